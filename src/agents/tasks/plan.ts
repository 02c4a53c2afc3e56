import { dayOf } from '../../domain/days.ts'
import { anomalyTypes } from '../../domain/vocabulary.ts'
import { wantedTypes } from '../../domain/wanted-types.ts'
import { limits } from '../../limits.ts'
import { understandQuery } from '../../question/understand-query.ts'
import type { Plan } from '../investigation.ts'
import { outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import type { WorkContext } from '../work-context.ts'
import { packOutput } from './output.ts'
import { readDataset, readRunRecord } from './selection.ts'

/** Initialization: query text and explicit filters become the plan; what the caller said explicitly wins. */
export async function planWork(context: WorkContext, id: string): Promise<WorkOutcome> {
  const record = await readRunRecord(context, id)
  const { request } = record
  const dataset = await readDataset(context, record)
  const today = dayOf(Date.parse(record.created_at))
  const read = context.hold(() => understandQuery(request.query, { today, dataset }))
  const explicit = new Set<string>(Object.keys(request.filters))
  const types =
    [request.anomaly_types, read.anomaly_types, anomalyTypes].find((list) => list.length > 0) ?? anomalyTypes
  const plan: Plan = {
    types: wantedTypes(types, request.filters.exclude?.anomaly_types),
    filters: { ...read.filters, ...request.filters },
    partitions: Math.min(limits.partitionsMax, Math.ceil((dataset.acts.length + 1) / limits.partitionRows)),
    ...(record.refresh && { refresh: true }),
    understood: read.understood.map((found) => ({ ...found, applied: isApplied(found.kind, explicit, request) })),
    ignored: read.ignored,
  }
  return { writes: [{ key: outputKey(id, 'plan'), value: packOutput(plan) }], brief: { plan } }
}

function isApplied(
  kind: string,
  explicit: ReadonlySet<string>,
  request: { readonly anomaly_types: readonly string[]; readonly data_source: string },
): boolean {
  // The source is always given outside the text.
  if (kind === 'data_source') return false
  return kind === 'anomaly_types' ? request.anomaly_types.length === 0 : !explicit.has(kind)
}
