// What flows from whom to whom; the width of a band is its value.

import type { Language } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import type { SankeyChart } from '../chart.ts'
import { formatCompact } from '../compact.ts'
import { wrapText } from '../text-width.ts'
import { type ChartPlan, theme } from '../theme.ts'

/** Each party with what passes through it, in columns from left to right. */
export function planSankey({ measure, flows }: SankeyChart, language: Language): ChartPlan {
  const shown = [...flows].sort((a, b) => b.value - a.value).slice(0, limits.sankeyFlowsMax)
  const names = [...new Set(shown.flatMap(({ from, to }) => [from, to]))]
  const sum = (name: string, side: 'from' | 'to'): number =>
    shown.reduce((total, flow) => (flow[side] === name ? total + flow.value : total), 0)
  const isLast = (name: string): boolean => !shown.some(({ from }) => from === name)
  const data = names.map((name) => {
    const value = formatCompact(Math.max(sum(name, 'from'), sum(name, 'to')), measure, language)
    const text = `${wrapText(name, { size: theme.small, width: 190, lines: 1 })}\n${value}`
    return { name, label: { formatter: () => text, position: isLast(name) ? 'left' : 'right' } }
  })
  const series = {
    type: 'sankey',
    ...{ left: 12, right: 12, top: 12, bottom: 12, silent: true, emphasis: { disabled: true }, layoutIterations: 32 },
    ...{ nodeWidth: 14, nodeGap: 18 },
    label: { color: theme.ink, fontSize: theme.small, distance: 6, textBorderColor: theme.paper, textBorderWidth: 3 },
    itemStyle: { color: theme.ink, borderColor: theme.ink },
    lineStyle: { color: theme.plain, opacity: 0.35, curveness: 0.5 },
    data,
    links: shown.map(({ from, to, value }) => ({ source: from, target: to, value })),
  }
  return {
    width: theme.width,
    height: Math.min(800, Math.max(220, 60 + names.length * 40)),
    option: { series: [series] },
  }
}
