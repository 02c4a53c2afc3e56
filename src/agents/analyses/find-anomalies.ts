// Findings of a dataset at once, in words: detectors, judgement and wording in one thread.

import type { Dataset } from '../../dataset/dataset.ts'
import { partitionRows } from '../../dataset/partition.ts'
import { selectionDigest } from '../../dataset/selection-digest.ts'
import { whileWanted } from '../../dataset/wanted.ts'
import { judge } from '../../detect/judge/judge.ts'
import { runDetector } from '../../detect/run-detectors.ts'
import type { Candidate } from '../../domain/finding.ts'
import { type AnomalyType, anomalyTypes } from '../../domain/vocabulary.ts'
import { wording } from '../../reports/wording.ts'
import { bySeverity, toAnomalyFacts } from '../tasks/findings.ts'
import { withPasts } from '../tasks/past-of-findings.ts'
import { summaryOf } from '../tasks/summary.ts'
import type { WorkContext } from '../work-context.ts'
import type { AnalysisSettings, FoundAnomalies } from './task.ts'

export interface AnalysisContext extends Pick<WorkContext, 'records' | 'detectors'> {
  /** Throws where nobody waits for the answer any more; called in between. */
  assertWanted(): void
}

/** Rows of `acts` to be judged; their peers may be any. */
export interface Subject {
  readonly dataset: Dataset
  readonly selected: Uint8Array
}

/** Candidates of each type, before sensitivity and threshold apply. */
export type TypeCandidates = readonly { readonly type: AnomalyType; readonly candidates: readonly Candidate[] }[]

/** What an investigation of the same rows would find, in one go. */
export async function findAnomalies(
  context: AnalysisContext,
  subject: Subject,
  settings: AnalysisSettings,
): Promise<FoundAnomalies> {
  return judgeCandidates(context, subject, { candidates: findCandidates(context, subject, settings), settings })
}

/** Runs the detectors, which is nearly all of the time that an analysis takes. */
export function findCandidates(
  context: AnalysisContext,
  { dataset, selected }: Subject,
  { anomaly_types, data_source }: Pick<AnalysisSettings, 'anomaly_types' | 'data_source'>,
): TypeCandidates {
  // As in an investigation, so that the same question has the same answer.
  const detection = { selected, seed: `${data_source} ${selectionDigest(dataset, selected)}` }
  const wanted = anomaly_types.length === 0 ? anomalyTypes : anomaly_types
  return wanted.map((type) => {
    const detectors = context.detectors.filter((detector) => detector.type === type)
    const candidates = detectors.flatMap((detector) => {
      context.assertWanted()
      return whileWanted(context.assertWanted, () =>
        runDetector(detector, dataset, { context: detection, partitions: 1, rowsOf: partitionRows }),
      )
    })
    return { type, candidates }
  })
}

/** The findings at a sensitivity and confidence, in words. */
export async function judgeCandidates(
  context: AnalysisContext,
  { dataset }: Subject,
  { candidates, settings }: { readonly candidates: TypeCandidates; readonly settings: AnalysisSettings },
): Promise<FoundAnomalies> {
  const { sensitivity, confidence_threshold: threshold } = settings
  const findings = candidates
    .flatMap(({ candidates }) => judge(candidates, { sensitivity, threshold }).findings)
    .sort(bySeverity)
  const { language, data_source, include_explanations, max_results } = settings
  const listed = findings.slice(0, max_results)
  const facts = withPasts(dataset, await toAnomalyFacts(context, { dataset, data_source }, listed))
  const anomalies = facts.map((each) => wording.anomaly({ ...each, language, explain: include_explanations }))
  return { anomalies, summary: summaryOf(findings) }
}

/** Number of selected rows. */
export function countSelected(selected: Uint8Array): number {
  return selected.reduce((sum, byte) => sum + byte, 0)
}
