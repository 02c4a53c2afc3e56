// PA-22-CENTS: a supplier whose contracts with one body end in the same two digits time and again. The cents of a value that was
// calculated are as good as drawn by lot; those of values that somebody made up are not (Nigrini's last-two-digits test). Gates: cents
// that prices in five-cent steps leave, prices of single things just below a round one, one price called off again and again, and a
// supplier that ends like that everywhere.

import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { groupKeys, type SplitGroups, splitGroups } from '../../dataset/group-keys.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { onePerKey } from '../../dataset/one-per-key.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { chanceStatistic, leastCounting } from '../evidence/chance-confidence.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { decisions } from '../views/acts/decisions.ts'

const endings = 100
const stepCents = 5
/** Choice: a single thing that costs so many cents less than a round price is priced to look cheap. */
const lureCentsMin = 90
const valueCentsMin = 1_000_00
const materialCentsMin = 50_000_00
const hitsMin = 5
const shareMin = 0.6
/** Choice: habits differ, so that others' share counts double, and no ending is taken for rarer than one in fifty. */
const habitFactor = 2
const usualShareMin = 0.02
/** Choice: what a supplier does elsewhere leans on so many contracts like all others'. */
const leaningContracts = 5
const confidenceMax = 0.9

interface EndingGroup {
  readonly rows: readonly number[]
  readonly ending: number
  readonly contracts: number
  /** The supplier's contracts with other bodies, and those that end so. */
  readonly elsewhere: number
  readonly elsewhereHits: number
}

interface EndingCounts {
  readonly groups: readonly EndingGroup[]
  /** Contracts by the last two digits of their value. */
  readonly counts: Float64Array
  readonly tests: number
}

export const sameCents = defineGroupTest({
  id: 'PA-22-CENTS',
  aliases: ['PR-12-CENTS'],
  names: { supplier: 'supplier', organization: 'organization' },
  needs: ['acts.supplier', 'acts.value'],
  family: 'same_cents',
  partition: 'supplier',
  fold(data, rows) {
    const { supplier, organization, value } = data.acts
    const isAwarded = awardedActs(data)
    const counted = pickRows(
      rows,
      (row) => supplier[row] !== ABSENT_CODE && value[row] >= valueCentsMin && isAwarded(row),
    )
    const counts = new Float64Array(endings)
    for (const row of counted) addOne(counts, endingOf(value[row]))
    const bySupplier = groupKeys(counted.map((row) => supplier[row]))
    const bodies = counted.map((row) => organization[row] + 1)
    const pairs = splitGroups(bySupplier, bodies, data.size('organization') + 1)
    return { ...findGroups(pairs, counted, data), counts }
  },
  reduce: (left: EndingCounts, right: EndingCounts) => ({
    groups: [...left.groups, ...right.groups],
    counts: left.counts.map((count, ending) => count + right.counts[ending]),
    tests: left.tests + right.tests,
  }),
  weigh: ({ groups, counts, tests }) =>
    groups.map((group) => {
      const { rows, ending, contracts, elsewhere, elsewhereHits } = group
      const all = counts.reduce((sum, count) => sum + count, 0)
      const usual = Math.max(0, counts[ending] - rows.length) / Math.max(1, all - contracts)
      const habit = (elsewhereHits + leaningContracts * usual) / (elsewhere + leaningContracts)
      const share = Math.min(1, Math.max(usualShareMin, habitFactor * usual, habit))
      // Any ending would have been reported.
      const pValue = Math.min(1, endings * binomialTail(rows.length, contracts, share))
      return { ...group, usual, share, ...chanceEvidence(pValue, tests, confidenceMax) }
    }),
  describe({ rows, ending, contracts, usual, share, pValue }, { row, value_cents }, data) {
    if (value_cents < materialCentsMin) return undefined
    const supplier = data.text('supplier', data.acts.supplier[row])
    const organization = data.text('organization', data.acts.organization[row])
    return {
      group: `cents ${supplier} ${organization}`,
      statistic: chanceStatistic('binomial_tail', { pValue, sample_size: contracts }),
      expected: {
        metric: 'count',
        observed: rows.length,
        value: share * contracts,
        counterfactual:
          leastCounting(rows.length, (hits) => endings * binomialTail(hits, contracts, share), hitsMin) - 1,
      },
      money_at_risk_cents: Math.round(value_cents / 4),
      factors: { same_cents: 1 },
      facts: {
        supplier,
        organization,
        ending: String(ending).padStart(2, '0'),
        contracts,
        hits: rows.length,
        share_of_others: usual,
        value_cents,
      },
    }
  },
})

function endingOf(cents: number): number {
  return Math.round(cents) % endings
}

function addOne(counts: Float64Array, ending: number): void {
  counts[ending] = counts[ending] + 1
}

function findGroups({ firsts, starts, members }: SplitGroups, counted: Int32Array, data: Dataset) {
  const groups: EndingGroup[] = []
  const own = new Float64Array(endings)
  let tests = 0
  const rowsFrom = (start: number, end: number) => Array.from(members.subarray(start, end), (at) => counted[at])
  for (let supplier = 0; supplier + 1 < firsts.length; supplier++) {
    const [first, last] = [firsts[supplier], firsts[supplier + 1]]
    for (let pair = first; pair < last; pair++) {
      const [start, end] = [starts[pair], starts[pair + 1]]
      if (end - start < hitsMin) continue
      const rows = distinctDecisions(rowsFrom(start, end), data)
      if (rows.length < hitsMin) continue
      tests++
      own.fill(0)
      for (const row of rows) if (isTelling(row, data)) addOne(own, endingOf(data.acts.value[row]))
      const most = own.reduce((best, count) => Math.max(best, count), 0)
      if (most < hitsMin || most < shareMin * rows.length) continue
      const ending = own.indexOf(most)
      const endsSo = (row: number) => endingOf(data.acts.value[row]) === ending
      const others = [...rowsFrom(starts[first], start), ...rowsFrom(end, starts[last])]
      groups.push({
        rows: rows.filter((row) => endsSo(row) && isTelling(row, data)),
        ending,
        contracts: rows.length,
        elsewhere: others.length,
        elsewhereHits: others.filter(endsSo).length,
      })
    }
  }
  return { groups, tests }
}

/** One act of each decision and value: what was agreed on once counts once. */
function distinctDecisions(rows: readonly number[], data: Dataset): readonly number[] {
  const decisionOf = decisions(data)
  const decided = onePerKey(Int32Array.from(rows), (row) => decisionOf[row], data)
  return [...onePerKey(decided, (row) => data.acts.value[row], data)]
}

function isTelling(row: number, { acts }: Dataset): boolean {
  const ending = endingOf(acts.value[row])
  return ending % stepCents !== 0 && (ending < lureCentsMin || acts.quantity[row] > 1)
}
