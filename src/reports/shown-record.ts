// Shown record: a whole record as anyone may see it. Persons keep the middle digits of their CPF and lose their name, in
// the fields that name them and in every text beside; office holders answer by name for what they spend in office.

import { maskPersonalIds } from '../domain/mask-personal-ids.ts'
import { naturalIdOf, recordIdOf } from '../domain/record-id.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import type { Language } from '../domain/vocabulary.ts'
import { hidePersons, isPerson, type Party, shownId, shownName, supplierOf } from './privacy.ts'

/** The record with what must not be shown of persons replaced, in the words of a language. */
export function toShownRecord(record: NormalisedRecord, language: Language): NormalisedRecord {
  const persons = partiesOf(record).filter(isPerson)
  const named = maskFreeTexts(withShownParties(record, language)) as NormalisedRecord
  return hidePersons(named, persons, language)
}

/** The public id; undefined where it would reveal a person's id. */
export function publicRecordId(record: NormalisedRecord): string | undefined {
  const id = naturalIdOf(record)
  const persons = partiesOf(record).filter(isPerson)
  return hidePersons(id, persons, 'en') === id ? recordIdOf(record) : undefined
}

function partiesOf(record: NormalisedRecord): readonly Party[] {
  const party = (id: string | undefined, name?: string): Party => ({ id, name, personType: undefined })
  switch (record.record_kind) {
    case 'contract':
    case 'tender':
    case 'award':
    case 'contract_item':
    case 'amendment':
      return [supplierOf(record), ...(record.bids ?? []).map(({ supplier_id }) => party(supplier_id))]
    case 'payment':
    case 'expense':
    case 'commitment':
      return [party(record.supplier_id, record.supplier)]
    case 'agreement':
      return [party(record.beneficiary_id, record.beneficiary)]
    case 'supplier':
    case 'sanction':
      return [party(record.supplier_id, record.name)]
    case 'organization':
    case 'reference':
      return []
  }
}

function withShownParties(record: NormalisedRecord, language: Language): NormalisedRecord {
  const [first] = partiesOf(record)
  if (first === undefined) return record
  const [id, name] = [shownId(first), shownName(first, language)]
  switch (record.record_kind) {
    case 'contract':
    case 'tender':
    case 'award':
    case 'contract_item':
    case 'amendment': {
      const bids = record.bids?.map((bid) => ({ ...bid, supplier_id: shownPartyId(bid.supplier_id) }))
      return {
        ...record,
        ...has('supplier_id', id),
        ...hasName('supplier', record.supplier, name),
        ...has('bids', bids),
      }
    }
    case 'payment':
    case 'expense':
    case 'commitment':
      return { ...record, ...has('supplier_id', id), ...hasName('supplier', record.supplier, name) }
    case 'agreement':
      return { ...record, ...has('beneficiary_id', id), ...hasName('beneficiary', record.beneficiary, name) }
    case 'sanction':
      return { ...record, ...has('supplier_id', id), ...hasName('name', record.name, name) }
    case 'supplier': {
      const { address, partners, partner_entries, ...rest } = record
      return {
        ...rest,
        ...has('supplier_id', id),
        ...hasName('name', record.name, name),
        // Where a person sits is where the person lives.
        ...(address !== undefined && !isPerson(first) && { address }),
        ...has(
          'partners',
          partners?.map((partner) => shownPartner(partner, language)),
        ),
        ...has(
          'partner_entries',
          partner_entries?.map((entry) => ({ ...entry, partner: shownPartner(entry.partner, language) })),
        ),
      }
    }
    case 'organization':
    case 'reference':
      return record
  }
}

function shownPartyId(id: string): string {
  return shownId({ id, name: undefined, personType: undefined }) ?? id
}

/** Partners of a company are ids or names; only the CNPJ of a company is known not to be a person. */
function shownPartner(partner: string, language: Language): string {
  if (/^[0-9A-Z]{12}\d{2}$/.test(partner)) return shownPartyId(partner)
  const id = /\*{3}\d{6}\*{2}|(?<!\d)\d{11}(?!\d)/.exec(partner)?.[0]
  return shownName({ id, name: undefined, personType: 'person' }, language) ?? '***'
}

// Ids of records keep digits that belong to nobody known (P2 of privacy.ts), and codes are no texts.
const codeFields: ReadonlySet<string> = new Set([
  'record_kind',
  'contract_id',
  'tender_id',
  'parent_id',
  'payment_id',
  'commitment_id',
  'agreement_id',
  'reference_id',
  'sanction_id',
  'organization_id',
  'supplier_id',
  'beneficiary_id',
  'original_id',
  'catalog_code',
  'municipality_code',
  'file_sha256',
])

function maskFreeTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return codeFields.has(field) ? value : maskPersonalIds(value)
  if (Array.isArray(value)) return value.map((each) => maskFreeTexts(each, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskFreeTexts(each, name)]))
}

function has<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { readonly [N in Name]?: Value }
}

/** A name that the record does not give is not made up. */
function hasName<Name extends string>(field: Name, given: string | undefined, shown: string | undefined) {
  return has(field, given === undefined ? undefined : shown)
}
