// Expenses of deputies (CEAP, "cota parlamentar"): the yearly CSV of the Chamber, the JSON of its service
// (`/deputados/{id}/despesas`, which names no deputy), or the same rows under the English names of civic-tech data sets.

import type { PaymentRecord } from '../../../domain/records.ts'
import { defineCsvOrJsonImporter } from '../../forms/define-csv-or-json-importer.ts'

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
    // Tickets have the document id 0, and instalments share one, so that contents are the key, as they are read: the layouts
    // spell them differently.
    const read: Partial<Record<Column, string | number | undefined>> = { supplierId, date, value }
    const names = (Object.keys(columns) as Column[]).filter((name) => name !== 'url')
    const key = keyOf(
      'payment_id',
      names.map((name) => String(read[name] ?? fields.text(name, '*') ?? '')),
    )
    return record<PaymentRecord>(
      fields.code('documentId', 'payment_id') ?? key,
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
