// Labels: short texts that name acts, suppliers and organisations. Natural persons by their masked id alone.

import { parseDay } from '../domain/days.ts'
import { maskPersonalIds } from '../domain/mask-personal-ids.ts'
import type { ActRecord } from '../domain/records.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { words } from './catalogue/words.ts'
import { isPerson, type Party, shownId, shownName, supplierOf } from './privacy.ts'

const unknownSupplier = { en: 'supplier not stated', pt: 'fornecedor não informado' } as const
const unknownOrganization = { en: 'body not stated', pt: 'órgão não informado' } as const
const dateFields = ['signing_date', 'award_date', 'publication_date', 'start_date', 'proposals_close_date'] as const

/** `contract 12/2024`, in words. */
export function nameOfAct({ record_kind, contract_id }: ActRecord, language: Language): string {
  const word = words[record_kind === 'award' ? 'award_act' : record_kind]?.[language] ?? record_kind
  return `${word} ${contract_id}`
}

/** What was bought, cut to a readable length; undefined when the record does not say. */
export function objectOf({ description, category }: ActRecord): string | undefined {
  const said = [description, category].find((value) => value !== undefined && value.trim() !== '')
  return said === undefined ? undefined : cut(maskPersonalIds(said.trim()))
}

/** Name and CNPJ of the supplier, or the masked id of a person. */
export function supplierLabel(act: ActRecord, language: Language): string {
  return partyLabel(supplierOf(act), language)
}

/** The same of any party. */
export function partyLabel(party: Party, language: Language): string {
  const [name, id] = [shownName(party, language), shownId(party)]
  if (isPerson(party)) return name ?? unknownSupplier[language]
  if (name === undefined) return id === undefined ? unknownSupplier[language] : punctuated(id)
  return id === undefined ? cut(name) : `${cut(name)} (${punctuated(id)})`
}

/** Name of the buyer, else its code. */
export function organizationLabel({ organization, organization_id }: ActRecord, language: Language): string {
  if (organization !== undefined && organization.trim() !== '') return cut(organization.trim())
  return organization_id === undefined ? unknownOrganization[language] : punctuated(organization_id)
}

/** Short name of the act as an entity: what was bought, else who sold it, else its id. */
export function entityNameOfAct(act: ActRecord, language: Language): string {
  const named = act.supplier !== undefined || act.supplier_id !== undefined
  return objectOf(act) ?? (named ? supplierLabel(act, language) : nameOfAct(act, language))
}

/** The date of the act, `YYYY-MM-DD`: signature, else award, else publication …; undefined when none is known. */
export function dateOfAct(act: ActRecord): string | undefined {
  return dateFields.map((field) => act[field]).find((date) => date !== undefined && parseDay(date) !== undefined)
}

/** An article as each language cites it: `art. 9 e 14` is `arts. 9 and 14` or `arts. 9º e 14`. */
export function articleIn(article: string, language: Language): string {
  const cited = article.replace(/^art\. (\d+) e (\d+)$/, 'arts. $1 e $2')
  return language === 'en'
    ? cited.replaceAll(' e ', ' and ')
    : cited.replace(/(?<=arts?\. | e |§)([1-9])(?!\d)/g, '$1º')
}

/** A CNPJ as it is written on paper; any other id as it is. */
export function punctuated(id: string): string {
  return id.replace(/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5')
}

function cut(long: string): string {
  const most = limits.reportNameCharactersMax
  // Characters are never more than code units.
  if (long.length <= most) return long
  const characters = [...long]
  return characters.length <= most ? long : `${characters.slice(0, most - 1).join('')}…`
}
