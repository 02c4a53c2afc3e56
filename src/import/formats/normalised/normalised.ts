// Our own JSON Lines, read line by line and of any kind of record, so that no definer fits: those read one kind by columns
// or paths that a format states.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { countingBodyOf, isNumberOfBody } from '../../../domain/record-scope.ts'
import type { NormalisedRecord, RecordKind, RecordQualityNote } from '../../../domain/records.ts'
import { type DataSource, dataSources } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import { type Amounts, noteOnAmounts } from '../../forms/contradicting-amounts.ts'
import type { ObjectDraft } from '../../forms/object-draft.ts'
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

const noFields: Row = {}

/** One record a line, of the kind that `record_kind` names or its fields imply. */
export const normalised: Importer = {
  id: 'normalised',
  version: 1,
  source: 'portal_transparencia',
  // The days of a sanction without an id make one.
  deciding: ['day'],
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
  const read = readNormalisedRow(row, kind, { facts, ignored: (field) => tally.ignored(field, 1) })
  if (read.rejection) return { line, rejection: read.rejection }
  const { draft } = read
  const missing = requiredFields[kind].find((field) => draft.get(field) === undefined)
  if (missing !== undefined) return { line, rejection: { reason: 'missing_field', field: missing } }
  const doubt = noteOnAmounts(amountsOf(draft))
  const notes = [...ownNotes(row), ...at.notes, ...read.notes, ...(doubt === undefined ? [] : [doubt])]
  complete(kind, draft, at.keyOf)
  const own = isRow(row.provenance) ? row.provenance : noFields
  const source = sourceOf(row.source) ?? sourceOf(own.source)
  const provenance = provenanceOf(at.importer ?? normalised, source === undefined ? context : { ...context, source }, {
    line,
    original_id: shortText(own.original_id) ?? String(draft.get(idField(kind))),
    url: shortText(own.url),
    scope: shortText(own.scope),
    year_scope: shortText(own.year_scope) ?? yearScopeOf(draft),
    ...stateTimeOf(row, own),
  })
  draft.set('provenance', provenance)
  if (notes.length > 0) draft.set('quality', notes.slice(0, limits.recordListItemsMax))
  if (row.synthetic === true) draft.set('synthetic', true)
  // The field table is typed by the records' own keys, so what was read by it has their shape.
  return { line, record: draft.toObject() as unknown as NormalisedRecord }
}

const kindsByField = [
  ['payment_id', 'payment'],
  ['commitment_id', 'commitment'],
  ['agreement_id', 'agreement'],
  ['reference_id', 'reference'],
] as const

/** The kind that a row names, else the one that its fields imply. */
function kindOf(row: Row): RecordKind | undefined {
  const own = row.record_kind
  if (own !== undefined)
    return typeof own === 'string' && Object.hasOwn(normalisedFields, own) ? (own as RecordKind) : undefined
  for (const [field, kind] of kindsByField) if (field in row) return kind
  if ('list' in row && 'supplier_id' in row) return 'sanction'
  if ('contract_id' in row) return 'contract'
  if ('supplier_id' in row) return 'supplier'
  return 'organization_id' in row ? 'organization' : undefined
}

function idField(kind: RecordKind): string {
  return kind === 'sanction' ? 'sanction_id' : (requiredFields[kind][0] ?? '')
}

/** Fills what follows from the row itself: ids of sanctions, the supplier's person type, an evident contract type. */
function complete(kind: RecordKind, draft: ObjectDraft, keyOf: KeyOf): void {
  if (kind === 'sanction') {
    if (draft.get('sanction_id') !== undefined) return
    const parts = ['list', 'supplier_id', 'sanction_type', 'start', 'end', 'sanctioning_body']
    draft.set('sanction_id', keyOf(parts.map((name) => String(draft.get(name) ?? ''))).id)
    return
  }
  if (kind !== 'contract' && kind !== 'tender' && kind !== 'award' && kind !== 'contract_item') return
  const supplier = draft.get('supplier_id')
  if (typeof supplier === 'string' && draft.get('supplier_person_type') === undefined)
    draft.set('supplier_person_type', personTypeOfId(supplier))
  if (draft.get('contract_type') !== undefined) return
  const inferred = inferContractType({
    kind: draft.get('kind') as 'goods' | 'service' | 'works' | undefined,
    text: (draft.get('category') ?? draft.get('description')) as string | undefined,
  })
  draft.set('contract_type', inferred)
}

function amountsOf(draft: ObjectDraft): Amounts {
  const amount = (name: keyof Amounts): number | undefined => {
    const value = draft.get(name)
    return typeof value === 'number' ? value : undefined
  }
  return { quantity: amount('quantity'), unit_price: amount('unit_price'), value: amount('value') }
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

const countedIds = [
  ...['contract_id', 'payment_id', 'commitment_id', 'agreement_id'],
  ...['tender_id', 'framework_id', 'parent_id'],
]

/** Our own format numbers what it likes: only a number that other bodies have too needs its body, whatever other ids its record has. */
function yearScopeOf(draft: ObjectDraft): string | undefined {
  const isCounted = (id: unknown): boolean => typeof id === 'string' && isNumberOfBody(id)
  if (!countedIds.some((name) => isCounted(draft.get(name)))) return undefined
  return countingBodyOf({ organization_id: draft.get('organization_id'), organization: draft.get('organization') })
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
  return value === undefined ? undefined : dataSources.find((source) => source === value)
}

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= limits.urlCharactersMax ? value : undefined
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
