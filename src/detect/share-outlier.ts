// Share outliers: organisations, or suppliers, of whose acts a larger share carries a sign than what they buy or sell leads to
// expect. Expectation comes stratum by stratum from the others, so that a body that buys odd things is not odd by that.

import type { Dataset, PartitionKey } from '../domain/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import type { AnomalyType } from '../domain/vocabulary.ts'
import { binomialTail } from '../stats/binomial-tail.ts'
import { confidenceMin, groupConfidence, groupSensitivity } from './chance-confidence.ts'
import { type DetectionContext, type Detector, defineDetector } from './detector.ts'
import { type Bulk, bulkOf, bulkTail, type Excess } from './excess.ts'
import { groupKeys } from './group-keys.ts'
import { selectMembers } from './group-members.ts'
import { joinColumns } from './join-columns.ts'
import { keepRows } from './keep-rows.ts'
import { type ActKind, standingMarks } from './standing-acts.ts'

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

/** Groups one after the other as columns, since of many small lists most time would go into packing them. */
interface Groups {
  readonly key: Int32Array
  /** Where the strata of each group end in the next three. */
  readonly strataEnd: Int32Array
  readonly code: Float64Array
  readonly trials: Float64Array
  readonly hits: Float64Array
  /** Where the acts of each group that have a hit end in `row`. */
  readonly rowsEnd: Int32Array
  readonly row: Int32Array
}

/** A detector of groups that stand apart from the others by a share. */
export function defineShareOutlier(test: ShareOutlier): Detector {
  return defineDetector<Groups>({
    id: test.id,
    type: test.type,
    partition: test.by,
    phase: 'pattern_detection',
    fold: (data, rows) => readGroups(data, keepRows(rows, standingMarks(data, test.kinds)), test),
    reduce: joinGroups,
    finalize(groups, data, context) {
      const judged = expectations(groups).filter(({ trials }) => trials >= test.trialsMin)
      if (judged.length < test.groupsMin) return []
      const bulk = bulkOf(judged)
      return judged.flatMap((group) => toCandidate(group, { test, bulk, tests: judged.length }, data, context) ?? [])
    },
  })
}

function readGroups(data: Dataset, rows: Int32Array, test: ShareOutlier): Groups {
  const keys = data.acts[test.by]
  const { tallyOf, stratumOf } = test.prepare(data)
  const { starts, members, length } = groupKeys(rows.map((row) => keys[row] ?? -1))
  const made = { key: [], strataEnd: [], code: [], trials: [], hits: [], rowsEnd: [], row: [] } as Record<
    keyof Groups,
    number[]
  >
  const places = new Map<number, number>()
  for (let group = 0; group < length; group++) {
    places.clear()
    for (let i = starts[group] ?? 0; i < (starts[group + 1] ?? 0); i++) {
      const row = rows[members[i] ?? -1] ?? -1
      const tally = tallyOf(row)
      if (tally === undefined) continue
      const code = stratumOf(row) ?? -1
      let place = places.get(code)
      if (place === undefined) {
        place = made.code.push(code) - 1
        places.set(code, place)
        made.trials.push(0)
        made.hits.push(0)
      }
      made.trials[place] = (made.trials[place] ?? 0) + tally.trials
      made.hits[place] = (made.hits[place] ?? 0) + tally.hits
      if (tally.hits > 0) made.row.push(row)
    }
    made.key.push(keys[rows[members[starts[group] ?? 0] ?? -1] ?? -1] ?? -1)
    made.strataEnd.push(made.code.length)
    made.rowsEnd.push(made.row.length)
  }
  return {
    key: Int32Array.from(made.key),
    strataEnd: Int32Array.from(made.strataEnd),
    code: Float64Array.from(made.code),
    trials: Float64Array.from(made.trials),
    hits: Float64Array.from(made.hits),
    rowsEnd: Int32Array.from(made.rowsEnd),
    row: Int32Array.from(made.row),
  }
}

function joinGroups(left: Groups, right: Groups): Groups {
  return {
    key: joinColumns(left.key, right.key),
    strataEnd: joinColumns(
      left.strataEnd,
      right.strataEnd.map((end) => end + left.code.length),
    ),
    code: joinColumns(left.code, right.code),
    trials: joinColumns(left.trials, right.trials),
    hits: joinColumns(left.hits, right.hits),
    rowsEnd: joinColumns(
      left.rowsEnd,
      right.rowsEnd.map((end) => end + left.row.length),
    ),
    row: joinColumns(left.row, right.row),
  }
}

interface Judged extends Excess {
  readonly key: number
  readonly trials: number
  /** Acts with a hit. */
  readonly rows: readonly number[]
}

/** Choice: a stratum's share leans on so many trials at the share of all. */
const leaningTrials = 10

function expectations({ key, strataEnd, code, trials, hits, rowsEnd, row }: Groups): Judged[] {
  const totals = new Map<number, { trials: number; hits: number }>()
  const all = { trials: 0, hits: 0 }
  for (let at = 0; at < code.length; at++) {
    const total = totals.get(code[at] ?? -1) ?? { trials: 0, hits: 0 }
    totals.set(code[at] ?? -1, total)
    for (const sum of [total, all]) {
      sum.trials += trials[at] ?? 0
      sum.hits += hits[at] ?? 0
    }
  }
  return Array.from(key, (own, group): Judged => {
    const [start, end] = [strataEnd[group - 1] ?? 0, strataEnd[group] ?? 0]
    const ownTrials = sumOf(trials, start, end)
    const observed = sumOf(hits, start, end)
    const shareOfOthers = (all.hits - observed + 0.5) / (all.trials - ownTrials + 1)
    let [expected, variance] = [0, 0]
    for (let at = start; at < end; at++) {
      const [tried, hit, total] = [trials[at] ?? 0, hits[at] ?? 0, totals.get(code[at] ?? -1) ?? all]
      const share = (total.hits - hit + leaningTrials * shareOfOthers) / (total.trials - tried + leaningTrials)
      expected += tried * share
      variance += tried * share * (1 - share)
    }
    const rows = Array.from(row.subarray(rowsEnd[group - 1] ?? 0, rowsEnd[group]))
    return { key: own, trials: ownTrials, observed, expected, variance, rows }
  })
}

function sumOf(values: Float64Array, start: number, end: number): number {
  let sum = 0
  for (let at = start; at < end; at++) sum += values[at] ?? 0
  return sum
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
