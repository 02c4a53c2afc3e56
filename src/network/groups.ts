// Groups of firms in which something stands out. Each says what was counted, what chance would give, how many looks were taken, and
// which acts it rests on; none says that anybody did wrong (docs/network.md#groups).

import { groupKeys } from '../dataset/group-keys.ts'
import { limits } from '../limits.ts'
import { benjaminiHochberg } from '../stats/benjamini-hochberg.ts'
import { Growing } from './growing.ts'
import { type BidderMarkets, judgeMeeting, type Meeting, readMarkets } from './meetings.ts'
import { edgeTypes, type Network, partnerEnd } from './network.ts'
import { type Purchases, readPurchases } from './purchases.ts'
import { testTurns } from './turns.ts'

/** Words of the interface of the original system; docs/network.md#groups says what each stands for here. */
export const groupTypes = ['cartel', 'collusion', 'shell_network'] as const
export type GroupType = (typeof groupTypes)[number]

export const groupReasons = ['co_bidding', 'winning_by_turns', 'shared_partner', 'shared_address'] as const
export type GroupReason = (typeof groupReasons)[number]

export interface SuspiciousGroup {
  readonly type: GroupType
  readonly reason: GroupReason
  /** Firms, ascending. */
  readonly firms: readonly number[]
  /** Partners or addresses that they share. */
  readonly shared: readonly number[]
  readonly observed: number
  readonly expected: number
  readonly pValue: number
  readonly adjustedPValue: number
  /** Purchases that the figure was counted over, and tests that it was one of. */
  readonly sampleSize: number
  readonly looks: number
  readonly confidence: number
  /** Acts, ascending. */
  readonly rows: readonly number[]
}

/** Choice: so many meetings make a habit. */
const meetingsMin = 5
const [strict, usual] = [0.01, 0.05]
/** Choice: of far more than chance gives. */
const materialRatio = 2
/** Choice, as of RE-01 and RE-02: what more firms share is a fund's, an accountant's or a business centre's. */
const sharedFirmsMax = { shared_partner: 5, shared_address: 4 } as const
/** Choice: firms of one place and trade have innocent causes to meet. */
const confidenceMax = { co_bidding: 0.5, winning_by_turns: 0.6, shared_partner: 0.9, shared_address: 0.7 } as const

/** All groups, those least likely by chance first. */
export function findGroups(network: Network): readonly SuspiciousGroup[] {
  const purchases = readPurchases(network)
  const market = readMarkets(purchases)
  const meetings = readMeetings(network, purchases)
  const pairs = frequentPairs(market, meetings)
  const found = [
    ...coBidding(purchases, pairs),
    ...byTurns(purchases, pairs),
    ...sharing({ network, purchases, market, meetings }),
  ]
  return found.sort((a, b) => a.adjustedPValue - b.adjustedPValue || a.pValue - b.pValue || a.firms[0] - b.firms[0])
}

interface Meetings {
  /** Purchases of the pair of group g: `members[starts[g]]` on. */
  readonly of: (one: number, other: number) => readonly number[]
  readonly pairs: readonly (readonly [number, number, readonly number[]])[]
  /** Pairs of firms that could have met often. */
  readonly looks: number
}

function readMeetings({ nodes }: Network, { length, starts, bidders, markets }: Purchases): Meetings {
  const counts = new Int32Array(nodes.length)
  for (const node of bidders) counts[node]++
  const [all, purchaseOf] = [new Growing(Float64Array), new Growing(Int32Array)]
  for (let purchase = 0; purchase < length; purchase++)
    for (let right = starts[purchase] + 1; right < starts[purchase + 1]; right++)
      for (let left = starts[purchase]; left < right; left++) {
        all.push(bidders[left] * nodes.length + bidders[right])
        purchaseOf.push(purchase)
      }
  const [keys, at] = [all.view(), purchaseOf.view()]
  const groups = groupKeys(keys)
  const groupOf = new Map<number, number>()
  const pairs: (readonly [number, number, readonly number[]])[] = []
  const purchasesOf = (group: number) =>
    Array.from(groups.members.subarray(groups.starts[group], groups.starts[group + 1]), (member) => at[member])
  for (let group = 0; group < groups.length; group++) {
    const key = keys[groups.members[groups.starts[group]]]
    groupOf.set(key, group)
    if (groups.starts[group + 1] - groups.starts[group] >= meetingsMin)
      pairs.push([Math.floor(key / nodes.length), key % nodes.length, purchasesOf(group)])
  }
  return {
    of(one, other) {
      const group = groupOf.get(Math.min(one, other) * nodes.length + Math.max(one, other))
      return group === undefined ? [] : purchasesOf(group)
    },
    pairs,
    looks: countLooks({ length, starts, bidders, markets }, counts),
  }
}

