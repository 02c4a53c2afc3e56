// PA-12: something bought from a firm whose main activity hardly ever sells it (Tá de Pé: at most one of a hundred purchases of the
// class). A firm's other activities may cover it: a reason to ask what the firm does, no more.
// Gate: the register gives the firm's CNAE, and thirty purchases of the class come from other firms with one.

import type { Dataset } from '../../dataset/dataset.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { defineActFlag } from '../forms/act-flag.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'

const peersMin = 30
const shareMax = 0.01
/** CNAE group: the first three digits of a subclass. */
const groupDigits = 3

export const offActivity = defineActFlag({
  id: 'PA-12',
  names: { supplier: 'supplier' },
  restsOn: [{ table: 'suppliers' }],
  needs: ['acts.supplier', ['acts.catalog', 'acts.category'], 'suppliers.activity'],
  family: 'off_activity',
  kinds: ['contract', 'award'],
  sensitivity: 0.6,
  prepare(data) {
    const isAwarded = awardedActs(data)
    const { supplier, value } = data.acts
    const market = readMarket(data)
    return (row) => {
      const firm = supplier[row]
      const activity = market.activityOf(firm)
      const peers = activity === undefined || !isAwarded(row) ? undefined : market.peersOf(row, activity)
      if (activity === undefined || peers === undefined || peers.count < peersMin) return undefined
      const share = peers.same / peers.count
      const least = Math.floor(shareMax * peers.count) + 1
      if (share > shareMax) return 'clear'
      return {
        confidence: 0.25,
        statistic: { method: 'share_of_activity', score: share, threshold: shareMax, sample_size: peers.count },
        expected: { metric: 'purchases', observed: peers.same, value: least, low: least, counterfactual: least },
        money_at_risk_cents: (value[row] || 0) / 10,
        factors: { off_activity: 1 },
        facts: {
          supplier: data.text('supplier', firm),
          activity,
          category: market.className(row),
          same_activity: peers.same,
          compared: peers.count,
        },
      }
    }
  },
})

interface Class {
  count: number
  /** Purchases by CNAE group and by firm. */
  readonly groups: Map<string, number>
  readonly firms: Map<number, number>
}

const readMarket = oncePerDataset((data: Dataset) => {
  const { acts, suppliers } = data
  const isAwarded = awardedActs(data)
  const groups = new Map<number, string>()
  for (let at = 0; at < suppliers.length; at++) {
    const text = data.text('activity', suppliers.activity[at]).replace(/\D/g, '')
    if (text.length >= groupDigits) groups.set(suppliers.supplier[at], text.slice(0, groupDigits))
  }
  // The class of the source, else the item: both say what was bought.
  const keyOf = (row: number) => {
    const category = acts.category[row]
    return category >= 0 ? category : -2 - acts.catalog[row]
  }
  const classes = new Map<number, Class>()
  for (let row = 0; row < acts.length; row++) {
    const firm = acts.supplier[row]
    const group = groups.get(firm)
    if (group === undefined || keyOf(row) === -1 || !isAwarded(row)) continue
    const known = classes.get(keyOf(row)) ?? {
      count: 0,
      groups: new Map<string, number>(),
      firms: new Map<number, number>(),
    }
    classes.set(keyOf(row), known)
    known.count++
    known.groups.set(group, (known.groups.get(group) ?? 0) + 1)
    known.firms.set(firm, (known.firms.get(firm) ?? 0) + 1)
  }
  return {
    activityOf: (firm: number) => groups.get(firm),
    /** Purchases of the act's class from other firms, and those of them from firms of the activity. */
    peersOf(row: number, activity: string) {
      const own = classes.get(keyOf(row))
      if (own === undefined) return undefined
      const mine = own.firms.get(acts.supplier[row]) ?? 0
      return { count: own.count - mine, same: (own.groups.get(activity) ?? 0) - mine }
    },
    className: (row: number) => data.text('category', acts.category[row]) || data.text('catalog', acts.catalog[row]),
  }
})
