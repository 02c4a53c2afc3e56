// CO-02: a supplier whose registration had ended or was suspended before the act. Gate: the day of the status must be known and
// before the act, for most "inactive company" hits are companies that closed afterwards. Not listed is not inactive.

import { codeTable } from '../../dataset/code-table.ts'
import { DAY_ABSENT, isDay } from '../../dataset/dataset.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { toPlainText } from '../../domain/object-nature.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { defineActRule, ruleConfidence, shareOfValue } from '../forms/act-rule.ts'

const inactive = /^(?:baixada|inapta|suspensa|nula)\b/
/** A merged firm has a successor, which performs its contracts: its status alone shows nothing. */
const merged = /\bincorporac|\bfusao\b|\bcisao\b|\bincorporada\b/
/** Choice: what is left of the confidence. */
const mergedShare = 0.3

export const inactiveCompany = defineActRule({
  id: 'CO-02',
  restsOn: [{ table: 'suppliers' }],
  laws: ['Lei 14.133/2021, art. 68, I'],
  isFactWithoutLaw: true,
  needs: [
    'acts.signing_day',
    ['acts.supplier_status', 'suppliers.status'],
    ['acts.supplier_status_day', 'suppliers.status_day'],
  ],
  family: 'inactive_company',
  kinds: ['contract', 'award'],
  prepare(data) {
    const { acts } = data
    const inactiveStatus = codeTable(data, 'status', (text) =>
      inactive.test(toPlainText(text)) || merged.test(toPlainText(text)) ? text : undefined,
    )
    const registered = registeredStatuses(data)
    return (row) => {
      const own = acts.supplier_status[row]
      const known = own >= 0 ? undefined : registered.get(acts.supplier[row])
      const day = own >= 0 ? acts.supplier_status_day[row] : (known?.day ?? DAY_ABSENT)
      const status = inactiveStatus(own >= 0 ? own : known?.status)
      const signing = acts.signing_day[row]
      const actDay = isDay(signing) ? signing : acts.award_day[row]
      if (status === undefined || !isDay(day) || !isDay(actDay) || day >= actDay) return undefined
      // A suspension may have been lifted by the day of the act and come back later; the day of a result is that on which it was
      // made known, and the firm may have been judged, and even have delivered, while it was active.
      const doubts = (toPlainText(status).startsWith('suspensa') ? 5 : 0) + (isDay(signing) ? 0 : 6)
      const share = merged.test(toPlainText(status)) ? mergedShare : 1
      return {
        confidence: ruleConfidence(0.97, doubts) * share,
        statistic: { method: 'status_before_act', score: actDay - day, threshold: 0, sample_size: 1 },
        expected: atMost('act_day', actDay, day),
        rule: { law: 'Lei 14.133/2021', article: 'art. 68, I', reference_day: actDay, status: 'suspect' },
        money_at_risk_cents: shareOfValue(data, row, 1),
        factors: { inactive_before_act: 1 },
        facts: {
          supplier_status: status,
          status_day: day,
          act_day: actDay,
          act_date: isDay(signing) ? 'signing' : 'award',
          days_inactive: actDay - day,
          ...(share < 1 && { successor_doubt: 'merged' }),
        },
      }
    }
  },
})

const registeredStatuses = oncePerDataset(({ suppliers }) => {
  const found = new Map<number, { readonly status: number; readonly day: number }>()
  for (let at = 0; at < suppliers.length; at++) {
    const status = suppliers.status[at]
    const [firm, day] = [suppliers.supplier[at], suppliers.status_day[at]]
    // Where registers differ, the later status is the one in force.
    if (status >= 0 && day >= (found.get(firm)?.day ?? DAY_ABSENT)) found.set(firm, { status, day })
  }
  return found
})
