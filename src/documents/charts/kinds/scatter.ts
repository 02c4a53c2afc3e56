// Points on two axes; what is flagged has a mark and a name.

import type { Language } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import { headerOf } from '../../cell-text.ts'
import type { ChartMeasure, ScatterChart, ScatterPoint } from '../chart.ts'
import { formatCompact } from '../compact.ts'
import { wrapText } from '../text-width.ts'
import { type ChartPlan, theme } from '../theme.ts'

const namedAtMost = 12

/** Each point has its name where there are few. */
export function planScatter({ x, y, points }: ScatterChart, language: Language): ChartPlan {
  const shown = points.slice(0, limits.chartPointsMax)
  const plain = shown.filter(({ flagged }) => flagged === undefined)
  const flagged = shown.filter((point) => point.flagged !== undefined)
  const middle = (Math.min(...shown.map((point) => point.x)) + Math.max(...shown.map((point) => point.x))) / 2
  const option = {
    grid: { left: 92, right: 30, top: 16, bottom: 52 },
    xAxis: { ...axisOf(x, language), nameGap: 30 },
    yAxis: { ...axisOf(y, language), nameGap: 74 },
    series: [
      pointsOf(plain, {
        color: theme.plain,
        symbol: 'circle',
        symbolSize: 10,
        isNamed: shown.length <= namedAtMost,
        middle,
      }),
      pointsOf(flagged, { color: theme.flagged, symbol: 'diamond', symbolSize: 18, isNamed: true, middle }),
    ],
  }
  return { width: theme.width, height: 340, option }
}

interface Look {
  readonly color: string
  readonly symbol: string
  readonly symbolSize: number
  readonly isNamed: boolean
  readonly middle: number
}

function pointsOf(points: readonly ScatterPoint[], { color, symbol, symbolSize, isNamed, middle }: Look): object {
  return {
    type: 'scatter',
    silent: true,
    symbol,
    symbolSize,
    itemStyle: { color, borderColor: theme.ink, borderWidth: 0.8, opacity: 1 },
    labelLayout: { hideOverlap: true },
    data: points.map(({ label, x, y }) => ({
      value: [x, y],
      label: {
        show: isNamed,
        position: x > middle ? 'left' : 'right',
        formatter: () => wrapText(label, { size: theme.small, width: 220, lines: 1 }),
        color: theme.ink,
        fontSize: theme.small,
      },
    })),
  }
}

function axisOf(measure: ChartMeasure, language: Language): object {
  return {
    type: 'value',
    scale: true,
    name: headerOf(measure),
    nameLocation: 'middle',
    nameTextStyle: { color: theme.soft, fontSize: theme.small },
    axisLabel: {
      color: theme.soft,
      fontSize: theme.small,
      hideOverlap: true,
      formatter: (value: number) => formatCompact(value, measure, language),
    },
    axisLine: { show: true, lineStyle: { color: theme.soft } },
    splitLine: { lineStyle: { color: theme.grid } },
  }
}
