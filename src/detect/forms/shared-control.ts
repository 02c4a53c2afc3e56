// Shared control: detectors of firms that have something in common and bid against each other in one tender.
// A partner of many firms is a fund or a public body, an address of many firms a business centre: neither says anything.

import { childStarts } from '../../dataset/child-rows.ts'
import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupKeys } from '../../dataset/group-keys.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import { shownPartner } from '../../domain/partner-person.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import type { Detector, DetectorDeclaration } from '../detector.ts'
import { shares } from '../evidence/shares.ts'
import { tenderCodes } from '../views/acts/decisions.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { onePerTender, ownActs } from '../views/acts/purchases.ts'
import { knownBy, partnerLinks } from '../views/suppliers/partner-links.ts'
import { seats } from '../views/suppliers/seats.ts'
import { defineGroupTest } from './group-test.ts'

/** A purchase with more such bidders is open to all and says nothing about two of them. */
const biddersMax = 50
/** Choice: so many firms may have one partner, or one address, and still be taken for one family. */
const partnerFirmsMax = 5
const addressFirmsMax = 4
/** Partners in common that a finding names; their entries are cited with the firms. */
const partnersShownMax = 3

type Link = 'partner' | 'address'

/** Two bidders of one act and what they share. */
interface Meeting {
  readonly row: number
  readonly first: number
  readonly second: number
  /** Number of the person or address, the number of firms that have it, and the most that it may say. */
  readonly key: number
  readonly firms: number
  readonly cap: number
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
    weigh: (meetings, data) => {
      const isByChance = link === 'address' ? chanceMeetings(data, meetings) : () => false
      return findFamilies(meetings).map((family) => {
        const rows = [...new Set(family.map(({ row }) => row))]
        const firmsMax = Math.max(...family.map(({ firms }) => firms))
        const cap = Math.max(...family.map((meeting) => meeting.cap))
        const joint = onePerTender(Int32Array.from(rows), data).length
        const confidence = Math.min(cap, confidenceOf[link]({ firms: firmsMax, joint, isByChance: isByChance(family) }))
        return { rows, joint, family, firmsMax, cap, confidence, sensitivity: 0 }
      })
    },
    describe({ joint, family, firmsMax, cap }, { row, related, value_cents }, data) {
      const firms = [...new Set(family.flatMap(({ first, second }) => [first, second]))]
        .map((firm) => data.text('supplier', firm))
        .sort()
      // The evidence is all meetings; what the finding shows and sums is those that were asked for.
      const shown = onePerTender(Int32Array.of(row, ...related), data).length
      return {
        group: `${link} ${firms.join(' ')}`,
        statistic: { method: `shared_${link}`, score: joint, threshold: 1, sample_size: joint },
        expected: { metric: 'joint_bids', observed: shown, value: 0, counterfactual: 0 },
        rule: { law: 'Lei 14.133/2021', article: 'art. 9 e 14', status: 'suspect' },
        money_at_risk_cents: value_cents / 2,
        factors: shares({ [`shared_${link}`]: 2, joint_bids: Math.min(2, joint - 1) }),
        facts: {
          firms: firms.join(', '),
          firm_count: firms.length,
          joint_bids: shown,
          ...(joint > shown && { joint_bids_elsewhere: joint - shown }),
          firms_with_the_same: firmsMax,
          value_cents,
          ...(link === 'partner'
            ? { ...sharedPartners(data, family), ...knownBy(cap) }
            : { address: addressOf(data, family[0].first) }),
        },
      }
    },
  })
}

/** What each supplier shares with few others: supplier code → keys with the number of firms that have them. */
type FirmKeys = ReadonlyMap<number, ReadonlyMap<number, number>>

interface SharedKeys {
  readonly keysOf: FirmKeys
  /** The most that a key in common may say. */
  capOf(key: number): number
}

function readPartners(data: Dataset): SharedKeys {
  const { suppliers, partners } = data
  const { personOf, caps } = partnerLinks(data)
  const firms = Int32Array.from(partners.parent, (parent) => suppliers.supplier[parent] ?? ABSENT_CODE)
  const persons = partners.partner.map((partner) => (partner < 0 ? ABSENT_CODE : personOf[partner]))
  return { keysOf: keepFew(persons, firms, partnerFirmsMax), capOf: (person) => caps[person] }
}

function readAddresses(data: Dataset): SharedKeys {
  const seatOf = seats(data)
  const own = data.suppliers.address.map((address) => (address < 0 ? ABSENT_CODE : seatOf[address]))
  return { keysOf: keepFew(own, data.suppliers.supplier, addressFirmsMax), capOf: () => 1 }
}

