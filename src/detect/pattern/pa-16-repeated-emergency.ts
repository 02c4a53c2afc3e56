// PA-16: emergency awards of one body for one item within a year. The law bars to contract the same firm again on the same ground
// (Lei 14.133 art. 75 VIII; STF, ADI 6890, reads it within the year), and an emergency that comes back was no surprise.

import { codeTable } from '../../dataset/code-table.ts'
import { ABSENT_CODE, type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { isEmergency, toLegalBasis } from '../../domain/legal-basis.ts'
import { rareConfidence } from '../evidence/rarity.ts'
import { defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'

const windowDays = 365
/** Awards of one day are lots of one emergency. */
const daysApartMin = 15

export const repeatedEmergency = defineGroupTest({
  id: 'PA-16',
  names: { organization: 'organization', item: 'item' },
  laws: ['Lei 14.133/2021, art. 75, VIII'],
  needs: ['acts.organization', 'acts.catalog', 'acts.legal_basis', 'acts.signing_day'],
  family: 'repeated_emergency',
  partition: 'organization',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const isUrgent = codeTable(data, 'legal_basis', (text) => {
      const basis = toLegalBasis(text)
      return basis !== undefined && isEmergency(basis)
    })
    const { organization, catalog, legal_basis, signing_day } = data.acts
    const items = data.size('catalog')
    const urgent = groupBy(rows, (row) => {
      const [body = ABSENT_CODE, item = ABSENT_CODE] = [organization[row], catalog[row]]
      if (body < 0 || item < 0 || !isUrgent(legal_basis[row]) || !isDay(signing_day[row])) return undefined
      return isAwarded(row) ? body * items + item : undefined
    })
    const groups = [...urgent.values()].flatMap((acts) => repeats(acts, data))
    const judged = [...urgent.values()].reduce((sum, acts) => sum + acts.length, 0)
    return { groups, count: { judged, flagged: groups.reduce((sum, acts) => sum + acts.length, 0) } }
  },
  weigh: ({ groups, count }, { acts: { supplier } }) =>
    groups.map((rows) => {
      const firms = new Set(rows.map((row) => supplier[row]))
      const isSameFirm = firms.size < rows.length && !firms.has(ABSENT_CODE)
      const own = Math.min(0.5, (isSameFirm ? 0.35 : 0.2) + 0.05 * (rows.length - 2))
      return { rows, firms: firms.size, isSameFirm, confidence: rareConfidence(own, count), sensitivity: 0.4 }
    }),
  describe({ rows, firms, isSameFirm }, { value_cents }, data) {
    const { organization, catalog, signing_day } = data.acts
    const [first = 0, last = 0] = [rows[0], rows.at(-1)]
    const body = data.text('organization', organization[first])
    const item = data.text('catalog', catalog[first])
    return {
      group: `emergency ${body} ${item} ${signing_day[first]}`,
      statistic: { method: 'repeated_emergency', score: rows.length, threshold: 2, sample_size: rows.length },
      expected: { metric: 'awards', observed: rows.length, value: 1, counterfactual: 1 },
      rule: { law: 'Lei 14.133/2021', article: 'art. 75, VIII', reference_day: signing_day[last], status: 'suspect' },
      money_at_risk_cents: value_cents / 4,
      factors: isSameFirm ? { repeated_emergency: 0.6, same_supplier: 0.4 } : { repeated_emergency: 1 },
      facts: {
        organization: body,
        item,
        awards: rows.length,
        firm_count: firms,
        first_day: signing_day[first],
        last_day: signing_day[last],
        value_cents,
      },
    }
  },
})

/** Runs of awards of which each came more than days and less than a year after the one before. */
function repeats(acts: readonly number[], { acts: { signing_day } }: Dataset): number[][] {
  const dayOf = (row: number) => signing_day[row]
  const sorted = [...acts].sort((a, b) => dayOf(a) - dayOf(b) || a - b)
  const runs: number[][] = []
  for (const row of sorted) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && dayOf(row) - dayOf(last) <= windowDays) run.push(row)
    else runs.push([row])
  }
  return runs.filter((run) => dayOf(run[run.length - 1]) - dayOf(run[0]) >= daysApartMin)
}
