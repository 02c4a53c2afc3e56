// The strict reading of a normalised row by the table of its fields.

import type { RejectionReason } from '../../../domain/import-reasons.ts'
import { normaliseLegalBasis } from '../../../domain/normalise-legal-basis.ts'
import { isNullWord } from '../../../domain/null-words.ts'
import { parseModality } from '../../../domain/parse-modality.ts'
import type { RecordKind, RecordQualityNote } from '../../../domain/records.ts'
import { isScientific, type PersonType, parseTaxId, withoutTextGuard } from '../../../domain/tax-id.ts'
import { federativeUnits } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import { forEachName } from '../../../records/layout.ts'
import type { FileFacts } from '../../file-facts.ts'
import { ObjectDraft } from '../../forms/object-draft.ts'
import { readColumnDate } from '../../forms/row-fields.ts'
import { excerpt, type Rejection } from '../../importer.ts'
import { cleanText, isClean } from '../../text/clean-text.ts'
import { type FieldType, normalisedFields } from './normalised-fields.ts'

type Row = Readonly<Record<string, unknown>>

/** The record of a row that passed, as far as its fields say it, with what was repaired; or why it did not pass. */
export type ReadRow =
  | { readonly draft: ObjectDraft; readonly notes: RecordQualityNote[]; readonly rejection?: undefined }
  | { readonly rejection: Rejection }

const NUMBER_MAX = 1e15
const regions: ReadonlySet<string> = new Set(federativeUnits)

/** A field as rows are read by it. */
interface Field {
  /** With the field that it is inside of: `bids.supplier_id`. */
  readonly path: string
  readonly type: Exclude<FieldType, { readonly items: unknown }> | { readonly items: Fields }
}

type Fields = ReadonlyMap<string, Field>

function toFields(types: Readonly<Record<string, FieldType>>, before = ''): Fields {
  return new Map(
    Object.entries(types).map(([name, type]) => {
      const path = before + name
      const isList = typeof type === 'object' && 'items' in type
      return [name, { path, type: isList ? { items: toFields(type.items, `${path}.`) } : type }]
    }),
  )
}

const fieldsOf = forEachName(Object.keys(normalisedFields) as RecordKind[], (kind) => toFields(normalisedFields[kind]))

/**
 * Reads the fields of a row of a kind: a value of another type, an invalid date, a word outside its list reject the row. Null,
 * blank and words for nothing mean absent. Fields that the kind lacks are reported to `ignored`.
 */
export function readNormalisedRow(
  row: Row,
  kind: RecordKind,
  file: { readonly facts: FileFacts; readonly ignored: (field: string) => void },
): ReadRow {
  const reader = new RowReader(file)
  try {
    return { draft: reader.row(row, kind), notes: reader.notes }
  } catch (problem) {
    if (problem instanceof RowProblem) return { rejection: problem.rejection }
    throw problem
  }
}

/** Thrown at the first value that cannot be read, out of nested fields; it never leaves this file. */
class RowProblem extends Error {
  readonly rejection: Rejection

  constructor(reason: RejectionReason, field: string, found: unknown) {
    super(reason)
    this.rejection = { reason, field, found: excerpt(textOf(found)) }
  }
}

class RowReader {
  readonly notes: RecordQualityNote[] = []
  readonly #facts: FileFacts
  readonly #ignored: (field: string) => void

  constructor({ facts, ignored }: { readonly facts: FileFacts; readonly ignored: (field: string) => void }) {
    this.#facts = facts
    this.#ignored = ignored
  }

  row(row: Row, kind: RecordKind): ObjectDraft {
    const fields = fieldsOf[kind]
    const draft = new ObjectDraft()
    draft.set('record_kind', kind)
    for (const name in row) {
      const field = fields.get(name)
      if (field !== undefined) draft.set(name, this.#value(row[name], field))
      else if (!common.has(name)) this.#ignored(name)
    }
    return draft
  }

  #item(row: Row, fields: Fields, list: string): Record<string, unknown> {
    const values: Record<string, unknown> = {}
    for (const name in row) {
      const field = fields.get(name)
      if (field === undefined) this.#ignored(`${list}.${name}`)
      const value = field === undefined ? undefined : this.#value(row[name], field)
      if (value !== undefined) values[name] = value
    }
    return values
  }