/** Pairs of firms with purchases enough to meet often, in each market that both are in. */
function countLooks(
  { length, starts, bidders, markets }: Pick<Purchases, 'length' | 'starts' | 'bidders' | 'markets'>,
  counts: Int32Array,
): number {
  const regulars = new Map<number, Set<number>>()
  for (let purchase = 0; purchase < length; purchase++) {
    const firms = regulars.get(markets[purchase]) ?? new Set<number>()
    for (let bid = starts[purchase]; bid < starts[purchase + 1]; bid++)
      if (counts[bidders[bid]] >= meetingsMin) firms.add(bidders[bid])
    regulars.set(markets[purchase], firms)
  }
  let looks = 0
  for (const { size } of regulars.values()) looks += (size * (size - 1)) / 2
  return looks
}

interface JudgedPairs {
  readonly pairs: readonly (Meeting & { readonly adjustedPValue: number })[]
  readonly looks: number
}

function frequentPairs(market: BidderMarkets, { pairs, looks }: Meetings): JudgedPairs {
  const judged = pairs.map(([one, other, purchases]) => judgeMeeting(market, [one, other], purchases))
  const adjusted = benjaminiHochberg(
    judged.map(({ pValue }) => pValue),
    looks,
  )
  return { looks, pairs: judged.map((pair, at) => ({ ...pair, adjustedPValue: adjusted[at] })) }
}

/** Groups of pairs, each joined by its strongest pairs first and of limited size. */
function joinPairs(pairs: JudgedPairs['pairs']): readonly (readonly JudgedPairs['pairs'][number][])[] {
  const groupOf = new Map<number, { firms: Set<number>; pairs: JudgedPairs['pairs'][number][] }>()
  const sorted = [...pairs].sort((a, b) => a.pValue - b.pValue || a.one - b.one || a.other - b.other)
  for (const pair of sorted) {
    const [left, right] = [pair.one, pair.other].map(
      (firm) => groupOf.get(firm) ?? { firms: new Set([firm]), pairs: [] },
    )
    const firms = new Set([...left.firms, ...right.firms])
    if (firms.size > limits.networkGroupFirmsMax) continue
    const joined = { firms, pairs: [...new Set([...left.pairs, ...right.pairs, pair])] }
    for (const firm of firms) groupOf.set(firm, joined)
  }
  return [...new Set(groupOf.values())].map((group) => group.pairs)
}

function coBidding({ rows }: Purchases, { pairs, looks }: JudgedPairs): readonly SuspiciousGroup[] {
  const strong = pairs.filter(
    ({ adjustedPValue, purchases, expected }) =>
      adjustedPValue <= strict && purchases.length >= materialRatio * expected,
  )
  return joinPairs(strong).map((group) => {
    const [first] = group
    return {
      type: 'cartel',
      reason: 'co_bidding',
      ...{ firms: firmsOf(group), shared: [], looks },
      // The figures are those of the pair that is least likely by chance.
      ...{ observed: first.purchases.length, expected: first.expected, pValue: first.pValue },
      adjustedPValue: first.adjustedPValue,
      sampleSize: first.purchases.length,
      confidence: confidenceMax.co_bidding * (1 - first.adjustedPValue),
      rows: rowsOf(rows, group),
    }
  })
}

