// TE-09: a month in which a body signs far more than its usual share of the year, while others do not. December is judged by
// TE-06. Seasons are those of the other bodies; the months of a body before its first and after its last act do not count.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupRows, membersOf } from '../../dataset/group-keys.ts'
import { runEnds } from '../../dataset/join-columns.ts'
import { assertWanted, assertWantedAt } from '../../dataset/wanted.ts'
import { monthNumberOf } from '../../domain/days.ts'
import { poissonTail } from '../../stats/poisson-tail.ts'
import { bulkOf, bulkTail } from '../evidence/excess.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'

const monthsMin = 24
/** Choice: with acts in fewer months its records are those of some downloads, and the other months are not known to be quiet. */
const actMonthsMin = 12
const bodiesMin = 5
const actsMin = 24
/** Choice: so many times the expected count, and so many acts more. */
const ratioMin = 2.5
const excessMin = 5
const confidenceMax = 0.2

/** Acts of bodies by month (year · 12 + month − 1), ascending, one body after the other as columns. */
interface BodyMonths {
  readonly organization: Int32Array
  /** How many months of each body the next two hold. */
  readonly months: Int32Array
  readonly month: Int32Array
  readonly count: Int32Array
}

interface Cell {
  readonly organization: number
  readonly month: number
  readonly observed: number
  readonly expected: number
  readonly variance: number
}

export const activitySpike = defineGroupTest({
  id: 'TE-09',
  names: { organization: 'organization' },
  needs: ['acts.organization', 'acts.signing_day'],
  family: 'activity_spike',
  partition: 'organization',
  fold(data, rows) {
    const monthOf = actMonths(data)
    const bodies = groupRows(rows, (row) => (monthOf(row) < 0 ? -1 : data.acts.organization[row]))
    const [month, count] = [new Int32Array(bodies.members.length), new Int32Array(bodies.members.length)]
    const monthsOf = new Int32Array(bodies.length)
    let last = 0
    for (let body = 0; body < bodies.length; body++) {
      assertWantedAt(body)
      const first = last
      const months = membersOf(bodies, body).map(monthOf).sort()
      for (let i = 0; i < months.length; i++) {
        if (last === first || month[last - 1] !== months[i]) month[last++] = months[i]
        count[last - 1] = count[last - 1] + 1
      }
      monthsOf[body] = last - first
    }
    const organization = Int32Array.from(bodies.keys)
    return { organization, months: monthsOf, month: month.slice(0, last), count: count.slice(0, last) }
  },
  weigh(bodies, data) {
    const cells = toCells(bodies)
    const bulk = bulkOf(cells)
    const found = cells.filter(
      ({ observed, expected }) => observed >= ratioMin * expected && observed - expected >= excessMin,
    )
    const rowsOf = rowsByCell(data, found)
    return found.map((cell) => {
      const pValue = Math.max(poissonTail(cell.observed, cell.expected), bulkTail(cell, bulk))
      const rows = rowsOf.get(cellKey(cell, data)) ?? []
      return { ...cell, rows, ...chanceEvidence(pValue, cells.length, confidenceMax) }
    })
  },
  describe({ organization: code, observed, expected, month }, { value_cents }, data) {
    const organization = data.text('organization', code)
    const name = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
    const least = Math.max(ratioMin * expected, expected + excessMin)
    return {
      group: `spike ${organization} ${name}`,
      statistic: { method: 'poisson_tail', score: observed, threshold: least, sample_size: observed },
      expected: {
        metric: 'acts',
        observed,
        value: expected,
        counterfactual: Math.ceil(least) - 1,
      },
      money_at_risk_cents: value_cents / 10,
      factors: { acts_over_expected: 1 },
      facts: { organization, month: name, acts: observed, expected_acts: expected, value_cents },
    }
  },
})

/** Month of an awarded act's signature; −1 where it has none. */
function actMonths(data: Dataset): (row: number) => number {
  const isAwarded = awardedActs(data)
  return (row) => {
    const day = data.acts.signing_day[row]
    return isDay(day) && isAwarded(row) ? monthNumberOf(day) : -1
  }
}

/** Every month of every body long and busy enough, with what the others' months lead to expect. Months are taken between a body's first and last. */
function toCells(bodies: BodyMonths): Cell[] {
  const { organization, month, count } = bodies
  const totals = new Map<number, number>()
  for (let at = 0; at < month.length; at++) totals.set(month[at], (totals.get(month[at]) ?? 0) + count[at])
  const ends = runEnds(bodies.months)
  const judged = Array.from(ends, (end, body): Body => {
    const first = end - bodies.months[body]
    return { organization: organization[body], month: month.subarray(first, end), count: count.subarray(first, end) }
  }).filter(
    (body) =>
      body.month.length >= actMonthsMin &&
      spanOf(body) >= monthsMin &&
      body.count.reduce((sum, acts) => sum + acts, 0) >= actsMin,
  )
  const cells: Cell[] = []
  if (judged.length >= bodiesMin)
    for (const body of judged) {
      assertWanted()
      addBodyCells(cells, body, totals)
    }
  return cells
}

type Body = Pick<BodyMonths, 'month' | 'count'> & Pick<Cell, 'organization'>

function spanOf({ month }: Body): number {
  return month[month.length - 1] - month[0] + 1
}

function addBodyCells(cells: Cell[], body: Body, totals: ReadonlyMap<number, number>): void {
  const { organization, month, count } = body
  const observed = new Int32Array(spanOf(body))
  for (let at = 0; at < month.length; at++) observed[month[at] - month[0]] = count[at]
  let [months, sum, others] = [0, 0, 0]
  for (let i = 0; i < observed.length; i++) {
    const [own, at] = [observed[i], month[0] + i]
    if (at % 12 === 11) continue
    months++
    sum += own
    others += (totals.get(at) ?? 0) - own
  }
  for (let i = 0; i < observed.length; i++) {
    const [own, at] = [observed[i], month[0] + i]
    if (at % 12 === 11) continue
    // The month under test is left out of what the body usually does; the season leans on one act a month.
    const share = ((totals.get(at) ?? 0) - own + 1) / (others + months)
    const expected = Math.max(0.5, ((sum - own) * share) / Math.max(1e-9, 1 - share))
    cells.push({ organization, month: at, observed: own, expected, variance: expected })
  }
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
    const organization = data.acts.organization[row]
    const month = isAsked.has(organization) ? monthOf(row) : -1
    if (month >= 0) rows.get(cellKey({ organization, month }, data))?.push(row)
  }
  return rows
}
