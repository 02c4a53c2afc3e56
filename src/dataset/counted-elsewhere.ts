// Acts whose amount another act of the dataset counts: call-offs beside their framework, a commitment note or an award beside its
// contract, one contract from several sources, one total on each lot. They are linked, not left out: sums, shares and concentration
// count the amount once.
// Choice: one contract counted once, docs/choices.md.

import { isWithoutEffect } from '../domain/parse-status.ts'
import { codeTable } from './code-table.ts'
import { copiesOfSources } from './copies-of-sources.ts'
import { type Dataset, instrumentCodes, recordKindCodes } from './dataset.ts'
import { groupBy } from './group-by.ts'
import { compareContent, onePerKey } from './one-per-key.ts'
import { sharedPerDataset } from './shared-per-dataset.ts'

const note = instrumentCodes.indexOf('commitment_note')
const [contract, tender, award] = (['contract', 'tender', 'award'] as const).map((kind) =>
  recordKindCodes.indexOf(kind),
)

/** Why an act's amount is counted with another: it is that act once more or a part of it, or a row of one tender like it. */
export const elsewhere = { sameAct: 1, sameTender: 2 } as const

/** One byte for each act: 0, or why its amount is counted with another act. */
export const countedElsewhere = sharedPerDataset('counted elsewhere', (data): Uint8Array => {
  const marks = new Uint8Array(data.acts.length)
  const rows = rowsWithAmounts(data)
  markNotes(data, rows, marks)
  const left = () => rows.filter((row) => marks[row] === 0)
  markAwards(data, left(), marks)
  markLotTotals(data, left(), marks)
  markCallOffs(data, left(), marks)
  for (const row of copiesOfSources(data, left())) marks[row] = elsewhere.sameAct
  return marks
})

function rowsWithAmounts({ acts, ...data }: Dataset): readonly number[] {
  const isVoid = codeTable({ acts, ...data }, 'status', isWithoutEffect)
  const rows: number[] = []
  for (let row = 0; row < acts.length; row++) {
    const kind = acts.record_kind[row]
    if ((kind === contract || kind === award) && acts.value[row] > 0 && isVoid(acts.status[row]) !== true)
      rows.push(row)
  }
  return rows
}

/** A note commits the amount of the contract of the same purchase and supplier, or a part of it. */
function markNotes({ acts }: Dataset, rows: readonly number[], marks: Uint8Array): void {
  const notes = rows.filter((row) => acts.instrument[row] === note && acts.tender[row] >= 0 && acts.supplier[row] >= 0)
  if (notes.length === 0) return
  const keyOf = (row: number) => `${acts.tender[row]} ${acts.supplier[row]}`
  const contracts = new Map<string, number>()
  for (const row of rows)
    if (acts.record_kind[row] === contract && acts.instrument[row] !== note)
      contracts.set(keyOf(row), Math.max(acts.value[row], contracts.get(keyOf(row)) ?? 0))
  for (const row of notes) if (acts.value[row] <= (contracts.get(keyOf(row)) ?? 0)) marks[row] = elsewhere.sameAct
}

/** The awards of a purchase to a supplier whose contracts have the same amount, one by one or in sum; the contracts count. */
function markAwards(data: Dataset, rows: readonly number[], marks: Uint8Array): void {
  const { acts } = data
  const isKnown = (row: number) => acts.tender[row] >= 0 && acts.supplier[row] >= 0
  const awards = rows.filter((row) => acts.record_kind[row] === award && isKnown(row))
  if (awards.length === 0) return
  const keyOf = (row: number) => `${acts.tender[row]} ${acts.supplier[row]}`
  const isContract = (row: number) =>
    acts.record_kind[row] === contract && acts.framework[row] < 0 && acts.instrument[row] !== note && isKnown(row)
  const contracts = groupBy(rows.filter(isContract), keyOf)
  for (const [key, own] of groupBy(awards, keyOf)) {
    const amounts = (contracts.get(key) ?? []).map((row) => acts.value[row])
    const unmatched = own.toSorted(compareContent(data)).filter((row) => {
      const at = amounts.indexOf(acts.value[row])
      if (at < 0) return true
      amounts.splice(at, 1)
      marks[row] = elsewhere.sameTender
      return false
    })
    const isSum = amounts.length > 0 && sumOf(unmatched.map((row) => acts.value[row])) === sumOf(amounts)
    if (isSum) for (const row of unmatched) marks[row] = elsewhere.sameTender
  }
}

/** Where several acts of a purchase each carry its whole total, one of them counts. */
function markLotTotals(data: Dataset, rows: readonly number[], marks: Uint8Array): void {
  const { acts } = data
  const totals = new Map<number, number>()
  for (let row = 0; row < acts.length; row++)
    if (acts.record_kind[row] === tender && acts.tender[row] >= 0 && acts.value[row] > 0)
      totals.set(acts.tender[row], Math.max(acts.value[row], totals.get(acts.tender[row]) ?? 0))
  if (totals.size === 0) return
  const whole = rows.filter((row) => acts.framework[row] < 0 && totals.get(acts.tender[row]) === acts.value[row])
  const counting = new Set(onePerKey(Int32Array.from(whole), (row) => acts.tender[row], data))
  for (const row of whole) if (!counting.has(row)) marks[row] = elsewhere.sameTender
}

/**
 * A framework and the call-offs of its supplier count once, by the greater of both amounts: what was ordered beyond the framework was
 * ordered all the same. A framework without a supplier has the call-offs of all.
 */
function markCallOffs({ acts }: Dataset, rows: readonly number[], marks: Uint8Array): void {
  const callOffs = rows.filter((row) => acts.framework[row] >= 0)
  if (callOffs.length === 0) return
  const isFramework = (row: number) => acts.framework[row] < 0 && acts.tender[row] >= 0 && acts.instrument[row] !== note
  const keyOf = (id: number, supplier: number) => `${id} ${supplier}`
  const frameworks = groupBy(rows.filter(isFramework), (row) => keyOf(acts.tender[row], acts.supplier[row]))
  const orders = groupBy(callOffs, (row) => {
    const keys = [keyOf(acts.framework[row], acts.supplier[row]), keyOf(acts.framework[row], -1)]
    return keys.find((key) => frameworks.has(key))
  })
  for (const [key, own] of orders) {
    const framework = frameworks.get(key) ?? []
    const amountOf = (part: readonly number[]) => sumOf(part.map((row) => acts.value[row]))
    const smaller = amountOf(own) > amountOf(framework) ? framework : own
    for (const row of smaller) marks[row] = elsewhere.sameAct
  }
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, each) => sum + each, 0)
}
