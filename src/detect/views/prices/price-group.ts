// Price groups: acts whose prices are together too high though none of them need stand out. Every kind of group is judged alike: by
// an estimate in log points, against chance and against how much honest groups of its kind differ.

import type { Dataset } from '../../../dataset/dataset.ts'
import type { Candidate } from '../../../domain/finding.ts'
import { median } from '../../../stats/median.ts'
import { normalTail } from '../../../stats/normal-tail.ts'
import type { DetectionContext } from '../../detector.ts'
import { chanceConfidence, groupSensitivity } from '../../evidence/chance-confidence.ts'
import { selectMembers } from '../../evidence/group-members.ts'
import { outlierRatioMin } from './price-finding.ts'
import type { PriceResiduals } from './price-residuals.ts'

/** Score from which a group is looked at when sensitivity is 1; its confidence says how little it is. */
const scoreMin = 2
const chiSquareMedian = 0.4549
/** Choice: few groups say little about honest ones, so that many count as groups that differ by chance alone. */
const priorGroups = 10

/** Groups in columns of equal length, each with an estimate in log points, and what one over its variance would be by chance. */
export interface PriceGroups {
  readonly value: Float64Array
  readonly precision: Float64Array
  /** Log points by which the members cost more than expected. */
  readonly markup: Float64Array
  /** Members, as positions in the residuals, ascending; asked of groups of high markup. */
  membersOf(group: number): Int32Array
}

/** How one kind of group is reported. */
export interface PriceGroupKind {
  readonly detector: string
  readonly method: string
  readonly factor: string
  /** Ratio less sensitivity from which it matters: 2.2 is what single prices have (docs/detection.md#sensitivity). */
  readonly floorAtZero: number
  /** Name of the group, and what its text needs besides ratio and number of acts; `row` is one of its members. */
  describe(group: number, row: number): { readonly name: string; readonly facts: Candidate['facts'] }
}

/** Candidates for the groups that chance over all groups tested does not explain. */
export function priceGroupCandidates(
  data: Dataset,
  { residuals, groups, context }: Tested,
  kind: PriceGroupKind,
): readonly Candidate[] {
  const honest = honestVariance(groups)
  const candidates: Candidate[] = []
  for (let group = 0; group < groups.value.length; group++) {
    const markup = groups.markup[group]
    const score = groups.value[group] / Math.sqrt(1 / groups.precision[group] + honest)
    if (!(score >= scoreMin) || markup < Math.log(outlierRatioMin)) continue
    const pValue = normalTail(score)
    const rows = Array.from(groups.membersOf(group), (index) => residuals.row[index])
    const members = selectMembers(rows, data, context)
    if (members === undefined) continue
    const ratio = Math.exp(markup)
    const { name, facts } = kind.describe(group, members.row)
    candidates.push({
      detector: kind.detector,
      type: 'price_anomaly',
      row: members.row,
      related: members.related,
      group: name,
      family: 'unit_price',
      confidence: chanceConfidence(pValue * groups.value.length),
      sensitivity: Math.min(1, Math.max(groupSensitivity(pValue), kind.floorAtZero - ratio)),
      gravity: 'group',
      statistic: { method: kind.method, score, threshold: scoreMin, sample_size: rows.length, p_value: pValue },
      expected: { metric: 'unit_price_ratio', observed: ratio, value: 1 },
      money_at_risk_cents: Math.max(0, Math.round(members.value_cents * (1 - 1 / ratio))),
      factors: { [kind.factor]: markup },
      facts: { ratio, acts: rows.length, ...facts },
    })
  }
  return candidates
}

export interface Tested {
  readonly residuals: PriceResiduals
  /** All groups of the kind, honest ones too. */
  readonly groups: PriceGroups
  readonly context: DetectionContext
}

/**
 * Variance of the estimates of honest groups beyond chance: they differ by distance, terms and habit, however many acts they have.
 * Estimate² over the median of χ² with one degree of freedom, less its variance by chance, has this as its median in every group.
 */
function honestVariance({ value, precision }: PriceGroups): number {
  const excess = median(value.map((each, group) => each ** 2 / chiSquareMedian - 1 / precision[group]))
  return (Math.max(0, excess || 0) * value.length) / (value.length + priorGroups)
}
