// Items of a commitment (`/despesas/itens-de-empenho`), with their history where it was joined under `historico`. The answer
// names no commitment of its own: `codigoEmpenho` is the one of the request.

import { netValue } from '../../../domain/net-value.ts'
import type { CommitmentRecord, RecordCommitmentEntry } from '../../../domain/records.ts'
import { limits } from '../../../limits.ts'
import { defineJsonImporter, type JsonSourceRow } from '../../forms/define-json-importer.ts'
import type { Rejection } from '../../importer.ts'
import { toEntry } from './commitment-entries.ts'

export const portalApiCommitmentItems = defineJsonImporter(
  {
    id: 'portal_api_commitment_items',
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
function readHistory({ value, fields, inside }: JsonSourceRow<string>): readonly RecordCommitmentEntry[] | Rejection {
  const list: readonly unknown[] = Array.isArray(value.historico) ? value.historico : []
  if (list.length > limits.recordListItemsMax) return { reason: 'group_full', field: 'historico' }
  const entries = new Map<string, RecordCommitmentEntry>()
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
