import type { SanctionRecord } from '../../domain/records.ts'
import { present, RowFields } from '../forms/row-fields.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../importer.ts'
import { type JsonRow, readJsonRows } from '../text/read-json.ts'

/**
 * Persons that the federal court of accounts declared unfit: `inidoneos` (barred from federal tenders, Lei 8.443/1992
 * art. 46) and `inabilitados` (barred from office, art. 60), as its ORDS service answers them.
 */
export const tcuSanctions: Importer = {
  id: 'tcu_sanctions',
  version: 1,
  source: 'tcu',
  recognise: ({ text }) =>
    /^\s*[[{]/.test(text) &&
    text.includes('"deliberacao"') &&
    /"(cpf_cnpj|cpf)"/.test(text) &&
    text.includes('"processo"'),
  async *read(input, context) {
    for await (const row of readJsonRows(input, context)) {
      if ('rejection' in row) yield row
      else yield toResult(row, context)
    }
  },
}

function toResult(row: JsonRow, context: ImportContext): RowResult {
  const { line } = row
  const fields = new RowFields(row.text, { decimal: 'point' })
  fields.notes.push(...row.notes)
  const barsOffice = row.text('cpf_cnpj') === undefined
  const column = barsOffice ? 'cpf' : 'cpf_cnpj'
  const person = fields.taxId(column, 'supplier_id', barsOffice ? 'person' : undefined)
  if (person.id === undefined) return { line, rejection: { reason: 'missing_field', field: column } }
  const process = fields.code('processo', 'sanction_id')
  const decision = fields.code('deliberacao', 'sanction_id')
  if (process === undefined && decision === undefined)
    return { line, rejection: { reason: 'missing_field', field: 'processo' } }
  const type = barsOffice ? 'inabilitação' : 'inidoneidade'
  const record = present<SanctionRecord>({
    record_kind: 'sanction',
    sanction_id: ['TCU', type, person.id, process, decision].filter((part) => part !== undefined).join('-'),
    supplier_id: person.id,
    name: fields.text('nome', 'name'),
    list: 'TCU',
    sanction_type: type,
    // The bar runs from the day on which the decision became final.
    start: fields.date('data_transito_julgado', 'start') ?? fields.date('data_acordao', 'start'),
    end: fields.date('data_final', 'end'),
    sanctioning_body: 'Tribunal de Contas da União',
    provenance: provenanceOf(tcuSanctions, context, { line, original_id: decision ?? process ?? '' }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}
