// Payments by day (`Despesas_Pagamento`). Which commitments one draws on is in another file of the Portal.

import type { PaymentRecord } from '../../../domain/records.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { readConvertedValue } from './converted-value.ts'

export const portalPayments = defineCsvImporter(
  {
    id: 'portal_payments',
    source: 'portal_transparencia',
    columns: {
      code: ['codigo pagamento'],
      short: ['codigo pagamento resumido'],
      date: ['data emissao'],
      unit: ['codigo unidade gestora'],
      unitName: ['unidade gestora'],
      payee: ['codigo favorecido'],
      payeeName: ['favorecido'],
      text: ['observacao'],
      element: ['elemento de despesa'],
      original: ['valor original do pagamento'],
      rate: ['valor utilizado na conversao'],
      value: ['valor do pagamento convertido pra r$'],
    },
    required: ['code', 'date', 'payee', 'value'],
  },
  ({ fields, record, missing }) => {
    const code = fields.code('code', 'payment_id')
    if (code === undefined) return missing('code')
    return record<PaymentRecord>(code, {
      record_kind: 'payment',
      payment_id: code,
      supplier_id: fields.payee('payee', 'supplier_id').id,
      supplier: fields.text('payeeName', 'supplier'),
      organization_id: fields.code('unit', 'organization_id'),
      organization: fields.text('unitName', 'organization'),
      date: fields.date('date', 'date'),
      value: readConvertedValue(fields),
      document: fields.code('short', 'document') ?? code,
      category: fields.text('element', 'category'),
      description: fields.prose('text', 'description'),
    })
  },
)
