import { aggregateRows, type CountedRow } from '../../forms/aggregate-rows.ts'
import { findPlace, parseYear } from '../../forms/reference-place.ts'
import { RowFields } from '../../forms/row-fields.ts'
import { excerpt, type ImportContext, type Importer, type Rejection, type Sample } from '../../importer.ts'
import { type CsvDialect, type CsvRow, columnNames, readCsv } from '../../text/read-csv.ts'

const dialects: readonly CsvDialect[] = ([';', '|', ','] as const).map((delimiter) => ({ delimiter, quote: '"' }))

/** Without these a header is none of the census. */
const required = ['co_entidade', 'nu_ano_censo', 'co_municipio']
const known = [...required, 'no_municipio', 'tp_situacao_funcionamento', 'qt_mat_bas', 'qt_doc_bas']

/** `TP_SITUACAO_FUNCIONAMENTO`: 1 in operation, 2 paused, 3 and 4 closed. */
const IN_OPERATION = '1'

/**
 * Microdata of INEP's school census (`microdados_ed_basica_ANO.csv`, from 2025 on `Tabela_Escola_ANO.csv`), one row a
 * school, added up by municipality and year: schools in operation, enrolments and, where the table has them, teachers,
 * whom the census counts once in each school where they teach.
 */
export const inepSchoolCensus: Importer = {
  id: 'inep_school_census',
  version: 1,
  source: 'portal_transparencia',
  recognise: (sample) => dialectOf(sample) !== undefined,
  read: (input, context) =>
    aggregateRows(countedRows(input, context), 'education', { importer: inepSchoolCensus, context }),
}

function dialectOf({ firstLine }: Sample): CsvDialect | undefined {
  return dialects.find((dialect) => {
    const names = columnNames(firstLine, dialect)
    return required.every((name) => names.includes(name))
  })
}

async function* countedRows(input: AsyncIterable<Uint8Array>, context: ImportContext) {
  const dialect = dialectOf(context.sample) ?? { delimiter: ';', quote: '"' }
  const names = columnNames(context.sample.firstLine, dialect)
  for (const name of names) if (!known.includes(name)) context.tally.ignored(name)
  for await (const row of readCsv(input, dialect, context)) {
    if ('rejection' in row) yield row
    else yield toCounted(row, names)
  }
}

function toCounted(
  row: Extract<CsvRow, { cell: unknown }>,
  names: readonly string[],
): CountedRow | { readonly line: number; readonly rejection: Rejection } {
  const { line } = row
  const fields = new RowFields(row.cell, { decimal: 'comma', notes: [...row.notes] })
  const school = fields.code('co_entidade', 'schools')
  if (school === undefined) return { line, rejection: { reason: 'missing_field', field: 'co_entidade' } }
  const code = row.cell('co_municipio') ?? ''
  const place = findPlace(code)
  if (place?.municipality_code === undefined)
    return { line, rejection: { reason: 'unknown_place', found: excerpt(code) } }
  const year = parseYear(row.cell('nu_ano_censo') ?? '')
  if (year === undefined) return { line, rejection: { reason: 'missing_field', field: 'nu_ano_censo' } }
  if (names.includes('qt_doc_bas')) fields.note('teachers', 'counted_in_each_school')
  const state = row.cell('tp_situacao_funcionamento')?.trim()
  return {
    line,
    identity: `${school}/${year}`,
    place,
    municipality: fields.text('no_municipio', 'municipality'),
    year,
    figures: {
      schools: state === undefined || state === IN_OPERATION ? 1 : 0,
      ...(names.includes('qt_mat_bas') && { students: fields.number('qt_mat_bas', 'students') }),
      ...(names.includes('qt_doc_bas') && { teachers: fields.number('qt_doc_bas', 'teachers') }),
    },
    notes: fields.notes,
  }
}
