// The data of a visualization: what the filters leave, grouped by its dimensions, named, and the largest groups kept. Runs in a thread.

import type { AnalysisRows, LeftOutRecords } from '../../analyses/analysis-rows.ts'
import { type GroupedRows, groupValues, type Reduction, type ValueGroup } from '../../analyses/group-values.ts'
import { type Granularity, periodBeside, periodText, yearBefore } from '../../analyses/periods.ts'
import { predictSpending } from '../../analyses/spending-trends.ts'
import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { knownIds } from '../../dataset/selection.ts'
import { whileWanted } from '../../dataset/wanted.ts'
import { addMonths, formatDay, monthNumberOf, parseDay } from '../../domain/days.ts'
import { unescapeId } from '../../domain/escaped-id.ts'
import { toFigure, toMoney, toRatio } from '../../domain/figures.ts'
import type {
  AnalysedRecords,
  FigureInterval,
  InvestigationFilters,
  VisualAggregation,
  VisualDimension,
  VisualMetric,
} from '../../domain/generated/wire-types.ts'
import { type DataSource, federativeUnits, type Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type AnalysedContext, gatherKind, populationOf, recordTableOf } from './analyse-selection.ts'
import {
  type DimensionSource,
  dimensionCodes,
  macroRegionIds,
  type Named,
  nameOfRegion,
  nameOfState,
  namesOfGroups,
} from './visual-dimensions.ts'

/** What is shown of which records. */
export interface VisualQuestion {
  readonly record_kind: AnalysedRecords
  /** All where absent. */
  readonly data_source?: DataSource
  readonly filters: InvestigationFilters
  /** A body, or else a supplier. */
  readonly entity_id?: string
  readonly dimensions: readonly VisualDimension[]
  readonly granularity: Granularity
  readonly metric: VisualMetric
  readonly aggregation: VisualAggregation
  /** Of 100. */
  readonly percentile: number
  readonly limit: number
  /** Every state or macro-region, every period between the first and the last: those without a record too. */
  readonly is_complete?: boolean
  readonly compares_year_before?: boolean
  readonly predicts?: boolean
  readonly language: Language
}

/** A group; without a value none is known. */
export interface VisualGroup {
  readonly key: readonly Named[]
  readonly records: number
  readonly value?: number
  readonly year_before?: number
}

export interface PredictedPeriod {
  readonly period: string
  readonly value: number
  readonly interval: FigureInterval
}

export interface VisualisedSelection {
  readonly groups: readonly VisualGroup[]
  /** With the body or supplier that was asked for. */
  readonly filters: InvestigationFilters
  readonly groups_found: number
  /** Records of the groups that are not among these. */
  readonly records_not_shown: number
  readonly records: number
  /** By dimension, records that do not say. */
  readonly unknown: readonly number[]
  readonly left_out: LeftOutRecords
  readonly first_date?: string
  readonly last_date?: string
  readonly synthetic: boolean
  /** Not one of them was published. */
  readonly all_synthetic: boolean
  readonly dataset_version: number
  /** Absent: not asked for, or too few months. */
  readonly predicted?: readonly PredictedPeriod[]
}

/** Throws INSUFFICIENT_DATA where no record is left, VALIDATION_ERROR where there are too many periods. */
export async function visualiseSelection(
  context: AnalysedContext,
  version: number,
  question: VisualQuestion,
): Promise<VisualisedSelection> {
  const { data_source: source, record_kind, granularity, language } = question
  const dataset = await context.records.dataset({ version, ...(source && { source }) })
  context.assertWanted()
  const filters = withEntity(dataset, question)
  const rows = await rowsOf(context, dataset, { ...question, version, filters })
  if (rows.length === 0) throw nothingThere(dataset, record_kind)
  const visual = { records: context.records, dataset, rows, record_kind, granularity, language }
  const grouped = whileWanted(context.assertWanted, () => group(visual, question))
  const groups = question.is_complete ? completed(grouped.groups, question) : largest(grouped.groups, question)
  const earlier = question.compares_year_before
    ? await groupsOfYearBefore(context, dataset, { ...question, version, filters })
    : undefined
  const isSynthetic = (row: number) => dataset[recordTableOf(record_kind)].synthetic[row] === 1
  return {
    groups: await named(visual, { groups, question, ...(earlier && { earlier }) }),
    filters,
    groups_found: grouped.groups.length,
    records_not_shown: recordsIn(grouped.groups) - recordsIn(groups),
    ...{ records: rows.length, unknown: grouped.unknown, left_out: rows.left_out },
    ...spanOf(rows.day),
    synthetic: rows.row.some((row) => isSynthetic(row)),
    all_synthetic: rows.row.every((row) => isSynthetic(row)),
    dataset_version: version,
    ...(question.predicts && { predicted: predicted(rows) }),
  }
}

