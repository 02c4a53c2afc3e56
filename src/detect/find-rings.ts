// Finds firms of one market that may take turns, in three scopes: the standing bidders of an organisation, trios that meet all over
// the market, and the same few firms that are all who bid. Says how far meeting and closeness of bids go beyond chance; judges nothing.

import { binomialTail } from '../stats/binomial-tail.ts'
import { lowerGamma } from '../stats/incomplete-gamma.ts'
import { logGamma } from '../stats/log-gamma.ts'
import { median } from '../stats/median.ts'
import { groupBy } from './group-by.ts'

/** A tender with at least three valid bidders. */
export interface Tender {
  readonly row: number
  readonly organization: number
  readonly winner: number
  /** Bidders by code, ascending, and the logarithms of their bids (NaN when unknown). */
  readonly firms: readonly number[]
  readonly logBids: readonly number[]
}

export interface Ring {
  readonly firms: readonly number[]
  /** Acts where the firms met and one of them won. */
  readonly rows: readonly number[]
  readonly meetings: number
  readonly expectedMeetings: number
  /** Chance that these or any other so many firms meet as often. */
  readonly meetingTail: number
  /** Chance that bids of other firms are as close. */
  readonly closeTail: number
  readonly spread: number
  readonly spreadElsewhere: number
}

const marketTendersMin = 10
const meetingsMin = 5
const coreFirms = { min: 3, max: 6 }
/** Share of an organisation's tenders at which a firm is a standing bidder. */
const standingShare = 0.75
const cellTendersMin = 3
/** Share of the meetings that one of the firms must have won (domain.md RE-05). */
const wonShareMin = 0.8
/** Firms that meet by chance are no ring, unless at one body they bid closer than chance would have it by this much. */
const meetingTailMax = 0.05
const closeTailMax = 1e-4
/** Fewer spreads of other firms than this cannot say what is close. */
const spreadsMin = 20
/** Firms of a market among which trios are looked for: those with most bids. */
const trioFirmsMax = 60

/** One market's tenders with what is asked of them again and again. */
interface Market {
  readonly tenders: readonly Tender[]
  readonly bidsOf: ReadonlyMap<number, number>
  readonly activeFirms: readonly number[]
}

/** Possible rings of one market, strongest evidence first, those that share most firms joined; and the number of groups tested. */
export function findRings(tenders: readonly Tender[]): { rings: Ring[]; tests: number } {
  if (tenders.length < marketTendersMin) return { rings: [], tests: 0 }
  const market = readMarket(tenders)
  const cells = standingGroups(market)
  const trios = meetingTrios(market)
  const closed = closedGroups(market)
  const rings = [...cells, ...trios, ...closed].flatMap((group) => weigh(group, market) ?? [])
  return { rings: withoutRepeats(rings), tests: cells.length + trios.length + closed.length }
}

function readMarket(tenders: readonly Tender[]): Market {
  const bidsOf = new Map<number, number>()
  for (const { firms } of tenders) for (const firm of firms) bidsOf.set(firm, (bidsOf.get(firm) ?? 0) + 1)
  const active = [...bidsOf].filter(([, bids]) => bids >= meetingsMin).sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return { tenders, bidsOf, activeFirms: active.map(([firm]) => firm) }
}

/** Firms and the tenders among which they are looked at. */
interface Group {
  readonly firms: readonly number[]
  readonly scope: readonly Tender[]
  /** The scope was chosen for these firms having met in it, so that meeting says nothing. */
  readonly isClosed?: true
}

