// Peer groups: acts of comparable prices. An act belongs to the narrowest level with enough members.

import type { Dataset } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { groupKeys } from '../../../dataset/group-keys.ts'
import { keepMarkedRows, pickRows } from '../../../dataset/keep-rows.ts'
import { unitOf } from '../acts/unit-names.ts'

/** Levels from narrow to wide: same item, description class (which carries the grade) and unit; same item and unit; same class and unit. */
export const peerLevels = ['catalog_category_unit', 'catalog_unit', 'category_unit'] as const
export type PeerLevel = (typeof peerLevels)[number]

/** Least number of members of a group, the judged act included; below it the next wider level is tried, if any. */
const peerMembersMin = 9
const referenceMembersMin = 4

export interface PeerGroup {
  readonly level: PeerLevel
  /** All members, ascending: their prices are the reference. */
  readonly rows: Int32Array
  /** The members judged against it: those whose narrower group was too small, or all. */
  readonly judged: Int32Array
}

/** Whole-number key of an act's group at a level; acts of equal keys are peers. */
export function peerKey(data: Dataset, level: PeerLevel): (row: number) => number {
  const { catalog, category } = data.acts
  const ownUnit = unitOf(data)
  const units = data.size('unit') + 1
  const classes = data.size('category') + 1
  const unitAt = (row: number) => ownUnit(row) + 1
  switch (level) {
    case 'catalog_category_unit':
      return (row) => (catalog[row] * classes + category[row] + 1) * units + unitAt(row)
    case 'catalog_unit':
      return (row) => catalog[row] * units + unitAt(row)
    case 'category_unit':
      return (row) => category[row] * units + unitAt(row)
  }
}

/** Groups of acts that have a catalogue code; acts with too few peers under their code are judged in none. */
export function catalogGroups(data: Dataset, rows: Int32Array): PeerGroup[] {
  const { catalog, category } = data.acts
  const coded = pickRows(rows, (row) => catalog[row] >= 0)
  return groupRows(coded, peerKey(data, 'catalog_unit')).flatMap((item) => {
    const classes = groupRows(item, (row) => category[row] + 1)
    const own = classes.filter((members) => members.length >= peerMembersMin)
    const groups = own.map((members): PeerGroup => ({ level: 'catalog_category_unit', rows: members, judged: members }))
    const small = classes.filter((members) => members.length < peerMembersMin).flatMap((members) => [...members])
    if (small.length > 0 && item.length >= peerMembersMin)
      groups.push({ level: 'catalog_unit', rows: item, judged: Int32Array.from(small).sort() })
    return groups
  })
}

/** Groups by class and unit for the acts in `loose` that have no group of their own item; `rows` may be their peers. */
export function categoryGroups(data: Dataset, rows: Int32Array, loose: Int32Array): PeerGroup[] {
  const isLoose = new Uint8Array(data.acts.length)
  for (let at = 0; at < loose.length; at++) isLoose[loose[at]] = 1
  const classed = pickRows(rows, (row) => data.acts.category[row] >= 0)
  return groupRows(classed, peerKey(data, 'category_unit')).flatMap((members): PeerGroup[] => {
    const judged = members.length < referenceMembersMin ? noRows : keepMarkedRows(members, isLoose)
    return judged.length === 0 ? [] : [{ level: 'category_unit', rows: members, judged }]
  })
}

const noRows = new Int32Array(0)

/** Rows by key, a whole number from 0, in order of first appearance; rows keep their order. */
function groupRows(rows: Int32Array, key: (row: number) => number): Int32Array[] {
  const { length, starts, members } = groupKeys(gather(rows, key))
  const inOrder = members.map((at) => rows[at])
  return Array.from({ length }, (_, group) => inOrder.subarray(starts[group], starts[group + 1]))
}
