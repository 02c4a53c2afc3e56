// RE-03-SERIES: firms of one owner that were opened one after another and each sold to the same body while young. A new firm has no
// record of its own, so that a series of them leaves debts, fines and poor work behind; limits by firm start anew with each.

import type { Dataset } from '../../dataset/dataset.ts'
import { isDay } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { readRegistrations } from '../views/suppliers/registrations.ts'

const youngDays = 365
/** Choice: firms opened closer together than this are one foundation in several parts. */
const apartDays = 60
/** Choice: a partner of more firms is a fund or a public body (as RE-01). */
const partnerFirmsMax = 5
const confidences = { pair: 0.82, more: 0.9 }

export const firmsInSeries = defineGroupTest({
  id: 'RE-03-SERIES',
  names: { firms: 'suppliers' },
  restsOn: [{ table: 'suppliers' }],
  laws: ['Lei 14.133/2021, art. 14, §1'],
  needs: ['acts.organization', 'acts.supplier', 'acts.signing_day', 'suppliers.opened_day', 'partners.partner'],
  family: 'new_company',
  partition: 'whole',
  fold(data, rows) {
    const young = youngActs(data, rows)
    return [...youngFirmsOfPartners(data, young).values()].flatMap((firms) => {
      const sales = firms.flatMap((firm) => young.get(firm) ?? [])
      const bodies = groupBy(sales, (row) => data.acts.organization[row])
      return [...bodies.values()]
    })
  },
  weigh: (series, data) =>
    series.flatMap((rows) => {
      const firms = [...new Set(rows.map((row) => data.acts.supplier[row]))]
      const { openedDays } = readRegistrations(data)
      const opened = firms.map((firm) => openedDays[firm]).sort((a, b) => a - b)
      const [first = 0, last = 0] = [opened[0], opened.at(-1)]
      if (last - first < apartDays) return []
      return {
        rows,
        firms,
        first,
        last,
        confidence: confidences[firms.length > 2 ? 'more' : 'pair'],
        sensitivity: 0.05,
      }
    }),
  describe({ rows, firms, first, last }, { row, value_cents }, data) {
    const body = data.text('organization', data.acts.organization[row])
    const names = firms.map((firm) => data.text('supplier', firm)).sort()
    return {
      group: `series ${body} ${names.join(' ')}`,
      statistic: { method: 'company_age', score: firms.length, threshold: 2, sample_size: rows.length },
      expected: { metric: 'firms', observed: firms.length, value: 1, counterfactual: 1 },
      rule: { law: 'Lei 14.133/2021', article: 'art. 14, §1', status: 'suspect' },
      money_at_risk_cents: Math.round(value_cents / 2),
      factors: { age: 0.5, shared_partner: 0.5 },
      facts: {
        firms: names.join(', '),
        firm_count: firms.length,
        contracts: rows.length,
        first_opened_day: first,
        last_opened_day: last,
        value_cents,
      },
    }
  },
})

/** By supplier its acts of its first year; few suppliers have any. */
function youngActs(data: Dataset, rows: Int32Array): ReadonlyMap<number, readonly number[]> {
  const isAwarded = awardedActs(data)
  const { openedDays } = readRegistrations(data)
  const { supplier, organization, signing_day } = data.acts
  const found: number[] = []
  for (const row of rows) {
    const [firm, signed] = [supplier[row], signing_day[row]]
    const opened = firm < 0 ? Number.NaN : openedDays[firm]
    if (!isDay(opened) || !isDay(signed) || organization[row] < 0) continue
    if (signed >= opened && signed - opened <= youngDays && isAwarded(row)) found.push(row)
  }
  return groupBy(found, (row) => supplier[row])
}

/** Partners of two young firms and more, and those firms. */
function youngFirmsOfPartners(
  { suppliers, partners, size }: Dataset,
  young: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, readonly number[]> {
  const firmsOf = new Int32Array(size('partner'))
  const found = new Map<number, Set<number>>()
  for (let at = 0; at < partners.length; at++) {
    const partner = partners.partner[at]
    const firm = suppliers.supplier[partners.parent[at]]
    if (partner < 0 || firm < 0) continue
    firmsOf[partner] = firmsOf[partner] + 1
    if (young.has(firm)) found.set(partner, (found.get(partner) ?? new Set()).add(firm))
  }
  const several = [...found].filter(([partner, firms]) => firms.size > 1 && (firmsOf[partner] ?? 0) <= partnerFirmsMax)
  return new Map(several.map(([partner, firms]) => [partner, [...firms]]))
}
