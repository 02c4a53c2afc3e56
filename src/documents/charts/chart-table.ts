// The data of a chart as a table: for readers of screens, of text and of spreadsheets.

import type { Language } from '../../domain/vocabulary.ts'
import type { Column, TableBlock, TableCell } from '../document.ts'
import { documentWords } from '../words.ts'
import type {
  Chart,
  ChartMeasure,
  DistributionChart,
  GaugeChart,
  HeatmapChart,
  LabelledValue,
  NetworkChart,
  TimeSeriesChart,
  TreemapChart,
} from './chart.ts'

type Rows = Pick<TableBlock, 'columns' | 'rows'>
type Words = ReturnType<typeof documentWords>

/** The table of a chart under a caption; the first column names the rows. */
export function toChartTable(chart: Chart, caption: string, language: Language): TableBlock {
  return { type: 'table', caption, ...rowsOf(chart, documentWords(language)), rowHeader: 0 }
}

function rowsOf(chart: Chart, words: Words): Rows {
  switch (chart.type) {
    case 'distribution':
      return distributionRows(chart, words)
    case 'bars':
      return seriesRows(words.group, chart)
    case 'ranked_bars':
      return valueRows(chart.measure, [...chart.bars].sort(byValue), words)
    case 'shares':
      return shareRows(chart.measure, [...chart.parts].sort(byValue), words)
    case 'time_series':
      return timeSeriesRows(chart, words)
    case 'timeline':
      return rowsWith(
        [text(words.step), day(words.start), day(words.end)],
        chart.steps.map(({ label, start, end }) => [label, start, end ?? null]),
      )
    case 'scatter':
      return rowsWith(
        [text(words.item), measured(chart.x), measured(chart.y)],
        chart.points.map(({ label, x, y }) => [label, x, y]),
      )
    case 'heatmap':
      return heatmapRows(chart, words)
    case 'treemap':
      return treemapRows(chart, words)
    case 'gauge':
      return gaugeRows(chart, words)
    case 'sankey':
      return rowsWith(
        [text(words.from), text(words.to), measured(chart.measure)],
        chart.flows.map(({ from, to, value }) => [from, to, value]),
      )
    case 'network':
      return networkRows(chart, words)
    case 'state_map':
      return rowsWith([text(words.state), measured(chart.measure)], Object.entries(chart.values).sort(byName))
  }
}

function distributionRows({ measure, values, flagged, typical }: DistributionChart, words: Words): Rows {
  const rows: (readonly TableCell[])[] = [[flagged.label, flagged.value]]
  if (typical !== undefined)
    rows.push(
      [words.median, typical.median],
      [`${words.typical}: ${words.low.toLowerCase()}`, typical.low],
      [`${words.typical}: ${words.high.toLowerCase()}`, typical.high],
    )
  const sorted = [...values].sort((a, b) => a - b)
  sorted.forEach((value, index) => {
    rows.push([`${words.peers} ${index + 1}`, value])
  })
  return rowsWith([text(words.item), measured(measure)], rows)
}

function seriesRows(
  name: string,
  chart: { categories: readonly string[]; series: TimeSeriesChart['series']; measure: ChartMeasure },
): Rows {
  const columns = chart.series.map((series) => measured({ ...chart.measure, name: series.name }))
  return rowsWith(
    [text(name), ...columns],
    chart.categories.map((category, at) => [category, ...chart.series.map(({ values }) => values[at] ?? null)]),
  )
}

function timeSeriesRows({ measure, periods, series, events }: TimeSeriesChart, words: Words): Rows {
  const named = (name: string): Column => measured({ ...measure, name })
  const columns = series.flatMap(({ name, low, high }) => [
    named(name),
    ...(low === undefined ? [] : [named(`${name}: ${words.low.toLowerCase()}`)]),
    ...(high === undefined ? [] : [named(`${name}: ${words.high.toLowerCase()}`)]),
  ])
  const eventColumn = events === undefined || events.length === 0 ? [] : [text(words.event)]
  const rows = periods.map((period, at) => {
    const cells = series.flatMap(({ values, low, high }) =>
      [values, low, high].filter((list) => list !== undefined).map((list) => list[at] ?? null),
    )
    const labels = events?.filter((event) => event.period === period).map(({ label }) => label) ?? []
    return [period, ...cells, ...eventColumn.map(() => (labels.length === 0 ? null : labels.join('; ')))]
  })
  return rowsWith([text(words.period), ...columns, ...eventColumn], rows)
}

function heatmapRows({ measure, columns, rows, values }: HeatmapChart, words: Words): Rows {
  const named = columns.map((name) => measured({ ...measure, name }))
  return rowsWith(
    [text(words.group), ...named],
    rows.map((row, at) => [row, ...columns.map((_, place) => values[at]?.[place] ?? null)]),
  )
}

function treemapRows({ measure, parts }: TreemapChart, words: Words): Rows {
  const rows = parts.flatMap((part) => [
    [part.label, null, part.value],
    ...(part.parts ?? []).map(({ label, value }) => [part.label, label, value]),
  ])
  return rowsWith([text(words.group), text(words.item), measured(measure)], rows)
}

function gaugeRows({ measure, value, low, high, bands = [] }: GaugeChart, words: Words): Rows {
  const rows: (readonly TableCell[])[] = [
    [measure.name, value],
    [words.low, low],
    ...bands.map(({ label, value: end }) => [label, end]),
    ...(bands.some(({ value: end }) => end === high) ? [] : [[words.high, high]]),
  ]
  return rowsWith([text(words.item), measured({ ...measure, name: words.value })], rows)
}

function networkRows({ nodes, links }: NetworkChart, words: Words): Rows {
  const labels = new Map(nodes.map(({ id, label, kind }) => [id, `${label} (${kind})`]))
  const rows = links.map(({ from, to, label }) => [labels.get(from) ?? from, labels.get(to) ?? to, label ?? null])
  return rowsWith([text(words.from), text(words.to), text(words.link)], rows)
}

function valueRows(measure: ChartMeasure, values: readonly LabelledValue[], words: Words): Rows {
  return rowsWith(
    [text(words.item), measured(measure)],
    values.map(({ label, value }) => [label, value]),
  )
}

function shareRows(measure: ChartMeasure, parts: readonly LabelledValue[], words: Words): Rows {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return rowsWith(
    [text(words.item), measured(measure), { name: words.share, type: 'percent' }],
    parts.map(({ label, value }) => [label, value, total === 0 ? null : value / total]),
  )
}

function rowsWith(columns: readonly Column[], rows: Rows['rows']): Rows {
  return { columns, rows }
}

function text(name: string): Column {
  return { name, type: 'text' }
}

function day(name: string): Column {
  return { name, type: 'date' }
}

function measured(measure: ChartMeasure): Column {
  return { name: measure.name, type: measure.type, ...(measure.unit === undefined ? {} : { unit: measure.unit }) }
}

/** Largest first; equal ones by name. */
export function byValue(a: LabelledValue, b: LabelledValue): number {
  return b.value - a.value || (a.label < b.label ? -1 : 1)
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}
