// Transfer agreements (`Convênios`). The municipality has a SIAFI code, which is none of the IBGE's and is left out.

import type { AgreementRecord } from '../../../domain/records.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'

export const portalAgreements = defineCsvImporter(
  {
    id: 'portal_agreements',
    source: 'portal_transparencia',
    columns: {
      number: ['numero convenio'],
      region: ['uf'],
      municipality: ['nome municipio'],
      status: ['situacao convenio'],
      object: ['objeto do convenio', 'objeto convenio'],
      body: ['codigo orgao concedente'],
      bodyName: ['nome orgao concedente'],
      beneficiary: ['codigo convenente'],
      beneficiaryName: ['nome convenente'],
      value: ['valor convenio'],
      released: ['valor liberado'],
      published: ['data publicacao'],
      start: ['data inicio vigencia'],
      end: ['data final vigencia', 'data fim vigencia'],
      counterpart: ['valor contrapartida'],
      lastRelease: ['data ultima liberacao'],
    },
    required: ['number', 'beneficiary', 'value', 'released'],
  },
  ({ fields, record, missing }) => {
    const number = fields.code('number', 'agreement_id')
    if (number === undefined) return missing('number')
    return record<AgreementRecord>(number, {
      record_kind: 'agreement',
      agreement_id: number,
      organization_id: fields.code('body', 'organization_id'),
      organization: fields.text('bodyName', 'organization'),
      beneficiary_id: fields.payee('beneficiary', 'beneficiary_id').id,
      beneficiary: fields.text('beneficiaryName', 'beneficiary'),
      region: fields.region('region', 'region'),
      municipality: fields.text('municipality', 'municipality'),
      object: fields.prose('object', 'object'),
      status: fields.text('status', 'status')?.toLowerCase(),
      start_date: fields.date('start', 'start_date'),
      end_date: fields.date('end', 'end_date'),
      last_release_date: fields.date('lastRelease', 'last_release_date'),
      value: fields.number('value', 'value'),
      released_value: fields.number('released', 'released_value'),
      counterpart_value: fields.number('counterpart', 'counterpart_value'),
    })
  },
)
