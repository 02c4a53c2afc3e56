// Share outliers: organisations, or suppliers, of whose acts a larger share carries a sign than what they buy or sell leads to
// expect. A purchase is one trial, however many rows it has. Expectation comes stratum by stratum from the others, so that a body that buys odd things is not odd by that.

import type { Dataset, PartitionKey } from '../../dataset/dataset.ts'
import { groupKeys, numberGroups } from '../../dataset/group-keys.ts'
import { runEnds } from '../../dataset/join-columns.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import type { Detector, DetectorDeclaration } from '../detector.ts'
import { bulkOf, bulkTail, type Excess } from '../evidence/excess.ts'
import { onePerTender } from '../views/acts/purchases.ts'
import { type ActKind, standingMarks } from '../views/acts/standing-acts.ts'
import { chanceEvidence, defineGroupTest } from './group-test.ts'

/** Trials and hits of one act: an act may hold several (bids, fields). */
export interface Trials {
  readonly trials: number
  readonly hits: number
}

/** The tally of an act that is one trial: two for all acts, since each of a million would be garbage. */
export function oneTrial(isHit: boolean): Trials {
  return isHit ? oneHit : oneMiss
}

const [oneHit, oneMiss]: readonly [Trials, Trials] = [
  { trials: 1, hits: 1 },
  { trials: 1, hits: 0 },
]

export interface ShareOutlier extends DetectorDeclaration {
  readonly family: string
  readonly kinds: readonly ActKind[]
  readonly by: PartitionKey & ('organization' | 'supplier')
  readonly trialsMin: number
  /** Fewer groups than this have no distribution to compare with. */
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
    tallyOf(row: number): Trials | undefined
    /** Acts of one stratum are alike; undefined is a stratum too. */
    stratumOf(row: number): number | undefined
  }
}

/** Groups one after the other as columns, which are packed without a list for each. */
interface ShareColumns {
  readonly key: Int32Array
  /** How many strata of each group the next three hold. */
  readonly strata: Int32Array
  readonly code: Int32Array
  readonly trials: Int32Array
  readonly hits: Int32Array
  /** How many acts of each group with a hit `row` holds. */
  readonly hitActs: Int32Array
  readonly row: Int32Array
}

/** A detector of groups whose share is an outlier among the groups. */
export function defineShareOutlier(test: ShareOutlier): Detector {
  return defineGroupTest({
    ...test,
    partition: test.by,
    fold(data, rows) {
      const marks = standingMarks(data, test.kinds)
      const { tallyOf, stratumOf } = test.prepare(data)
      const judged = pickRows(rows, (row) => marks[row] === 1 && tallyOf(row) !== undefined)
      return readGroups(data, onePerTender(judged, data, test.by), { by: test.by, tallyOf, stratumOf })
    },
    weigh: (groups) => weighShares(groups, test),
    describe({ key, trials, observed, share, expected, expectedShare, groups }, { value_cents }, data) {
      const name = data.text(test.by, key)
      const counterfactual = Math.ceil(expected + test.excessMin * trials) - 1
      return {
        group: `${test.id} ${name}`,
        statistic: {
          method: 'excess_share',
          score: share,
          threshold: expectedShare + test.excessMin,
          sample_size: trials,
        },
        expected: { metric: 'count', observed, value: expected, counterfactual },
        ...(test.law ? { rule: { ...test.law, status: 'suspect' } as const } : {}),
        money_at_risk_cents: value_cents * test.riskShare,
        factors: { [test.factor]: 1 },
        facts: { [test.by]: name, trials, hits: observed, share, share_expected: expectedShare, groups, value_cents },
      }
    },
  })
}

interface Counting extends ReturnType<ShareOutlier['prepare']> {
  readonly by: ShareOutlier['by']
}

