import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { toPlainText } from '../../../domain/object-nature.ts'
import { parseModality } from '../../../domain/parse-modality.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { personTypeOf, present, RowFields } from '../../forms/row-fields.ts'
import { createRowKeys, type RowKey } from '../../forms/row-keys.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import { type CsvDialect, type CsvRow, columnNames, readCsv } from '../../text/read-csv.ts'
import { portalTenderId } from './portal-acts.ts'

const dialect: CsvDialect = { delimiter: '|', quote: null }
const required = ['num_licitacao', 'cod_ug', 'dat_resultado', 'cnpj', 'razao_social', 'situacao_cadastral']

/** What makes a row: everything that the publisher left of its key. */
const keyColumns = ['cod_ug', 'num_licitacao', 'modal_compra', 'dat_resultado', 'cnpj', 'objeto']

/**
 * Winners of federal tenders joined with the company register. The item keys were dropped by the publisher, so one row
 * stands for one item won and equal rows are kept as different awards (docs/choices.md#equal-rows), each with a note that says so.
 */
export const portalTenderWinners: Importer = {
  id: 'portal_tender_winners',
  version: 1,
  source: 'portal_transparencia',
  recognise({ firstLine }) {
    const names = columnNames(firstLine, dialect)
    return required.every((name) => names.includes(name))
  },
  async *read(input, context) {
    const keyOf = createRowKeys()
    for await (const row of readCsv(input, dialect, context)) {
      if ('rejection' in row) yield row
      else yield toResult(row, context, keyOf)
    }
  },
}

function toResult(
  row: Extract<CsvRow, { cell: unknown }>,
  context: ImportContext,
  keyOf: (parts: readonly string[]) => RowKey,
): RowResult {
  const { line } = row
  const fields = new RowFields(row.cell, { decimal: 'point' })
  fields.notes.push(...row.notes)
  const unit = fields.code('cod_ug', 'organization_id')
  const number = fields.code('num_licitacao', 'tender_id')
  if (unit === undefined) return { line, rejection: { reason: 'missing_field', field: 'cod_ug' } }
  if (number === undefined) return { line, rejection: { reason: 'missing_field', field: 'num_licitacao' } }
  const key = keyOf(keyColumns.map((column) => (row.cell(column) ?? '').trim()))
  if (key.occurrence > 1) fields.note('contract_id', 'repeated_row_kept', `occurrence ${key.occurrence}`)
  const modalityName = fields.text('modal_compra', 'modality')
  const supplier = fields.taxId('cnpj', 'supplier_id', personTypeOf(row.cell('tipo_pessoa')))
  const description = fields.text('objeto', 'description')
  const record = present<ActRecord>({
    record_kind: 'award',
    contract_id: `${unit}-${number}-${key.id}`,
    tender_id: portalTenderId(unit, modalityName, number),
    organization_id: unit,
    supplier_id: supplier.id,
    supplier: fields.text('razao_social', 'supplier'),
    supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
    supplier_status: status(fields),
    supplier_status_date: fields.date('dat_sit_cadastral', 'supplier_status_date'),
    supplier_opened: fields.date('dat_ini_ativ', 'supplier_opened'),
    description,
    contract_type: inferContractType({ text: description }),
    modality: modalityName === undefined ? undefined : parseModality(modalityName),
    status: 'awarded',
    award_date: fields.date('dat_resultado', 'award_date'),
    provenance: provenanceOf(portalTenderWinners, context, { line, original_id: `${unit}-${number}` }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}

function status(fields: RowFields): string | undefined {
  const word = fields.text('situacao_cadastral', 'supplier_status')
  return word === undefined ? undefined : toPlainText(word).toUpperCase()
}
