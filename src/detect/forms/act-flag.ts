// Act flags: detectors that judge one act at a time by a sign that is no proof. A flag is the weaker the more acts carry it.

import type { Dataset, PartitionKey } from '../../dataset/dataset.ts'
import { everyRow } from '../../dataset/every-row.ts'
import { keepMarkedRows } from '../../dataset/keep-rows.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import type { Candidate } from '../../domain/finding.ts'
import { type Detector, type DetectorDeclaration, defineDetector, reportedType } from '../detector.ts'
import { flagsMax, rareConfidence, type SignCount } from '../evidence/rarity.ts'
import { type ActKind, standingMarks } from '../views/acts/standing-acts.ts'
import type { Breach } from './act-rule.ts'

/** `clear` is an act that could be judged and does not carry the sign; undefined one that cannot be judged. */
export type SignVerdict = Breach | 'clear' | undefined

export interface ActFlag extends DetectorDeclaration {
  readonly family: string
  readonly kinds: readonly ActKind[]
  /** Where acts are judged beside others of one key; any split when absent. */
  readonly partition?: PartitionKey
  /** Smallest sensitivity at which it is looked for; above 0, since only rules are looked for there. */
  readonly sensitivity: number
  readonly gravity?: Candidate['gravity']
  /** Reads what is needed of the dataset once, and returns the judge of one act. `rows` are the acts to be judged. */
  prepare(data: Dataset, rows: Int32Array): (row: number) => SignVerdict
  /** Of a sign so common that wording it for every act is much garbage: whether an act carries it, as `prepare`'s judge has it. */
  readonly prepareSign?: (data: Dataset) => (row: number) => 'sign' | 'clear' | undefined
}

interface FoldedFlags {
  /** Acts that carry the sign, while they are few enough to be reported: what is said of them is worded once all are counted. */
  readonly found: Int32Array
  readonly count: SignCount
}

/** A detector of one sign. All standing acts are judged, since the rarity of the sign decides; selected ones are reported. */
export function defineActFlag(flag: ActFlag): Detector {
  const { id, family, kinds, partition = 'row', sensitivity, gravity = 'statistic', prepare } = flag
  const type = reportedType(id)
  return defineDetector<FoldedFlags>({
    ...flag,
    partition,
    phase: 'agent_analysis',
    fold(data, rows) {
      const eligible = keepMarkedRows(rows, standingMarks(data, kinds))
      const judge = flag.prepareSign?.(data) ?? prepare(data, eligible)
      const found: number[] = []
      let [judged, flagged] = [0, 0]
      // A sign that proves common in one partition is common in all: nothing of it is kept, and little memory is used.
      const most = flagsMax(data.acts.length)
      for (let at = 0; at < eligible.length; at++) {
        assertWantedAt(at)
        const row = eligible[at]
        const judgement = judge(row)
        if (judgement === undefined) continue
        judged++
        if (judgement === 'clear') continue
        flagged++
        if (flagged > most) found.length = 0
        else found.push(row)
      }
      return { found: Int32Array.from(found), count: { judged, flagged } }
    },
    finalize({ found, count }, data, context) {
      if (found.length === 0 || rareConfidence(1, count) === 0) return []
      const standing = () => keepMarkedRows(everyRow(data), standingMarks(data, kinds))
      const judge = prepare(data, partition === 'row' ? found : standing())
      const candidates: Candidate[] = []
      for (const row of found) {
        const judgement = context.selected[row] === 1 ? judge(row) : undefined
        if (judgement !== undefined && judgement !== 'clear')
          candidates.push({ detector: id, type, row, related: [], family, sensitivity, gravity, ...judgement })
      }
      return weighByRarity(candidates, count)
    },
  })
}

/** Candidates with no more confidence than the rarity of their sign allows; those with too little are dropped. */
function weighByRarity(found: readonly Candidate[], count: SignCount): readonly Candidate[] {
  return found.flatMap((candidate) => {
    const confidence = rareConfidence(candidate.confidence, count)
    return confidence === 0 ? [] : [{ ...candidate, confidence }]
  })
}
