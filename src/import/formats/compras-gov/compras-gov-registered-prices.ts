// Items of price registrations as the open data of Compras.gov.br answers them (`modulo-arp`: consultarARPItem).

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { toPlainText } from '../../../domain/object-nature.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { readModality } from '../../forms/act-fields.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import type { RowFields } from '../../forms/row-fields.ts'
import { readUasg } from './uasg-code.ts'

const kinds: Readonly<Record<string, ActRecord['kind']>> = { material: 'goods', servico: 'service' }

export const comprasGovRegisteredPrices = defineJsonImporter(
  {
    id: 'compras_gov_registered_prices',
    source: 'compras_gov',
    keys: ['quantidadeHomologadaVencedor', 'valorUnitario'],
    decimal: 'point',
  },
  ({ fields, cell, record, missing }) => {
    const registration = fields.code('numeroControlePncpAta', 'contract_id') ?? readLocalNumber(fields)
    if (registration === undefined) return missing('numeroControlePncpAta')
    const item = fields.code('numeroItem', 'contract_id')
    if (item === undefined) return missing('numeroItem')
    const supplier = fields.taxId('niFornecedor', 'supplier_id')
    const original = `${registration}-${item}`
    const kind = kinds[toPlainText(fields.text('tipoItem', 'kind') ?? '')]
    const description = fields.text('descricaoItem', 'description')
    const modality = readModality(fields, 'nomeModalidadeCompra')
    return record<ActRecord>(original, {
      record_kind: 'award',
      contract_id: supplier.id === undefined ? original : `${original}-${supplier.id}`,
      tender_id: fields.code('numeroControlePncpCompra', 'tender_id') ?? fields.code('idCompra', 'tender_id'),
      organization_id: readUasg(fields, 'codigoUnidadeGerenciadora'),
      organization: fields.text('nomeUnidadeGerenciadora', 'organization'),
      supplier_id: supplier.id,
      supplier: fields.text('nomeRazaoSocialFornecedor', 'supplier'),
      supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
      catalog_code: fields.code('codigoItem', 'catalog_code'),
      category: fields.text('nomePdm', 'category'),
      description,
      kind,
      contract_type: inferContractType({ kind, text: description }),
      quantity: fields.amount('quantidadeHomologadaVencedor', 'quantity'),
      unit_price: fields.amount('valorUnitario', 'unit_price'),
      // 2084.28 stands beside 132 × 7.22 in this source, and has a note.
      value: fields.amount('valorTotal', 'value'),
      modality,
      status: cell('itemExcluido') === 'true' ? 'cancelled' : 'awarded',
      signing_date: fields.date('dataAssinatura', 'signing_date'),
      start_date: fields.date('dataVigenciaInicial', 'start_date'),
      end_date: fields.date('dataVigenciaFinal', 'end_date'),
    })
  },
)

/** Registrations from before PNCP have their number within the managing unit. */
function readLocalNumber(fields: RowFields): string | undefined {
  const number = fields.code('numeroAtaRegistroPreco', 'contract_id')
  const unit = readUasg(fields, 'codigoUnidadeGerenciadora')
  return number === undefined || unit === undefined ? undefined : `${unit}-${number}`
}
