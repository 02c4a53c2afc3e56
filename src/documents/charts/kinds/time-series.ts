// Values over periods as lines that differ in mark and dash, with events as numbered lines above.

import type { Language } from '../../../domain/vocabulary.ts'
import { headerOf } from '../../cell-text.ts'
import { wordPeriod } from '../../words.ts'
import type { BandedSeries, TimeSeriesChart } from '../chart.ts'
import { formatCompact } from '../compact.ts'
import { legendOf } from '../legend.ts'
import { textWidth } from '../text-width.ts'
import { type ChartPlan, lookOf, theme } from '../theme.ts'

const eventRow = 18

/** Lines with gaps where nothing is known, and bands where bounds are. */
export function planTimeSeries(chart: TimeSeriesChart, language: Language): ChartPlan {
  const { measure, periods, series, events = [] } = chart
  const legend = legendOf(
    series.map(({ name }) => name),
    'lines',
  )
  const rows = placeEvents(chart)
  const top = legend.height + 14 + (rows.length === 0 ? 0 : (Math.max(...rows) + 1) * eventRow)
  const lines = events.map(({ period, label }, at) => ({
    xAxis: periods.indexOf(period),
    label: eventLabel(label, rows[at] ?? 0, periods.indexOf(period) > periods.length / 2),
  }))
  const drawn = series.flatMap((one, at) => [...bandOf(one, at), lineOf(one, at)])
  const marked = { type: 'line', data: [], silent: true, markLine: eventLines(lines) }
  const option = {
    graphic: legend.graphic,
    grid: { left: 92, right: 28, top, bottom: 56 },
    xAxis: {
      type: 'category',
      data: periods.map((period) => wordPeriod(period, language)),
      boundaryGap: periods.length < 3,
      axisLine: { onZero: false, lineStyle: { color: theme.soft } },
      axisLabel: { color: theme.ink, fontSize: theme.small, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      name: headerOf(measure),
      nameLocation: 'middle',
      nameGap: 74,
      nameTextStyle: { color: theme.soft, fontSize: theme.small },
      axisLabel: {
        color: theme.soft,
        fontSize: theme.small,
        formatter: (value: number) => formatCompact(value, measure, language),
      },
      splitLine: { lineStyle: { color: theme.grid } },
    },
    series: [...drawn, ...(lines.length === 0 ? [] : [marked])],
  }
  return { width: theme.width, height: top + 240, option }
}

function lineOf({ values }: BandedSeries, at: number): object {
  const { color, mark, dash } = lookOf(at)
  return {
    type: 'line',
    silent: true,
    connectNulls: false,
    symbol: mark,
    symbolSize: values.length > 60 ? 0 : 8,
    showAllSymbol: true,
    emphasis: { disabled: true },
    lineStyle: { color, width: 2.5, type: dash === 'solid' ? dash : [...dash] },
    itemStyle: { color, borderColor: theme.ink, borderWidth: 0.8 },
    data: values.map((value) => value ?? '-'),
  }
}

/** The space between both bounds: the lower one, unseen, with their difference on top. */
function bandOf({ low, high }: BandedSeries, at: number): readonly object[] {
  if (low === undefined || high === undefined) return []
  const gaps = high.map((value, place) => difference(value, low[place] ?? null))
  const base = { type: 'line', silent: true, stack: `band-${at}`, stackStrategy: 'all', symbol: 'none' }
  const unseen = { lineStyle: { opacity: 0 }, emphasis: { disabled: true } }
  return [
    { ...base, ...unseen, data: low.map((value) => value ?? '-') },
    { ...base, ...unseen, areaStyle: { color: lookOf(at).color, opacity: 0.25, origin: 'auto' }, data: gaps },
  ]
}

function difference(high: number | null, low: number | null): number | string {
  return high === null || low === null ? '-' : high - low
}

/** In which row above the plot the name of each event stands, so that no two meet. */
function placeEvents({ periods, events = [] }: TimeSeriesChart): readonly number[] {
  const step = 600 / Math.max(1, periods.length - 1)
  const rows: [number, number][][] = []
  return events.map(({ period, label }) => {
    const at = periods.indexOf(period) * step
    const width = textWidth(label, theme.small) + 12
    const span: [number, number] = periods.indexOf(period) > periods.length / 2 ? [at - width, at] : [at, at + width]
    const free = rows.findIndex((row) => row.every(([start, end]) => span[1] < start || span[0] > end))
    const row = free === -1 ? rows.push([]) - 1 : free
    rows[row]?.push(span)
    return row
  })
}

function eventLabel(label: string, row: number, isRight: boolean): object {
  return {
    formatter: () => label,
    position: 'end',
    distance: 2,
    align: isRight ? 'right' : 'left',
    offset: [0, -row * eventRow],
    color: theme.ink,
    fontSize: theme.small,
  }
}

function eventLines(data: readonly object[]): object {
  return { silent: true, symbol: ['none', 'none'], lineStyle: { color: theme.ink, width: 1.2, type: [3, 3] }, data }
}
