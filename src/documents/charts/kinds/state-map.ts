// The 27 states by shade, each with its letters and value; small states on the coast have theirs at sea.
// The outlines are those of @svg-maps/brazil by Victor Cazanave, CC BY 4.0, which asks for the credit that stands below the map.

import type { Language } from '../../../domain/vocabulary.ts'
import { headerOf, nothingKnown } from '../../cell-text.ts'
import { documentWords } from '../../words.ts'
import type { StateMapChart } from '../chart.ts'
import { formatCompact } from '../compact.ts'
import { graphicText } from '../legend.ts'
import { type ChartPlan, shadeOf, theme } from '../theme.ts'

type Place = readonly [x: number, y: number]

/** Where the letters of a state stand on the map of 613 × 639, and for small ones the place that a line leads to. */
const places: Readonly<Record<string, { readonly at: Place; readonly of?: Place }>> = {
  AC: { at: [62, 226] },
  AM: { at: [140, 150] },
  RR: { at: [190, 52] },
  RO: { at: [165, 250] },
  PA: { at: [322, 150] },
  AP: { at: [339, 60] },
  MT: { at: [282, 272] },
  MS: { at: [300, 408] },
  GO: { at: [370, 345] },
  TO: { at: [400, 230] },
  MA: { at: [440, 160] },
  PI: { at: [488, 205] },
  BA: { at: [490, 285] },
  MG: { at: [450, 370] },
  SP: { at: [388, 436] },
  PR: { at: [350, 478] },
  SC: { at: [430, 545], of: [385, 530] },
  RS: { at: [318, 572] },
  CE: { at: [540, 118], of: [541, 155] },
  RN: { at: [652, 150], of: [598, 172] },
  PB: { at: [652, 184], of: [598, 192] },
  PE: { at: [652, 218], of: [600, 214] },
  AL: { at: [652, 252], of: [592, 234] },
  SE: { at: [640, 286], of: [574, 250] },
  ES: { at: [590, 395], of: [522, 392] },
  RJ: { at: [570, 452], of: [500, 438] },
  DF: { at: [588, 345], of: [412, 331] },
}
const scale = 0.92
const classes = 5
const left = 20
const top = 18

/** States in five shades of about as many states each; one without a value has a shade of its own. */
export async function planStateMap(chart: StateMapChart, language: Language): Promise<ChartPlan> {
  const outlines = await loadOutlines()
  const known = Object.values(chart.values)
    .filter((value) => value !== null)
    .sort((a, b) => a - b)
  const bounds = boundsOf(known)
  const shade = (value: number | null) =>
    value === null ? { color: theme.unknown, ink: theme.ink } : shadeOf(classOf(value, bounds) / classes)
  const states = outlines.map(({ id, path }) => {
    const { color } = shade(chart.values[id.toUpperCase()] ?? null)
    const style = { fill: color, stroke: theme.ink, lineWidth: 0.9 }
    return { type: 'path', shape: { pathData: path }, style, x: left, y: top, scaleX: scale, scaleY: scale }
  })
  const series = {
    type: 'custom',
    coordinateSystem: 'none',
    silent: true,
    data: states.map((_, at) => at),
    renderItem: ({ dataIndex }: { dataIndex: number }) => states[dataIndex],
  }
  const labels = Object.entries(places).flatMap(([unit, { at, of }]) => {
    const value = chart.values[unit] ?? null
    const text = value === null ? nothingKnown : formatCompact(value, chart.measure, language).replace('R$ ', '')
    const ink = of === undefined ? shade(value).ink : theme.ink
    return [...(of === undefined ? [] : [lineTo(at, of)]), ...labelAt(unit, text, { at, ink })]
  })
  return {
    width: theme.width,
    height: 672,
    option: { series: [series], graphic: [...labels, ...legendOfClasses(chart, bounds, language), creditOf(language)] },
  }
}

interface Outline {
  readonly id: string
  readonly path: string
}

/** The package's types name a package that it lacks, and the way in which old modules are imported. */
async function loadOutlines(): Promise<readonly Outline[]> {
  const { default: map } = (await import('@svg-maps/brazil')) as unknown as {
    default: { locations: readonly Outline[] }
  }
  return map.locations
}

/** The least value of each class; equal ones are one class. */
function boundsOf(sorted: readonly number[]): readonly number[] {
  const quantiles = Array.from({ length: classes }, (_, at) => sorted[Math.floor((at * sorted.length) / classes)])
  return [...new Set(quantiles.filter((value) => value !== undefined))]
}

function classOf(value: number, bounds: readonly number[]): number {
  return bounds.length <= 1
    ? 0
    : Math.max(
        0,
        bounds.findLastIndex((least) => value >= least),
      )
}

function legendOfClasses(
  { measure, values }: StateMapChart,
  bounds: readonly number[],
  language: Language,
): readonly object[] {
  const known = Object.values(values).filter((value) => value !== null)
  const high = Math.max(...known)
  const rows = bounds.map((least, at) => {
    const next = known.filter(
      (value) => value >= least && (bounds[at + 1] === undefined || value < (bounds[at + 1] ?? high)),
    )
    const most = Math.max(...next)
    const text = [least, most].map((value) => formatCompact(value, measure, language)).join(' – ')
    return { color: shadeOf(at / classes).color, text: least === most ? formatCompact(least, measure, language) : text }
  })
  const all = [...rows, { color: theme.unknown, text: `${nothingKnown} ${documentWords(language).unknown}` }]
  const y = 470
  return [
    graphicText(headerOf(measure), { x: left, y: y - 6, size: theme.small, fontWeight: 'bold' }),
    ...all.flatMap(({ color, text }, at) => [
      {
        type: 'rect',
        silent: true,
        shape: { x: left, y: y + 8 + at * 22, width: 26, height: 15 },
        style: { fill: color, stroke: theme.ink, lineWidth: 0.9 },
      },
      graphicText(text, { x: left + 34, y: y + 16 + at * 22, size: theme.small }),
    ]),
  ]
}

function labelAt(unit: string, text: string, { at: [x, y], ink }: { at: Place; ink: string }): readonly object[] {
  const place = { x: left + x * scale, align: 'center', fill: ink }
  return [
    graphicText(unit, { ...place, y: top + y * scale - 7, size: theme.small, fontWeight: 'bold' }),
    graphicText(text, { ...place, y: top + y * scale + 7, size: 11 }),
  ]
}

function lineTo([x, y]: Place, [toX, toY]: Place): object {
  const toward = x > toX ? -22 : 22
  const shape = {
    x1: left + x * scale + (y < toY - 25 ? 0 : toward),
    y1: top + y * scale + (y < toY - 25 ? 17 : 0),
    x2: left + toX * scale,
    y2: top + toY * scale,
  }
  return { type: 'line', silent: true, z: 99, shape, style: { stroke: theme.ink, lineWidth: 0.9 } }
}

function creditOf(language: Language): object {
  return graphicText(documentWords(language).mapCredit, { x: left, y: 660, size: 11, fill: theme.soft })
}
