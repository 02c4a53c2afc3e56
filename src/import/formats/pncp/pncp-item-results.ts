// Results of PNCP items (`/itens/{n}/resultados`): the service's JSON, CSV in either of the two column orders that
// circulate, or what Compras.gov.br answers (`3_consultarResultadoItensContratacoes_PNCP_14133`).

import { toPlainText } from '../../../domain/object-nature.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { csvDialects } from '../../forms/define-csv-importer.ts'
import { defineCsvOrJsonImporter } from '../../forms/define-csv-or-json-importer.ts'
import { personTypeOf, type RowFields } from '../../forms/row-fields.ts'
import { missingField } from '../../forms/source-row.ts'

const statuses: Readonly<Record<string, string>> = { informado: 'awarded', cancelado: 'cancelled' }
/** `porteFornecedorId` of PNCP; 4 and 5 are no size. */
const sizes: Readonly<Record<string, ActRecord['supplier_size']>> = { 1: 'micro', 2: 'small', 3: 'other' }
const benefits: Readonly<Record<string, ActRecord['small_firm_benefit']>> = { true: 'applied', false: 'none' }

export const pncpItemResults = defineCsvOrJsonImporter(
  {
    id: 'pncp_item_results',
    source: 'compras_gov',
    columns: {
      tender: ['numerocontrolepncpcompra', 'numeroControlePNCPCompra'],
      item: ['numeroitem', 'numeroItem', 'numeroItemPncp'],
      sequence: ['sequencialresultado', 'sequencialResultado'],
      supplier: ['nifornecedor', 'niFornecedor'],
      personType: ['tipopessoa', 'tipoPessoa'],
      supplierName: ['nomerazaosocialfornecedor', 'nomeRazaoSocialFornecedor'],
      quantity: ['quantidadehomologada', 'quantidadeHomologada'],
      price: ['valorunitariohomologado', 'valorUnitarioHomologado'],
      value: ['valortotalhomologado', 'valorTotalHomologado'],
      status: ['situacaocompraitemresultadonome', 'situacaoCompraItemResultadoNome'],
      included: ['datainclusao', 'dataInclusao', 'dataInclusaoPncp'],
      result: ['dataresultado', 'dataResultado', 'dataResultadoPncp'],
      currency: ['moedaestrangeira', 'moedaEstrangeira'],
      size: ['portefornecedorid', 'porteFornecedorId'],
      benefit: ['aplicacaobeneficiomeepp', 'aplicacaoBeneficioMeEpp', 'aplicacaoBeneficioMeepp'],
      url: ['endpoint'],
      updated: ['dataatualizacao', 'dataAtualizacao', 'dataAtualizacaoPncp'],
    },
    required: ['tender', 'item', 'sequence', 'supplier', 'price'],
    dialects: [csvDialects.comma],
    keys: ['niFornecedor', 'valorUnitarioHomologado'],
    decimal: 'point',
    state: { dates: ['updated'] },
  },
  ({ fields, cell, record }) => {
    const tender = fields.code('tender', 'tender_id')
    const item = fields.code('item', 'contract_id')
    const sequence = fields.code('sequence', 'contract_id') ?? '1'
    if (tender === undefined) return missingField('numeroControlePNCPCompra')
    if (item === undefined) return missingField('numeroItem')
    const supplier = fields.taxId('supplier', 'supplier_id', personTypeOf(cell('personType')))
    const id = `${tender}-${item}-${sequence}`
    return record<ActRecord>(
      id,
      {
        record_kind: 'award',
        contract_id: id,
        tender_id: tender,
        // The control number begins with the buyer's CNPJ.
        organization_id: /^\d{14}(?=-)/.exec(tender)?.[0],
        supplier_id: supplier.id,
        supplier: fields.text('supplierName', 'supplier'),
        supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
        quantity: fields.amount('quantity', 'quantity'),
        unit_price: fields.number('price', 'unit_price'),
        value: fields.number('value', 'value'),
        supplier_size: sizes[fields.code('size', 'supplier_size') ?? ''],
        small_firm_benefit: benefits[(fields.code('benefit', 'small_firm_benefit') ?? '').toLowerCase()],
        status: statuses[toPlainText(fields.text('status', 'status') ?? '')],
        publication_date: fields.date('included', 'publication_date'),
        award_date: fields.date('result', 'award_date'),
        currency: readCurrency(fields),
      },
      fields.url('url'),
    )
  },
)

function readCurrency(fields: RowFields<'currency'>): string | undefined {
  const code = fields.code('currency', 'currency')?.toUpperCase()
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined
}