/** Standing bidders of each organisation, organisations with three of them in common taken together. */
function standingGroups({ tenders }: Market): Group[] {
  const cells: Group[] = []
  for (const scope of groupBy(tenders, ({ organization }) => (organization < 0 ? undefined : organization)).values()) {
    const firms = scope.length < cellTendersMin ? [] : standingFirms(scope)
    if (firms.length >= coreFirms.min) cells.push({ firms, scope })
  }
  cells.sort((a, b) => b.scope.length - a.scope.length)
  const joined: Group[] = []
  for (const cell of cells) {
    const at = joined.findIndex(({ firms }) => common(firms, cell.firms).length >= coreFirms.min)
    const kept = joined[at]
    if (kept) joined[at] = { firms: common(kept.firms, cell.firms), scope: [...kept.scope, ...cell.scope] }
    else joined.push(cell)
  }
  return joined.filter(({ scope }) => scope.length >= meetingsMin)
}

function standingFirms(scope: readonly Tender[]): number[] {
  const counts = new Map<number, number>()
  for (const { firms } of scope) for (const firm of firms) counts.set(firm, (counts.get(firm) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= standingShare * scope.length)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, coreFirms.max)
    .map(([firm]) => firm)
}

/** Firms that are all who bid, again and again: they may meet no more than others of a small market, so that closeness decides. */
function closedGroups({ tenders }: Market): Group[] {
  const few = tenders.filter(({ firms }) => firms.length >= coreFirms.min && firms.length <= coreFirms.max)
  return [...groupBy(few, ({ firms }) => firms.join(' ')).values()].flatMap((scope) => {
    const [first] = scope
    return first && scope.length >= meetingsMin ? [{ firms: first.firms, scope, isClosed: true }] : []
  })
}

function common(left: readonly number[], right: readonly number[]): number[] {
  return left.filter((firm) => right.includes(firm))
}

/** Trios of active firms that met at least `meetingsMin` times, twice as often as independent bidders would. */
function meetingTrios({ tenders, bidsOf, activeFirms }: Market): Group[] {
  const watched = activeFirms.slice(0, trioFirmsMax)
  const placeOf = new Map(watched.map((firm, place) => [firm, place]))
  const counts = new Map<number, number>()
  for (const { firms } of tenders) {
    const places = firms.flatMap((firm) => placeOf.get(firm) ?? []).sort((a, b) => a - b)
    for (let k = 2; k < places.length; k++)
      for (let j = 1; j < k; j++)
        for (let i = 0; i < j; i++) {
          const key = ((places[i] ?? 0) * trioFirmsMax + (places[j] ?? 0)) * trioFirmsMax + (places[k] ?? 0)
          counts.set(key, (counts.get(key) ?? 0) + 1)
        }
  }
  const trios: Group[] = []
  for (const [key, count] of counts) {
    if (count < meetingsMin) continue
    const places = [
      Math.floor(key / trioFirmsMax ** 2),
      Math.floor(key / trioFirmsMax) % trioFirmsMax,
      key % trioFirmsMax,
    ]
    const firms = places.map((place) => watched[place] ?? -1)
    const expected = firms.reduce(
      (product, firm) => (product * (bidsOf.get(firm) ?? 0)) / tenders.length,
      tenders.length,
    )
    if (count >= 2 * expected) trios.push({ firms, scope: tenders })
  }
  return trios
}

function weigh({ firms, scope, isClosed }: Group, market: Market): Ring | undefined {
  const met = scope.filter((tender) => firms.every((firm) => tender.firms.includes(firm)))
  const won = met.filter(({ winner }) => firms.includes(winner))
  if (met.length < meetingsMin || won.length < wonShareMin * met.length) return undefined
  const rate = meetingRate(firms, scope, market)
  const meetingTail = isClosed
    ? 1
    : Math.min(1, binomialTail(met.length, scope.length, rate) * choices(market.activeFirms.length, firms.length))
  const isWhole = scope.length === market.tenders.length
  if (meetingTail > meetingTailMax && isWhole) return undefined
  const spreads = won.map((tender) => spreadOf(tender, firms)).filter((spread) => !Number.isNaN(spread))
  const others = Float64Array.from(
    spreadsOfOthers(firms, isWhole ? apart(firms, market) : outside(scope, market)),
  ).sort()
  const closeTail = others.length < spreadsMin ? 1 : closenessTail(spreads, others)
  if (meetingTail > meetingTailMax && closeTail > closeTailMax) return undefined
  return {
    firms,
    rows: won.map(({ row }) => row),
    meetings: met.length,
    expectedMeetings: rate * scope.length,
    meetingTail,
    closeTail,
    spread: median(spreads),
    spreadElsewhere: median(others),
  }
}

