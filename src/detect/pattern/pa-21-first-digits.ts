// PA-21: first digits of a supplier's contract values, when they are more even than those of others for the same items.
// Invented numbers have too few low and too many high first digits (Hill 1988; Nigrini). Benford's law itself flags most honest
// groups, since limits and price levels bend it: the items' own digits are the reference, and the scatter of all suppliers the
// scale. The evidence stays weak: it says that a supplier's values look made, not which of them.

import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupKeys } from '../../dataset/group-keys.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { median } from '../../stats/median.ts'
import { normalTail } from '../../stats/normal-tail.ts'
import { confidenceMin } from '../evidence/chance-confidence.ts'
import { shares } from '../evidence/shares.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { onePerTender } from '../views/acts/purchases.ts'

const contractsMin = 40
/** A hint, however sure: practice sets invent whole suppliers' digits, which the world seldom does (docs/detection.md#first-digits). */
const confidenceMax = 0.6
/** Contracts by which an item leans on the digits of all items. */
const priorContracts = 20
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

interface SupplierDigits {
  readonly rows: readonly number[]
  /** Item code and contracts of the supplier for it, by first digit. */
  readonly items: readonly ItemDigits[]
}

type ItemDigits = readonly [item: number, counts: readonly number[]]

interface FoldedDigits {
  readonly suppliers: readonly SupplierDigits[]
  readonly items: readonly ItemDigits[]
}

export const firstDigits = defineGroupTest({
  id: 'PA-21',
  aliases: ['PR-11'],
  names: { supplier: 'supplier' },
  needs: ['acts.supplier', 'acts.catalog', 'acts.value'],
  family: 'first_digits',
  partition: 'supplier',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { supplier, catalog } = data.acts
    const isCounted = (row: number) => supplier[row] !== ABSENT_CODE && catalog[row] !== ABSENT_CODE && isAwarded(row)
    const counted = onePerTender(pickRows(rows, isCounted), data, 'supplier')
    const { starts, members, length } = groupKeys(counted.map((row) => supplier[row]))
    const suppliers: SupplierDigits[] = []
    for (let group = 0; group < length; group++) {
      const [start, end] = [starts[group], starts[group + 1]]
      if (end - start < contractsMin) continue
      const own = members.subarray(start, end).map((at) => counted[at])
      suppliers.push({ rows: Array.from(own), items: countDigits(own, data) })
    }
    return { suppliers, items: countDigits(counted, data) }
  },
  reduce: (left: FoldedDigits, right: FoldedDigits) => ({
    suppliers: [...left.suppliers, ...right.suppliers],
    items: sumItems([...left.items, ...right.items]),
  }),
  weigh({ suppliers, items }, { acts: { value } }) {
    const reference = { items: new Map(items), all: sumCounts(items.map(([, counts]) => counts)) }
    const measured = suppliers.map((supplier) => measure(supplier, reference))
    const scale = Math.max(1, medianAbsoluteScale(measured.map(({ score }) => score)))
    return measured.flatMap((one) => {
      const { observed, expected, score, rows } = one
      const evidence = chanceEvidence(normalTail(score / scale), measured.length, confidenceMax)
      if (evidence.confidence < confidenceMin) return []
      const isExcess = (digit: number) => observed[digit - 1] > expected[digit - 1]
      return {
        ...one,
        ...evidence,
        ceiling: confidenceMax,
        score: score / scale,
        contracts: rows.length,
        rows: rows.filter((row) => isExcess(firstDigit(value[row]))),
        excess: digits.filter(isExcess),
      }
    })
  },
  describe({ contracts, observed, expected, excess, score }, { row, value_cents }, data) {
    const supplier = data.text('supplier', data.acts.supplier[row])
    return {
      group: `digits ${supplier}`,
      statistic: { method: 'even_first_digits', score, threshold: 3, sample_size: contracts },
      money_at_risk_cents: value_cents / 4,
      factors: shares(
        Object.fromEntries(digits.map((digit, index) => [`digit_${digit}`, observed[index] - expected[index]])),
      ),
      facts: {
        supplier,
        contracts,
        excess_digits: excess.join(', '),
        observed_counts: observed.join(', '),
        expected_counts: expected.map((count) => Math.round(count)).join(', '),
        value_cents,
      },
    }
  },
})

/** Standard deviation by the median of absolute values, for scores that scatter about 0. */
function medianAbsoluteScale(scores: readonly number[]): number {
  return 1.4826 * median(scores.map(Math.abs)) || 1
}

/** First significant digit of an amount in cents, of 1 and more. */
function firstDigit(cents: number): number {
  return Math.floor(cents / 10 ** Math.floor(Math.log10(cents) + 1e-12))
}

function countDigits(rows: Int32Array, { acts }: Dataset): ItemDigits[] {
  const { starts, members, length } = groupKeys(rows.map((row) => acts.catalog[row]))
  return Array.from({ length }, (_, group) => {
    const counts = digits.map(() => 0)
    for (let at = starts[group]; at < starts[group + 1]; at++) {
      const index = firstDigit(acts.value[rows[members[at]]] ?? 1) - 1
      counts[index] = counts[index] + 1
    }
    return [acts.catalog[rows[members[starts[group]]]], counts]
  })
}

function sumItems(items: readonly ItemDigits[]): ItemDigits[] {
  return [...groupBy(items, ([item]) => item)].map(([item, parts]) => [
    item,
    sumCounts(parts.map(([, counts]) => counts)),
  ])
}

function sumCounts(parts: readonly (readonly number[])[]): number[] {
  return digits.map((_, index) => parts.reduce((sum, counts) => sum + counts[index], 0))
}

interface Reference {
  readonly items: ReadonlyMap<number, readonly number[]>
  readonly all: readonly number[]
}

/** Contracts per digit if the supplier's contracts for each item began like the others'. */
function expectedCounts(items: readonly ItemDigits[], reference: Reference): number[] {
  const total = reference.all.reduce((sum, count) => sum + count, 0)
  const parts = items.map(([item, own]) => {
    const others = (reference.items.get(item) ?? own).map((count, index) => count - own[index])
    const weight = others.reduce((sum, count) => sum + count, 0) + priorContracts
    const contracts = own.reduce((sum, count) => sum + count, 0)
    return others.map(
      (count, index) => (contracts * (count + (priorContracts * reference.all[index]) / total)) / weight,
    )
  })
  return sumCounts(parts)
}

interface MeasuredDigits {
  readonly rows: readonly number[]
  readonly observed: readonly number[]
  readonly expected: readonly number[]
  /** Score test of "some of the digits are even" against the expected ones, in standard deviations. */
  readonly score: number
}

function measure({ rows, items }: SupplierDigits, reference: Reference): MeasuredDigits {
  const observed = sumCounts(items.map(([, counts]) => counts))
  const expected = expectedCounts(items, reference)
  const even = rows.length / digits.length
  const weights = expected.map((count) => even / Math.max(count, 0.5) - 1)
  const sum = weights.reduce((total, weight, index) => total + weight * (observed[index] - expected[index]), 0)
  const mean = weights.reduce((total, weight, index) => total + weight * expected[index], 0) / rows.length
  const variance = weights.reduce((total, weight, index) => total + (weight - mean) ** 2 * expected[index], 0)
  return { rows, observed, expected, score: variance > 0 ? sum / Math.sqrt(variance) : 0 }
}
