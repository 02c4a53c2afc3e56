// PA-15-VALUE: one supplier paid one and the same value, to the cent, for different items of one body, or of several: prices times
// quantities of different things do not meet at one sum, unless they have one price. Round values do, and so does what many suppliers sell at one value.

import { ABSENT_CODE, type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupKeys } from '../../dataset/group-keys.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { itemOf } from '../views/acts/item-of.ts'

const valueCentsMin = 1_000_00
const roundCents = 10_00
const itemsMin = 3
/** Choice: so few items may have a tariff in common that nobody else was paid. */
const confidences = { few: 0.88, many: 0.95 } as const
/** Choice: a value that more other suppliers have as well is a tariff or a fee. */
const othersMax = 1

export const oneValueManyItems = defineGroupTest({
  id: 'PA-15-VALUE',
  names: { supplier: 'supplier' },
  needs: ['acts.supplier', 'acts.value'],
  family: 'equal_values',
  partition: 'supplier',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { supplier, value } = data.acts
    const item = itemOf(data)
    const eligible = pickRows(rows, (row) => {
      const cents = value[row]
      return cents >= valueCentsMin && cents % roundCents !== 0 && isAwarded(row)
    })
    const { starts, members, length } = groupKeys(eligible.map((row) => supplier[row]))
    const scratch = new Float64Array(eligible.length)
    const found: { readonly rows: readonly number[]; readonly items: number }[] = []
    for (let group = 0; group < length; group++) {
      const own = members.subarray(starts[group], starts[group + 1])
      if (!hasRepeats(own, (at) => value[eligible[at]], scratch)) continue
      const rowsOf = own.map((at) => eligible[at])
      for (const alike of groupBy(rowsOf, (row) => value[row]).values()) {
        const items = alike.length < itemsMin ? 0 : new Set(alike.map(item).filter((code) => code >= 0)).size
        if (items < itemsMin || hasFewPrices(alike, data) || sharesOneTender(alike, data)) continue
        found.push({ rows: alike, items })
      }
    }
    return found
  },
  weigh: (repeats, data) =>
    repeats.flatMap(({ rows, items }) => {
      const cents = data.acts.value[rows[0]]
      const others = (suppliersOfValue(data).get(cents) ?? 1) - 1
      if (others > othersMax) return []
      const confidence = items === itemsMin ? confidences.few : confidences.many
      return { rows, items, cents, confidence, sensitivity: 0.3 }
    }),
  describe({ rows, items, cents }, { row, value_cents }, data) {
    const supplier = data.text('supplier', data.acts.supplier[row])
    const days = rows.map((own) => data.acts.signing_day[own]).filter(isDay)
    return {
      group: `one value ${supplier} ${cents}`,
      statistic: { method: 'repeated_contract', score: items, threshold: itemsMin, sample_size: rows.length },
      expected: { metric: 'items', observed: items, value: 1, counterfactual: itemsMin - 1 },
      money_at_risk_cents: Math.round(value_cents / 4),
      factors: { same_value: 1 },
      facts: {
        supplier,
        items,
        contracts: rows.length,
        one_value_cents: cents,
        ...(days.length === 0 ? {} : { first_day: Math.min(...days), last_day: Math.max(...days) }),
      },
    }
  },
})

/** True where one value stands often enough among those of some places. */
function hasRepeats(places: Int32Array, centsOf: (at: number) => number, scratch: Float64Array): boolean {
  if (places.length < itemsMin) return false
  const sorted = scratch.subarray(0, places.length)
  for (let at = 0; at < places.length; at++) sorted[at] = centsOf(places[at])
  sorted.sort()
  return sorted.some((cents, at) => cents === sorted[at + itemsMin - 1])
}

/** Books, courses or visits at one price each come to one value by themselves. */
function hasFewPrices(rows: readonly number[], { acts }: Dataset): boolean {
  const prices = rows.map((row) => acts.unit_price[row]).filter(isInCents)
  return prices.length === rows.length && new Set(prices).size < itemsMin
}

/** A price with parts of a cent was computed from the value. */
function isInCents(price: number): boolean {
  return price > 0 && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6 * price
}

/** Items of one tender may be lots of one price. */
function sharesOneTender(rows: readonly number[], { acts }: Dataset): boolean {
  const tenders = rows.map((row) => acts.tender[row]).filter((tender) => tender !== ABSENT_CODE)
  return tenders.length === rows.length && new Set(tenders).size < itemsMin
}

/** How many suppliers have each value that several acts have. */
const suppliersOfValue = oncePerDataset((data): ReadonlyMap<number, number> => {
  const { value, supplier, length } = data.acts
  const sorted = Float64Array.from(value.filter((cents) => cents >= valueCentsMin && cents % roundCents !== 0)).sort()
  const repeated = new Map<number, Set<number>>()
  for (let at = 2; at < sorted.length; at++) if (sorted[at] === sorted[at - 2]) repeated.set(sorted[at], new Set())
  for (let row = 0; row < length; row++) repeated.get(value[row])?.add(supplier[row])
  return new Map([...repeated].map(([cents, firms]) => [cents, firms.size]))
})
