// Items of a PNCP notice (`/v1/orgaos/{cnpj}/compras/{ano}/{seq}/itens`). The service answers items without saying whose
// they are, so the notice comes from a field that the collector added, or from the name or address of the file.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { toPlainText } from '../../../domain/object-nature.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { excerpt, placeInFile } from '../../importer.ts'

/** `situacaoCompraItem` of PNCP. */
const statuses: Readonly<Record<string, string>> = {
  1: 'published',
  2: 'awarded',
  3: 'cancelled',
  4: 'deserted',
  5: 'failed',
}
/** `tipoBeneficio` of PNCP. */
const benefits: Readonly<Record<string, ActRecord['small_firm_benefit']>> = {
  1: 'exclusive',
  2: 'subcontracting',
  3: 'quota',
  4: 'none',
  5: 'not_applicable',
}
const kinds: Readonly<Record<string, ActRecord['kind']>> = {
  m: 'goods',
  s: 'service',
  material: 'goods',
  servico: 'service',
}
/** Spellings of the field that names the notice. */
const notices = ['numeroControlePNCPCompra', 'numeroControlePncpCompra', 'numeroControlePNCP'] as const

export const pncpItems = defineJsonImporter(
  {
    id: 'pncp_items',
    source: 'compras_gov',
    keys: ['numeroItem', /"(valorUnitarioEstimado|orcamentoSigiloso)"/],
    decimal: 'point',
    state: { dates: ['dataAtualizacao'] },
  },
  ({ line, fields, cell, record, missing }, context) => {
    const item = fields.code('numeroItem', 'contract_id')
    if (item === undefined) return missing('numeroItem')
    const named = notices.map((name) => fields.code(name, 'tender_id')).find((text) => text !== undefined)
    const { file } = placeInFile(context, line)
    const tender = named ?? noticeOf(file)
    if (tender === undefined)
      return { reason: 'notice_unknown', field: 'numeroControlePNCPCompra', found: excerpt(file) }
    if (named === undefined) fields.note('tender_id', 'read_from_file_name')
    const id = `${tender}-${item}`
    const description = fields.text('descricao', 'description')
    const kind = kinds[toPlainText(fields.text('materialOuServico', 'kind') ?? '')]
    const isSecret = cell('orcamentoSigiloso') === 'true'
    // A notice's unit price is an estimate too, as the kind of the record shows.
    const price = isSecret ? undefined : fields.amount('valorUnitarioEstimado', 'unit_price')
    const estimate = isSecret ? undefined : fields.amount('valorTotal', 'estimated_value')
    if (isSecret) fields.note('estimated_value', 'withheld_by_source')
    return record<ActRecord>(id, {
      record_kind: 'tender',
      contract_id: id,
      tender_id: tender,
      parent_id: tender,
      organization_id: /^\d{14}(?=-)/.exec(tender)?.[0],
      catalog_code: fields.code('catalogoCodigoItem', 'catalog_code'),
      category: fields.text('itemCategoriaNome', 'category'),
      description,
      unit: fields.text('unidadeMedida', 'unit'),
      kind,
      contract_type: inferContractType({ kind, text: description }),
      quantity: fields.amount('quantidade', 'quantity'),
      unit_price: price,
      estimated_value: estimate,
      small_firm_benefit: benefits[fields.code('tipoBeneficio', 'small_firm_benefit') ?? ''],
      status: statuses[fields.code('situacaoCompraItem', 'status') ?? fields.code('situacao', 'status') ?? ''],
    })
  },
)

/** Control number of the notice in a file name or address. */
function noticeOf(file: string): string | undefined {
  const path = /orgaos\/(\d{14})\/compras\/(\d{4})\/(\d{1,6})/.exec(file)
  if (path) return `${path[1]}-1-${path[3]?.padStart(6, '0')}/${path[2]}`
  const name = /(\d{14})-1-(\d{6})[-_/](\d{4})/.exec(file)
  return name ? `${name[1]}-1-${name[2]}/${name[3]}` : undefined
}
