// PR-12: a supplier, or a supplier at one organisation, whose contracts are worth round thousands far more often than others'.
// Round amounts hint that nobody calculated a price; a single one says nothing.

import { ABSENT_CODE, type Dataset } from '../domain/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import { binomialTail } from '../stats/binomial-tail.ts'
import { awardedActs } from './awarded-acts.ts'
import { confidenceMin, groupConfidence, groupSensitivity } from './chance-confidence.ts'
import { type DetectionContext, defineDetector } from './detector.ts'
import { groupBy } from './group-by.ts'
import { selectMembers } from './group-members.ts'

/** Choice: multiples of 1,000 from 5,000 up; below that, round prices of single things are common. */
const stepCents = 1_000_00
const valueCentsMin = 5_000_00
const roundMin = 4
/** Choice: habits differ between honest suppliers, so peers' share counts double, and never less than 1 in 100. */
const habitFactor = 2
const shareMin = 0.01

interface Group {
  readonly rows: readonly number[]
  readonly contracts: number
  readonly scope: 'supplier' | 'supplier_organization'
}

interface Partial {
  readonly groups: readonly Group[]
  readonly contracts: number
  readonly round: number
  /** Suppliers and pairs with enough contracts to be tested. */
  readonly tests: number
}

export const roundAmounts = defineDetector<Partial>({
  id: 'PR-12',
  type: 'pattern_anomaly',
  partition: 'supplier',
  phase: 'pattern_detection',
  fold(data, rows) {
    const { supplier, organization, value } = data.acts
    const isAwarded = awardedActs(data)
    const isRound = (row: number) => (value[row] ?? 0) % stepCents === 0
    const counted = Array.from(rows).filter(
      (row) => supplier[row] !== ABSENT_CODE && isAwarded(row) && (value[row] ?? 0) >= valueCentsMin,
    )
    const groups: Group[] = []
    let tests = 0
    const test = (contracts: readonly number[], scope: Group['scope']) => {
      if (contracts.length < roundMin) return
      tests++
      const round = contracts.filter(isRound)
      if (round.length >= roundMin) groups.push({ rows: round, contracts: contracts.length, scope })
    }
    for (const own of groupBy(counted, (row) => supplier[row]).values()) {
      const pairs = [...groupBy(own, (row) => organization[row]).values()]
      for (const pair of pairs) test(pair, 'supplier_organization')
      // What one organisation explains is not held against the supplier elsewhere.
      const isExplained = (pair: readonly number[]) =>
        pair.length >= roundMin && pair.filter(isRound).length >= pair.length / 2
      if (pairs.length > 1) test(pairs.filter((pair) => !isExplained(pair)).flat(), 'supplier')
    }
    return { groups, contracts: counted.length, round: counted.filter(isRound).length, tests }
  },
  reduce: (left, right) => ({
    groups: [...left.groups, ...right.groups],
    contracts: left.contracts + right.contracts,
    round: left.round + right.round,
    tests: left.tests + right.tests,
  }),
  finalize: (partial, data, context) =>
    partial.groups.flatMap((group) => toCandidate(group, partial, data, context) ?? []),
})

function toCandidate(group: Group, all: Partial, data: Dataset, context: DetectionContext): Candidate | undefined {
  const { rows, contracts, scope } = group
  const others = Math.max(1, all.contracts - contracts)
  const share = Math.min(0.5, Math.max(shareMin, (habitFactor * (all.round - rows.length)) / others))
  const pValue = binomialTail(rows.length, contracts, share)
  const confidence = groupConfidence(pValue, all.tests)
  const members = confidence < confidenceMin ? undefined : selectMembers(rows, data, context)
  if (!members) return undefined
  const { acts } = data
  const supplier = data.text('supplier', acts.supplier[members.row] ?? ABSENT_CODE)
  const organization = data.text('organization', acts.organization[members.row] ?? ABSENT_CODE)
  return {
    detector: 'PR-12',
    type: 'pattern_anomaly',
    row: members.row,
    related: members.related,
    group: `round ${supplier}${scope === 'supplier' ? '' : ` ${organization}`}`,
    family: 'round_amounts',
    confidence,
    sensitivity: groupSensitivity(pValue),
    gravity: 'group',
    statistic: {
      method: 'binomial_tail',
      score: rows.length / contracts,
      threshold: share,
      sample_size: contracts,
      p_value: pValue,
    },
    expected: { metric: 'round_contracts', observed: rows.length, value: share * contracts },
    money_at_risk_cents: members.value_cents / 4,
    factors: { round_share: 1 },
    facts: {
      supplier,
      ...(scope === 'supplier' ? {} : { organization }),
      round_contracts: rows.length,
      contracts,
      share_of_others: (all.round - rows.length) / others,
      step_cents: stepCents,
      value_cents: members.value_cents,
    },
  }
}
