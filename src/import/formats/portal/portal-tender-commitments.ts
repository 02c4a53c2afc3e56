// Commitments that belong to tenders (`EmpenhosRelacionados`). The commitment itself is in another file, so that this one is
// a link of its own: a record below the commitment (`parent_id`) that names the tender.

import type { CommitmentRecord } from '../../../domain/records.ts'
import { readModality } from '../../forms/act-fields.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { portalTenderId, tenderColumns } from './portal-acts.ts'

export const portalTenderCommitments = defineCsvImporter(
  {
    id: 'portal_tender_commitments',
    source: 'portal_transparencia',
    columns: {
      ...tenderColumns,
      commitment: ['codigo empenho'],
      date: ['data emissao empenho'],
      text: ['observacao empenho'],
      value: ['valor empenho (r$)', 'valor empenho'],
    },
    required: ['number', 'unit', 'commitment', 'value'],
  },
  ({ fields, cell, record, missing }) => {
    const number = fields.code('number', 'contract_id')
    const unit = fields.code('unit', 'organization_id')
    const commitment = fields.code('commitment', 'commitment_id')
    if (number === undefined) return missing('number')
    if (unit === undefined) return missing('unit')
    if (commitment === undefined) return missing('commitment')
    const tender = portalTenderId(unit, cell('modality')?.trim(), number)
    return record<CommitmentRecord>(commitment, {
      record_kind: 'commitment',
      commitment_id: `${commitment}/tender/${tender}`,
      parent_id: commitment,
      contract_id: tender,
      organization_id: unit,
      organization: fields.text('unitName', 'organization'),
      date: fields.date('date', 'date'),
      description: fields.prose('text', 'description'),
      modality: readModality(fields, 'modality'),
      value: fields.number('value', 'value'),
    })
  },
)
