// TE-02: a winning bid dated after the proposals had closed (Open Contracting's Cardinal R030). Gate: the source dates bids and says
// who won. In a pregão or an auction the bids of the session come after the close by design, so those are not judged.

import { bidStatusCodes, DAY_ABSENT, type Dataset, isDay } from '../domain/dataset.ts'
import { defineActFlag } from './act-flag.ts'
import { childRange } from './child-rows.ts'
import { oncePerDataset } from './once-per-dataset.ts'
import { standingActs } from './standing-acts.ts'

const sessions: ReadonlySet<string> = new Set(['pregao', 'leilao'])
const validStatus = bidStatusCodes.indexOf('valid')

export const lateBid = defineActFlag({
  id: 'TE-02',
  type: 'temporal_anomaly',
  family: 'late_bid',
  kinds: ['contract', 'award', 'tender'],
  sensitivity: 0.4,
  prepare(data) {
    const { acts, bids } = data
    const winners = winnersByTender(data)
    return (row) => {
      const close = acts.proposals_close_day[row] ?? DAY_ABSENT
      if (!isDay(close) || sessions.has(data.text('modality', acts.modality[row] ?? -1))) return undefined
      const won = winners.get(acts.tender[row] ?? -1) ?? new Set([acts.supplier[row] ?? -1])
      const [first, end] = childRange(bids.parent, row)
      let [judged, latest, firm] = [0, DAY_ABSENT, -1]
      for (let at = first; at < end; at++) {
        const [day, bidder] = [bids.day[at] ?? DAY_ABSENT, bids.supplier[at] ?? -1]
        if (bids.status[at] !== validStatus || !isDay(day) || bidder < 0 || !won.has(bidder)) continue
        judged++
        if (day > latest) [latest, firm] = [day, bidder]
      }
      if (judged === 0) return undefined
      const days = latest - close
      if (days <= 0) return 'clear'
      return {
        // A day may be a matter of time zones.
        confidence: days === 1 ? 0.3 : 0.6,
        statistic: { method: 'date_order', score: days, threshold: 0, sample_size: judged },
        expected: { metric: 'bid_day', observed: latest, value: close, high: close, counterfactual: close },
        rule: { law: 'Lei 14.133/2021', article: 'art. 5', reference_day: close, status: 'suspect' },
        money_at_risk_cents: (acts.value[row] || 0) / 4,
        factors: { days_after_close: 1 },
        facts: {
          supplier: data.text('supplier', firm),
          bid_day: latest,
          proposals_close_day: close,
          days,
        },
      }
    }
  },
})

/** Who was awarded a tender; a tender record names no supplier of its own. */
const winnersByTender = oncePerDataset((data: Dataset): ReadonlyMap<number, ReadonlySet<number>> => {
  const { tender, supplier, length } = data.acts
  const stands = standingActs(data, ['contract', 'award'])
  const winners = new Map<number, Set<number>>()
  for (let row = 0; row < length; row++) {
    const [key, firm] = [tender[row] ?? -1, supplier[row] ?? -1]
    if (key < 0 || firm < 0 || !stands(row)) continue
    const known = winners.get(key)
    if (known) known.add(firm)
    else winners.set(key, new Set([firm]))
  }
  return winners
})
