// Supporting records: the payments, sanctions and register rows that a finding's evidence speaks of.

import type { Dataset } from '../../domain/dataset.ts'
import type { Finding } from '../../domain/finding.ts'
import type { PaymentRecord, SanctionRecord, SupplierRecord } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import type { WorkContext } from '../work-context.ts'

export type SupportingRecord = PaymentRecord | SanctionRecord | SupplierRecord
type SupportingTable = 'payments' | 'sanctions' | 'suppliers'

/** What evidence of a family rests on besides acts. */
const tablesOfFamily: Readonly<Record<string, SupportingTable>> = {
  payment_before_contract: 'payments',
  duplicate_payment: 'payments',
  sanction: 'sanctions',
  new_company: 'suppliers',
  common_control: 'suppliers',
}

/** The supporting records of each finding, in the order of their rows, at most limits.supportingRecordsMax each. */
export async function readSupporting(
  context: Pick<WorkContext, 'records'>,
  dataset: Dataset,
  findings: readonly Finding[],
): Promise<readonly (readonly SupportingRecord[])[]> {
  const wanted = findings.map((finding) => supportingTables(finding))
  const found = findings.map((): SupportingRecord[] => [])
  for (const table of ['payments', 'sanctions', 'suppliers'] as const) {
    const indexes = findings.flatMap((_, index) => (wanted[index]?.has(table) ? [index] : []))
    if (indexes.length === 0) continue
    const rows = rowsByKey(dataset, table, new Set(indexes.flatMap((index) => keysOf(dataset, table, findings[index]))))
    const own = indexes.map((index) =>
      keysOf(dataset, table, findings[index])
        .flatMap((key) => rows.get(key) ?? [])
        .slice(0, limits.supportingRecordsMax),
    )
    const documents = await context.records.documents(dataset, table, own.flat())
    let at = 0
    own.forEach((list, position) => {
      const records = documents.slice(at, at + list.length) as SupportingRecord[]
      found[indexes[position] ?? 0]?.push(...records)
      at += list.length
    })
  }
  return found
}

function supportingTables({ candidates }: Finding): ReadonlySet<SupportingTable> {
  return new Set(candidates.flatMap(({ family }) => tablesOfFamily[family] ?? []))
}

/** Payments are found by their contract, register rows by the supplier of each act of the finding. */
function keysOf({ acts }: Dataset, table: SupportingTable, finding: Finding | undefined): readonly number[] {
  if (!finding) return []
  if (table === 'payments') return [acts.id[finding.row] ?? 0]
  return [...new Set([finding.row, ...finding.related].map((row) => acts.supplier[row] ?? -1))].filter(
    (code) => code >= 0,
  )
}

function rowsByKey(dataset: Dataset, table: SupportingTable, keys: ReadonlySet<number>): ReadonlyMap<number, number[]> {
  const column = table === 'payments' ? dataset.payments.contract : dataset[table].supplier
  const rows = new Map<number, number[]>()
  for (let row = 0; row < column.length; row++) {
    const key = column[row] ?? -1
    if (keys.has(key)) rows.set(key, [...(rows.get(key) ?? []), row])
  }
  return rows
}
