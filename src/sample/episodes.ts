// Episodes: the kinds of planted anomalies of the sample.

import { formatDay, parseDay, weekdayOf } from '../domain/days.ts'
import type { SanctionRecord } from '../domain/records.ts'
import type { AnomalyType } from '../domain/vocabulary.ts'
import { withWrongDigit } from './cnpj-digits.ts'
import { type Draft, directLimit, draftContract, drawBidders, drawDay } from './draft-contract.ts'
import { drawBetween, drawWhole, round, toBusinessDay } from './draws.ts'
import { partnerName, pick } from './names.ts'
import { type Company, firstDay, lastDay, type Market, type World } from './world.ts'

/** One contract of an episode, with the records that it presupposes and the anomaly of its payments. */
export interface Act {
  readonly draft: Draft
  /** False for an honest contract of the episode. */
  readonly planted: boolean
  readonly newCompanies?: readonly Company[]
  readonly sanction?: Pick<SanctionRecord, 'supplier_id' | 'name' | 'list' | 'sanction_type' | 'start' | 'end'>
  readonly payments?: 'early' | 'repeated'
  /** Set where its amendments are what is planted. */
  readonly amendments?: 'beyond_limit'
}

/** A kind of planted anomaly. */
export interface Episode {
  readonly type: AnomalyType
  readonly subtype: string
  readonly plant: (world: World) => readonly Act[]
}

/** Every kind, with the type that a detector should report. */
export const episodes: readonly Episode[] = [
  { type: 'price_anomaly', subtype: 'overpriced', plant: (world) => [odd(overpriced(world))] },
  { type: 'pattern_anomaly', subtype: 'split_below_limit', plant: splitPurchase },
  { type: 'pattern_anomaly', subtype: 'duplicate_contract', plant: duplicate },
  {
    type: 'pattern_anomaly',
    subtype: 'duplicate_payment',
    plant: (world) => [{ ...odd(draftContract(world)), payments: 'repeated' }],
  },
  {
    type: 'temporal_anomaly',
    subtype: 'weekend_act',
    plant: (world) => [odd(draftContract(world, { day: weekendDay(world) }))],
  },
  {
    type: 'temporal_anomaly',
    subtype: 'payment_before_contract',
    plant: (world) => [{ ...odd(draftContract(world)), payments: 'early' }],
  },
  { type: 'temporal_anomaly', subtype: 'december_rush', plant: decemberRush },
  { type: 'relationship_anomaly', subtype: 'supplier_concentration', plant: concentration },
  { type: 'relationship_anomaly', subtype: 'shared_control', plant: sharedControl },
  { type: 'relationship_anomaly', subtype: 'new_company', plant: newCompany },
  { type: 'compliance_violation', subtype: 'direct_award_over_limit', plant: overLimit },
  { type: 'compliance_violation', subtype: 'additions_over_25', plant: additions },
  { type: 'compliance_violation', subtype: 'sanctioned_supplier', plant: sanctioned },
  { type: 'compliance_violation', subtype: 'invalid_cnpj', plant: invalidCnpj },
]

function odd(draft: Draft): Act {
  return { draft, planted: true }
}

function overpriced(world: World): Draft {
  return draftContract(world, { priceFactor: drawBetween(world.random, 1.9, 3.8) })
}

/** Purchases of one item within weeks, each just below the limit and together far above it. */
function splitPurchase(world: World): readonly Act[] {
  const { random } = world
  const body = world.drawBody()
  const start = drawDay(random)
  const market = drawMarketWhere(
    world,
    (one) => one.item.kind === 'goods' && one.item.price < directLimit(one, start) * 0.05,
  )
  const [winner] = drawBidders(world, { market, body, method: 'small_direct' })
  const year = formatDay(start).slice(0, 4)
  const latest = parseDay(`${year}-12-19`) ?? start
  return Array.from({ length: drawWhole(random, 3, 4) }, (_, at) => {
    const day = toBusinessDay(Math.min(start, latest - 40) + at * drawWhole(random, 2, 9))
    const shareOfLimit = drawBetween(random, 0.72, 0.98)
    return odd(
      draftContract(world, { body, market, day, method: 'small_direct', shareOfLimit, ...(winner ? { winner } : {}) }),
    )
  })
}

/** One purchase contracted twice, with identical facts. */
function duplicate(world: World): readonly Act[] {
  const draft = draftContract(world)
  const day = toBusinessDay(draft.signingDay + drawWhole(world.random, 1, 6))
  const copy = { ...draft, bids: [...draft.bids], amendments: [], signingDay: Math.min(day, lastDay) }
  draft.amendments = []
  return [odd(draft), odd(copy)]
}

function weekendDay(world: World): number {
  const day = firstDay + world.random.integer(lastDay - firstDay - 8)
  return day + ((6 - weekdayOf(day) + 7) % 7) + world.random.integer(2)
}

/** A body that spends the rest of its budget in the last days of a year. */
function decemberRush(world: World): readonly Act[] {
  const body = world.drawBody()
  const start = parseDay(`${pick(world.random, [2023, 2024, 2025])}-12-18`) ?? lastDay
  return Array.from({ length: drawWhole(world.random, 10, 14) }, () => {
    const day = toBusinessDay(start + world.random.integer(12))
    return odd(draftContract(world, { body, day: Math.min(day, start + 13) }))
  })
}

