// RE-24: a body whose spending lies in few hands (Herfindahl-Hirschman index over suppliers), far beyond other bodies of as many
// contracts. One fact with a single supplier's share at the body (RE-23), so one family.

import { groupKeys, splitGroups } from '../../dataset/group-keys.ts'
import { findFences } from '../evidence/fences.ts'
import { rareConfidence } from '../evidence/rarity.ts'
import { defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { onePerTender } from '../views/acts/purchases.ts'

const contractsMin = 20
const suppliersMin = 3
const bodiesMin = 8
const indexMin = 0.25
const confidenceMax = 0.2

interface BodySpending {
  readonly organization: number
  readonly contracts: number
  readonly suppliers: number
  readonly index: number
  /** Share and acts of the largest supplier. */
  readonly leader: number
  readonly share: number
  readonly rows: readonly number[]
}

export const concentration = defineGroupTest({
  id: 'RE-24',
  aliases: ['PA-10'],
  names: { supplier: 'supplier', organization: 'organization' },
  needs: ['acts.organization', 'acts.supplier', 'acts.value'],
  family: 'supplier_concentration',
  partition: 'organization',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { organization, supplier, value } = data.acts
    const keys = rows.map((row) => (supplier[row] >= 0 && isAwarded(row) ? organization[row] : -1))
    const bodies = groupKeys(keys)
    const firmOf = rows.map((row) => supplier[row])
    const firms = splitGroups(bodies, firmOf, data.size('supplier'))
    const sums = new Float64Array(firms.length)
    for (let firm = 0; firm < firms.length; firm++)
      for (let i = firms.starts[firm]; i < firms.starts[firm + 1]; i++)
        sums[firm] = sums[firm] + (value[rows[firms.members[i]]] || 0)
    const found: BodySpending[] = []
    for (let body = 0; body < bodies.length; body++) {
      const [start, end] = [bodies.starts[body], bodies.starts[body + 1]]
      const [first, last] = [firms.firsts[body], firms.firsts[body + 1]]
      if (end - start < contractsMin || last - first < suppliersMin) continue
      const own = bodies.members.subarray(start, end).map((at) => rows[at])
      const contracts = onePerTender(own, data, 'supplier').length
      if (contracts < contractsMin) continue
      const { leader, share, index } = measure(sums, first, last)
      const [from, to] = [firms.starts[leader], firms.starts[leader + 1]]
      found.push({
        organization: keys[bodies.members[start]],
        contracts,
        suppliers: last - first,
        index,
        leader: firmOf[firms.members[from]],
        share,
        rows: Array.from(firms.members.subarray(from, to), (at) => rows[at]),
      })
    }
    return found
  },
  weigh(bodies) {
    // The index falls with the number of contracts, by the root where values are as uneven as here.
    const measureOf = ({ index, contracts }: BodySpending) => Math.log(index) + Math.log(contracts) / 2
    const fences = findFences(Float64Array.from(bodies, measureOf), { reach: 1.5, peersMin: bodiesMin })
    if (fences === undefined) return []
    const found = bodies.filter((body) => body.index >= indexMin && measureOf(body) > fences.high)
    const count = { judged: bodies.length, flagged: found.length }
    return found.map((body) => {
      const excess = (measureOf(body) - fences.high) / fences.spread
      const own = confidenceMax * (0.5 + (0.5 * excess) / (1 + excess))
      const highest = Math.max(indexMin, Math.exp(fences.high - Math.log(body.contracts) / 2))
      return { ...body, highest, confidence: rareConfidence(own, count), sensitivity: 0.6 }
    })
  },
  describe({ index, highest, contracts, share, suppliers, ...body }, { value_cents }, data) {
    const organization = data.text('organization', body.organization)
    const supplier = data.text('supplier', body.leader)
    return {
      group: `hhi ${organization}`,
      statistic: { method: 'concentration_index', score: index, threshold: highest, sample_size: contracts },
      expected: { metric: 'index', observed: index, value: indexMin, high: highest, counterfactual: highest },
      money_at_risk_cents: value_cents / 10,
      factors: { supplier_share: 1 },
      facts: {
        organization,
        supplier,
        index,
        highest_index: highest,
        leader_share: share,
        contracts,
        supplier_count: suppliers,
        value_cents,
      },
    }
  },
})

/** The largest of the sums from `first` to `last`, its share and the index of all. */
function measure(sums: Float64Array, first: number, last: number): { leader: number; share: number; index: number } {
  let [total, leader, index] = [0, first, 0]
  for (let firm = first; firm < last; firm++) {
    total += sums[firm]
    if (sums[firm] > sums[leader]) leader = firm
  }
  for (let firm = first; firm < last; firm++) index += (sums[firm] / total) ** 2
  return { leader, share: sums[leader] / total, index }
}
