// RE-10: a partner who joined a supplier within the ninety days before it won. Shares change hands for many reasons, and founders join
// a new firm by founding it (RE-03's question): a lead, the weaker the more suppliers have one.
// Gate: the register says since when partners are partners. Who left before is published nowhere.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { atLeast } from '../evidence/legal-bound.ts'
import { defineActFlag } from '../forms/act-flag.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { companyKeys } from '../views/suppliers/company-keys.ts'

const windowDays = 90
/** Choice: who joins within a month of the opening is a founder. */
const foundingDays = 30

export const partnerChange = defineActFlag({
  id: 'RE-10',
  names: { supplier: 'supplier' },
  restsOn: [{ table: 'suppliers' }],
  needs: ['acts.supplier', 'acts.signing_day', 'partners.since_day'],
  family: 'partner_change',
  kinds: ['contract', 'award'],
  sensitivity: 0.5,
  prepare(data) {
    const isAwarded = awardedActs(data)
    const { acts } = data
    const changes = readChanges(data)
    return (row) => {
      const supplier = acts.supplier[row]
      const award = acts.award_day[row]
      const day = isDay(award) ? award : acts.signing_day[row]
      const known = isDay(day) && isAwarded(row) ? changes.of(supplier) : undefined
      if (known === undefined) return undefined
      const joined = known.filter((since) => since <= day && day - since <= windowDays)
      if (joined.length === 0) return 'clear'
      const latest = Math.max(...joined)
      return {
        confidence: 0.3,
        statistic: {
          method: 'days_since_change',
          score: day - latest,
          threshold: windowDays,
          sample_size: known.length,
        },
        expected: atLeast('act_day', day, latest + windowDays + 1),
        money_at_risk_cents: (acts.value[row] || 0) / 10,
        factors: { new_partner: 1 },
        facts: {
          supplier: data.text('supplier', supplier),
          joined_day: latest,
          act_day: day,
          days: day - latest,
          partners_joined: joined.length,
        },
      }
    }
  },
})

/** Days on which partners joined a supplier after its founding; undefined where no register dates them. */
const readChanges = oncePerDataset((data: Dataset) => {
  const { suppliers, partners } = data
  const keyOf = companyKeys(data)
  const opened = new Map<number, number>()
  for (let at = 0; at < suppliers.length; at++) {
    const [key, day] = [keyOf(suppliers.supplier[at]), suppliers.opened_day[at]]
    if (isDay(day)) opened.set(key, Math.min(day, opened.get(key) ?? day))
  }
  const joined = new Map<number, number[]>()
  for (let at = 0; at < partners.length; at++) {
    const since = partners.since_day[at]
    const key = keyOf(suppliers.supplier[partners.parent[at]])
    if (!isDay(since) || key < 0) continue
    const known = joined.get(key)
    if (known) known.push(since)
    else joined.set(key, [since])
  }
  for (const [key, days] of joined) {
    const founded = opened.get(key) ?? Math.min(...days)
    joined.set(key, [...new Set(days.filter((day) => day > founded + foundingDays))])
  }
  return { of: (supplier: number) => joined.get(keyOf(supplier)) }
})
