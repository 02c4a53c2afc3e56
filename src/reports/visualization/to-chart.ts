// From the points of a visualization to the chart that is drawn of them: the largest of each dimension, as many as are legible.

import type { Chart, ChartMeasure } from '../../documents/charts/chart.ts'
import type { VisualChartType, VisualPoint, VisualUnit } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { recordWords, visualTexts } from './words.ts'

export interface DrawnVisual {
  readonly chart_type: Exclude<VisualChartType, 'table'>
  readonly points: readonly VisualPoint[]
  readonly unit: VisualUnit
  /** Whether the first dimension is time. */
  readonly isTime: boolean
  readonly measureName: string
  readonly recordKind: keyof typeof recordWords
}

export function toChart(visual: DrawnVisual, language: Language): Chart {
  const measure = measureOf(visual)
  const { points, isTime } = visual
  switch (visual.chart_type) {
    case 'line_chart':
      return seriesChart(points, measure, language)
    case 'bar_chart':
      return isTime || points.some(({ series_id }) => series_id !== undefined)
        ? barsChart(points, { measure, isTime })
        : { type: 'ranked_bars', measure, bars: labelled(points) }
    case 'pie_chart':
      return { type: 'shares', measure, parts: labelled(points) }
    case 'treemap':
      return { type: 'treemap', measure, parts: partsOf(points) }
    case 'scatter_plot':
      return scatterChart(visual, measure, language)
    case 'heatmap':
      return heatmapChart(points, { measure, isTime })
    case 'sankey':
      return { type: 'sankey', measure, flows: flowsOf(points) }
    case 'gauge':
      return { type: 'gauge', measure, value: points[0]?.value ?? 0, low: 0, high: 1 }
    case 'map':
      return {
        type: 'state_map',
        measure,
        values: Object.fromEntries(points.map(({ id, value }) => [id, value ?? null])),
      }
  }
}

function measureOf({ unit, measureName: name }: DrawnVisual): ChartMeasure {
  if (unit === 'share') return { name, type: 'percent' }
  if (unit === 'count') return { name, type: 'integer' }
  return unit === 'count_per_100000_inhabitants' ? { name, type: 'number' } : { name, type: 'money' }
}

/** Those of which a value is known; names that two have get their ids. */
function labelled(points: readonly VisualPoint[]) {
  const label = namer(points.map(({ id, label }) => ({ id, label })))
  return points.flatMap(({ id, value }) => (value === undefined ? [] : [{ label: label(id), value }]))
}

function namer(named: readonly { readonly id: string; readonly label: string }[]): (id: string) => string {
  const ids = new Map<string, Set<string>>()
  for (const { id, label } of named) ids.set(label, (ids.get(label) ?? new Set()).add(id))
  const labels = new Map(
    named.map(({ id, label }) => [id, (ids.get(label)?.size ?? 0) > 1 ? `${label} (${id})` : label]),
  )
  return (id) => labels.get(id) ?? id
}

interface Matrix {
  readonly columns: readonly string[]
  readonly columnName: (id: string) => string
  readonly rows: readonly string[]
  readonly rowName: (id: string) => string
  at(row: string, column: string): number | null
}

interface MatrixSize {
  readonly rows: number
  readonly columns: number
  readonly isTime: boolean
}

/** The first dimension are rows; those of either with the greatest sums are kept, periods in their order. */
function matrixOf(points: readonly VisualPoint[], { rows, columns, isTime }: MatrixSize): Matrix {
  const seriesOf = ({ series_id = '' }: VisualPoint) => series_id
  const values = new Map(points.map((point) => [JSON.stringify([point.id, seriesOf(point)]), point.value ?? null]))
  const firsts = ranked(points, ({ id }) => id)
  return {
    rows: isTime ? firsts.toSorted().slice(-rows) : firsts.slice(0, rows),
    columns: ranked(points, seriesOf).slice(0, columns),
    rowName: namer(points.map(({ id, label }) => ({ id, label }))),
    columnName: namer(points.map((point) => ({ id: seriesOf(point), label: point.series ?? '' }))),
    at: (row, column) => values.get(JSON.stringify([row, column])) ?? null,
  }
}

function ranked(points: readonly VisualPoint[], idOf: (point: VisualPoint) => string): readonly string[] {
  const sums = new Map<string, number>()
  for (const point of points) sums.set(idOf(point), (sums.get(idOf(point)) ?? 0) + (point.value ?? 0))
  return [...sums].sort(([, a], [, b]) => b - a).map(([id]) => id)
}

