// Distribution: how many values lie in each bin, so that records of later days can be held against those of a training.

import type { DriftStatus } from '../domain/generated/wire-types.ts'
import { populationStability, stabilityNoise } from '../stats/population-stability.ts'
import { quantileSorted } from '../stats/quantile.ts'

export interface Distribution {
  readonly name: string
  /** Of scores, or of a feature. */
  readonly of: 'feature' | 'score'
  /** Ascending bounds between the bins: one less than there are counts. */
  readonly edges: readonly number[]
  readonly counts: readonly number[]
}

export interface NamedValues {
  readonly name: string
  readonly of: Distribution['of']
  readonly values: Float64Array
}

const bins = 10

/** The distribution of values over their own tenths; equal bounds become one. */
export function distributionOf({ name, of, values }: NamedValues): Distribution {
  const sorted = values.slice().sort()
  const bounds = Array.from({ length: bins - 1 }, (_, at) => quantileSorted(sorted, (at + 1) / bins))
  const edges = [...new Set(bounds.filter((bound) => Number.isFinite(bound)))]
  return { name, of, edges, counts: countIn(edges, values) }
}

/** How many values lie below the first bound, from each bound on, and so forth. */
export function countIn(edges: readonly number[], values: Float64Array): readonly number[] {
  const counts = new Array<number>(edges.length + 1).fill(0)
  for (const value of values) {
    let [low, high] = [0, edges.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (value >= edges[middle]) low = middle + 1
      else high = middle
    }
    counts[low]++
  }
  return counts
}

export interface Drift {
  readonly name: string
  readonly of: Distribution['of']
  readonly status: DriftStatus
  /** Population-stability index; absent where there is too little to tell. */
  readonly psi?: number
  readonly trained_on: number
  readonly measured_on: number
}

/** Usual bounds (Lewis 1994; Siddiqi 2006): below the first nothing has shifted, from the second on much has. */
const driftBounds = { moderate: 0.1, major: 0.25 } as const

/** How far the counts of now lie from those of the training. */
export function driftOf({ name, of, counts }: Distribution, now: readonly number[]): Drift {
  const [trained_on, measured_on] = [sumOf(counts), sumOf(now)]
  const sizes = { name, of, trained_on, measured_on }
  const noise = stabilityNoise(counts.length, { expected: trained_on, actual: measured_on })
  // Equal populations would seem to have shifted: of so few nothing follows.
  if (trained_on === 0 || measured_on === 0 || noise > driftBounds.moderate)
    return { ...sizes, status: 'insufficient_data' }
  const psi = populationStability(counts, now)
  const status = psi >= driftBounds.major ? 'major' : psi >= driftBounds.moderate ? 'moderate' : 'stable'
  return { ...sizes, status, psi: Math.round(psi * 1e4) / 1e4 }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
