// Natural keys: which records are the same record, and whether they say the same.

import { hash } from 'node:crypto'
import type { RecordIdentity } from '../domain/record-id.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import { limits } from '../limits.ts'

/** Store key of the record's natural key: two records with one key are two accounts of one thing. */
export function naturalKey(record: RecordIdentity): string {
  switch (record.record_kind) {
    case 'contract':
    case 'tender':
    case 'award':
    case 'contract_item':
    case 'amendment':
      return `records/key/acts/${record.provenance.source}/${record.record_kind}/${keyPart(record.contract_id)}`
    case 'payment':
    case 'expense':
      return `records/key/payments/${record.provenance.source}/${keyPart(record.payment_id)}`
    case 'commitment':
      return `records/key/commitments/${record.provenance.source}/${keyPart(record.commitment_id)}`
    case 'agreement':
      return `records/key/agreements/${record.provenance.source}/${keyPart(record.agreement_id)}`
    case 'reference':
      return `records/key/references/${record.provenance.source}/${keyPart(record.reference_id)}`
    case 'supplier':
      return `records/key/suppliers/${registerPart(record)}/${keyPart(record.supplier_id)}`
    case 'sanction':
      return `records/key/sanctions/${record.provenance.source}/${record.list}/${keyPart(record.sanction_id)}`
    case 'organization':
      return `records/key/organizations/${registerPart(record)}/${keyPart(record.organization_id)}`
  }
}

/**
 * Hash of what the record says, whatever the order of its fields. Where in which file it stood and when it was
 * retrieved is not part of that: a source that publishes the same record again has said nothing new.
 */
export function contentHash(record: NormalisedRecord): string {
  return hash('sha256', JSON.stringify(ordered(record)), 'base64url').slice(0, limits.contentHashCharacters)
}

const placeFields: ReadonlySet<string> = new Set(['file', 'file_sha256', 'line', 'retrieved_at'])

function registerPart({
  provenance,
}: Extract<RecordIdentity, { readonly record_kind: 'supplier' | 'organization' }>): string {
  return `${provenance.source}/${provenance.importer}`
}

/** Short well-formed ids stand as they are, so that ids in sequence lie side by side; others by their hash. */
function keyPart(id: string): string {
  const plain = id.length <= limits.naturalKeyCharactersMax && !/\p{Surrogate}/u.test(id)
  return plain ? `=${id}` : `#${hash('sha256', JSON.stringify(id), 'base64url')}`
}

/** Field names, then the values in the same order. */
function ordered(value: object): readonly unknown[] {
  const names = fieldOrder(Object.keys(value))
  const list: unknown[] = [names]
  for (const name of names) {
    const field = (value as Record<string, unknown>)[name]
    list.push(typeof field === 'object' && field !== null ? orderedObject(field) : field)
  }
  return list
}

function orderedObject(value: object): unknown {
  return Array.isArray(value)
    ? value.map((each) => (typeof each === 'object' && each ? ordered(each) : each))
    : ordered(value)
}

const orders = new Map<string, readonly string[]>()

/** Sorted names without those of the place. Remembered, since a file's records have few shapes. */
function fieldOrder(names: readonly string[]): readonly string[] {
  const shape = names.join()
  const known = orders.get(shape)
  if (known) return known
  const order = names.filter((name) => !placeFields.has(name)).sort()
  if (orders.size < limits.recordShapesMax) orders.set(shape, order)
  return order
}
