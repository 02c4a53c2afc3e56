// CO-05-MARKET: a supplier called the only one (art. 74 I) of something that many other firms sold in competitions, and that hardly
// anybody else buys on that ground. A few rivals may sell another brand of it, which CO-05 takes for a lead; many make a market.

import { codeTable } from '../../dataset/code-table.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import { groupCodes } from '../../dataset/group-keys.ts'
import { sharedPerDataset } from '../../dataset/shared-per-dataset.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { defineActRule } from '../forms/act-rule.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'

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
  laws: ['Lei 14.133/2021, art. 74, I'],
  needs: ['acts.legal_basis', 'acts.supplier', ['acts.catalog', 'acts.category']],
  family: 'inexigibility',
  kinds: ['contract', 'award'],
  prepare(data) {
    const { acts } = data
    const isSole = soleGrounds(data)
    const item = itemOf(data)
    const { starts, members, sole, winners, isCustom } = openMarkets(data)
    if (isCustom) return () => undefined
    return (row) => {
      const code = isSole(row) ? item(row) : -1
      const supplier = acts.supplier[row]
      const [firms = 0, start = 0, end = 0] = [winners[code], starts[code], starts[code + 1]]
      if (firms === 0 || supplier < 0) return undefined
      const hasWon = members.subarray(start, end).some((other) => acts.supplier[other] === supplier)
      const rivals = firms - (hasWon ? 1 : 0)
      if (rivals < rivalsMin) return undefined
      return {
        confidence: confidenceOf[acts.catalog[row] >= 0 ? 'item' : 'class'],
        statistic: { method: 'rivals_in_market', score: rivals, threshold: rivalsMin, sample_size: end - start },
        expected: { metric: 'rivals', observed: rivals, value: 0, counterfactual: rivalsMin - 1 },
        rule: { law: 'Lei 14.133/2021', article: 'art. 74, I', status: 'suspect' },
        money_at_risk_cents: (acts.value[row] || 0) / 4,
        factors: { rivals_in_market: 1 },
        facts: { rivals, competitions: end - start, sole_purchases: sole[code] ?? 0 },
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

interface Markets {
  /** The acts by which a firm was found in competition, of items that somebody bought for want of a rival too. */
  readonly starts: Int32Array
  readonly members: Int32Array
  /** Purchases for want of a rival, by item. */
  readonly sole: Int32Array
  /** Firms that won, by item; 0 where there is no open market. */
  readonly winners: Int32Array
  /** True where buying for want of a rival in such markets is a custom. */
  readonly isCustom: boolean
}

const openMarkets = sharedPerDataset('open markets', (data): Markets => {
  const { supplier, length } = data.acts
  const isSole = soleGrounds(data)
  const methodOf = purchaseMethods(data)
  const item = itemOf(data)
  const sole = new Int32Array(data.size('catalog') + data.size('category'))
  for (let row = 0; row < length; row++) {
    const code = isSole(row) ? item(row) : -1
    if (code >= 0) sole[code] = sole[code] + 1
  }
  const codes = new Int32Array(length).fill(-1)
  let all = 0
  for (let row = 0; row < length; row++) {
    if (methodOf(row) !== 'competitive') continue
    all++
    const code = item(row)
    if ((sole[code] ?? 0) > 0 && supplier[row] >= 0) codes[row] = code
  }
  const { starts, members } = groupCodes(codes, sole.length)
  const firmsOf = (code: number) =>
    new Set(members.subarray(starts[code], starts[code + 1]).map((row) => supplier[row])).size
  const isOpen = (code: number, firms: number) => {
    const [own, competitions] = [sole[code], starts[code + 1] - starts[code]]
    return competitions >= competitionsMin && firms >= rivalsMin && own <= 1 + soleShareMax * competitions
  }
  const winners = sole.map((own, code) => {
    const firms = own === 0 ? 0 : firmsOf(code)
    return isOpen(code, firms) ? firms : 0
  })
  const inOpen = sole.reduce((sum, own, code) => sum + (winners[code] === 0 ? 0 : own), 0)
  return { starts, members, sole, winners, isCustom: inOpen > customShareMax * all }
})
