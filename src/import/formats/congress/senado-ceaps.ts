import { parseDay, yearOf } from '../../../domain/days.ts'
import type { PaymentRecord } from '../../../domain/records.ts'
import { present, RowFields } from '../../forms/row-fields.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import { type CsvDialect, type CsvRow, columnNames, readCsv } from '../../text/read-csv.ts'

const columns = [
  'ano',
  'mes',
  'senador',
  'tipo_despesa',
  'cnpj_cpf',
  'fornecedor',
  'documento',
  'data',
  'detalhamento',
  'valor_reembolsado',
  'cod_documento',
] as const

const dialect: CsvDialect = {
  delimiter: ';',
  quote: '"',
  // Files begin with the line "ULTIMA ATUALIZACAO";"…" in some years and with the header in others.
  isHeader: (names) => columns.every((column) => names.includes(column)),
}

/** Expenses that senators were reimbursed for (CEAPS), one file a year. */
export const senadoCeaps: Importer = {
  id: 'senado_ceaps',
  version: 1,
  source: 'portal_transparencia',
  recognise: ({ text }) =>
    text.split(/\r?\n/, 3).some((line) => dialect.isHeader?.(columnNames(line, dialect)) === true),
  async *read(input, context) {
    for await (const row of readCsv(input, dialect, context)) {
      if ('rejection' in row) yield row
      else yield toResult(row, context)
    }
  },
}

function toResult(row: Extract<CsvRow, { cell: unknown }>, context: ImportContext): RowResult {
  const { line } = row
  const whole = unfold(row.cell)
  const fields = new RowFields(whole ?? row.cell, { decimal: 'comma' })
  fields.notes.push(...row.notes)
  if (whole !== undefined) fields.note('*', 'cells_joined_by_quotes_parted')
  const year = fields.code('ano', 'date')
  const id = fields.code('cod_documento', 'payment_id')
  if (id === undefined) return { line, rejection: { reason: 'missing_field', field: 'COD_DOCUMENTO' } }
  const value = fields.number('valor_reembolsado', 'value')
  if (value === undefined) return { line, rejection: { reason: 'missing_field', field: 'VALOR_REEMBOLSADO' } }
  const date = fields.date('data', 'date')
  const day = date === undefined ? undefined : parseDay(date)
  if (day !== undefined && Math.abs(yearOf(day) - Number(year)) > 1)
    fields.note('date', 'far_from_its_year', `${date} in ${year}`)
  const record = present<PaymentRecord>({
    record_kind: 'expense',
    payment_id: `senado-ceaps-${id}`,
    supplier_id: fields.taxId('cnpj_cpf', 'supplier_id').id,
    supplier: fields.text('fornecedor', 'supplier'),
    organization: 'Senado Federal',
    date,
    value,
    document: fields.text('documento', 'document'),
    category: fields.text('tipo_despesa', 'category'),
    description: fields.text('detalhamento', 'description'),
    office_holder: fields.text('senador', 'office_holder'),
    provenance: provenanceOf(senadoCeaps, context, { line, original_id: id }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}

/**
 * Rows that were quoted twice hold two cells in one (`Casa "Al Mare";"000000348`) and are filled up with an empty cell at
 * the end, so that the number of cells is right and every value stands under its neighbour's title. Read in their place
 * again; undefined when the row is not such.
 */
function unfold(cell: (column: string) => string | undefined): ((column: string) => string | undefined) | undefined {
  const cells = columns.map((column) => cell(column) ?? '')
  const joined = cells.findIndex((text) => text.includes('";"'))
  if (joined < 0 || cells.at(-1) !== '') return undefined
  const [first = '', second, ...more] = cells[joined]?.split('";"') ?? []
  if (second === undefined || more.length > 0) return undefined
  // The quote between them also closed a name that ends with a quoted word.
  const closed = first.split('"').length % 2 === 0 ? `${first}"` : first
  const parted = [...cells.slice(0, joined), closed, second, ...cells.slice(joined + 1, -1)]
  return (column) => parted[(columns as readonly string[]).indexOf(column)]
}
