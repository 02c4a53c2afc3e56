// Correlation analysis: which numbers of a record rise and fall together, by ranks, and whether a third one explains it.

import { isDay } from '../dataset/dataset.ts'
import { monthOf } from '../domain/days.ts'
import type { CorrelationVariable } from '../domain/generated/wire-types.ts'
import { benjaminiHochberg } from '../stats/benjamini-hochberg.ts'
import { seededRandom } from '../stats/seeded-random.ts'
import { judgeCorrelation, partial, pearson } from '../stats/spearman.ts'
import { type AnalysisRows, measures } from './analysis-rows.ts'
import { type DraftFigure, insufficient, interval, significanceLevel } from './figure.ts'
import { rules } from './rules.ts'
import type { Chance } from './spending-trends.ts'

const correlationVariables: readonly CorrelationVariable[] = [
  ...(['value', 'signing_day', 'signing_month', 'direct_award'] as const),
  ...measures,
]

export interface Correlated extends Chance {
  /** All where absent. */
  readonly variables?: readonly CorrelationVariable[]
}

/** Each pair of variables, and for those that go together the third variable that explains most of it. */
export function correlationAnalysis(rows: AnalysisRows, { seed, variables }: Correlated): readonly DraftFigure[] {
  return correlate(columnsOf(sampled(rows, seed), variables ?? correlationVariables))
}

export type CorrelatedColumns = readonly { readonly name: string; readonly values: Float64Array }[]

/** The same of columns of equal length, NaN where a value is missing. */
export function correlate(given: CorrelatedColumns): readonly DraftFigure[] {
  const columns = given.map(toColumn)
  const pairs = columns.flatMap((x, index) =>
    columns
      .slice(index + 1)
      .filter((y) => !isOfOneDate(x, y))
      .map((y) => ({ x, y, figure: pairOf(x, y) })),
  )
  const judged = pairs.filter(({ figure }) => figure.test !== undefined)
  const adjusted = benjaminiHochberg(judged.map(({ figure }) => figure.test?.p_value ?? 1))
  // A third variable is looked for where there is something to explain: among all pairs it would be found by chance.
  const real = new Set(
    judged.filter(
      ({ figure: { value = 0 } }, at) =>
        adjusted[at] <= significanceLevel &&
        Math.abs(value) >= rules.correlationMin &&
        Math.abs(value) <= rules.sameVariable,
    ),
  )
  return pairs.flatMap((pair) =>
    real.has(pair) ? [pair.figure, ...explained(pair.x, pair.y, columns)] : [pair.figure],
  )
}

/** A column by the order of its values alone, since ranks ask for no more: pairs and triples rank many subsets of its rows. */
interface Column {
  readonly name: string
  /** By row: place among the distinct values, ascending; −1 where a value is missing. */
  readonly order: Int32Array
  readonly distinct: number
}

function toColumn({ name, values }: CorrelatedColumns[number]): Column {
  const sorted = values.filter(Number.isFinite).sort()
  const places = new Map<number, number>()
  for (const value of sorted) if (!places.has(value)) places.set(value, places.size)
  const order = Int32Array.from(values, (value) => (Number.isFinite(value) ? (places.get(value) ?? -1) : -1))
  return { name, order, distinct: places.size }
}

/** Midranks within some rows, by counting. */
function ranksIn({ order, distinct }: Column, rows: Int32Array): Float64Array {
  const counts = new Int32Array(distinct)
  for (const row of rows) counts[order[row]]++
  const ranks = new Float64Array(distinct)
  for (let at = 0, before = 0; at < distinct; at++) {
    ranks[at] = before + (counts[at] + 1) / 2
    before += counts[at]
  }
  return Float64Array.from(rows, (row) => ranks[order[row]])
}

/** The month follows from the day: that both go together says nothing. */
function isOfOneDate(x: Column, y: Column): boolean {
  return [x.name, y.name].every((name) => name === 'signing_day' || name === 'signing_month')
}

function pairOf(x: Column, y: Column): DraftFigure {
  const figure = { name: 'spearman', unit: 'correlation', variables: [x.name, y.name] } as const
  const rows = complete([x, y])
  const n = rows.length
  const minimum = rules.correlatedPairsMin
  if (n < minimum)
    return insufficient(figure, { reason: n === 0 ? 'field_missing' : 'too_few_records', found: n, minimum })
  const rho = pearson(ranksIn(x, rows), ranksIn(y, rows))
  if (Number.isNaN(rho)) return insufficient(figure, { reason: 'no_variation', found: n, minimum })
  const judged = judgeCorrelation(rho, n)
  return {
    ...{ ...figure, value: rho, n, interval: interval(judged.low, judged.high, 'fisher_z') },
    test: { name: 'spearman', statistic: judged.statistic, p_value: judged.p },
    effect_size: { name: 'spearman_rho', value: rho },
  }
}

