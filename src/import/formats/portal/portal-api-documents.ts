// Documents of spending (`/despesas/documentos…`): the phase separates commitments, settlements and payments.

import { toPlainText } from '../../../domain/object-nature.ts'
import type { CommitmentRecord, PaymentRecord } from '../../../domain/records.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'

export const portalApiDocuments = defineJsonImporter(
  {
    id: 'portal_api_documents',
    source: 'portal_transparencia',
    keys: ['documento', 'documentoResumido', 'fase', 'valor'],
  },
  (row) => {
    const { fields, record, missing } = row
    const code = fields.code('documento', 'payment_id')
    if (code === undefined) return missing('documento')
    const phase = toPlainText(fields.text('fase', 'record_kind') ?? '')
    const value = fields.number('valor', 'value')
    const common = {
      supplier_id: fields.payee('codigoFavorecido', 'supplier_id').id,
      supplier: fields.text('nomeFavorecido', 'supplier') ?? fields.text('favorecido', 'supplier'),
      organization_id: fields.code('codigoUg', 'organization_id'),
      organization: fields.text('ug', 'organization'),
      date: fields.date('data', 'date'),
      category: fields.text('elemento', 'category'),
      description: fields.prose('observacao', 'description'),
    }
    if (phase.startsWith('empenho'))
      return record<CommitmentRecord>(code, { record_kind: 'commitment', commitment_id: code, ...common, value })
    const document = fields.code('documentoResumido', 'document')
    if (phase.startsWith('pagamento'))
      return record<PaymentRecord>(code, { record_kind: 'payment', payment_id: code, ...common, document, value })
    if (phase.startsWith('liquidac'))
      return record<PaymentRecord>(code, {
        record_kind: 'expense',
        payment_id: code,
        ...common,
        document,
        settled_value: value,
      })
    return { reason: 'unknown_phase', field: 'fase', found: phase.slice(0, 80) }
  },
)
