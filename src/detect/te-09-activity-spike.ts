// TE-09: a month in which a body signs far more than its usual share of the year, while others do not. December is judged by
// TE-06. Seasons are those of the other bodies; the months of a body before its first and after its last act do not count.

import { DAY_ABSENT, type Dataset, isDay } from '../domain/dataset.ts'
import { formatDay } from '../domain/days.ts'
import type { Candidate } from '../domain/finding.ts'
import { poissonTail } from '../stats/poisson-tail.ts'
import { awardedActs } from './awarded-acts.ts'
import { confidenceMin, groupConfidence, groupSensitivity } from './chance-confidence.ts'
import { concatenate, type DetectionContext, defineDetector } from './detector.ts'
import { bulkOf, bulkTail } from './excess.ts'
import { groupBy } from './group-by.ts'
import { selectMembers } from './group-members.ts'

const monthsMin = 24
const bodiesMin = 5
const actsMin = 24
/** Choice: so many times the expected count, and so many acts more. */
const ratioMin = 2.5
const excessMin = 5
const confidenceMax = 0.2

/** Acts of one body by month (year · 12 + month − 1). */
interface Body {
  readonly organization: number
  readonly counts: readonly (readonly [month: number, count: number])[]
}

interface Cell {
  readonly organization: number
  readonly month: number
  readonly observed: number
  readonly expected: number
  readonly variance: number
}

export const activitySpike = defineDetector<readonly Body[]>({
  id: 'TE-09',
  type: 'temporal_anomaly',
  partition: 'organization',
  phase: 'pattern_detection',
  fold(data, rows) {
    const monthOf = actMonths(data)
    const { organization } = data.acts
    const bodies = groupBy(rows, (row) =>
      (organization[row] ?? -1) >= 0 && monthOf(row) !== undefined ? organization[row] : undefined,
    )
    return [...bodies].map(([code, acts]): Body => {
      const counts = new Map<number, number>()
      for (const row of acts) counts.set(monthOf(row) ?? -1, (counts.get(monthOf(row) ?? -1) ?? 0) + 1)
      return { organization: code, counts: [...counts].sort(([a], [b]) => a - b) }
    })
  },
  reduce: concatenate,
  finalize(bodies, data, context) {
    const cells = toCells(bodies)
    const bulk = bulkOf(cells)
    const found = cells.flatMap((cell) => {
      const { observed, expected } = cell
      if (observed < ratioMin * expected || observed - expected < excessMin) return []
      return [{ cell, pValue: Math.max(poissonTail(observed, expected), bulkTail(cell, bulk)) }]
    })
    const rowsOf = rowsByCell(
      data,
      found.map(({ cell }) => cell),
    )
    return found.flatMap(
      ({ cell, pValue }) =>
        toCandidate(
          { cell, pValue, tests: cells.length, rows: rowsOf.get(cellKey(cell, data)) ?? [] },
          data,
          context,
        ) ?? [],
    )
  },
})

/** Month of an awarded act's signature; undefined where it has none. */
function actMonths(data: Dataset): (row: number) => number | undefined {
  const isAwarded = awardedActs(data)
  const known = new Map<number, number>()
  return (row) => {
    const day = data.acts.signing_day[row] ?? DAY_ABSENT
    if (!isDay(day) || !isAwarded(row)) return undefined
    const month = known.get(day) ?? toMonth(day)
    known.set(day, month)
    return month
  }
}

function toMonth(day: number): number {
  const [year, month] = formatDay(day).split('-')
  return Number(year) * 12 + Number(month) - 1
}

/** Every month of every body long and busy enough, with what the others' months lead to expect. Months are taken between a body's first and last. */
function toCells(bodies: readonly Body[]): Cell[] {
  const totals = new Map<number, number>()
  for (const { counts } of bodies)
    for (const [month, count] of counts) totals.set(month, (totals.get(month) ?? 0) + count)
  const judged = bodies.filter(({ counts }) => {
    const span = (counts.at(-1)?.[0] ?? 0) - (counts[0]?.[0] ?? 0) + 1
    return span >= monthsMin && counts.reduce((sum, [, count]) => sum + count, 0) >= actsMin
  })
  return judged.length < bodiesMin ? [] : judged.flatMap((body) => toBodyCells(body, totals))
}

function toBodyCells({ organization, counts }: Body, totals: ReadonlyMap<number, number>): Cell[] {
  const own = new Map(counts)
  const [first, last] = [counts[0]?.[0] ?? 0, counts.at(-1)?.[0] ?? -1]
  const months: { month: number; observed: number; others: number }[] = []
  for (let month = first; month <= last; month++) {
    const observed = own.get(month) ?? 0
    if (month % 12 !== 11) months.push({ month, observed, others: (totals.get(month) ?? 0) - observed })
  }
  const sum = months.reduce((all, { observed }) => all + observed, 0)
  const others = months.reduce((all, cell) => all + cell.others, 0)
  return months.map(({ month, observed, others: here }) => {
    // The month under test is left out of what the body usually does; the season leans on one act a month.
    const share = (here + 1) / (others + months.length)
    const expected = Math.max(0.5, ((sum - observed) * share) / Math.max(1e-9, 1 - share))
    return { organization, month, observed, expected, variance: expected }
  })
}

function cellKey({ organization, month }: Pick<Cell, 'organization' | 'month'>, data: Dataset): number {
  return month * data.size('organization') + organization
}

/** The acts of some cells. */
function rowsByCell(data: Dataset, cells: readonly Cell[]): ReadonlyMap<number, readonly number[]> {
  const monthOf = actMonths(data)
  const rows = new Map(cells.map((cell) => [cellKey(cell, data), [] as number[]]))
  const isAsked = new Set(cells.map(({ organization }) => organization))
  for (let row = 0; row < data.acts.length; row++) {
    const organization = data.acts.organization[row] ?? -1
    const month = isAsked.has(organization) ? monthOf(row) : undefined
    if (month !== undefined) rows.get(cellKey({ organization, month }, data))?.push(row)
  }
  return rows
}

interface Spike {
  readonly cell: Cell
  readonly pValue: number
  readonly tests: number
  readonly rows: readonly number[]
}

function toCandidate(
  { cell, pValue, tests, rows }: Spike,
  data: Dataset,
  context: DetectionContext,
): Candidate | undefined {
  const { observed, expected, month } = cell
  const confidence = groupConfidence(pValue, tests, confidenceMax)
  const members = confidence < confidenceMin ? undefined : selectMembers(rows, data, context)
  if (!members) return undefined
  const organization = data.text('organization', cell.organization)
  const name = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  return {
    detector: 'TE-09',
    type: 'temporal_anomaly',
    row: members.row,
    related: members.related,
    group: `spike ${organization} ${name}`,
    family: 'activity_spike',
    confidence,
    sensitivity: groupSensitivity(pValue),
    gravity: 'group',
    statistic: {
      method: 'poisson_tail',
      score: observed,
      threshold: ratioMin * expected,
      sample_size: observed,
      p_value: pValue,
    },
    expected: {
      metric: 'acts',
      observed,
      value: expected,
      counterfactual: Math.max(Math.floor(ratioMin * expected), Math.floor(expected + excessMin)) - 1,
    },
    money_at_risk_cents: members.value_cents / 10,
    factors: { acts_over_expected: 1 },
    facts: { organization, month: name, acts: observed, expected_acts: expected, value_cents: members.value_cents },
  }
}
