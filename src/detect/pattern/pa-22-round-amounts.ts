// PA-22: a supplier, or a supplier at one organisation, whose contracts are worth round thousands far more often than others'.
// Round amounts hint that nobody calculated a price; a single one says nothing.

import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { groupKeys, type SplitGroups, splitGroups } from '../../dataset/group-keys.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { onePerKey } from '../../dataset/one-per-key.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { chanceStatistic, leastCounting } from '../evidence/chance-confidence.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { amountFacts } from '../views/acts/amount-facts.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { onePerTender } from '../views/acts/purchases.ts'

/** Choice: multiples of 1,000 from 5,000 up; below that, round prices of single things are common. */
const stepCents = 1_000_00
const valueCentsMin = 5_000_00
const roundMin = 4
/** Choice: habits differ between honest suppliers, so peers' share counts double, and never less than 1 in 100. */
const habitFactor = 2
const shareMin = 0.01

interface RoundContracts {
  readonly rows: readonly number[]
  readonly contracts: number
  readonly scope: 'supplier' | 'supplier_organization'
}

export const roundAmounts = defineGroupTest({
  id: 'PA-22',
  aliases: ['PR-12'],
  names: { supplier: 'supplier', organization: 'organization' },
  needs: ['acts.supplier', 'acts.value'],
  family: 'round_amounts',
  partition: 'supplier',
  fold(data, rows) {
    const { supplier, value } = data.acts
    const isAwarded = awardedActs(data)
    const isCounted = (row: number) => supplier[row] !== ABSENT_CODE && value[row] >= valueCentsMin && isAwarded(row)
    const counted = onePerFact(onePerTender(pickRows(rows, isCounted), data, 'supplier'), data)
    const pairs = readPairs(counted, data)
    const groups: RoundContracts[] = []
    /** Suppliers and pairs with enough contracts to be tested. */
    let tests = 0
    const test = (
      tested: readonly number[],
      { contracts, round, scope }: Omit<RoundContracts, 'rows'> & { round: number },
    ) => {
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
  weigh: ({ groups, ...all }) =>
    groups.map((group) => {
      const { rows, contracts } = group
      const others = Math.max(1, all.contracts - contracts)
      const share = Math.min(0.5, Math.max(shareMin, (habitFactor * (all.round - rows.length)) / others))
      const pValue = binomialTail(rows.length, contracts, share)
      return {
        ...group,
        share,
        shareOfOthers: (all.round - rows.length) / others,
        ...chanceEvidence(pValue, all.tests),
      }
    }),
  describe({ rows, contracts, scope, share, shareOfOthers, pValue }, { row, value_cents }, data) {
    const supplier = data.text('supplier', data.acts.supplier[row])
    const organization = data.text('organization', data.acts.organization[row])
    return {
      group: `round ${supplier}${scope === 'supplier' ? '' : ` ${organization}`}`,
      statistic: chanceStatistic('binomial_tail', { pValue, sample_size: contracts }),
      expected: {
        metric: 'round_contracts',
        observed: rows.length,
        value: share * contracts,
        counterfactual: leastCounting(rows.length, (count) => binomialTail(count, contracts, share), roundMin) - 1,
      },
      money_at_risk_cents: value_cents / 4,
      factors: { round_share: 1 },
      facts: {
        supplier,
        ...(scope === 'supplier' ? {} : { organization }),
        round_contracts: rows.length,
        contracts,
        share_of_others: shareOfOthers,
        step_cents: stepCents,
        value_cents,
      },
    }
  },
})

/** One act of each supplier and fact about an amount. */
function onePerFact(rows: Int32Array, data: Dataset): Int32Array {
  const { supplier, length } = data.acts
  const factOf = amountFacts(data)
  return onePerKey(rows, (row) => supplier[row] * length + factOf[row], data)
}

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