/** `keys` and `firms` say together which firm has which key. */
function keepFew(keys: Int32Array, firms: Int32Array, firmsMax: number): FirmKeys {
  const { starts, members, length } = groupKeys(keys.map((key, at) => (firms[at] === ABSENT_CODE ? ABSENT_CODE : key)))
  const keysOf = new Map<number, Map<number, number>>()
  for (let group = 0; group < length; group++) {
    assertWantedAt(group)
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
  const { keysOf, capOf } = link === 'partner' ? readPartners(data) : readAddresses(data)
  const meetings: Meeting[] = []
  if (keysOf.size === 0) return meetings
  const starts = childStarts(bids.parent)
  const isSharing = new Uint8Array(size('supplier'))
  for (const firm of keysOf.keys()) isSharing[firm] = 1
  const isOwn = ownActs(data)
  const bidders: number[] = []
  for (let at = 0; at < rows.length; at++) {
    assertWantedAt(at)
    const row = rows[at]
    bidders.length = 0
    const end = starts[row + 1] ?? bids.length
    for (let i = starts[row] ?? bids.length; i < end && bidders.length <= biddersMax; i++) {
      const firm = bids.supplier[i]
      if (isSharing[firm] === 1 && !bidders.includes(firm)) bidders.push(firm)
    }
    if (bidders.length < 2 || bidders.length > biddersMax || !isOwn(row)) continue
    bidders.sort((a, b) => a - b)
    for (const [index, second] of bidders.entries())
      for (const first of bidders.slice(0, index))
        for (const [key, firms] of keysOf.get(first) ?? [])
          if (keysOf.get(second)?.has(key)) meetings.push({ row, first, second, key, firms, cap: capOf(key) })
  }
  return meetings
}

/** Meetings joined by common firms. */
function findFamilies(meetings: readonly Meeting[]): Meeting[][] {
  const parent = new Map<number, number>()
  const root = (firm: number): number => {
    let at = firm
    for (let above = parent.get(at) ?? at; above !== at; above = parent.get(at) ?? at) {
      // Path halving, so that the roots of long families are near.
      parent.set(at, parent.get(above) ?? above)
      at = above
    }
    return at
  }
  for (const [at, { first, second }] of meetings.entries()) {
    assertWantedAt(at)
    const [a, b] = [root(first), root(second)]
    parent.set(Math.max(a, b), Math.min(a, b))
  }
  return [...groupBy(meetings, ({ first }) => root(first)).values()]
}

interface Evidence {
  readonly firms: number
  /** Tenders in which they met. */
  readonly joint: number
  readonly isByChance: boolean
}

const confidenceOf = { partner: partnerConfidence, address: addressConfidence } as const

/** Choice: a common partner in one tender is strong by itself; the more firms have that partner the less it says. */
function partnerConfidence({ firms, joint }: Evidence): number {
  return (firms <= 3 ? 0.88 : 0.7) + 0.02 * Math.min(4, joint - 1)
}

/** Choice: neighbours may be strangers, so an address alone reaches .8 only where the firms meet again and again, beyond chance. */
function addressConfidence({ firms, joint, isByChance }: Evidence): number {
  return (firms <= 3 ? 0.65 : 0.4) + (isByChance ? 0 : 0.05 * Math.min(4, joint - 1))
}

/** Choice: meetings that chance alone would bring to one pair in so many are no sign of more. */
const chanceMax = 0.01

/** Whether firms meet no more often than independent bidders of the same markets would; of families of these meetings alone. */
function chanceMeetings(data: Dataset, meetings: readonly Meeting[]): (family: readonly Meeting[]) => boolean {
  const { bids, acts } = data
  const marketOf = itemOf(data)
  const tenderOf = tenderCodes(data)
  const starts = childStarts(bids.parent)
  const markets = new Set(meetings.map(({ row }) => marketOf(row)))
  const isMeeting = new Uint8Array(data.size('supplier'))
  for (const { first, second } of meetings) isMeeting[first] = isMeeting[second] = 1
  const tendersOf = new Map<number, Map<number, Set<number>>>()
  const allOf = new Map<number, Set<number>>()
  for (let row = 0; row < acts.length; row++) {
    assertWantedAt(row)
    const [start, end] = [starts[row] ?? bids.length, starts[row + 1] ?? bids.length]
    if (end - start < 2) continue
    const market = marketOf(row)
    if (!markets.has(market)) continue
    const tender = tenderOf(row)
    allOf.set(market, (allOf.get(market) ?? new Set()).add(tender))
    const ofFirms = tendersOf.get(market) ?? new Map<number, Set<number>>()
    tendersOf.set(market, ofFirms)
    for (let at = start; at < end; at++) {
      const firm = bids.supplier[at]
      if (isMeeting[firm] === 1) ofFirms.set(firm, (ofFirms.get(firm) ?? new Set()).add(tender))
    }
  }
  const tailOf = ({ row, first, second }: Meeting): number => {
    const market = marketOf(row)
    const all = allOf.get(market)?.size ?? 0
    const [own, other] = [first, second].map((firm) => tendersOf.get(market)?.get(firm) ?? new Set<number>())
    if (own === undefined || other === undefined) return 1
    const met = [...own].filter((tender) => other.has(tender)).length
    const [fewer, more] = own.size < other.size ? [own.size, other.size] : [other.size, own.size]
    return binomialTail(met, fewer, Math.min(1, more / all))
  }
  return (family) => family.every((meeting) => tailOf(meeting) > chanceMax)
}

/** The persons in common, as far as their numbers may be shown; a natural person is not named (LGPD). */
function sharedPartners(data: Dataset, family: readonly Meeting[]): { readonly shared_partners?: string } {
  const { personOf } = partnerLinks(data)
  const keys = new Set(family.map(({ key }) => key))
  const numbers = new Set<string>()
  for (const [code, person] of personOf.entries()) {
    assertWantedAt(code)
    const number = keys.has(person) ? shownPartner(data.text('partner', code)) : undefined
    if (number !== undefined) numbers.add(number)
  }
  const shown = [...numbers].sort().slice(0, partnersShownMax)
  return shown.length === 0 ? {} : { shared_partners: shown.join(', ') }
}

function addressOf({ suppliers, text }: Dataset, firm: number): string {
  const at = suppliers.supplier.indexOf(firm)
  return at < 0 ? '' : text('address', suppliers.address[at])
}
