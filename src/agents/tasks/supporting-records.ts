// Supporting records: the payments, commitments, sanctions and register rows that a finding rests on, as its detectors declare.

import type { Dataset } from '../../dataset/dataset.ts'
import { type SupportingRows, type SupportingTable, supportingTables } from '../../detect/detector.ts'
import { findDetector } from '../../detect/registry.ts'
import type { Candidate, Finding } from '../../domain/finding.ts'
import type { CommitmentRecord, PaymentRecord, SanctionRecord, SupplierRecord } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import type { WorkContext } from '../work-context.ts'

export type SupportingRecord = PaymentRecord | CommitmentRecord | SanctionRecord | SupplierRecord

/** Bits of the filter: enough that it admits few keys besides those wanted, of which a finding has a handful. */
const hintBits = 16

/** The supporting records of each finding, table by table in the order of their rows, at most limits.supportingRecordsMax each. */
export async function readSupporting(
  context: Pick<WorkContext, 'records'>,
  dataset: Dataset,
  findings: readonly Finding[],
): Promise<readonly (readonly SupportingRecord[])[]> {
  const found = findings.map((): SupportingRecord[] => [])
  for (const table of supportingTables) {
    const wanted = findings.flatMap((finding, index) => {
      const wishes = wishesOf(dataset, table, finding)
      return wishes.length === 0 ? [] : [{ index, wishes }]
    })
    if (wanted.length === 0) continue
    const rows = rowsByKey(dataset, table, new Set(wanted.flatMap(({ wishes }) => wishes.flatMap(({ keys }) => keys))))
    const own = wanted.map(({ wishes }) => pickRows(dataset, wishes, rows).slice(0, limits.supportingRecordsMax))
    const documents = await context.records.documents(dataset, table, own.flat())
    let at = 0
    own.forEach((list, position) => {
      const records = documents.slice(at, at + list.length) as SupportingRecord[]
      found[wanted[position]?.index ?? 0]?.push(...records)
      at += list.length
    })
  }
  return found
}

interface Wish {
  readonly keys: readonly number[]
  readonly support: SupportingRows
  readonly facts: Candidate['facts']
}

function wishesOf(dataset: Dataset, table: SupportingTable, finding: Finding): readonly Wish[] {
  return finding.candidates.flatMap((candidate) =>
    (findDetector(candidate.detector)?.restsOn ?? []).flatMap((support) =>
      support.table === table ? [{ keys: keysOf(dataset, support, candidate), support, facts: candidate.facts }] : [],
    ),
  )
}

/** Payments and commitments are found by their contract, register rows by the suppliers that are named, or of each act. */
function keysOf(
  dataset: Dataset,
  { table, named }: SupportingRows,
  { row, related, facts }: Candidate,
): readonly number[] {
  const { acts } = dataset
  if (table === 'payments' || table === 'commitments') return [row, ...related].map((one) => acts.id[one])
  const codes =
    named === undefined
      ? [row, ...related].map((one) => acts.supplier[one])
      : String(facts[named] ?? '')
          .split(', ')
          .map((id) => dataset.code('supplier', id))
  return [...new Set(codes)].filter((code) => code >= 0)
}

function rowsByKey(dataset: Dataset, table: SupportingTable, keys: ReadonlySet<number>): ReadonlyMap<number, number[]> {
  const column = table === 'payments' || table === 'commitments' ? dataset[table].contract : dataset[table].supplier
  const rows = new Map<number, number[]>()
  // A set would hold each key of millions of rows as an object; a few bits of a key decide most of them.
  const hints = new Uint8Array(1 << hintBits)
  for (const key of keys) hints[key & (hints.length - 1)] = 1
  for (let row = 0; row < column.length; row++) {
    const key = column[row]
    if (hints[key & (hints.length - 1)] === 0 || !keys.has(key)) continue
    const known = rows.get(key)
    if (known) known.push(row)
    else rows.set(key, [row])
  }
  return rows
}

function pickRows(dataset: Dataset, wishes: readonly Wish[], rows: ReadonlyMap<number, number[]>): readonly number[] {
  const picked = wishes.flatMap(({ keys, support: { holds }, facts }) =>
    keys.flatMap((key) => (rows.get(key) ?? []).filter((row) => holds?.(dataset, row, facts) ?? true)),
  )
  return [...new Set(picked)].sort((a, b) => a - b)
}
