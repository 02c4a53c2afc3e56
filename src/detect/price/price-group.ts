// Price groups: acts whose prices are together too high though none of them need stand out. Every kind of group is judged alike: by
// an estimate in log points, against chance and against how much honest groups of its kind differ.

import type { Dataset } from '../../domain/dataset.ts'
import type { Candidate } from '../../domain/finding.ts'
import { median } from '../../stats/median.ts'
import { normalTail } from '../../stats/normal-tail.ts'
import { chanceConfidence, groupSensitivity } from '../chance-confidence.ts'
import type { DetectionContext } from '../detector.ts'
import { selectMembers } from '../group-members.ts'
import { outlierRatioMin } from './price-finding.ts'
import type { PriceResiduals } from './price-residuals.ts'

/** Score from which a group is looked at when sensitivity is 1; its confidence says how little it is. */
const scoreMin = 2
/** A single act counts at most this many spreads: four acts that stand out together say more than one that is absurd. */
const clipSpreads = 3
const chiSquareMedian = 0.4549
/** Choice: few groups say little about honest ones, so that many count as groups that differ by chance alone. */
const priorGroups = 10

/** An estimate in log points, and what one over its variance would be by chance. */
export interface Estimate {
  readonly value: number
  readonly precision: number
}

export interface PriceGroup {
  /** Members, as positions in the residuals. */
  readonly indices: Int32Array
  readonly estimate: Estimate
  /** Log points by which the members cost more than expected. */
  readonly markup: number
}

/** How one kind of group is reported. */
export interface PriceGroupKind {
  readonly detector: string
  readonly method: string
  readonly factor: string
  /** Ratio less sensitivity from which it matters: 2.2 is what single prices have (detection.md §4.3). */
  readonly floorAtZero: number
  /** Name of the group, and what its text needs besides ratio and number of acts; `row` is one of its members. */
  describe(group: PriceGroup, row: number): { readonly name: string; readonly facts: Candidate['facts'] }
}

/** The mean markup of acts, those of narrow spread weighing more, as they show it better. */
export function meanMarkup(indices: Int32Array, { z, sigma }: PriceResiduals, level: number): Estimate {
  let [sum, precision] = [0, 0]
  for (const index of indices) {
    const weight = 1 / (sigma[index] as number)
    sum += weight * Math.max(-clipSpreads, Math.min(clipSpreads, (z[index] as number) - level * weight))
    precision += weight ** 2
  }
  return { value: sum / precision, precision }
}

/** Candidates for the groups that chance over all groups tested does not explain. */
export function priceGroupCandidates(
  data: Dataset,
  { residuals, groups, context }: Tested,
  kind: PriceGroupKind,
): readonly Candidate[] {
  const honest = honestVariance(groups)
  return groups.flatMap((group) => {
    const score = group.estimate.value / Math.sqrt(1 / group.estimate.precision + honest)
    if (!(score >= scoreMin) || group.markup < Math.log(outlierRatioMin)) return []
    const pValue = normalTail(score)
    const rows = Array.from(group.indices, (index) => residuals.row[index] as number)
    const members = selectMembers(rows, data, context)
    if (members === undefined) return []
    const ratio = Math.exp(group.markup)
    const { name, facts } = kind.describe(group, members.row)
    return [
      {
        detector: kind.detector,
        type: 'price_anomaly',
        row: members.row,
        related: members.related,
        group: name,
        family: 'unit_price',
        confidence: chanceConfidence(pValue * groups.length),
        sensitivity: Math.min(1, Math.max(groupSensitivity(pValue), kind.floorAtZero - ratio)),
        gravity: 'group',
        statistic: { method: kind.method, score, threshold: scoreMin, sample_size: rows.length, p_value: pValue },
        expected: { metric: 'unit_price_ratio', observed: ratio, value: 1 },
        money_at_risk_cents: Math.max(0, Math.round(members.value_cents * (1 - 1 / ratio))),
        factors: { [kind.factor]: group.markup },
        facts: { ratio, acts: rows.length, ...facts },
      },
    ]
  })
}

export interface Tested {
  readonly residuals: PriceResiduals
  /** All groups of the kind, honest ones too. */
  readonly groups: readonly PriceGroup[]
  readonly context: DetectionContext
}

/**
 * Variance of the estimates of honest groups beyond chance: they differ by distance, terms and habit, however many acts they have.
 * Estimate² over the median of χ² with one degree of freedom, less its variance by chance, has this as its median in every group.
 */
function honestVariance(groups: readonly PriceGroup[]): number {
  const excess = median(groups.map(({ estimate }) => estimate.value ** 2 / chiSquareMedian - 1 / estimate.precision))
  return (Math.max(0, excess || 0) * groups.length) / (groups.length + priorGroups)
}
