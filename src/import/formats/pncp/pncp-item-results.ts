import { toPlainText } from '../../../domain/object-nature.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { limits } from '../../../limits.ts'
import { personTypeOf, present, RowFields } from '../../forms/row-fields.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import { type CsvDialect, type CsvRow, columnNames, readCsv } from '../../text/read-csv.ts'
import { type JsonRow, readJsonRows } from '../../text/read-json.ts'

const dialect: CsvDialect = { delimiter: ',', quote: '"' }
const statuses: Readonly<Record<string, string>> = { informado: 'awarded', cancelado: 'cancelled' }
/** `porteFornecedorId` of PNCP; 4 and 5 are no size. */
const sizes: Readonly<Record<string, ActRecord['supplier_size']>> = { 1: 'micro', 2: 'small', 3: 'other' }
const benefits: Readonly<Record<string, ActRecord['small_firm_benefit']>> = { true: 'applied', false: 'none' }

/** Columns that both published layouts share and that a row cannot do without. */
const required = [
  'numerocontrolepncpcompra',
  'numeroitem',
  'sequencialresultado',
  'nifornecedor',
  'valorunitariohomologado',
]

/** The service's own names of the columns. */
const jsonNames: ReadonlyMap<string, string> = new Map(
  [
    'numeroControlePNCPCompra',
    'numeroItem',
    'sequencialResultado',
    'niFornecedor',
    'tipoPessoa',
    'nomeRazaoSocialFornecedor',
    'quantidadeHomologada',
    'valorUnitarioHomologado',
    'valorTotalHomologado',
    'situacaoCompraItemResultadoNome',
    'dataInclusao',
    'dataResultado',
    'moedaEstrangeira',
    'porteFornecedorId',
    'aplicacaoBeneficioMeEpp',
    'endpoint',
  ].map((name) => [name.toLowerCase(), name]),
)

/** What Compras.gov.br, which answers the same results (`3_consultarResultadoItensContratacoes_PNCP_14133`), calls them. */
const otherNames: Readonly<Record<string, string>> = {
  numeroitem: 'numeroItemPncp',
  datainclusao: 'dataInclusaoPncp',
  dataresultado: 'dataResultadoPncp',
  aplicacaobeneficiomeepp: 'aplicacaoBeneficioMeepp',
}

/** Results of PNCP items (`/itens/{n}/resultados`): the service's JSON, or CSV in either of the two column orders that circulate. */
export const pncpItemResults: Importer = {
  id: 'pncp_item_results',
  version: 1,
  source: 'compras_gov',
  recognise({ text, firstLine }) {
    if (isJson(text)) return text.includes('"niFornecedor"') && text.includes('"valorUnitarioHomologado"')
    const names = columnNames(firstLine, dialect)
    return required.every((name) => names.includes(name))
  },
  async *read(input, context) {
    if (isJson(context.sample.text)) {
      for await (const { line, ...row } of readJsonRows(input, context)) {
        if ('rejection' in row) yield { line, rejection: row.rejection }
        else yield toResult({ line, notes: row.notes, cell: cellsOf(row) }, context)
      }
      return
    }
    for await (const row of readCsv(input, dialect, context)) {
      if ('rejection' in row) yield row
      else yield toResult(row, context)
    }
  },
}

function cellsOf({ text }: Pick<JsonRow, 'text'>): (name: string) => string | undefined {
  return (name) => text(jsonNames.get(name) ?? name) ?? text(otherNames[name] ?? '')
}

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text)
}

function toResult(
  row: Pick<Extract<CsvRow, { cell: unknown }>, 'line' | 'cell' | 'notes'>,
  context: ImportContext,
): RowResult {
  const { line } = row
  const fields = new RowFields(row.cell, { decimal: 'point' })
  fields.notes.push(...row.notes)
  const tender = fields.code('numerocontrolepncpcompra', 'tender_id')
  const item = fields.code('numeroitem', 'contract_id')
  const sequence = fields.code('sequencialresultado', 'contract_id') ?? '1'
  if (tender === undefined) return { line, rejection: { reason: 'missing_field', field: 'numeroControlePNCPCompra' } }
  if (item === undefined) return { line, rejection: { reason: 'missing_field', field: 'numeroItem' } }
  const supplier = fields.taxId('nifornecedor', 'supplier_id', personTypeOf(row.cell('tipopessoa')))
  const id = `${tender}-${item}-${sequence}`
  const quantity = fields.number('quantidadehomologada', 'quantity')
  const unitPrice = fields.number('valorunitariohomologado', 'unit_price')
  const value = fields.number('valortotalhomologado', 'value')
  noteDifference(fields, { quantity, unitPrice, value })
  const record = present<ActRecord>({
    record_kind: 'award',
    contract_id: id,
    tender_id: tender,
    // The control number begins with the buyer's CNPJ.
    organization_id: /^\d{14}(?=-)/.exec(tender)?.[0],
    supplier_id: supplier.id,
    supplier: fields.text('nomerazaosocialfornecedor', 'supplier'),
    supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
    quantity,
    unit_price: unitPrice,
    value,
    supplier_size: sizes[fields.code('portefornecedorid', 'supplier_size') ?? ''],
    small_firm_benefit: benefits[(fields.code('aplicacaobeneficiomeepp', 'small_firm_benefit') ?? '').toLowerCase()],
    status: statuses[toPlainText(fields.text('situacaocompraitemresultadonome', 'status') ?? '')],
    publication_date: fields.date('datainclusao', 'publication_date'),
    award_date: fields.date('dataresultado', 'award_date'),
    currency: currency(fields),
    provenance: provenanceOf(pncpItemResults, context, { line, original_id: id, url: endpoint(fields) }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}

/** A total that is not quantity times price beyond rounding of four decimals is a doubt about all three. */
function noteDifference(
  fields: RowFields,
  row: {
    readonly quantity: number | undefined
    readonly unitPrice: number | undefined
    readonly value: number | undefined
  },
): void {
  if (row.quantity === undefined || row.unitPrice === undefined || row.value === undefined) return
  const product = row.quantity * row.unitPrice
  const tolerance = Math.max(0.01, row.quantity * 0.00005, Math.abs(product) * 0.001)
  if (Math.abs(product - row.value) > tolerance)
    fields.note('value', 'differs_from_quantity_times_price', `${row.value} instead of ${product.toFixed(2)}`)
}

function currency(fields: RowFields): string | undefined {
  const code = fields.code('moedaestrangeira', 'currency')?.toUpperCase()
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined
}

function endpoint(fields: RowFields): string | undefined {
  const url = fields.text('endpoint', 'url')
  return url !== undefined && /^https?:\/\/\S+$/.test(url) && url.length <= limits.urlCharactersMax ? url : undefined
}
