// PA-15: one purchase contracted by two bodies of one place: the same supplier, item, quantity and value to the cent within a month.
// Gate: the municipality known, no tender in common (a joint purchase is lawful), and a value that chance hardly repeats. Goods from
// a price register are bought alike by many bodies, so that works and services say more; a sole supplier has one list price for all.

import { codeTable } from '../../dataset/code-table.ts'
import { ABSENT_CODE, type Dataset, isDay, kindCodes } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { repeatedContract } from '../evidence/repeated-contract.ts'
import { defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'

const windowDays = 30
const valueCentsMin = 10_000_00
const roundCents = 100_00
/** Up to this many rows are compared pairwise, without a table of counts. */
const pairwiseMax = 16
/** Choice: more bodies than this share a price, not an object. */
const bodiesMax = 3
const confidences = { works: 0.87, service: 0.84, goods: 0.5, listed: 0.5 } as const

export const purchaseByTwoBodies = defineGroupTest({
  id: 'PA-15-BODIES',
  names: { supplier: 'supplier', bodies: 'organizations' },
  laws: ['Lei 14.133/2021, art. 11'],
  needs: ['acts.organization', 'acts.municipality', 'acts.value', 'acts.signing_day'],
  family: 'duplicate_contract',
  gravity: 'rule',
  partition: 'supplier',
  phase: 'agent_analysis',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { acts } = data
    // Few acts of a supplier have one value; only those are compared by the whole key.
    const bySupplier = groupBy(
      pickRows(rows, (row) => isAwarded(row) && acts.value[row] >= valueCentsMin && acts.call_off[row] !== 1),
      (row) => acts.supplier[row],
    )
    return [...bySupplier.values()].flatMap((own) => {
      const same = repeated(own, acts.value)
      if (same.length === 0) return []
      return [...groupBy(same, (row) => purchaseKey(data, row)).values()]
    })
  },
  weigh: (purchases, data) =>
    purchases.flatMap((alike) => {
      const { acts } = data
      const day = (row: number) => acts.signing_day[row]
      const sorted = [...alike].sort((a, b) => day(a) - day(b) || a - b)
      const [first] = sorted
      const rows = sorted.filter((row) => day(row) - day(first) <= windowDays)
      const bodies = [...new Set(rows.map((row) => data.text('organization', acts.organization[row])))].sort()
      const tenders = rows.map((row) => acts.tender[row]).filter((tender) => tender !== ABSENT_CODE)
      const isJoint = new Set(tenders).size < tenders.length
      if (bodies.length < 2 || bodies.length > bodiesMax || isJoint) return []
      const kindOf = (row: number) => (hasListPrice(data)(row) ? 'listed' : (kindCodes[acts.kind[row]] ?? 'goods'))
      const confidence =
        Math.min(...rows.map((row) => confidences[kindOf(row)])) * (acts.value[first] % roundCents === 0 ? 0.7 : 1)
      return { rows, bodies, confidence, sensitivity: 0 }
    }),
  describe({ rows, bodies }, _, data) {
    const { acts } = data
    const [first] = rows
    const day = acts.signing_day[first]
    const value = acts.value[first]
    const supplier = data.text('supplier', acts.supplier[first])
    return {
      group: `two bodies ${supplier} ${bodies.join(' ')} ${value} ${day}`,
      ...repeatedContract(value, rows.length),
      facts: {
        value_cents: value,
        contracts: rows.length,
        days_apart: Math.max(...rows.map((row) => acts.signing_day[row])) - day,
        first_day: day,
        supplier,
        bodies: bodies.join(', '),
        quantity: acts.quantity[first],
      },
    }
  },
})

/** The rows whose value another of them has too. */
function repeated(rows: readonly number[], values: Float64Array): readonly number[] {
  if (rows.length <= pairwiseMax)
    return rows.filter((row) => rows.some((other) => other !== row && values[other] === values[row]))
  const counts = new Map<number | undefined, number>()
  for (const row of rows) counts.set(values[row], (counts.get(values[row]) ?? 0) + 1)
  return rows.filter((row) => (counts.get(values[row]) ?? 0) > 1)
}

/** What must be equal; undefined when a part of it is not known. */
function purchaseKey({ acts }: Dataset, row: number): string | undefined {
  const item = acts.catalog[row] !== ABSENT_CODE ? acts.catalog[row] : acts.category[row]
  const place = acts.municipality[row]
  const isKnown = item !== ABSENT_CODE && place !== ABSENT_CODE && acts.organization[row] !== ABSENT_CODE
  if (!isKnown || !isDay(acts.signing_day[row]) || !(acts.quantity[row] > 0)) return undefined
  return [acts.source[row], acts.record_kind[row], place, item, acts.value[row], acts.quantity[row]].join(' ')
}

/** True for purchases without competition for want of a rival (Lei 14.133 art. 74, Lei 8.666 art. 25). */
const hasListPrice = oncePerDataset((data) => {
  const { legal_basis, modality } = data.acts
  const isSoleBasis = codeTable(data, 'legal_basis', (text) => {
    const basis = toLegalBasis(text)
    return (basis?.law === 14133 && basis.article === 74) || (basis?.law === 8666 && basis.article === 25)
  })
  const isSoleMethod = codeTable(data, 'modality', (text) => text === 'inexigibilidade')
  return (row: number): boolean => isSoleBasis(legal_basis[row]) === true || isSoleMethod(modality[row]) === true
})
