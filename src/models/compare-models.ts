// Comparison of two models on the same held-out worlds.

import type { ModelKind } from '../domain/generated/wire-types.ts'
import { limits } from '../limits.ts'
import { type BootstrapInterval, bootstrapMean } from '../stats/bootstrap-mean.ts'
import { primaryFigures } from './model.ts'

/** A figure of each world, by its name. */
export type FiguresByWorld = ReadonlyMap<string, number>

export interface ComparedModels {
  readonly figure: string
  readonly better: 'high' | 'low'
  /** By how much the first is better than the second: the mean over worlds, and its bootstrap interval. */
  readonly difference: BootstrapInterval
  /** `neither`: the interval holds 0, so that chance can be why they differ. */
  readonly verdict: 'first' | 'second' | 'neither'
  readonly worlds: readonly { readonly world: string; readonly first: number; readonly second: number }[]
}

/** Compares world by world, since some are harder than others; undefined where they have fewer than two in common. */
export function compareModels(
  kind: ModelKind,
  [first, second]: readonly [FiguresByWorld, FiguresByWorld],
): ComparedModels | undefined {
  const { figure, better } = primaryFigures[kind]
  const worlds = [...first].flatMap(([world, value]) => {
    const other = second.get(world)
    const isMeasured = other !== undefined && Number.isFinite(value) && Number.isFinite(other)
    return isMeasured ? [{ world, first: value, second: other }] : []
  })
  if (worlds.length < 2) return undefined
  const gains = worlds.map(({ first, second }) => (better === 'high' ? first - second : second - first))
  const difference = bootstrapMean(gains, { seed: `compare ${kind}`, resamples: limits.modelResamples })
  const verdict = difference.low > 0 ? 'first' : difference.high < 0 ? 'second' : 'neither'
  return { figure, better, difference, verdict, worlds }
}
