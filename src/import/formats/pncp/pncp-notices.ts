import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { normaliseLegalBasis } from '../../../domain/normalise-legal-basis.ts'
import { modalityOfPncpId, parseModality } from '../../../domain/parse-modality.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { limits } from '../../../limits.ts'
import { present, RowFields } from '../../forms/row-fields.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import { type JsonRow, readJsonRows } from '../../text/read-json.ts'

/** PNCP's `situacaoCompraId`. */
const statuses: Readonly<Record<string, string>> = { 1: 'published', 2: 'revoked', 3: 'annulled', 4: 'suspended' }

/** Notices as PNCP's consultation API answers them (`/v1/contratacoes/publicacao`): array, one object, or `{"data":[…]}`. */
export const pncpNotices: Importer = {
  id: 'pncp_notices',
  version: 1,
  source: 'compras_gov',
  recognise: ({ text }) =>
    /^\s*[[{]/.test(text) && text.includes('"numeroControlePNCP"') && /"(modalidadeId|objetoCompra)"/.test(text),
  async *read(input, context) {
    for await (const row of readJsonRows(input, context)) {
      if ('rejection' in row) yield row
      else yield toResult(row, context)
    }
  },
}

function toResult(row: JsonRow, context: ImportContext): RowResult {
  const { line } = row
  const fields = new RowFields(row.text, { decimal: 'point' })
  fields.notes.push(...row.notes)
  const id = fields.code('numeroControlePNCP', 'contract_id')
  if (id === undefined) return { line, rejection: { reason: 'missing_field', field: 'numeroControlePNCP' } }
  const description = fields.text('objetoCompra', 'description')
  const published = fields.text('dataPublicacaoPncp', 'publication_date')
  const closed = fields.text('dataEncerramentoProposta', 'proposals_close_date')
  // Late publication is a flaw of the record, not a short notice: the two moments are compared as written, to the second.
  if (isMoment(published) && isMoment(closed) && published > closed)
    fields.note('publication_date', 'published_after_closing', `${published} > ${closed}`)
  const record = present<ActRecord>({
    record_kind: 'tender',
    contract_id: id,
    tender_id: id,
    organization_id: fields.taxId('orgaoEntidade.cnpj', 'organization_id', 'company').id,
    organization: fields.text('orgaoEntidade.razaoSocial', 'organization'),
    region: fields.region('unidadeOrgao.ufSigla', 'region'),
    municipality_code: fields.code('unidadeOrgao.codigoIbge', 'municipality_code'),
    description,
    contract_type: inferContractType({ text: description }),
    value: fields.number('valorTotalHomologado', 'value'),
    estimated_value: fields.amount('valorTotalEstimado', 'estimated_value'),
    modality: modality(fields),
    legal_basis: legalBasis(fields),
    status: statuses[fields.code('situacaoCompraId', 'status') ?? ''],
    publication_date: fields.date('dataPublicacaoPncp', 'publication_date'),
    proposals_open_date: fields.date('dataAberturaProposta', 'proposals_open_date'),
    proposals_close_date: fields.date('dataEncerramentoProposta', 'proposals_close_date'),
    provenance: provenanceOf(pncpNotices, context, { line, original_id: id, url: link(fields) }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}

function isMoment(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(text)
}

function modality(fields: RowFields): string | undefined {
  const name = fields.text('modalidadeNome', 'modality')
  if (name !== undefined) return parseModality(name)
  return modalityOfPncpId(Number(fields.code('modalidadeId', 'modality')))
}

function legalBasis(fields: RowFields): string | undefined {
  const name = fields.text('amparoLegal.nome', 'legal_basis')
  const basis = name === undefined ? undefined : normaliseLegalBasis(name)
  if (name !== undefined && basis === undefined) fields.note('legal_basis', 'not_recognised', name)
  return basis
}

function link(fields: RowFields): string | undefined {
  const url = fields.text('linkSistemaOrigem', 'url')
  return url !== undefined && /^https?:\/\/\S+$/.test(url) && url.length <= limits.urlCharactersMax ? url : undefined
}
