// PA-25-TOGETHER: contracts of one supplier with one body, for different things, that were all enlarged within a week to just below the
// cap. Each addition needs a fact of its own (Lei 14.133 art. 124); that none of them asked for less shows that the cap was what was
// given. Gate: where the body enlarged contracts of another supplier in that week too, something happened to the body.

import { childRange } from '../../dataset/child-rows.ts'
import { amendmentKindCodes, DAY_ABSENT, type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { keepMarkedRows } from '../../dataset/keep-rows.ts'
import { amendmentCapArticles } from '../../domain/amendment-caps.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { chanceStatistic, leastCounting } from '../evidence/chance-confidence.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { decisions } from '../views/acts/decisions.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { standingMarks } from '../views/acts/standing-acts.ts'
import { nearCap } from '../views/amendments/additions.ts'
import { lawArticles } from '../views/law/law-articles.ts'

const daysMax = 7
const contractsMin = 4
const itemsMin = 3
const valueCentsMin = 50_000_00
/** Choice: no share of additions near the cap is taken for less, and others' share leans on so many additions at half. */
const shareMin = 0.05
const leaningAdditions = 4
const confidenceMax = 0.9
const valueKind = amendmentKindCodes.indexOf('value')

interface EnlargedContract {
  readonly row: number
  readonly isNear: boolean
  /** Day of the first addition. */
  readonly day: number
}

export const enlargedTogether = defineGroupTest({
  id: 'PA-25-TOGETHER',
  aliases: ['CO-11-TOGETHER'],
  names: { supplier: 'supplier', organization: 'organization' },
  laws: [
    'Lei 14.133/2021, art. 124',
    'Lei 14.133/2021, art. 125',
    'Lei 8.666/1993, art. 65, §1',
    'Lei 13.303/2016, art. 81, §1',
    'Lei 13.979/2020, art. 4-I',
  ],
  needs: ['acts.organization', 'acts.supplier', 'acts.value', 'amendments.day', 'amendments.value_delta'],
  family: 'near_additive_cap',
  partition: 'row',
  fold(data, rows) {
    const isNearCap = nearCap(data)
    const { organization, supplier } = data.acts
    const found: EnlargedContract[] = []
    for (const row of keepMarkedRows(rows, standingMarks(data, ['contract']))) {
      const day = additionDay(data, row)
      if (!isDay(day) || organization[row] < 0 || supplier[row] < 0) continue
      const isNear = isNearCap(row)
      if (isNear !== undefined) found.push({ row, isNear, day })
    }
    return found
  },
  weigh(folded, data) {
    const { organization, supplier } = data.acts
    const enlarged = [...folded].sort((a, b) => a.row - b.row)
    const suppliers = data.size('supplier')
    const pairs = groupBy(enlarged, ({ row }) => organization[row] * suppliers + supplier[row])
    const bodies = groupBy(enlarged, ({ row }) => organization[row])
    return [...pairs.values()].flatMap((pair) => {
      const week = fullestWeek(pair)
      const [first] = week
      if (first === undefined || !isMaterial(week, data)) return []
      const ofBody = bodies.get(organization[first.row]) ?? []
      const others = ofBody.filter(({ row }) => supplier[row] !== supplier[first.row])
      if (others.some(({ day }) => Math.abs(day - first.day) <= daysMax)) return []
      const share = shareOfOthers(pair, enlarged)
      const pValue = binomialTail(week.length, pair.length, share)
      const rows = week.map(({ row }) => row)
      return { rows, week, contracts: pair.length, share, ...chanceEvidence(pValue, pairs.size, confidenceMax) }
    })
  },
  describe({ week, contracts, share, pValue }, { row, value_cents }, data) {
    const supplier = data.text('supplier', data.acts.supplier[row])
    const organization = data.text('organization', data.acts.organization[row])
    const rule = lawArticles(data, amendmentCapArticles)(row)
    return {
      group: `enlarged together ${supplier} ${organization}`,
      statistic: chanceStatistic('binomial_tail', { pValue, sample_size: contracts }),
      expected: {
        metric: 'contracts',
        observed: week.length,
        value: share * contracts,
        counterfactual: leastCounting(week.length, (count) => binomialTail(count, contracts, share), contractsMin) - 1,
      },
      ...(rule ? { rule: { ...rule, status: 'suspect' } as const } : {}),
      money_at_risk_cents: Math.round(value_cents * 0.2),
      factors: { additions_near_cap: 1 },
      facts: {
        supplier,
        organization,
        contracts: week.length,
        first_amendment_day: week[0]?.day ?? DAY_ABSENT,
        last_amendment_day: week.at(-1)?.day ?? DAY_ABSENT,
        share_of_others: share,
        value_cents,
      },
    }
  },
})

function additionDay({ amendments }: Dataset, row: number): number {
  const [first, end] = childRange(amendments.parent, row)
  let day = Number.POSITIVE_INFINITY
  for (let at = first; at < end; at++) {
    const own = amendments.day[at]
    if (amendments.kind[at] === valueKind && amendments.value_delta[at] > 0 && isDay(own)) day = Math.min(day, own)
  }
  return day === Number.POSITIVE_INFINITY ? DAY_ABSENT : day
}

/** Those near the cap that began within the week that has most of them, in order of days. */
function fullestWeek(pair: readonly EnlargedContract[]): readonly EnlargedContract[] {
  const near = pair.filter(({ isNear }) => isNear).sort((a, b) => a.day - b.day || a.row - b.row)
  let best: readonly EnlargedContract[] = []
  for (const { day } of near) {
    const week = near.filter((other) => other.day >= day && other.day - day <= daysMax)
    if (week.length > best.length) best = week
  }
  return best
}

function isMaterial(week: readonly EnlargedContract[], data: Dataset): boolean {
  const rows = week.map(({ row }) => row)
  const decisionOf = decisions(data)
  const cents = rows.reduce((sum, row) => sum + (data.acts.value[row] || 0), 0)
  return (
    cents >= valueCentsMin &&
    new Set(rows.map((row) => decisionOf[row])).size >= contractsMin &&
    new Set(rows.map(itemOf(data))).size >= itemsMin
  )
}

/** Share of the other pairs' additions that are near the cap. */
function shareOfOthers(pair: readonly EnlargedContract[], enlarged: readonly EnlargedContract[]): number {
  const countNear = (contracts: readonly EnlargedContract[]) => contracts.filter(({ isNear }) => isNear).length
  const [others, othersNear] = [enlarged.length - pair.length, countNear(enlarged) - countNear(pair)]
  return Math.max(shareMin, (othersNear + leaningAdditions / 2) / (others + leaningAdditions))
}
