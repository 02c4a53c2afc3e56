import { aggregate } from '../../detect/aggregate.ts'
import { controlFalseDiscoveries } from '../../detect/false-discovery.ts'
import { reflect } from '../../detect/reflect.ts'
import { runDetector } from '../../detect/run-detectors.ts'
import type { Dataset } from '../../domain/dataset.ts'
import type { Finding } from '../../domain/finding.ts'
import { type AnomalyType, anomalyTypes } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { partitionRows } from '../../records/partition.ts'
import { bySeverity, toAnomalyInputs } from '../tasks/findings.ts'
import { summaryOf } from '../tasks/summary.ts'
import type { WorkContext } from '../work-context.ts'
import type { AnalysisSettings, FoundAnomalies } from './task.ts'

export interface AnalysisContext extends Pick<WorkContext, 'records' | 'detectors' | 'wording'> {
  /** Throws where nobody waits for the answer any more; called between two steps. */
  assertWanted(): void
}

/** Rows of `acts` that are asked about; their peers may be any. */
export interface Subject {
  readonly dataset: Dataset
  readonly selected: Uint8Array
}

/** What an investigation of the same rows would find, in one go. */
export async function findAnomalies(
  context: AnalysisContext,
  subject: Subject,
  settings: AnalysisSettings,
): Promise<FoundAnomalies> {
  const wanted = settings.anomaly_types.length === 0 ? anomalyTypes : settings.anomaly_types
  const findings = wanted.flatMap((type) => findingsOf(context, subject, { type, settings })).sort(bySeverity)
  const { language, data_source, include_explanations, max_results } = settings
  const record = { language, request: { data_source, include_explanations } }
  const listed = findings.slice(0, max_results)
  const inputs = await toAnomalyInputs(context, { dataset: subject.dataset, record }, listed)
  return { anomalies: inputs.map((input) => context.wording.anomaly(input)), summary: summaryOf(findings) }
}

function findingsOf(
  context: AnalysisContext,
  { dataset, selected }: Subject,
  { type, settings }: { readonly type: AnomalyType; readonly settings: AnalysisSettings },
): readonly Finding[] {
  // As in an investigation: the seed follows the data, so that the same question has the same answer.
  const detection = { selected, seed: `${settings.data_source} ${dataset.version}` }
  const detectors = context.detectors.filter((detector) => detector.type === type)
  const candidates = detectors.flatMap((detector) => {
    context.assertWanted()
    return runDetector(detector, dataset, { context: detection, partitions: 1, rowsOf: partitionRows })
  })
  return aggregate(controlFalseDiscoveries(reflect(candidates, limits.iterationsDefault)), {
    sensitivity: settings.sensitivity,
    threshold: settings.confidence_threshold,
  })
}

/** Number of selected rows. */
export function countSelected(selected: Uint8Array): number {
  return selected.reduce((sum, byte) => sum + byte, 0)
}
