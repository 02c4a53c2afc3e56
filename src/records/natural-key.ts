// Natural keys: which records are accounts of one thing.

import { hash } from 'node:crypto'
import { naturalIdOf, type RecordIdentity } from '../domain/record-id.ts'
import { limits } from '../limits.ts'
import type { MainTable } from './layout.ts'

/** Store key of the record's natural key: two records with one key are two accounts of one thing. */
export function naturalKey(record: RecordIdentity): string {
  switch (record.record_kind) {
    case 'contract':
    case 'tender':
    case 'award':
    case 'contract_item':
    case 'amendment':
      return `${naturalKeyPrefix('acts')}${record.provenance.source}/${record.record_kind}/${keyPart(naturalIdOf(record))}`
    case 'payment':
    case 'expense':
      return `${naturalKeyPrefix('payments')}${record.provenance.source}/${keyPart(naturalIdOf(record))}`
    case 'commitment':
      return `${naturalKeyPrefix('commitments')}${record.provenance.source}/${keyPart(naturalIdOf(record))}`
    case 'agreement':
      return `${naturalKeyPrefix('agreements')}${record.provenance.source}/${keyPart(naturalIdOf(record))}`
    case 'reference':
      return `${naturalKeyPrefix('references')}${record.provenance.source}/${keyPart(record.reference_id)}`
    case 'supplier':
      return `${naturalKeyPrefix('suppliers')}${registerPart(record)}/${keyPart(record.supplier_id)}`
    case 'sanction':
      return `${naturalKeyPrefix('sanctions')}${record.provenance.source}/${record.list}/${keyPart(record.sanction_id)}`
    case 'organization':
      return `${naturalKeyPrefix('organizations')}${registerPart(record)}/${keyPart(record.organization_id)}`
  }
}

function registerPart({
  provenance,
}: Extract<RecordIdentity, { readonly record_kind: 'supplier' | 'organization' }>): string {
  return `${provenance.source}/${provenance.importer}`
}

/** Beginning of the keys of a table's records. */
export const naturalKeyPrefix = (table: MainTable): string => `records/key/${table}/`

const surrogates = /[\ud800-\udfff]/

/** Short well-formed ids stand as they are, so that ids in sequence lie side by side; others by their hash. */
export function keyPart(id: string): string {
  const broken = surrogates.test(id) && /\p{Surrogate}/u.test(id)
  const plain = id.length <= limits.naturalKeyCharactersMax && !broken
  return plain ? `=${id}` : `#${hash('sha256', JSON.stringify(id), 'base64url')}`
}
