// Privacy: natural persons appear by the middle digits of their CPF and never by name, in every text and field (LGPD).
// P1. A CPF of a person on the records, however written, and the person's name are replaced wherever they occur in an answer.
// P2. Descriptions lose anything that reads as a CPF; ids of records keep digits that belong to nobody known.

import { escapePattern } from '../domain/escape-pattern.ts'
import { maskFormattedCpfs, maskPersonalIds } from '../domain/mask-personal-ids.ts'
import type { ActRecord } from '../domain/records.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { maskTaxId, type PersonType } from '../domain/tax-id.ts'
import type { Language } from '../domain/vocabulary.ts'
import { namelessPerson, naturalPerson } from './catalogue/summary.ts'
import { fillFirst, text } from './template.ts'

/** Who a record names. */
export interface Party {
  readonly id: string | undefined
  readonly name: string | undefined
  readonly personType: PersonType | undefined
}

/** True when the party is a natural person or has the id of one. */
export function isPerson({ id, personType }: Party): boolean {
  if (personType === 'person') return true
  return id !== undefined && (id.includes('*') || maskTaxId(id, personType) !== id)
}

/** The id that may be shown; a person's id of unknown form shows nothing of itself. */
export function shownId({ id, personType }: Party): string | undefined {
  if (id === undefined) return undefined
  const masked = maskTaxId(id, personType)
  return personType === 'person' && masked === id && !id.includes('*') ? '***' : masked
}

/** The name that may be shown. */
export function shownName(party: Party, language: Language): string | undefined {
  if (!isPerson(party)) return party.name === undefined ? undefined : maskPersonalIds(party.name)
  const id = shownId(party)
  return fillFirst([naturalPerson, namelessPerson], id === undefined ? {} : { id: text(id) }, language)
}

/** Supplier of an act. */
export function supplierOf({ supplier_id, supplier, supplier_person_type }: ActRecord): Party {
  return { id: supplier_id, name: supplier, personType: supplier_person_type }
}

/** Ids that a record says are those of companies: some CNPJ, such as 00000000000191, read as padded CPFs. */
export function companiesOf({ primary, related, peers }: AnomalyInput): ReadonlySet<string> {
  const suppliers = [primary, ...related, ...(peers?.values() ?? [])].map(supplierOf)
  return new Set(suppliers.flatMap(({ id, personType }) => (personType === 'company' ? (id ?? []) : [])))
}

/** A text made of ids, such as a list of firms or a group's key, with the ids of persons masked. */
export function maskIds(ids: string, companies: ReadonlySet<string>): string {
  return ids.replace(/(?<![\d*])(?:\*{3}\d{6}\*{2}|\d{14}|\d{11})(?![\d*])/g, (id) =>
    companies.has(id) ? id : maskTaxId(id),
  )
}

/** Replaces in every text of an answer what must not be shown of the persons on the records behind it. */
export function withhold<T>(answer: T, inputs: readonly AnomalyInput[], language: Language): T {
  const companies = new Set(inputs.flatMap((input) => [...companiesOf(input)]))
  const persons = inputs.flatMap(partiesOf).filter((party) => isPerson(party) && !companies.has(party.id ?? ''))
  return hidePersons(answer, persons, language)
}

/** The same for the persons given: their ids and names, and every CPF that is written as one. */
export function hidePersons<T>(answer: T, persons: readonly Party[], language: Language): T {
  const shown = new Map(persons.flatMap((person) => replacements(person, language)))
  const written = [...shown.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).map(escapePattern)
  const pattern =
    written.length === 0 ? undefined : new RegExp(`(?<![\\p{L}\\d])(?:${written.join('|')})(?![\\p{L}\\d])`, 'giu')
  return rewrite(answer, (value) =>
    maskFormattedCpfs(pattern ? value.replace(pattern, (found) => shown.get(found.toLowerCase()) ?? '***') : value),
  ) as T
}

function partiesOf({ primary, related, peers, supporting }: AnomalyInput): Party[] {
  const acts = [primary, ...related, ...(peers?.values() ?? [])]
  return [
    ...acts.map(supplierOf),
    ...acts.flatMap(({ bids = [] }) => bids.map(({ supplier_id }) => party(supplier_id, undefined))),
    ...supporting.map((record) => party(record.supplier_id, 'name' in record ? record.name : undefined)),
  ]
}

function party(id: string | undefined, name: string | undefined): Party {
  return { id, name, personType: undefined }
}

/** Written forms, in lower case, and what stands for them. */
function replacements(person: Party, language: Language): [string, string][] {
  const { id, name } = person
  const masked = shownId(person) ?? '***'
  const forms: [string, string][] = id === undefined ? [] : [[id.toLowerCase(), masked]]
  if (id !== undefined && /^\d{11}$/.test(id)) forms.push([`000${id}`, masked])
  if (id !== undefined && /^000\d{11}$/.test(id)) forms.push([id.slice(3), masked])
  if (name !== undefined && name.trim() !== '')
    forms.push([name.trim().toLowerCase(), shownName(person, language) ?? '***'])
  return forms
}

/** The value with its texts changed; what has nothing to change stays the same object, since most has not. */
function rewrite(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  const before = value as Readonly<Record<string, unknown>>
  let after: Record<string, unknown> | undefined
  for (const key of Object.keys(before)) {
    const changed = rewrite(before[key], change)
    if (changed === before[key]) continue
    after ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    after[key] = changed
  }
  return after ?? value
}
