// Group members: the primary and the related rows of a finding about a group.

import type { Dataset } from '../../dataset/dataset.ts'
import { compareContent } from '../../dataset/one-per-key.ts'
import type { DetectionContext } from '../detector.ts'

export interface GroupMembers {
  /** Selected member of the greatest value; of equal ones the earliest signed, then by what else they say. */
  readonly row: number
  /** The other selected members, ascending. */
  readonly related: readonly number[]
  /** Sum of the selected members' values, BRL cents. */
  readonly value_cents: number
}

/** Primary and related rows of a group among the selected acts; undefined when none is selected. */
export function selectMembers(
  rows: readonly number[],
  data: Dataset,
  context: DetectionContext,
): GroupMembers | undefined {
  const members = [...new Set(rows)].filter((row) => context.selected[row] === 1).sort((a, b) => a - b)
  const value = (row: number) => data.acts.value[row] || 0
  const [first] = members
  if (first === undefined) return undefined
  const day = (row: number) => data.acts.signing_day[row]
  const compare = compareContent(data)
  const isBefore = (row: number, other: number) =>
    (value(other) - value(row) || day(row) - day(other) || compare(row, other)) < 0
  const row = members.reduce((best, other) => (isBefore(other, best) ? other : best), first)
  return {
    row,
    related: members.filter((other) => other !== row),
    value_cents: members.reduce((sum, member) => sum + value(member), 0),
  }
}