/** The partial correlation given the third variable that takes most of it away. */
function explained(x: Column, y: Column, columns: readonly Column[]): readonly DraftFigure[] {
  const pair = rankPair(x, y, complete([x, y]))
  const given = columns.flatMap((z) => {
    const one = z === x || z === y ? undefined : givenOne(pair, { x, y, z })
    // Of few of the rows it would be another relation that is looked at.
    return one === undefined || one.n < rules.explainedRowsShareMin * pair.rows.length ? [] : [one]
  })
  const [least] = given.toSorted((a, b) => Math.abs(a.value) / Math.abs(a.rho) - Math.abs(b.value) / Math.abs(b.rho))
  if (least === undefined) return []
  const { value, n, control } = least
  const judged = judgeCorrelation(value, n, 1)
  return [
    {
      ...{ name: 'partial_spearman', value, unit: 'correlation', n, variables: [x.name, y.name], controls: [control] },
      interval: interval(judged.low, judged.high, 'fisher_z'),
      test: { name: 'partial_spearman', statistic: judged.statistic, p_value: judged.p },
      effect_size: { name: 'spearman_rho', value },
    },
  ]
}

interface RankedPair {
  readonly rows: Int32Array
  readonly a: Float64Array
  readonly b: Float64Array
  readonly xy: number
}

function rankPair(x: Column, y: Column, rows: Int32Array): RankedPair {
  const [a, b] = [ranksIn(x, rows), ranksIn(y, rows)]
  return { rows, a, b, xy: pearson(a, b) }
}

function givenOne(pair: RankedPair, { x, y, z }: { readonly x: Column; readonly y: Column; readonly z: Column }) {
  const rows = complete([x, y, z])
  const n = rows.length
  if (n < rules.correlatedPairsMin) return undefined
  // Where the third has a value in each row of the pair, the ranks of the pair stay.
  const { a, b, xy } = n === pair.rows.length ? pair : rankPair(x, y, rows)
  const c = ranksIn(z, rows)
  const [xz, yz] = [pearson(a, c), pearson(b, c)]
  // A third variable that is one of both in other words explains nothing.
  if ([xy, xz, yz].some(Number.isNaN) || Math.max(Math.abs(xz), Math.abs(yz)) > rules.sameVariable) return undefined
  return { rho: xy, value: partial(xy, xz, yz), n, control: z.name }
}

/** The rows in which every column has a value. */
function complete(columns: readonly Column[]): Int32Array {
  const [{ order }, ...others] = columns
  const rows = new Int32Array(order.length)
  let count = 0
  for (let at = 0; at < order.length; at++) if (order[at] >= 0) rows[count++] = at
  for (const { order: other } of others) {
    const before = count
    count = 0
    for (let index = 0; index < before; index++) if (other[rows[index]] >= 0) rows[count++] = rows[index]
  }
  return rows.subarray(0, count)
}

/** Places of the rows, drawn without order where there are more than are correlated. */
function sampled(rows: AnalysisRows, seed: string): { readonly rows: AnalysisRows; readonly places: Int32Array } {
  const places = Int32Array.from({ length: rows.length }, (_, at) => at)
  const random = seededRandom(`${seed} sample`)
  const count = Math.min(rows.length, rules.correlatedRowsMax)
  if (count === rows.length) return { rows, places }
  for (let at = 0; at < count; at++) {
    const other = at + random.integer(rows.length - at)
    const kept = places[at]
    places[at] = places[other]
    places[other] = kept
  }
  return { rows, places: places.subarray(0, count).sort() }
}

function columnsOf(
  { rows, places }: ReturnType<typeof sampled>,
  variables: readonly CorrelationVariable[],
): CorrelatedColumns {
  return variables.map((name) => {
    const valueAt = readerOf(rows, name)
    return { name, values: Float64Array.from(places, valueAt) }
  })
}

function readerOf({ day, cents, direct, measures }: AnalysisRows, name: CorrelationVariable): (at: number) => number {
  switch (name) {
    case 'value':
      return (at) => cents[at]
    case 'signing_day':
      return (at) => (isDay(day[at]) ? day[at] : Number.NaN)
    case 'signing_month':
      return (at) => (isDay(day[at]) ? monthOf(day[at]) : Number.NaN)
    case 'direct_award':
      return (at) => (direct === undefined || direct[at] < 0 ? Number.NaN : direct[at])
    case 'days_to_signature':
    case 'duration_days':
    case 'bidders':
    case 'added_share':
    case 'price_to_estimate':
    case 'estimated_value': {
      const column = measures[name]
      return (at) => column?.[at] ?? Number.NaN
    }
  }
}
