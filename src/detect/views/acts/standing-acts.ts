// The gate of the legal rules: acts with legal effect.

import { codeTable } from '../../../dataset/code-table.ts'
import { type Dataset, recordKindCodes } from '../../../dataset/dataset.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { isWithoutEffect } from '../../../domain/parse-status.ts'

export type ActKind = (typeof recordKindCodes)[number]

/** The gate of every legal rule: an act of one of the kinds, in reais, with effect. */
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
  const isVoid = codeTable(data, 'status', isWithoutEffect)
  const marks = new Uint8Array(length)
  for (let row = 0; row < length; row++) {
    const money = currency[row]
    const isInReais = money < 0 || money === reais
    if (wanted[record_kind[row]] === 1 && isInReais && isVoid(status[row]) !== true) marks[row] = 1
  }
  return marks
}
