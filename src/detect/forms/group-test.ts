// Group tests: detectors of acts that stand out together though none of them need do so alone. A detector states its statistic (what
// it folds, and what that weighs for each group) and its words; the members, the cut and the frame of the candidate stand here.

import assert from 'node:assert/strict'
import type { Dataset } from '../../dataset/dataset.ts'
import { assertWanted } from '../../dataset/wanted.ts'
import type { Candidate, Statistic } from '../../domain/finding.ts'
import { type Detector, type DetectorDefinition, defineDetector, reportedType } from '../detector.ts'
import { confidenceMin, groupConfidence, groupSensitivity } from '../evidence/chance-confidence.ts'
import { type GroupMembers, selectMembers } from '../evidence/group-members.ts'

/** How strong the evidence about a group is, whatever is selected of it. */
export interface GroupEvidence extends Pick<Candidate, 'confidence' | 'ceiling' | 'sensitivity'> {
  /** The acts that show it; the selected ones become the members of the finding. */
  readonly rows: readonly number[]
  readonly pValue?: number
  /** Id of the detector's variant that reports it. */
  readonly variant?: string
}

/** What a detector says of a group. The p-value is added to the statistic. */
export interface GroupWords extends Pick<Candidate, 'expected' | 'rule' | 'money_at_risk_cents' | 'factors' | 'facts'> {
  /** Key of the group, which names the finding. */
  readonly group: string
  readonly statistic: Omit<Statistic, 'p_value'>
}

export interface GroupTest<Folded, Group extends GroupEvidence>
  extends Omit<DetectorDefinition<Folded>, 'phase' | 'finalize'> {
  readonly family: string
  /** Pattern detection when absent. */
  readonly phase?: Detector['phase']
  /** That of a group when absent; a rule that several acts break together says so. */
  readonly gravity?: Candidate['gravity']
  /** The groups with their evidence, on all acts. */
  weigh(folded: Folded, data: Dataset): readonly Group[]
  /** The words about a group and its selected members; undefined where those matter too little. */
  describe(group: Group, members: GroupMembers, data: Dataset): GroupWords | undefined
}

/** A detector of groups: one candidate for each significant group of which an act is selected. */
export function defineGroupTest<Folded, Group extends GroupEvidence>(test: GroupTest<Folded, Group>): Detector {
  return defineDetector<Folded>({
    phase: 'pattern_detection',
    ...test,
    finalize: (folded, data, context) =>
      test.weigh(folded, data).flatMap((group) => {
        assertWanted()
        assert(!Number.isNaN(group.confidence), `${test.id} weighed a group without a confidence`)
        const members = group.confidence < confidenceMin ? undefined : selectMembers(group.rows, data, context)
        const words = members && test.describe(group, members, data)
        return members && words ? [toCandidate(test, { ...group, ...members }, words)] : []
      }),
  })
}

/** Confidence and sensitivity of a p-value among so many tests, the confidence at most `cap`. */
export function chanceEvidence(pValue: number, tests: number, cap?: number): Omit<GroupEvidence, 'rows'> {
  // Once for each group, of which there may be as many as acts.
  assertWanted()
  return { pValue, confidence: groupConfidence(pValue, tests, cap), sensitivity: groupSensitivity(pValue) }
}

/** Keys in the order of every stored candidate: equal candidates are ordered by their text. */
function toCandidate(
  { id, family, gravity = 'group' }: Pick<GroupTest<unknown, GroupEvidence>, 'id' | 'family' | 'gravity'>,
  { row, related, confidence, ceiling, sensitivity, pValue, variant = id }: GroupEvidence & GroupMembers,
  { group, statistic, ...words }: GroupWords,
): Candidate {
  return {
    detector: variant,
    type: reportedType(id),
    row,
    related,
    group,
    family,
    confidence,
    ...(ceiling === undefined ? {} : { ceiling }),
    sensitivity,
    gravity,
    statistic: pValue === undefined ? statistic : { ...statistic, p_value: pValue },
    ...words,
  }
}
