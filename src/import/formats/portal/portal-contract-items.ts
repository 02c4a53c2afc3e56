// Items of contracts (`ItemCompra`). The Portal's dictionary calls `Valor Item` the value of one unit here.

import type { ActRecord } from '../../../domain/records.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { portalContractId, readObject } from './portal-acts.ts'

export const portalContractItems = defineCsvImporter(
  {
    id: 'portal_contract_items',
    source: 'portal_transparencia',
    columns: {
      number: ['numero contrato', 'numero do contrato'],
      unit: ['codigo ug'],
      unitName: ['nome ug'],
      item: ['codigo item compra'],
      object: ['descricao item compra', 'descricao item', 'descricao'],
      more: ['descricao complementar item compra', 'descricao complementar item'],
      quantity: ['quantidade item'],
      price: ['valor item'],
    },
    required: ['number', 'unit', 'item', 'quantity', 'price'],
  },
  ({ fields, record, missing }) => {
    const number = fields.code('number', 'parent_id')
    const unit = fields.code('unit', 'organization_id')
    const item = fields.code('item', 'contract_id')
    if (number === undefined) return missing('number')
    if (unit === undefined) return missing('unit')
    if (item === undefined) return missing('item')
    const contract = portalContractId(unit, number)
    return record<ActRecord>(item, {
      record_kind: 'contract_item',
      contract_id: `${contract}-${item}`,
      parent_id: contract,
      organization_id: unit,
      organization: fields.text('unitName', 'organization'),
      description:
        [readObject(fields, 'object'), fields.prose('more', 'description')].filter(Boolean).join('. ') || undefined,
      quantity: fields.amount('quantity', 'quantity'),
      unit_price: fields.amount('price', 'unit_price'),
    })
  },
)
