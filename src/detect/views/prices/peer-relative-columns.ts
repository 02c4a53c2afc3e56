// Peer-relative columns: the distance of an act from the median of its peer group, in spreads, one column for each property.

import { childRange, childStarts } from '../../../dataset/child-rows.ts'
import { type Dataset, isDay } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { finiteValues } from '../../../stats/finite-values.ts'
import { medianInPlace } from '../../../stats/median.ts'
import { madToSigma } from '../../../stats/median-absolute-deviation.ts'
import { pricedActs } from './priced-acts.ts'

/** Distances are clipped at this many spreads. */
const spreadsMax = 10
/** Least spread of any property, so that a small difference among equal values is not extreme. */
const spreadMin = 0.05
const knownMin = 8

/** Names of the properties, in the order of the columns. */
export const peerProperties = ['unit_price', 'quantity', 'discount', 'bids', 'bid_gap', 'term', 'additions'] as const

/** The properties of some acts, one column each; NaN where unknown. */
export function peerColumns(data: Dataset): (rows: Int32Array) => readonly Float64Array[] {
  const { value, quantity, estimated_value, start_day, end_day } = data.acts
  const priced = pricedActs(data)
  return (rows) => [
    gather(rows, (row) => Math.log(priced.unitPrice(row))),
    gather(rows, (row) => Math.log(quantity[row])),
    gather(rows, (row) => Math.log(estimated_value[row] / value[row])),
    ...bidColumns(data, rows),
    gather(rows, (row) => {
      const [start, end] = [start_day[row], end_day[row]]
      return isDay(start) && isDay(end) ? Math.log(end - start + 1) : Number.NaN
    }),
    gather(rows, (row) => Math.log1p(Math.max(0, addedCents(data, row)) / value[row])),
  ]
}

/** Turns one group's values of a property into spreads from the group's median, in place; unknown values become 0. */
export function toSpreads(values: Float64Array): void {
  const known = finiteValues(values)
  if (known.length < knownMin) {
    values.fill(0)
    return
  }
  const middle = medianInPlace(known)
  for (let i = 0; i < known.length; i++) known[i] = Math.abs(known[i] - middle)
  const spread = Math.max(spreadMin, madToSigma * medianInPlace(known))
  for (let i = 0; i < values.length; i++) {
    const distance = (values[i] - middle) / spread
    values[i] = Number.isFinite(distance) ? Math.max(-spreadsMax, Math.min(spreadsMax, distance)) : 0
  }
}

/** Logarithms of the number of valid bids, and of the second lowest over the lowest bid; NaN where there are too few. */
function bidColumns({ bids }: Dataset, rows: Int32Array): readonly [Float64Array, Float64Array] {
  const starts = childStarts(bids.parent)
  const [counts, gaps] = [new Float64Array(rows.length), new Float64Array(rows.length)]
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    const end = starts[row + 1] ?? bids.length
    let [lowest, second, count] = [Number.NaN, Number.NaN, 0]
    for (let i = starts[row] ?? bids.length; i < end; i++) {
      const value = bids.value[i]
      if (bids.status[i] !== 0 || !(value > 0)) continue
      count++
      if (!(value >= lowest)) [lowest, second] = [value, lowest]
      else if (!(value >= second)) second = value
    }
    counts[at] = count === 0 ? Number.NaN : Math.log(count)
    gaps[at] = Math.log(second / lowest)
  }
  return [counts, gaps]
}

function addedCents({ amendments }: Dataset, row: number): number {
  const [first, end] = childRange(amendments.parent, row)
  let sum = 0
  for (let i = first; i < end; i++) sum += amendments.value_delta[i] || 0
  return sum
}