type Asked = VisualQuestion & { readonly version: number }

// Charts that are looked at together are of the same rows.
const keptOf = new WeakMap<Dataset, { readonly key: string; readonly rows: AnalysisRows }>()

async function rowsOf(context: AnalysedContext, dataset: Dataset, asked: Asked): Promise<AnalysisRows> {
  const { version, data_source, record_kind, filters } = asked
  const key = JSON.stringify([data_source, record_kind, filters])
  const kept = keptOf.get(dataset)
  if (kept?.key === key) return kept.rows
  const selection = { version, record_kind, filters, seed: 1, ...(data_source && { data_source }) }
  const rows = await gatherKind(context, dataset, selection)
  keptOf.set(dataset, { key, rows })
  return rows
}

function group(source: DimensionSource, question: VisualQuestion): GroupedRows {
  const codes = question.dimensions.map((dimension) => dimensionCodes(source, dimension))
  return groupValues({ codes, values: valuesOf(source.rows, question.metric) }, reductionOf(question))
}

/** Those of the days a year before: the filters leave them out where they name days. */
async function groupsOfYearBefore(
  context: AnalysedContext,
  dataset: Dataset,
  asked: Asked,
): Promise<readonly ValueGroup[]> {
  const { date_range: { start, end } = {}, ...others } = asked.filters
  const { granularity } = asked
  const date_range = {
    ...(start && { start: dayBefore(start, granularity) }),
    ...(end && { end: dayBefore(end, granularity) }),
  }
  const rows = await rowsOf(context, dataset, { ...asked, filters: { ...others, date_range } })
  const { records } = context
  return group({ records, dataset, rows, ...asked }, asked).groups
}

/** Of the day as yearBefore has it of periods; the last day of a month is that of the month a year before. */
function dayBefore(date: string, granularity: Granularity): string {
  const day = parseDay(date.slice(0, 10))
  if (day === undefined) return date
  if (granularity === 'week') return formatDay(yearBefore(day, granularity))
  const isLast = monthNumberOf(day + 1) > monthNumberOf(day)
  return formatDay(isLast ? addMonths(day + 1, -12) - 1 : addMonths(day, -12))
}

/** Of the ids of nodes of a network (src/network/entity-ids.ts), those that a filter takes too: a company by what its branches share. */
const filterOfNode: ReadonlyMap<string, 'organizations' | 'suppliers'> = new Map([
  ['body', 'organizations'],
  ['company', 'suppliers'],
  ['foreign', 'suppliers'],
])

function withEntity(dataset: Dataset, { filters, entity_id: id }: VisualQuestion): InvestigationFilters {
  if (id === undefined) return filters
  const [head = '', ...rest] = id.split('.')
  const filter = filterOfNode.get(head)
  if (filter !== undefined) return { ...filters, [filter]: [unescapeId(rest.join('.'))] }
  return knownIds(dataset, 'organizations', [id])
    ? { ...filters, organizations: [id] }
    : { ...filters, suppliers: [id] }
}

function nothingThere(dataset: Dataset, kind: AnalysedRecords): AppError {
  const suggestion = populationOf(dataset, kind) === 0 ? 'import_records' : 'widen_filters'
  return new AppError('INSUFFICIENT_DATA', { records_found: 0, minimum_required: 1, suggestion })
}

function valuesOf({ cents, direct, row }: AnalysisRows, metric: VisualMetric): Float64Array {
  switch (metric) {
    case 'value':
      return cents
    case 'records':
      return new Float64Array(row.length)
    case 'direct_award_share':
      return Float64Array.from(row, (_, at) => (direct === undefined || direct[at] < 0 ? Number.NaN : direct[at]))
  }
}

function reductionOf({ metric, aggregation, percentile }: VisualQuestion): Reduction {
  if (metric === 'records') return { by: 'count' }
  if (metric === 'direct_award_share') return { by: 'average' }
  return aggregation === 'percentile' ? { by: aggregation, share: percentile / 100 } : { by: aggregation }
}

/** In periods the last ones, in the order of time; otherwise those with the greatest values. */
function largest(groups: readonly ValueGroup[], { dimensions, limit }: VisualQuestion): readonly ValueGroup[] {
  if (dimensions[0] === 'period')
    return groups.toSorted((a, b) => a.codes[0] - b.codes[0] || (a.codes[1] ?? 0) - (b.codes[1] ?? 0)).slice(-limit)
  const height = ({ value = Number.NEGATIVE_INFINITY }: ValueGroup) => value
  return groups
    .toSorted((a, b) => compare(height(b), height(a)) || b.records - a.records || a.place - b.place)
    .slice(0, limit)
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}

