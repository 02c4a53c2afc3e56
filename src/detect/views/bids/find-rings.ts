// Rings: candidate groups of firms of one market that may take turns, in three scopes: the standing bidders of an organisation, trios
// across the market, and closed groups, whose members are all the bidders of their tenders. Each ring has a p-value of its meetings
// and one of the closeness of its bids; callers judge.

import { groupCodes, groupKeys, type KeyGroups, membersOf, numberGroups } from '../../../dataset/group-keys.ts'
import { binomialTail } from '../../../stats/binomial-tail.ts'
import { lowerGamma } from '../../../stats/incomplete-gamma.ts'
import { logGamma } from '../../../stats/log-gamma.ts'
import { median } from '../../../stats/median.ts'
import { type SpreadRanks, type SpreadsOf, spreadRanks } from './spread-ranks.ts'

/** Tenders of one market with at least three valid bidders each, as columns. */
export interface Tenders {
  readonly length: number
  readonly row: Int32Array
  readonly organization: Int32Array
  readonly winner: Int32Array
  /** The bidders of a tender by code, ascending, and their bids (NaN when unknown) are at `starts[tender]` to `starts[tender + 1]`. */
  readonly starts: Int32Array
  readonly firms: Int32Array
  readonly cents: Float64Array
}

export interface Ring {
  readonly firms: readonly number[]
  /** Acts in which all firms bid and one of them won. */
  readonly rows: readonly number[]
  readonly meetings: number
  readonly expectedMeetings: number
  /** p-value of the meetings, corrected for all groups of as many firms. */
  readonly meetingTail: number
  /** p-value of the closeness of the bids against those of other firms. */
  readonly closeTail: number
  readonly spread: number
  readonly spreadElsewhere: number
}

const marketTendersMin = 10
const meetingsMin = 5
const coreFirms = { min: 3, max: 6 }
/** Share of an organisation's tenders from which on a firm is a standing bidder. */
const standingShare = 0.75
const cellTendersMin = 3
/** Least share of the meetings that the firms won (docs/detection.md#rings). */
const wonShareMin = 0.8
/** A group with a larger p-value of its meetings needs a closeness p-value of at most `closeTailMax`. */
const meetingTailMax = 0.05
const closeTailMax = 1e-4
/**
 * Choice: effect sizes. With many meetings a small excess is significant but not material, since firms differ in place and trade: a
 * ring meets at least twice as often as independent bidders, and its spread is at least a quarter smaller.
 */
const materialMeetings = 2
const materialSpread = 0.75
/** Least number of spreads of other firms for the closeness test. */
const spreadsMin = 20
/** Number of firms of a market, those with most bids, among which trios are counted. */
const trioFirmsMax = 60

/** One market's tenders with the indexes over their firms. */
interface BidMarket {
  readonly tenders: Tenders
  readonly bidsOf: ReadonlyMap<number, number>
  readonly activeFirms: readonly number[]
  /** How many of the active firms are watched for trios. */
  readonly watched: number
  /** For each bid the rank of its firm by bids among the active ones; −1 for others. */
  readonly ranks: Int32Array
  /** For each bid the index of its firm in `codes`. */
  readonly firmOf: Int32Array
  readonly codes: Int32Array
  /** The place of a firm among all by its bids, wins and amounts; firms that agree in these share a place, whatever their names. */
  placeOf(firm: number): number
  /** The tenders of a firm, ascending. */
  tendersOf(firm: number): Int32Array
  /** The spreads of as many bids as `firms`, over all tenders but the excluded ones. */
  spreadsApart(firms: number, excluded: ArrayLike<number>): SpreadRanks
}

/** Candidate rings of one market, strongest evidence first, without overlaps, and the number of groups tested. */
export function findRings(tenders: Tenders): { rings: Ring[]; tests: number } {
  if (tenders.length < marketTendersMin) return { rings: [], tests: 0 }
  const market = readMarket(tenders)
  const cells = standingGroups(market)
  const trios = meetingTrios(market)
  const closed = closedGroups(market)
  const rings = [...cells, ...trios, ...closed].flatMap((group) => weigh(group, market) ?? [])
  return { rings: withoutRepeats(rings, market), tests: cells.length + trios.length + closed.length }
}

