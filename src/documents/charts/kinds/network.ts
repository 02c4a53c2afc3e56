// Parties and their links; each kind of party has a shape, what is flagged a heavy edge and a word.

import type { Language } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import { documentWords } from '../../words.ts'
import type { NetworkChart, NetworkNode } from '../chart.ts'
import { graphicText } from '../legend.ts'
import { layoutNetwork } from '../network-layout.ts'
import { textWidth, wrapText } from '../text-width.ts'
import { type ChartPlan, theme } from '../theme.ts'

const shapes = [
  { symbol: 'circle', color: '#a9cbe8' },
  { symbol: 'rect', color: '#e9b872' },
  { symbol: 'triangle', color: '#c9c9c9' },
  { symbol: 'diamond', color: '#9dbf8a' },
  { symbol: 'roundRect', color: '#d7c3e0' },
  { symbol: 'pin', color: '#f2e3a0' },
] as const

/** The parties in a layout that depends on them alone. */
export function planNetwork(chart: NetworkChart, language: Language): ChartPlan {
  const nodes = chart.nodes.slice(0, limits.networkNodesDrawnMax)
  const ids = new Set(nodes.map(({ id }) => id))
  const links = chart.links.filter(({ from, to }) => ids.has(from) && ids.has(to))
  const places = layoutNetwork({ ...chart, nodes, links })
  const kinds = [...new Set(nodes.map(({ kind }) => kind))]
  const height = nodes.length > 40 ? 640 : 440
  const data = nodes.map((node, at) => {
    const [x = 0.5, y = 0.5] = places[at] ?? []
    return { ...nodeOf(node, kinds, language), x: 110 + x * (theme.width - 220), y: 30 + y * (height - 130) }
  })
  const series = {
    type: 'graph',
    layout: 'none',
    ...{ left: 110, right: 110, top: 30, bottom: 100, silent: true, emphasis: { disabled: true }, roam: false },
    preserveAspect: false,
    labelLayout: { hideOverlap: nodes.length > limits.networkLabelsMax },
    edgeLabel: { show: links.length <= limits.networkLabelsMax, fontSize: 11, color: theme.soft, ...halo },
    lineStyle: { color: theme.soft, width: 1.4, curveness: 0 },
    data,
    links: links.map(({ from, to, label }) => ({
      source: from,
      target: to,
      label: { formatter: () => label ?? '', color: theme.soft },
    })),
  }
  return { width: theme.width, height, option: { series: [series], graphic: legendOfKinds(kinds, height) } }
}

const halo = { textBorderColor: theme.paper, textBorderWidth: 3 }

function nodeOf({ id, label, kind, flagged }: NetworkNode, kinds: readonly string[], language: Language): object {
  const shape = shapes[kinds.indexOf(kind) % shapes.length] ?? shapes[0]
  const name = wrapText(label, { size: theme.small, width: 170, lines: 2 })
  const text = flagged === undefined ? name : `${name}\n(${documentWords(language).flagged})`
  const edge =
    flagged === undefined ? { borderColor: theme.ink, borderWidth: 1 } : { borderColor: theme.flagged, borderWidth: 4 }
  return {
    id,
    name: id,
    symbol: shape.symbol,
    symbolSize: 24,
    itemStyle: { color: shape.color, ...edge },
    label: {
      show: true,
      position: 'bottom',
      formatter: () => text,
      color: theme.ink,
      fontSize: theme.small,
      fontWeight: flagged === undefined ? 'normal' : 'bold',
      ...halo,
    },
  }
}

function legendOfKinds(kinds: readonly string[], height: number): readonly object[] {
  let x = 24
  return kinds.flatMap((kind, at) => {
    const { symbol, color } = shapes[at % shapes.length] ?? shapes[0]
    const drawn = [
      swatchOf(symbol, { x, y: height - 16, color }),
      graphicText(kind, { x: x + 14, y: height - 16, size: theme.small }),
    ]
    x += textWidth(kind, theme.small) + 44
    return drawn
  })
}

function swatchOf(symbol: string, { x, y, color }: { x: number; y: number; color: string }): object {
  const style = { fill: color, stroke: theme.ink, lineWidth: 1 }
  const polygon = (points: readonly (readonly number[])[]) => ({ type: 'polygon', shape: { points }, style })
  if (symbol === 'triangle')
    return polygon([
      [x, y - 6],
      [x + 7, y + 6],
      [x - 7, y + 6],
    ])
  if (symbol === 'diamond')
    return polygon([
      [x, y - 7],
      [x + 7, y],
      [x, y + 7],
      [x - 7, y],
    ])
  if (symbol === 'pin')
    return polygon([
      [x, y + 7],
      [x - 6, y - 3],
      [x, y - 7],
      [x + 6, y - 3],
    ])
  if (symbol === 'circle') return { type: 'circle', shape: { cx: x, cy: y, r: 6 }, style }
  return { type: 'rect', shape: { x: x - 6, y: y - 6, width: 12, height: 12, r: symbol === 'rect' ? 0 : 4 }, style }
}
