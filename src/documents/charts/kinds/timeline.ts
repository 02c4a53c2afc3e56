// The steps of a proceeding, one a row: bars for what lasted, diamonds for what happened on a day.

import { parseDay } from '../../../domain/days.ts'
import { formatDate } from '../../../domain/format.ts'
import type { Language } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import { documentWords } from '../../words.ts'
import type { TimelineChart, TimelineStep } from '../chart.ts'
import { textWidth, wrapText } from '../text-width.ts'
import { type ChartPlan, decalOf, theme } from '../theme.ts'

const rowHeight = 40
const nameWidth = 190

interface Placed {
  readonly start: number
  readonly end: number
  readonly step: TimelineStep
}

/** Steps in the given order; what is flagged says so. */
export function planTimeline({ steps }: TimelineChart, language: Language): ChartPlan {
  const placed = steps.slice(0, limits.chartBarsMax).flatMap(place)
  const [first, last] = [Math.min(...placed.map(({ start }) => start)), Math.max(...placed.map(({ end }) => end))]
  const margin = Math.max(1, (last - first) * 0.02)
  const labels = placed.map((step) => labelOf(step, language))
  const right = Math.max(...labels.map((label) => textWidth(label, theme.small)))
  const option = {
    grid: { left: nameWidth + 20, right: 24, top: 8, bottom: 34 },
    xAxis: {
      type: 'value',
      min: first - margin,
      // So far beyond the last day that its dates have room behind it.
      max: last + margin + ((last - first + margin) * right) / (theme.width - nameWidth - 60 - right),
      splitNumber: 4,
      minInterval: 1,
      axisLabel: {
        color: theme.soft,
        fontSize: theme.small,
        hideOverlap: true,
        formatter: (day: number) => formatDate(Math.round(day), language),
        showMinLabel: false,
        showMaxLabel: false,
      },
      splitLine: { lineStyle: { color: theme.grid } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: placed.map(({ step }) => wrapText(step.label, { size: theme.size, width: nameWidth, lines: 2 })),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: theme.soft } },
      axisLabel: { color: theme.ink, fontSize: theme.size, interval: 0, margin: 10 },
    },
    series: seriesOf(placed, labels),
  }
  return { width: theme.width, height: placed.length * rowHeight + 42, option }
}

function seriesOf(placed: readonly Placed[], labels: readonly string[]): readonly object[] {
  const label = (at: number) => ({
    ...{ show: true, position: 'right', formatter: () => labels[at] ?? '', color: theme.ink, fontSize: theme.small },
  })
  const base = { silent: true, emphasis: { disabled: true } }
  const style = ({ step }: Placed) => ({
    color: step.flagged === undefined ? theme.plain : theme.flagged,
    borderColor: theme.ink,
    borderWidth: 0.6,
    opacity: 1,
    decal: decalOf(step.flagged === undefined ? 0 : 1),
  })
  const hidden = { ...base, type: 'bar', stack: 'steps', itemStyle: { color: 'transparent' } }
  return [
    { ...hidden, barWidth: 18, data: placed.map(({ start }) => start) },
    {
      ...{ ...base, type: 'bar', stack: 'steps', barWidth: 18 },
      data: placed.map((one, at) =>
        isDay(one) ? '-' : { value: one.end - one.start, itemStyle: style(one), label: label(at) },
      ),
    },
    {
      ...{ ...base, type: 'scatter', symbol: 'diamond', symbolSize: 16 },
      data: placed.flatMap((one, at) =>
        isDay(one)
          ? [{ value: [one.start, at], itemStyle: { ...style(one), decal: decalOf(0) }, label: label(at) }]
          : [],
      ),
    },
  ]
}

function isDay({ start, end }: Placed): boolean {
  return start === end
}

function place(step: TimelineStep): readonly Placed[] {
  const start = parseDay(step.start)
  const end = step.end === undefined ? start : parseDay(step.end)
  return start === undefined || end === undefined || end < start ? [] : [{ start, end, step }]
}

function labelOf({ start, end, step }: Placed, language: Language): string {
  const days =
    start === end ? formatDate(start, language) : `${formatDate(start, language)} – ${formatDate(end, language)}`
  return step.flagged === undefined ? days : `${days} · ${documentWords(language).flagged}`
}
