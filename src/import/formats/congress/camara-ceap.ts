import type { PaymentRecord, QualityNote } from '../../../domain/records.ts'
import { limits } from '../../../limits.ts'
import { present, RowFields } from '../../forms/row-fields.ts'
import { createRowKeys, type RowKey } from '../../forms/row-keys.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import { type CsvDialect, columnNames, readCsv } from '../../text/read-csv.ts'
import { readJsonRows } from '../../text/read-json.ts'

/** Names of what we read in the yearly files and in the service (`/deputados/{id}/despesas`, which names no deputy). */
const names = {
  document_id: ['idedocumento', 'codDocumento'],
  instalment: ['numparcela', 'parcela'],
  batch: ['numlote', 'codLote'],
  reimbursement: ['numressarcimento', 'numRessarcimento'],
  deputy: ['txnomeparlamentar', 'nomeParlamentar'],
  state: ['sguf', 'siglaUF'],
  category: ['txtdescricao', 'tipoDespesa'],
  detail: ['txtdescricaoespecificacao', 'descricaoEspecificacao'],
  supplier: ['txtfornecedor', 'nomeFornecedor'],
  supplier_id: ['txtcnpjcpf', 'cnpjCpfFornecedor'],
  number: ['txtnumero', 'numDocumento'],
  date: ['datemissao', 'dataDocumento'],
  value: ['vlrliquido', 'valorLiquido'],
  year: ['numano', 'ano'],
  month: ['nummes', 'mes'],
  url: ['urldocumento', 'urlDocumento'],
} as const

type Name = keyof typeof names

const dialects: readonly CsvDialect[] = [
  { delimiter: ';', quote: '"' },
  { delimiter: ',', quote: '"' },
]

/** Expenses of deputies (CEAP, "cota parlamentar"): the yearly CSV of the Chamber, or its service's JSON. */
export const camaraCeap: Importer = {
  id: 'camara_ceap',
  version: 1,
  source: 'portal_transparencia',
  recognise: ({ text, firstLine }) =>
    isJson(text)
      ? text.includes('"codDocumento"') && text.includes('"valorLiquido"') && text.includes('"cnpjCpfFornecedor"')
      : dialectOf(firstLine) !== undefined,
  async *read(input, context) {
    const keyOf = createRowKeys()
    if (isJson(context.sample.text)) {
      for await (const { line, ...row } of readJsonRows(input, context)) {
        if ('rejection' in row) yield { line, rejection: row.rejection }
        else yield toResult({ line, notes: row.notes, cell: row.text }, context, keyOf)
      }
      return
    }
    for await (const row of readCsv(
      input,
      dialectOf(context.sample.firstLine) ?? { delimiter: ';', quote: '"' },
      context,
    )) {
      if ('rejection' in row) yield row
      else yield toResult(row, context, keyOf)
    }
  },
}

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text)
}

function dialectOf(firstLine: string): CsvDialect | undefined {
  return dialects.find((dialect) => {
    const found = columnNames(firstLine, dialect)
    return ['txtcnpjcpf', 'vlrliquido', 'idedocumento'].every((name) => found.includes(name))
  })
}

interface Row {
  readonly line: number
  readonly cell: (column: string) => string | undefined
  readonly notes: readonly QualityNote[]
}

function toResult(row: Row, context: ImportContext, keyOf: (parts: readonly string[]) => RowKey): RowResult {
  const { line } = row
  const fields = new RowFields((name) => names[name as Name].map(row.cell).find((text) => text !== undefined), {
    decimal: 'point',
  })
  fields.notes.push(...row.notes)
  const value = fields.number('value', 'value')
  if (value === undefined) return { line, rejection: { reason: 'missing_field', field: 'vlrLiquido' } }
  const key = keyOf(
    (Object.keys(names) as Name[]).filter((name) => name !== 'url').map((name) => fields.text(name, '*') ?? ''),
  )
  // Tickets have the document id 0, and instalments share one, so that contents are the key.
  if (key.occurrence > 1) fields.note('payment_id', 'repeated_row_kept', `occurrence ${key.occurrence}`)
  const record = present<PaymentRecord>({
    record_kind: 'expense',
    payment_id: `camara-ceap-${key.id}`,
    // Bought abroad, an expense has no tax id.
    supplier_id: fields.taxId('supplier_id', 'supplier_id').id,
    supplier: fields.text('supplier', 'supplier'),
    organization: 'Câmara dos Deputados',
    date: fields.date('date', 'date'),
    value,
    document: fields.text('number', 'document'),
    category: fields.text('category', 'category'),
    description: fields.text('detail', 'description'),
    office_holder: fields.text('deputy', 'office_holder'),
    region: fields.region('state', 'region'),
    provenance: provenanceOf(camaraCeap, context, {
      line,
      original_id: fields.code('document_id', 'payment_id') ?? key.id,
      url: link(fields),
    }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}

function link(fields: RowFields): string | undefined {
  const url = fields.text('url', 'url')
  return url !== undefined && /^https?:\/\/\S+$/.test(url) && url.length <= limits.urlCharactersMax ? url : undefined
}
