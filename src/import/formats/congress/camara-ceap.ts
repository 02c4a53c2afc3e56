// Expenses of deputies (CEAP, "cota parlamentar"): the yearly CSV of the Chamber, or the JSON of its service
// (`/deputados/{id}/despesas`, which names no deputy).

import type { PaymentRecord } from '../../../domain/records.ts'
import { defineCsvOrJsonImporter } from '../../forms/define-csv-or-json-importer.ts'
import { missingField } from '../../forms/source-row.ts'

const columns = {
  documentId: ['idedocumento', 'codDocumento'],
  instalment: ['numparcela', 'parcela'],
  batch: ['numlote', 'codLote'],
  reimbursement: ['numressarcimento', 'numRessarcimento'],
  deputy: ['txnomeparlamentar', 'nomeParlamentar'],
  state: ['sguf', 'siglaUF'],
  category: ['txtdescricao', 'tipoDespesa'],
  detail: ['txtdescricaoespecificacao', 'descricaoEspecificacao'],
  supplier: ['txtfornecedor', 'nomeFornecedor'],
  supplierId: ['txtcnpjcpf', 'cnpjCpfFornecedor'],
  number: ['txtnumero', 'numDocumento'],
  date: ['datemissao', 'dataDocumento'],
  value: ['vlrliquido', 'valorLiquido'],
  year: ['numano', 'ano'],
  month: ['nummes', 'mes'],
  url: ['urldocumento', 'urlDocumento'],
} as const
type Column = keyof typeof columns

export const camaraCeap = defineCsvOrJsonImporter<Column>(
  {
    id: 'camara_ceap',
    source: 'portal_transparencia',
    columns,
    required: ['supplierId', 'value', 'documentId'],
    keys: ['codDocumento', 'valorLiquido', 'cnpjCpfFornecedor'],
    decimal: 'point',
  },
  ({ fields, keyOf, record }) => {
    const value = fields.number('value', 'value')
    if (value === undefined) return missingField('vlrLiquido')
    const names = (Object.keys(columns) as Column[]).filter((name) => name !== 'url')
    // Tickets have the document id 0, and instalments share one, so that contents are the key.
    const key = keyOf(
      'payment_id',
      names.map((name) => fields.text(name, '*') ?? ''),
    )
    return record<PaymentRecord>(
      fields.code('documentId', 'payment_id') ?? key,
      {
        record_kind: 'expense',
        payment_id: `camara-ceap-${key}`,
        // Bought abroad, an expense has no tax id.
        supplier_id: fields.taxId('supplierId', 'supplier_id').id,
        supplier: fields.text('supplier', 'supplier'),
        organization: 'Câmara dos Deputados',
        date: fields.date('date', 'date'),
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
