// Expenses of deputies (CEAP, "cota parlamentar"): the yearly CSV of the Chamber, the JSON of its service
// (`/deputados/{id}/despesas`, which names no deputy), or the same rows under the English names of civic-tech data sets.

import type { PaymentRecord } from '../../../domain/records.ts'
import { defineCsvOrJsonImporter } from '../../forms/define-csv-or-json-importer.ts'
import type { RowFields } from '../../forms/row-fields.ts'

const columns = {
  documentId: ['idedocumento', 'codDocumento', 'document_id'],
  instalment: ['numparcela', 'parcela', 'installment'],
  batch: ['numlote', 'codLote', 'batch_number'],
  reimbursement: ['numressarcimento', 'numRessarcimento', 'reimbursement_number'],
  deputy: ['txnomeparlamentar', 'nomeParlamentar', 'congressperson_name'],
  state: ['sguf', 'siglaUF', 'state'],
  category: ['txtdescricao', 'tipoDespesa', 'subquota_description'],
  detail: ['txtdescricaoespecificacao', 'descricaoEspecificacao', 'subquota_group_description'],
  supplier: ['txtfornecedor', 'nomeFornecedor', 'supplier'],
  supplierId: ['txtcnpjcpf', 'cnpjCpfFornecedor', 'cnpj_cpf'],
  number: ['txtnumero', 'numDocumento', 'document_number'],
  date: ['datemissao', 'dataDocumento', 'issue_date'],
  value: ['vlrliquido', 'valorLiquido', 'total_net_value'],
  year: ['numano', 'ano', 'year'],
  month: ['nummes', 'mes', 'month'],
  url: ['urldocumento', 'urlDocumento'],
} as const
type Column = keyof typeof columns

/** Instalments and reimbursements of a document share its number. */
const ofDocument: readonly Column[] = ['documentId', 'instalment', 'batch', 'reimbursement']
const ofContents = (Object.keys(columns) as Column[]).filter((name) => name !== 'url')
const numbers: ReadonlySet<Column> = new Set([...ofDocument, 'year', 'month'])

export const camaraCeap = defineCsvOrJsonImporter<Column>(
  {
    id: 'camara_ceap',
    version: 2,
    source: 'portal_transparencia',
    deciding: ['amount', 'day'],
    columns,
    required: ['supplierId', 'value', 'category', ['documentId', 'deputy']],
    keys: ['codDocumento', 'valorLiquido', 'cnpjCpfFornecedor'],
    decimal: 'point',
  },
  ({ fields, keyOf, record, missing }) => {
    const value = fields.number('value', 'value')
    if (value === undefined) return missing('value')
    // Bought abroad, an expense has no tax id.
    const supplierId = fields.taxId('supplierId', 'supplier_id').id
    const date = fields.date('date', 'date')
    const documentId = fields.code('documentId', 'payment_id')
    // Tickets have the document id 0, so that contents are their key, as they are read: the layouts spell them differently.
    const read: Partial<Record<Column, string | number | undefined>> = { supplierId, date, value }
    const isNumbered = documentId !== undefined && !/^0+$/.test(documentId)
    const key = keyOf(
      'payment_id',
      (isNumbered ? ofDocument : ofContents).map((name) => String(read[name] ?? textOf(fields, name) ?? '')),
    )
    return record<PaymentRecord>(
      documentId ?? key,
      {
        record_kind: 'expense',
        payment_id: `camara-ceap-${key}`,
        supplier_id: supplierId,
        supplier: fields.text('supplier', 'supplier'),
        organization: 'Câmara dos Deputados',
        date,
        value,
        document: fields.text('number', 'document'),
        category: fields.text('category', 'category'),
        description: fields.text('detail', 'description'),
        office_holder: fields.text('deputy', 'office_holder'),
        region: fields.region('state', 'region'),
      },
      fields.url('url'),
    )
  },
)

function textOf(fields: RowFields<Column>, name: Column): string | undefined {
  return numbers.has(name) ? fields.code(name, '*') : fields.text(name, '*')
}
