// Our own JSON Lines, read line by line and of any kind of record, so that no definer fits: those read one kind by columns
// or paths that a format states.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { countingBodyOf, isNumberOfYear } from '../../../domain/record-scope.ts'
import type { NormalisedRecord, RecordKind, RecordQualityNote } from '../../../domain/records.ts'
import { type DataSource, dataSources } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import { noteOnAmounts } from '../../forms/contradicting-amounts.ts'
import { createRowKeys, type RowKey } from '../../forms/row-keys.ts'
import { readStateTime, type StateTime } from '../../forms/state-time.ts'
import {
  excerpt,
  type ImportContext,
  type Importer,
  type ImportTally,
  provenanceOf,
  type RowOrigin,
  type RowResult,
  readingInBatches,
} from '../../importer.ts'
import { decodeText, isOtherEncoding } from '../../text/decode-text.ts'
import { parseObject } from '../../text/read-json.ts'
import { type Frame, splitFrameBatches } from '../../text/split-lines.ts'
import { normalisedFields, requiredFields, stateFields } from './normalised-fields.ts'
import { personTypeOfId, readNormalisedRow } from './read-normalised-row.ts'

type Row = Readonly<Record<string, unknown>>
type KeyOf = (parts: readonly string[]) => RowKey

/** One record a line, of the kind that `record_kind` names or its fields imply. */
export const normalised: Importer = {
  id: 'normalised',
  version: 1,
  source: 'portal_transparencia',
  // One of the first lines is enough: the first one may be broken, the last one cut.
  recognise: ({ text }) => /^[ \t]*\{.*"(contract_id|payment_id|supplier_id|organization_id)"\s*:/m.test(text),
  ...readingInBatches(async function* (input, context) {
    const keyOf = createRowKeys()
    for await (const frames of splitFrameBatches(input, null)) yield readFrames(frames, context, keyOf)
  }),
}

function* readFrames(frames: Iterable<Frame>, context: ImportContext, keyOf: KeyOf): Generator<RowResult> {
  for (const frame of frames) {
    const row = readFrame(frame, context, keyOf)
    if (row !== undefined) yield row
  }
}

/** The row of one line; undefined when it is blank. */
function readFrame({ line, bytes, problem }: Frame, context: ImportContext, keyOf: KeyOf): RowResult | undefined {
  const { text, repair } = decodeText(bytes, context.encoding)
  if (isOtherEncoding(repair)) context.tally.decodedOtherwise(line)
  if (problem !== undefined) return { line, rejection: { reason: problem, found: excerpt(text) } }
  if (text.trim() === '') return undefined
  const row = parseObject(text)
  if (row === undefined) return { line, rejection: { reason: 'invalid_json', found: excerpt(text) } }
  const notes = repair === undefined ? [] : [{ field: '*', note: repair }]
  return toNormalisedRecord(row, { line, notes, context, keyOf })
}

/** One row of our own format as a record. */
export function toNormalisedRecord(
  row: Row,
  at: {
    readonly line: number
    readonly notes: readonly RecordQualityNote[]
    readonly context: RowOrigin & Pick<ImportContext, 'facts'> & { readonly tally: Pick<ImportTally, 'ignored'> }
    readonly keyOf: KeyOf
    /** The importer in its provenance; this one by default. */
    readonly importer?: Pick<Importer, 'id' | 'version'>
  },
): RowResult {
  const { line, context } = at
  const kind = kindOf(row)
  if (kind === undefined)
    return { line, rejection: { reason: 'unknown_kind', found: excerpt(Object.keys(row).join(',')) } }
  const { facts, tally } = context
  const read = readNormalisedRow(row, normalisedFields[kind], { facts, ignored: (field) => tally.ignored(field, 1) })
  if (read.rejection) return { line, rejection: read.rejection }
  const { values } = read
  const missing = requiredFields[kind].find((field) => values[field] === undefined)
  if (missing !== undefined) return { line, rejection: { reason: 'missing_field', field: missing } }
  const doubt = noteOnAmounts(values)
  const notes = [...ownNotes(row), ...at.notes, ...read.notes, ...(doubt === undefined ? [] : [doubt])]
  complete(kind, values, at.keyOf)
  const own = isRow(row.provenance) ? row.provenance : {}
  const provenance = provenanceOf(
    at.importer ?? normalised,
    { ...context, source: sourceOf(row.source) ?? sourceOf(own.source) ?? context.source },
    {
      line,
      original_id: shortText(own.original_id) ?? String(values[idField(kind)]),
      url: shortText(own.url),
      scope: shortText(own.scope) ?? scopeOf(values),
      ...stateTimeOf(row, own),
    },
  )
  // The field table is typed by the records' own keys, so what was read by it has their shape.
  const record = {
    record_kind: kind,
    ...values,
    provenance,
    ...(notes.length === 0 ? {} : { quality: notes.slice(0, limits.recordListItemsMax) }),
    ...(row.synthetic === true ? { synthetic: true } : {}),
  } as unknown as NormalisedRecord
  return { line, record }
}

/** The kind that a row names, else the one that its fields imply. */
function kindOf(row: Row): RecordKind | undefined {
  const own = row.record_kind
  if (own !== undefined)
    return typeof own === 'string' && Object.hasOwn(normalisedFields, own) ? (own as RecordKind) : undefined
  for (const kind of ['payment', 'commitment', 'agreement', 'reference'] as const) if (`${kind}_id` in row) return kind
  if ('list' in row && 'supplier_id' in row) return 'sanction'
  if ('contract_id' in row) return 'contract'
  if ('supplier_id' in row) return 'supplier'
  return 'organization_id' in row ? 'organization' : undefined
}

function idField(kind: RecordKind): string {
  return kind === 'sanction' ? 'sanction_id' : (requiredFields[kind][0] ?? '')
}

/** Fills what follows from the row itself: ids of sanctions, the supplier's person type, an evident contract type. */
function complete(kind: RecordKind, values: Record<string, unknown>, keyOf: KeyOf): void {
  if (kind === 'sanction') {
    values.sanction_id ??= keyOf(
      ['list', 'supplier_id', 'sanction_type', 'start', 'end', 'sanctioning_body'].map((name) =>
        String(values[name] ?? ''),
      ),
    ).id
    return
  }
  if (kind !== 'contract' && kind !== 'tender' && kind !== 'award' && kind !== 'contract_item') return
  if (typeof values.supplier_id === 'string') values.supplier_person_type ??= personTypeOfId(values.supplier_id)
  values.contract_type ??= inferContractType({
    kind: values.kind as 'goods' | 'service' | 'works' | undefined,
    text: (values.category ?? values.description) as string | undefined,
  })
  for (const name of ['supplier_person_type', 'contract_type']) if (values[name] === undefined) delete values[name]
}

/** Notes in the row itself, e.g. from an export of ours. */
function ownNotes(row: Row): readonly RecordQualityNote[] {
  if (!Array.isArray(row.quality)) return []
  return row.quality.slice(0, limits.recordListItemsMax).flatMap((note: unknown) => {
    if (!isRow(note) || typeof note.field !== 'string' || typeof note.note !== 'string') return []
    const found = typeof note.found === 'string' ? { found: excerpt(note.found) } : {}
    return [{ field: excerpt(note.field), note: excerpt(note.note), ...found }]
  })
}

/** Our own format numbers what it likes: only a number of a year needs its body. */
function scopeOf(values: Readonly<Record<string, unknown>>): string | undefined {
  const ids = [values.contract_id, values.payment_id, values.commitment_id]
  return ids.some((id) => typeof id === 'string' && isNumberOfYear(id)) ? countingBodyOf(values) : undefined
}

const stateNames = Object.keys(stateFields)

/** The time that a row states, else that of the record that it is an export of. */
function stateTimeOf(row: Row, exported: Row): StateTime {
  if (!stateNames.some((name) => name in row || name in exported)) return {}
  const cell = (field: string) => {
    const value = row[field] ?? exported[field]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
  return readStateTime(cell, { number: 'state_number', dates: ['state_date'] }, undefined)
}

function sourceOf(value: unknown): DataSource | undefined {
  return dataSources.find((source) => source === value)
}

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= limits.urlCharactersMax ? value : undefined
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
