// The gate of the legal rules: acts with legal effect.

import { type Dataset, recordKindCodes } from '../../../dataset/dataset.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'

/** Statuses of an act without legal effect, which breaks no rule. */
const voidStatuses = ['revoked', 'annulled', 'cancelled', 'suspended', 'deserted', 'failed']

export type ActKind = (typeof recordKindCodes)[number]

/** The gate of every legal rule: an act of one of the kinds, in reais, not revoked or annulled. */
export function standingActs(data: Dataset, kinds: readonly ActKind[]): (row: number) => boolean {
  const marks = standingMarks(data, kinds)
  return (row) => marks[row] === 1
}

/** The gate as one byte for each act, 1 for those that pass; cached, since every detector reads it. */
export function standingMarks(data: Dataset, kinds: readonly ActKind[]): Uint8Array {
  const name = kinds.join(' ')
  const marksOf = tables.get(name) ?? sharedPerDataset(`standing ${name}`, (given) => markStanding(given, kinds))
  tables.set(name, marksOf)
  return marksOf(data)
}

const tables = new Map<string, (data: Dataset) => Uint8Array>()

function markStanding(data: Dataset, kinds: readonly ActKind[]): Uint8Array {
  const { record_kind, currency, status, length } = data.acts
  const wanted = Uint8Array.from(recordKindCodes, (kind) => (kinds.includes(kind) ? 1 : 0))
  const reais = data.code('currency', 'BRL')
  const undone = new Uint8Array(data.size('status'))
  for (const text of voidStatuses) {
    const code = data.code('status', text)
    if (code >= 0) undone[code] = 1
  }
  const marks = new Uint8Array(length)
  for (let row = 0; row < length; row++) {
    const money = currency[row]
    const isInReais = money < 0 || money === reais
    if (wanted[record_kind[row]] === 1 && isInReais && undone[status[row]] !== 1) marks[row] = 1
  }
  return marks
}
