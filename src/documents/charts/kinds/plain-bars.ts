// Plain bars: a ranked bar chart drawn as elements, without the library, which takes thirty times as long to arrange a few bars. A
// report of a hundred findings has one such chart beside nearly each of them. The looks are those of src/documents/charts/kinds/bars.ts.

import type { SvgElement } from '../picture.ts'
import { textWidth, wrapText } from '../text-width.ts'
import { lookOf, theme } from '../theme.ts'

export interface PlainBar {
  readonly name: string
  /** At least 0. */
  readonly value: number
  /** Written at its end. */
  readonly label: string
  readonly isFlagged: boolean
}

export interface PlainBars {
  readonly bars: readonly PlainBar[]
  /** Below the axis, and how its figures are written. */
  readonly axisName: string
  readonly formatTick: (value: number) => string
  /** Whether the axis has whole numbers alone. */
  readonly isWhole: boolean
}

const nameWidth = 210
const rowHeight = 38
const thickness = 20
const top = 8
const axisHeight = 46
const left = nameWidth + 16
const lineHeight = 15
const stripes = 'stripes'
const wantedTicks = 4

/** The elements of the drawing and its height; its width is that of the theme. */
export function drawPlainBars({ bars, axisName, formatTick, isWhole }: PlainBars): {
  readonly height: number
  readonly elements: readonly SvgElement[]
} {
  const right = Math.max(40, ...bars.map(({ label }) => textWidth(label, theme.small))) + 14
  const width = Math.max(1, theme.width - left - right)
  const bottom = top + bars.length * rowHeight
  const ticks = ticksUpTo(Math.max(0, ...bars.map(({ value }) => value)), isWhole)
  const end = ticks.at(-1) ?? 1
  const xOf = (value: number) => rounded(left + (value / end) * width)
  return {
    height: bottom + axisHeight,
    elements: [
      ...ticks.map((tick) => line(xOf(tick), bottom, tick === 0 ? theme.soft : theme.grid)),
      ...tickTexts(
        ticks.map((tick) => ({ x: xOf(tick), said: formatTick(tick) })),
        bottom + 15,
      ),
      text(axisName, {
        x: rounded(left + width / 2),
        y: bottom + 35,
        anchor: 'middle',
        size: theme.small,
        fill: theme.soft,
      }),
      ...bars.flatMap((bar, at) => barElements(bar, { y: top + at * rowHeight, end: xOf(bar.value) })),
      ...(bars.some(({ isFlagged }) => isFlagged) ? [stripesPattern] : []),
    ],
  }
}

function barElements({ name, label, isFlagged }: PlainBar, { y, end }: { y: number; end: number }): SvgElement[] {
  const shape = {
    x: `${left}`,
    y: `${y + (rowHeight - thickness) / 2}`,
    width: `${rounded(end - left)}`,
    height: `${thickness}`,
  }
  const outline = { stroke: theme.ink, 'stroke-width': '0.6' }
  const middle = y + rowHeight / 2
  const lines = wrapText(name, { size: theme.size, width: nameWidth, lines: 2 }).split('\n')
  return [
    ...lines.map((said, at) =>
      text(said, {
        ...{ x: left - 10, y: middle + (at - (lines.length - 1) / 2) * lineHeight, anchor: 'end' },
        ...{ size: theme.size, fill: theme.ink },
      }),
    ),
    element('rect', { ...shape, fill: isFlagged ? theme.flagged : lookOf(0).color, ...outline }),
    ...(isFlagged ? [element('rect', { ...shape, fill: `url(#${stripes})`, ...outline })] : []),
    text(label, { x: rounded(end + 5), y: middle, anchor: 'start', size: theme.small, fill: theme.ink }),
  ]
}

/** Round numbers from 0 to the first that no bar passes, about four steps apart. */
function ticksUpTo(most: number, isWhole: boolean): readonly number[] {
  const rough = (most > 0 ? most : 1) / wantedTicks
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= rough * 0.999) ?? 10 * power
  const step = isWhole ? Math.max(1, Math.round(nice)) : nice
  const count = Math.max(1, Math.ceil(most / step - 1e-9))
  // By powers of ten the product is rounded, so that no tick reads 0.30000000000000004.
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}

/** The figures of the axis, one left out where it would touch the one before. */
function tickTexts(ticks: readonly { readonly x: number; readonly said: string }[], y: number): readonly SvgElement[] {
  let free = Number.NEGATIVE_INFINITY
  return ticks.flatMap(({ x, said }) => {
    const half = textWidth(said, theme.small) / 2
    if (x - half < free) return []
    free = x + half + 6
    return [text(said, { x, y, anchor: 'middle', size: theme.small, fill: theme.soft })]
  })
}

interface TextPlace {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly size: number
  readonly fill: string
}

function text(said: string, { x, y, anchor, size, fill }: TextPlace): SvgElement {
  const place = { x: `${x}`, y: `${y}`, 'text-anchor': anchor, 'dominant-baseline': 'central' }
  return { name: 'text', attributes: { ...place, 'font-size': `${size}`, fill }, children: [], text: said }
}

function line(x: number, bottom: number, stroke: string): SvgElement {
  return element('path', { d: `M${x} ${top}L${x} ${bottom}`, fill: 'none', stroke })
}

function element(name: string, attributes: SvgElement['attributes'], children: readonly SvgElement[] = []): SvgElement {
  return { name, attributes, children, text: '' }
}

/** White stripes over the flagged bar, which tell it from the others without colour. */
const stripesPattern = element('defs', {}, [
  element(
    'pattern',
    { width: '1', height: '7', patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)', id: stripes },
    [element('g', {}, [element('path', { d: 'M0 0l1 0l0 2l-1 0Z', fill: theme.paper })])],
  ),
])

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
