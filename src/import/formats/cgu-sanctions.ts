import { toPlainText } from '../../domain/object-nature.ts'
import type { SanctionRecord } from '../../domain/records.ts'
import { personTypeOf, present, RowFields } from '../forms/row-fields.ts'
import { createRowKeys, type RowKey } from '../forms/row-keys.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult, type Sample } from '../importer.ts'
import { type CsvDialect, type CsvRow, columnNames, readCsv } from '../text/read-csv.ts'

/** Titles by layout: the current download and the older one (`TIPO SANÇÃO`). The first that exists is read. */
const columns = {
  document: ['cpf ou cnpj do sancionado'],
  person: ['tipo de pessoa'],
  name: [
    'razao social - cadastro receita',
    'razao social cadastro receita',
    'nome do sancionado',
    'nome informado pelo orgao sancionador',
  ],
  code: ['codigo da sancao'],
  process: ['numero do processo'],
  type: ['categoria da sancao', 'tipo sancao'],
  start: ['data inicio sancao'],
  end: ['data final sancao'],
  scope: ['abragencia da sancao', 'abrangencia da sancao'],
  body: ['orgao sancionador'],
  basis: ['fundamentacao legal'],
  fine: ['valor da multa'],
} as const

type Column = keyof typeof columns

/** CEIS and CNEP, the registers of sanctioned persons. Most rows of CNEP are fines, which bar nobody: `sanction_type` keeps the register's word. */
export const cguSanctions: Importer = {
  id: 'cgu_sanctions',
  version: 1,
  source: 'cgu',
  recognise: (sample) => dialectOf(sample) !== undefined,
  async *read(input, context) {
    const dialect = dialectOf(context.sample) ?? { delimiter: ';', quote: '"' }
    const keyOf = createRowKeys()
    for await (const row of readCsv(input, dialect, context)) {
      if ('rejection' in row) yield row
      else yield toResult(row, context, keyOf)
    }
  },
}

function dialectOf({ firstLine }: Sample): CsvDialect | undefined {
  return ([',', ';'] as const)
    .map((delimiter): CsvDialect => ({ delimiter, quote: '"' }))
    .find((dialect) => {
      const names = columnNames(firstLine, dialect)
      return [columns.document, columns.start, columns.type].every((titles) =>
        titles.some((title) => names.includes(title)),
      )
    })
}

function toResult(
  row: Extract<CsvRow, { cell: unknown }>,
  context: ImportContext,
  keyOf: (parts: readonly string[]) => RowKey,
): RowResult {
  const { line } = row
  const titleOf = (column: Column): string =>
    columns[column].find((title) => row.cell(title) !== undefined) ?? columns[column][0]
  const fields = new RowFields(row.cell, { decimal: 'comma' })
  fields.notes.push(...row.notes)
  const supplier = fields.taxId(titleOf('document'), 'supplier_id', personTypeOf(row.cell(titleOf('person'))))
  if (supplier.id === undefined)
    return { line, rejection: { reason: 'missing_field', field: 'CPF OU CNPJ DO SANCIONADO' } }
  const list = listOf(row)
  const code = fields.code(titleOf('code'), 'sanction_id')
  const key =
    code === undefined
      ? keyOf([list, ...(Object.keys(columns) as Column[]).map((column) => (row.cell(titleOf(column)) ?? '').trim())])
      : { id: code, occurrence: 1 }
  if (key.occurrence > 1) fields.note('sanction_id', 'repeated_row_kept', `occurrence ${key.occurrence}`)
  const type = fields.text(titleOf('type'), 'sanction_type')
  const record = present<SanctionRecord>({
    record_kind: 'sanction',
    sanction_id: `${list}-${key.id}`,
    supplier_id: supplier.id,
    name: fields.text(titleOf('name'), 'name') ?? fields.text('nome informado pelo orgao sancionador', 'name'),
    list,
    sanction_type: type?.toLowerCase(),
    start: fields.date(titleOf('start'), 'start'),
    end: fields.date(titleOf('end'), 'end'),
    scope: fields.text(titleOf('scope'), 'scope'),
    sanctioning_body: fields.text(titleOf('body'), 'sanctioning_body'),
    provenance: provenanceOf(cguSanctions, context, {
      line,
      original_id: code ?? fields.code(titleOf('process'), 'sanction_id') ?? key.id,
    }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}

/** The register a row belongs to: its own column, else only CNEP knows fines. */
function listOf(row: Extract<CsvRow, { cell: unknown }>): 'CEIS' | 'CNEP' {
  const own = toPlainText(row.cell('cadastro') ?? '')
  if (own === 'ceis' || own === 'cnep') return own === 'ceis' ? 'CEIS' : 'CNEP'
  return row.cell(columns.fine[0]) === undefined ? 'CEIS' : 'CNEP'
}
