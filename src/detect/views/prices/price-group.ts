// Price groups: acts whose prices are too high together, though no single price need be an outlier. All kinds of group share one test:
// an estimate in log points, against its sampling variance and the variance between ordinary groups of its kind.

import type { Dataset } from '../../../dataset/dataset.ts'
import type { Candidate } from '../../../domain/finding.ts'
import { median } from '../../../stats/median.ts'
import { normalTail } from '../../../stats/normal-tail.ts'
import type { DetectionContext } from '../../detector.ts'
import { chanceConfidence, groupSensitivity } from '../../evidence/chance-confidence.ts'
import { selectMembers } from '../../evidence/group-members.ts'
import { outlierRatioMin } from './price-finding.ts'
import type { PriceResiduals } from './price-residuals.ts'

/** Least score of a reported group at sensitivity 1. */
const scoreMin = 2
const chiSquareMedian = 0.4549
/** Choice: pseudo-count of groups without variance between them, since few groups do not show that variance. */
const priorGroups = 10

/** Groups in columns of equal length, each with an estimate in log points and the inverse of its sampling variance. */
export interface PriceGroups {
  readonly value: Float64Array
  readonly precision: Float64Array
  /** Log points by which the members cost more than expected. */
  readonly markup: Float64Array
  /** Members, as positions in the residuals, ascending; called for groups of high markup. */
  membersOf(group: number): Int32Array
}

/** The report of one kind of group. */
export interface PriceGroupKind {
  readonly detector: string
  readonly method: string
  readonly factor: string
  /** Effect-size floor: least ratio less sensitivity; 2.2 is what single prices have (docs/detection.md#sensitivity). */
  readonly floorAtZero: number
  /** Name of the group, and the facts of its text besides ratio and number of acts; `row` is one of its members. */
  describe(group: number, row: number): { readonly name: string; readonly facts: Candidate['facts'] }
}

/** Candidates for the groups that are significant over all groups tested. */
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
  /** All groups of the kind, ordinary ones too. */
  readonly groups: PriceGroups
  readonly context: DetectionContext
}

/**
 * Variance of the estimates between ordinary groups beyond their sampling variance: groups differ by distance and terms, however many
 * acts they have. It is the median of estimate² / median(χ²₁) less the sampling variance.
 */
function honestVariance({ value, precision }: PriceGroups): number {
  const excess = median(value.map((each, group) => each ** 2 / chiSquareMedian - 1 / precision[group]))
  return (Math.max(0, excess || 0) * value.length) / (value.length + priorGroups)
}
