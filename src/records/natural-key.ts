// Natural keys: which records are the same record, and whether they say the same.

import { hash } from 'node:crypto'
import type { NormalisedRecord } from '../domain/records.ts'
import { limits } from '../limits.ts'

/** Store key of the record's natural key: two records with one key are two accounts of one thing. */
export function naturalKey(record: NormalisedRecord): string {
  const { source } = record.provenance
  switch (record.record_kind) {
    case 'contract':
    case 'tender':
    case 'award':
      return `records/key/acts/${source}/${record.record_kind}/${keyPart(record.contract_id)}`
    case 'payment':
      return `records/key/payments/${source}/${keyPart(record.payment_id)}`
    case 'supplier':
      return `records/key/suppliers/${keyPart(record.supplier_id)}`
    case 'sanction':
      return `records/key/sanctions/${source}/${record.list}/${keyPart(record.sanction_id)}`
    case 'organization':
      return `records/key/organizations/${keyPart(record.organization_id)}`
  }
}

/**
 * 128-bit hash of what the record says, whatever the order of its fields. Where in which file it stood and when it was
 * retrieved is not part of that: a source that publishes the same record again has said nothing new.
 */
export function contentHash(record: NormalisedRecord): Uint8Array {
  const { file: _file, file_sha256: _sha, line: _line, retrieved_at: _at, ...provenance } = record.provenance
  const content = JSON.stringify(ordered({ ...record, provenance }))
  return hash('sha256', content, 'buffer').subarray(0, limits.contentHashBytes)
}

/** Short well-formed ids stand as they are, so that ids in sequence lie side by side; others by their hash. */
function keyPart(id: string): string {
  const plain = id.length <= limits.naturalKeyCharactersMax && !/\p{Surrogate}/u.test(id)
  return plain ? `=${id}` : `#${hash('sha256', JSON.stringify(id), 'base64url')}`
}

function ordered(value: object): object {
  const target: Record<string, unknown> = {}
  for (const name of Object.keys(value).sort()) {
    const field = (value as Record<string, unknown>)[name]
    target[name] = Array.isArray(field) ? field.map(orderedField) : orderedField(field)
  }
  return target
}

function orderedField(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? ordered(value) : value
}
