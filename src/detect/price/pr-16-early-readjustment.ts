// PR-16: a contract readjusted within half a year by more than an index of prices rises in a whole one: it is renewed at another price
// than was competed for. A readjustment follows an index and takes a year from the day of the estimate (Lei 10.192/2001 art. 2 §1;
// Lei 14.133 art. 25 §7), and so large a rebalancing needs an event that affects every seller of the item. Gate: where other
// contracts for the item were readjusted steeply near the day there may have been one.

import { childRange } from '../../dataset/child-rows.ts'
import { amendmentKindCodes, DAY_ABSENT, type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { defineActRule } from '../forms/act-rule.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { mayBeNewTotal, newTotalFacts, newTotalShare } from '../views/amendments/new-total.ts'

const daysMax = 180
/** Choice: the steepest general index rose by 37 % in a year since 1996 (IGP-M, May 2021); a doubt remains up to it. */
const ratioMin = 0.25
const ratioSure = 0.4
const confidences = { doubtful: 0.82, sure: 0.88 }
const valueCentsMin = 10_000_00
/** Choice: readjustments of so many others from a tenth up, so many days near, are a shock of the market. */
const shockRatio = 0.1
const shockDays = 180
const shockContractsMin = 2
/** Choice: where more than this share of all readjustments is that steep and early, amendments of another kind bear the name; it leans on so many. */
const shareMax = 0.5
const readjustmentsPrior = 20
const readjustmentKind = amendmentKindCodes.indexOf('readjustment')

export const earlyReadjustment = defineActRule({
  id: 'PR-16',
  laws: ['Lei 10.192/2001, art. 2, §1', 'Lei 14.133/2021, art. 25, §7'],
  needs: ['amendments.day', 'amendments.value_delta', 'acts.signing_day', 'acts.value'],
  family: 'readjustment',
  kinds: ['contract'],
  prepare(data) {
    const steep = steepReadjustments(data)
    if (steep.early > shareMax * (steep.count + readjustmentsPrior)) return () => undefined
    return (row) => {
      const early = findEarly(data, row)
      if (early === undefined || isShock(data, row, early.day)) return undefined
      const { day, signed, cents, value } = early
      const ratio = cents / value
      return {
        confidence:
          (ratio >= ratioSure ? confidences.sure : confidences.doubtful) *
          (mayBeNewTotal(cents, value) ? newTotalShare : 1),
        statistic: { method: 'legal_limit', score: ratio, threshold: ratioMin, sample_size: 1 },
        expected: {
          metric: 'value_cents',
          observed: value + cents,
          value,
          high: Math.ceil(value * (1 + ratioMin)) - 1,
          counterfactual: Math.ceil(value * (1 + ratioMin)) - 1,
        },
        rule: { law: 'Lei 10.192/2001', article: 'art. 2, §1', reference_day: day, status: 'suspect' },
        money_at_risk_cents: cents,
        factors: { early_readjustment: 1 },
        facts: {
          signing_day: signed,
          amendment_day: day,
          days: day - signed,
          readjustments_cents: cents,
          ratio,
          ...(mayBeNewTotal(cents, value) && newTotalFacts(cents, value)),
        },
      }
    }
  },
})

/** What a contract was readjusted by within half a year of its signature, and the day of the last; undefined where it is little. */
function findEarly({ acts, amendments }: Dataset, row: number) {
  const [first, last] = childRange(amendments.parent, row)
  const signed = acts.signing_day[row]
  const value = acts.value[row]
  if (last === first || !isDay(signed) || !(value >= valueCentsMin)) return undefined
  let [cents, day] = [0, DAY_ABSENT]
  for (let at = first; at < last; at++) {
    const own = amendments.day[at]
    if (amendments.kind[at] !== readjustmentKind || !isDay(own) || own < signed || own - signed > daysMax) continue
    cents += amendments.value_delta[at] || 0
    day = isDay(day) ? Math.max(day, own) : own
  }
  return isDay(day) && cents >= ratioMin * value ? { day, signed, cents, value } : undefined
}

/** True where other contracts for the item were readjusted steeply near the day. */
function isShock(data: Dataset, row: number, day: number): boolean {
  const others = steepReadjustments(data).byItem.get(itemOf(data)(row)) ?? []
  const near = others.filter((other) => other.row !== row && Math.abs(other.day - day) <= shockDays)
  return new Set(near.map((other) => other.row)).size >= shockContractsMin
}

interface Readjustment {
  readonly row: number
  readonly day: number
}

/** How many readjustments there are, how many contracts were readjusted early and much, and by item those by a tenth and more. */
const steepReadjustments = oncePerDataset((data: Dataset) => {
  const { acts, amendments } = data
  const steep: Readjustment[] = []
  const early = new Set<number>()
  let count = 0
  for (let at = 0; at < amendments.length; at++) {
    const [row = -1, day = DAY_ABSENT] = [amendments.parent[at], amendments.day[at]]
    const cents = amendments.value_delta[at]
    if (amendments.kind[at] !== readjustmentKind || !(cents > 0)) continue
    count++
    if (isDay(day) && cents >= shockRatio * acts.value[row]) steep.push({ row, day })
    if (findEarly(data, row)) early.add(row)
  }
  const item = itemOf(data)
  const itemIfKnown = (row: number) => (item(row) < 0 ? undefined : item(row))
  return { count, early: early.size, byItem: groupBy(steep, ({ row }) => itemIfKnown(row)) }
})
