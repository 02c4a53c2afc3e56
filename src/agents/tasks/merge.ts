// Merge: the candidates of one anomaly type, from all its detectors, become the findings of the type.

import { judge } from '../../detect/judge/judge.ts'
import { toRatio } from '../../domain/figures.ts'
import type { Finding } from '../../domain/finding.ts'
import type { InvestigationRequest } from '../../domain/generated/wire-types.ts'
import type { AnomalyFacts } from '../../domain/reporting.ts'
import { AppError } from '../../errors.ts'
import type { Checkpoint, InvestigationEvent } from '../investigation.ts'
import { checkpointKey, outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import { streamRoom } from '../progress.ts'
import type { WorkItem } from '../work.ts'
import type { WorkContext } from '../work-context.ts'
import { type PackedCandidates, type PlacedHead, readCandidates } from './candidates.ts'
import { keepAnomalies, packFindings, toAnomalyFacts } from './findings.ts'
import { readSelection } from './selection.ts'

/** Merges the candidates of one type into findings, and announces those that are reported. */
export async function mergeWork(
  context: WorkContext,
  id: string,
  item: Extract<WorkItem, { kind: 'merge' }>,
): Promise<WorkOutcome> {
  const selection = await readSelection(context, id)
  const { dataset, record } = selection
  const { request } = record
  const outputs = await context.state.getMany(item.detectors.map((detector) => outputKey(id, `finalize/${detector}`)))
  const candidates = readCandidates(
    outputs.map((bytes) => {
      if (!bytes) throw new AppError('INTERNAL_ERROR', { step: item.id })
      return bytes
    }),
  )
  const { reflection_enabled, max_iterations } = request.agent_configuration
  const passes = reflection_enabled ? max_iterations : 0
  const { sensitivity, confidence_threshold: threshold, max_results } = request
  const textOf = (head: PlacedHead) => JSON.stringify([...candidates.unpack([head]).values()])
  const { findings } = context.hold(() => judge(candidates.heads, { sensitivity, threshold, passes, textOf }))
  const shown = toShown(candidates, findings.slice(0, max_results))
  const { data_source } = request
  const first = shown.slice(0, await readRoom(context, id, request))
  const announced = await toAnomalyFacts(context, { dataset, data_source }, first)
  return {
    writes: [{ key: outputKey(id, item.id), value: packFindings(findings, shown) }, ...keepAnomalies(id, announced)],
    brief: { anomalies_found: findings.length, events: announced.map(anomalyEvent) },
  }
}

/** Findings with their candidates whole: those that no list has room for never need them. */
function toShown(candidates: PackedCandidates, findings: readonly Finding<PlacedHead>[]): readonly Finding[] {
  const whole = candidates.unpack(findings.flatMap((finding) => finding.candidates))
  return findings.map((finding) => ({
    ...finding,
    candidates: finding.candidates.flatMap((head) => whole.get(head) ?? []),
  }))
}

/** The number of findings to announce; the records of those beyond the stream's maximum are not read. */
async function readRoom({ state }: WorkContext, id: string, request: InvestigationRequest): Promise<number> {
  const bytes = await state.get(checkpointKey(id))
  if (!bytes) throw new AppError('INTERNAL_ERROR', { step: 'checkpoint' })
  return streamRoom(JSON.parse(new TextDecoder().decode(bytes)) as Checkpoint, request)
}

/** The description and the record follow from what is kept of the anomaly. */
function anomalyEvent({ id, finding: { type, severity, confidence } }: AnomalyFacts): InvestigationEvent {
  return { event: 'anomaly', data: { id, type, severity, confidence: toRatio(confidence) } }
}