/** A supplier that wins nearly all contracts of a market at one body, and few elsewhere. */
function concentration(world: World): readonly Act[] {
  const { random } = world
  const body = world.drawBody()
  const market = drawMarketWhere(world, (one) => one.companies.length >= 8)
  const [winner] = drawBidders(world, { market, body, method: 'tender', count: 1 })
  if (winner === undefined) return []
  return Array.from({ length: drawWhole(random, 9, 13) }, () => {
    const rivals = drawBidders(world, { market, body, method: 'tender', count: drawWhole(random, 1, 2) })
    return odd(
      draftContract(world, { body, market, method: 'tender', winner, rivals: rivals.filter((one) => one !== winner) }),
    )
  })
}

/** Three companies of one owner that bid against each other and take turns. */
function sharedControl(world: World): readonly Act[] {
  const { random } = world
  const market = world.drawMarket()
  const owner = partnerName(random)
  const head = world.found(market, { partners: [owner, partnerName(random)] })
  const family = [
    head,
    world.found(market, { partners: [owner], region: head.region, address: head.address }),
    world.found(market, { partners: [partnerName(random), owner], region: head.region }),
  ]
  return Array.from({ length: drawWhole(random, 4, 6) }, (_, at) => {
    const body = world.drawBody()
    const outsiders = drawBidders(world, { market, body, method: 'tender', count: drawWhole(random, 1, 2) })
    const winner = family[at % family.length]
    const rivals = [...family.filter((one) => one !== winner), ...outsiders]
    const draft = draftContract(world, { body, market, method: 'tender', winner, rivals })
    return { ...odd(draft), ...(at === 0 ? { newCompanies: family } : {}) }
  })
}

/** A company founded weeks before it wins a multiple of its capital. */
function newCompany(world: World): readonly Act[] {
  const { random } = world
  const market = drawMarketWhere(world, (one) => one.item.price * one.item.quantity > 60_000)
  const day = Math.max(drawDay(random), firstDay + 120)
  const winner = world.found(market, {
    openedDay: day - drawWhole(random, 12, 95),
    capital: round(drawBetween(random, 1_000, 20_000), -2),
  })
  const body = world.drawBody()
  const rivals = drawBidders(world, { market, body, method: 'tender', count: drawWhole(random, 1, 3) })
  const draft = draftContract(world, { body, market, day, method: 'tender', winner, rivals })
  // Small awards to young firms are common and no anomaly.
  const factor = Math.max(1, Math.ceil(300_000 / draft.value))
  draft.quantity *= factor
  draft.value = round(draft.quantity * draft.unitPrice)
  draft.bids = draft.bids.map((bid) => ({ ...bid, value: round(bid.value * factor) }))
  draft.estimate = draft.estimate === undefined ? undefined : round(draft.estimate * factor)
  return [{ ...odd(draft), newCompanies: [winner] }]
}

function overLimit(world: World): readonly Act[] {
  const day = drawDay(world.random)
  const market = drawMarketWhere(world, (one) => one.item.price < directLimit(one, day) * 0.2)
  const shareOfLimit = drawBetween(world.random, 1.15, 3)
  return [odd(draftContract(world, { market, day, method: 'small_direct', shareOfLimit }))]
}

function additions(world: World): readonly Act[] {
  const { random } = world
  const market = drawMarketWhere(world, (one) => !one.item.category.startsWith('Reforma'))
  const draft = draftContract(world, { market, method: 'tender' })
  const share = drawBetween(random, 0.29, 0.62)
  const parts = drawWhole(random, 1, 2)
  draft.amendments = Array.from({ length: parts }, (_, at) => ({
    day: toBusinessDay(draft.signingDay + 45 + at * 50),
    kind: 'value',
    delta: round((draft.value * share) / parts),
  }))
  return [{ ...odd(draft), amendments: 'beyond_limit' }]
}

/** One honest contract before the sanction, one while it is in force. */
function sanctioned(world: World): readonly Act[] {
  const { random } = world
  const market = world.drawMarket()
  const company = world.found(market, {})
  const day = Math.max(drawDay(random), firstDay + 300)
  const start = day - drawWhole(random, 20, 200)
  const before = draftContract(world, {
    market,
    method: 'tender',
    winner: company,
    day: toBusinessDay(start - drawWhole(random, 30, 90)),
  })
  const during = draftContract(world, { market, method: 'tender', winner: company, day })
  const sanction = {
    supplier_id: company.id,
    name: company.name,
    list: 'CEIS',
    sanction_type: pick(random, ['impedimento de licitar e contratar', 'declaração de inidoneidade']),
    start: formatDay(start),
    end: formatDay(start + drawWhole(random, 400, 1080)),
  } as const
  return [{ draft: before, planted: false, newCompanies: [company], sanction }, odd(during)]
}

function invalidCnpj(world: World): readonly Act[] {
  const draft = draftContract(world)
  const right = draft.winner.id
  const wrong = withWrongDigit(right)
  draft.winner = { ...draft.winner, id: wrong }
  draft.bids = draft.bids.map((bid) => (bid.supplier_id === right ? { ...bid, supplier_id: wrong } : bid))
  return [odd(draft)]
}

function drawMarketWhere(world: World, fits: (market: Market) => boolean): Market {
  for (let tries = 0; tries < 200; tries++) {
    const market = world.drawMarket()
    if (fits(market)) return market
  }
  return world.markets.find(fits) ?? world.drawMarket()
}
