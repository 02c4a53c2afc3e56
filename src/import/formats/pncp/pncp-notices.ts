// Notices as PNCP's consultation API answers them (`/v1/contratacoes/publicacao`): array, one object, or `{"data":[…]}`.

import { toSphere } from '../../../domain/government-sphere.ts'
import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { modalityOfPncpId, parseModality } from '../../../domain/parse-modality.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { readLegalBasis } from '../../forms/act-fields.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import type { RowFields } from '../../forms/row-fields.ts'

/** PNCP's `situacaoCompraId`. */
const statuses: Readonly<Record<string, string>> = { 1: 'published', 2: 'revoked', 3: 'annulled', 4: 'suspended' }

export const pncpNotices = defineJsonImporter(
  {
    id: 'pncp_notices',
    source: 'compras_gov',
    keys: ['numeroControlePNCP', /"(modalidadeId|objetoCompra)"/],
    decimal: 'point',
    state: { dates: ['dataAtualizacaoGlobal', 'dataAtualizacao'] },
  },
  ({ fields, cell, record, missing }) => {
    const id = fields.code('numeroControlePNCP', 'contract_id')
    if (id === undefined) return missing('numeroControlePNCP')
    const description = fields.text('objetoCompra', 'description')
    const published = fields.text('dataPublicacaoPncp', 'publication_date')
    const closed = fields.text('dataEncerramentoProposta', 'proposals_close_date')
    // Late publication is a flaw of the record, not a short notice: the two moments are compared as written, to the second.
    if (isMoment(published) && isMoment(closed) && published > closed)
      fields.note('publication_date', 'published_after_closing', `${published} > ${closed}`)
    return record<ActRecord>(
      id,
      {
        record_kind: 'tender',
        contract_id: id,
        tender_id: id,
        organization_id: fields.taxId('orgaoEntidade.cnpj', 'organization_id', 'company').id,
        organization: fields.text('orgaoEntidade.razaoSocial', 'organization'),
        organization_sphere: toSphere(cell('orgaoEntidade.esferaId')),
        region: fields.region('unidadeOrgao.ufSigla', 'region'),
        municipality_code: fields.code('unidadeOrgao.codigoIbge', 'municipality_code'),
        description,
        contract_type: inferContractType({ text: description }),
        value: fields.number('valorTotalHomologado', 'value'),
        estimated_value: fields.amount('valorTotalEstimado', 'estimated_value'),
        modality: readModality(fields),
        legal_basis: readLegalBasis(fields, 'amparoLegal.nome'),
        status: statuses[fields.code('situacaoCompraId', 'status') ?? ''],
        publication_date: fields.date('dataPublicacaoPncp', 'publication_date'),
        proposals_open_date: fields.date('dataAberturaProposta', 'proposals_open_date'),
        proposals_close_date: fields.date('dataEncerramentoProposta', 'proposals_close_date'),
      },
      fields.url('linkSistemaOrigem'),
    )
  },
)

function isMoment(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(text)
}

function readModality(fields: RowFields): string | undefined {
  const name = fields.text('modalidadeNome', 'modality')
  if (name !== undefined) return parseModality(name)
  return modalityOfPncpId(Number(fields.code('modalidadeId', 'modality')))
}
