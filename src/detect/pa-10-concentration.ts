// PA-10: a body whose spending lies in few hands (Herfindahl-Hirschman index over suppliers), far beyond other bodies of as many
// contracts. One fact with a single supplier's share at the body (PA-09), so one family.

import type { Candidate } from '../domain/finding.ts'
import { weighByRarity } from './act-flag.ts'
import { awardedActs } from './awarded-acts.ts'
import { concatenate, defineDetector } from './detector.ts'
import { findFences } from './fences.ts'
import { groupBy } from './group-by.ts'
import { selectMembers } from './group-members.ts'

const contractsMin = 20
const suppliersMin = 3
const bodiesMin = 8
const indexMin = 0.25
const confidenceMax = 0.2

interface Body {
  readonly organization: number
  readonly contracts: number
  readonly suppliers: number
  readonly index: number
  /** Share and acts of the largest supplier. */
  readonly leader: number
  readonly share: number
  readonly rows: readonly number[]
}

export const concentration = defineDetector<readonly Body[]>({
  id: 'PA-10',
  type: 'relationship_anomaly',
  partition: 'organization',
  phase: 'pattern_detection',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { organization, supplier, value } = data.acts
    const bodies = groupBy(rows, (row) =>
      (organization[row] ?? -1) >= 0 && (supplier[row] ?? -1) >= 0 && isAwarded(row) ? organization[row] : undefined,
    )
    return [...bodies].flatMap(([code, acts]): Body[] => {
      if (acts.length < contractsMin) return []
      const firms = groupBy(Int32Array.from(acts), (row) => supplier[row])
      if (firms.size < suppliersMin) return []
      const sums = [...firms].map(([firm, own]) => ({
        firm,
        own,
        sum: own.reduce((total, row) => total + (value[row] || 0), 0),
      }))
      const total = sums.reduce((all, { sum }) => all + sum, 0)
      const [first] = sums
      if (first === undefined) return []
      const leader = sums.reduce((best, other) => (other.sum > best.sum ? other : best), first)
      const index = sums.reduce((all, { sum }) => all + (sum / total) ** 2, 0)
      const found = { organization: code, contracts: acts.length, suppliers: firms.size, index }
      return [{ ...found, leader: leader.firm, share: leader.sum / total, rows: leader.own }]
    })
  },
  reduce: concatenate,
  finalize(bodies, data, context) {
    // The index falls with the number of contracts, by the root where values are as uneven as here.
    const measureOf = ({ index, contracts }: Body) => Math.log(index) + Math.log(contracts) / 2
    const fences = findFences(Float64Array.from(bodies, measureOf), { reach: 1.5, peersMin: bodiesMin })
    if (fences === undefined) return []
    const found = bodies.filter((body) => body.index >= indexMin && measureOf(body) > fences.high)
    const candidates = found.flatMap((body): Candidate[] => {
      const members = selectMembers(body.rows, data, context)
      if (members === undefined) return []
      const name = data.text('organization', body.organization)
      const supplier = data.text('supplier', body.leader)
      const highest = Math.max(indexMin, Math.exp(fences.high - Math.log(body.contracts) / 2))
      const excess = (measureOf(body) - fences.high) / fences.spread
      return [
        {
          detector: 'PA-10',
          type: 'relationship_anomaly',
          row: members.row,
          related: members.related,
          group: `hhi ${name}`,
          family: 'supplier_concentration',
          confidence: confidenceMax * (0.5 + (0.5 * excess) / (1 + excess)),
          sensitivity: 0.6,
          gravity: 'group',
          statistic: {
            method: 'concentration_index',
            score: body.index,
            threshold: highest,
            sample_size: body.contracts,
          },
          expected: { metric: 'index', observed: body.index, value: indexMin, high: highest, counterfactual: highest },
          money_at_risk_cents: members.value_cents / 10,
          factors: { supplier_share: 1 },
          facts: {
            organization: name,
            supplier,
            index: body.index,
            highest_index: highest,
            leader_share: body.share,
            contracts: body.contracts,
            supplier_count: body.suppliers,
            value_cents: members.value_cents,
          },
        },
      ]
    })
    return weighByRarity(candidates, { judged: bodies.length, flagged: found.length })
  },
})
