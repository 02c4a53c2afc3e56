// RE-07: a supplier all of whose contracts are with one body, although many bodies buy what it sells. A firm next door to its one
// customer is ordinary, and the more suppliers are of this kind the less it says. One fact with its share there (RE-23).

import type { Dataset } from '../../dataset/dataset.ts'
import { gather } from '../../dataset/gather.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupKeys, numberGroups } from '../../dataset/group-keys.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { rareConfidence } from '../evidence/rarity.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { onePerTender } from '../views/acts/purchases.ts'

const contractsMin = 5
const elsewhereMin = 10
const confidenceMax = 0.3

interface Exclusive {
  readonly rows: readonly number[]
  readonly pValue: number
  readonly share: number
}

export const exclusiveSupplier = defineGroupTest({
  id: 'RE-07',
  names: { supplier: 'supplier', organization: 'organization' },
  needs: ['acts.organization', 'acts.supplier', 'acts.catalog'],
  family: 'supplier_concentration',
  partition: 'whole',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { catalog, organization, supplier } = data.acts
    const isKnown = (row: number) => catalog[row] >= 0 && organization[row] >= 0 && supplier[row] >= 0 && isAwarded(row)
    const known = onePerTender(pickRows(rows, isKnown), data, 'supplier')
    const shareOf = readShares(data, known)
    const { starts, members, length } = groupKeys(known.map((row) => supplier[row]))
    const found: Exclusive[] = []
    let tests = 0
    for (let firm = 0; firm < length; firm++) {
      if (starts[firm + 1] - starts[firm] < contractsMin) continue
      const own = members.subarray(starts[firm], starts[firm + 1])
      tests++
      const body = organization[known[own[0]]]
      if (!own.every((at) => organization[known[at]] === body)) continue
      const exclusive = judge(own, { known, shareOf }, data)
      if (exclusive) found.push(exclusive)
    }
    return { found, tests }
  },
  weigh: ({ found, tests }) =>
    found.map((exclusive) => {
      const evidence = chanceEvidence(exclusive.pValue, tests, confidenceMax)
      const count = { judged: tests, flagged: found.length }
      return { ...exclusive, ...evidence, confidence: rareConfidence(evidence.confidence, count) }
    }),
  describe({ rows, share }, { row, value_cents }, data) {
    const organization = data.text('organization', data.acts.organization[row])
    const supplier = data.text('supplier', data.acts.supplier[row])
    return {
      group: `exclusive ${organization} ${supplier}`,
      statistic: { method: 'only_customer', score: rows.length, threshold: contractsMin, sample_size: rows.length },
      expected: { metric: 'contracts_here', observed: rows.length, value: share * rows.length },
      money_at_risk_cents: value_cents / 10,
      factors: { only_customer: 1 },
      facts: { organization, supplier, contracts: rows.length, share_of_body: share, value_cents },
    }
  },
})

/** Share of a body in the purchases of an item, without `own` of its purchases; undefined where too few remain. */
function readShares(data: Dataset, rows: Int32Array) {
  const { catalog, organization } = data.acts
  const bodies = data.size('organization')
  const ofItem = new Int32Array(data.size('catalog'))
  for (let at = 0; at < rows.length; at++) {
    const item = catalog[rows[at]]
    ofItem[item] = ofItem[item] + 1
  }
  const { groupOf, length } = numberGroups(gather(rows, (row) => catalog[row] * bodies + organization[row]))
  const ofBody = new Int32Array(length)
  for (let at = 0; at < groupOf.length; at++) {
    const group = groupOf[at]
    ofBody[group] = ofBody[group] + 1
  }
  /** Of a purchase by its place in `rows`. */
  return (at: number, own: number): number | undefined => {
    const others = ofItem[catalog[rows[at]]] - own
    if (others < elsewhereMin) return undefined
    return (ofBody[groupOf[at]] - own + 0.5) / (others + 1)
  }
}

/** Judges a firm's acts, given by their places in `known`. */
function judge(
  own: Int32Array,
  { known, shareOf }: { readonly known: Int32Array; readonly shareOf: ReturnType<typeof readShares> },
  data: Dataset,
): Exclusive | undefined {
  let log = 0
  for (const purchases of groupBy(own, (at) => data.acts.catalog[known[at]]).values()) {
    const share = shareOf(purchases[0], purchases.length)
    if (share === undefined) return undefined
    log += purchases.length * Math.log(share)
  }
  const rows = Array.from(own, (at) => known[at])
  return { rows, pValue: Math.exp(log), share: Math.exp(log / own.length) }
}