function readMarket(tenders: Tenders): BidMarket {
  const { firms } = tenders
  const { groupOf, length } = numberGroups(firms)
  const [codes, counts] = [new Int32Array(length), new Int32Array(length)]
  for (let at = 0; at < firms.length; at++) {
    const group = groupOf[at]
    codes[group] = firms[at]
    counts[group]++
  }
  const bidsOf = new Map(Array.from(codes, (firm, group) => [firm, counts[group]]))
  const placeOf = placeFirms(tenders, { firmOf: groupOf, codes })
  const active = [...bidsOf].filter(([, bids]) => bids >= meetingsMin).map(([firm]) => firm)
  const activeFirms = active.sort((a, b) => placeOf(a) - placeOf(b))
  const rankOf = new Map(activeFirms.map((firm, rank) => [firm, rank]))
  const rankOfGroup = Int32Array.from(codes, (firm) => rankOf.get(firm) ?? -1)
  const ranks = groupOf.map((group) => rankOfGroup[group])
  return {
    tenders,
    bidsOf,
    activeFirms,
    watched: firstOf(activeFirms, trioFirmsMax, (a, b) => placeOf(a) - placeOf(b)).length,
    ranks,
    placeOf,
    firmOf: groupOf,
    codes,
    tendersOf: indexTenders(tenders, { firmOf: groupOf, codes }),
    spreadsApart: indexSpreads(tenders),
  }
}

/** Firms with most bids first, then those with most wins, then those with the highest bids. */
function placeFirms(
  { starts, winner, cents }: Tenders,
  { firmOf, codes }: Pick<BidMarket, 'firmOf' | 'codes'>,
): BidMarket['placeOf'] {
  const columns = [new Float64Array(codes.length), new Float64Array(codes.length), new Float64Array(codes.length)]
  const [bids, wins, sums] = columns
  for (let at = 0; at + 1 < starts.length; at++)
    for (let bid = starts[at]; bid < starts[at + 1]; bid++) {
      const group = firmOf[bid]
      bids[group]++
      if (codes[group] === winner[at]) wins[group]++
      sums[group] += cents[bid] || 0
    }
  const compare = (a: number, b: number) => bids[b] - bids[a] || wins[b] - wins[a] || sums[b] - sums[a]
  const places = new Map<number, number>()
  let [place, before] = [0, -1]
  for (const group of Array.from(codes, (_, at) => at).sort(compare)) {
    if (before >= 0 && compare(before, group) !== 0) place++
    before = group
    places.set(codes[group], place)
  }
  return (firm) => places.get(firm) ?? codes.length
}

/** The first items of a sorted list, `most` at most, without any that ties with one that is left out: all or none. */
function firstOf<T>(sorted: readonly T[], most: number, compare: (left: T, right: T) => number): readonly T[] {
  let end = Math.min(most, sorted.length)
  while (end > 0 && end < sorted.length && compare(sorted[end - 1], sorted[end]) === 0) end--
  return sorted.slice(0, end)
}

/** Compares lists of firms by the places of their members. */
function compareFirms(left: readonly number[], right: readonly number[], { placeOf }: BidMarket): number {
  const [a, b] = [left, right].map((firms) => Int32Array.from(firms, placeOf).sort())
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at] - b[at]
  return b.length - a.length
}

function indexTenders({ starts }: Tenders, { firmOf, codes }: Pick<BidMarket, 'firmOf' | 'codes'>) {
  const tenderOf = new Int32Array(firmOf.length)
  for (let at = 0; at + 1 < starts.length; at++) tenderOf.fill(at, starts[at], starts[at + 1])
  const bids = groupCodes(firmOf, codes.length)
  const groupOf = new Map(Array.from(codes, (firm, group) => [firm, group]))
  return (firm: number) => membersOf(bids, groupOf.get(firm) ?? codes.length).map((bid) => tenderOf[bid])
}

/** Sorted once for each number of firms that is asked for. */
function indexSpreads(tenders: Tenders): BidMarket['spreadsApart'] {
  const ranksOf = new Map<number, ReturnType<typeof spreadRanks>>()
  return (firms, excluded) => {
    const ranks = ranksOf.get(firms) ?? spreadRanks(tenders.length, spreadsOfOthers(firms, tenders))
    ranksOf.set(firms, ranks)
    return ranks(excluded)
  }
}

/** Firms and the tenders in which they are tested. */
interface FirmGroup {
  readonly firms: readonly number[]
  /** Positions in the market's tenders. */
  readonly scope: readonly number[]
  /** The scope was selected by the meetings of these firms, so that the number of meetings is no evidence. */
  readonly isClosed?: true
}

