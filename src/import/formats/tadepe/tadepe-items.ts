// What items of federal COVID contracts are, as the project "Tá de Pé" published it: without contract, price and quantity.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { readObject } from '../portal/portal-acts.ts'

export const tadepeItems = defineCsvImporter(
  {
    id: 'tadepe_items',
    source: 'portal_transparencia',
    columns: {
      id: ['id_item_contrato'],
      object: ['ds_item'],
      unit: ['sg_unidade_medida'],
      similar: ['n_itens_similares'],
    },
    required: ['id', 'object', 'unit', 'similar'],
  },
  ({ fields, record, missing }) => {
    const id = fields.code('id', 'contract_id')
    if (id === undefined) return missing('id')
    const description = readObject(fields, 'object')
    return record<ActRecord>(id, {
      record_kind: 'contract_item',
      contract_id: id,
      description,
      contract_type: inferContractType({ text: description }),
      // "Unidade" and "UNIDADE" are one unit (docs/choices.md#units).
      unit: fields.text('unit', 'unit')?.toUpperCase(),
    })
  },
)
