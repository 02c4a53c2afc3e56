// Shared control: detectors of firms that have something in common and bid against each other in one tender.
// A partner of many firms is a fund or a public body, an address of many firms a business centre: neither says anything.

import { childStarts } from '../../dataset/child-rows.ts'
import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupKeys } from '../../dataset/group-keys.ts'
import type { Detector, DetectorDeclaration } from '../detector.ts'
import { shares } from '../evidence/shares.ts'
import { defineGroupTest } from './group-test.ts'

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
  /** Code of the partner or address, and the number of firms that have it. */
  readonly key: number
  readonly firms: number
}

export interface SharedControl extends DetectorDeclaration {
  /** What the firms have in common. */
  readonly link: Link
}

/** A detector of families of firms, joined by what they share, that met in tenders. */
export function defineSharedControl(control: SharedControl): Detector {
  const { link } = control
  return defineGroupTest({
    ...control,
    partition: 'whole',
    family: 'common_control',
    fold: (data, rows) => findMeetings(data, rows, link),
    weigh: (meetings) =>
      findFamilies(meetings).map((family) => {
        const rows = [...new Set(family.map(({ row }) => row))]
        const firmsMax = Math.max(...family.map(({ firms }) => firms))
        return { rows, family, firmsMax, confidence: confidenceOf[link](firmsMax, rows.length), sensitivity: 0 }
      }),
    describe({ rows, family, firmsMax }, { value_cents }, data) {
      const firms = [...new Set(family.flatMap(({ first, second }) => [first, second]))]
        .map((firm) => data.text('supplier', firm))
        .sort()
      return {
        group: `${link} ${firms.join(' ')}`,
        statistic: { method: `shared_${link}`, score: rows.length, threshold: 1, sample_size: rows.length },
        expected: { metric: 'joint_bids', observed: rows.length, value: 0, counterfactual: 0 },
        rule: { law: 'Lei 14.133/2021', article: 'art. 9 e 14', status: 'suspect' },
        money_at_risk_cents: value_cents / 2,
        factors: shares({ [`shared_${link}`]: 2, joint_bids: Math.min(2, rows.length - 1) }),
        facts: {
          firms: firms.join(', '),
          firm_count: firms.length,
          joint_bids: rows.length,
          firms_with_the_same: firmsMax,
          value_cents,
          ...(link === 'partner' ? {} : { address: data.text('address', family[0].key) }),
        },
      }
    },
  })
}

/** What each supplier shares with few others: supplier code → keys with the number of firms that have them. */
type SharedKeys = ReadonlyMap<number, ReadonlyMap<number, number>>

function readPartners({ suppliers, partners }: Dataset): SharedKeys {
  const firms = Int32Array.from(partners.parent, (parent) => suppliers.supplier[parent] ?? ABSENT_CODE)
  return keepFew(partners.partner, firms, partnerFirmsMax)
}

function readAddresses({ suppliers }: Dataset): SharedKeys {
  return keepFew(suppliers.address, suppliers.supplier, addressFirmsMax)
}

/** `keys` and `firms` say together which firm has which key. */
function keepFew(keys: Int32Array, firms: Int32Array, firmsMax: number): SharedKeys {
  const { starts, members, length } = groupKeys(keys.map((key, at) => (firms[at] === ABSENT_CODE ? ABSENT_CODE : key)))
  const keysOf = new Map<number, Map<number, number>>()
  for (let group = 0; group < length; group++) {
    const own = members.subarray(starts[group], starts[group + 1])
    const sharing = own.length < 2 ? [] : [...new Set(Array.from(own, (at) => firms[at]))]
    if (sharing.length < 2 || sharing.length > firmsMax) continue
    const key = keys[own[0]]
    for (const firm of sharing)
      keysOf.set(firm, (keysOf.get(firm) ?? new Map<number, number>()).set(key, sharing.length))
  }
  return keysOf
}

function findMeetings(data: Dataset, rows: Int32Array, link: Link): Meeting[] {
  const { bids, size } = data
  const keysOf = link === 'partner' ? readPartners(data) : readAddresses(data)
  const meetings: Meeting[] = []
  if (keysOf.size === 0) return meetings
  const starts = childStarts(bids.parent)
  const isSharing = new Uint8Array(size('supplier'))
  for (const firm of keysOf.keys()) isSharing[firm] = 1
  const bidders: number[] = []
  for (const row of rows) {
    bidders.length = 0
    const end = starts[row + 1] ?? bids.length
    for (let i = starts[row] ?? bids.length; i < end && bidders.length < biddersMax; i++) {
      const firm = bids.supplier[i]
      if (isSharing[firm] === 1 && !bidders.includes(firm)) bidders.push(firm)
    }
    if (bidders.length < 2) continue
    bidders.sort((a, b) => a - b)
    for (const [index, second] of bidders.entries())
      for (const first of bidders.slice(0, index))
        for (const [key, firms] of keysOf.get(first) ?? [])
          if (keysOf.get(second)?.has(key)) meetings.push({ row, first, second, key, firms })
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

const confidenceOf = { partner: partnerConfidence, address: addressConfidence } as const

/** Choice: a common partner in one tender is strong by itself; the more firms have that partner the less it says. */
function partnerConfidence(firms: number, jointBids: number): number {
  return (firms <= 3 ? 0.88 : 0.7) + 0.02 * Math.min(4, jointBids - 1)
}

/** Choice: neighbours may be strangers, so an address alone reaches .8 only where the firms meet again and again. */
function addressConfidence(firms: number, jointBids: number): number {
  return (firms <= 3 ? 0.65 : 0.4) + 0.05 * Math.min(4, jointBids - 1)
}
