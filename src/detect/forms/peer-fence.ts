// Peer fences: detectors of acts whose measure lies outside Tukey's fences of their own peers. Each market has its own fences, since
// no threshold carries from one market to another; what the fences cut off by mere shape is bounded by its rarity.

import type { Dataset, PartitionKey } from '../../dataset/dataset.ts'
import { gather } from '../../dataset/gather.ts'
import { groupKeys } from '../../dataset/group-keys.ts'
import { keepMarkedRows } from '../../dataset/keep-rows.ts'
import { assertWanted } from '../../dataset/wanted.ts'
import type { Candidate } from '../../domain/finding.ts'
import { finiteValues } from '../../stats/finite-values.ts'
import { type Detector, type DetectorDeclaration, defineDetector, reportedType } from '../detector.ts'
import { type Fences, findFences } from '../evidence/fences.ts'
import { countStronger, rareConfidence } from '../evidence/rarity.ts'
import { type ActKind, standingMarks } from '../views/acts/standing-acts.ts'
import type { Breach } from './act-rule.ts'

/** One act outside of its fences. */
export interface Outlier {
  readonly row: number
  readonly measure: number
  readonly fences: Fences
  readonly side: 'low' | 'high'
  /** The fence that was passed. */
  readonly fence: number
}

/** What a detector says of an outlier; the statistic and the confidence come from the fences. */
export type OutlierFacts = Omit<Breach, 'confidence' | 'statistic'>

export interface PeerMeasure {
  /** Peers have one key, from 0; undefined is no peer of any. */
  keyOf(row: number): number | undefined
  /** NaN cannot be judged. On a scale on which differences mean the same everywhere, mostly a logarithm. */
  measureOf(row: number): number
  /** Undefined when the outlier means nothing. */
  describe(outlier: Outlier): OutlierFacts | undefined
}

export interface PeerFence extends DetectorDeclaration {
  readonly family: string
  readonly kinds: readonly ActKind[]
  readonly partition: PartitionKey
  readonly sides: readonly Outlier['side'][]
  readonly reach: number
  readonly peersMin: number
  readonly confidenceMax: number
  readonly sensitivity: number
  /** Reads what is needed of the dataset once; `rows` are the acts of this partition. */
  prepare(data: Dataset, rows: Int32Array): PeerMeasure
}

interface FoldedOutliers {
  readonly found: readonly Candidate[]
  readonly judged: number
  /** Confidences by the fences alone, of all outliers. */
  readonly strengths: readonly number[]
}

/** A detector of acts outside of the fences of their peers. */
export function definePeerFence(test: PeerFence): Detector {
  return defineDetector<FoldedOutliers>({
    ...test,
    partition: test.partition,
    phase: 'pattern_detection',
    fold(data, rows, context) {
      const eligible = keepMarkedRows(rows, standingMarks(data, test.kinds))
      const measure = test.prepare(data, eligible)
      const markets = groupKeys(gather(eligible, (row) => measure.keyOf(row) ?? -1))
      const ordered = markets.members.map((at) => eligible[at])
      const found: Candidate[] = []
      const strengths: number[] = []
      let judged = 0
      for (let market = 0; market < markets.length; market++) {
        assertWanted()
        const { peers, outliers } = findOutliers(
          ordered.subarray(markets.starts[market], markets.starts[market + 1]),
          measure,
          test,
        )
        judged += peers
        for (const outlier of outliers) {
          const facts = measure.describe(outlier)
          if (facts === undefined) continue
          const candidate = toCandidate(outlier, facts, test)
          strengths.push(candidate.confidence)
          if (context.selected[outlier.row] === 1) found.push(candidate)
        }
      }
      return { found, judged, strengths }
    },
    finalize({ found, judged, strengths }) {
      const stronger = countStronger(strengths)
      return found.flatMap((candidate) => {
        const confidence = rareConfidence(candidate.confidence, { judged, flagged: stronger(candidate.confidence) })
        return confidence === 0 ? [] : [{ ...candidate, confidence }]
      })
    },
  })
}

function findOutliers(market: Int32Array, { measureOf }: PeerMeasure, test: PeerFence) {
  const outliers: Outlier[] = []
  if (market.length < test.peersMin) return { peers: 0, outliers }
  const measures = gather(market, measureOf)
  const known = finiteValues(measures)
  const fences = findFences(known, test)
  if (fences === undefined) return { peers: 0, outliers }
  for (let at = 0; at < measures.length; at++) {
    const measure = measures[at]
    if (!(measure > fences.high || measure < fences.low) || !Number.isFinite(measure)) continue
    const side = measure > fences.high ? 'high' : 'low'
    if (test.sides.includes(side)) outliers.push({ row: market[at], measure, fences, side, fence: fences[side] })
  }
  return { peers: known.length, outliers }
}

/** Choice: half of the most it may say at the fence, and the more the farther beyond, in spreads. */
function toCandidate({ row, measure, fences, fence }: Outlier, facts: OutlierFacts, test: PeerFence): Candidate {
  const excess = Math.abs(measure - fence) / fences.spread
  return {
    detector: test.id,
    type: reportedType(test.id),
    row,
    related: [],
    family: test.family,
    confidence: test.confidenceMax * (0.5 + (0.5 * excess) / (1 + excess)),
    sensitivity: test.sensitivity,
    gravity: 'statistic',
    statistic: { method: 'quartile_fence', score: measure, threshold: fence, sample_size: fences.count },
    ...facts,
  }
}
