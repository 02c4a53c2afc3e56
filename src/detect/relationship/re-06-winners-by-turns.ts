// RE-06-TURNS: a body's purchases of one item for which the same two to four firms bid each time and win strictly in turn. One of the two
// alone is ordinary in a small market; that the order of winners repeats without fault is not chance. What counts is tenders: the lots
// that one firm won of a tender are one win.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { everyRow } from '../../dataset/every-row.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { keepMarkedRows, pickRows } from '../../dataset/keep-rows.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { onePerKey } from '../../dataset/one-per-key.ts'
import { logGamma } from '../../stats/log-gamma.ts'
import { productTail } from '../evidence/chance-confidence.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { tenderCodes } from '../views/acts/decisions.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { onePerTender } from '../views/acts/purchases.ts'
import { standingMarks } from '../views/acts/standing-acts.ts'
import { readBiddings } from '../views/bids/bidding.ts'

const tendersMin = 8
const firmsMax = 4
const turnsTailMax = 0.01
/** Choice: that the same firms come says no more than this, since they may be all there are. */
const sameFirmsTailMin = 1e-4

interface Series {
  readonly rows: readonly number[]
  readonly tenders: number
  readonly firms: readonly number[]
  readonly turnsTail: number
}

export const winnersByTurns = defineGroupTest({
  id: 'RE-06-TURNS',
  names: { organization: 'organization', firms: 'suppliers' },
  laws: ['Lei 12.529/2011, art. 36, §3, I, d'],
  needs: ['acts.supplier', ['acts.catalog', 'acts.category'], 'acts.signing_day', 'bids.supplier'],
  family: 'bid_rotation',
  partition: 'organization',
  fold(data, rows) {
    const { starts, suppliers } = readBiddings(data)
    const { acts, size } = data
    const item = itemOf(data)
    const items = size('catalog') + size('category') + 1
    const tenderOf = tenderCodes(data)
    const contestedByFew = keepMarkedRows(rows, standingMarks(data, ['contract', 'award'])).filter((row) => {
      const bids = starts[row + 1] - starts[row]
      return bids >= 2 && bids <= firmsMax && item(row) >= 0 && isDay(acts.signing_day[row])
    })
    const eligible = onePerTender(contestedByFew, data, 'supplier')
    const series: Series[] = []
    let tests = 0
    for (const own of groupBy(eligible, (row) => acts.organization[row] * items + item(row)).values()) {
      if (own.length < tendersMin) continue
      const firmsOf = (row: number) => [...suppliers.subarray(starts[row], starts[row + 1])].sort((a, b) => a - b)
      for (const wins of groupBy(own, (row) => firmsOf(row).join(' ')).values()) {
        const tenders = new Set(wins.map(tenderOf)).size
        if (tenders < tendersMin) continue
        tests++
        const sorted = wins.sort((a, b) => acts.signing_day[a] - acts.signing_day[b] || a - b)
        const turnsTail = chanceOfTurns(sorted, data)
        if (turnsTail <= turnsTailMax) series.push({ rows: sorted, tenders, firms: firmsOf(sorted[0]), turnsTail })
      }
    }
    return { series, tests }
  },
  weigh: ({ series, tests }, data) =>
    series.map((one) => {
      const sameFirms = Math.max(sameFirmsTailMin, chanceOfSameFirms(one, data))
      return { ...one, ...chanceEvidence(productTail(one.turnsTail, sameFirms), tests) }
    }),
  describe({ rows, tenders, firms }, { row, value_cents }, data) {
    const organization = data.text('organization', data.acts.organization[row])
    const names = firms.map((firm) => data.text('supplier', firm)).sort()
    return {
      group: `turns ${organization} ${names.join(' ')} ${rows.length}`,
      statistic: {
        method: 'strict_turns',
        score: tenders,
        threshold: tendersMin,
        sample_size: tenders,
      },
      expected: { metric: 'tenders', observed: tenders, value: 0, counterfactual: tendersMin - 1 },
      rule: { law: 'Lei 12.529/2011', article: 'art. 36, §3, I, d', status: 'suspect' },
      money_at_risk_cents: Math.round(value_cents / 4),
      factors: { strict_turns: 0.7, same_firms: 0.3 },
      facts: {
        organization,
        firms: names.join(', '),
        firm_count: names.length,
        tenders,
        value_cents,
      },
    }
  },
})

/**
 * Chance that winners drawn in any order, each as often as seen, come in strict turn; 1 where they do not. Acts of one day, such as the
 * lots of a tender, have no order: any that is in turn will do, and the chance is so much greater.
 */
function chanceOfTurns(sorted: readonly number[], { acts }: Dataset): number {
  const counts = groupBy(sorted, (row) => acts.supplier[row])
  const turns = counts.size
  if (turns < 2 || turns > firmsMax) return 1
  const days = [...groupBy(sorted, (row) => acts.signing_day[row]).values()].map((rows) =>
    rows.map((row) => acts.supplier[row]).sort((a, b) => a - b),
  )
  if (!permutations([...counts.keys()]).some((cycle) => isInTurn(days, cycle))) return 1
  let orders = logGamma(sorted.length + 1)
  for (const own of counts.values()) orders -= logGamma(own.length + 1)
  for (const day of days) orders -= logGamma(day.length + 1)
  return Math.min(1, Math.exp(logGamma(turns + 1) - orders))
}

function isInTurn(days: readonly (readonly number[])[], cycle: readonly number[]): boolean {
  let at = 0
  return days.every((winners) => {
    const due = winners.map(() => cycle[at++ % cycle.length]).sort((a, b) => a - b)
    return winners.every((winner, place) => winner === due[place])
  })
}

function permutations(firms: readonly number[]): number[][] {
  if (firms.length < 2) return [[...firms]]
  return firms.flatMap((firm) => permutations(firms.filter((other) => other !== firm)).map((rest) => [firm, ...rest]))
}

/** Chance that the same firms, and no others, come each time, if each came as often as to the item's other tenders. */
function chanceOfSameFirms({ rows, tenders, firms }: Series, data: Dataset): number {
  const code = itemOf(data)(rows[0])
  const { all, same } = contested(data)
  const others = (all.get(code) ?? 0) - tenders
  return (((same.get(`${code} ${firms.join(' ')}`) ?? 0) - tenders + 1) / (others + 2)) ** (tenders - 1)
}

/** The contested tenders of each item, and those to which the same few firms came. */
const contested = oncePerDataset((data) => {
  const { starts, suppliers } = readBiddings(data)
  const item = itemOf(data)
  const tenderOf = tenderCodes(data)
  const items = data.size('catalog') + data.size('category')
  const [all, same] = [new Map<number, number>(), new Map<string, number>()]
  const judged = pickRows(everyRow(data), (row) => starts[row + 1] - starts[row] >= 2 && item(row) >= 0)
  for (const row of onePerKey(judged, (row) => tenderOf(row) * items + item(row), data)) {
    const [start, end, code] = [starts[row], starts[row + 1], item(row)]
    all.set(code, (all.get(code) ?? 0) + 1)
    if (end - start > firmsMax) continue
    const key = `${code} ${suppliers.slice(start, end).sort().join(' ')}`
    same.set(key, (same.get(key) ?? 0) + 1)
  }
  return { all, same }
})
