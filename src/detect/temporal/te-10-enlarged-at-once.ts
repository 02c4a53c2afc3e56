// TE-10-AT-ONCE: an addition of a tenth of the value or more within days of the signature: what was competed for was not what was
// wanted, and the rivals could not bid on it (Lei 14.133 art. 124 asks for a later fact). Where many additions come that early, the
// day is not that of the addition. Gate: an addition that leads to what was bid, awarded or follows from the quantity and its price puts
// a wrong value right; one of the very day of the signature may do so too.

import { childRange } from '../../dataset/child-rows.ts'
import { amendmentKindCodes, DAY_ABSENT, type Dataset, isDay } from '../../dataset/dataset.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { atLeast } from '../evidence/legal-bound.ts'
import { defineActRule } from '../forms/act-rule.ts'
import { mayBeNewTotal, newTotalFacts, newTotalShare } from '../views/amendments/new-total.ts'
import { rightValues } from '../views/amendments/right-values.ts'
import { lawArticles } from '../views/law/law-articles.ts'

const days = 10
const articles = { 14133: 'art. 124', 8666: 'art. 65', 13303: 'art. 81' }
const ratioMin = 0.1
const confidenceSameDay = 0.7
/** A cent in ten thousand: prices are rounded. */
const sameRatio = 1e-4
/** Choice: a larger share of all additions than this is a custom of the data; the share leans on so many additions. */
const shareMax = 0.08
const additionsPrior = 30
const valueKind = amendmentKindCodes.indexOf('value')

export const enlargedAtOnce = defineActRule({
  id: 'TE-10-AT-ONCE',
  laws: ['Lei 14.133/2021, art. 124', 'Lei 8.666/1993, art. 65', 'Lei 13.303/2016, art. 81'],
  needs: ['acts.signing_day', 'acts.value', 'amendments.day', 'amendments.value_delta'],
  family: 'amendment_at_once',
  kinds: ['contract'],
  prepare(data) {
    if (earlyShare(data) > shareMax) return () => undefined
    const articleOf = lawArticles(data, articles)
    return (row) => {
      const early = findEarly(data, row)
      if (early === undefined) return undefined
      const { day, signed, cents, value } = early
      if (rightValues(data, row).some((right) => Math.abs(value + cents - right) <= sameRatio * right)) return undefined
      const rule = articleOf(row)
      return {
        confidence:
          (day === signed ? confidenceSameDay : 0.88 - 0.06 * ((day - signed) / days)) *
          (mayBeNewTotal(cents, value) ? newTotalShare : 1),
        statistic: { method: 'date_order', score: day - signed, threshold: days, sample_size: 1 },
        expected: atLeast('amendment_day', day, signed + days + 1),
        ...(rule ? { rule: { ...rule, reference_day: day, status: 'suspect' } as const } : {}),
        money_at_risk_cents: cents,
        factors: { amendment_at_once: 1 },
        facts: {
          signing_day: signed,
          amendment_day: day,
          days: day - signed,
          additions_cents: cents,
          ratio: cents / value,
          ...(mayBeNewTotal(cents, value) && newTotalFacts(cents, value)),
        },
      }
    }
  },
})

/** The first addition that is early and large. */
function findEarly({ acts, amendments }: Dataset, row: number) {
  const [first, last] = childRange(amendments.parent, row)
  const signed = acts.signing_day[row]
  const value = acts.value[row]
  if (last === first || !isDay(signed) || !(value > 0)) return undefined
  for (let at = first; at < last; at++) {
    const [day = DAY_ABSENT, cents = Number.NaN] = [amendments.day[at], amendments.value_delta[at]]
    const isEarly = isDay(day) && day >= signed && day - signed <= days
    if (amendments.kind[at] === valueKind && isEarly && cents >= ratioMin * value) return { day, signed, cents, value }
  }
  return undefined
}

const earlyShare = oncePerDataset((data): number => {
  const { acts, amendments } = data
  let [all, early] = [0, 0]
  for (let at = 0; at < amendments.length; at++) {
    const signed = acts.signing_day[amendments.parent[at]]
    const day = amendments.day[at]
    if (amendments.kind[at] !== valueKind || !(amendments.value_delta[at] > 0)) continue
    if (!isDay(signed) || !isDay(day)) continue
    all++
    if (day >= signed && day - signed <= days) early++
  }
  return early / (all + additionsPrior)
})