/** Standing bidders of each organisation; organisations with three of them in common are merged. */
function standingGroups(market: BidMarket): FirmGroup[] {
  const cells: FirmGroup[] = []
  const { length, starts, members } = groupKeys(market.tenders.organization)
  const counts = new Int32Array(market.codes.length)
  for (let cell = 0; cell < length; cell++) {
    const [start, end] = [starts[cell], starts[cell + 1]]
    if (end - start < cellTendersMin) continue
    const scope = members.subarray(start, end)
    const firms = standingFirms(scope, market, counts)
    if (firms.length >= coreFirms.min) cells.push({ firms, scope: Array.from(scope) })
  }
  cells.sort((a, b) => b.scope.length - a.scope.length || compareFirms(a.firms, b.firms, market))
  return joinCells(cells).filter(({ scope }) => scope.length >= meetingsMin)
}

interface JoinedCells {
  firms: readonly number[]
  readonly scopes: (readonly number[])[]
}

/** Joins each cell to the first that has three firms in common with it, looked up by its trios, of which it has 20 at most. */
function joinCells(cells: readonly FirmGroup[]): FirmGroup[] {
  const joined: JoinedCells[] = []
  /** The place in `joined` of what last had all three firms; firms leave as cells join. */
  const placeOf = new Map<string, number>()
  for (const { firms, scope } of cells) {
    const trios = triosOf(firms)
    const places = trios.flatMap((trio) => {
      const at = placeOf.get(trio.join(' ')) ?? -1
      return trio.every((firm) => joined[at]?.firms.includes(firm)) ? at : []
    })
    const kept = joined[Math.min(...places)]
    if (kept) {
      kept.firms = common(kept.firms, firms)
      kept.scopes.push(scope)
    } else {
      joined.push({ firms, scopes: [scope] })
      for (const trio of trios) placeOf.set(trio.join(' '), joined.length - 1)
    }
  }
  return joined.map(({ firms, scopes }) => ({ firms, scope: scopes.flat() }))
}

function triosOf(firms: readonly number[]): (readonly number[])[] {
  const sorted = [...firms].sort((a, b) => a - b)
  return sorted.flatMap((third, k) =>
    sorted.slice(0, k).flatMap((second, j) => sorted.slice(0, j).map((one) => [one, second, third])),
  )
}

/** Counts in `counts`, one number for each firm, zero before and after the call: one scratch array for all bodies. */
function standingFirms(
  scope: Int32Array,
  { tenders: { starts }, firmOf, codes, placeOf }: BidMarket,
  counts: Int32Array,
): readonly number[] {
  for (let i = 0; i < scope.length; i++)
    for (let bid = starts[scope[i]]; bid < starts[scope[i] + 1]; bid++) counts[firmOf[bid]]++
  const standing: { readonly firm: number; readonly count: number }[] = []
  for (let i = 0; i < scope.length; i++)
    for (let bid = starts[scope[i]]; bid < starts[scope[i] + 1]; bid++) {
      const firm = firmOf[bid]
      const count = counts[firm]
      if (count >= standingShare * scope.length) standing.push({ firm: codes[firm], count })
      counts[firm] = 0
    }
  const compare = (a: (typeof standing)[number], b: (typeof standing)[number]) =>
    b.count - a.count || placeOf(a.firm) - placeOf(b.firm)
  return firstOf(standing.sort(compare), coreFirms.max, compare).map(({ firm }) => firm)
}

/** Firms that are all the bidders of several tenders. In a small market that is frequent, so that closeness decides. */
function closedGroups({ tenders: { length, starts, firms }, ranks, activeFirms }: BidMarket): FirmGroup[] {
  const few = new Int32Array(length)
  let count = 0
  for (let at = 0; at < length; at++)
    // Filter first: most tenders have a bidder with too few bids for a closed group.
    if (isFewActive(ranks, starts[at], starts[at + 1])) few[count++] = at
  const { length: sets, starts: firsts, members } = groupSets(few.subarray(0, count), { starts, ranks, activeFirms })
  const found: FirmGroup[] = []
  for (let set = 0; set < sets; set++) {
    const [start, end] = [firsts[set], firsts[set + 1]]
    if (end - start < meetingsMin) continue
    const scope = Array.from(members.subarray(start, end), (place) => few[place])
    const [first] = scope
    found.push({ firms: [...firms.subarray(starts[first], starts[first + 1])], scope, isClosed: true })
  }
  return found
}

function isFewActive(ranks: Int32Array, start: number, end: number): boolean {
  if (end - start < coreFirms.min || end - start > coreFirms.max) return false
  for (let bid = start; bid < end; bid++) if (ranks[bid] < 0) return false
  return true
}

