// TE-02: a winning bid dated after the proposals had closed (Open Contracting's Cardinal R030). Gate: the source dates bids and says
// who won. In a pregão or an auction the bids of the session come after the close by design, so those are not judged.

import { childRange } from '../../dataset/child-rows.ts'
import { bidStatusCodes, DAY_ABSENT, type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupCodes, type KeyGroups } from '../../dataset/group-keys.ts'
import { sharedPerDataset } from '../../dataset/shared-per-dataset.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { defineActFlag } from '../forms/act-flag.ts'
import { standingMarks } from '../views/acts/standing-acts.ts'

const sessions: ReadonlySet<string> = new Set(['pregao', 'leilao'])
const validStatus = bidStatusCodes.indexOf('valid')

export const lateBid = defineActFlag({
  id: 'TE-02',
  names: { supplier: 'supplier' },
  laws: ['Lei 14.133/2021, art. 5'],
  needs: ['acts.supplier', 'acts.proposals_close_day', 'bids.day'],
  family: 'late_bid',
  kinds: ['contract', 'award', 'tender'],
  sensitivity: 0.4,
  prepare(data) {
    const { acts, bids } = data
    const hasWon = winners(data)
    return (row) => {
      const close = acts.proposals_close_day[row]
      if (!isDay(close) || sessions.has(data.text('modality', acts.modality[row]))) return undefined
      const [first, end] = childRange(bids.parent, row)
      let [judged, latest, firm] = [0, DAY_ABSENT, -1]
      for (let at = first; at < end; at++) {
        const [day, bidder] = [bids.day[at], bids.supplier[at]]
        if (bids.status[at] !== validStatus || !isDay(day) || bidder < 0 || !hasWon(row, bidder)) continue
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
        expected: atMost('bid_day', latest, close),
        rule: { law: 'Lei 14.133/2021', article: 'art. 5', reference_day: close, status: 'suspect' },
        money_at_risk_cents: (acts.value[row] || 0) / 4,
        factors: { days_after_close: 1 },
        facts: { supplier: data.text('supplier', firm), bid_day: latest, proposals_close_day: close, days },
      }
    }
  },
})

/** Whether a bidder was awarded the tender of an act; a tender record names no supplier of its own. */
function winners(data: Dataset): (row: number, bidder: number) => boolean {
  const { tender, supplier } = data.acts
  const { starts, members } = awardsOfTenders(data)
  return (row, bidder) => {
    const own = tender[row]
    const [start, end] = own < 0 ? [0, 0] : [starts[own], starts[own + 1]]
    for (let at = start; at < end; at++) if (supplier[members[at]] === bidder) return true
    return start === end && supplier[row] === bidder
  }
}

/** The acts of each tender that say who was awarded it. */
const awardsOfTenders = sharedPerDataset('awards of tenders', (data): KeyGroups => {
  const { tender, supplier } = data.acts
  const marks = standingMarks(data, ['contract', 'award'])
  const tenders = tender.map((own, row) => (marks[row] === 1 && supplier[row] >= 0 ? own : -1))
  return groupCodes(tenders, data.size('tender'))
})
