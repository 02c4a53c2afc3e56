// Amendments of contracts (`TermoAditivo`, `Apostilamento`). They come in files of their own without the contract's other
// facts, so that each is a record that names its contract (`parent_id`), and replaces nothing of it.

import { toPlainText } from '../../../domain/object-nature.ts'
import type { ActRecord, RecordAmendment } from '../../../domain/records.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { portalContractId, readObject } from './portal-acts.ts'

export const portalContractAmendments = defineCsvImporter(
  {
    id: 'portal_contract_amendments',
    source: 'portal_transparencia',
    columns: {
      number: ['numero contrato', 'numero do contrato'],
      unit: ['codigo ug'],
      unitName: ['nome ug'],
      amendment: ['numero termo aditivo', 'numero apostilamento'],
      note: ['numero apostilamento'],
      published: ['data publicacao', 'data publicacao dou'],
      object: ['objeto', 'descricao apostilamento', 'objeto termo aditivo'],
      value: ['valor apostilamento', 'valor termo aditivo'],
    },
    required: ['number', 'unit', 'amendment'],
  },
  ({ fields, cell, record, missing }) => {
    const number = fields.code('number', 'parent_id')
    const unit = fields.code('unit', 'organization_id')
    const amendment = fields.code('amendment', 'contract_id')
    if (number === undefined) return missing('number')
    if (unit === undefined) return missing('unit')
    if (amendment === undefined) return missing('amendment')
    const isNote = cell('note') !== undefined
    const contract = portalContractId(unit, number)
    const description = readObject(fields, 'object')
    const date = fields.date('published', 'publication_date')
    const delta = fields.amount('value', 'amendments')
    return record<ActRecord>(amendment, {
      record_kind: 'amendment',
      contract_id: `${contract}-${isNote ? 'apostilamento' : 'termo'}-${amendment}`,
      parent_id: contract,
      organization_id: unit,
      organization: fields.text('unitName', 'organization'),
      description,
      publication_date: date,
      amendments: [
        {
          ...(date === undefined ? {} : { date }),
          kind: isNote ? 'readjustment' : kindOf(description ?? ''),
          ...(delta === undefined ? {} : { value_delta: delta }),
        },
      ],
    })
  },
)

function kindOf(object: string): NonNullable<RecordAmendment['kind']> {
  const plain = toPlainText(object)
  if (/\b(acrescimo|acrescer|supressao|suprimir|aumento de)\b/.test(plain)) return 'value'
  return /prorrog|vigencia|prazo/.test(plain) ? 'term' : 'other'
}
