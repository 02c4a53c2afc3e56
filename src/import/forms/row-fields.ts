// The values of one source row: texts, codes, amounts, dates, tax ids, with a note for each repair.

import { parseDay } from '../../domain/days.ts'
import type { NoteCode } from '../../domain/import-notes.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import { isNullWord, isSecret } from '../../domain/null-words.ts'
import { type ParsedDate, readDate } from '../../domain/parse-date.ts'
import { type DecimalSign, findDecimalSign, parseMoney } from '../../domain/parse-money.ts'
import type { RecordDate, RecordQualityNote } from '../../domain/records.ts'
import { remember } from '../../domain/remember.ts'
import { isScientific, type ParsedTaxId, type PersonType, parseTaxId, withoutTextGuard } from '../../domain/tax-id.ts'
import { type FederativeUnit, federativeUnits } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { FileFacts } from '../file-facts.ts'
import { excerpt } from '../importer.ts'
import { cleanText, isClean } from '../text/clean-text.ts'
import { ObjectDraft } from './object-draft.ts'

const units: ReadonlySet<string> = new Set(federativeUnits)

/** How the values of a row are read. */
export interface RowReading<C extends string> {
  /** The decimal sign where no column of the file shows one. */
  readonly decimal: DecimalSign
  readonly facts: FileFacts
  /** Where the columns stand in the row; equal names of two parts are two columns. */
  readonly within?: string | undefined
  /** Those of the row around, which this part of it extends. */
  readonly notes?: RecordQualityNote[]
  /** The decimal sign that needs no proof: the point of a JSON number, or what a mapping states. */
  readonly statedSign?: ((column: C) => DecimalSign | undefined) | undefined
}

// RowFields
// Owns: the values of one source row and the notes on their repairs.   Does not own: what the values mean.
// R1. A null word is absent; a text that cannot be read is absent (a date: 'unknown') with a note.
// R2. A text that can be read in two ways is read as its column shows; where the column shows both, it is absent with a note.
export class RowFields<C extends string = string> {
  readonly #value: (column: C) => string | undefined
  readonly #reading: RowReading<C>
  readonly notes: RecordQualityNote[]

  constructor(value: (column: C) => string | undefined, reading: RowReading<C>) {
    this.#value = value
    this.#reading = reading
    this.notes = reading.notes ?? []
  }

  /** The same reading of a part of the row, whose notes are the row's. */
  inside<D extends string = string>(
    value: (column: D) => string | undefined,
    statedSign?: (column: D) => DecimalSign | undefined,
    part?: string,
  ): RowFields<D> {
    const { decimal, facts, within } = this.#reading
    const path = within === undefined || part === undefined ? (part ?? within) : `${within}.${part}`
    return new RowFields<D>(value, { decimal, facts, statedSign, within: path, notes: this.notes })
  }

