// CO-05-MARKET: a supplier called the only one (art. 74 I) of something that many other firms sold in competitions, and that hardly
// anybody else buys on that ground. A few rivals may sell another brand of it, which CO-05 takes for a lead; many make a market.

import type { Dataset } from '../domain/dataset.ts'
import { toLegalBasis } from '../domain/legal-basis.ts'
import { defineActRule } from './act-rule.ts'
import { codeTable } from './code-table.ts'
import { itemOf } from './item-of.ts'
import { oncePerDataset } from './once-per-dataset.ts'
import { purchaseMethods } from './purchase-methods.ts'

const rivalsMin = 5
const competitionsMin = 12
/** Choice: more purchases of an item on that ground than this share say that there is something to it. */
const soleShareMax = 0.15
/** Choice: where that ground is given for more of what is bought in such markets, it is given without a thought. */
const customShareMax = 0.01
/** A class of things may hold one that a single firm has, so that an act without a catalogue code says far less. */
const confidenceOf = { item: 0.86, class: 0.55 }

export const soleSupplierInMarket = defineActRule({
  id: 'CO-05-MARKET',
  type: 'compliance_violation',
  family: 'inexigibility',
  kinds: ['contract', 'award'],
  prepare(data) {
    const { acts } = data
    const isSole = soleGrounds(data)
    const item = itemOf(data)
    const { open, isCustom } = openMarkets(data)
    if (isCustom) return () => undefined
    return (row) => {
      const market = isSole(row) ? open.get(item(row)) : undefined
      const supplier = acts.supplier[row] ?? -1
      if (market === undefined || supplier < 0) return undefined
      const rivals = market.winners.size - (market.winners.has(supplier) ? 1 : 0)
      if (rivals < rivalsMin) return undefined
      return {
        confidence: confidenceOf[(acts.catalog[row] ?? -1) >= 0 ? 'item' : 'class'],
        statistic: {
          method: 'rivals_in_market',
          score: rivals,
          threshold: rivalsMin,
          sample_size: market.competitions,
        },
        expected: { metric: 'rivals', observed: rivals, value: 0, counterfactual: rivalsMin - 1 },
        rule: { law: 'Lei 14.133/2021', article: 'art. 74, I', status: 'suspect' },
        money_at_risk_cents: (acts.value[row] || 0) / 4,
        factors: { rivals_in_market: 1 },
        facts: { rivals, competitions: market.competitions, sole_purchases: market.sole },
      }
    }
  },
})

function soleGrounds(data: Dataset): (row: number) => boolean {
  const isSole = codeTable(data, 'legal_basis', (text) => {
    const basis = toLegalBasis(text)
    return basis?.law === 14133 && basis.article === 74 && basis.item === 'I'
  })
  return (row) => isSole(data.acts.legal_basis[row]) === true
}

interface Market {
  competitions: number
  /** Purchases for want of a rival. */
  sole: number
  readonly winners: Set<number>
}

/** The markets in which somebody bought for want of a rival, and whether that is a custom. */
const openMarkets = oncePerDataset((data) => {
  const { supplier, length } = data.acts
  const isSole = soleGrounds(data)
  const methodOf = purchaseMethods(data)
  const item = itemOf(data)
  const found = new Map<number, Market>()
  let all = 0
  for (let row = 0; row < length; row++) {
    const code = isSole(row) ? item(row) : -1
    if (code < 0) continue
    const market = found.get(code) ?? { competitions: 0, sole: 0, winners: new Set<number>() }
    found.set(code, market)
    market.sole++
  }
  for (let row = 0; found.size > 0 && row < length; row++) {
    if (methodOf(row) !== 'competitive') continue
    all++
    const market = found.get(item(row))
    const winner = supplier[row] ?? -1
    if (market === undefined || winner < 0) continue
    market.competitions++
    market.winners.add(winner)
  }
  const open = new Map([...found].filter(([, market]) => isOpen(market)))
  const sole = [...open.values()].reduce((sum, market) => sum + market.sole, 0)
  return { open, isCustom: sole > customShareMax * all } as const
})

function isOpen({ competitions, sole, winners }: Market): boolean {
  return competitions >= competitionsMin && winners.size >= rivalsMin && sole <= 1 + soleShareMax * competitions
}
