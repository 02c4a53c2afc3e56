// RE-01 and RE-02: firms with a common partner, or at one address, that bid against each other in one tender.
// A partner of many firms is a fund or a public body, an address of many firms a business centre: neither says anything.

import { ABSENT_CODE, type Dataset } from '../domain/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import { childRange } from './child-rows.ts'
import { type DetectionContext, defineDetector } from './detector.ts'
import { groupBy } from './group-by.ts'
import { selectMembers } from './group-members.ts'
import { shares } from './shares.ts'

const biddersMax = 50
/** Choice: so many firms may have one partner, or one address, and still be taken for one family. */
const partnerFirmsMax = 5
const addressFirmsMax = 4

type Link = 'partner' | 'address'

/** Two bidders of one act and what they share. */
interface Meeting {
  readonly row: number
  readonly first: number
  readonly second: number
  readonly link: Link
  /** Code of the partner or address, and the number of firms that have it. */
  readonly key: number
  readonly firms: number
}

type Partial = readonly Meeting[]

const sharedControl = (link: Link) =>
  defineDetector<Partial>({
    id: link === 'partner' ? 'RE-01' : 'RE-02',
    type: 'relationship_anomaly',
    partition: 'whole',
    phase: 'pattern_detection',
    fold(data, rows) {
      const keys = link === 'partner' ? readPartners(data) : readAddresses(data)
      return findMeetings(data, rows, keys, link)
    },
    reduce: (left, right) => [...left, ...right],
    finalize: (meetings, data, context) =>
      findFamilies(meetings).flatMap((family) => toCandidate(family, data, context) ?? []),
  })

export const sharedPartner = sharedControl('partner')
export const sharedAddress = sharedControl('address')

/** What each supplier shares with few others: supplier code → keys with the number of firms that have them. */
type SharedKeys = ReadonlyMap<number, ReadonlyMap<number, number>>

function readPartners({ suppliers, partners }: Dataset): SharedKeys {
  const firmsOf = new Map<number, Set<number>>()
  for (let i = 0; i < partners.length; i++)
    addFirm(firmsOf, partners.partner[i] ?? -1, suppliers.supplier[partners.parent[i] ?? -1] ?? -1)
  return keepFew(firmsOf, partnerFirmsMax)
}

function readAddresses({ suppliers }: Dataset): SharedKeys {
  const firmsOf = new Map<number, Set<number>>()
  for (let i = 0; i < suppliers.length; i++) addFirm(firmsOf, suppliers.address[i] ?? -1, suppliers.supplier[i] ?? -1)
  return keepFew(firmsOf, addressFirmsMax)
}

function addFirm(firmsOf: Map<number, Set<number>>, key: number, firm: number): void {
  if (key === ABSENT_CODE || firm === ABSENT_CODE) return
  const firms = firmsOf.get(key)
  if (firms) firms.add(firm)
  else firmsOf.set(key, new Set([firm]))
}

function keepFew(firmsOf: ReadonlyMap<number, ReadonlySet<number>>, firmsMax: number): SharedKeys {
  const keysOf = new Map<number, Map<number, number>>()
  for (const [key, firms] of firmsOf) {
    if (firms.size < 2 || firms.size > firmsMax) continue
    for (const firm of firms) {
      const keys = keysOf.get(firm) ?? new Map<number, number>()
      keysOf.set(firm, keys.set(key, firms.size))
    }
  }
  return keysOf
}

function findMeetings({ bids }: Dataset, rows: Int32Array, keysOf: SharedKeys, link: Link): Meeting[] {
  const meetings: Meeting[] = []
  if (keysOf.size === 0) return meetings
  for (const row of rows) {
    const [from, to] = childRange(bids.parent, row)
    const bidders: number[] = []
    for (let i = from; i < to && bidders.length < biddersMax; i++) {
      const firm = bids.supplier[i] ?? -1
      if (keysOf.has(firm) && !bidders.includes(firm)) bidders.push(firm)
    }
    bidders.sort((a, b) => a - b)
    for (const [index, second] of bidders.entries())
      for (const first of bidders.slice(0, index))
        for (const [key, firms] of keysOf.get(first) ?? [])
          if (keysOf.get(second)?.has(key)) meetings.push({ row, first, second, link, key, firms })
  }
  return meetings
}

/** Meetings joined by common firms. */
function findFamilies(meetings: readonly Meeting[]): Meeting[][] {
  const parent = new Map<number, number>()
  const root = (firm: number): number => {
    let at = firm
    while ((parent.get(at) ?? at) !== at) at = parent.get(at) ?? at
    return at
  }
  for (const { first, second } of meetings) {
    const [a, b] = [root(first), root(second)]
    parent.set(Math.max(a, b), Math.min(a, b))
  }
  return [...groupBy(meetings, ({ first }) => root(first)).values()]
}

function toCandidate(family: readonly Meeting[], data: Dataset, context: DetectionContext): Candidate | undefined {
  const rows = [...new Set(family.map(({ row }) => row))]
  const members = selectMembers(rows, data, context)
  const [sample] = family
  if (!members || !sample) return undefined
  const firms = [...new Set(family.flatMap(({ first, second }) => [first, second]))]
    .map((firm) => data.text('supplier', firm))
    .sort()
  const firmsMax = Math.max(...family.map((meeting) => meeting.firms))
  const isPartner = sample.link === 'partner'
  return {
    detector: isPartner ? 'RE-01' : 'RE-02',
    type: 'relationship_anomaly',
    row: members.row,
    related: members.related,
    group: `${sample.link} ${firms.join(' ')}`,
    family: 'common_control',
    confidence: isPartner ? partnerConfidence(firmsMax, rows.length) : addressConfidence(firmsMax, rows.length),
    sensitivity: 0,
    gravity: 'group',
    statistic: { method: `shared_${sample.link}`, score: rows.length, threshold: 1, sample_size: rows.length },
    expected: { metric: 'joint_bids', observed: rows.length, value: 0, counterfactual: 0 },
    rule: { law: 'Lei 14.133/2021', article: 'art. 9 e 14', status: 'suspect' },
    money_at_risk_cents: members.value_cents / 2,
    factors: shares({ [`shared_${sample.link}`]: 2, joint_bids: Math.min(2, rows.length - 1) }),
    facts: {
      firms: firms.join(', '),
      firm_count: firms.length,
      joint_bids: rows.length,
      firms_with_the_same: firmsMax,
      value_cents: members.value_cents,
      ...(isPartner ? {} : { address: data.text('address', sample.key) }),
    },
  }
}

/** Choice: a common partner in one tender is strong by itself; the more firms have that partner the less it says. */
function partnerConfidence(firms: number, jointBids: number): number {
  return (firms <= 3 ? 0.88 : 0.7) + 0.02 * Math.min(4, jointBids - 1)
}

/** Choice: neighbours may be strangers, so an address alone reaches .8 only where the firms meet again and again. */
function addressConfidence(firms: number, jointBids: number): number {
  return (firms <= 3 ? 0.65 : 0.4) + 0.05 * Math.min(4, jointBids - 1)
}
