// Share outliers: organisations, or suppliers, of whose acts a larger share carries a sign than what they buy or sell leads to
// expect. Expectation comes stratum by stratum from the others, so that a body that buys odd things is not odd by that.

import type { Dataset, PartitionKey } from '../domain/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import type { AnomalyType } from '../domain/vocabulary.ts'
import { binomialTail } from '../stats/binomial-tail.ts'
import { confidenceMin, groupConfidence, groupSensitivity } from './chance-confidence.ts'
import { concatenate, type DetectionContext, type Detector, defineDetector } from './detector.ts'
import { type Bulk, bulkOf, bulkTail, type Excess } from './excess.ts'
import { groupBy } from './group-by.ts'
import { selectMembers } from './group-members.ts'
import { type ActKind, standingActs } from './standing-acts.ts'

/** Trials and hits of one act: an act may hold several (bids, fields). */
export interface Tally {
  readonly trials: number
  readonly hits: number
}

export interface ShareOutlier {
  readonly id: string
  readonly type: AnomalyType
  readonly family: string
  readonly kinds: readonly ActKind[]
  readonly by: PartitionKey & ('organization' | 'supplier')
  readonly trialsMin: number
  /** Fewer groups than this make no bulk to stand apart from. */
  readonly groupsMin: number
  /** Share above the expected one from which it matters. */
  readonly excessMin: number
  readonly confidenceMax: number
  /** Part of the value of the acts with the sign that is at risk. */
  readonly riskShare: number
  readonly factor: string
  readonly law?: { readonly law: string; readonly article: string }
  prepare(data: Dataset): {
    /** Undefined cannot be judged. */
    tallyOf(row: number): Tally | undefined
    /** Acts of one stratum are alike; undefined is a stratum too. */
    stratumOf(row: number): number | undefined
  }
}

interface Stratum extends Tally {
  readonly code: number
}

interface Group {
  readonly key: number
  readonly strata: readonly Stratum[]
  /** Acts with a hit. */
  readonly rows: readonly number[]
}

/** A detector of groups that stand apart from the others by a share. */
export function defineShareOutlier(test: ShareOutlier): Detector {
  return defineDetector<readonly Group[]>({
    id: test.id,
    type: test.type,
    partition: test.by,
    phase: 'pattern_detection',
    fold(data, rows) {
      const stands = standingActs(data, test.kinds)
      const keys = data.acts[test.by]
      const { tallyOf, stratumOf } = test.prepare(data)
      const groups = groupBy(rows, (row) => ((keys[row] ?? -1) >= 0 && stands(row) ? keys[row] : undefined))
      return [...groups].map(([key, acts]) => readGroup(key, acts, { tallyOf, stratumOf }))
    },
    reduce: concatenate,
    finalize(groups, data, context) {
      const judged = expectations(groups).filter(({ trials }) => trials >= test.trialsMin)
      if (judged.length < test.groupsMin) return []
      const bulk = bulkOf(judged)
      return judged.flatMap((group) => toCandidate(group, { test, bulk, tests: judged.length }, data, context) ?? [])
    },
  })
}

function readGroup(
  key: number,
  acts: readonly number[],
  { tallyOf, stratumOf }: ReturnType<ShareOutlier['prepare']>,
): Group {
  const strata = new Map<number, { trials: number; hits: number }>()
  const rows: number[] = []
  for (const row of acts) {
    const tally = tallyOf(row)
    if (tally === undefined) continue
    const code = stratumOf(row) ?? -1
    const stratum = strata.get(code) ?? { trials: 0, hits: 0 }
    strata.set(code, stratum)
    stratum.trials += tally.trials
    stratum.hits += tally.hits
    if (tally.hits > 0) rows.push(row)
  }
  return { key, strata: [...strata].map(([code, tally]) => ({ code, ...tally })), rows }
}

interface Judged extends Group, Excess {
  readonly trials: number
}

/** Choice: a stratum's share leans on so many trials at the share of all. */
const leaningTrials = 10

function expectations(groups: readonly Group[]): Judged[] {
  const totals = new Map<number, { trials: number; hits: number }>()
  const all = { trials: 0, hits: 0 }
  for (const { strata } of groups)
    for (const { code, trials, hits } of strata) {
      const total = totals.get(code) ?? { trials: 0, hits: 0 }
      totals.set(code, total)
      for (const sum of [total, all]) {
        sum.trials += trials
        sum.hits += hits
      }
    }
  return groups.map((group) => {
    const own = sumOf(group.strata)
    const shareOfOthers = (all.hits - own.hits + 0.5) / (all.trials - own.trials + 1)
    let [expected, variance] = [0, 0]
    for (const { code, trials, hits } of group.strata) {
      const total = totals.get(code) ?? all
      const share = (total.hits - hits + leaningTrials * shareOfOthers) / (total.trials - trials + leaningTrials)
      expected += trials * share
      variance += trials * share * (1 - share)
    }
    return { ...group, trials: own.trials, observed: own.hits, expected, variance }
  })
}

function sumOf(strata: readonly Stratum[]): Tally {
  return strata.reduce((sum, { trials, hits }) => ({ trials: sum.trials + trials, hits: sum.hits + hits }), {
    trials: 0,
    hits: 0,
  })
}

interface Tested {
  readonly test: ShareOutlier
  readonly bulk: Bulk
  readonly tests: number
}

function toCandidate(
  group: Judged,
  { test, bulk, tests }: Tested,
  data: Dataset,
  context: DetectionContext,
): Candidate | undefined {
  const { trials, observed, expected } = group
  const [share, expectedShare] = [observed / trials, expected / trials]
  if (share - expectedShare < test.excessMin) return undefined
  const pValue = Math.max(binomialTail(observed, trials, expectedShare), bulkTail(group, bulk))
  const confidence = groupConfidence(pValue, tests, test.confidenceMax)
  const members = confidence < confidenceMin ? undefined : selectMembers(group.rows, data, context)
  if (!members) return undefined
  const name = data.text(test.by, group.key)
  return {
    detector: test.id,
    type: test.type,
    row: members.row,
    related: members.related,
    group: `${test.id} ${name}`,
    family: test.family,
    confidence,
    sensitivity: groupSensitivity(pValue),
    gravity: 'group',
    statistic: {
      method: 'excess_share',
      score: share,
      threshold: expectedShare + test.excessMin,
      sample_size: trials,
      p_value: pValue,
    },
    expected: {
      metric: 'count',
      observed,
      value: expected,
      counterfactual: Math.floor(expected + test.excessMin * trials),
    },
    ...(test.law ? { rule: { ...test.law, status: 'suspect' } as const } : {}),
    money_at_risk_cents: members.value_cents * test.riskShare,
    factors: { [test.factor]: 1 },
    facts: {
      [test.by]: name,
      trials,
      hits: observed,
      share,
      share_expected: expectedShare,
      groups: tests,
      value_cents: members.value_cents,
    },
  }
}
