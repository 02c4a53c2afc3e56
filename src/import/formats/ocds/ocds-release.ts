// OCDS releases as publishers write them: MongoDB's wrappers, versions of fields, organisations, amounts.

import { type ParsedTaxId, parseTaxId } from '../../../domain/tax-id.ts'
import { limits } from '../../../limits.ts'
import { cleanText } from '../../text/clean-text.ts'
import { isObject, listAt, scalarAt } from '../../text/read-json.ts'

type Row = Readonly<Record<string, unknown>>

/** A release in the standard's own fields, unchecked. */
export type OcdsRelease = Row

/** MongoDB's extended JSON without its wrappers: `{"$oid":"…"}` → text, `{"$numberLong":"5"}` → number, `{"$date":…}` → text. */
export function unwrapMongo(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapMongo)
  if (!isObject(value)) return value
  const keys = Object.keys(value)
  const only = keys.length === 1 ? (keys[0] ?? '') : ''
  if (only === '$oid') return value.$oid
  if (/^\$number(Int|Long|Double|Decimal)$/.test(only)) return unwrapNumber(value[only])
  if (only === '$date') return mongoDate(unwrapMongo(value.$date))
  return mapValues(value, unwrapMongo)
}

/** A number, or the text of an integer that a double does not hold, as `parseExactJson` leaves it. */
function unwrapNumber(value: unknown): unknown {
  const number = Number(value)
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? String(value) : number
}

/** Instants of the years 0001 to 9999, in milliseconds. */
const INSTANT_MAX_MS = 253_402_300_799_999

function mongoDate(value: unknown): unknown {
  return typeof value === 'number' && Math.abs(value) <= INSTANT_MAX_MS ? new Date(value).toISOString() : value
}

function mapValues(value: Row, change: (value: unknown) => unknown): Row {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]))
}

/** An organisation as a release refers to it. */
export interface OcdsParty {
  readonly id?: string
  readonly person_type: ParsedTaxId['person_type']
  readonly name?: string
  readonly region?: string
  /** The source gave no number of a register, so the id is the publisher's own. */
  readonly local: boolean
}

/**
 * The organisation that a reference names. 1.1 lists it among the parties; 1.0 wrote it in place. A Brazilian number is
 * read as a tax id; a number of another register is kept as it is; an id without a register is
 * unique within its publisher alone (the prefix of the ocid).
 */
export function findParty(release: OcdsRelease, reference: unknown): OcdsParty | undefined {
  if (!isObject(reference)) return undefined
  const own = scalarAt(reference, 'id')
  const parties = listAt(release, 'parties').filter(isObject)
  const listed =
    parties.find((party) => own !== undefined && scalarAt(party, 'id') === own) ?? namesake(parties, reference)
  const party = isObject(listed) ? listed : reference
  const name = short(scalarAt(party, 'name') ?? scalarAt(reference, 'name'), limits.recordTextCharactersMax)
  const region = short(scalarAt(party, 'address.region'), limits.recordTermCharactersMax)
  const described = { ...(name === undefined ? {} : { name }), ...(region === undefined ? {} : { region }) }
  const number = short(
    scalarAt(party, 'identifier.id') ?? scalarAt(reference, 'identifier.id'),
    limits.recordIdCharactersMax,
  )
  const scheme = scalarAt(party, 'identifier.scheme') ?? ''
  const written = number ?? own ?? ''
  if (/^BR-/i.test(scheme) || isBrazilian(written)) {
    const { id, person_type } = parseTaxId(written.replace(/^BR-(CNPJ|CPF)-/i, ''))
    return { ...described, ...(id === undefined ? {} : { id }), person_type, local: false }
  }
  if (number !== undefined) return { ...described, id: number.toUpperCase(), person_type: 'foreign', local: false }
  const local = short(own, limits.recordIdCharactersMax)
  const publisher = (scalarAt(release, 'ocid') ?? '').split('-').slice(0, 2).join('-').slice(0, 60)
  return {
    ...described,
    ...(local === undefined ? {} : { id: `${publisher}:${local}` }),
    person_type: 'unknown',
    local: local !== undefined,
  }
}

/** The one party of that name, for publishers whose later releases refer to it by another id. */
function namesake(parties: readonly Row[], reference: Row): Row | undefined {
  const name = scalarAt(reference, 'name')?.trim()
  const named = parties.filter((party) => name !== undefined && scalarAt(party, 'name')?.trim() === name)
  return named.length === 1 ? named[0] : undefined
}

function isBrazilian(text: string): boolean {
  return /^(?:BR-(?:CNPJ|CPF)-)?(?:\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{14}|\d{11})$/i.test(
    text,
  )
}

/** A text of at most so many characters; undefined when blank or longer. */
function short(text: string | undefined, charactersMax: number): string | undefined {
  const clean = cleanText((text ?? '').slice(0, charactersMax + 1))
  return clean === '' || clean.length > charactersMax ? undefined : clean
}
