// Tenders as the Portal's API answers them (`/licitacoes`). They are the tenders of the monthly files, under the same ids;
// the contact person stays out.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { readModality } from '../../forms/act-fields.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { portalTenderId, readActStatus, readObject, unitPath } from './portal-acts.ts'

export const portalApiTenders = defineJsonImporter(
  {
    id: 'portal_api_tenders',
    source: 'portal_transparencia',
    keys: ['licitacao', 'modalidadeLicitacao', 'situacaoCompra', 'unidadeGestora'],
  },
  (row) => {
    const { fields, cell, record, missing } = row
    const number = fields.code('licitacao.numero', 'tender_id')
    const unit = fields.code('unidadeGestora.codigo', 'organization_id')
    if (number === undefined) return missing('licitacao.numero')
    if (unit === undefined) return missing('unidadeGestora.codigo')
    const id = portalTenderId(unit, cell('modalidadeLicitacao')?.trim(), number)
    const description = readObject(fields, 'licitacao.objeto')
    const code = fields.code('municipio.codigoIBGE', 'municipality_code')
    const letters = unitPath(row, 'municipio.uf')
    return record<ActRecord>(fields.code('id', 'tender_id') ?? number, {
      record_kind: 'tender',
      contract_id: id,
      tender_id: id,
      organization_id: unit,
      organization:
        fields.text('unidadeGestora.nome', 'organization') ??
        fields.text('unidadeGestora.orgaoVinculado.nome', 'organization'),
      region: fields.region(letters, 'region'),
      municipality_code: code !== undefined && /^\d{7}$/.test(code) ? code : undefined,
      description,
      contract_type: inferContractType({ text: description }),
      value: fields.amount('valor', 'value'),
      modality: readModality(fields, 'modalidadeLicitacao'),
      status: readActStatus(fields, 'situacaoCompra'),
      publication_date: fields.date('dataPublicacao', 'publication_date'),
      award_date: fields.date('dataResultadoCompra', 'award_date'),
      proposals_open_date: fields.date('dataAbertura', 'proposals_open_date'),
    })
  },
)
