// CO-05: a purchase without competition for want of a rival (art. 74) that the records contradict: no item of art. 74 is given, or
// the supplier is called the only one (item I) of something that other firms sold in competitions. What the catalogue takes for
// one item may be several brands, so the contradiction is a lead.

import { codeTable } from '../../dataset/code-table.ts'
import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { defineActFlag } from '../forms/act-flag.ts'
import type { Breach } from '../forms/act-rule.ts'
import { purchaseMethods } from '../views/acts/purchase-methods.ts'

const rivalsMin = 3
const competitionsMin = 5

type Ground = 'none' | 'sole' | 'other'

export const inexigibilityGround = defineActFlag({
  id: 'CO-05',
  laws: ['Lei 14.133/2021, art. 74'],
  needs: ['acts.legal_basis'],
  family: 'inexigibility',
  kinds: ['contract', 'award'],
  partition: 'catalog',
  sensitivity: 0.5,
  prepare(data, rows) {
    const groundOf = codeTable(data, 'legal_basis', (text): Ground | undefined => {
      const basis = toLegalBasis(text)
      if (basis?.law !== 14133 || basis.article !== 74) return undefined
      return basis.item === undefined ? 'none' : basis.item === 'I' ? 'sole' : 'other'
    })
    const { acts } = data
    const competitions = countCompetitions(data, rows)
    return (row) => {
      const ground = groundOf(acts.legal_basis[row])
      if (ground === undefined) return undefined
      const market = competitions.get(acts.catalog[row])
      const supplier = acts.supplier[row]
      if (ground === 'none') return unstated(data, row)
      if (ground === 'other' || market === undefined || supplier < 0) return 'clear'
      const rivals = market.winners.size - (market.winners.has(supplier) ? 1 : 0)
      if (rivals < rivalsMin || market.count < competitionsMin) return 'clear'
      return contradicted({ rivals, competitions: market.count }, data, row)
    }
  },
})

interface Competitions {
  count: number
  readonly winners: Set<number>
}

function countCompetitions(data: Dataset, rows: Int32Array): ReadonlyMap<number, Competitions> {
  const methodOf = purchaseMethods(data)
  const { catalog, supplier } = data.acts
  const found = new Map<number, Competitions>()
  for (const row of rows) {
    const [item = ABSENT_CODE, winner = ABSENT_CODE] = [catalog[row], supplier[row]]
    if (item < 0 || winner < 0 || methodOf(row) !== 'competitive') continue
    const market = found.get(item) ?? { count: 0, winners: new Set<number>() }
    found.set(item, market)
    market.count++
    market.winners.add(winner)
  }
  return found
}

/** No item of art. 74 is on record, so that the reason for the absence of rivals is unknown. */
function unstated({ acts }: Dataset, row: number): Breach {
  return {
    confidence: 0.3,
    statistic: { method: 'missing_ground', score: 1, threshold: 1, sample_size: 1 },
    rule: { law: 'Lei 14.133/2021', article: 'art. 74', status: 'suspect' },
    money_at_risk_cents: (acts.value[row] || 0) / 4,
    factors: { missing_ground: 1 },
    facts: { ground: 'missing_ground' },
  }
}

interface Contradiction {
  readonly rivals: number
  readonly competitions: number
}

function contradicted({ rivals, competitions }: Contradiction, { acts }: Dataset, row: number): Breach {
  return {
    confidence: 0.4,
    statistic: { method: 'rivals_in_market', score: rivals, threshold: rivalsMin, sample_size: competitions },
    expected: { metric: 'rivals', observed: rivals, value: 0, counterfactual: rivalsMin - 1 },
    rule: { law: 'Lei 14.133/2021', article: 'art. 74, I', status: 'suspect' },
    money_at_risk_cents: (acts.value[row] || 0) / 4,
    factors: { rivals_in_market: 1 },
    facts: { rivals, competitions },
  }
}
