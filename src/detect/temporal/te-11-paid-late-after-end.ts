// TE-11-LATE: a payment long after the last day of the contract. Delivery, acceptance and the carry-over of a budget to the next year
// (Decreto 93.872/1986, art. 67 to 70) bring payments weeks and months after the end, so that a delay is judged by the tail of all
// others and of its body (docs/detection.md#late-payments). What may be a guarantee given back is no late payment.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import { chanceStatistic, pValueMax } from '../evidence/chance-confidence.ts'
import { fitExtremes } from '../evidence/extreme-tail.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { amendmentSteps } from '../views/amendments/amendment-history.ts'
import { paymentsOfActs } from '../views/payments/payments-of-acts.ts'
import { withheldPayments } from '../views/payments/withheld-payments.ts'

/** Choice: fewer acts with payments and an end say nothing of the usual delay. */
const actsMin = 50
/** Choice: no delay below this is long, however prompt all others are: a bill is due after acceptance, and is paid in a month or two. */
const delayDaysMin = 90
/** A guarantee is 5 % of the value at most in general (Lei 14.133, art. 98) and comes back after the end. */
const guaranteeShare = 0.05
/** Choice: the custom of a body leans on so many acts of all bodies. */
const leaningActs = 10
/** Choice: the end on record may lack an extension. */
const confidenceMax = 0.9

/** Acts with payments and a known end: days from the end to the last payment, 0 where it came before. */
interface Delays {
  readonly row: Int32Array
  readonly days: Int32Array
  readonly endDay: Int32Array
  /** What was paid after the end, in cents. */
  readonly cents: Float64Array
}

export const paidLateAfterEnd = defineGroupTest({
  id: 'TE-11-LATE',
  restsOn: [
    {
      table: 'payments',
      holds: ({ payments }, row, { end_day }) => isDay(payments.day[row]) && payments.day[row] > Number(end_day),
    },
  ],
  needs: ['acts.end_day', 'acts.value', 'payments.day', 'payments.value'],
  family: 'late_payment',
  gravity: 'statistic',
  partition: 'row',
  fold: readDelays,
  weigh({ row, days, endDay, cents }: Delays, data) {
    const tail = row.length < actsMin ? undefined : fitExtremes(days)
    if (tail === undefined) return []
    const factorOf = bodyFactors({ row, days }, data, tail.threshold)
    return Array.from(row).flatMap((act, at) => {
      if (days[at] < Math.max(delayDaysMin, tail.threshold)) return []
      const factor = factorOf(act)
      const evidence = chanceEvidence(Math.min(1, factor * tail.chanceOf(days[at])), row.length, confidenceMax)
      // The longest delay whose chance, among those of its body, is none that counts.
      const ordinary = Math.max(delayDaysMin - 1, Math.floor(tail.valueOf(pValueMax / factor)))
      const delay = { days: days[at], endDay: endDay[at], cents: cents[at], usual: tail.threshold, ordinary }
      return { rows: [act], ...delay, acts: row.length, ...evidence }
    })
  },
  describe({ rows: [row], days, endDay, usual, ordinary, cents, acts, pValue }) {
    return {
      group: `late payment ${row} ${endDay}`,
      statistic: chanceStatistic('extreme_value_tail', { pValue, sample_size: acts }),
      expected: atMost('payment_day', endDay + days, endDay + ordinary),
      money_at_risk_cents: Math.round(cents / 4),
      factors: { days_after_end: 1 },
      facts: {
        end_day: endDay,
        payment_day: endDay + days,
        days,
        usual_days: Math.round(usual),
        payments_cents: cents,
      },
    }
  },
})

function readDelays(data: Dataset, rows: Int32Array): Delays {
  const isAwarded = awardedActs(data)
  const isWithheld = withheldPayments(data)
  const { members, first, end } = paymentsOfActs(data)
  const { day, value } = data.payments
  const found: { row: number; days: number; endDay: number; cents: number }[] = []
  for (let place = 0; place < rows.length; place++) {
    assertWantedAt(place)
    const row = rows[place]
    const initial = data.acts.end_day[row]
    if (first(row) === end(row) || !isDay(initial) || !isAwarded(row)) continue
    const endDay = amendmentSteps(data, row).reduce((last, { endAfter }) => Math.max(last, endAfter), initial)
    let [last, cents] = [endDay, 0]
    for (let i = first(row); i < end(row); i++) {
      const at = members[i]
      // A reversal takes back what was paid, on whatever day.
      if (!isDay(day[at]) || day[at] <= endDay || isWithheld(at, row)) continue
      cents += value[at]
      if (value[at] > 0) last = Math.max(last, day[at])
    }
    const isSmall = !(cents > guaranteeShare * data.acts.value[row])
    found.push({ row, days: isSmall ? 0 : last - endDay, endDay, cents })
  }
  return {
    row: Int32Array.from(found, (one) => one.row),
    days: Int32Array.from(found, (one) => one.days),
    endDay: Int32Array.from(found, (one) => one.endDay),
    cents: Float64Array.from(found, (one) => one.cents),
  }
}

/** How many times as often as others the body of an act pays beyond a delay, the act itself left out; at least 1. */
function bodyFactors({ row, days }: Pick<Delays, 'row' | 'days'>, data: Dataset, threshold: number) {
  const { organization } = data.acts
  const bodies = data.size('organization') + 1
  const [acts, late] = [new Int32Array(bodies), new Int32Array(bodies)]
  let all = 0
  for (let at = 0; at < row.length; at++) {
    const body = organization[row[at]] + 1
    acts[body] = acts[body] + 1
    if (days[at] <= threshold) continue
    late[body] = late[body] + 1
    all++
  }
  const share = all / Math.max(1, row.length)
  return (act: number): number => {
    const body = organization[act] + 1
    const own = (late[body] - 1 + leaningActs * share) / (acts[body] - 1 + leaningActs)
    return Math.max(1, own / share)
  }
}
