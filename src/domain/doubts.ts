// Doubts: which values of a record its quality notes call into question, so that nothing that rests on them is sure.

import type { NoteCode } from './import-notes.ts'
import type { RecordQualityNote } from './records.ts'

/** Values that a note can call into question, by the columns that hold them. */
const doubtable = {
  'acts.value': 'value',
  'acts.estimated_value': 'estimated_value',
  'acts.quantity': 'quantity',
  'acts.unit_price': 'unit_price',
  'acts.signing_day': 'signing_date',
  'acts.publication_day': 'publication_date',
  'acts.award_day': 'award_date',
  'acts.start_day': 'start_date',
  'acts.end_day': 'end_date',
  'acts.proposals_open_day': 'proposals_open_date',
  'acts.proposals_close_day': 'proposals_close_date',
  'bids.value': 'bids.value',
  'bids.day': 'bids.date',
  'amendments.day': 'amendments.date',
  'amendments.value_delta': 'amendments.value_delta',
  'amendments.new_end_day': 'amendments.new_end',
  'payments.value': 'value',
  'payments.day': 'date',
} as const satisfies Readonly<Record<string, string>>

type DoubtableField = (typeof doubtable)[keyof typeof doubtable]
const fields: readonly string[] = [...new Set(Object.values(doubtable))]

/** Notes on values that stand although they may be wrong: the field of the note, or all of which one is. */
const doubtful: { readonly [N in NoteCode]?: 'its_field' | readonly DoubtableField[] } = {
  changed_after_signature: 'its_field',
  day_order_assumed: 'its_field',
  decimal_sign_assumed: 'its_field',
  differs_from_accumulated_value: 'its_field',
  differs_from_quantity_times_price: ['value', 'quantity', 'unit_price'],
  far_from_its_year: 'its_field',
  may_be_one_instalment: 'its_field',
  published_after_closing: ['publication_date', 'proposals_close_date'],
  total_typed_as_unit_price: ['unit_price'],
}
const doubtedBy = new Map<string, 'its_field' | readonly string[]>(Object.entries(doubtful))

/** The values of a record that its notes call into question, a bit each; 0 where there are none. */
export function findDoubts(notes: readonly RecordQualityNote[] = []): number {
  let bits = 0
  for (const { field, note } of notes) {
    const doubted = doubtedBy.get(note)
    if (doubted !== undefined) bits |= bitsOf(doubted === 'its_field' ? [field] : doubted)
  }
  return bits
}

const fieldOfColumn = new Map<string, string>(Object.entries(doubtable))

/** The bits of the values in columns of acts and of their lists, or of `table`. */
export function doubtBits(columns: readonly string[], table: 'acts' | 'payments'): number {
  return bitsOf(
    columns.flatMap((column) => {
      const field = fieldOfColumn.get(column)
      return field === undefined || column.startsWith('payments.') !== (table === 'payments') ? [] : [field]
    }),
  )
}

function bitsOf(named: readonly string[]): number {
  return named.reduce((bits, field) => {
    const at = fields.indexOf(field)
    return at === -1 ? bits : bits | (1 << at)
  }, 0)
}
