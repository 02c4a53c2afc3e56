// Public ids of records: the natural key, escaped for URL paths, so that a record has the same legible id in every
// installation: `contract.compras_gov.07954480000179-1-000001~2f2024`

import { type IdScope, scopedId } from './record-scope.ts'
import { type DataSource, dataSources } from './vocabulary.ts'

type OfSource = { readonly provenance: { readonly source: DataSource } & IdScope }
/** Each register has its own record of a company or body; none replaces another's. */
type OfRegister = { readonly provenance: { readonly source: DataSource; readonly importer: string } }

/** The fields of a normalised record that form its natural key. */
export type RecordIdentity =
  | (OfSource & {
      readonly record_kind: 'contract' | 'tender' | 'award' | 'contract_item' | 'amendment'
      readonly contract_id: string
    })
  | (OfSource & { readonly record_kind: 'payment' | 'expense'; readonly payment_id: string })
  | (OfSource & { readonly record_kind: 'commitment'; readonly commitment_id: string })
  | (OfSource & { readonly record_kind: 'agreement'; readonly agreement_id: string })
  | (OfSource & { readonly record_kind: 'reference'; readonly reference_id: string })
  | (OfSource & { readonly record_kind: 'sanction'; readonly list: SanctionList; readonly sanction_id: string })
  | (OfRegister & { readonly record_kind: 'supplier'; readonly supplier_id: string })
  | (OfRegister & { readonly record_kind: 'organization'; readonly organization_id: string })

const sanctionLists = ['CEIS', 'CNEP', 'CEPIM', 'TCU'] as const
type SanctionList = (typeof sanctionLists)[number]

/** The id that is unique in the source: the one that it assigns to the record, with the body where it counts within it. */
export function naturalIdOf(record: RecordIdentity): string {
  switch (record.record_kind) {
    case 'contract':
    case 'tender':
    case 'award':
    case 'contract_item':
    case 'amendment':
      return scopedId(record.contract_id, record.provenance)
    case 'payment':
    case 'expense':
      return scopedId(record.payment_id, record.provenance)
    case 'commitment':
      return scopedId(record.commitment_id, record.provenance)
    case 'agreement':
      return scopedId(record.agreement_id, record.provenance)
    case 'reference':
      return record.reference_id
    case 'sanction':
      return record.sanction_id
    case 'supplier':
      return record.supplier_id
    case 'organization':
      return record.organization_id
  }
}

/**
 * The public id.
 * @example recordIdOf({ record_kind: 'tender', contract_id: '1/2024', provenance: { source: 'tcu' } }) // 'tender.tcu.1~2f2024'
 */
export function recordIdOf(record: RecordIdentity): string {
  const id = escapeId(naturalIdOf(record))
  const { source } = record.provenance
  if (record.record_kind === 'supplier' || record.record_kind === 'organization') {
    return `${record.record_kind}.${source}.${record.provenance.importer}.${id}`
  }
  return record.record_kind === 'sanction'
    ? `sanction.${source}.${record.list}.${id}`
    : `${record.record_kind}.${source}.${id}`
}

/** The record identity of a public id; undefined for any other text. */
export function parseRecordId(text: string): RecordIdentity | undefined {
  const [kind = '', ...rest] = text.split('.')
  const [source, ...after] = rest
  if (!isOneOf(dataSources, source)) return undefined
  if (kind === 'supplier' || kind === 'organization') return parseRegisterId(kind, source, after)
  const provenance = { source }
  const [first] = after
  const list = kind === 'sanction' && isOneOf(sanctionLists, first) ? first : undefined
  const id = unescapeId(after.slice(list === undefined ? 0 : 1).join('.'))
  if (id === undefined) return undefined
  switch (kind) {
    case 'contract':
    case 'tender':
    case 'award':
    case 'contract_item':
    case 'amendment':
      return { record_kind: kind, contract_id: id, provenance }
    case 'payment':
    case 'expense':
      return { record_kind: kind, payment_id: id, provenance }
    case 'commitment':
      return { record_kind: kind, commitment_id: id, provenance }
    case 'agreement':
      return { record_kind: kind, agreement_id: id, provenance }
    case 'reference':
      return { record_kind: kind, reference_id: id, provenance }
    case 'sanction':
      return list && { record_kind: kind, list, sanction_id: id, provenance }
    default:
      return undefined
  }
}

function parseRegisterId(
  kind: 'supplier' | 'organization',
  source: DataSource,
  [importer = '', ...rest]: readonly string[],
): RecordIdentity | undefined {
  const id = unescapeId(rest.join('.'))
  if (id === undefined || !/^[a-z0-9_]+$/.test(importer)) return undefined
  const provenance = { source, importer }
  return kind === 'supplier'
    ? { record_kind: kind, supplier_id: id, provenance }
    : { record_kind: kind, organization_id: id, provenance }
}

/** Escapes all but letters, digits, `-`, `_` and `.`: each UTF-8 byte becomes `~` and two hexadecimal digits. */
function escapeId(id: string): string {
  return encodeURIComponent(id)
    .replace(/[!~*'()]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => `~${hex.toLowerCase()}`)
}

function unescapeId(text: string): string | undefined {
  if (!/^(?:[\w.-]|~[0-9a-f]{2})+$/.test(text)) return undefined
  try {
    return decodeURIComponent(text.replaceAll('~', '%'))
  } catch {
    // Invalid UTF-8 identifies nothing.
    return undefined
  }
}

function isOneOf<T extends string>(values: readonly T[], value: string | undefined): value is T {
  return (values as readonly (string | undefined)[]).includes(value)
}
