// PA-15: the same purchase contracted twice: one organisation, supplier, item, quantity and value within a month.
// A standing order repeats too, but at regular intervals and more than twice; and orders under one agreement, all at its price, come to
// one quantity by themselves.

import { ABSENT_CODE, type Dataset, isDay } from '../../dataset/dataset.ts'
import { gather } from '../../dataset/gather.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupKeys } from '../../dataset/group-keys.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { repeatedContract } from '../evidence/repeated-contract.ts'
import { defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { itemOf } from '../views/acts/item-of.ts'

const windowDays = 30
const roundCents = 100_00
const smallCents = 1_000_00
/** Choice: what each other order at the same price, from the second on, leaves of the confidence. */
const agreementShare = 0.5

export const duplicateContract = defineGroupTest({
  id: 'PA-15-CONTRACT',
  aliases: ['PA-15-contract'],
  laws: ['Lei 14.133/2021, art. 11'],
  needs: ['acts.organization', 'acts.supplier', 'acts.value', 'acts.signing_day'],
  family: 'duplicate_contract',
  gravity: 'rule',
  partition: 'organization',
  phase: 'agent_analysis',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    // Orders under one agreement may be alike.
    const awarded = pickRows(rows, (row) => isAwarded(row) && data.acts.call_off[row] !== 1)
    const repeats = equalPurchases(awarded, data).flatMap((group) => findRepeats(group, data))
    const ordersOf = ordersAtOnePrice(repeats, awarded, data)
    return repeats.map((repeat) => ({ rows: repeat, orders: ordersOf(repeat) }))
  },
  weigh: (repeats, { acts }) =>
    repeats.map(({ rows, orders }) => {
      const value = acts.value[rows[0]]
      const days = rows.map((row) => acts.signing_day[row])
      const [first, last] = [Math.min(...days), Math.max(...days)]
      const alone = repeatConfidence(value, last - first, tendersDiffer(acts, rows))
      const confidence = alone * agreementShare ** Math.max(0, orders - 1)
      return { rows, value, first, last, confidence, sensitivity: 0 }
    }),
  describe({ rows, value, first, last }, _, data) {
    const { acts } = data
    const [row] = rows
    const organization = data.text('organization', acts.organization[row])
    const supplier = data.text('supplier', acts.supplier[row])
    return {
      group: `duplicate ${organization} ${supplier} ${data.text('catalog', acts.catalog[row])} ${value} ${first}`,
      ...repeatedContract(value, rows.length),
      facts: {
        value_cents: value,
        contracts: rows.length,
        days_apart: last - first,
        first_day: first,
        quantity: Number.isNaN(acts.quantity[row]) ? 'unknown' : acts.quantity[row],
      },
    }
  },
})

/** Groups of purchases that are equal, in the order of their first ones. Few are: different hashes exclude the others. */
function equalPurchases(rows: Int32Array, data: Dataset): number[][] {
  const { starts, members, length } = groupKeys(gather(rows, (row) => purchaseHash(data, row)))
  const groups: number[][] = []
  for (let bucket = 0; bucket < length; bucket++) {
    const [start = 0, end = 0] = [starts[bucket], starts[bucket + 1]]
    if (end - start < 2) continue
    const alike = Array.from(members.subarray(start, end), (at) => rows[at])
    for (const group of groupBy(alike, (row) => purchaseKey(data, row)).values())
      if (group.length > 1) groups.push(group)
  }
  return groups.sort(([a = 0], [b = 0]) => a - b)
}

function purchaseHash({ acts }: Dataset, row: number): number {
  const value = acts.value[row]
  let bits = scatter(0, acts.organization[row])
  bits = scatter(bits, acts.supplier[row])
  bits = scatter(bits, value)
  return scatter(bits, value / 2 ** 32) >>> 0
}

function scatter(bits: number, part: number): number {
  return Math.imul(bits ^ (part | 0), 0x9e3779b1) ^ (bits >>> 15)
}

/** What must be equal; undefined when a part of it is not known. One source, since two sources hold one contract twice. */
function purchaseKey({ acts }: Dataset, row: number): string | undefined {
  // A class holds many things: their descriptions distinguish them.
  const isCoded = acts.catalog[row] !== ABSENT_CODE
  const item = isCoded ? acts.catalog[row] : acts.category[row]
  const known = acts.organization[row] !== ABSENT_CODE && acts.supplier[row] !== ABSENT_CODE && item !== ABSENT_CODE
  if (!known || !isDay(acts.signing_day[row])) return undefined
  return [
    acts.source[row],
    acts.record_kind[row],
    acts.organization[row],
    acts.supplier[row],
    item,
    isCoded ? '' : acts.description[row],
    acts.value[row],
    acts.quantity[row],
  ].join(' ')
}

/** Those of equal purchases that come within a month, each time in the order of their days, if they are not lots of one tender. */
function findRepeats(group: readonly number[], data: Dataset): number[][] {
  const day = (row: number) => data.acts.signing_day[row]
  const sorted = [...group].sort((a, b) => day(a) - day(b) || a - b)
  if (isStandingOrder(sorted.map(day))) return []
  const clusters: number[][] = []
  let last: number | undefined
  for (const row of sorted) {
    const isNear = last !== undefined && day(row) - day(last) <= windowDays
    if (isNear) clusters.at(-1)?.push(row)
    else clusters.push([row])
    last = row
  }
  return clusters.filter((rows) => rows.length > 1 && !areLotsOfOneTender(data, rows))
}

/** Three or more at gaps that differ by at most a third of their mean. */
function isStandingOrder(days: readonly number[]): boolean {
  if (days.length < 3) return false
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day))
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  return mean >= 5 && gaps.every((gap) => Math.abs(gap - mean) <= mean / 3)
}

/** Lots of one tender may be alike. */
function areLotsOfOneTender({ acts: { tender } }: Dataset, [first, ...others]: readonly number[]): boolean {
  return tender[first] !== ABSENT_CODE && others.every((row) => tender[row] === tender[first])
}

/** How many other acts of its body, supplier and item have the unit price of a repeated purchase; 0 where it is not known. */
function ordersAtOnePrice(repeats: readonly number[][], awarded: Int32Array, data: Dataset) {
  const { organization, supplier, unit_price } = data.acts
  const itemCode = itemOf(data)
  const firms = data.size('supplier')
  const pairOf = (row = -1) => organization[row] * firms + supplier[row]
  const repeated = new Set(repeats.map(([first]) => pairOf(first)))
  const rowsOf = groupBy(repeated.size === 0 ? [] : pickRows(awarded, (row) => repeated.has(pairOf(row))), pairOf)
  return (repeat: readonly number[]): number => {
    const [first = -1] = repeat
    const alike = (row: number) => unit_price[row] === unit_price[first] && itemCode(row) === itemCode(first)
    return Math.max(0, (rowsOf.get(pairOf(first)) ?? []).filter(alike).length - repeat.length)
  }
}

function tendersDiffer(acts: Dataset['acts'], rows: readonly number[]): boolean {
  const tenders = new Set(rows.map((row) => acts.tender[row]))
  return tenders.size > 1 && !tenders.has(ABSENT_CODE)
}

/** Choice: equal cents within days are hardly chance; round or small sums, long gaps and separate tenders explain themselves more easily. */
function repeatConfidence(value: number, spanDays: number, separateTenders: boolean): number {
  const base = 0.96 - 0.01 * Math.max(0, spanDays - 10)
  const ordinary = (value % roundCents === 0 ? 0.65 : 1) * (value < smallCents ? 0.7 : 1) * (separateTenders ? 0.75 : 1)
  return base * ordinary
}
