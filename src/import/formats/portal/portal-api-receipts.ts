// What a payee received from a unit in a month (`/despesas/recursos-recebidos`).

import type { PaymentRecord } from '../../../domain/records.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { readMonth } from './portal-execution.ts'

export const portalApiReceipts = defineJsonImporter(
  {
    id: 'portal_api_receipts',
    source: 'portal_transparencia',
    keys: ['anoMes', 'codigoPessoa', 'codigoUG', 'valor'],
  },
  ({ fields, keyOf, cell, record, missing }) => {
    const date = readMonth({
      code: (_, field) => fields.code('anoMes', field),
      note: (field, note) => fields.note(field, note),
    })
    if (date === undefined) return missing('anoMes')
    const key = keyOf(
      'payment_id',
      ['anoMes', 'codigoPessoa', 'nomePessoa', 'codigoUG'].map((path) => (cell(path) ?? '').trim()),
    )
    return record<PaymentRecord>(key, {
      record_kind: 'expense',
      payment_id: `receipt-${key}`,
      supplier_id: fields.payee('codigoPessoa', 'supplier_id').id,
      supplier: fields.text('nomePessoa', 'supplier'),
      organization_id: fields.code('codigoUG', 'organization_id'),
      organization: fields.text('nomeUG', 'organization'),
      date,
      value: fields.number('valor', 'value'),
      region: fields.region('siglaUFPessoa', 'region'),
    })
  },
)
