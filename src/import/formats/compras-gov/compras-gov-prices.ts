// Prices practised, as the open data of Compras.gov.br answers them (`modulo-pesquisa-preco`: materials and services).

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { parseModality } from '../../../domain/parse-modality.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import type { RowFields } from '../../forms/row-fields.ts'
import { readUasg } from './uasg-code.ts'

export const comprasGovPrices = defineJsonImporter(
  {
    id: 'compras_gov_prices',
    source: 'compras_gov',
    keys: ['idCompra', 'precoUnitario', 'codigoItemCatalogo'],
    decimal: 'point',
  },
  ({ fields, cell, record, missing }) => {
    const purchase = fields.code('idCompra', 'tender_id')
    if (purchase === undefined) return missing('idCompra')
    const item = fields.code('idItemCompra', 'contract_id') ?? fields.code('numeroItemCompra', 'contract_id')
    if (item === undefined) return missing('idItemCompra')
    const supplier = fields.taxId('niFornecedor', 'supplier_id')
    const description =
      fields.text('descricaoDetalhadaItem', 'description') ?? fields.text('descricaoItem', 'description')
    // Services have neither class nor unit of supply of a material.
    const kind = cell('codigoPdm') === undefined && cell('siglaUnidadeFornecimento') === undefined ? 'service' : 'goods'
    const quantity = fields.amount('quantidade', 'quantity')
    const price = fields.amount('precoUnitario', 'unit_price')
    return record<ActRecord>(`${purchase}-${item}`, {
      record_kind: 'award',
      contract_id: [purchase, item, supplier.id].filter((part) => part !== undefined).join('-'),
      tender_id: purchase,
      organization_id: readUasg(fields, 'codigoUasg') ?? fields.code('codigoOrgao', 'organization_id'),
      organization: fields.text('nomeUasg', 'organization') ?? fields.text('nomeOrgao', 'organization'),
      region: fields.region('estado', 'region'),
      municipality_code: fields.code('codigoMunicipio', 'municipality_code'),
      supplier_id: supplier.id,
      supplier: fields.text('nomeFornecedor', 'supplier'),
      supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
      catalog_code: fields.code('codigoItemCatalogo', 'catalog_code'),
      category: fields.text('nomeClasse', 'category') ?? fields.code('codigoClasse', 'category'),
      description,
      unit: readSupplyUnit(fields),
      kind,
      contract_type: inferContractType({ kind, text: description }),
      quantity,
      unit_price: price,
      value: quantity === undefined || price === undefined ? undefined : Math.round(quantity * price * 100) / 100,
      modality: readModality(fields),
      status: 'awarded',
      award_date: fields.date('dataResultado', 'award_date') ?? fields.date('dataCompra', 'award_date'),
    })
  },
)

/** Unit of supply with its capacity, since a package's size is part of what is priced: `EMBALAGEM 500 G`. */
function readSupplyUnit(fields: RowFields): string | undefined {
  const name = fields.text('nomeUnidadeFornecimento', 'unit') ?? fields.text('siglaUnidadeFornecimento', 'unit')
  const capacity = fields.number('capacidadeUnidadeFornecimento', 'unit')
  const measure = fields.text('siglaUnidadeMedida', 'unit')
  const size = capacity === undefined || capacity === 0 || measure === undefined ? [] : [String(capacity), measure]
  return name === undefined ? measure?.toUpperCase() : [name, ...size].join(' ').toUpperCase()
}

/** Modality as a name or as the number of the old catalogue of SIASG. */
function readModality(fields: RowFields): string | undefined {
  const text = fields.code('modalidade', 'modality')
  if (text === undefined) return undefined
  return /^\d+$/.test(text) ? siasgModalities[text] : parseModality(text)
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