  /** The name under which what a column shows is gathered. */
  #named(column: C): string {
    const { within } = this.#reading
    return within === undefined ? column : `${within}.${column}`
  }

  /** Notes a repair or doubt about a field of the record. */
  note(field: string, note: NoteCode, found?: string): void {
    this.notes.push({ field, note, ...(found === undefined ? {} : { found: excerpt(found) }) })
  }

  text(column: C, field: string): string | undefined {
    return this.#read(column, field, 'text')
  }

  /** A text that people wrote; CPFs in it are masked (LGPD). */
  prose(column: C, field: string): string | undefined {
    const text = this.text(column, field)
    const masked = text === undefined ? undefined : maskPersonalIds(text)
    if (masked !== text) this.note(field, 'personal_id_masked')
    return masked
  }

  /** An identifier or code; negative codes are null words. */
  code(column: C, field: string): string | undefined {
    const text = this.#read(column, field, 'code')
    if (text === undefined) return undefined
    if (isScientific(text)) {
      this.note(field, 'scientific_notation', text)
      return undefined
    }
    if (text.length <= limits.recordIdCharactersMax) return this.#reading.facts.codeOf(column, text)
    this.note(field, 'too_long', text)
    return undefined
  }

  number(column: C, field: string): number | undefined {
    const text = this.#read(column, field, 'number')
    if (text === undefined) return undefined
    const decimal = this.#decimalOf(column, field, text)
    if (decimal === 'mixed') return undefined
    const value = parseMoney(text, { decimal })
    if (value === undefined) this.note(field, 'unreadable_number', text)
    return value
  }

  /** A number of things, in which either sign groups thousands. */
  count(column: C, field: string): number | undefined {
    const text = this.#read(column, field, 'number')
    if (text === undefined || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return this.number(column, field)
    return Number(text.replace(/[.,]/, ''))
  }

  #decimalOf(column: C, field: string, text: string): DecimalSign | 'mixed' {
    const { decimal, facts, statedSign } = this.#reading
    const stated = statedSign?.(column)
    if (stated !== undefined) return stated
    const shown = findDecimalSign(text)
    if (shown === undefined) return decimal
    if (shown !== 'either') {
      facts.showSign(this.#named(column), shown)
      return shown
    }
    const { way, doubt } = facts.signOf(this.#named(column), decimal)
    if (way === 'mixed') this.note(field, 'ambiguous_number', text)
    else if (doubt !== undefined) this.note(field, 'decimal_sign_assumed', text)
    return way
  }

  /** An amount of a source that writes zero for an absent one. */
  amount(column: C, field: string): number | undefined {
    const value = this.number(column, field)
    if (value !== 0) return value
    this.note(field, 'zero_means_absent', '0')
    return undefined
  }

  /** A day; one that lies far after the file itself is unknown, but for the ends of terms. */
  date(column: C, field: string): RecordDate | undefined {
    const text = this.#read(column, field, 'code')
    const parsed = text === undefined ? undefined : readColumnDate(text, this.#named(column), this.#reading.facts)
    if (parsed === undefined || text === undefined) return undefined
    const { date } = parsed
    if (date !== 'unknown' && date > this.#reading.facts.lastDay && !openEnds.has(field)) {
      this.note(field, 'after_file_date', text)
      return 'unknown'
    }
    if (parsed.note !== undefined) this.note(field, parsed.note, text)
    return date
  }

  taxId(column: C, field: string, declared?: PersonType): ParsedTaxId {
    const text = this.#value(column) ?? ''
    const parsed = parseTaxId(text.slice(0, limits.recordIdCharactersMax), declared)
    // The number itself stays out of the note: it may be a person's.
    if (parsed.note !== undefined) this.note(field, parsed.note)
    return parsed
  }

  /**
   * A payee, by a tax id or another code of the source. Units of the federal budget have codes of up to ten digits;
   * these are not tax ids without their leading zeros.
   */
  payee(column: C, field: string, declared?: PersonType): ParsedTaxId {
    const cell = (this.#value(column) ?? '').trim()
    const text = cell.endsWith('.0') ? cell.replace(/^(\d+)\.0$/, '$1') : cell
    if (!/^\d{1,10}$/.test(text) || declared === 'company' || declared === 'person')
      return this.taxId(column, field, declared)
    const id = this.code(column, field)
    this.note(field, 'not_a_tax_id')
    return id === undefined ? { person_type: 'unknown' } : { id, person_type: 'unknown' }
  }

  /** Federative unit; federal rows (`BR`) have none. */
  region(column: C, field: string): FederativeUnit | undefined {
    const text = this.#read(column, field, 'code')?.toUpperCase()
    if (text === undefined || text === 'BR') return undefined
    if (units.has(text)) return text as FederativeUnit
    this.note(field, 'unknown_region', text)
    return undefined
  }

  /** A web address, where the source gives a whole one. */
  url(column: C): string | undefined {
    const url = this.text(column, 'url')
    return url !== undefined && /^https?:\/\/\S+$/.test(url) && url.length <= limits.urlCharactersMax ? url : undefined
  }

  #read(column: C, field: string, kind: 'text' | 'code' | 'number'): string | undefined {
    const given = this.#value(column)
    if (given === undefined) return undefined
    const raw = withoutTextGuard(given)
    if (isNullWord(raw, { kind })) return undefined
    if (isSecret(raw)) {
      this.note(field, 'withheld_by_source')
      return undefined
    }
    const text = isClean(raw) ? raw : this.#repair(raw, field)
    if (text.length <= limits.recordTextCharactersMax) return text === '' ? undefined : text
    this.note(field, 'cut', text)
    return text.slice(0, limits.recordTextCharactersMax)
  }

  /** In a function of its own, so that a clean text takes no closure. */
  #repair(raw: string, field: string): string {
    return cleanText(raw, (repair) => this.note(field, repair))
  }
}

/** Days to come, which no file bounds. */
const openEnds: ReadonlySet<string> = new Set([
  'start_date',
  'end_date',
  'proposals_open_date',
  'proposals_close_date',
  'amendments',
  'end',
  'amendments.new_end',
])

/** A date in the order that its column shows; undefined when it is empty. */
export function readColumnDate(
  text: string,
  column: string,
  facts: FileFacts,
): (Omit<ParsedDate, 'note'> & { readonly note?: NoteCode }) | undefined {
  // An ISO day is read faster than it would be found.
  const readings = parseDay(text) === undefined ? readRepeatedDate(text) : readDate(text)
  const { shows, day_first, month_first } = readings
  if (shows !== undefined) {
    facts.showOrder(column, shows)
    return readings[shows]
  }
  if (day_first === month_first) return day_first
  const { way, doubt } = facts.orderOf(column)
  if (way === 'mixed') return { date: 'unknown', note: 'ambiguous_date' }
  const read = readings[way]
  return doubt === undefined || read === undefined || read.date === 'unknown'
    ? read
    : { date: read.date, note: 'day_order_assumed' }
}

/** A file has few different dates and many rows. */
const readRepeatedDate = remember(readDate)

/** Person type of a source's column: PJ, PF, PE, J, F. */
export function personTypeOf(text: string | undefined): PersonType | undefined {
  switch ((text ?? '').trim().toLowerCase()) {
    case 'pj':
    case 'j':
      return 'company'
    case 'pf':
    case 'f':
      return 'person'
    case 'pe':
      return 'foreign'
  }
  return undefined
}

/** A type whose optional members may also be given as undefined. */
export type Loose<T> = { readonly [K in keyof T]: T[K] | undefined }

/** Drops what is undefined, so that absent means no key. */
export function withoutUndefined<T extends object>(record: Loose<T>): T {
  let whole = true
  for (const key in record) if (record[key] === undefined) whole = false
  if (whole) return record as T
  // Copied: `delete` would turn the object into a dictionary.
  const given = record as Readonly<Record<string, unknown>>
  const kept = new ObjectDraft()
  for (const key in given) kept.set(key, given[key])
  return kept.toObject() as T
}
