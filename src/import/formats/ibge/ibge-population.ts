import type { ReferenceRecord } from '../../../domain/records.ts'
import { findPlace, parseYear, yearOfFile } from '../../forms/reference-place.ts'
import { present, RowFields } from '../../forms/row-fields.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import { type CsvDialect, type CsvRow, columnNames, readCsv } from '../../text/read-csv.ts'

const dialect: CsvDialect = { delimiter: ',', quote: '"' }
const required = ['state', 'city_ibge_code', 'city', 'estimated_population']

/** IBGE's population estimates by municipality as CSV. The file has no column for the year: its name tells it, unless a column `year` does. */
export const ibgePopulation: Importer = {
  id: 'ibge_population',
  version: 1,
  source: 'portal_transparencia',
  recognise({ firstLine }) {
    const names = columnNames(firstLine, dialect)
    return required.every((name) => names.includes(name))
  },
  async *read(input, context) {
    const ofFile = yearOfFile(context.file)
    for await (const row of readCsv(input, dialect, context)) {
      if ('rejection' in row) yield row
      else yield toResult(row, context, ofFile)
    }
  },
}

function toResult(
  row: Extract<CsvRow, { cell: unknown }>,
  context: ImportContext,
  ofFile: number | undefined,
): RowResult {
  const { line } = row
  const fields = new RowFields(row.cell, { decimal: 'point' })
  fields.notes.push(...row.notes)
  const place = findPlace(row.cell('city_ibge_code') ?? '')
  if (place?.municipality_code === undefined)
    return { line, rejection: { reason: 'missing_field', field: 'city_ibge_code' } }
  const own = parseYear(row.cell('year') ?? row.cell('ano') ?? '')
  const year = own ?? ofFile
  if (year === undefined) return { line, rejection: { reason: 'missing_field', field: 'year' } }
  if (own === undefined) fields.note('year', 'read_from_file_name', String(year))
  const population = fields.number('estimated_population', 'population')
  if (population === undefined) return { line, rejection: { reason: 'missing_field', field: 'estimated_population' } }
  const state = fields.region('state', 'region')
  if (state !== undefined && state !== place.region) fields.note('region', 'differs_from_code', state)
  const record = present<ReferenceRecord>({
    record_kind: 'reference',
    reference_id: `population/${place.id}/${year}`,
    subject: 'population',
    year,
    region: place.region,
    municipality_code: place.municipality_code,
    municipality: fields.text('city', 'municipality'),
    figures: { population },
    provenance: provenanceOf(ibgePopulation, context, { line, original_id: place.municipality_code }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}
