// Supplier markup: one supplier that charges one body more for everything. No single price needs to stand out.

import type { Dataset } from '../../domain/dataset.ts'
import type { Candidate } from '../../domain/finding.ts'
import { median } from '../../stats/median.ts'
import { normalTail } from '../../stats/normal-tail.ts'
import { chanceConfidence, groupSensitivity } from '../chance-confidence.ts'
import type { DetectionContext } from '../detector.ts'
import { gather } from '../gather.ts'
import { selectMembers } from '../group-members.ts'
import { membersByKey } from './members-by-key.ts'
import { peerLevels } from './peer-groups.ts'
import { outlierRatioMin } from './price-finding.ts'
import type { PriceResiduals } from './price-residuals.ts'
import { supplierLevels } from './supplier-levels.ts'

/** Acts between one supplier and one body before they are judged together (detection.md §4.2). */
const actsMin = 4
/** Score from which a pair is looked at when sensitivity is 1; their confidence says how little it is. */
const scoreMin = 2
/** A single act counts at most this many spreads: four acts that stand out together say more than one that is absurd. */
const clipSpreads = 3
const chiSquareMedian = 0.4549
/** Choice: few pairs say little about honest ones, so that many count as pairs that differ by chance alone. */
const priorPairs = 10

interface Pair {
  readonly indices: Int32Array
  /** Log points by which the pair's prices lie above the supplier's level, and what one over their variance would be by chance. */
  readonly markup: number
  readonly precision: number
}

/** Candidates for pairs of supplier and organisation whose prices are together too high for chance over all pairs tested. */
export function supplierMarkups(
  data: Dataset,
  residuals: PriceResiduals,
  context: DetectionContext,
): readonly Candidate[] {
  const pairs = judgedPairs(data, residuals)
  const honest = honestVariance(pairs)
  return pairs.flatMap((pair) => {
    const score = pair.markup / Math.sqrt(1 / pair.precision + honest)
    if (score < scoreMin || pair.markup < Math.log(outlierRatioMin)) return []
    return toCandidate(data, residuals, { pair, score, tests: pairs.length, context })
  })
}

function judgedPairs(data: Dataset, residuals: PriceResiduals): readonly Pair[] {
  const { supplier, organization } = data.acts
  const bodies = data.size('organization')
  const wide = peerLevels.indexOf('category_unit')
  const keys = gather(residuals.row, (row, i) => {
    const known = (supplier[row] as number) >= 0 && (organization[row] as number) >= 0 && residuals.level[i] !== wide
    return known ? (supplier[row] as number) * bodies + (organization[row] as number) : -1
  })
  const levelOf = supplierLevels((index) => supplier[residuals.row[index] as number] as number, residuals)
  return membersByKey(keys, actsMin)
    .filter((indices) => keys[indices[0] as number] !== -1)
    .map((indices) => measurePair(indices, residuals, levelOf(indices)))
}

/** The mean markup of a pair's acts, those of narrow spread weighing more, as they show it better. */
function measurePair(indices: Int32Array, { z, sigma }: PriceResiduals, level: number): Pair {
  let [sum, precision] = [0, 0]
  for (const index of indices) {
    const weight = 1 / (sigma[index] as number)
    sum += weight * Math.max(-clipSpreads, Math.min(clipSpreads, (z[index] as number) - level * weight))
    precision += weight ** 2
  }
  return { indices, markup: sum / precision, precision }
}

/**
 * Variance of the markups of honest pairs beyond chance: they differ by distance, terms and habit, however many acts they have.
 * Markup² over the median of χ² with one degree of freedom, less its variance by chance, has this as its median in every pair.
 */
function honestVariance(pairs: readonly Pair[]): number {
  const excess = median(pairs.map(({ markup, precision }) => markup ** 2 / chiSquareMedian - 1 / precision))
  return (Math.max(0, excess || 0) * pairs.length) / (pairs.length + priorPairs)
}

interface Judgement {
  readonly pair: Pair
  readonly score: number
  readonly tests: number
  readonly context: DetectionContext
}

function toCandidate(
  data: Dataset,
  residuals: PriceResiduals,
  { pair, score, tests, context }: Judgement,
): readonly Candidate[] {
  const pValue = normalTail(score)
  const rows = Array.from(pair.indices, (i) => residuals.row[i] as number)
  const members = selectMembers(rows, data, context)
  if (members === undefined) return []
  const ratio = Math.exp(pair.markup)
  const { supplier, organization } = data.acts
  const names = {
    supplier: data.text('supplier', supplier[members.row] as number),
    organization: data.text('organization', organization[members.row] as number),
  }
  return [
    {
      detector: 'PR-01-SUPPLIER',
      type: 'price_anomaly',
      row: members.row,
      related: members.related,
      group: `markup:${names.supplier}:${names.organization}`,
      family: 'unit_price',
      confidence: chanceConfidence(pValue * tests),
      sensitivity: Math.min(1, Math.max(groupSensitivity(pValue), 2.2 - Math.exp(pair.markup))),
      gravity: 'group',
      statistic: {
        method: 'group_mean_z',
        score,
        threshold: scoreMin,
        sample_size: rows.length,
        p_value: pValue,
      },
      expected: { metric: 'unit_price_ratio', observed: ratio, value: 1 },
      money_at_risk_cents: Math.max(0, Math.round(members.value_cents * (1 - 1 / ratio))),
      factors: { supplier_markup: Math.log(ratio) },
      facts: { ratio, acts: rows.length, ...names },
    },
  ]
}
