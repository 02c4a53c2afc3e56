// Transfer agreements as the Portal's API answers them (`/convenios`), under the numbers of the file's rows.

import type { AgreementRecord } from '../../../domain/records.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { firstTaxId, unitPath } from './portal-acts.ts'

export const portalApiAgreements = defineJsonImporter(
  {
    id: 'portal_api_agreements',
    source: 'portal_transparencia',
    keys: ['dimConvenio', 'convenente', 'valorLiberado'],
  },
  (row) => {
    const { fields, cell, record, missing } = row
    const number =
      fields.code('dimConvenio.numero', 'agreement_id') ?? fields.code('dimConvenio.codigo', 'agreement_id')
    if (number === undefined) return missing('dimConvenio.numero')
    const beneficiary = (['convenente.cnpjFormatado', 'convenente.cpfFormatado'] as const).find(
      (path) => firstTaxId(cell(path)) !== undefined,
    )
    const unit = unitPath(row, 'municipioConvenente.uf')
    const code = fields.code('municipioConvenente.codigoIBGE', 'municipality_code')
    return record<AgreementRecord>(fields.code('id', 'agreement_id') ?? number, {
      record_kind: 'agreement',
      agreement_id: number,
      organization_id:
        fields.code('orgao.codigoSIAFI', 'organization_id') ?? fields.code('unidadeGestora.codigo', 'organization_id'),
      organization: fields.text('orgao.nome', 'organization') ?? fields.text('unidadeGestora.nome', 'organization'),
      beneficiary_id: beneficiary === undefined ? undefined : fields.taxId(beneficiary, 'beneficiary_id').id,
      beneficiary: fields.text('convenente.nome', 'beneficiary'),
      region: fields.region(unit, 'region'),
      municipality_code: code !== undefined && /^\d{7}$/.test(code) ? code : undefined,
      municipality: fields.text('municipioConvenente.nomeIBGE', 'municipality'),
      object: fields.prose('dimConvenio.objeto', 'object')?.replace(/^Objeto:\s*/i, ''),
      status: fields.text('situacao', 'status')?.toLowerCase(),
      start_date: fields.date('dataInicioVigencia', 'start_date'),
      end_date: fields.date('dataFinalVigencia', 'end_date'),
      last_release_date: fields.date('dataUltimaLiberacao', 'last_release_date'),
      value: fields.number('valor', 'value'),
      released_value: fields.number('valorLiberado', 'released_value'),
      counterpart_value: fields.number('valorContrapartida', 'counterpart_value'),
    })
  },
)
