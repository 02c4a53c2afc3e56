import { aggregate } from '../../detect/aggregate.ts'
import { controlFalseDiscoveries } from '../../detect/false-discovery.ts'
import { reflect } from '../../detect/reflect.ts'
import type { Candidate } from '../../domain/finding.ts'
import type { AnomalyInput } from '../../domain/reporting.ts'
import { AppError } from '../../errors.ts'
import type { InvestigationEvent } from '../investigation.ts'
import { outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import type { WorkItem } from '../work.ts'
import type { WorkContext } from '../work-context.ts'
import { toAnomalyInputs } from './findings.ts'
import { packOutput, unpackOutput } from './output.ts'
import { readSelection } from './selection.ts'

/** Merges the candidates of one type into findings, and announces those that are reported. */
export async function mergeWork(
  context: WorkContext,
  id: string,
  item: Extract<WorkItem, { kind: 'merge' }>,
): Promise<WorkOutcome> {
  const selection = await readSelection(context, id)
  const { request } = selection.record
  const outputs = await context.state.getMany(item.detectors.map((detector) => outputKey(id, `finalize/${detector}`)))
  const candidates = outputs.flatMap((bytes) => {
    if (!bytes) throw new AppError('INTERNAL_ERROR', { step: item.id })
    return unpackOutput<readonly Candidate[]>(bytes)
  })
  const { reflection_enabled, max_iterations } = request.agent_configuration
  const weighed = reflection_enabled ? reflect(candidates, max_iterations) : candidates
  const findings = aggregate(controlFalseDiscoveries(weighed), {
    sensitivity: request.sensitivity,
    threshold: request.confidence_threshold,
  })
  const announced = await toAnomalyInputs(context, selection, findings.slice(0, request.max_results))
  return {
    writes: [{ key: outputKey(id, item.id), value: packOutput(findings) }],
    brief: { anomalies_found: findings.length, events: announced.map((input) => anomalyEvent(context, input)) },
  }
}

function anomalyEvent({ wording }: WorkContext, input: AnomalyInput): InvestigationEvent {
  const { finding } = input
  return {
    event: 'anomaly',
    data: {
      id: input.id,
      type: finding.type,
      severity: finding.severity,
      confidence: finding.confidence,
      description: wording.describe(input),
      affected_record: wording.affected(input),
    },
  }
}
