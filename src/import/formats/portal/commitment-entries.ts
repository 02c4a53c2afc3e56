// The entries of a commitment's history: inclusion, reinforcement, annulment.

import { toPlainText } from '../../../domain/object-nature.ts'
import type { RecordCommitmentEntry, RecordDate } from '../../../domain/records.ts'
import { withoutUndefined } from '../../forms/row-fields.ts'
import type { Rejection } from '../../importer.ts'

/** The first match counts. The reversal of an operation is rejected rather than counted with the wrong sign. */
const operations: readonly (readonly [RegExp, RecordCommitmentEntry['operation'] | undefined])[] = [
  [/estorno/, undefined],
  [/inclus|original/, 'inclusion'],
  [/reforco/, 'reinforcement'],
  [/anulac|cancelam/, 'annulment'],
]

/** Operation of a history in the source's words, e.g. `ANULAÇÃO POR BAIXA DE SALDO`. */
export function parseOperation(text: string): RecordCommitmentEntry['operation'] | undefined {
  const plain = toPlainText(text)
  return operations.find(([pattern]) => pattern.test(plain))?.[1]
}

/** One entry of a history from its source's values; the operation gives the sign. */
export function toEntry(values: {
  readonly operation: string
  readonly value: number | undefined
  readonly date: RecordDate | undefined
  readonly quantity: number | undefined
  readonly unit_price: number | undefined
}): RecordCommitmentEntry | Rejection {
  const operation = parseOperation(values.operation)
  if (operation === undefined)
    return { reason: 'unknown_operation', field: 'operation', found: values.operation.slice(0, 80) }
  if (values.value === undefined) return { reason: 'missing_field', field: 'value' }
  if (values.value < 0 && operation !== 'annulment')
    return { reason: 'negative_value', field: 'value', found: String(values.value) }
  // Some exports give annulments a sign of their own.
  const price = values.unit_price === undefined ? undefined : Math.abs(values.unit_price)
  return withoutUndefined<RecordCommitmentEntry>({
    ...values,
    operation,
    unit_price: price,
    value: Math.abs(values.value),
  })
}
