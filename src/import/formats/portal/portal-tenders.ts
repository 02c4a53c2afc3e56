// Tenders by month (`Licitação`). `UF` is `-3` where there is none.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { readModality } from '../../forms/act-fields.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { portalTenderId, readActStatus, readObject, tenderColumns } from './portal-acts.ts'

export const portalTenders = defineCsvImporter(
  {
    id: 'portal_tenders',
    source: 'portal_transparencia',
    columns: {
      ...tenderColumns,
      object: ['objeto'],
      status: ['situacao licitacao'],
      bodyName: ['nome orgao'],
      region: ['uf'],
      result: ['data resultado compra'],
      opened: ['data abertura'],
      value: ['valor licitacao'],
    },
    required: ['number', 'unit', 'status', 'value'],
  },
  ({ fields, cell, record, missing }) => {
    const number = fields.code('number', 'tender_id')
    const unit = fields.code('unit', 'organization_id')
    if (number === undefined) return missing('number')
    if (unit === undefined) return missing('unit')
    const id = portalTenderId(unit, cell('modality')?.trim(), number)
    const description = readObject(fields, 'object')
    return record<ActRecord>(number, {
      record_kind: 'tender',
      contract_id: id,
      tender_id: id,
      organization_id: unit,
      organization: fields.text('unitName', 'organization') ?? fields.text('bodyName', 'organization'),
      region: fields.region('region', 'region'),
      description,
      contract_type: inferContractType({ text: description }),
      value: fields.amount('value', 'value'),
      modality: readModality(fields, 'modality'),
      status: readActStatus(fields, 'status'),
      award_date: fields.date('result', 'award_date'),
      proposals_open_date: fields.date('opened', 'proposals_open_date'),
    })
  },
)
