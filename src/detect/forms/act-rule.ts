// Act rules: detectors that judge one act at a time by a legal rule.

import type { Dataset } from '../../dataset/dataset.ts'
import { keepMarkedRows } from '../../dataset/keep-rows.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import type { Candidate } from '../../domain/finding.ts'
import { type Detector, type DetectorDeclaration, defineDetector, reportedType } from '../detector.ts'
import { type ActKind, standingMarks } from '../views/acts/standing-acts.ts'

/** What a rule says of one act; the rest of the candidate is the same for all rules. */
export type Breach = Omit<Candidate, 'detector' | 'type' | 'row' | 'related' | 'sensitivity' | 'gravity' | 'family'> & {
  readonly related?: readonly number[]
}

export interface ActRule extends DetectorDeclaration {
  readonly family: string
  readonly gravity?: Extract<Candidate['gravity'], 'rule' | 'record'>
  readonly kinds: readonly ActKind[]
  /** Reads what the rule needs of the dataset once, and returns the judge of one act; undefined is no finding. `rows` are the acts to be judged. */
  prepare(data: Dataset, rows: Int32Array): (row: number) => Breach | undefined
}

/** A detector that holds each selected, standing act against a rule. Rules do not depend on sensitivity. */
export function defineActRule(rule: ActRule): Detector {
  const { id, family, kinds, gravity = 'rule', prepare } = rule
  const type = reportedType(id)
  return defineDetector<readonly Candidate[]>({
    ...rule,
    partition: 'row',
    phase: 'agent_analysis',
    fold(data, rows, context) {
      const eligible = keepMarkedRows(keepMarkedRows(rows, context.selected), standingMarks(data, kinds))
      const judge = prepare(data, eligible)
      const found: Candidate[] = []
      for (let at = 0; at < eligible.length; at++) {
        assertWantedAt(at)
        const row = eligible[at]
        const breach = judge(row)
        if (breach !== undefined)
          found.push({ detector: id, type, row, related: [], family, sensitivity: 0, gravity, ...breach })
      }
      return found
    },
    finalize: (found) => found,
  })
}

/** Confidence of a broken rule: what the rule is worth when the record is right, less .02 for each doubt about the record. */
export function ruleConfidence(base: number, doubts: number): number {
  return Math.max(0, base - 0.02 * doubts)
}

/** BRL cents of a share of the act's value; 0 where the value is unknown. */
export function shareOfValue(data: Dataset, row: number, share: number): number {
  const value = data.acts.value[row]
  return value > 0 ? Math.round(value * share) : 0
}