/** With those in which no record is: nothing is known of their values. */
function completed(groups: readonly ValueGroup[], question: VisualQuestion): readonly ValueGroup[] {
  const {
    dimensions: [dimension],
    granularity,
    metric,
    aggregation,
  } = question
  const known = new Map(groups.map((each) => [each.codes[0], each]))
  const value = metric === 'records' || (metric === 'value' && aggregation === 'count') ? 0 : undefined
  return allCodes(dimension, [...known.keys()], granularity).map(
    (code) => known.get(code) ?? { codes: [code], place: -1, records: 0, valued: 0, value },
  )
}

function allCodes(dimension: VisualDimension, codes: readonly number[], granularity: Granularity): readonly number[] {
  if (dimension === 'state') return [...federativeUnits.keys()]
  if (dimension === 'macro_region') return [...macroRegionIds.keys()]
  const [first, last] = [Math.min(...codes), Math.max(...codes)]
  const all: number[] = []
  for (let code = first; code <= last; code = periodBeside(code, granularity, 1)) {
    all.push(code)
    if (all.length > limits.visualPeriodsMax) throw tooManyPeriods(first, last, granularity)
  }
  return all
}

function tooManyPeriods(first: number, last: number, granularity: Granularity): AppError {
  const daysOf = { day: 1, week: 7, month: 30.44, quarter: 91.31, year: 365.24 }
  const found = String(Math.round((last - first) / daysOf[granularity]) + 1)
  return new AppError('VALIDATION_ERROR', {
    ...{ field: 'granularity', reason: 'too_many_periods', limit: limits.visualPeriodsMax, found },
  })
}

interface Naming {
  readonly groups: readonly ValueGroup[]
  readonly earlier?: readonly ValueGroup[]
  readonly question: VisualQuestion
}

async function named(source: DimensionSource, { groups, earlier, question }: Naming): Promise<readonly VisualGroup[]> {
  const { dimensions, granularity } = question
  const names: ReadonlyMap<number, Named>[] = []
  for (const [list, dimension] of dimensions.entries()) {
    const there = groups.filter(({ place }) => place >= 0)
    names.push(await namesOfGroups(source, dimension, { groups: there, list }))
  }
  const byCode = new Map(earlier?.map(({ codes, value }) => [codes[0], value]))
  return groups.map(({ codes, records, value }) => {
    const before = earlier && byCode.get(yearBefore(codes[0] ?? 0, granularity))
    return {
      key: codes.map((code, list) => names[list]?.get(code) ?? emptyName(dimensions[list], { code, source })),
      records,
      ...(value !== undefined && { value: shown(value, question) }),
      ...(before !== undefined && { year_before: shown(before, question) }),
    }
  })
}

function emptyName(
  dimension: VisualDimension,
  { code, source }: { readonly code: number; readonly source: DimensionSource },
): Named {
  if (dimension === 'state') return nameOfState(federativeUnits[code])
  if (dimension === 'macro_region') return nameOfRegion(macroRegionIds[code], source.language)
  const id = periodText(code, source.granularity)
  return { id, label: id }
}

function shown(value: number, { metric, aggregation }: VisualQuestion): number {
  if (metric === 'direct_award_share') return toRatio(value)
  return metric === 'value' && aggregation !== 'count' ? toMoney(value / 100) : toFigure(value)
}

function recordsIn(groups: readonly ValueGroup[]): number {
  return groups.reduce((sum, { records }) => sum + records, 0)
}

function spanOf(days: Int32Array): { readonly first_date?: string; readonly last_date?: string } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const day of days) if (isDay(day)) [first, last] = [Math.min(first, day), Math.max(last, day)]
  return first <= last ? { first_date: formatDay(first), last_date: formatDay(last) } : {}
}

/** None where there are too few months to carry on. */
function predicted(rows: AnalysisRows): readonly PredictedPeriod[] {
  return predictSpending(rows).flatMap(({ value, interval, period }) =>
    value === undefined || interval === undefined || period === undefined
      ? []
      : [{ period: period.start, value: toMoney(value), interval: inMoney(interval) }],
  )
}

function inMoney({ low, high, ...rest }: FigureInterval): FigureInterval {
  return { ...rest, low: toMoney(low), high: toMoney(high) }
}
