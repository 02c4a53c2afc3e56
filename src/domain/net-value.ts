// What remains of a commitment.

import type { RecordCommitmentEntry } from './records.ts'
import { sumDecimals } from './sum-decimals.ts'

/** Inclusions and reinforcements less annulments, in exact decimals. */
export function netValue(history: readonly RecordCommitmentEntry[]): number {
  return sumDecimals(history.map(({ operation, value }) => (operation === 'annulment' ? -value : value)))
}
