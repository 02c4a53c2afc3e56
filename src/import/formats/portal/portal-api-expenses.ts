import { toPlainText } from '../../../domain/object-nature.ts'
import type { CommitmentEntry, CommitmentRecord, PaymentRecord } from '../../../domain/records.ts'
import { limits } from '../../../limits.ts'
import { defineJsonImporter, type JsonSourceRow } from '../../forms/define-json-importer.ts'
import type { Rejection } from '../../importer.ts'
import { netValue, toEntry } from './commitment-entries.ts'
import { readMonth } from './portal-execution.ts'

/** What a payee received from a unit in a month (`/despesas/recursos-recebidos`). */
export const portalApiReceipts = defineJsonImporter(
  {
    id: 'portal_api_receipts',
    version: 1,
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

/** Documents of spending (`/despesas/documentos…`): the phase tells commitments, settlements and payments apart. */
export const portalApiDocuments = defineJsonImporter(
  {
    id: 'portal_api_documents',
    version: 1,
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

/**
 * Items of a commitment (`/despesas/itens-de-empenho`), with their history where it was joined under `historico`. The
 * answer names no commitment of its own: `codigoEmpenho` is what was asked for.
 */
export const portalApiCommitmentItems = defineJsonImporter(
  {
    id: 'portal_api_commitment_items',
    version: 1,
    source: 'portal_transparencia',
    keys: ['sequencial', 'valorAtual', 'codigoEmpenho'],
  },
  (row) => {
    const { fields, record, missing } = row
    const code = fields.code('codigoEmpenho', 'parent_id')
    const sequence = fields.code('sequencial', 'commitment_id')
    if (code === undefined) return missing('codigoEmpenho')
    if (sequence === undefined) return missing('sequencial')
    const history = readHistory(row)
    if ('reason' in history) return history
    const current = fields.number('valorAtual', 'value')
    const net = history.length === 0 ? undefined : netValue(history)
    if (net !== undefined && current !== undefined && net !== current)
      fields.note('value', 'history_differs', `${net} in the history`)
    return record<CommitmentRecord>(`${code}/${sequence}`, {
      record_kind: 'commitment',
      commitment_id: `${code}/${sequence}`,
      parent_id: code,
      category: fields.text('descricaoSubelemento', 'category'),
      description: fields.prose('descricao', 'description'),
      value: current ?? net,
      history: history.length === 0 ? undefined : history,
    })
  },
)

type HistoryColumn = 'data' | 'operacao' | 'quantidade' | 'valorUnitario' | 'valorTotal'

/** Entries of a history, each once: the source repeats them. */
function readHistory({ value, fields, inside }: JsonSourceRow<string>): readonly CommitmentEntry[] | Rejection {
  const list: readonly unknown[] = Array.isArray(value.historico) ? value.historico : []
  if (list.length > limits.recordListItemsMax) return { reason: 'group_full', field: 'historico' }
  const entries = new Map<string, CommitmentEntry>()
  for (const item of list) {
    const cells = inside<HistoryColumn>(item)
    const entry = toEntry({
      operation: cells.text('operacao', 'history') ?? '',
      value: cells.number('valorTotal', 'history'),
      date: cells.date('data', 'history'),
      quantity: cells.number('quantidade', 'history'),
      unit_price: cells.number('valorUnitario', 'history'),
    })
    if ('reason' in entry) return entry
    const known = JSON.stringify(entry)
    if (entries.has(known)) fields.note('history', 'repeated_entry_dropped')
    entries.set(known, entry)
  }
  return [...entries.values()]
}