  #value(raw: unknown, { type, path: field }: Field): unknown {
    if (raw === null || raw === undefined) return undefined
    if (typeof raw === 'string' && isNullWord(raw, { kind: 'text' })) return undefined
    if (type === 'number') return number(raw, field)
    if (type === 'terms') return this.#terms(raw, field)
    if (type === 'figures') return this.#figures(raw, field)
    if (typeof type === 'object' && 'items' in type) return this.#items(raw, type.items, field)
    if (typeof raw !== 'string') throw new RowProblem('wrong_type', field, raw)
    const text = isClean(raw) ? raw : this.#repair(raw, field)
    if (text === '') return undefined
    return typeof type === 'string' ? this.#text(text, type, field) : member(text, type, field)
  }

  #text(text: string, type: Exclude<FieldType, object>, field: string): string | undefined {
    switch (type) {
      case 'id':
        return this.#code(identifier(text, field), field)
      case 'code':
        return this.#code(this.#cut(text, limits.recordTermCharactersMax, field), field)
      case 'tax_id':
        return this.#taxId(identifier(text, field), field)
      case 'date':
        return this.#date(text, field)
      case 'region':
        return this.#region(text, field)
      case 'modality':
        return parseModality(text)
      case 'legal_basis':
        return this.#legalBasis(text, field)
      case 'text':
        return this.#cut(text, limits.recordTextCharactersMax, field)
      default:
        return this.#cut(text, limits.recordTermCharactersMax, field)
    }
  }

  /** In a function of its own, so that a clean text takes no closure. */
  #repair(raw: string, field: string): string {
    return cleanText(raw, (note) => this.notes.push({ field, note }))
  }

  #code(text: string, field: string): string | undefined {
    if (!isScientific(text)) return this.#facts.codeOf(field, withoutTextGuard(text))
    this.notes.push({ field, note: 'scientific_notation', found: excerpt(text) })
    return undefined
  }

  #taxId(text: string, field: string): string | undefined {
    const parsed = parseTaxId(text)
    // Suppliers without a tax id keep whatever the source calls them.
    if (parsed.note === 'unrecognised_tax_id' && /\p{L}/u.test(text)) return text
    if (parsed.note !== undefined) this.notes.push({ field, note: parsed.note })
    return parsed.id
  }

  #date(text: string, field: string): string | undefined {
    if (text === 'unknown') return text
    const parsed = readColumnDate(text, field, this.#facts)
    if (parsed?.note === 'unreadable_date') throw new RowProblem('invalid_date', field, text)
    if (parsed?.note !== undefined) this.notes.push({ field, note: parsed.note, found: excerpt(text) })
    return parsed?.date
  }

  #region(text: string, field: string): string | undefined {
    const region = text.toUpperCase()
    if (regions.has(region)) return region
    this.notes.push({ field, note: 'unknown_region', found: excerpt(text) })
    return undefined
  }

  #legalBasis(text: string, field: string): string | undefined {
    const basis = normaliseLegalBasis(text) ?? (/^\w{1,60}$/.test(text) ? text : undefined)
    if (basis === undefined) this.notes.push({ field, note: 'not_recognised', found: excerpt(text) })
    return basis
  }

  #cut(text: string, charactersMax: number, field: string): string {
    if (text.length <= charactersMax) return text
    this.notes.push({ field, note: 'cut', found: excerpt(text) })
    return cleanText(text.slice(0, charactersMax))
  }

  #terms(raw: unknown, field: string): readonly string[] {
    const list = array(raw, field)
    const terms = list.map((item) => {
      if (typeof item !== 'string' && item !== null) throw new RowProblem('wrong_type', field, item)
      return this.#cut(cleanText(item ?? ''), limits.recordTermCharactersMax, field)
    })
    const named = terms.filter((term) => term !== '')
    if (named.length < terms.length)
      this.notes.push({ field, note: 'blank_entry_ignored', found: String(terms.length - named.length) })
    return named
  }

  #figures(raw: unknown, field: string): Readonly<Record<string, number>> {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new RowProblem('wrong_type', field, raw)
    const entries = Object.entries(raw).filter(([, value]) => value !== null && value !== undefined)
    if (entries.length > limits.recordListItemsMax) throw new RowProblem('too_many_items', field, entries.length)
    return Object.fromEntries(entries.map(([name, value]) => [excerpt(name), number(value, `${field}.${name}`)]))
  }

  #items(raw: unknown, fields: Fields, field: string): readonly unknown[] {
    const items = array(raw, field).map((item) => {
      if (typeof item !== 'object' || item === null || Array.isArray(item))
        throw new RowProblem('wrong_type', field, item)
      return this.#item(item as Row, fields, field)
    })
    if (!fields.has('supplier_id')) return items
    const named = items.filter((item) => item.supplier_id !== undefined)
    if (named.length < items.length)
      this.notes.push({ field, note: 'blank_entry_ignored', found: String(items.length - named.length) })
    return named
  }
}

/** The text of a value. Lists and objects are only named: their nesting may exceed the stack. */
function textOf(found: unknown): string {
  if (typeof found !== 'object' || found === null) return String(found)
  return Array.isArray(found) ? '[…]' : '{…}'
}

/** Person type by the form of a supplier's id; undefined where the form is of none. */
export function personTypeOfId(id: string): PersonType | undefined {
  if (/^[0-9A-Z]{12}\d{2}$/.test(id)) return /^000\d/.test(id) ? parseTaxId(id).person_type : 'company'
  if (/^\d{11}$/.test(id) || id.includes('*')) return 'person'
  return /^EX\d/.test(id) ? 'foreign' : undefined
}

/** Fields of every record, which the importer reads itself. */
const common: ReadonlySet<string> = new Set([
  'record_kind',
  'source',
  'provenance',
  'quality',
  'synthetic',
  'state_date',
  'state_number',
])

function number(raw: unknown, field: string): number {
  if (typeof raw !== 'number') throw new RowProblem('wrong_type', field, raw)
  if (!Number.isFinite(raw) || Math.abs(raw) > NUMBER_MAX) throw new RowProblem('out_of_range', field, raw)
  return raw === 0 ? 0 : raw
}

function identifier(text: string, field: string): string {
  if (text.length > limits.recordIdCharactersMax) throw new RowProblem('too_long', field, text)
  return text
}

function member(text: string, list: readonly string[], field: string): string {
  if (!list.includes(text)) throw new RowProblem('invalid_value', field, text)
  return text
}

function array(raw: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(raw)) throw new RowProblem('wrong_type', field, raw)
  if (raw.length > limits.recordListItemsMax) throw new RowProblem('too_many', field, raw.length)
  return raw
}
