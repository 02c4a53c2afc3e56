// Expenses that senators were reimbursed for (CEAPS), one file a year. Some years begin with the line
// "ULTIMA ATUALIZACAO";"…", others with the header.

import { parseDay, yearOf } from '../../../domain/days.ts'
import type { PaymentRecord } from '../../../domain/records.ts'
import { csvDialects, defineCsvImporter } from '../../forms/define-csv-importer.ts'
import type { RowFields } from '../../forms/row-fields.ts'
import { missingField, type SourceRow } from '../../forms/source-row.ts'

const columns = {
  year: ['ano'],
  month: ['mes'],
  senator: ['senador'],
  type: ['tipo_despesa'],
  supplierId: ['cnpj_cpf'],
  supplier: ['fornecedor'],
  document: ['documento'],
  date: ['data'],
  detail: ['detalhamento'],
  value: ['valor_reembolsado'],
  code: ['cod_documento'],
}
type Column = keyof typeof columns
const names = Object.keys(columns) as Column[]

export const senadoCeaps = defineCsvImporter(
  {
    id: 'senado_ceaps',
    source: 'portal_transparencia',
    columns,
    required: names,
    dialects: [csvDialects.semicolon],
  },
  (row) => {
    const fields = readWhole(row)
    const year = fields.code('year', 'date')
    const id = fields.code('code', 'payment_id')
    if (id === undefined) return missingField('COD_DOCUMENTO')
    const value = fields.number('value', 'value')
    if (value === undefined) return missingField('VALOR_REEMBOLSADO')
    const date = fields.date('date', 'date')
    const day = date === undefined ? undefined : parseDay(date)
    if (day !== undefined && Math.abs(yearOf(day) - Number(year)) > 1)
      fields.note('date', 'far_from_its_year', `${date} in ${year}`)
    return row.record<PaymentRecord>(id, {
      record_kind: 'expense',
      payment_id: `senado-ceaps-${id}`,
      supplier_id: fields.taxId('supplierId', 'supplier_id').id,
      supplier: fields.text('supplier', 'supplier'),
      organization: 'Senado Federal',
      date,
      value,
      document: fields.text('document', 'document'),
      category: fields.text('type', 'category'),
      description: fields.text('detail', 'description'),
      office_holder: fields.text('senator', 'office_holder'),
    })
  },
)

/**
 * The fields of a row, read again where it was quoted twice: such a row holds two cells in one
 * (`Casa "Al Mare";"000000348`) and is filled up with an empty cell at the end, so that the number of cells is right and
 * every value stands under its neighbour's title.
 */
function readWhole({ fields, cell }: SourceRow<Column>): RowFields<Column> {
  const cells = names.map((name) => cell(name) ?? '')
  const joined = cells.findIndex((text) => text.includes('";"'))
  if (joined < 0 || cells.at(-1) !== '') return fields
  const [first = '', second, ...more] = cells[joined]?.split('";"') ?? []
  if (second === undefined || more.length > 0) return fields
  // The quote between them also closed a name that ends with a quoted word.
  const closed = first.split('"').length % 2 === 0 ? `${first}"` : first
  const parted = [...cells.slice(0, joined), closed, second, ...cells.slice(joined + 1, -1)]
  fields.note('*', 'cells_joined_by_quotes_parted')
  return fields.inside((name) => parted[names.indexOf(name)])
}
