// RE-07: a supplier all of whose contracts are with one body, although many bodies buy what it sells. A firm next door to its one
// customer is ordinary, and the more suppliers are of this kind the less it says. One fact with its share there (RE-23).

import type { Dataset } from '../../dataset/dataset.ts'
import { gather } from '../../dataset/gather.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupKeys, numberGroups } from '../../dataset/group-keys.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import type { Candidate } from '../../domain/finding.ts'
import { concatenate, type DetectionContext, defineDetector } from '../detector.ts'
import { confidenceMin, groupConfidence, groupSensitivity } from '../evidence/chance-confidence.ts'
import { selectMembers } from '../evidence/group-members.ts'
import { weighByRarity } from '../forms/act-flag.ts'
import { awardedActs } from '../views/awarded-acts.ts'

const contractsMin = 5
const elsewhereMin = 10
const confidenceMax = 0.3

interface Exclusive {
  readonly rows: readonly number[]
  readonly pValue: number
  readonly share: number
}

interface Partial {
  readonly found: readonly Exclusive[]
  readonly tests: number
}

export const exclusiveSupplier = defineDetector<Partial>({
  id: 'RE-07',
  type: 'relationship_anomaly',
  partition: 'whole',
  phase: 'pattern_detection',
  fold(data, rows) {
    const isAwarded = awardedActs(data)
    const { catalog, organization, supplier } = data.acts
    const known = pickRows(
      rows,
      (row) => catalog[row] >= 0 && organization[row] >= 0 && supplier[row] >= 0 && isAwarded(row),
    )
    const shareOf = readShares(data, known)
    const { starts, members, length } = groupKeys(known.map((row) => supplier[row]))
    const found: Exclusive[] = []
    let tests = 0
    for (let firm = 0; firm < length; firm++) {
      if (starts[firm + 1] - starts[firm] < contractsMin) continue
      const own = members.subarray(starts[firm], starts[firm + 1])
      tests++
      const body = organization[known[own[0] ?? -1] ?? -1]
      if (!own.every((at) => organization[known[at]] === body)) continue
      const exclusive = judge(own, known, shareOf, data)
      if (exclusive) found.push(exclusive)
    }
    return { found, tests }
  },
  reduce: (left, right) => ({ found: concatenate(left.found, right.found), tests: left.tests + right.tests }),
  finalize: ({ found, tests }, data, context) =>
    weighByRarity(
      found.flatMap((one) => toCandidate(one, tests, data, context) ?? []),
      { judged: tests, flagged: found.length },
    ),
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
  known: Int32Array,
  shareOf: ReturnType<typeof readShares>,
  data: Dataset,
): Exclusive | undefined {
  let log = 0
  for (const purchases of groupBy(own, (at) => data.acts.catalog[known[at]]).values()) {
    const share = shareOf(purchases[0] ?? -1, purchases.length)
    if (share === undefined) return undefined
    log += purchases.length * Math.log(share)
  }
  const rows = Array.from(own, (at) => known[at])
  return { rows, pValue: Math.exp(log), share: Math.exp(log / own.length) }
}

function toCandidate(
  { rows, pValue, share }: Exclusive,
  tests: number,
  data: Dataset,
  context: DetectionContext,
): Candidate | undefined {
  const confidence = groupConfidence(pValue, tests, confidenceMax)
  const members = confidence < confidenceMin ? undefined : selectMembers(rows, data, context)
  if (!members) return undefined
  const organization = data.text('organization', data.acts.organization[members.row] ?? -1)
  const supplier = data.text('supplier', data.acts.supplier[members.row] ?? -1)
  return {
    detector: 'RE-07',
    type: 'relationship_anomaly',
    row: members.row,
    related: members.related,
    group: `exclusive ${organization} ${supplier}`,
    family: 'supplier_concentration',
    confidence,
    sensitivity: groupSensitivity(pValue),
    gravity: 'group',
    statistic: {
      method: 'only_customer',
      score: rows.length,
      threshold: contractsMin,
      sample_size: rows.length,
      p_value: pValue,
    },
    expected: { metric: 'contracts_here', observed: rows.length, value: share * rows.length },
    money_at_risk_cents: members.value_cents / 10,
    factors: { only_customer: 1 },
    facts: { organization, supplier, contracts: rows.length, share_of_body: share, value_cents: members.value_cents },
  }
}
