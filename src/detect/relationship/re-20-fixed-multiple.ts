// RE-20: two firms of which one bids the same multiple of the other's bid, to four decimals, in two tenders or more. What chance
// gives is read from how often ratios of any two firms coincide, so that a custom of round mark-ups is not held against anyone.
// RE-20-STEADY: ratios that hardly change over many tenders, which are the rarer the more of them there are.

import type { Dataset } from '../../dataset/dataset.ts'
import { gather } from '../../dataset/gather.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupKeys } from '../../dataset/group-keys.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import { coincidenceTail } from '../evidence/coincidence-tail.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { standingActs } from '../views/acts/standing-acts.ts'
import { readBiddings } from '../views/bids/bidding.ts'
import {
  describeSteady,
  findSteady,
  type SteadyPair,
  steadyMeetingsMin,
  weighSteady,
} from '../views/bids/steady-bids.ts'

const decimals = 1e4
const biddersMax = 12
const confidenceMax = 0.6
/** Choice: chance of a coincidence is taken for no less, and grows to no more than makes it meaningless. */
const coincidenceMin = 1e-4

/** Up to this many meetings are compared pairwise, without a set of them. */
const pairwiseMax = 16

interface Meeting {
  readonly row: number
  /** Higher bid over lower bid, in ten thousandths. */
  readonly multiple: number
  /** The lower bid in cents. */
  readonly lowest: number
}

interface RepeatedMultiple {
  readonly first: number
  readonly second: number
  readonly rows: readonly number[]
  readonly meetings: number
  readonly multiple: number
}

interface FirmRatios {
  readonly pairs: readonly RepeatedMultiple[]
  readonly tests: number
  readonly coincidence: number
  readonly steady: readonly SteadyPair[]
  /** Pairs that met often enough to show a steady ratio. */
  readonly steadyTests: number
}

