import type { QualityNote, ReferenceRecord } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import { type ImportContext, type Importer, provenanceOf, type Rejection, type RowResult } from '../importer.ts'
import type { ReferencePlace } from './reference-place.ts'
import { present } from './row-fields.ts'

/** What one row, such as a hospital or a school, adds to the figures of its place and year. */
export interface CountedRow {
  readonly line: number
  /** Equal for rows about one thing, which counts once. */
  readonly identity: string
  readonly place: Omit<ReferencePlace, 'municipality_code'> & { readonly municipality_code?: string | undefined }
  readonly municipality: string | undefined
  readonly year: number
  /** Undefined where the row does not say; that is not zero. */
  readonly figures: Readonly<Record<string, number | undefined>>
  readonly notes: readonly QualityNote[]
}

interface Sums {
  readonly first: CountedRow
  readonly figures: Map<string, number>
  readonly notes: QualityNote[]
  rows: number
}

/**
 * Adds rows up to one record of reference figures a place and year. A figure that no row of a place tells is absent. The
 * records come once the input is read to its end: sums over a part would be wrong. Memory is bounded by
 * `limits.importCountedRowsMax` rows; further ones are rejected.
 */
export async function* aggregateRows(
  rows: AsyncIterable<CountedRow | { readonly line: number; readonly rejection: Rejection }>,
  subject: ReferenceRecord['subject'],
  { importer, context }: { readonly importer: Pick<Importer, 'id' | 'version'>; readonly context: ImportContext },
): AsyncGenerator<RowResult> {
  const seen = new Set<string>()
  const places = new Map<string, Sums>()
  for await (const row of rows) {
    if ('rejection' in row) yield row
    else if (seen.has(row.identity)) yield { line: row.line, repeated: true }
    else if (seen.size >= limits.importCountedRowsMax) yield { line: row.line, rejection: { reason: 'too_many_rows' } }
    else {
      seen.add(row.identity)
      add(places, row)
    }
  }
  for (const [id, { first, figures, notes, rows: count }] of places) {
    const { line, place, municipality, year } = first
    const record = present<ReferenceRecord>({
      record_kind: 'reference',
      reference_id: `${subject}/${id}/${Object.keys(first.figures).sort().join('+')}`,
      subject,
      year,
      region: place.region,
      municipality_code: place.municipality_code,
      municipality,
      figures: Object.fromEntries(figures),
      provenance: provenanceOf(importer, context, { line, original_id: id }),
      quality: notes.length === 0 ? undefined : notes,
    })
    yield { line, record, rows: count }
  }
}

function add(places: Map<string, Sums>, row: CountedRow): void {
  const id = `${row.place.id}/${row.year}`
  const sums: Sums = places.get(id) ?? { first: row, figures: new Map(), notes: [], rows: 0 }
  places.set(id, sums)
  sums.rows++
  for (const [name, value] of Object.entries(row.figures))
    if (value !== undefined) sums.figures.set(name, (sums.figures.get(name) ?? 0) + value)
  for (const note of row.notes)
    if (sums.notes.length < limits.recordListItemsMax && !sums.notes.some((known) => isSame(known, note)))
      sums.notes.push(note)
}

function isSame(one: QualityNote, other: QualityNote): boolean {
  return one.field === other.field && one.note === other.note && one.found === other.found
}
