// Contradictions: detectors of acts in which two records say what cannot both be so. Where many acts do, the records mean something
// else than they seem to (a column of another unit, a register of another day), and nothing is said of any of them.

import type { Dataset } from '../../dataset/dataset.ts'
import { keepMarkedRows } from '../../dataset/keep-rows.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import type { Candidate } from '../../domain/finding.ts'
import { type Detector, type DetectorDeclaration, defineDetector, reportedType } from '../detector.ts'
import type { SignCount } from '../evidence/rarity.ts'
import { type ActKind, standingMarks } from '../views/acts/standing-acts.ts'
import type { Breach } from './act-rule.ts'

/** Choice: more contradictions than this share of the acts that can be judged, and than these, are a custom of the data. */
const shareMax = 0.02
const countMin = 3

export interface Contradiction extends DetectorDeclaration {
  readonly family: string
  readonly kinds: readonly ActKind[]
  /** Reads what is needed of the dataset once, and returns the judge of one act; `clear` where the records agree, undefined where they cannot be compared. */
  prepare(data: Dataset, rows: Int32Array): (row: number) => Breach | 'clear' | undefined
}

interface FoldedBreaches {
  readonly found: readonly Candidate[]
  readonly count: SignCount
}

/** A detector of one contradiction: all standing acts are compared, selected ones reported. */
export function defineContradiction(contradiction: Contradiction): Detector {
  const { id, family, kinds, prepare } = contradiction
  const type = reportedType(id)
  return defineDetector<FoldedBreaches>({
    ...contradiction,
    partition: 'row',
    phase: 'agent_analysis',
    fold(data, rows, context) {
      const eligible = keepMarkedRows(rows, standingMarks(data, kinds))
      const judge = prepare(data, eligible)
      const found: Candidate[] = []
      let [judged, flagged] = [0, 0]
      for (let at = 0; at < eligible.length; at++) {
        assertWantedAt(at)
        const row = eligible[at]
        const breach = judge(row)
        if (breach === undefined) continue
        judged++
        if (breach === 'clear') continue
        // What is too common in one partition may be rare in all, so only the worst is kept from growing.
        if (++flagged > Math.max(countMin, shareMax * data.acts.length)) found.length = 0
        else if (context.selected[row] === 1)
          found.push({ detector: id, type, row, related: [], family, sensitivity: 0, gravity: 'rule', ...breach })
      }
      return { found, count: { judged, flagged } }
    },
    finalize: ({ found, count: { judged, flagged } }) => (flagged > Math.max(countMin, shareMax * judged) ? [] : found),
  })
}
