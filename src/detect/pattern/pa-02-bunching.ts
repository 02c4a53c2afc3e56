// PA-02: an organisation, or an organisation with one supplier, whose direct awards crowd just below the limit.
// A weak sign by itself (prices may lie there), so its confidence is capped; splitting (PA-01) is the same family. Values closest
// below the limit, again and again, are set by the limit and not by a price.

import { ABSENT_CODE } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { chanceStatistic, leastCounting } from '../evidence/chance-confidence.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { type LimitedAward, limitedAwards } from '../views/acts/near-limit-awards.ts'
import { onePerTender } from '../views/acts/purchases.ts'

/** Awards from .6 of the limit are compared; those from .9 count as just below it (docs/detection.md#near-the-limit). */
const comparedRatio = 0.6
const justBelowRatio = 0.9
const justBelowMin = { organization: 5, organization_supplier: 3 }
const confidenceMax = { near: 0.6, closest: 0.86 }
/** Choice: three values within two thousandths of their limits. */
const closestRatio = 0.998
const closestMin = 3

type Scope = keyof typeof justBelowMin
type Band = 'near' | 'closest'

interface BandAwards {
  readonly scope: Scope
  readonly band: Band
  readonly justBelow: readonly LimitedAward[]
  readonly compared: number
}

export const bunching = defineGroupTest({
  id: 'PA-02',
  names: { supplier: 'supplier', organization: 'organization' },
  laws: ['Lei 14.133/2021, art. 75, I e II', 'Lei 8.666/1993, art. 24, I e II'],
  needs: ['acts.organization', 'acts.legal_basis', 'acts.value'],
  family: 'direct_award_limit',
  partition: 'organization',
  fold(data, rows) {
    const { organization, supplier } = data.acts
    const toAward = limitedAwards(data, { least: comparedRatio, below: 1 })
    const known = pickRows(rows, (row) => organization[row] !== ABSENT_CODE && toAward(row) !== undefined)
    const awards = [...onePerTender(known, data, 'supplier')].flatMap((row) => toAward(row) ?? [])
    const groups: BandAwards[] = []
    let tests = 0
    const test = (scope: Scope, compared: readonly LimitedAward[]) => {
      if (compared.length < justBelowMin[scope]) return
      tests++
      const justBelow = compared.filter(isJustBelow)
      if (justBelow.length >= justBelowMin[scope])
        groups.push({ scope, band: 'near', justBelow, compared: compared.length })
      const closest = compared.filter(isClosest)
      if (closest.length >= closestMin)
        groups.push({ scope, band: 'closest', justBelow: closest, compared: compared.length })
    }
    for (const own of groupBy(awards, ({ row }) => organization[row]).values()) {
      test('organization', own)
      for (const pair of groupBy(own, ({ row }) => supplier[row]).values())
        if (pair.length < own.length) test('organization_supplier', pair)
    }
    const inBand = { near: awards.filter(isJustBelow).length, closest: awards.filter(isClosest).length }
    return { groups, compared: awards.length, inBand, tests }
  },
  weigh: (all) =>
    all.groups.map((group) => {
      const { band, justBelow, compared } = group
      const others = { inBand: all.inBand[band] - justBelow.length, all: all.compared - compared }
      const share = (others.inBand + evenShare[band] * leaningAwards) / (others.all + leaningAwards)
      const pValue = binomialTail(justBelow.length, compared, share)
      const evidence = chanceEvidence(pValue, all.tests, confidenceMax[band])
      return { ...group, share, rows: justBelow.map(({ row }) => row), ...evidence }
    }),
  describe({ scope, band, justBelow, compared, share, pValue }, { value_cents }, data) {
    const least = band === 'closest' ? closestMin : justBelowMin[scope]
    const [first] = justBelow
    const organization = data.text('organization', data.acts.organization[first.row])
    const supplier = data.text('supplier', data.acts.supplier[first.row])
    const names = scope === 'organization' ? { organization } : { organization, supplier }
    return {
      group: `${band === 'closest' ? 'hair' : 'bunching'} ${Object.values(names).join(' ')}`,
      statistic: chanceStatistic('binomial_tail', { pValue, sample_size: compared }),
      expected: {
        metric: 'awards_just_below_limit',
        observed: justBelow.length,
        value: share * compared,
        counterfactual: leastCounting(justBelow.length, (count) => binomialTail(count, compared, share), least) - 1,
      },
      rule: {
        law: first.limit.law,
        article: first.limit.article,
        reference_day: first.day,
        table: first.limit.table,
        limit: first.limit.limit_cents / 100,
        limit_unit: 'BRL',
        status: 'suspect',
      },
      money_at_risk_cents: value_cents / 4,
      factors: { share_just_below_limit: 1 },
      facts: {
        ...names,
        awards_just_below: justBelow.length,
        awards_compared: compared,
        share_of_others: share,
        value_cents,
      },
    }
  },
})

function isJustBelow({ ratio }: LimitedAward): boolean {
  return ratio >= justBelowRatio
}

function isClosest({ ratio }: LimitedAward): boolean {
  return ratio >= closestRatio
}

/** Share of an even density that lies in each band, and awards on which the share of the others leans. */
const evenShare: Readonly<Record<Band, number>> = { near: 0.25, closest: (1 - closestRatio) / (1 - comparedRatio) }
const leaningAwards = 20
