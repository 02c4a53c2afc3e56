// The history of items of commitments (`ItemEmpenho_Historico`). The Portal publishes entries again with each change, so
// that equal rows are one entry; the net value is what remains of them (docs/choices.md#equal-rows).

import { joinedList } from '../../../domain/joined-list.ts'
import { netValue } from '../../../domain/net-value.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { groupByKey } from '../../forms/group-by-key.ts'
import { toEntry } from './commitment-entries.ts'

export const portalCommitmentHistory = defineCsvImporter(
  {
    id: 'portal_commitment_history',
    source: 'portal_transparencia',
    columns: {
      code: ['codigo empenho', 'codigo_empenho'],
      sequence: ['sequencial'],
      operation: ['tipo operacao', 'tipo_operacao', 'operacao'],
      date: ['data operacao', 'data_operacao', 'data_emissao', 'data emissao'],
      quantity: ['quantidade item', 'quantidade'],
      price: ['valor unitario item', 'valor unitario', 'valor_unitario'],
      value: ['valor total item', 'valor total', 'valor_total'],
    },
    required: ['code', 'sequence', 'operation', 'value'],
  },
  groupByKey({
    factOf: ({ fields, missing }) => {
      const code = fields.code('code', 'parent_id')
      const sequence = fields.code('sequence', 'commitment_id')
      if (code === undefined) return missing('code')
      if (sequence === undefined) return missing('sequence')
      const entry = toEntry({
        operation: fields.text('operation', 'history') ?? '',
        value: fields.number('value', 'history'),
        date: fields.date('date', 'history'),
        quantity: fields.number('quantity', 'history'),
        unit_price: fields.number('price', 'history'),
      })
      return 'reason' in entry ? entry : { key: `${code}/${sequence}`, fact: { code, entry } }
    },
    headOf: () => undefined,
    build: ({ key, facts, is_cut }) => {
      const history = joinedList(facts.map(({ entry }) => entry))
      const days = history.flatMap(({ date = 'unknown' }) => (date === 'unknown' ? [] : [date]))
      return {
        original_id: key,
        body: {
          record_kind: 'commitment',
          commitment_id: `${key}/history`,
          parent_id: facts[0]?.code,
          date: days.sort()[0],
          value: is_cut ? undefined : netValue(history),
          history,
        },
      }
    },
  }),
)
