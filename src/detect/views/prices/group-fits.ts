// Group fits: the fitted terms of whole peer groups, and a few bytes for each judged member, since there are millions. Effects that
// follow from an act's own data, such as that of its quantity, are computed on demand (price-effects.ts).

import type { Dataset } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { type PeerGroup, peerLevels } from './peer-groups.ts'
import { fitPeerModel, type PeerModel, shiftsMax } from './peer-model.ts'
import { findGrades, type Grades } from './price-grades.ts'
import { type PricedActs, pricedActs } from './priced-acts.ts'

/** Plain columns, which survive msgpack. Members are ordered by group. */
export interface GroupFits {
  /** For each group: its lowest row, which names it, its level, and its numbers of members and of judged members. */
  readonly first: Int32Array
  readonly level: Int32Array
  readonly members: Int32Array
  readonly judged: Int32Array
  /** `termsPerGroup` numbers for each group. */
  readonly terms: Float64Array
  /** For each judged member: its row, its grade (0 in a group without grades, 1 lower, 2 higher) and its residual. */
  readonly row: Int32Array
  readonly grade: Uint8Array
  readonly residual: Float64Array
}

/** Offsets of the terms of a group: center, grades, mean and slope of log quantity and of years, start and effect of each shift. */
export const termAt = { center: 0, grade: 1, quantity: 3, time: 5, shifts: 7 } as const
export const termsPerGroup = termAt.shifts + 2 * shiftsMax

/** Fits the groups and lists their judged members. */
export function fitGroups(data: Dataset, groups: readonly PeerGroup[]): GroupFits {
  const fits = emptyFits(
    groups.length,
    groups.reduce((sum, group) => sum + group.judged.length, 0),
  )
  const priced = pricedActs(data)
  let at = 0
  groups.forEach((group, number) => {
    const { model, grades } = fitGroup(data, group, priced)
    fits.first[number] = group.rows[0]
    fits.level[number] = peerLevels.indexOf(group.level)
    fits.members[number] = group.rows.length
    fits.judged[number] = group.judged.length
    fits.terms.set(toTerms(model, grades), number * termsPerGroup)
    at = addMembers(fits, at, { group, model, grades })
  })
  return fits
}

interface GroupFit {
  readonly model: PeerModel
  readonly grades: Grades | undefined
}

function fitGroup({ acts }: Dataset, { rows }: PeerGroup, priced: PricedActs): GroupFit {
  const model = fitPeerModel({
    logPrice: gather(rows, (row) => Math.log(priced.unitPrice(row))),
    logQuantity: gather(rows, (row) => logQuantity(acts.quantity[row])),
    years: gather(rows, (row) => toYears(priced.day(row))),
  })
  const grades = findGrades(model.residual, {
    organization: (index) => acts.organization[rows[index]],
    supplier: (index) => acts.supplier[rows[index]],
  })
  return { model, grades }
}

/** Appends the judged members of a group; returns the position after the last one. */
function addMembers(
  fits: GroupFits,
  from: number,
  { group, model, grades }: GroupFit & { readonly group: PeerGroup },
): number {
  const { rows, judged } = group
  const levels = grades === undefined ? [0] : [0, ...grades.levels]
  let at = from
  for (let i = 0; i < rows.length; i++) {
    if (rows[i] !== judged[at - from]) continue
    const grade = grades === undefined ? 0 : grades.of[i]
    fits.row[at] = rows[i]
    fits.grade[at] = grade
    fits.residual[at++] = model.residual[i] - levels[grade]
  }
  return at
}

function toTerms({ center, quantity, time, shifts }: PeerModel, grades: Grades | undefined): readonly number[] {
  return [
    center,
    ...(grades?.levels ?? [0, 0]),
    quantity.mean,
    quantity.slope,
    time.mean,
    time.slope,
    ...shifts.flatMap(({ start, effect }) => [start, effect]),
  ]
}

/** Columns for so many groups and judged members; shifts are absent until they are set. */
function emptyFits(groups: number, judged: number): GroupFits {
  return {
    first: new Int32Array(groups),
    level: new Int32Array(groups),
    members: new Int32Array(groups),
    judged: new Int32Array(groups),
    terms: new Float64Array(groups * termsPerGroup),
    row: new Int32Array(judged),
    grade: new Uint8Array(judged),
    residual: new Float64Array(judged),
  }
}

/** NaN where the quantity is unknown. */
export function logQuantity(quantity: number): number {
  return quantity > 0 ? Math.log(quantity) : Number.NaN
}

export function toYears(day: number): number {
  return day / 365.25
}
