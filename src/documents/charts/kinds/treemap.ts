// Parts of a whole by area, in groups; what has no room for its name is in the table of the figure.

import type { Language } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import type { LabelledValue, TreemapChart } from '../chart.ts'
import { byValue } from '../chart-table.ts'
import { formatCompact } from '../compact.ts'
import { type ChartPlan, shadeOf, theme } from '../theme.ts'

/** Larger groups are darker. */
export function planTreemap({ measure, parts }: TreemapChart, language: Language): ChartPlan {
  const sorted = [...parts].sort(byValue).slice(0, limits.treemapPartsMax)
  const shown = (value: number): string => formatCompact(value, measure, language)
  const leaf = ({ label, value }: LabelledValue, share: number) => ({
    name: `${label}\n${shown(value)}`,
    value,
    itemStyle: { color: shadeOf(share).color },
    label: { color: shadeOf(share).ink },
  })
  const data = sorted.map((part, at) => {
    const share = 1 - (at + 1) / (sorted.length + 1)
    const children = part.parts?.slice(0, limits.treemapPartsMax).map((one) => leaf(one, share))
    if (children === undefined) return leaf(part, share)
    return {
      name: `${part.label}: ${shown(part.value)}`,
      value: part.value,
      children,
      itemStyle: { color: shadeOf(share).color },
    }
  })
  const series = {
    type: 'treemap',
    ...{
      left: 8,
      right: 8,
      top: 8,
      bottom: 8,
      roam: false,
      nodeClick: false,
      breadcrumb: { show: false },
      silent: true,
    },
    label: { fontSize: theme.small, overflow: 'truncate', ellipsis: '…', position: [6, 6] },
    upperLabel: {
      show: true,
      height: 24,
      color: theme.ink,
      fontSize: theme.small,
      fontWeight: 'bold',
      backgroundColor: theme.paper,
      padding: [0, 6],
    },
    itemStyle: { borderColor: theme.paper, borderWidth: 2, gapWidth: 2 },
    levels: [{ itemStyle: { borderColor: theme.paper, borderWidth: 0, gapWidth: 3 }, upperLabel: { show: false } }],
    emphasis: { disabled: true },
    visibleMin: 0,
    data,
  }
  return { width: theme.width, height: 360, option: { series: [series] } }
}