export const fixedMultiple = defineGroupTest({
  id: 'RE-20',
  aliases: ['PR-08'],
  variants: [{ id: 'RE-20-STEADY', aliases: ['PR-08-STEADY'] }],
  names: { firms: 'suppliers' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['bids.supplier', 'bids.value'],
  family: 'bid_values',
  partition: 'whole',
  fold(data, rows) {
    const { rowsMet, multiples, lowests, keys } = readMeetings(data, rows)
    const { starts, members, length } = groupKeys(keys)
    const counts = new Map<number, number>()
    const suppliers = data.size('supplier')
    const pairs: RepeatedMultiple[] = []
    const steady: SteadyPair[] = []
    let [total, tests, steadyTests] = [0, 0, 0]
    const count = (multiple: number) => {
      counts.set(multiple, (counts.get(multiple) ?? 0) + 1)
      total++
    }
    for (let group = 0; group < length; group++) {
      assertWantedAt(group)
      const [start = 0, end = 0] = [starts[group], starts[group + 1]]
      const first = members[start]
      if (end - start === 1) {
        count(multiples[first])
        continue
      }
      tests++
      // Coincidences between different pairs: those within a pair are what is tested.
      const multipleAt = (i: number) => multiples[members[i]]
      const distinct = countDistinct(multipleAt, { start, end }, count)
      const key = keys[first]
      if (end - start >= steadyMeetingsMin) {
        steadyTests++
        const own = members.subarray(start, end)
        const ratios = gather(own, (at) => multiples[at])
        const found = findSteady(
          own.map((at) => rowsMet[at]),
          ratios,
          data,
        )
        if (found) steady.push({ ...found, first: Math.floor(key / suppliers), second: key % suppliers })
      }
      if (distinct === end - start) continue
      const met: Meeting[] = []
      for (let i = end - 1; i >= start; i--)
        met.push({ row: rowsMet[members[i]], multiple: multipleAt(i), lowest: lowests[members[i]] })
      const pair = repeatedMultiple(distinctBids(met))
      if (pair) pairs.push({ ...pair, first: Math.floor(key / suppliers), second: key % suppliers })
    }
    let equal = 0
    for (const own of counts.values()) equal += own * (own - 1)
    return {
      pairs,
      tests,
      coincidence: Math.max(coincidenceMin, equal / Math.max(1, total * (total - 1))),
      steady: steady.map((pair) => ({ ...pair, usualShare: shareBetween(counts, total, pair) })),
      steadyTests,
    }
  },
  // One partition alone: the chance of a coincidence is that of all ratios.
  reduce: (left: FirmRatios, right: FirmRatios) => (left.tests >= right.tests ? left : right),
  weigh: ({ pairs, tests, coincidence, steady, steadyTests }) => [
    ...pairs.map((pair) => {
      const pValue = coincidenceTail(pair.rows.length, pair.meetings, coincidence)
      return { ...pair, ...chanceEvidence(pValue, tests, confidenceMax) }
    }),
    ...steady.map((pair) => weighSteady(pair, steadyTests)),
  ],
  describe(pair, members, data) {
    if ('share' in pair) return describeSteady(pair, members, data)
    const {
      rows: { length: count },
      meetings,
      multiple,
    } = pair
    const { value_cents } = members
    const firms = [pair.first, pair.second].map((firm) => data.text('supplier', firm)).sort()
    return {
      group: `multiple ${firms.join(' ')}`,
      statistic: { method: 'fixed_multiple', score: count, threshold: 2, sample_size: meetings },
      expected: { metric: 'tenders', observed: count, value: 1, counterfactual: 1 },
      rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
      money_at_risk_cents: value_cents / 4,
      factors: { fixed_multiple: 1 },
      facts: { firms: firms.join(', '), multiple: multiple / decimals, tenders: count, meetings, value_cents },
    }
  },
})

/** Meetings of pairs of firms, with a key for the two and the multiple of the lowest bid that the other bid was. */
interface Meetings {
  readonly rowsMet: Int32Array
  readonly multiples: Float64Array
  /** The lowest bid of each, in cents. */
  readonly lowests: Float64Array
  readonly keys: Float64Array
}

function readMeetings(data: Dataset, rows: Int32Array): Meetings {
  const stands = standingActs(data, ['contract', 'award', 'tender'])
  const methodOf = purchaseMethods(data)
  const { starts, suppliers, cents } = readBiddings(data)
  const suppliersCount = data.size('supplier')
  const most = starts.at(-1) ?? 0
  const [rowsMet, multiples] = [new Int32Array(most), new Float64Array(most)]
  const [lowests, keys] = [new Float64Array(most), new Float64Array(most)]
  let count = 0
  for (let place = 0; place < rows.length; place++) {
    assertWantedAt(place)
    const row = rows[place]
    const [start = 0, end = 0] = [starts[row], starts[row + 1]]
    const [lowest = Number.NaN, first = -1] = [cents[start], suppliers[start]]
    // Small bids have few multiples.
    if (end - start < 2 || end - start > biddersMax || lowest < decimals || !stands(row) || methodOf(row) === 'direct')
      continue
    // Of two equal lowest bids neither is the one that the others are a multiple of.
    if (cents[start + 1] === lowest) continue
    for (let at = start + 1; at < end; at++) {
      const multiple = Math.round((cents[at] / lowest) * decimals)
      // Bids that are nearly equal are another indicator (RE-19).
      if (multiple === decimals) continue
      const supplier = suppliers[at]
      keys[count] = Math.min(supplier, first) * suppliersCount + Math.max(supplier, first)
      multiples[count] = multiple
      lowests[count] = lowest
      rowsMet[count++] = row
    }
  }
  return { rowsMet, multiples, lowests, keys: keys.subarray(0, count) }
}

/** Reports each multiple from `start` to `end` once, in order of first sight, and returns how many there are. */
function countDistinct(
  multipleAt: (i: number) => number,
  { start, end }: { readonly start: number; readonly end: number },
  report: (multiple: number) => void,
): number {
  const seen = end - start > pairwiseMax ? new Set<number>() : undefined
  let distinct = 0
  for (let i = start; i < end; i++) {
    const multiple = multipleAt(i)
    let isSeen = seen?.has(multiple) === true
    if (seen) seen.add(multiple)
    else for (let j = start; j < i && !isSeen; j++) isSeen = multipleAt(j) === multiple
    if (isSeen) continue
    report(multiple)
    distinct++
  }
  return distinct
}

/** Meetings of which no two have the same two bids: a tender that is on record twice is one coincidence. */
function distinctBids(met: readonly Meeting[]): readonly Meeting[] {
  return [...groupBy(met, ({ lowest, multiple }) => `${lowest} ${multiple}`).values()].flatMap(([first]) => first ?? [])
}

function repeatedMultiple(met: readonly Meeting[]): Omit<RepeatedMultiple, 'first' | 'second'> | undefined {
  let best: Omit<RepeatedMultiple, 'first' | 'second'> | undefined
  // Of multiples met equally often the least.
  for (const [multiple, own] of groupBy(met, (meeting) => meeting.multiple))
    if (own.length >= 2 && (own.length - (best?.rows.length ?? 0) || (best?.multiple ?? 0) - multiple) > 0)
      best = { multiple, rows: own.map(({ row }) => row), meetings: met.length }
  return best
}

/** Share of the ratios of any two other firms that lie where those of a pair do. */
function shareBetween(counts: ReadonlyMap<number, number>, total: number, { low, high, distinct }: SteadyPair): number {
  let inside = 1 - distinct
  for (const [multiple, times] of counts) if (multiple >= low && multiple <= high) inside += times
  return inside / (total - distinct + 1)
}