function byTurns(purchases: Purchases, { pairs }: JudgedPairs): readonly SuspiciousGroup[] {
  // Whom firms meet is no evidence of who wins, so that groups may be chosen by their meetings.
  const met = pairs.filter(({ adjustedPValue }) => adjustedPValue <= usual)
  const tested = joinPairs(met).flatMap((group) => {
    const firms = firmsOf(group)
    const turns = testTurns(purchases, firms, [...new Set(group.flatMap((pair) => pair.purchases))])
    return turns === undefined ? [] : [{ firms, ...turns }]
  })
  const adjusted = benjaminiHochberg(
    tested.map(({ pValue }) => pValue),
    tested.length,
  )
  return tested.flatMap((group, at): SuspiciousGroup[] => {
    if (adjusted[at] > usual) return []
    return [
      {
        type: 'collusion',
        reason: 'winning_by_turns',
        ...{ ...group, shared: [], looks: tested.length, adjustedPValue: adjusted[at] },
        confidence: confidenceMax.winning_by_turns * (1 - adjusted[at]),
      },
    ]
  })
}

interface SharingInput {
  readonly network: Network
  readonly purchases: Purchases
  readonly market: BidderMarkets
  readonly meetings: Meetings
}

/** Pairs of bidders of one purchase that share a partner or a seat. */
function sharing({ network, purchases, market, meetings }: SharingInput): readonly SuspiciousGroup[] {
  const links = sharedLinks(network)
  const judged = [...links].flatMap(([key, { reason, shared }]) => {
    const [one, other] = [Math.floor(key / network.nodes.length), key % network.nodes.length]
    if (!market.countsOf.has(one) || !market.countsOf.has(other)) return []
    return [{ reason, shared, ...judgeMeeting(market, [one, other], meetings.of(one, other)) }]
  })
  const adjusted = benjaminiHochberg(
    judged.map(({ pValue }) => pValue),
    judged.length,
  )
  return judged.flatMap(({ reason, shared, one, other, ...meeting }, at): SuspiciousGroup[] => {
    if (meeting.purchases.length === 0) return []
    const cap = Math.max(...shared.map((node) => network.nodes.confidences[node]))
    return [
      {
        ...{ type: 'shell_network', reason, firms: [one, other], shared, looks: judged.length },
        ...{ observed: meeting.purchases.length, expected: meeting.expected, pValue: meeting.pValue },
        ...{ adjustedPValue: adjusted[at], sampleSize: meeting.purchases.length },
        confidence: Math.min(cap, confidenceMax[reason]) * (1 - adjusted[at] / 2),
        rows: rowsOf(purchases.rows, [meeting]),
      },
    ]
  })
}

/** By pair of firms the partners, or else the seats, that few firms share. */
function sharedLinks({ nodes, edges }: Network) {
  const found = new Map<number, { readonly reason: keyof typeof sharedFirmsMax; readonly shared: number[] }>()
  for (const reason of ['shared_partner', 'shared_address'] as const)
    for (const [node, firms] of firmsOfLinks({ nodes, edges }, reason)) {
      if (firms.length > sharedFirmsMax[reason]) continue
      for (let right = 1; right < firms.length; right++)
        for (let left = 0; left < right; left++) {
          const [one, other] = [firms[left], firms[right]].sort((a, b) => a - b)
          const key = one * nodes.length + other
          const known = found.get(key)
          if (known === undefined) found.set(key, { reason, shared: [node] })
          else if (known.reason === reason) known.shared.push(node)
        }
    }
  return found
}

/** The firms of each partner, or of each seat. */
function firmsOfLinks({ nodes, edges }: Pick<Network, 'nodes' | 'edges'>, reason: keyof typeof sharedFirmsMax) {
  const type = edgeTypes.indexOf(reason === 'shared_partner' ? 'partner_of' : 'shares_address')
  const firms = new Map<number, number[]>()
  for (let edge = 0; edge < edges.length; edge++) {
    if (edges.types[edge] !== type) continue
    const link = reason === 'shared_partner' ? partnerEnd({ nodes, edges }, edge) : edges.to[edge]
    const own = firms.get(link) ?? []
    own.push(edges.from[edge] === link ? edges.to[edge] : edges.from[edge])
    firms.set(link, own)
  }
  return firms
}

function firmsOf(pairs: readonly Pick<Meeting, 'one' | 'other'>[]): readonly number[] {
  return [...new Set(pairs.flatMap(({ one, other }) => [one, other]))].sort((a, b) => a - b)
}

function rowsOf(rows: Int32Array, pairs: readonly Pick<Meeting, 'purchases'>[]): readonly number[] {
  return [...new Set(pairs.flatMap(({ purchases }) => purchases))].map((at) => rows[at]).sort((a, b) => a - b)
}
