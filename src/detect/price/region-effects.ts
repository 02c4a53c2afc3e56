import type { Dataset } from '../../domain/dataset.ts'
import { membersByKey } from './members-by-key.ts'

/** Regions seldom differ by more than 10 %; a region of few acts stays near 0. */
const regionSigma = 0.1
const clipScales = 2

/** Log points by which a region is dearer than others for the same things; 0 where the region is not known. */
export function regionEffects(
  data: Dataset,
  { row, residual }: { readonly row: Int32Array; readonly residual: Float64Array },
  variance: (index: number) => number,
): Float64Array {
  const effects = new Float64Array(row.length)
  const regions = row.map((act) => data.acts.region[act] as number)
  for (const members of membersByKey(regions)) {
    if ((regions[members[0] as number] as number) < 0) continue
    let precision = 1 / regionSigma ** 2
    let sum = 0
    for (const i of members) {
      const scale = clipScales * Math.sqrt(variance(i))
      sum += Math.max(-scale, Math.min(scale, residual[i] as number)) / variance(i)
      precision += 1 / variance(i)
    }
    for (const i of members) effects[i] = sum / precision
  }
  return effects
}
