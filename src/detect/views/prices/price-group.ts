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
  /** Name of the group, and the facts of its text besides ratio and number of acts; `row` is any of its members. */
  describe(group: number, row: number): { readonly name: string; readonly facts: Candidate['facts'] }
}

/** What holds of a significant group, whatever is selected of it. */
export type DearGroup = Pick<
  Candidate,
  'detector' | 'group' | 'confidence' | 'sensitivity' | 'statistic' | 'expected' | 'factors' | 'facts'
> & { readonly rows: readonly number[]; readonly ratio: number }

/** The groups that are significant over all groups tested. */
export function dearGroups({ residuals, groups }: Tested, kind: PriceGroupKind): readonly DearGroup[] {
  const honest = honestVariance(groups)
  const found: DearGroup[] = []
  for (let group = 0; group < groups.value.length; group++) {
    const markup = groups.markup[group]
    const score = groups.value[group] / Math.sqrt(1 / groups.precision[group] + honest)
    if (!(score >= scoreMin) || markup < Math.log(outlierRatioMin)) continue
    const pValue = normalTail(score)
    const rows = Array.from(groups.membersOf(group), (index) => residuals.row[index])
    const [first] = rows
    if (first === undefined) continue
    const ratio = Math.exp(markup)
    const { name, facts } = kind.describe(group, first)
    found.push({
      ...{ detector: kind.detector, group: name, rows, ratio },
      confidence: chanceConfidence(pValue * groups.value.length),
      sensitivity: Math.min(1, Math.max(groupSensitivity(pValue), kind.floorAtZero - ratio)),
      statistic: { method: kind.method, score, threshold: scoreMin, sample_size: rows.length, p_value: pValue },
      expected: { metric: 'unit_price_ratio', observed: ratio, value: 1 },
      factors: { [kind.factor]: markup },
      facts: { ratio, acts: rows.length, ...facts },
    })
  }
  return found
}

/** Candidates for the groups of which an act is selected. */
export function dearGroupCandidates(
  data: Dataset,
  groups: readonly DearGroup[],
  context: DetectionContext,
): readonly Candidate[] {
  return groups.flatMap(({ rows, ratio, ...told }): Candidate[] => {
    const members = selectMembers(rows, data, context)
    if (members === undefined) return []
    const { row, related, value_cents } = members
    const money_at_risk_cents = Math.max(0, Math.round(value_cents * (1 - 1 / ratio)))
    return [
      { ...told, type: 'price_anomaly', row, related, family: 'unit_price', gravity: 'group', money_at_risk_cents },
    ]
  })
}

export interface Tested {
  readonly residuals: PriceResiduals
  /** All groups of the kind, ordinary ones too. */
  readonly groups: PriceGroups
}

/**
 * Variance of the estimates between ordinary groups beyond their sampling variance: groups differ by distance and terms, however many
 * acts they have. It is the median of estimate² / median(χ²₁) less the sampling variance.
 */
function honestVariance({ value, precision }: PriceGroups): number {
  const excess = median(value.map((each, group) => each ** 2 / chiSquareMedian - 1 / precision[group]))
  return (Math.max(0, excess || 0) * value.length) / (value.length + priorGroups)
}
