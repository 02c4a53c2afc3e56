import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { toPlainText } from '../../../domain/object-nature.ts'
import { parseModality } from '../../../domain/parse-modality.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { present, RowFields } from '../../forms/row-fields.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import { type JsonRow, readJsonRows } from '../../text/read-json.ts'

/** Items of price registrations (`modulo-arp`: consultarARPItem) as the open data of Compras.gov.br answers them. */
export const comprasGovRegisteredPrices: Importer = {
  id: 'compras_gov_registered_prices',
  version: 1,
  source: 'compras_gov',
  recognise: ({ text }) =>
    /^\s*[[{]/.test(text) && text.includes('"quantidadeHomologadaVencedor"') && text.includes('"valorUnitario"'),
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
  const registration = fields.code('numeroControlePncpAta', 'contract_id') ?? localNumber(fields)
  if (registration === undefined)
    return { line, rejection: { reason: 'missing_field', field: 'numeroControlePncpAta' } }
  const item = fields.code('numeroItem', 'contract_id')
  if (item === undefined) return { line, rejection: { reason: 'missing_field', field: 'numeroItem' } }
  const supplier = fields.taxId('niFornecedor', 'supplier_id')
  const original = `${registration}-${item}`
  const kind = ({ material: 'goods', servico: 'service' } as const)[
    toPlainText(fields.text('tipoItem', 'kind') ?? '') as 'material' | 'servico'
  ]
  const description = fields.text('descricaoItem', 'description')
  const modality = fields.text('nomeModalidadeCompra', 'modality')
  const quantity = fields.number('quantidadeHomologadaVencedor', 'quantity')
  const unitPrice = fields.amount('valorUnitario', 'unit_price')
  const value = fields.amount('valorTotal', 'value')
  // Known of this source: 2084.28 stands beside 132 × 7.22.
  if (quantity !== undefined && unitPrice !== undefined && value !== undefined) {
    const product = quantity * unitPrice
    if (Math.abs(product - value) > Math.max(0.01, product * 0.001))
      fields.note('value', 'differs_from_quantity_times_price', `${value} instead of ${product.toFixed(2)}`)
  }
  const record = present<ActRecord>({
    record_kind: 'award',
    contract_id: supplier.id === undefined ? original : `${original}-${supplier.id}`,
    tender_id: fields.code('numeroControlePncpCompra', 'tender_id') ?? fields.code('idCompra', 'tender_id'),
    organization_id: unit(fields),
    organization: fields.text('nomeUnidadeGerenciadora', 'organization'),
    supplier_id: supplier.id,
    supplier: fields.text('nomeRazaoSocialFornecedor', 'supplier'),
    supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
    catalog_code: fields.code('codigoItem', 'catalog_code'),
    category: fields.text('nomePdm', 'category'),
    description,
    kind,
    contract_type: inferContractType({ kind, text: description }),
    quantity,
    unit_price: unitPrice,
    value,
    modality: modality === undefined ? undefined : parseModality(modality),
    status: row.text('itemExcluido') === 'true' ? 'cancelled' : 'awarded',
    signing_date: fields.date('dataAssinatura', 'signing_date'),
    start_date: fields.date('dataVigenciaInicial', 'start_date'),
    end_date: fields.date('dataVigenciaFinal', 'end_date'),
    provenance: provenanceOf(comprasGovRegisteredPrices, context, { line, original_id: original }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}

/** Registrations from before PNCP have their number within the managing unit. */
function localNumber(fields: RowFields): string | undefined {
  const number = fields.code('numeroAtaRegistroPreco', 'contract_id')
  const managing = unit(fields)
  return number === undefined || managing === undefined ? undefined : `${managing}-${number}`
}

function unit(fields: RowFields): string | undefined {
  const code = fields.code('codigoUnidadeGerenciadora', 'organization_id')
  return code !== undefined && /^\d{1,6}$/.test(code) ? code.padStart(6, '0') : code
}
