// Record link: where a record behind a finding stands at its source, and where it can be read whole.

import type { RecordLink } from '../domain/generated/wire-types.ts'
import { type ActRecord, requestImporter } from '../domain/records.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { publicRecordId } from './shown-record.ts'

/** A record behind evidence; the field of its id names the kind. */
export type EvidenceRecord = ActRecord | AnomalyInput['supporting'][number]

/** Where the record stands at its source, and where it can be read whole. */
export function toLink(record: EvidenceRecord): RecordLink {
  const { source, importer, original_id, file, line, url, retrieved_at } = record.provenance
  // Records of a request are not stored, so that no page shows them.
  const id = importer === requestImporter ? undefined : publicRecordId(record)
  return {
    source,
    record_id: idOf(record),
    ...(id !== undefined && { href: `/api/v1/records/${id}` }),
    original_id,
    file,
    line,
    retrieved_at,
    ...(url !== undefined && { url }),
  }
}

function idOf(record: EvidenceRecord): string {
  if ('payment_id' in record) return record.payment_id
  if (record.record_kind === 'commitment') return record.commitment_id
  if ('sanction_id' in record) return record.sanction_id
  return 'contract_id' in record ? record.contract_id : record.supplier_id
}
