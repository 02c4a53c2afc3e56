// Price levels of regions, shrunk towards 0.

import type { Dataset } from '../../../dataset/dataset.ts'

/** Prior: regions seldom differ by more than 10 %; a region of few acts shrinks towards 0. */
const regionSigma = 0.1
const clipScales = 2

/** The price level of each region in log points, by its code. */
export function regionEffects(
  data: Dataset,
  { row, residual }: { readonly row: Int32Array; readonly residual: Float64Array },
  variance: (index: number) => number,
): Float64Array {
  const precision = new Float64Array(data.size('region')).fill(1 / regionSigma ** 2)
  const sum = new Float64Array(precision.length)
  for (let i = 0; i < row.length; i++) {
    const region = data.acts.region[row[i]]
    if (region < 0) continue
    const own = variance(i)
    const scale = clipScales * Math.sqrt(own)
    sum[region] = sum[region] + Math.max(-scale, Math.min(scale, residual[i])) / own
    precision[region] = precision[region] + 1 / own
  }
  return sum.map((value, region) => value / precision[region])
}
