// Findings of a dataset at once, in words: detectors, judgement and wording in one thread.

import { judge } from '../../detect/judge/judge.ts'
import { wording } from '../../reports/wording.ts'
import { bySeverity } from '../tasks/finding-order.ts'
import { toAnomalyFacts } from '../tasks/findings.ts'
import { withPasts } from '../tasks/past-of-findings.ts'
import { summaryOf } from '../tasks/summary.ts'
import { type AnalysisContext, findCandidates, type Subject, type TypeCandidates } from './find-candidates.ts'
import type { AnalysisSettings, FoundAnomalies } from './task.ts'

/** What an investigation of the same rows would find, in one go. */
export async function findAnomalies(
  context: AnalysisContext,
  subject: Subject,
  settings: AnalysisSettings,
): Promise<FoundAnomalies> {
  return judgeCandidates(context, subject, { candidates: findCandidates(context, subject, settings), settings })
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