function seriesChart(points: readonly VisualPoint[], measure: ChartMeasure, language: Language): Chart {
  const size = { rows: limits.visualPeriodsMax, columns: limits.visualSeriesDrawnMax, isTime: true }
  const { rows, columns, columnName, at } = matrixOf(points, size)
  const byId = new Map(points.map((point) => [point.id, point]))
  const is = (period: string) => byId.get(period)?.is_projected === true
  const actual = columns.map((id) => ({
    name: columnName(id) === '' ? measure.name : columnName(id),
    values: rows.map((row) => (is(row) ? null : at(row, id))),
  }))
  const before = points.some(({ year_before }) => year_before !== undefined)
    ? [{ name: visualTexts.yearBefore[language], values: rows.map((row) => byId.get(row)?.year_before ?? null) }]
    : []
  const of = (pick: (point: VisualPoint) => number | undefined) =>
    rows.map((row) => {
      const point = byId.get(row)
      return point?.is_projected ? (pick(point) ?? null) : null
    })
  const projected = points.some(({ is_projected }) => is_projected)
    ? [
        {
          ...{ name: visualTexts.projected[language], values: of(({ value }) => value) },
          ...{ low: of(({ interval }) => interval?.low), high: of(({ interval }) => interval?.high) },
        },
      ]
    : []
  return { type: 'time_series', measure, periods: rows, series: [...actual, ...before, ...projected] }
}

interface Kind {
  readonly measure: ChartMeasure
  readonly isTime: boolean
}

function barsChart(points: readonly VisualPoint[], { measure, isTime }: Kind): Chart {
  const size = { rows: limits.visualBarsDrawnMax, columns: limits.visualSeriesDrawnMax, isTime }
  const { rows, columns, rowName, columnName, at } = matrixOf(points, size)
  return {
    ...{ type: 'bars', measure, categories: rows.map(rowName) },
    series: columns.map((id) => ({
      name: columnName(id) === '' ? measure.name : columnName(id),
      values: rows.map((row) => at(row, id)),
    })),
  }
}

function heatmapChart(points: readonly VisualPoint[], { measure, isTime }: Kind): Chart {
  const size = { rows: limits.visualRowsDrawnMax, columns: limits.visualColumnsDrawnMax, isTime }
  const { rows, columns, rowName, columnName, at } = matrixOf(points, size)
  return {
    ...{ type: 'heatmap', measure, columns: columns.map(columnName), rows: rows.map(rowName) },
    values: rows.map((row) => columns.map((column) => at(row, column))),
  }
}

function partsOf(points: readonly VisualPoint[]) {
  const { rows, columns, rowName, columnName, at } = matrixOf(points, {
    ...{ rows: limits.visualBarsDrawnMax, columns: limits.visualColumnsDrawnMax, isTime: false },
  })
  return rows.map((row) => {
    const parts = columns.flatMap((column) => {
      const value = at(row, column)
      return value === null ? [] : [{ label: columnName(column), value }]
    })
    const value = parts.reduce((sum, part) => sum + part.value, 0)
    return { label: rowName(row), value, ...(columns.length > 1 && { parts }) }
  })
}

function flowsOf(points: readonly VisualPoint[]) {
  const from = namer(points.map(({ id, label }) => ({ id, label })))
  const to = namer(points.map(({ series_id = '', series = '' }) => ({ id: series_id, label: series })))
  const sources = new Set(points.map(({ id }) => from(id)))
  // One that is on both sides is drawn on both: a ring cannot be.
  const apart = (name: string) => (sources.has(name) ? `${name} ›` : name)
  return points
    .flatMap(({ id, series_id = '', value }) =>
      value !== undefined && value > 0 ? [{ from: from(id), to: apart(to(series_id)), value }] : [],
    )
    .toSorted((a, b) => b.value - a.value)
    .slice(0, limits.visualBarsDrawnMax)
}

function scatterChart({ points, recordKind }: DrawnVisual, y: ChartMeasure, language: Language): Chart {
  const name = namer(points.map(({ id, label }) => ({ id, label })))
  return {
    ...{ type: 'scatter', x: { name: recordWords[recordKind][language], type: 'integer' }, y },
    points: points.flatMap(({ id, records, value }) =>
      value === undefined ? [] : [{ label: name(id), x: records, y: value }],
    ),
  }
}
