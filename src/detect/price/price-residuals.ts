// Price residuals: for each act the log price that its peers lead to expect, and what is left over.
// Fold judges whole peer groups; finalize adds what needs all groups: regions, pooled spread. Both keep to rows ascending,
// so that the number of partitions changes no bit.

import type { Dataset } from '../../domain/dataset.ts'
import { priorObservations, shrunkVariance } from '../../stats/shrunk-variance.ts'
import { studentTToNormal } from '../../stats/student-t-to-normal.ts'
import { gather } from '../gather.ts'
import { rowOrder } from '../row-order.ts'
import { membersByKey } from './members-by-key.ts'
import { type PeerGroup, peerLevels } from './peer-groups.ts'
import { fitPeerModel } from './peer-model.ts'
import { findGrades } from './price-grades.ts'
import { type PricedActs, pricedActs } from './priced-acts.ts'
import { regionEffects } from './region-effects.ts'
import { winsorizedVariance } from './winsorized-variance.ts'

/** What fold says of the judged members of its groups; columns of equal length. Survives msgpack. */
export interface GroupFits {
  readonly row: Int32Array
  /** Lowest row of the group: names it. */
  readonly group: Int32Array
  readonly members: Int32Array
  readonly level: Int32Array
  /** Log price in the middle of the group, and the effects in log points. */
  readonly center: Float64Array
  readonly grade: Float64Array
  readonly time: Float64Array
  readonly quantity: Float64Array
  readonly shift: Float64Array
  readonly residual: Float64Array
}

const wholeColumns = ['row', 'group', 'members', 'level'] as const
const floatColumns = ['center', 'grade', 'time', 'quantity', 'shift', 'residual'] as const

/** Fits the groups and lists their judged members. */
export function fitGroups(data: Dataset, groups: readonly PeerGroup[]): GroupFits {
  const count = groups.reduce((sum, group) => sum + group.judged.length, 0)
  const fits = emptyFits(count)
  const priced = pricedActs(data)
  let at = 0
  for (const group of groups) at = fitGroup(data, { group, priced }, { fits, at })
  return fits
}

function fitGroup(
  data: Dataset,
  { group, priced }: { readonly group: PeerGroup; readonly priced: PricedActs },
  target: { readonly fits: GroupFits; readonly at: number },
): number {
  const { acts } = data
  const { rows } = group
  const model = fitPeerModel({
    logPrice: gather(rows, (row) => Math.log(priced.unitPrice(row))),
    logQuantity: gather(rows, (row) => logOf(acts.quantity[row] as number)),
    years: gather(rows, (row) => priced.day(row) / 365.25),
  })
  const grade = findGrades(model.residual, {
    organization: (index) => acts.organization[rows[index] as number] as number,
    supplier: (index) => acts.supplier[rows[index] as number] as number,
  })
  const { fits } = target
  let at = target.at
  let judged = 0
  for (let i = 0; i < rows.length; i++) {
    if (rows[i] !== group.judged[judged]) continue
    judged++
    fits.row[at] = rows[i] as number
    fits.group[at] = rows[0] as number
    fits.members[at] = rows.length
    fits.level[at] = peerLevels.indexOf(group.level)
    fits.center[at] = model.center
    fits.grade[at] = grade[i] as number
    fits.time[at] = model.time[i] as number
    fits.quantity[at] = model.quantity[i] as number
    fits.shift[at] = model.shift[i] as number
    fits.residual[at++] = (model.residual[i] as number) - (grade[i] as number)
  }
  return at
}

/** Fits in order of their rows, with region effects taken out of the residual and the predictive spread of each. */
export interface PriceResiduals extends GroupFits {
  readonly length: number
  readonly region: Float64Array
  /** Standard deviation of a new member's log price around its expectation. */
  readonly sigma: Float64Array
  /** Distance from the expectation in spreads, as a standard normal: small groups have wider tails. */
  readonly z: Float64Array
}

/** Puts the fits of all groups together. */
export function joinResiduals(data: Dataset, parts: readonly GroupFits[]): PriceResiduals {
  const fits = sortByRow(parts, data.acts.length)
  const length = fits.row.length
  // A group of one class and the wider group of its item may begin with the same row.
  const byGroup = membersByKey(fits.group.map((first, i) => first * peerLevels.length + (fits.level[i] as number)))
  const spread = groupVariances(fits.residual, byGroup)
  const region = regionEffects(data, fits, (index) => spread[index] as number)
  const residual = fits.residual.map((value, i) => value - (region[i] as number))
  const variances = groupVariances(residual, byGroup)
  const sigma = new Float64Array(length)
  const z = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    const members = fits.members[i] as number
    sigma[i] = Math.sqrt((variances[i] as number) * (1 + 1 / members))
    z[i] = studentTToNormal((residual[i] as number) / (sigma[i] as number), priorObservations + members - 1)
  }
  return { ...fits, length, region, residual, sigma, z }
}

/**
 * Shrunk variance of each row's group. The groups' own scatter on the scale of logarithms, so their geometric mean is what a group
 * leans on (Smyth 2004); the arithmetic one is that of the few noisiest and hides what stands out in the others.
 */
function groupVariances(residual: Float64Array, byGroup: readonly Int32Array[]): Float64Array {
  const own = byGroup.map((indices) => winsorizedVariance(gather(indices, (i) => residual[i] as number)))
  let logs = 0
  for (let g = 0; g < own.length; g++) logs += Math.log(own[g] as number) * (byGroup[g] as Int32Array).length
  const pooled = Math.exp(logs / residual.length)
  const variances = new Float64Array(residual.length)
  for (let g = 0; g < own.length; g++) {
    const indices = byGroup[g] as Int32Array
    const shrunk = shrunkVariance({ variance: own[g] as number, count: indices.length }, pooled)
    for (const i of indices) variances[i] = shrunk
  }
  return variances
}

function sortByRow(parts: readonly GroupFits[], rowsMax: number): GroupFits {
  const order = rowOrder(
    parts.map((part) => part.row),
    rowsMax,
  )
  const sorted = emptyFits(order.length)
  for (const column of [...wholeColumns, ...floatColumns])
    order.arrange(
      parts.map((part) => part[column]),
      sorted[column],
    )
  return sorted
}

function emptyFits(count: number): GroupFits {
  return {
    row: new Int32Array(count),
    group: new Int32Array(count),
    members: new Int32Array(count),
    level: new Int32Array(count),
    center: new Float64Array(count),
    grade: new Float64Array(count),
    time: new Float64Array(count),
    quantity: new Float64Array(count),
    shift: new Float64Array(count),
    residual: new Float64Array(count),
  }
}

function logOf(quantity: number): number {
  return quantity > 0 ? Math.log(quantity) : Number.NaN
}
