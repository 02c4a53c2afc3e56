// Peer model of one group of comparable purchases: what the price should have been, given time, quantity and level.
// Robust: prices far off do not move it. Prices are logarithms; effects are log points and add up.

import { medianInPlace } from '../../stats/median.ts'
import { madToSigma } from '../../stats/median-absolute-deviation.ts'
import { addObservation, normalEquations, ridgeRegression } from '../../stats/ridge-regression.ts'
import { findLevelShift } from './level-shift.ts'

/** Log prices of a group, with log quantity and the day in years; NaN where unknown. */
export interface PeerSample {
  readonly logPrice: Float64Array
  readonly logQuantity: Float64Array
  readonly years: Float64Array
}

/** Effects per member, in log points; the expected log price is `center` + their sum. */
export interface PeerModel {
  readonly center: number
  readonly quantity: Float64Array
  readonly time: Float64Array
  readonly shift: Float64Array
  readonly residual: Float64Array
}

/** A slope needs 15 members, a level shift 30 (detection.md §4.2). */
const slopeMembersMin = 15
const shiftMembersMin = 30
const shiftsMax = 2
const passes = 4
/** Slopes seldom exceed .15 log points a year, or per unit of log quantity; small groups stay near 0. */
const slopeSigma = 0.1
const shiftSigma = 0.5

/** Fits center, quantity slope, time slope and level shifts; members without quantity or day take part without that term. */
export function fitPeerModel(sample: PeerSample): PeerModel {
  const count = sample.logPrice.length
  const columns: Float64Array[] = [new Float64Array(count).fill(1)]
  const sigmas = [Number.POSITIVE_INFINITY]
  if (count >= slopeMembersMin) {
    columns.push(centered(sample.logQuantity), centered(sample.years))
    sigmas.push(slopeSigma, slopeSigma)
  }
  let fit = fitRobustly(sample.logPrice, columns, sigmas)
  const slopes = columns.length
  while (count >= shiftMembersMin && columns.length < slopes + shiftsMax) {
    const start = findLevelShift(sample.years, fit.residual, fit.scale)
    if (start === undefined) break
    columns.push(sample.years.map((year) => (year >= start ? 1 : 0)))
    sigmas.push(shiftSigma)
    fit = fitRobustly(sample.logPrice, columns, sigmas)
  }
  const effect = (from: number, to: number) => sumEffects(columns, fit.coefficients, [from, to])
  return {
    center: fit.coefficients[0] as number,
    quantity: effect(1, Math.min(2, slopes)),
    time: effect(2, Math.min(3, slopes)),
    shift: effect(slopes, columns.length),
    residual: fit.residual,
  }
}

interface RobustFit {
  readonly coefficients: Float64Array
  readonly residual: Float64Array
  readonly scale: number
}

function fitRobustly(values: Float64Array, columns: readonly Float64Array[], sigmas: readonly number[]): RobustFit {
  const start = medianInPlace(values.slice())
  let residual: Float64Array = values.map((value) => value - start)
  let scale = robustScale(residual)
  let coefficients: Float64Array = new Float64Array(columns.length)
  for (let pass = 0; pass < passes; pass++) {
    coefficients = fitOnce(values, columns, { sigmas, residual, scale })
    const expected = sumEffects(columns, coefficients, [0, columns.length])
    residual = values.map((value, i) => value - (expected[i] as number))
    scale = robustScale(residual)
  }
  return { coefficients, residual, scale }
}

interface Previous {
  readonly sigmas: readonly number[]
  readonly residual: Float64Array
  readonly scale: number
}

function fitOnce(values: Float64Array, columns: readonly Float64Array[], previous: Previous): Float64Array {
  const sums = normalEquations(columns.length)
  const row = new Float64Array(columns.length)
  for (let i = 0; i < values.length; i++) {
    for (let c = 0; c < row.length; c++) row[c] = (columns[c] as Float64Array)[i] as number
    const weight = robustWeight((previous.residual[i] as number) / previous.scale)
    if (weight > 0) addObservation(sums, row, { value: values[i] as number, weight })
  }
  return ridgeRegression(
    sums,
    previous.sigmas.map((sigma) => (previous.scale / sigma) ** 2),
  )
}

/** Huber's weight up to 4 scales, nothing beyond: a unit mistaken by 100 must not pull at all. */
function robustWeight(distance: number): number {
  const size = Math.abs(distance)
  if (size <= 1.5) return 1
  return size > 4 ? 0 : 1.5 / size
}

/** Scale by MAD, never 0: half a percent is the least that prices vary. */
function robustScale(residual: Float64Array): number {
  const sizes = residual.map(Math.abs)
  return Math.max(madToSigma * medianInPlace(sizes), 0.005)
}

/** Differences from the mean of what is known; the unknown counts as average. */
function centered(values: Float64Array): Float64Array {
  let sum = 0
  let known = 0
  for (const value of values)
    if (Number.isFinite(value)) {
      sum += value
      known++
    }
  return values.map((value) => (Number.isFinite(value) ? value - sum / known : 0))
}

function sumEffects(
  columns: readonly Float64Array[],
  coefficients: Float64Array,
  [from, to]: readonly [number, number],
): Float64Array {
  const total = new Float64Array((columns[0] as Float64Array).length)
  for (let c = from; c < to; c++) {
    const column = columns[c] as Float64Array
    const coefficient = coefficients[c] as number
    for (let i = 0; i < total.length; i++) total[i] = (total[i] as number) + coefficient * (column[i] as number)
  }
  return total
}
