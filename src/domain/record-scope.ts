// The scope of ids: a number such as 1/2024 names a contract within its body only, so that the body is a part of its identity.
// Choice: short numbers, docs/choices.md.

import { limits } from '../limits.ts'
import { idHash } from './id-hash.ts'
import { toPlainText } from './object-nature.ts'
import { parseTaxId } from './tax-id.ts'

/** What may stand before a number of a year: the kind of act or process, as `Termo de Fomento nº`. */
const words = '([\\p{L}.º°ª -]{0,60}?)'
const yearLast = new RegExp(`^${words}0*(\\d{1,6}) ?(?:/ ?(\\d{2}|\\d{4})|- ?((?:19|20)\\d{2}))$`, 'u')
const yearFirst = new RegExp(`^${words}((?:19|20)\\d{2}) ?[/-] ?(?!(?:19|20)\\d{2}$)0*(\\d{1,6})$`, 'u')
/** Between words and number, and part of neither. */
const abbreviations: ReadonlySet<string> = new Set(['n', 'no', 'nr', 'num', 'numero'])

/** True for what every body has: a number of a year, or one of few digits alone. */
export function isNumberOfBody(id: string): boolean {
  if (isShortNumber(id)) return true
  return (id.includes('/') || id.includes('-')) && (yearFirst.test(id) || yearLast.test(id))
}

function isShortNumber(id: string): boolean {
  return /^\d+$/.test(id) && !hasManyDigits(id)
}

/** The body of a row in one spelling: its number without punctuation and with its zeros, else its name. */
export function countingBodyOf({
  organization_id: id,
  organization: name,
}: Readonly<Record<string, unknown>>): string | undefined {
  const number = typeof id === 'string' ? numberOf(id) : undefined
  return number ?? (typeof name === 'string' ? nameOf(name) : undefined)
}

function numberOf(id: string): string | undefined {
  const { id: taxId, person_type, note } = parseTaxId(id)
  if (note === 'placeholder_tax_id') return undefined
  return person_type === 'company' ? taxId : id.replace(/[\s./-]/g, '').toUpperCase() || undefined
}

/** Names that are equal in their beginning alone differ by a hash of the whole. */
function nameOf(name: string): string | undefined {
  const plain = toPlainText(name).replace(/\W+/g, '-').replace(/^-|-$/g, '')
  if (plain.length <= limits.recordScopeCharactersMax) return plain || undefined
  const hash = idHash(plain).toString(36)
  return `${plain.slice(0, limits.recordScopeCharactersMax - hash.length - 1)}-${hash}`
}

/** The body within which all ids of a record count, or those alone that are numbers of a year or short ones. */
export interface IdScope {
  readonly scope?: string
  readonly year_scope?: string
}

/**
 * An id as it is unique in its source: one that a body counts comes with the scope of its record, in one spelling.
 * @example scopedId('07/2023', { year_scope: '11444777000161' }) // '11444777000161/7/2023'
 */
export function scopedId(id: string, { scope, year_scope = scope }: IdScope): string {
  if (year_scope === undefined) return id
  const number = findNumberOfYear(id)
  if (number !== undefined) return `${year_scope}/${number}`
  if (isShortNumber(id)) return `${year_scope}/${id}`
  return scope === undefined || hasManyDigits(id) ? id : `${scope}/${id}`
}

/** A number within a body, as `scopedId` makes it. */
const numberInBody = /^[0-9A-Z]{12}\d{2}\/(?:[A-Z ]+ )?\d{1,13}(?:\/\d{4})?$/

/**
 * True for an id that names one thing in every source, such as a number of PNCP or of a process; false for one that a source or
 * a body counts.
 * @example isGlobalId('07954480000179-2-000001/2024') // true
 */
export function isGlobalId(scoped: string): boolean {
  return hasManyDigits(scoped) && !numberInBody.test(scoped)
}

/** As many as only numbers have that name their body or register: of PNCP, of processes, of a unit's notes. */
function hasManyDigits(id: string): boolean {
  return id.replace(/\D/g, '').replace(/^0+/, '').length >= limits.unscopedIdDigitsMin
}

/** A number of a year with its words in one spelling: without zeros before it, spaces in it and `nº`. */
function findNumberOfYear(id: string): string | undefined {
  const [, wordsBefore, firstYear, numberAfter] = yearFirst.exec(id) ?? []
  if (firstYear !== undefined) return spelt(wordsBefore, numberAfter, firstYear)
  const [, wordsFirst, number, year, yearAfterDash] = yearLast.exec(id) ?? []
  return number === undefined ? undefined : spelt(wordsFirst, number, year ?? yearAfterDash ?? '')
}

function spelt(text = '', number = '', year = ''): string {
  const kind = toPlainText(text.replace(/[º°ª]/g, ' '))
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !abbreviations.has(word))
  const whole = year.length === 2 ? `20${year}` : year
  return `${kind.map((word) => `${word.toUpperCase()} `).join('')}${number}/${whole}`
}
