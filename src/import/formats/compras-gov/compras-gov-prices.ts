import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { parseModality } from '../../../domain/parse-modality.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { present, RowFields } from '../../forms/row-fields.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import { type JsonRow, readJsonRows } from '../../text/read-json.ts'

/** Prices practised, as the open data of Compras.gov.br answers them (`modulo-pesquisa-preco`: materials and services). */
export const comprasGovPrices: Importer = {
  id: 'compras_gov_prices',
  version: 1,
  source: 'compras_gov',
  recognise: ({ text }) =>
    /^\s*[[{]/.test(text) &&
    text.includes('"idCompra"') &&
    text.includes('"precoUnitario"') &&
    text.includes('"codigoItemCatalogo"'),
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
  const purchase = fields.code('idCompra', 'tender_id')
  if (purchase === undefined) return { line, rejection: { reason: 'missing_field', field: 'idCompra' } }
  const item = fields.code('idItemCompra', 'contract_id') ?? fields.code('numeroItemCompra', 'contract_id')
  if (item === undefined) return { line, rejection: { reason: 'missing_field', field: 'idItemCompra' } }
  const supplier = fields.taxId('niFornecedor', 'supplier_id')
  const id = [purchase, item, supplier.id].filter((part) => part !== undefined).join('-')
  const description =
    fields.text('descricaoDetalhadaItem', 'description') ?? fields.text('descricaoItem', 'description')
  // Services have neither class nor unit of supply of a material.
  const kind =
    row.text('codigoPdm') === undefined && row.text('siglaUnidadeFornecimento') === undefined ? 'service' : 'goods'
  const quantity = fields.number('quantidade', 'quantity')
  const unitPrice = fields.amount('precoUnitario', 'unit_price')
  const record = present<ActRecord>({
    record_kind: 'award',
    contract_id: id,
    tender_id: purchase,
    organization_id: unit(fields) ?? fields.code('codigoOrgao', 'organization_id'),
    organization: fields.text('nomeUasg', 'organization') ?? fields.text('nomeOrgao', 'organization'),
    region: fields.region('estado', 'region'),
    municipality_code: fields.code('codigoMunicipio', 'municipality_code'),
    supplier_id: supplier.id,
    supplier: fields.text('nomeFornecedor', 'supplier'),
    supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
    catalog_code: fields.code('codigoItemCatalogo', 'catalog_code'),
    category: fields.text('nomeClasse', 'category') ?? fields.code('codigoClasse', 'category'),
    description,
    unit: supplyUnit(fields),
    kind,
    contract_type: inferContractType({ kind, text: description }),
    quantity,
    unit_price: unitPrice,
    value: quantity === undefined || unitPrice === undefined ? undefined : Math.round(quantity * unitPrice * 100) / 100,
    modality: modality(fields),
    status: 'awarded',
    award_date: fields.date('dataResultado', 'award_date') ?? fields.date('dataCompra', 'award_date'),
    provenance: provenanceOf(comprasGovPrices, context, { line, original_id: `${purchase}-${item}` }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}

/** UASG as six digits: one endpoint gives it as a number, another as text with its zeros. */
function unit(fields: RowFields): string | undefined {
  const code = fields.code('codigoUasg', 'organization_id')
  return code !== undefined && /^\d{1,6}$/.test(code) ? code.padStart(6, '0') : code
}

/** Unit of supply with its capacity, since a package's size is part of what is priced: `EMBALAGEM 500 G`. */
function supplyUnit(fields: RowFields): string | undefined {
  const name = fields.text('nomeUnidadeFornecimento', 'unit') ?? fields.text('siglaUnidadeFornecimento', 'unit')
  const capacity = fields.number('capacidadeUnidadeFornecimento', 'unit')
  const measure = fields.text('siglaUnidadeMedida', 'unit')
  const size = capacity === undefined || capacity === 0 || measure === undefined ? [] : [String(capacity), measure]
  return name === undefined ? measure?.toUpperCase() : [name, ...size].join(' ').toUpperCase()
}

/** Modality as a name or as the number of the old catalogue of SIASG. */
function modality(fields: RowFields): string | undefined {
  const text = fields.code('modalidade', 'modality')
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) return parseModality(text)
  return siasgModalities[text]
}

const siasgModalities: Readonly<Record<string, string>> = {
  1: 'convite',
  2: 'tomada_de_precos',
  3: 'concorrencia',
  4: 'concorrencia',
  5: 'pregao',
  6: 'dispensa',
  7: 'inexigibilidade',
  20: 'concurso',
}