/** Groups of tenders with equal sets of bidders, by refinement: each step splits the groups by the next bidder. */
function groupSets(
  tenders: Int32Array,
  { starts, ranks, activeFirms }: Pick<BidMarket, 'ranks' | 'activeFirms'> & Pick<Tenders, 'starts'>,
): KeyGroups {
  const keys = new Float64Array(tenders.length)
  for (let place = 0; place < coreFirms.max; place++) {
    const { groupOf } = numberGroups(keys)
    for (let i = 0; i < tenders.length; i++) {
      const bid = starts[tenders[i]] + place
      const next = bid < starts[tenders[i] + 1] ? ranks[bid] + 1 : 0
      keys[i] = groupOf[i] * (activeFirms.length + 1) + next
    }
  }
  return groupKeys(keys)
}

function common(left: readonly number[], right: readonly number[]): number[] {
  return left.filter((firm) => right.includes(firm))
}

/** Trios of active firms with at least `meetingsMin` meetings and `materialMeetings` times the expected number. */
function meetingTrios({ tenders, bidsOf, activeFirms, watched, ranks }: BidMarket): FirmGroup[] {
  const counts = new Int32Array(watched ** 3)
  const scope = Array.from({ length: tenders.length }, (_, at) => at)
  const trios: FirmGroup[] = []
  for (const key of countTrios(tenders.starts, ranks, { watched, counts })) {
    const count = counts[key]
    if (count < meetingsMin) continue
    const places = [Math.floor(key / watched ** 2), Math.floor(key / watched) % watched, key % watched]
    const firms = places.map((place) => activeFirms[place])
    const expected = firms.reduce(
      (product, firm) => (product * (bidsOf.get(firm) ?? 0)) / tenders.length,
      tenders.length,
    )
    if (count >= materialMeetings * expected) trios.push({ firms, scope })
  }
  return trios
}

/** Counts the tenders of each trio of the first `watched` ranks; the keys of the trios that met, in order of first appearance. */
function countTrios(
  starts: Int32Array,
  ranks: Int32Array,
  { watched, counts }: { readonly watched: number; readonly counts: Int32Array },
): readonly number[] {
  const seen: number[] = []
  const places: number[] = []
  for (let at = 0; at + 1 < starts.length; at++) {
    places.length = 0
    for (let bid = starts[at]; bid < starts[at + 1]; bid++) {
      const rank = ranks[bid]
      if (rank >= 0 && rank < watched) insertAscending(places, rank)
    }
    if (places.length < coreFirms.min) continue
    for (let k = 2; k < places.length; k++)
      for (let j = 1; j < k; j++)
        for (let i = 0; i < j; i++) {
          const key = (places[i] * watched + places[j]) * watched + places[k]
          const count = counts[key]
          if (count === 0) seen.push(key)
          counts[key] = count + 1
        }
  }
  return seen
}

/** Insertion into a list of a dozen at most. */
function insertAscending(places: number[], rank: number): void {
  let at = places.length
  places.push(rank)
  for (; at > 0 && places[at - 1] > rank; at--) places[at] = places[at - 1]
  places[at] = rank
}

function weigh({ firms, scope, isClosed }: FirmGroup, market: BidMarket): Ring | undefined {
  const { tenders } = market
  const isWhole = scope.length === tenders.length
  const met = (isWhole ? rarestTenders(firms, market) : scope).filter((at) => hasAllBid(tenders, at, firms))
  const won = met.filter((at) => firms.includes(tenders.winner[at]))
  if (met.length < meetingsMin || won.length < wonShareMin * met.length) return undefined
  const rate = meetingRate(firms, scope, market)
  const expectedMeetings = rate * scope.length
  const meetingTail =
    isClosed || met.length < materialMeetings * expectedMeetings
      ? 1
      : Math.min(1, binomialTail(met.length, scope.length, rate) * choices(market.activeFirms.length, firms.length))
  if (meetingTail > meetingTailMax && isWhole) return undefined
  const spreads = won.map((at) => spreadOf(tenders, at, firms)).filter((spread) => !Number.isNaN(spread))
  // Against tenders outside the scope, where the same firms may compete, or where at most one of them bid.
  const others = market.spreadsApart(firms.length, isWhole ? meetingsOfTwo(firms, market) : scope)
  const [spread, spreadElsewhere] = [median(spreads), others.median()]
  const isClose = others.length >= spreadsMin && spread <= materialSpread * spreadElsewhere
  const closeTail = isClose ? closenessTail(spreads, others) : 1
  if (meetingTail > meetingTailMax && closeTail > closeTailMax) return undefined
  return {
    firms,
    rows: won.map((at) => tenders.row[at]),
    meetings: met.length,
    expectedMeetings,
    meetingTail,
    closeTail,
    spread,
    spreadElsewhere,
  }
}

