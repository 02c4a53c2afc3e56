// PA-20: a body whose contracts lack key fields (supplier, value, signature, end) far more often than those of others in the same
// source. What a source never publishes is missing for all alike and no finding.

import { DAY_ABSENT } from '../../dataset/dataset.ts'
import { defineShareOutlier } from '../forms/share-outlier.ts'

const fields = 4
/** By the fields that are missing. */
const tallies = [0, 1, 2, 3, 4].map((hits) => ({ trials: fields, hits }))

export const missingData = defineShareOutlier({
  id: 'PA-20',
  names: { organization: 'organization' },
  laws: ['Lei 12.527/2011, art. 8, §1, IV'],
  needs: ['acts.organization'],
  family: 'missing_data',
  kinds: ['contract'],
  by: 'organization',
  // Choice: of twenty contracts.
  trialsMin: 20 * fields,
  groupsMin: 8,
  excessMin: 0.1,
  confidenceMax: 0.4,
  riskShare: 0.05,
  factor: 'missing_fields',
  law: { law: 'Lei 12.527/2011', article: 'art. 8, §1, IV' },
  prepare({ acts }) {
    return {
      tallyOf(row) {
        const missing =
          Number(acts.supplier[row] < 0) +
          Number(Number.isNaN(acts.value[row])) +
          Number(acts.signing_day[row] === DAY_ABSENT) +
          Number(acts.end_day[row] === DAY_ABSENT)
        return tallies[missing]
      },
      stratumOf: (row) => acts.source[row],
    }
  },
})
