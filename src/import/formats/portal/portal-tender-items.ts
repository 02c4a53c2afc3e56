// Items of tenders and who won them (`ItemLicitação`). `Valor Item` is that of the whole item.

import { idHash } from '../../../domain/id-hash.ts'
import { inferContractType } from '../../../domain/infer-contract-type.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { readModality } from '../../forms/act-fields.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { portalTenderId, readObject, readSupplier, tenderColumns } from './portal-acts.ts'

export const portalTenderItems = defineCsvImporter(
  {
    id: 'portal_tender_items',
    source: 'portal_transparencia',
    columns: {
      ...tenderColumns,
      bodyName: ['nome orgao'],
      item: ['codigo item compra'],
      object: ['descricao', 'descricao item', 'descricao item compra'],
      quantity: ['quantidade item'],
      value: ['valor item'],
      winner: ['codigo vencedor', 'cnpj vencedor', 'cpf/cnpj vencedor'],
      winnerName: ['nome vencedor'],
    },
    required: ['number', 'unit', 'item', 'winner'],
  },
  ({ fields, cell, record, missing }) => {
    const number = fields.code('number', 'tender_id')
    const unit = fields.code('unit', 'organization_id')
    const item = fields.code('item', 'contract_id')
    if (number === undefined) return missing('number')
    if (unit === undefined) return missing('unit')
    if (item === undefined) return missing('item')
    const tender = portalTenderId(unit, cell('modality')?.trim(), number)
    const supplier = readSupplier(fields, 'winner')
    const description = readObject(fields, 'object')
    const quantity = fields.amount('quantity', 'quantity')
    const value = fields.amount('value', 'value')
    const price = unitPrice(value, quantity)
    if (price !== undefined) fields.note('unit_price', 'value_by_quantity')
    return record<ActRecord>(item, {
      record_kind: 'award',
      // An item with several winners has a row for each.
      contract_id: [tender, item, winnerKey(supplier)].filter(Boolean).join('-'),
      tender_id: tender,
      organization_id: unit,
      organization: fields.text('unitName', 'organization') ?? fields.text('bodyName', 'organization'),
      ...supplier,
      supplier: fields.text('winnerName', 'supplier'),
      description,
      contract_type: inferContractType({ text: description }),
      quantity,
      unit_price: price,
      value,
      modality: readModality(fields, 'modality'),
      status: supplier.supplier_id === undefined ? undefined : 'awarded',
    })
  },
)

/** The part of an id that distinguishes the winners of one item. A person's tax id is hashed, since ids are public (LGPD). */
function winnerKey({ supplier_id, supplier_person_type }: ReturnType<typeof readSupplier>): string | undefined {
  if (supplier_id === undefined || supplier_person_type === 'company') return supplier_id
  return idHash(supplier_id).toString(36)
}

/** Price of one unit, to four decimals as in the sources. */
function unitPrice(value: number | undefined, quantity: number | undefined): number | undefined {
  if (value === undefined || quantity === undefined || !(value > 0) || !(quantity > 0)) return undefined
  const price = Math.round((value / quantity) * 10_000) / 10_000
  return price > 0 ? price : undefined
}