/** Chance that all firms bid in one tender if each bids by itself as often as outside the scope (as on the whole, when that is the scope). */
function meetingRate(firms: readonly number[], scope: readonly Tender[], { tenders, bidsOf }: Market): number {
  const isWhole = scope.length === tenders.length
  const outside = isWhole ? tenders.length : tenders.length - scope.length
  return firms.reduce((product, firm) => {
    const inScope = isWhole ? 0 : scope.filter((tender) => tender.firms.includes(firm)).length
    return (product * ((bidsOf.get(firm) ?? 0) - inScope + 0.5)) / (outside + 1)
  }, 1)
}

/** Ways to choose so many firms of those active. */
function choices(active: number, chosen: number): number {
  const from = Math.max(active, chosen)
  return Math.exp(logGamma(from + 1) - logGamma(chosen + 1) - logGamma(from - chosen + 1))
}

/** Logarithm of highest over lowest bid of the given firms; NaN when one is unknown. */
function spreadOf(tender: Tender, firms: readonly number[]): number {
  const logs = firms.map((firm) => tender.logBids[tender.firms.indexOf(firm)] ?? Number.NaN)
  return Math.max(...logs) - Math.min(...logs)
}

/** Tenders where at most one of the firms bid. */
function apart(firms: readonly number[], { tenders }: Market): readonly Tender[] {
  return tenders.filter((tender) => common(tender.firms, firms).length < 2)
}

/** Tenders of other bodies, where the same firms may bid in earnest. */
function outside(scope: readonly Tender[], { tenders }: Market): readonly Tender[] {
  const inside = new Set(scope)
  return tenders.filter((tender) => !inside.has(tender))
}

/** Spreads of the lowest bid with so many others as the ring has. */
function spreadsOfOthers(firms: readonly number[], tenders: readonly Tender[]): number[] {
  return tenders.flatMap((tender) => {
    const logs = tender.logBids.filter((log) => !Number.isNaN(log)).sort((a, b) => a - b)
    const [lowest = Number.NaN] = logs
    // The highest of the others decides, and the k-th of them is the highest in C(k − 1, others − 1) choices.
    return logs.slice(firms.length - 1).flatMap((log, index) => {
      const times = choices(index + firms.length - 2, firms.length - 2)
      return new Array<number>(Math.round(times)).fill(log - lowest)
    })
  })
}

/** Fisher: −Σ ln u of the spreads' places u among others is a gamma variable of shape n if they are no closer than others. */
function closenessTail(spreads: readonly number[], sortedOthers: Float64Array): number {
  const sum = spreads.reduce((total, spread) => total - Math.log(placeAmong(sortedOthers, spread)), 0)
  return spreads.length === 0 ? 1 : Math.max(1e-15, 1 - lowerGamma(spreads.length, sum))
}

function placeAmong(sorted: Float64Array, value: number): number {
  const below = sorted.findIndex((other) => other >= value)
  return ((below < 0 ? sorted.length : below) + 1) / (sorted.length + 1)
}

/** The strongest of the rings that share two firms or more speaks for all. */
function withoutRepeats(rings: readonly Ring[]): Ring[] {
  const sorted = [...rings].sort((a, b) => a.meetingTail * a.closeTail - b.meetingTail * b.closeTail)
  const kept: Ring[] = []
  for (const ring of sorted) if (!kept.some(({ firms }) => common(firms, ring.firms).length >= 2)) kept.push(ring)
  return kept
}
