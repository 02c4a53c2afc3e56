// Extreme tail: the chance of a value beyond all ordinary ones, by the generalised Pareto law of what exceeds a high quantile (Pickands,
// "Statistical inference using extreme order statistics", Annals of Statistics, 1975). Scale and shape are read from the median and
// the upper quartile of the excesses, and again without the values of which not even one was to be expected, so that anomalies do not
// hide each other.

import { quantile } from '../../stats/quantile.ts'

/** Share of the positive values that is beyond the threshold. */
const extremeShare = 0.1
/** Choice: few excesses do not show a shape, so that it leans on so many of a heavy tail. */
const shapePrior = { excesses: 50, shape: 0.25 }
const scaleMin = 1
const passesMax = 5

export interface ExtremeTail {
  /** The value that a tenth of the positive ones exceed. */
  readonly threshold: number
  /** Chance that a value is at least so large; that of exceeding the threshold at or below it. */
  chanceOf(value: number): number
  /** The value that is exceeded with a chance; the threshold where the chance is larger than that of exceeding it. */
  valueOf(chance: number): number
}

/** The tail of values, zeros included in the chance; undefined where none of them is positive. */
export function fitExtremes(values: Int32Array): ExtremeTail | undefined {
  const positive = values.filter((value) => value > 0)
  if (positive.length === 0) return undefined
  const threshold = quantile(positive, 1 - extremeShare)
  const beyond = positive.filter((value) => value > threshold)
  const share = (beyond.length + 1) / (values.length + 1)
  let tail = toTail(beyond, { threshold, share })
  for (let [pass, known] = [1, beyond.length]; pass < passesMax; pass++) {
    const usual = beyond.filter((value) => tail.chanceOf(value) * values.length >= 1)
    if (usual.length === known) break
    tail = toTail(usual, { threshold, share })
    known = usual.length
  }
  return tail
}

function toTail(
  beyond: Int32Array,
  { threshold, share }: { readonly threshold: number; readonly share: number },
): ExtremeTail {
  const { scale, shape } = fitExcesses(Float64Array.from(beyond, (value) => value - threshold))
  return {
    threshold,
    chanceOf(value) {
      const excess = Math.max(0, value - threshold) / scale
      return share * (shape === 0 ? Math.exp(-excess) : (1 + shape * excess) ** (-1 / shape))
    },
    valueOf(chance) {
      const times = Math.max(1, share / chance)
      return threshold + scale * (shape === 0 ? Math.log(times) : (times ** shape - 1) / shape)
    },
  }
}

function fitExcesses(excesses: Float64Array): { readonly scale: number; readonly shape: number } {
  const { length } = excesses
  const [middle, upper] = [quantile(excesses, 0.5), quantile(excesses, 0.75)].map((value) =>
    Math.max(scaleMin, value || 0),
  )
  const measured = length === 0 || upper <= middle ? 0 : Math.log2((upper - middle) / middle)
  const leaning = (length * measured + shapePrior.excesses * shapePrior.shape) / (length + shapePrior.excesses)
  const shape = Math.min(1, Math.max(0, leaning))
  const scale = shape === 0 ? middle / Math.LN2 : (middle * shape) / (2 ** shape - 1)
  return { scale: Math.max(scaleMin, scale), shape }
}
