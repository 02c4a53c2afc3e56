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
  const told = tell(record)
  // Hashing would make one sign of all halves of characters; JSON keeps them apart.
  const text = surrogates.test(told) ? JSON.stringify(told) : told
  return hash('sha256', text, 'base64url').slice(0, limits.contentHashCharacters)
}

const placeFields: ReadonlySet<string> = new Set(['file', 'file_sha256', 'line', 'retrieved_at'])

function registerPart({
  provenance,
}: Extract<RecordIdentity, { readonly record_kind: 'supplier' | 'organization' }>): string {
  return `${provenance.source}/${provenance.importer}`
}

const surrogates = /[\ud800-\udfff]/

/** Short well-formed ids stand as they are, so that ids in sequence lie side by side; others by their hash. */
function keyPart(id: string): string {
  const broken = surrogates.test(id) && /\p{Surrogate}/u.test(id)
  const plain = id.length <= limits.naturalKeyCharactersMax && !broken
  return plain ? `=${id}` : `#${hash('sha256', JSON.stringify(id), 'base64url')}`
}

/**
 * A value as a text that no other value has, whatever the order of fields: the names of an object, then its values in
 * the same order; texts behind their length, so that nothing in them needs to be escaped.
 */
function tell(value: unknown): string {
  if (typeof value === 'string') return `"${value.length}:${value}`
  if (typeof value !== 'object' || value === null) return `${value ?? null};`
  if (Array.isArray(value)) return `[${value.length}:${value.map(tell).join('')}`
  const { names, heading } = shapeOf(Object.keys(value))
  let text = heading
  for (const name of names) text += tell((value as Readonly<Record<string, unknown>>)[name])
  return text
}

interface Shape {
  /** Sorted names without those of the place. */
  readonly names: readonly string[]
  readonly heading: string
}

const shapes = new Map<string, Shape>()

/** Remembered, since a file's records have few shapes. */
function shapeOf(fields: readonly string[]): Shape {
  const key = fields.join('\u0000')
  const known = shapes.get(key)
  if (known) return known
  const names = fields.filter((name) => !placeFields.has(name)).sort()
  const shape = { names, heading: `{${JSON.stringify(names)}` }
  if (shapes.size < limits.recordShapesMax) shapes.set(key, shape)
  return shape
}
