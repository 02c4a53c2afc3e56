import type { ReferenceRecord } from '../../domain/records.ts'
import { excerpt, type ImportContext, type Importer, provenanceOf, type RowResult, type Sample } from '../importer.ts'
import { type CsvDialect, type CsvRow, columnNames, readCsv } from '../text/read-csv.ts'
import { findPlace, parseYear } from './reference-place.ts'
import { present, RowFields } from './row-fields.ts'

/** Figures of one subject as a table: one row a place and year. */
export interface ReferenceTable {
  readonly id: string
  readonly subject: ReferenceRecord['subject']
  /** Titles under which each figure is found. */
  readonly figures: Readonly<Record<string, readonly string[]>>
}

const municipalityColumns = [
  'municipality_code',
  'city_code',
  'codigo_municipio',
  'cod_municipio',
  'co_municipio',
  'id_municipio',
  'codmun',
  'codigo_ibge',
  'ibge',
  'municipio_codigo',
]
const stateColumns = ['state', 'uf', 'sg_uf', 'sigla_uf', 'co_uf', 'codigo_uf', 'estado']
const yearColumns = ['year', 'ano', 'nu_ano', 'nu_ano_censo', 'competencia_ano']
const nameColumns = ['city', 'municipality', 'municipio', 'no_municipio', 'nome_municipio', 'nm_municipio']
/** Columns that part a place: by network of schools, by location. */
const partColumns = ['rede', 'dependencia', 'tp_dependencia', 'localizacao', 'tp_localizacao']

const dialects: readonly CsvDialect[] = ([';', ',', '\t'] as const).map((delimiter) => ({ delimiter, quote: '"' }))

/**
 * An importer of such tables. A row that an unquoted comma broke has another number of cells and is rejected; a column
 * that is not known is told as ignored; a figure that is not there is absent.
 */
export function createReferenceTableImporter(table: ReferenceTable): Importer {
  const importer: Importer = {
    id: table.id,
    version: 1,
    source: 'portal_transparencia',
    recognise: (sample) => dialectOf(sample, table) !== undefined,
    async *read(input, context) {
      const dialect = dialectOf(context.sample, table) ?? { delimiter: ';', quote: '"' }
      const names = columnNames(context.sample.firstLine, dialect)
      const columns = new Map(
        Object.entries(table.figures).flatMap(([figure, titles]) =>
          pick(names, titles).map((title) => [figure, title]),
        ),
      )
      const known = new Set([
        ...columns.values(),
        ...municipalityColumns,
        ...stateColumns,
        ...yearColumns,
        ...nameColumns,
        ...partColumns,
      ])
      for (const name of names) if (!known.has(name)) context.tally.ignored(name)
      // The decimal sign goes with the delimiter: files parted by semicolons are Brazilian.
      const decimal = dialect.delimiter === ';' ? 'comma' : 'point'
      for await (const row of readCsv(input, dialect, context)) {
        if ('rejection' in row) yield row
        else yield toResult(row, { names, columns, decimal, table, importer, context })
      }
    },
  }
  return importer
}

function pick(names: readonly string[], titles: readonly string[]): readonly string[] {
  return titles.filter((title) => names.includes(title)).slice(0, 1)
}

function dialectOf({ firstLine }: Sample, table: ReferenceTable): CsvDialect | undefined {
  return dialects.find((dialect) => {
    const names = columnNames(firstLine, dialect)
    const has = (titles: readonly string[]): boolean => pick(names, titles).length > 0
    return (has(municipalityColumns) || has(stateColumns)) && has(yearColumns) && Object.values(table.figures).some(has)
  })
}

interface Reading {
  readonly names: readonly string[]
  /** Title by figure. */
  readonly columns: ReadonlyMap<string, string>
  readonly decimal: 'comma' | 'point'
  readonly table: ReferenceTable
  readonly importer: Importer
  readonly context: ImportContext
}

function toResult(row: Extract<CsvRow, { cell: unknown }>, reading: Reading): RowResult {
  const { line } = row
  const { names, columns, table } = reading
  const fields = new RowFields(row.cell, { decimal: reading.decimal })
  fields.notes.push(...row.notes)
  const read = (titles: readonly string[]): string => row.cell(pick(names, titles)[0] ?? '')?.trim() ?? ''
  const part = partColumns.map((title) => row.cell(title) ?? '').find((text) => !/^(total|)$/i.test(text.trim()))
  if (part !== undefined) return { line, rejection: { reason: 'not_a_total', found: excerpt(part) } }
  const place = findPlace(read(municipalityColumns)) ?? findPlace(read(stateColumns))
  if (place === undefined || (read(municipalityColumns) !== '' && place.municipality_code === undefined))
    return {
      line,
      rejection: { reason: 'unknown_place', found: excerpt(read(municipalityColumns) || read(stateColumns)) },
    }
  const year = parseYear(read(yearColumns))
  if (year === undefined) return { line, rejection: { reason: 'missing_field', field: 'year' } }
  const figures = Object.fromEntries(
    [...columns].flatMap(([figure, title]) => {
      const value = fields.number(title, figure)
      return value === undefined ? [] : [[figure, value]]
    }),
  )
  if (Object.keys(figures).length === 0) return { line, rejection: { reason: 'no_figures' } }
  const record = present<ReferenceRecord>({
    record_kind: 'reference',
    // Tables of different figures about one place and year stand beside each other.
    reference_id: `${table.subject}/${place.id}/${year}/${[...columns.keys()].sort().join('+')}`,
    subject: table.subject,
    year,
    region: place.region,
    municipality_code: place.municipality_code,
    municipality:
      place.municipality_code === undefined
        ? undefined
        : fields.text(pick(names, nameColumns)[0] ?? '', 'municipality'),
    figures,
    provenance: provenanceOf(reading.importer, reading.context, { line, original_id: `${place.id}/${year}` }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}
