// Draft of a contract: draws the facts of one contract of the sample.

import { addBusinessDays } from '../domain/business-days.ts'
import { addMonths } from '../domain/days.ts'
import { findDirectAwardLimit } from '../domain/direct-award-limits.ts'
import { standardNormal } from '../stats/standard-normal.ts'
import { drawBetween, drawIndex, drawLognormal, drawWhole, round, toBusinessDay } from './draws.ts'
import type { SeededDraws } from './seeded-draws.ts'
import { type Company, firstDay, lastDay, type Market, type PublicBody, type World } from './world.ts'

/** The method by which a contract is awarded. */
export type AwardMethod = 'tender' | 'small_direct' | 'exclusive' | 'emergency'

/** A drawn contract, mutable until its record is written. */
export interface Draft {
  readonly body: PublicBody
  readonly market: Market
  readonly method: AwardMethod
  winner: { id: string; name: string; region: string }
  signingDay: number
  quantity: number
  unitPrice: number
  value: number
  bids: { readonly supplier_id: string; readonly value: number; readonly status?: 'disqualified' }[]
  estimate: number | undefined
  months: number
  amendments: {
    readonly day: number
    readonly kind: 'term' | 'value'
    readonly delta: number
    readonly newEnd?: number
  }[]
}

/** Facts that are fixed before the rest is drawn. */
export interface Settled {
  readonly body?: PublicBody
  readonly market?: Market
  readonly method?: AwardMethod
  readonly day?: number
  readonly winner?: Company
  readonly rivals?: readonly Company[]
  /** Value as a share of the direct-award limit of the day. */
  readonly shareOfLimit?: number
  /** Factor on the honest unit price. */
  readonly priceFactor?: number
}

/** Draws an honest contract with the settled facts. */
export function draftContract(world: World, settled: Settled = {}): Draft {
  const { random } = world
  const body = settled.body ?? world.drawBody()
  const market = settled.market ?? world.drawMarket()
  const day = settled.day ?? drawDay(random)
  const limit = directLimit(market, day)
  const method = settled.method ?? drawAwardMethod(random, market, limit)
  const bidders = settled.winner
    ? [settled.winner, ...(settled.rivals ?? [])]
    : drawBidders(world, { market, body, method })
  const winner = bidders[0]
  const price = (quantity: number): number =>
    honestPrice(world, { market, body, winner, day, quantity }) * (settled.priceFactor ?? 1)
  const share = settled.shareOfLimit ?? (method === 'small_direct' ? drawBetween(random, 0.08, 0.6) : undefined)
  const quantity = drawQuantity(random, { market, target: share === undefined ? undefined : share * limit })
  const decimals = market.item.price < 10 ? 4 : 2
  let unitPrice = round(price(quantity), decimals)
  let units = quantity
  if (share !== undefined) {
    // The target is a value: the quantity follows from it, and the price absorbs the rounding to whole units.
    units = Math.max(1, Math.floor((share * limit) / unitPrice))
    if (settled.shareOfLimit !== undefined && units < 8) unitPrice = round((share * limit) / units, decimals)
  }
  const value = round(units * unitPrice)
  const [least, most] = market.item.months
  const draft: Draft = {
    body,
    market,
    method,
    winner: { id: winner.id, name: winner.name, region: winner.region },
    signingDay: day,
    quantity: units,
    unitPrice,
    value,
    bids: method === 'tender' ? drawBids(random, bidders, value) : [],
    estimate: random.next() < 0.03 ? undefined : round(value * Math.exp(0.07 + 0.09 * standardNormal(random))),
    months: method === 'emergency' ? drawWhole(random, 2, 6) : drawWhole(random, least, most),
    amendments: [],
  }
  amendHonestly(random, draft)
  return draft
}

/** The direct-award limit in force for an item on a day, in BRL. */
export function directLimit(market: Market, day: number): number {
  const item = market.item.kind === 'works' ? 'I' : 'II'
  return (findDirectAwardLimit({ law: 14133, article: 75, item }, day)?.limit_cents ?? 0) / 100
}

/** A business day of the sample's years. */
export function drawDay(random: SeededDraws): number {
  const day = toBusinessDay(firstDay + random.integer(lastDay - firstDay - 4))
  return Math.min(day, lastDay)
}

/** Draws bidders of a market, the winner first; companies of the body's region are more likely. */
export function drawBidders(
  world: World,
  from: { readonly market: Market; readonly body: PublicBody; readonly method: AwardMethod; readonly count?: number },
): readonly Company[] {
  const { random } = world
  const count = from.count ?? (from.method === 'tender' ? drawWhole(random, 2, 6) : 1)
  const drawn = new Set<Company>()
  for (let tries = 0; drawn.size < count && tries < count * 6; tries++) {
    const one = from.market.companies[drawIndex(random, from.market.cumulative)]
    const near = one.region === from.body.region || random.next() < 0.5
    if (near || tries > count * 4 || drawn.size === 0) drawn.add(one)
  }
  return [...drawn]
}

function honestPrice(
  world: World,
  of: {
    readonly market: Market
    readonly body: PublicBody
    readonly winner: Company
    readonly day: number
    readonly quantity: number
  },
): number {
  const { item, drift } = of.market
  const level =
    (drift * (of.day - firstDay)) / 365 +
    (world.regionLevel.get(of.body.region) ?? 0) +
    of.winner.level -
    0.05 * Math.log(of.quantity / item.quantity) +
    item.spread * standardNormal(world.random)
  return item.price * Math.exp(level)
}

function drawQuantity(
  random: SeededDraws,
  of: { readonly market: Market; readonly target: number | undefined },
): number {
  const { item } = of.market
  if (of.target !== undefined) return Math.max(1, of.target / item.price)
  return Math.max(1, Math.round(drawLognormal(random, item.quantity, 0.6)))
}

function drawAwardMethod(random: SeededDraws, market: Market, limit: number): AwardMethod {
  const { kind, price } = market.item
  const draw = random.next()
  if (draw < 0.24 && price < limit * 0.05) return 'small_direct'
  if (kind !== 'works' && draw > 0.975) return 'exclusive'
  if (kind !== 'works' && draw > 0.955) return 'emergency'
  return 'tender'
}

function drawBids(random: SeededDraws, bidders: readonly Company[], value: number): Draft['bids'] {
  return bidders.map((company, at) => {
    if (at === 0) return { supplier_id: company.id, value }
    const bid = round(value * (1.004 + Math.abs(standardNormal(random)) * 0.14))
    return random.next() < 0.04
      ? { supplier_id: company.id, value: bid, status: 'disqualified' }
      : { supplier_id: company.id, value: bid }
  })
}

/** Adds ordinary amendments: extensions of the term, and increases within the legal 25 % (50 % for reforms). */
function amendHonestly(random: SeededDraws, draft: Draft): void {
  const { kind, category } = draft.market.item
  const draw = random.next()
  const day = addBusinessDays(addMonths(draft.signingDay, Math.max(1, Math.floor(draft.months * 0.7))), 1)
  const end = addMonths(draft.signingDay, draft.months)
  if (kind !== 'goods' && draw < 0.16 && draft.method !== 'emergency')
    draft.amendments.push({ day, kind: 'term', delta: 0, newEnd: addMonths(end, kind === 'works' ? 4 : 12) })
  else if (draw > 0.93 && draft.method === 'tender') {
    const most = category.startsWith('Reforma') ? 0.46 : 0.22
    draft.amendments.push({ day, kind: 'value', delta: round(draft.value * drawBetween(random, 0.03, most)) })
  }
}
