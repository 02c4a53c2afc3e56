// Price finding: the candidates for outlying unit prices.

import type { Dataset } from '../../../dataset/dataset.ts'
import { assertWantedAt } from '../../../dataset/wanted.ts'
import type { Candidate } from '../../../domain/finding.ts'
import { type PeerLevel, peerLevels } from './peer-groups.ts'
import { peerPrices } from './peer-prices.ts'
import { type PriceEffects, priceEffects } from './price-effects.ts'
import type { PriceReading } from './price-readings.ts'
import type { PriceResiduals } from './price-residuals.ts'
import { pricedActs } from './priced-acts.ts'
import { findUnitFactor } from './unit-factor.ts'

/** Least z and ratio of a reported price at sensitivity 1, and the z of its 90 % interval. */
export const outlierScoreMin = 2
export const outlierRatioMin = 1.2
const intervalScore = 1.645
/** Cap of the confidence where the reference spans several items (docs/detection.md#minima). */
const wideLevelConfidenceMax = 0.6

/** One residual to be reported, with its own confidence and the ceiling that the data allow. */
export interface PriceOutlier {
  readonly index: number
  readonly confidence: number
  readonly ceiling?: number
  /** What else the record may say, where peers explain it. */
  readonly reading?: PriceReading
}

/** Candidates for the outliers, with the expected price, its adjustments and the counterfactual price. */
export function priceFindings(
  data: Dataset,
  residuals: PriceResiduals,
  outliers: readonly PriceOutlier[],
): readonly Candidate[] {
  const priced = pricedActs(data)
  const effects = priceEffects(data, residuals)
  const levelOf = (index: number): PeerLevel => peerLevels[residuals.level[residuals.groupOf[index]]]
  const peersOf = peerPrices(
    data,
    outliers.map(({ index }) => ({ row: residuals.row[index], level: levelOf(index) })),
  )
  return outliers.map(({ index, confidence, ceiling = 1, reading }, at): Candidate => {
    assertWantedAt(at)
    const row = residuals.row[index]
    const residual = residuals.residual[index]
    const sigma = residuals.sigma[index]
    const z = residuals.z[index]
    const observed = priced.unitPrice(row)
    const expected = observed / Math.exp(residual)
    const peers = peersOf({ row, level: levelOf(index) })
    const threshold = Math.sign(residual) * Math.max(outlierScoreMin, Math.log(outlierRatioMin) / sigma)
    const said = reading === undefined ? unitVariant(residual, sigma) : readingVariant(data, row, reading)
    const cap = levelOf(index) === 'category_unit' ? wideLevelConfidenceMax : 1
    return {
      detector: said.detector,
      type: 'price_anomaly',
      row,
      related: [],
      family: 'unit_price',
      confidence: Math.min(confidence, cap),
      ceiling: Math.min(ceiling, cap),
      sensitivity: outlierSensitivity(z, residual),
      gravity: 'statistic',
      statistic: { method: 'shrunk_robust_z', score: z, threshold, sample_size: peers.count },
      expected: {
        metric: 'unit_price',
        observed,
        value: expected,
        ...priceInterval(expected, sigma),
        counterfactual: expected * Math.exp(threshold * sigma),
      },
      peers,
      money_at_risk_cents: Math.max(0, Math.round(data.acts.value[row] * (1 - Math.exp(-residual)))),
      factors: {
        ...effectsOf(effects, index, Math.log(peers.median)),
        region: residuals.regions[data.acts.region[row]] ?? 0,
        unexplained: residual,
      },
      facts: {
        ratio: Math.exp(residual),
        unit_price: observed,
        expected_unit_price: expected,
        ...said.facts,
      },
    }
  })
}

/** Which of the statements about a price it is, with the facts of its own. */
type Variant = Pick<Candidate, 'detector' | 'facts'>

function unitVariant(residual: number, sigma: number): Variant {
  const factor = findUnitFactor(residual, sigma)
  return factor === undefined
    ? { detector: 'PR-01', facts: {} }
    : { detector: 'PR-01-UNIT', facts: { unit_factor: factor } }
}

function readingVariant({ acts }: Dataset, row: number, { kind, factor }: PriceReading): Variant {
  if (kind === 'pack') return { detector: 'PR-01-UNIT', facts: { stated_pack: 1 / factor } }
  const { value, quantity, unit_price } = acts
  return {
    detector: 'PR-01-RECORD',
    facts: { value_cents: value[row], quantity: quantity[row], price_by_value: unit_price[row] * factor },
  }
}

/** The 90 % prediction interval. */
export function priceInterval(expected: number, sigma: number): { readonly low: number; readonly high: number } {
  return { low: expected * Math.exp(-intervalScore * sigma), high: expected * Math.exp(intervalScore * sigma) }
}

/** Smallest sensitivity that reports a price: effect floor 2.2 − s and z from 5 − 3s; never 0, which is for rules. */
function outlierSensitivity(z: number, residual: number): number {
  const size = Math.abs(residual)
  return Math.max(0.01, 2.2 - Math.exp(size), (5 - Math.abs(z)) / 3)
}

/** The additive parts of ln(observed / peer median) in log points; with region and residual they sum to it exactly. */
function effectsOf(effects: PriceEffects, index: number, logMedian: number): Record<string, number> {
  return {
    peer_center: effects.center(index) - logMedian,
    grade: effects.grade(index),
    time: effects.time(index),
    quantity: effects.quantity(index),
    level_shift: effects.shift(index),
  }
}
