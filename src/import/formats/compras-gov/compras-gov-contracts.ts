import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { parseModality } from '../../../domain/parse-modality.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { present, RowFields } from '../../forms/row-fields.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import { type JsonRow, readJsonRows } from '../../text/read-json.ts'

/**
 * Contracts as the open data of Compras.gov.br answers them (`modulo-contratos/1_consultarContratos`). One that is in PNCP
 * too goes under its number there, since it is the same contract. The global value is the one in force: the service
 * does not say what it was before amendments.
 */
export const comprasGovContracts: Importer = {
  id: 'compras_gov_contracts',
  version: 1,
  source: 'compras_gov',
  recognise: ({ text }) =>
    /^\s*[[{]/.test(text) &&
    text.includes('"numeroContrato"') &&
    text.includes('"codigoUnidadeGestora"') &&
    text.includes('"dataVigenciaInicial"'),
  async *read(input, context) {
    for await (const row of readJsonRows(input, context)) {
      if ('rejection' in row) yield row
      else yield toResult(row, context)
    }
  },
}

function toResult(row: JsonRow, context: ImportContext): RowResult {
  const { line } = row
  const fields = new RowFields(row.text, { decimal: 'point', notes: [...row.notes] })
  const number = fields.code('numeroContrato', 'contract_id')
  if (number === undefined) return { line, rejection: { reason: 'missing_field', field: 'numeroContrato' } }
  const unit = unitOf(fields)
  if (unit === undefined) return { line, rejection: { reason: 'missing_field', field: 'codigoUnidadeGestora' } }
  // Numbers begin anew in each unit.
  const id = fields.code('numeroControlePncpContrato', 'contract_id') ?? `${unit}-${number}`
  const supplier = fields.taxId('niFornecedor', 'supplier_id')
  const description = fields.prose('objeto', 'description')
  // A contract from which the body earns is no purchase; the amount stays, with the doubt.
  if (/^r/i.test(fields.text('receitaDespesa', 'value') ?? '')) fields.note('value', 'revenue_contract')
  const isDeleted = row.text('contratoExcluido') === 'true'
  if (isDeleted) fields.note('status', 'deleted_at_source')
  const modality = fields.text('nomeModalidadeCompra', 'modality')
  const record = present<ActRecord>({
    record_kind: 'contract',
    contract_id: id,
    tender_id:
      fields.code('numeroControlePncpCompra', 'tender_id') ??
      fields.code('idCompra', 'tender_id') ??
      fields.code('numeroCompra', 'tender_id'),
    organization_id: unit,
    organization: fields.text('nomeUnidadeGestora', 'organization') ?? fields.text('nomeOrgao', 'organization'),
    supplier_id: supplier.id,
    supplier: fields.text('nomeRazaoSocialFornecedor', 'supplier'),
    supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
    category: fields.text('nomeCategoria', 'category'),
    description,
    contract_type: inferContractType({ text: description }),
    value: fields.amount('valorGlobal', 'value'),
    modality: modality === undefined ? undefined : parseModality(modality),
    status: isDeleted ? 'cancelled' : undefined,
    start_date: fields.date('dataVigenciaInicial', 'start_date'),
    end_date: fields.date('dataVigenciaFinal', 'end_date'),
    provenance: provenanceOf(comprasGovContracts, context, { line, original_id: number }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}

/** UASG as six digits: one endpoint gives it as a number, another as text with its zeros. */
function unitOf(fields: RowFields): string | undefined {
  const code = fields.code('codigoUnidadeGestora', 'organization_id')
  return code !== undefined && /^\d{1,6}$/.test(code) ? code.padStart(6, '0') : code
}
