// The values of peers as columns of dots or of counts, and the one that stands out as a mark with its name.

import type { Language } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import { headerOf } from '../../cell-text.ts'
import { documentWords } from '../../words.ts'
import type { DistributionChart } from '../chart.ts'
import { formatCompact } from '../compact.ts'
import { type ChartPlan, theme } from '../theme.ts'

const bins = 40
const logFrom = 60

/** Dots where there are few peers, columns where there are many; a scale of powers where values differ much. */
export function planDistribution(chart: DistributionChart, language: Language): ChartPlan {
  const { values, flagged } = chart
  const all = [
    ...values,
    flagged.value,
    ...(chart.typical === undefined ? [] : [chart.typical.low, chart.typical.high]),
  ]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const isLog = low > 0 && high / low > logFrom
  const counted = countBins(values, { low, high, isLog })
  const tallest = Math.max(1, ...counted.map(({ count }) => count))
  const option = {
    grid: { left: 56, right: 36, top: 74, bottom: 52 },
    xAxis: { ...axisOf(chart, language, isLog), ...(isLog ? {} : marginOf(low, high)) },
    yAxis: { type: 'value', min: 0, max: tallest, minInterval: 1, ...countAxis(documentWords(language).peers) },
    series: [
      peersSeries(counted, values.length),
      ...marks(chart, language, { tallest, middle: middleOf(low, high, isLog) }),
    ],
  }
  return { width: theme.width, height: 300, option }
}

/** The ends of the axis, so far outside that marks have room. */
function marginOf(low: number, high: number): { readonly min: number; readonly max: number } {
  const margin = (high - low) * 0.04 || Math.abs(low) * 0.1 || 1
  return { min: low >= 0 ? Math.max(0, low - margin) : low - margin, max: high + margin }
}

interface Bin {
  readonly middle: number
  readonly count: number
}

function countBins(
  values: readonly number[],
  { low, high, isLog }: { low: number; high: number; isLog: boolean },
): readonly Bin[] {
  const to = (value: number): number => (isLog ? Math.log(value) : value)
  const width = (to(high) - to(low)) / bins || 1
  const counts = new Array<number>(bins).fill(0)
  for (const value of values) {
    const at = Math.min(bins - 1, Math.floor((to(value) - to(low)) / width))
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts.map((count, at) => {
    const middle = to(low) + (at + 0.5) * width
    return { middle: isLog ? Math.exp(middle) : middle, count }
  })
}

function middleOf(low: number, high: number, isLog: boolean): number {
  return isLog ? Math.sqrt(low * high) : (low + high) / 2
}

function peersSeries(counted: readonly Bin[], peers: number): object {
  const style = { itemStyle: { color: theme.plain, borderColor: theme.ink, borderWidth: 0.6, opacity: 1 } }
  if (peers <= limits.chartDotsMax) {
    const data = counted.flatMap(({ middle, count }) => Array.from({ length: count }, (_, at) => [middle, at + 0.5]))
    return { type: 'scatter', silent: true, symbol: 'circle', symbolSize: 10, ...style, data }
  }
  const data = counted.filter(({ count }) => count > 0).map(({ middle, count }) => [middle, count])
  return { type: 'bar', silent: true, barWidth: 13, emphasis: { disabled: true }, ...style, data }
}

/** The typical range, the median, and the value that stands out: each has its own line of text above the dots. */
function marks(chart: DistributionChart, language: Language, { tallest, middle }: { tallest: number; middle: number }) {
  const { measure, flagged, typical } = chart
  const words = documentWords(language)
  const side = (value: number): string => (value > middle ? 'right' : 'left')
  const shown = (value: number): string => formatCompact(value, measure, language)
  const label = (text: string, row: number, align: string) => ({
    ...{
      show: true,
      position: 'end',
      distance: 0,
      formatter: () => text,
      align,
      offset: [align === 'right' ? 4 : -4, -row * 19],
    },
    ...{ color: theme.ink, fontSize: theme.size },
  })
  const line = (value: number, style: object, text: object) => ({
    xAxis: value,
    lineStyle: style,
    label: text,
    symbol: 'none',
  })
  const lines = [
    line(
      flagged.value,
      { color: theme.flagged, width: 2.5, type: 'solid' },
      {
        ...label(`${flagged.label}: ${shown(flagged.value)}`, 2.6, side(flagged.value)),
        fontWeight: 'bold',
        color: theme.flagged,
      },
    ),
    ...(typical === undefined
      ? []
      : [
          line(
            typical.median,
            { color: theme.ink, width: 1.5, type: [6, 3] },
            label(`${words.median}: ${shown(typical.median)}`, 1.5, side(typical.median)),
          ),
          line(
            typical.low,
            { color: theme.soft, width: 1, type: [2, 2] },
            label(`${words.typical}: ${shown(typical.low)} – ${shown(typical.high)}`, 0.4, side(typical.low)),
          ),
          line(typical.high, { color: theme.soft, width: 1, type: [2, 2] }, { show: false }),
        ]),
  ]
  const area = typical === undefined ? {} : { markArea: bandOf(typical) }
  return [
    {
      type: 'scatter',
      silent: true,
      data: [],
      symbol: 'none',
      markLine: { silent: true, symbol: 'none', data: lines },
      ...area,
    },
    {
      type: 'scatter',
      silent: true,
      z: 10,
      symbol: 'diamond',
      symbolSize: 18,
      itemStyle: { color: theme.flagged, borderColor: theme.ink, borderWidth: 1, opacity: 1 },
      data: [[flagged.value, Math.min(0.5, tallest / 2)]],
    },
  ]
}

function bandOf({ low, high }: { low: number; high: number }): object {
  return { silent: true, itemStyle: { color: theme.light, opacity: 0.6 }, data: [[{ xAxis: low }, { xAxis: high }]] }
}

function axisOf({ measure }: DistributionChart, language: Language, isLog: boolean): object {
  return {
    type: isLog ? 'log' : 'value',
    scale: true,
    name: headerOf(measure),
    nameLocation: 'middle',
    nameGap: 30,
    nameTextStyle: { color: theme.soft, fontSize: theme.small },
    axisLabel: {
      color: theme.soft,
      fontSize: theme.small,
      hideOverlap: true,
      showMinLabel: isLog,
      showMaxLabel: isLog,
      formatter: (value: number) => formatCompact(value, measure, language),
    },
    axisLine: { show: true, lineStyle: { color: theme.soft } },
    splitLine: { show: false },
  }
}

function countAxis(name: string): object {
  return {
    name,
    nameLocation: 'middle',
    nameGap: 34,
    nameTextStyle: { color: theme.soft, fontSize: theme.small },
    axisLabel: { color: theme.soft, fontSize: theme.small },
    splitLine: { lineStyle: { color: theme.grid } },
  }
}
