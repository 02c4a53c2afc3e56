// CO-06-AGAIN: emergency contracts of one body with one firm for one item that follow each other beyond the year from the first of
// them. Lei 14.133 art. 75 VIII bars a new contract with the firm on this ground; the STF admits one while the whole stays within the
// year (ADI 6890). Contracts with other firms are PA-16's.

import { codeTable } from '../../dataset/code-table.ts'
import { ABSENT_CODE } from '../../dataset/dataset.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { capRule } from '../evidence/legal-bound.ts'
import { deliveryDays, termDoubt } from '../evidence/term-doubt.ts'
import { ruleConfidence } from '../forms/act-rule.ts'
import { defineGroupTest } from '../forms/group-test.ts'
import { type EmergencyContract, emergencyRuns, lastEnd, needKeys } from '../views/law/emergency-runs.ts'
import { areEndsOfValidity } from '../views/law/emergency-terms.ts'

/** What a sum just beyond the year is worth: two emergencies may have had two causes. */
const tailConfidence = 0.5
/** Another cause is never ruled out by records. */
const longConfidence = ruleConfidence(0.92, 0)

export const sameFirmAgain = defineGroupTest({
  id: 'CO-06-AGAIN',
  names: { organization: 'organization', supplier: 'supplier' },
  laws: ['Lei 14.133/2021, art. 75, VIII', 'ADI 6890'],
  needs: ['acts.organization', 'acts.supplier', 'acts.legal_basis', 'acts.start_day', 'acts.end_day'],
  family: 'term',
  gravity: 'rule',
  phase: 'agent_analysis',
  partition: 'organization',
  fold(data, rows) {
    if (areEndsOfValidity(data)) return []
    const isNewLaw = codeTable(data, 'legal_basis', (text) => toLegalBasis(text)?.law === 14133)
    const needOf = needKeys(data)
    const { legal_basis, supplier } = data.acts
    const runs = emergencyRuns(data, rows, (row) => {
      const need = needOf(row)
      const isJudged = need !== undefined && supplier[row] !== ABSENT_CODE && isNewLaw(legal_basis[row]) === true
      return isJudged ? `${need} ${supplier[row]}` : undefined
    })
    return runs.filter((run) => run.length > 1 && lastEnd(run) > run[0].latest + deliveryDays)
  },
  weigh: (runs: readonly (readonly EmergencyContract[])[]) =>
    runs.map((run) => {
      const doubt = termDoubt(lastEnd(run) - run[0].latest)
      const confidence = longConfidence - (longConfidence - tailConfidence) * doubt
      return { rows: run.map(({ row }) => row), run, confidence, sensitivity: 0 }
    }),
  describe({ run }, { value_cents }, data) {
    const [{ row, cap, start, latest }] = run
    const end = lastEnd(run)
    const organization = data.text('organization', data.acts.organization[row])
    const supplier = data.text('supplier', data.acts.supplier[row])
    return {
      group: `emergency again ${organization} ${supplier} ${start}`,
      statistic: { method: 'legal_limit', score: end - start, threshold: latest - start, sample_size: run.length },
      expected: { metric: 'contracts', observed: run.length, value: 1, counterfactual: 1 },
      rule: capRule(cap, start, 'suspect'),
      money_at_risk_cents: Math.round(value_cents / 2),
      factors: { term_over_cap: 0.6, same_supplier: 0.4 },
      facts: {
        organization,
        supplier,
        contracts: run.length,
        start_day: start,
        end_day: end,
        latest_end_day: latest,
        days: end - start,
        value_cents,
      },
    }
  },
})