/** The tenders of that one of the firms which has the fewest. */
function rarestTenders(firms: readonly number[], { tendersOf }: BidMarket): readonly number[] {
  const lists = firms.map(tendersOf)
  return Array.from(lists.reduce((least, list) => (list.length < least.length ? list : least)))
}

function hasAllBid(tenders: Tenders, at: number, firms: readonly number[]): boolean {
  return firms.every((firm) => hasBid(tenders, at, firm))
}

function hasBid({ starts, firms }: Tenders, at: number, firm: number): boolean {
  for (let bid = starts[at]; bid < starts[at + 1]; bid++) if (firms[bid] === firm) return true
  return false
}

/** Probability that all firms bid in one tender, if independent, at their rates outside the scope (or over all tenders, when that is the scope). */
function meetingRate(firms: readonly number[], scope: readonly number[], { tenders, bidsOf }: BidMarket): number {
  const isWhole = scope.length === tenders.length
  const outside = isWhole ? tenders.length : tenders.length - scope.length
  return firms.reduce((product, firm) => {
    const inScope = isWhole ? 0 : scope.filter((at) => hasBid(tenders, at, firm)).length
    return (product * ((bidsOf.get(firm) ?? 0) - inScope + 0.5)) / (outside + 1)
  }, 1)
}

/** Binomial coefficient: groups of `chosen` firms among the active ones. */
function choices(active: number, chosen: number): number {
  const from = Math.max(active, chosen)
  return Math.exp(logGamma(from + 1) - logGamma(chosen + 1) - logGamma(from - chosen + 1))
}

/** Logarithm of highest over lowest bid of the given firms; NaN when one is unknown. */
function spreadOf({ starts, firms: bidders, cents }: Tenders, at: number, firms: readonly number[]): number {
  const logs = firms.map((firm) => Math.log(cents[bidders.indexOf(firm, starts[at])]))
  return Math.max(...logs) - Math.min(...logs)
}

/** Tenders where two or more of the firms bid. */
function meetingsOfTwo(firms: readonly number[], { tendersOf }: BidMarket): readonly number[] {
  const sorted = Int32Array.from(firms.flatMap((firm) => [...tendersOf(firm)])).sort()
  return [...sorted.filter((at, i) => at === sorted[i - 1] && at !== sorted[i - 2])]
}

/** Spreads of the lowest bid and as many others as `firms` has, over all choices of the others. */
function spreadsOfOthers(firms: number, { starts, cents }: Tenders): SpreadsOf {
  return (at, add) => {
    const logs = Array.from(cents.subarray(starts[at], starts[at + 1]), Math.log)
      .filter(Number.isFinite)
      .sort((a, b) => a - b)
    // A spread depends on the highest of the others; the k-th bid is the highest in C(k − 1, others − 1) choices.
    for (let k = firms - 1; k < logs.length; k++) add(logs[k] - logs[0], Math.round(choices(k - 1, firms - 2)))
  }
}

/** Fisher's method: under the null hypothesis −Σ ln u of the spreads' ranks u among others is a gamma variable of shape n. */
function closenessTail(spreads: readonly number[], others: SpreadRanks): number {
  const rankOf = (spread: number) => (others.below(spread) + 1) / (others.length + 1)
  const sum = spreads.reduce((total, spread) => total - Math.log(rankOf(spread)), 0)
  return spreads.length === 0 ? 1 : Math.max(1e-15, 1 - lowerGamma(spreads.length, sum))
}

/** Keeps the strongest of the rings that share two firms or more; of equally strong ones that with most acts. */
function withoutRepeats(rings: readonly Ring[], market: BidMarket): Ring[] {
  const sorted = [...rings].sort(
    (a, b) =>
      a.meetingTail * a.closeTail - b.meetingTail * b.closeTail ||
      b.rows.length - a.rows.length ||
      a.spread - b.spread ||
      compareFirms(a.firms, b.firms, market),
  )
  const taken = new Set<string>()
  return sorted.filter(({ firms }) => {
    const pairs = pairsOf(firms)
    if (pairs.some((pair) => taken.has(pair))) return false
    for (const pair of pairs) taken.add(pair)
    return true
  })
}

function pairsOf(firms: readonly number[]): readonly string[] {
  const sorted = [...firms].sort((a, b) => a - b)
  return sorted.flatMap((right, at) => sorted.slice(0, at).map((left) => `${left} ${right}`))
}