function readGroups(data: Dataset, rows: Int32Array, { by, tallyOf, stratumOf }: Counting): ShareColumns {
  const keys = data.acts[by]
  const { starts, members, length } = groupKeys(rows.map((row) => keys[row]))
  const stratumAt = rows.map((row) => stratumOf(row) ?? -1)
  const [code, trials, hits] = [new Int32Array(rows.length), new Int32Array(rows.length), new Int32Array(rows.length)]
  const [key, strata, hitActs] = [new Int32Array(length), new Int32Array(length), new Int32Array(length)]
  const row = new Int32Array(rows.length)
  // By stratum its place in the columns, which is that of the group at hand where it is not before the group's first.
  const placeOf = new Int32Array(stratumAt.reduce((most, stratum) => Math.max(most, stratum), -1) + 2).fill(-1)
  let [places, kept] = [0, 0]
  for (let group = 0; group < length; group++) {
    const [first, firstKept, start, end] = [places, kept, starts[group], starts[group + 1]]
    for (let i = start; i < end; i++) {
      const at = members[i]
      const tally = tallyOf(rows[at])
      if (tally === undefined) continue
      const stratum = stratumAt[at]
      let place = placeOf[stratum + 1]
      if (place < first) {
        place = places++
        placeOf[stratum + 1] = place
        code[place] = stratum
      }
      trials[place] = trials[place] + tally.trials
      hits[place] = hits[place] + tally.hits
      if (tally.hits > 0) row[kept++] = rows[at]
    }
    key[group] = keys[rows[members[start]]]
    strata[group] = places - first
    hitActs[group] = kept - firstKept
  }
  return {
    key,
    strata,
    code: code.slice(0, places),
    trials: trials.slice(0, places),
    hits: hits.slice(0, places),
    hitActs,
    row: row.slice(0, kept),
  }
}

interface JudgedShare extends Excess {
  readonly key: number
  readonly trials: number
  /** Where the acts with a hit stand among those of all groups. */
  readonly rowsStart: number
  readonly rowsEnd: number
}

/** The groups whose share exceeds the expected one by enough, against chance and against the bulk of groups. */
function weighShares(groups: ShareColumns, { trialsMin, groupsMin, excessMin, confidenceMax }: ShareOutlier) {
  const judged = expectations(groups, trialsMin)
  if (judged.length < groupsMin) return []
  const bulk = bulkOf(judged)
  return judged.flatMap((group) => {
    const { trials, observed, expected } = group
    const [share, expectedShare] = [observed / trials, expected / trials]
    if (share - expectedShare < excessMin) return []
    const pValue = Math.max(binomialTail(observed, trials, expectedShare), bulkTail(group, bulk))
    const rows = Array.from(groups.row.subarray(group.rowsStart, group.rowsEnd))
    const evidence = chanceEvidence(pValue, judged.length, confidenceMax)
    return { ...group, share, expectedShare, groups: judged.length, rows, ...evidence }
  })
}

/** Choice: a stratum's share leans on so many trials at the share of all. */
const leaningTrials = 10

function expectations(groups: ShareColumns, trialsMin: number): JudgedShare[] {
  const { key, strata, code, trials, hits, hitActs } = groups
  const [strataEnds, rowsEnds] = [runEnds(strata), runEnds(hitActs)]
  const { groupOf, length } = numberGroups(code.map((stratum) => stratum + 1))
  const [triedOf, hitOf] = [new Float64Array(length), new Float64Array(length)]
  const all = { trials: 0, hits: 0 }
  for (let at = 0; at < code.length; at++) {
    const [stratum, tried, hit] = [groupOf[at], trials[at], hits[at]]
    triedOf[stratum] = triedOf[stratum] + tried
    hitOf[stratum] = hitOf[stratum] + hit
    all.trials += tried
    all.hits += hit
  }
  const judged: JudgedShare[] = []
  for (let group = 0; group < key.length; group++) {
    const [start, end] = [strataEnds[group] - strata[group], strataEnds[group]]
    const ownTrials = sumOf(trials, start, end)
    if (ownTrials < trialsMin) continue
    const observed = sumOf(hits, start, end)
    const shareOfOthers = (all.hits - observed + 0.5) / (all.trials - ownTrials + 1)
    let [expected, variance] = [0, 0]
    for (let at = start; at < end; at++) {
      const [stratum, tried, hit] = [groupOf[at], trials[at], hits[at]]
      const [othersTried, othersHit] = [triedOf[stratum] - tried, hitOf[stratum] - hit]
      const share = (othersHit + leaningTrials * shareOfOthers) / (othersTried + leaningTrials)
      expected += tried * share
      variance += tried * share * (1 - share)
    }
    const rows = { rowsStart: rowsEnds[group] - hitActs[group], rowsEnd: rowsEnds[group] }
    judged.push({ key: key[group], trials: ownTrials, observed, expected, variance, ...rows })
  }
  return judged
}

function sumOf(values: Int32Array, start: number, end: number): number {
  let sum = 0
  for (let at = start; at < end; at++) sum += values[at]
  return sum
}
