// Items of commitments (`ItemEmpenho`). `Valor Atual` is the net value, zero where all was annulled.

import type { CommitmentRecord } from '../../../domain/records.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'

export const portalCommitmentItems = defineCsvImporter(
  {
    id: 'portal_commitment_items',
    source: 'portal_transparencia',
    columns: {
      code: ['codigo empenho', 'codigo_empenho'],
      sequence: ['sequencial'],
      element: ['elemento de despesa', 'elemento_despesa'],
      subElement: ['subelemento de despesa', 'subelemento_despesa', 'descricao subelemento'],
      text: ['descricao'],
      quantity: ['quantidade'],
      price: ['valor unitario', 'valor_unitario'],
      current: ['valor atual', 'valor_atual'],
    },
    required: ['code', 'sequence', 'text', 'current'],
  },
  ({ fields, record, missing }) => {
    const code = fields.code('code', 'parent_id')
    const sequence = fields.code('sequence', 'commitment_id')
    if (code === undefined) return missing('code')
    if (sequence === undefined) return missing('sequence')
    return record<CommitmentRecord>(`${code}/${sequence}`, {
      record_kind: 'commitment',
      commitment_id: `${code}/${sequence}`,
      parent_id: code,
      category: fields.text('subElement', 'category') ?? fields.text('element', 'category'),
      description: fields.prose('text', 'description'),
      quantity: fields.amount('quantity', 'quantity'),
      unit_price: fields.amount('price', 'unit_price'),
      value: fields.number('current', 'value'),
    })
  },
)
