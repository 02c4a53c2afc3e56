// Join within sources: payments and commitments name a contract by an id, which counts within its source.
// W1. They are on the contracts of their own source. Only where it has none of that id, and the id is global, are they on that of another.
// W2. The columns given stay as they are, since helpers may still write them (read-tables.ts); the records keep their ids.
// Choice: whose contract is paid, docs/choices.md.

import { numberGroups } from '../dataset/group-keys.ts'
import { idOfSource } from '../dataset/id-of-source.ts'
import type { Columns } from './columns.ts'

/** The ids and sources of all acts in force, be they rows of the dataset or not. */
export interface ActIds {
  readonly id: Float64Array
  readonly source: Int32Array
}

const payingTables = ['payments', 'commitments'] as const

/** By row the act of another source that bears the id named, where the own source has none; −1 for all others. */
export type NamedElsewhere = Readonly<Record<(typeof payingTables)[number], Int32Array>>

/** What names acts of other sources; undefined where all is of one source. */
export function findNamedElsewhere(columns: Columns, acts: ActIds): NamedElsewhere | undefined {
  const tables = payingTables.map((table) => columns[table])
  const [first] = [acts.source, ...tables.map(({ source }) => source)].flatMap((source) => source[0] ?? [])
  if ([acts, ...tables].every(({ source }) => source.every((code) => code === first))) return undefined
  const actOf = groupActs(acts, tables)
  let start = acts.id.length
  const [payments, commitments] = tables.map(({ contract, source }) => {
    const named = new Int32Array(contract.length)
    for (let row = 0; row < named.length; row++) named[row] = actOf(start + row, source[row])
    start += contract.length
    return named
  })
  return { payments, commitments }
}

/** The acts that are named so, one for each id and source. */
export function actsNamed(named: NamedElsewhere): readonly number[] {
  const rows = new Set(payingTables.flatMap((table) => [...new Set(named[table])]))
  rows.delete(-1)
  return [...rows].sort((a, b) => a - b)
}

/** The same columns with each id kept to its source; what names one of `globalActs` is on that act. */
export function joinWithinSources(
  columns: Columns,
  { source: sourceOfAct }: ActIds,
  elsewhere?: { readonly named: NamedElsewhere; readonly globalActs: ReadonlySet<number> },
): Columns {
  const { acts, payments, commitments } = columns
  const contractsOf = (table: (typeof payingTables)[number]) => {
    const { contract, source } = columns[table]
    const actOf = elsewhere?.named[table]
    return contract.map((id, row) => {
      const act = actOf?.[row] ?? -1
      return idOfSource(id, act >= 0 && elsewhere?.globalActs.has(act) ? sourceOfAct[act] : source[row])
    })
  }
  const kept = (ids: Float64Array, source: Int32Array) => ids.map((id, row) => idOfSource(id, source[row]))
  return {
    ...columns,
    acts: { ...acts, id: kept(acts.id, acts.source) },
    payments: { ...payments, contract: contractsOf('payments') },
    commitments: {
      ...commitments,
      contract: contractsOf('commitments'),
      id: kept(commitments.id, commitments.source),
      note: kept(commitments.note, commitments.source),
    },
  }
}

/** By position in the ids of all, one table after the other, and source: the act of another source, that of the first where several have it. */
function groupActs(acts: ActIds, tables: readonly { readonly contract: Float64Array }[]) {
  const ids = new Float64Array(tables.reduce((sum, { contract }) => sum + contract.length, acts.id.length))
  ids.set(acts.id)
  let start = acts.id.length
  for (const { contract } of tables) {
    ids.set(contract, start)
    start += contract.length
  }
  // A hash of 0 marks a missing id.
  for (let at = 0; at < ids.length; at++) if (ids[at] === 0) ids[at] = -1
  const { groupOf, length } = numberGroups(ids)
  const firstAct = new Int32Array(length).fill(-1)
  const sources = new Uint8Array(length)
  for (let row = 0; row < acts.id.length; row++) {
    const group = groupOf[row]
    if (group < 0) continue
    sources[group] |= 1 << acts.source[row]
    if (firstAct[group] < 0 || acts.source[row] < acts.source[firstAct[group]]) firstAct[group] = row
  }
  return (position: number, source: number): number => {
    const group = groupOf[position]
    return group < 0 || (sources[group] & (1 << source)) !== 0 ? -1 : firstAct[group]
  }
}
