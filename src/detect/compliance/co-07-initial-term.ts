// CO-07: an initial term longer than the law allows (five years, art. 106). Works last as long as their scope needs (art. 111),
// and monopolies, leases and concessions have other rules: no verdict there. Where an amendment moved the end and the record's end is
// the moved one, the initial term is not known.

import { childRange } from '../../dataset/child-rows.ts'
import { codeTable } from '../../dataset/code-table.ts'
import { DAY_ABSENT, type Dataset, isDay, kindCodes } from '../../dataset/dataset.ts'
import { addMonths, monthsBetween } from '../../domain/days.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { findObjectNature } from '../../domain/object-nature.ts'
import { findTermCap, type TermCap } from '../../domain/term-caps.ts'
import { atMost, capRule } from '../evidence/legal-bound.ts'
import { type Breach, defineActRule, ruleConfidence, shareOfValue } from '../forms/act-rule.ts'

/** Choice: a contract whose start is not on record may have begun so many days after its signature. */
const unseenStartDays = 31

export const initialTerm = defineActRule({
  id: 'CO-07',
  laws: ['Lei 14.133/2021, art. 106', 'Lei 8.666/1993, art. 57, II', 'Lei 13.303/2016, art. 71'],
  needs: ['acts.legal_basis', 'acts.kind', ['acts.start_day', 'acts.signing_day'], 'acts.end_day'],
  family: 'term',
  kinds: ['contract'],
  prepare(data) {
    const basisOf = codeTable(data, 'legal_basis', toLegalBasis)
    const natureOf = codeTable(data, 'category', findObjectNature)
    return (row) => {
      const basis = basisOf(data.acts.legal_basis[row])
      const term = basis && findInitialTerm(data, row)
      if (basis === undefined || term === undefined) return undefined
      const kind = kindCodes[data.acts.kind[row]] ?? ''
      const cap = findTermCap(basis, { kind, nature: natureOf(data.acts.category[row]) })
      // No month has fewer than 28 days: most terms need no calendar.
      if (cap === undefined || term.end - term.start <= 28 * cap.amount) return undefined
      const slack = term.from === 'start' ? 0 : unseenStartDays
      if (term.end <= addMonths(term.start, cap.amount) + slack) return undefined
      return toBreach(term, { cap, money: shareOfValue(data, row, 0.25) })
    }
  },
})

interface Term {
  readonly start: number
  readonly end: number
  readonly from: 'start' | 'signing'
}

function findInitialTerm(data: Dataset, row: number): Term | undefined {
  const { start_day, signing_day, end_day } = data.acts
  const end = end_day[row]
  const from = isDay(start_day[row]) ? 'start' : 'signing'
  const start = (from === 'start' ? start_day[row] : signing_day[row]) ?? DAY_ABSENT
  if (!isDay(start) || !isDay(end) || isMovedEnd(data, row, end)) return undefined
  return { start, end, from }
}

function isMovedEnd({ amendments }: Dataset, row: number, end: number): boolean {
  const [first, last] = childRange(amendments.parent, row)
  for (let at = first; at < last; at++) if (amendments.new_end_day[at] === end) return true
  return false
}

function toBreach(
  { start, end, from }: Term,
  { cap, money }: { readonly cap: TermCap; readonly money: number },
): Breach {
  const latest = addMonths(start, cap.amount)
  const months = monthsBetween(start, end)
  return {
    confidence: ruleConfidence(0.97, from === 'start' ? 0 : 2),
    statistic: { method: 'legal_limit', score: months, threshold: cap.amount, sample_size: 1 },
    expected: atMost('end_day', end, latest),
    rule: capRule(cap, start, 'violation'),
    money_at_risk_cents: money,
    factors: { term_over_cap: 1 },
    facts: { start_day: start, end_day: end, months, limit_months: cap.amount, latest_end_day: latest },
  }
}
