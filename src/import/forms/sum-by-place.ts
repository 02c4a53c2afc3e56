// Reading of files whose rows, such as hospitals or schools, are added up to reference figures of their places.

import type { RecordQualityNote, ReferenceRecord } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import type { ImportContext, Rejection, RowResult } from '../importer.ts'
import type { FileReader, SpoiltRow } from './define-importer.ts'
import type { ReferencePlace } from './reference-place.ts'
import { type ImportRun, toRecord } from './source-row.ts'

/** What one row adds to the figures of its place and year. */
export interface PlaceFigures {
  /** Equal for rows about one thing, which counts once. */
  readonly identity: string
  readonly place: Omit<ReferencePlace, 'municipality_code'> & { readonly municipality_code?: string | undefined }
  readonly municipality: string | undefined
  readonly year: number
  /** Undefined where the row does not say; that is not zero. */
  readonly figures: Readonly<Record<string, number | undefined>>
}

/** The part of a row that the sums need. */
interface NotedRow {
  readonly line: number
  readonly rejection?: undefined
  readonly fields: { readonly notes: readonly RecordQualityNote[] }
}

interface Sums {
  readonly line: number
  readonly first: PlaceFigures
  readonly figures: Map<string, number>
  readonly notes: RecordQualityNote[]
  rows: number
}

/**
 * One record of reference figures a place and year. A figure that no row of a place has is absent. The records come once
 * the input is read to its end: sums over a part would be wrong. Memory is bounded by `limits.importCountedRowsMax`
 * rows; further ones are rejected.
 */
export function sumByPlace<Row extends NotedRow>(
  subject: ReferenceRecord['subject'],
  figuresOf: (row: Row, context: ImportContext) => PlaceFigures | Rejection,
): FileReader<Row> {
  return {
    async *readFile(rows, run) {
      const places = new Map<string, Sums>()
      yield* sumRows(rows, (row: Row) => figuresOf(row, run.context), places)
      if ([...places.values()].some((sums) => sums.rows > 1)) run.context.tally.noted('*', 'summed_by_place')
      for (const [id, sums] of places)
        yield { line: sums.line, record: toReference(id, sums, { subject, run }), rows: sums.rows }
    },
  }
}

async function* sumRows<Row extends NotedRow>(
  rows: AsyncIterable<Row | SpoiltRow>,
  figuresOf: (row: Row) => PlaceFigures | Rejection,
  places: Map<string, Sums>,
): AsyncGenerator<RowResult> {
  const seen = new Set<string>()
  for await (const row of rows) {
    const { line } = row
    if (row.rejection !== undefined) {
      yield { line, rejection: row.rejection }
      continue
    }
    const read = figuresOf(row)
    if ('reason' in read) yield { line, rejection: read }
    else if (seen.has(read.identity)) yield { line, repeated: true }
    else if (seen.size >= limits.importCountedRowsMax) yield { line, rejection: { reason: 'too_many_rows' } }
    else {
      seen.add(read.identity)
      add(places, read, row)
    }
  }
}

function add(places: Map<string, Sums>, read: PlaceFigures, row: NotedRow): void {
  const id = `${read.place.id}/${read.year}`
  const sums: Sums = places.get(id) ?? { line: row.line, first: read, figures: new Map(), notes: [], rows: 0 }
  places.set(id, sums)
  sums.rows++
  for (const [name, value] of Object.entries(read.figures))
    if (value !== undefined) sums.figures.set(name, (sums.figures.get(name) ?? 0) + value)
  for (const note of row.fields.notes)
    if (sums.notes.length < limits.recordListItemsMax && !sums.notes.some((known) => isSame(known, note)))
      sums.notes.push(note)
}

function isSame(one: RecordQualityNote, other: RecordQualityNote): boolean {
  return one.field === other.field && one.note === other.note && one.found === other.found
}

function toReference(
  id: string,
  { line, first, figures, notes }: Sums,
  { subject, run }: { readonly subject: ReferenceRecord['subject']; readonly run: ImportRun },
): ReferenceRecord {
  const { place, municipality, year } = first
  return toRecord<ReferenceRecord>(
    run,
    { line, original_id: id, notes },
    {
      record_kind: 'reference',
      reference_id: `${subject}/${id}/${Object.keys(first.figures).sort().join('+')}`,
      subject,
      year,
      region: place.region,
      municipality_code: place.municipality_code,
      municipality,
      figures: Object.fromEntries(figures),
    },
  )
}
