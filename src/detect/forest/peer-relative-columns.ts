// Peer-relative columns: how far an act lies from the acts for the same thing, in spreads, one column a property.

import { type Dataset, isDay } from '../../domain/dataset.ts'
import { median } from '../../stats/median.ts'
import { madToSigma, medianAbsoluteDeviation } from '../../stats/median-absolute-deviation.ts'
import { childRange } from '../child-rows.ts'
import { pricedActs } from '../price/priced-acts.ts'

/** Beyond ten spreads an act is as odd as can be; further out tells nothing more. */
const spreadsMax = 10
/** Least spread of any property, so that equal values do not make the smallest difference extreme. */
const spreadMin = 0.05
const knownMin = 8

/** Names of the properties, in the order of the columns. */
export const peerProperties = ['unit_price', 'quantity', 'discount', 'bids', 'bid_gap', 'term', 'additions'] as const

/** Reads the properties of an act; NaN where a source does not say. */
export function peerProperty(data: Dataset): (row: number) => readonly number[] {
  const { acts } = data
  const priced = pricedActs(data)
  return (row) => {
    const value = acts.value[row] as number
    const [lowest, second, bids] = lowestBids(data, row)
    const [start, end] = [acts.start_day[row] as number, acts.end_day[row] as number]
    return [
      Math.log(priced.unitPrice(row)),
      Math.log(acts.quantity[row] as number),
      Math.log((acts.estimated_value[row] as number) / value),
      bids === 0 ? Number.NaN : Math.log(bids),
      Math.log(second / lowest),
      isDay(start) && isDay(end) ? Math.log(end - start + 1) : Number.NaN,
      Math.log1p(Math.max(0, addedCents(data, row)) / value),
    ]
  }
}

/** Turns one group's values of a property into spreads from the group's median, in place; what is not known counts as ordinary, 0. */
export function toSpreads(values: Float64Array): void {
  const known = values.reduce((count, value) => count + (Number.isFinite(value) ? 1 : 0), 0)
  const middle = median(values)
  const spread = Math.max(spreadMin, madToSigma * medianAbsoluteDeviation(values, middle))
  for (let i = 0; i < values.length; i++) {
    const distance = ((values[i] as number) - middle) / spread
    const clipped = Math.max(-spreadsMax, Math.min(spreadsMax, distance))
    values[i] = known >= knownMin && Number.isFinite(distance) ? clipped : 0
  }
}

/** The two lowest valid bids in cents (NaN when there are fewer) and the number of valid bids. */
function lowestBids({ bids }: Dataset, row: number): readonly [number, number, number] {
  const [first, end] = childRange(bids.parent, row)
  let [lowest, second, count] = [Number.NaN, Number.NaN, 0]
  for (let i = first; i < end; i++) {
    const value = bids.value[i] as number
    if (bids.status[i] !== 0 || !(value > 0)) continue
    count++
    if (!(value >= lowest)) [lowest, second] = [value, lowest]
    else if (!(value >= second)) second = value
  }
  return [lowest, second, count]
}

function addedCents({ amendments }: Dataset, row: number): number {
  const [first, end] = childRange(amendments.parent, row)
  let sum = 0
  for (let i = first; i < end; i++) sum += amendments.value_delta[i] || 0
  return sum
}
