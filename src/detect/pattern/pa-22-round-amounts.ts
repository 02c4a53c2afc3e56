// PA-22: a supplier, or a supplier at one organisation, whose contracts are worth round thousands far more often than others'.
// Round amounts hint that nobody calculated a price; a single one says nothing.

import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { groupKeys, type SplitGroups, splitGroups } from '../../dataset/group-keys.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import type { Candidate } from '../../domain/finding.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { type DetectionContext, defineDetector } from '../detector.ts'
import { confidenceMin, groupConfidence, groupSensitivity } from '../evidence/chance-confidence.ts'
import { selectMembers } from '../evidence/group-members.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'

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
  id: 'PA-22',
  aliases: ['PR-12'],
  type: 'pattern_anomaly',
  names: { supplier: 'supplier', organization: 'organization' },
  needs: ['acts.supplier', 'acts.value'],
  partition: 'supplier',
  phase: 'pattern_detection',
  fold(data, rows) {
    const { supplier, value } = data.acts
    const isAwarded = awardedActs(data)
    const counted = pickRows(
      rows,
      (row) => supplier[row] !== ABSENT_CODE && value[row] >= valueCentsMin && isAwarded(row),
    )
    const pairs = readPairs(counted, data)
    const groups: Group[] = []
    let tests = 0
    const test = (tested: readonly number[], { contracts, round, scope }: Omit<Group, 'rows'> & { round: number }) => {
      if (contracts < roundMin) return
      tests++
      if (round >= roundMin) groups.push({ rows: tested.flatMap((pair) => roundRows(pairs, pair)), contracts, scope })
    }
    for (let supplier = 0; supplier + 1 < pairs.firsts.length; supplier++) {
      const others: number[] = []
      let [contracts, round] = [0, 0]
      const [first, end] = [pairs.firsts[supplier], pairs.firsts[supplier + 1]]
      for (let pair = first; pair < end; pair++) {
        const own = { contracts: sizeOf(pairs, pair), round: pairs.round[pair] }
        if (own.contracts >= roundMin) test([pair], { ...own, scope: 'supplier_organization' })
        // What one organisation explains is not held against the supplier elsewhere.
        if (own.contracts >= roundMin && own.round >= own.contracts / 2) continue
        contracts += own.contracts
        round += own.round
        if (own.round > 0) others.push(pair)
      }
      if (end - first > 1) test(others, { contracts, round, scope: 'supplier' })
    }
    return { groups, contracts: counted.length, round: pairs.round.reduce((sum, each) => sum + each, 0), tests }
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

interface Pairs extends SplitGroups {
  /** Contracts of round value of each pair. */
  readonly round: Int32Array
  readonly isRound: (row: number) => boolean
}

/** Rows by supplier, and those of each supplier by organisation. */
function readPairs(counted: Int32Array, { acts, size }: Dataset): Pairs {
  const { supplier, organization, value } = acts
  const isRound = (row: number) => Math.floor(value[row] / stepCents) * stepCents === value[row]
  const split = splitGroups(
    groupKeys(counted.map((row) => supplier[row])),
    counted.map((row) => organization[row] + 1),
    size('organization') + 1,
  )
  const members = split.members.map((at) => counted[at])
  const round = new Int32Array(split.length)
  for (let pair = 0; pair < split.length; pair++)
    for (let at = split.starts[pair]; at < split.starts[pair + 1]; at++)
      if (isRound(members[at])) round[pair] = round[pair] + 1
  return { ...split, members, round, isRound }
}

function sizeOf({ starts }: Pairs, pair: number): number {
  return starts[pair + 1] - starts[pair]
}

function roundRows({ starts, members, isRound }: Pairs, pair: number): number[] {
  return Array.from(members.subarray(starts[pair], starts[pair + 1]).filter(isRound))
}

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
    detector: 'PA-22',
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
