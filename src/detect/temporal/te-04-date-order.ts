// TE-04: dates of a contract in an order that cannot be regular: running before it was signed, signed before it was awarded,
// awarded or signed while the tender still took proposals.
// Publication comes after signature and contracts start on or after it, so only the pairs below have an order that the law sets.

import { codeTable } from '../../dataset/code-table.ts'
import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { countBusinessDays } from '../../domain/business-days.ts'
import { isEmergency, type LegalBasis, toLegalBasis } from '../../domain/legal-basis.ts'
import { findPublicationDeadline } from '../../domain/publication-deadlines.ts'
import { atLeast } from '../evidence/legal-bound.ts'
import { type Breach, defineActRule, shareOfValue } from '../forms/act-rule.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'
import { emergencyShare } from '../views/law/emergency-doubt.ts'

export const dateOrder = defineActRule({
  id: 'TE-04',
  laws: [
    'Lei 14.133/2021, art. 17',
    'Lei 14.133/2021, art. 90',
    'Lei 14.133/2021, art. 92',
    'Lei 14.133/2021, art. 95',
  ],
  needs: [['acts.signing_day', 'acts.start_day']],
  family: 'date_order',
  kinds: ['contract'],
  prepare(data) {
    const basisOf = codeTable(data, 'legal_basis', toLegalBasis)
    const methodOf = purchaseMethods(data)
    const [inAll, inTenders] = [readDates(data, pairs), readDates(data, [...tenderPairs, ...pairs])]
    return (row) => {
      const disorder = findDisorder(row, methodOf(row) === 'competitive' ? inTenders : inAll)
      if (disorder === undefined) return undefined
      return toBreach(disorder, {
        confidence: disorderConfidence(disorder, { data, row, basis: basisOf(data.acts.legal_basis[row]) }),
        money: shareOfValue(data, row, 0.25),
      })
    }
  },
})

type DateName = 'proposals_close' | 'award' | 'signing' | 'start' | 'end'

interface Disorder {
  /** Which should come first, on which day it came, and the day that it should not come after. */
  readonly first: DateName
  readonly second: DateName
  readonly firstDay: number
  readonly secondDay: number
}

const pairs: readonly (readonly [DateName, DateName])[] = [
  ['signing', 'start'],
  ['award', 'signing'],
  ['start', 'end'],
]

/** Only who competes waits for proposals; a direct award may be announced while a tender for the same need is open. */
const tenderPairs: typeof pairs = [
  ['proposals_close', 'award'],
  ['proposals_close', 'signing'],
]

/** Two dates in the order that they should have, with their columns. */
interface DatePair {
  readonly first: DateName
  readonly second: DateName
  readonly firstDays: Int32Array
  readonly secondDays: Int32Array
}

function readDates({ acts }: Dataset, ordered: typeof pairs): readonly DatePair[] {
  return ordered.map(([first, second]) => ({
    first,
    second,
    firstDays: acts[`${first}_day`],
    secondDays: acts[`${second}_day`],
  }))
}

function findDisorder(row: number, ordered: readonly DatePair[]): Disorder | undefined {
  for (let pair = 0; pair < ordered.length; pair++) {
    const { first, second, firstDays, secondDays } = ordered[pair]
    const [firstDay, secondDay] = [firstDays[row], secondDays[row]]
    if (isDay(firstDay) && isDay(secondDay) && firstDay > secondDay) return { first, second, firstDay, secondDay }
  }
  return undefined
}

/** Choice: an award may be entered so many days after it was made. */
const awardLagDays = 14

interface Act {
  readonly data: Dataset
  readonly row: number
  readonly basis: LegalBasis | undefined
}

/**
 * Choice: a start a few days before the signature is often clerical, one of weeks is not; a publication past its deadline as well
 * is a second, independent sign of papers made afterwards.
 */
function disorderConfidence({ first, firstDay, secondDay }: Disorder, { data, row, basis }: Act): number {
  const gap = firstDay - secondDay
  // A notice that was extended after all was decided is rare; a day or two may be the hour of another time zone.
  if (first === 'proposals_close') return gap > 2 ? 0.85 : 0.5
  // An award made known days late is clerical; nothing ends before it starts, and no award follows its contract by weeks.
  if (first === 'start') return 0.85
  if (first === 'award') return gap > awardLagDays ? 0.85 : 0.7
  const alone = 0.55 + 0.4 * (1 - Math.exp(-gap / 15))
  const settled = isPublishedLate(data, row, basis) ? 1 - (1 - alone) * 0.35 : alone
  return settled * (basis !== undefined && isEmergency(basis) ? emergencyShare(gap) : 1)
}

function isPublishedLate({ acts }: Dataset, row: number, basis: LegalBasis | undefined): boolean {
  const deadline = basis && findPublicationDeadline(basis)
  const [signed, published] = [acts.signing_day[row], acts.publication_day[row]]
  if (deadline === undefined || !isDay(signed) || !isDay(published)) return false
  return published - signed > 60 || countBusinessDays(signed, published) > deadline.business_days
}

const articles: Readonly<Record<DateName, string>> = {
  proposals_close: 'art. 17',
  award: 'art. 90',
  signing: 'art. 95, §2',
  start: 'art. 92, VII',
  end: 'art. 92, VII',
}

function toBreach(
  { first, second, firstDay, secondDay }: Disorder,
  { confidence, money }: { readonly confidence: number; readonly money: number },
): Breach {
  return {
    confidence,
    statistic: { method: 'date_order', score: firstDay - secondDay, threshold: 0, sample_size: 2 },
    expected: atLeast(`${second}_day`, secondDay, firstDay),
    rule: { law: 'Lei 14.133/2021', article: articles[first], reference_day: firstDay, status: 'suspect' },
    money_at_risk_cents: money,
    factors: { days_out_of_order: 1 },
    facts: {
      first_date: first,
      second_date: second,
      first_day: firstDay,
      second_day: secondDay,
      days: firstDay - secondDay,
    },
  }
}
