// The world of a sample: bodies, companies and markets that exist before the first contract.

import { parseDay } from '../domain/days.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { standardNormal } from '../stats/standard-normal.ts'
import { type CatalogueItem, itemCatalogue } from './catalogue.ts'
import { cnpjOf } from './cnpj-digits.ts'
import { cumulate, drawIndex, drawLognormal, drawWhole, round } from './draws.ts'
import { address, bodyName, companyName, partnerName, places } from './names.ts'
import { type SeededDraws, seededDraws } from './seeded-draws.ts'

/** A public body of the sample. */
export interface PublicBody {
  readonly id: string
  readonly name: string
  readonly region: string
  readonly municipality: string
  readonly source: DataSource
  /** Number of contracts so far; numbers the next one. */
  contracts: number
}

/** A company of the sample. */
export interface Company {
  readonly id: string
  readonly name: string
  readonly region: string
  readonly address: string
  readonly partners: readonly string[]
  readonly openedDay: number
  readonly capital: number
  /** Price level relative to the market, in log points. */
  readonly level: number
}

/** The sellers of an item, with cumulative weights. */
export interface Market {
  readonly item: CatalogueItem
  readonly companies: readonly Company[]
  readonly cumulative: Float64Array
  /** Yearly drift of prices, in log points. */
  readonly drift: number
}

/** Everything that exists before the first contract. */
export interface World {
  readonly random: SeededDraws
  readonly bodies: readonly PublicBody[]
  readonly companies: readonly Company[]
  readonly markets: readonly Market[]
  readonly drawBody: () => PublicBody
  readonly drawMarket: () => Market
  /** Price level of a region in log points. */
  readonly regionLevel: ReadonlyMap<string, number>
  /** Founds a company in a market. */
  readonly found: (market: Market, facts: Partial<Company>) => Company
}

export const firstDay = toDay('2023-01-02')
export const lastDay = toDay('2025-12-31')
/** The day on which the sample says that it was retrieved: what happened later is not on record. */
export const retrievedDay = toDay('2026-02-01')

const sources: readonly (readonly [DataSource, number])[] = [
  ['portal_transparencia', 0.42],
  ['compras_gov', 0.32],
  ['cgu', 0.14],
  ['tcu', 0.12],
]

/** Draws bodies, companies and markets for a number of contracts; equal seeds give equal worlds. */
export function createWorld(contracts: number, seed: string): World {
  const random = seededDraws(`sample ${seed}`)
  const placeWeights = cumulate(places.map(([, , , weight]) => weight))
  const place = (): (typeof places)[number] => places[drawIndex(random, placeWeights)] ?? places[0] ?? ['DF', '', '', 1]
  const bodies = Array.from({ length: Math.max(12, Math.round(contracts / 140)) }, (_, at) =>
    createBody(random, place(), at),
  )
  const roots = new Set<number>()
  const create = (item: CatalogueItem, facts: Partial<Company>): Company =>
    createCompany(random, { place: place(), kind: item.kind, root: freshRoot(random, roots), facts })
  const itemWeights = itemCatalogue.map((_, at) => 1 / (1 + at / 8) ** 0.6)
  const itemCumulative = cumulate(itemWeights)
  const sellers = itemCatalogue.map((): Company[] => [])
  const companies: Company[] = []
  const total = Math.max(itemCatalogue.length * 6, Math.round(contracts / 14))
  for (let at = 0; at < total; at++) {
    const item = at < itemCatalogue.length * 5 ? at % itemCatalogue.length : drawIndex(random, itemCumulative)
    const company = create(itemCatalogue[item], {})
    companies.push(company)
    for (const sold of assortment(random, item)) sellers[sold]?.push(company)
  }
  const markets = itemCatalogue.map((item, at): Market => {
    const own = sellers[at] ?? []
    return {
      item,
      companies: own,
      cumulative: cumulate(own.map(() => drawLognormal(random, 1, 0.6))),
      drift: 0.045 + 0.02 * standardNormal(random),
    }
  })
  const bodyWeights = cumulate(bodies.map(() => drawLognormal(random, 1, 0.5)))
  return {
    random,
    bodies,
    companies,
    markets,
    drawBody: () => bodies[drawIndex(random, bodyWeights)],
    drawMarket: () => markets[drawIndex(random, itemCumulative)],
    regionLevel: new Map(places.map(([region]) => [region, 0.05 * standardNormal(random)])),
    found: (market, facts) => create(market.item, facts),
  }
}

function createBody(
  random: SeededDraws,
  [region, city, municipality]: (typeof places)[number],
  at: number,
): PublicBody {
  let share = random.next()
  const source = sources.find(([, weight]) => {
    share -= weight
    return share < 0
  })
  return {
    id: String(110_000 + at * 13 + random.integer(13)),
    name: bodyName(random, city, at + 1),
    region,
    municipality,
    source: source?.[0] ?? 'portal_transparencia',
    contracts: 0,
  }
}

function createCompany(
  random: SeededDraws,
  from: {
    readonly place: (typeof places)[number]
    readonly kind: CatalogueItem['kind']
    readonly root: number
    readonly facts: Partial<Company>
  },
): Company {
  const [region, city] = from.place
  return {
    id: cnpjOf(from.root),
    name: companyName(random, from.kind),
    region,
    address: address(random, city, region),
    partners: Array.from({ length: drawWhole(random, 1, 3) }, () => partnerName(random)),
    openedDay: toDay('1992-01-01') + random.integer(toDay('2020-12-31') - toDay('1992-01-01')),
    capital: round(drawLognormal(random, 280_000, 1.1), -2),
    level: 0.04 * standardNormal(random),
    ...from.facts,
  }
}

function freshRoot(random: SeededDraws, taken: Set<number>): number {
  for (;;) {
    // Smaller roots begin with 000 and look like padded CPFs.
    const root = 1_000_000 + random.integer(59_000_000)
    if (taken.has(root)) continue
    taken.add(root)
    return root
  }
}

/** The item that a company sells, and some other items of the same contract type. */
function assortment(random: SeededDraws, item: number): readonly number[] {
  const type = itemCatalogue[item]?.contract_type
  return [item, item - 1, item + 1].filter(
    (sold) => sold === item || (itemCatalogue[sold]?.contract_type === type && random.next() < 0.35),
  )
}

function toDay(text: string): number {
  return parseDay(text) ?? Number.NaN
}
