// Group fits: what the fold says of whole peer groups, and of their judged members no more than a few bytes each, since there are
// millions. What an act's own data tell again, such as the effect of its quantity, is worked out when it is asked for.

import type { Dataset } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { type PeerGroup, peerLevels } from './peer-groups.ts'
import { fitPeerModel, type PeerModel, shiftsMax } from './peer-model.ts'
import { findGrades, type Grades } from './price-grades.ts'
import { type PricedActs, pricedActs } from './priced-acts.ts'

/** Survives msgpack. The members stand group after group. */
export interface GroupFits {
  /** Of each group: its lowest row, which names it, its level, how many members it has, and how many of them are judged. */
  readonly first: Int32Array
  readonly level: Int32Array
  readonly members: Int32Array
  readonly judged: Int32Array
  /** Of each group `termsPerGroup` numbers. */
  readonly terms: Float64Array
  /** Of each judged member: 0 where its group has no grades, 1 for the lower, 2 for the higher. */
  readonly row: Int32Array
  readonly grade: Uint8Array
  readonly residual: Float64Array
}

/** Where each term of a group stands: center, grades, mean and slope of log quantity and of years, start and effect of each shift. */
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

interface Fit {
  readonly model: PeerModel
  readonly grades: Grades | undefined
}

function fitGroup({ acts }: Dataset, { rows }: PeerGroup, priced: PricedActs): Fit {
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

/** The place after the last member. */
function addMembers(
  fits: GroupFits,
  from: number,
  { group, model, grades }: Fit & { readonly group: PeerGroup },
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

/** Columns for so many groups and judged members; a group's shifts are none until they are set. */
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

/** NaN where it is not known. */
export function logQuantity(quantity: number): number {
  return quantity > 0 ? Math.log(quantity) : Number.NaN
}

export function toYears(day: number): number {
  return day / 365.25
}
