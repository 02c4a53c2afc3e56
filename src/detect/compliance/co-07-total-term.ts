// CO-07-TOTAL: a contract that its amendments carry beyond the longest term that the law allows, extensions included: ten years for
// services and supplies (Lei 14.133 art. 107), six under Lei 8.666 (art. 57 II and §4). Gates as for the initial term (CO-07); what is
// contracted for a result lasts until it is there (Lei 14.133 art. 111).

import { codeTable } from '../../dataset/code-table.ts'
import { isDay, kindCodes } from '../../dataset/dataset.ts'
import { addMonths, monthsBetween } from '../../domain/days.ts'
import { type LegalBasis, lawName, toLegalBasis } from '../../domain/legal-basis.ts'
import { findObjectNature } from '../../domain/object-nature.ts'
import { findTermCap } from '../../domain/term-caps.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { defineActRule, ruleConfidence, shareOfValue } from '../forms/act-rule.ts'
import { runsToResult } from '../views/acts/result-contracts.ts'
import { amendmentSteps } from '../views/amendments/amendment-history.ts'

/** Choice: days beyond the cap that may be a way of counting. */
const graceDays = 31
/** Direct awards whose contracts may run for ten years (Lei 8.666 art. 57 V). */
const tenYearItems = ['IX', 'XIX', 'XXVIII', 'XXXI']

export const totalTerm = defineActRule({
  id: 'CO-07-TOTAL',
  laws: ['Lei 14.133/2021, art. 107', 'Lei 8.666/1993, art. 57, II, V e §4'],
  needs: ['acts.legal_basis', 'acts.kind', 'acts.start_day', 'amendments.new_end_day'],
  family: 'term',
  kinds: ['contract'],
  prepare(data) {
    const basisOf = codeTable(data, 'legal_basis', toLegalBasis)
    const natureOf = codeTable(data, 'category', findObjectNature)
    const isForResult = runsToResult(data)
    const { acts } = data
    return (row) => {
      const last = amendmentSteps(data, row).at(-1)
      const basis = basisOf(acts.legal_basis[row])
      const start = acts.start_day[row]
      if (last === undefined || basis === undefined || !isDay(start)) return undefined
      if (isForResult(row)) return undefined
      const kind = kindCodes[acts.kind[row]] ?? ''
      const cap = findTotalCap(basis, kind, natureOf(acts.category[row]))
      if (cap === undefined || last.endAfter <= acts.end_day[row]) return undefined
      const latest = addMonths(start, cap.months)
      if (last.endAfter <= latest + graceDays) return undefined
      const months = monthsBetween(start, last.endAfter)
      return {
        confidence: ruleConfidence(0.95, 0),
        statistic: { method: 'legal_limit', score: months, threshold: cap.months, sample_size: 1 },
        expected: atMost('end_day', last.endAfter, latest),
        rule: {
          law: lawName(basis.law),
          article: cap.article,
          reference_day: start,
          limit: cap.months,
          limit_unit: 'months',
          status: 'violation',
        },
        money_at_risk_cents: shareOfValue(data, row, 0.25),
        factors: { term_over_cap: 1 },
        facts: { start_day: start, end_day: last.endAfter, months, limit_months: cap.months, latest_end_day: latest },
      }
    }
  },
})

/** Where the initial term has the cap of continuous services; records do not distinguish the longer ones of Lei 14.133 art. 108 and 114. */
function findTotalCap(
  basis: LegalBasis,
  kind: string,
  nature: ReturnType<typeof findObjectNature>,
): { readonly months: number; readonly article: string } | undefined {
  const initial = findTermCap(basis, { kind, nature })
  if (initial === undefined || initial.amount !== 60) return undefined
  if (basis.law === 8666 && basis.article === 24 && tenYearItems.includes(basis.item ?? ''))
    return { months: 120, article: 'art. 57, V' }
  if (basis.law === 8666) return { months: 72, article: 'art. 57, II e §4' }
  return basis.law === 14133 ? { months: 120, article: 'art. 107' } : undefined
}
