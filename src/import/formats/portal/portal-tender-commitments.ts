// Commitments that belong to tenders or contracts (`EmpenhosRelacionados`). The commitment itself is in another file, so that
// this one is a link of its own: a record below the commitment (`parent_id`) that names the tender or the contract.

import type { CommitmentRecord } from '../../../domain/records.ts'
import { readModality } from '../../forms/act-fields.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { portalContractId, portalTenderId, tenderColumns } from './portal-acts.ts'

export const portalTenderCommitments = defineCsvImporter(
  {
    id: 'portal_tender_commitments',
    source: 'portal_transparencia',
    columns: {
      ...tenderColumns,
      contract: ['numero do contrato', 'numero contrato'],
      commitment: ['codigo empenho', 'codigo do empenho'],
      date: ['data emissao empenho', 'data de emissao do empenho'],
      text: ['observacao empenho', 'observacao do empenho'],
      value: ['valor empenho (r$)', 'valor empenho', 'valor do empenho (r$)', 'valor do empenho'],
    },
    required: [['number', 'contract'], 'unit', 'commitment', ['value', 'text']],
  },
  ({ fields, cell, record, missing }) => {
    const contract = fields.code('contract', 'contract_id')
    const number = fields.code('number', 'contract_id')
    const unit = fields.code('unit', 'organization_id')
    const commitment = fields.code('commitment', 'commitment_id')
    if (number === undefined && contract === undefined)
      return missing(cell('contract') === undefined ? 'number' : 'contract')
    if (unit === undefined) return missing('unit')
    if (commitment === undefined) return missing('commitment')
    const kind = contract === undefined ? 'tender' : 'contract'
    const act =
      contract === undefined
        ? portalTenderId(unit, cell('modality')?.trim(), number ?? '')
        : portalContractId(unit, contract)
    return record<CommitmentRecord>(commitment, {
      record_kind: 'commitment',
      commitment_id: `${commitment}/${kind}/${act}`,
      parent_id: commitment,
      contract_id: act,
      organization_id: unit,
      organization: fields.text('unitName', 'organization'),
      date: fields.date('date', 'date'),
      description: fields.prose('text', 'description'),
      modality: readModality(fields, 'modality'),
      value: fields.number('value', 'value'),
    })
  },
)
