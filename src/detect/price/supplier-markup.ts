// Supplier markup: one supplier that charges one body more for everything. No single price needs to stand out.

import type { Dataset } from '../../domain/dataset.ts'
import type { Candidate } from '../../domain/finding.ts'
import { median } from '../../stats/median.ts'
import { madToSigma, medianAbsoluteDeviation } from '../../stats/median-absolute-deviation.ts'
import { normalTail } from '../../stats/normal-tail.ts'
import { shrunkVariance } from '../../stats/shrunk-variance.ts'
import { chanceConfidence, groupSensitivity } from '../chance-confidence.ts'
import type { DetectionContext } from '../detector.ts'
import { gather } from '../gather.ts'
import { selectMembers } from '../group-members.ts'
import { membersByKey } from './members-by-key.ts'
import { peerLevels } from './peer-groups.ts'
import type { PriceResiduals } from './price-residuals.ts'

/** Acts between one supplier and one body before they are judged together, and the score from which they are (detection.md §4.2). */
const actsMin = 4
const scoreMin = 3.5
/** Standard error of a median of n standard normals is 1 / (.8 √n). */
const medianEfficiency = 0.8

interface Pair {
  readonly indices: Int32Array
  readonly score: number
}

/** Candidates for pairs of supplier and organisation whose median z is too high for chance over all pairs tested. */
export function supplierMarkups(
  data: Dataset,
  residuals: PriceResiduals,
  context: DetectionContext,
): readonly Candidate[] {
  const pairs = judgedPairs(data, residuals)
  const scores = pairs.map((pair) => pair.score)
  // Honest suppliers differ too: when the scores of all pairs spread wider than chance, so does the yardstick.
  const own = (madToSigma * medianAbsoluteDeviation(scores, 0)) ** 2
  const spread = Math.sqrt(Math.max(1, shrunkVariance({ variance: own, count: scores.length }, 1)))
  return pairs
    .map((pair) => ({ ...pair, score: pair.score / spread }))
    .filter((pair) => pair.score >= scoreMin)
    .flatMap((pair) => markup(data, residuals, { pair, tests: pairs.length, context }))
}

function judgedPairs(data: Dataset, residuals: PriceResiduals): readonly Pair[] {
  const { supplier, organization } = data.acts
  const bodies = data.size('organization')
  const wide = peerLevels.indexOf('category_unit')
  const keys = gather(residuals.row, (row, i) => {
    const known = (supplier[row] as number) >= 0 && (organization[row] as number) >= 0 && residuals.level[i] !== wide
    return known ? (supplier[row] as number) * bodies + (organization[row] as number) : -1
  })
  return membersByKey(keys)
    .filter((indices) => indices.length >= actsMin && keys[indices[0] as number] !== -1)
    .map((indices) => {
      const middle = median(gather(indices, (i) => residuals.z[i] as number))
      return { indices, score: middle * Math.sqrt(indices.length) * medianEfficiency }
    })
}

interface Judgement {
  readonly pair: Pair
  readonly tests: number
  readonly context: DetectionContext
}

function markup(data: Dataset, residuals: PriceResiduals, { pair, tests, context }: Judgement): readonly Candidate[] {
  const pValue = normalTail(pair.score)
  const rows = Array.from(pair.indices, (i) => residuals.row[i] as number)
  const members = selectMembers(rows, data, context)
  if (members === undefined) return []
  const ratio = Math.exp(median(gather(pair.indices, (i) => residuals.residual[i] as number)))
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
      sensitivity: groupSensitivity(pValue),
      gravity: 'group',
      statistic: {
        method: 'group_median_z',
        score: pair.score,
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
