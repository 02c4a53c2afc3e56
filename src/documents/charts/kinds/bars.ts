// Bars lie, so that long names stand beside them and each has its value at its end.

import type { Language } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import { formatCell, headerOf } from '../../cell-text.ts'
import { documentWords } from '../../words.ts'
import type { BarsChart, ChartMeasure, LabelledValue, RankedBarsChart, SharesChart } from '../chart.ts'
import { byValue } from '../chart-table.ts'
import { formatCompact } from '../compact.ts'
import { legendOf } from '../legend.ts'
import type { Picture } from '../picture.ts'
import { textWidth, wrapText } from '../text-width.ts'
import { type ChartPlan, decalOf, lookOf, theme } from '../theme.ts'
import { drawPlainBars, type PlainBar } from './plain-bars.ts'

const nameWidth = 210
const barGap = 10
const axisHeight = 46

interface Bars {
  readonly measure: ChartMeasure
  readonly categories: readonly string[]
  readonly series: readonly { readonly name: string; readonly bars: readonly Bar[] }[]
}

interface Bar {
  readonly value: number | null
  readonly label: string
  readonly isFlagged: boolean
}

/** Groups of bars, one of each series. */
export function planBars(chart: BarsChart, language: Language): ChartPlan {
  const { measure, categories, series } = chart
  const shown = categories.slice(0, limits.chartBarsMax)
  const bars = series.map(({ name, values }) => ({
    name,
    bars: shown.map((_, at) => toBar(values[at] ?? null, labelOf(values[at] ?? null, measure, language))),
  }))
  return plan({ measure, categories: shown, series: bars }, language)
}

/** Bars from the largest down. */
export function planRankedBars(chart: RankedBarsChart, language: Language): ChartPlan {
  const { measure } = chart
  const rows = rankedRows(chart, language)
  return plan(
    { measure, categories: rows.map(({ name }) => name), series: [{ name: measure.name, bars: rows }] },
    language,
  )
}

/** The same without the library; undefined where a bar would lead to the left. */
export function drawRankedBars(chart: RankedBarsChart, language: Language): Picture | undefined {
  const { measure } = chart
  const bars = rankedRows(chart, language)
  if (bars.length === 0 || bars.some(({ value }) => !(value >= 0))) return undefined
  const formatTick = (value: number) => formatCompact(value, measure, language)
  const isWhole = measure.type === 'integer'
  return { width: theme.width, ...drawPlainBars({ bars, axisName: headerOf(measure), formatTick, isWhole }) }
}

function rankedRows({ measure, bars }: RankedBarsChart, language: Language): readonly PlainBar[] {
  const shown = [...bars].sort(byValue).slice(0, limits.chartBarsMax)
  return shown.map(({ label, value, flagged }) => ({
    ...{ name: label, value, isFlagged: flagged !== undefined },
    label: labelOf(value, measure, language) + (flagged === undefined ? '' : ` · ${documentWords(language).flagged}`),
  }))
}

/** Bars with their share of the whole. */
export function planShares({ measure, parts }: SharesChart, language: Language): ChartPlan {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const shown = joinSmallest([...parts].sort(byValue), documentWords(language).others)
  const bars = shown.map(({ value }) => {
    const share = total === 0 ? '' : ` (${formatCell(value / total, { type: 'percent' }, language)})`
    return toBar(value, `${labelOf(value, measure, language)}${share}`)
  })
  return plan(
    { measure, categories: shown.map(({ label }) => label), series: [{ name: measure.name, bars }] },
    language,
  )
}

function joinSmallest(parts: readonly LabelledValue[], name: string): readonly LabelledValue[] {
  if (parts.length <= limits.chartBarsMax) return parts
  const rest = parts.slice(limits.chartBarsMax - 1)
  const value = rest.reduce((sum, part) => sum + part.value, 0)
  return [...parts.slice(0, limits.chartBarsMax - 1), { label: `${rest.length} ${name}`, value }]
}

function plan({ measure, categories, series }: Bars, language: Language): ChartPlan {
  const thickness = series.length > 1 ? 18 : 24
  const legend =
    series.length > 1
      ? legendOf(
          series.map(({ name }) => name),
          'bars',
        )
      : undefined
  const top = legend === undefined ? 8 : legend.height + 8
  const rowHeight = Math.max(series.length * thickness + barGap, 38)
  const height = top + categories.length * rowHeight + axisHeight
  const labels = series.flatMap(({ bars }) => bars.map(({ label }) => textWidth(label, theme.small)))
  const option = {
    ...(legend === undefined ? {} : { graphic: legend.graphic }),
    grid: { left: nameWidth + 16, right: Math.max(...labels, 40) + 14, top, bottom: axisHeight },
    xAxis: valueAxis(measure, language),
    yAxis: {
      type: 'category',
      inverse: true,
      data: categories.map((name) => wrapText(name, { size: theme.size, width: nameWidth, lines: 2 })),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: theme.soft } },
      axisLabel: { color: theme.ink, fontSize: theme.size, interval: 0, margin: 10 },
    },
    series: series.map(({ bars }, at) => barSeries(bars, { at, thickness })),
  }
  return { width: theme.width, height, option }
}

function barSeries(bars: readonly Bar[], { at, thickness }: { at: number; thickness: number }): object {
  return {
    type: 'bar',
    barWidth: thickness - 4,
    barGap: '20%',
    silent: true,
    emphasis: { disabled: true },
    itemStyle: { color: lookOf(at).color, borderColor: theme.ink, borderWidth: 0.6, decal: decalOf(at) },
    label: { show: true, position: 'right', color: theme.ink, fontSize: theme.small },
    data: bars.map(({ value, label, isFlagged }) => ({
      value: value ?? '-',
      label: { formatter: () => label, ...(value !== null && value < 0 ? { position: 'insideLeft' } : {}) },
      ...(isFlagged ? { itemStyle: { color: theme.flagged, decal: decalOf(1) } } : {}),
    })),
  }
}

/** The axis of values below the bars. */
function valueAxis(measure: ChartMeasure, language: Language): object {
  return {
    type: 'value',
    name: headerOf(measure),
    nameLocation: 'middle',
    nameGap: 28,
    nameTextStyle: { color: theme.soft, fontSize: theme.small },
    splitNumber: 4,
    ...(measure.type === 'integer' ? { minInterval: 1 } : {}),
    axisLabel: {
      color: theme.soft,
      fontSize: theme.small,
      hideOverlap: true,
      formatter: (value: number) => formatCompact(value, measure, language),
    },
    splitLine: { lineStyle: { color: theme.grid } },
  }
}

function labelOf(value: number | null, measure: ChartMeasure, language: Language): string {
  if (value === null) return documentWords(language).unknown
  return measure.type === 'integer' ? formatCell(value, measure, language) : formatCompact(value, measure, language)
}

function toBar(value: number | null, label: string): Bar {
  return { value, label, isFlagged: false }
}
