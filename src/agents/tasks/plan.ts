import type { Dataset } from '../../dataset/dataset.ts'
import { limits } from '../../limits.ts'
import { combineQuestion } from '../combined-question.ts'
import type { InvestigationRecord, Plan } from '../investigation.ts'
import { outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import { readOwnQuestion } from '../query-answer.ts'
import type { WorkContext } from '../work-context.ts'
import { packOutput } from './output.ts'
import { resolveQuestion } from './resolve-question.ts'
import { readDataset, readRunRecord } from './selection.ts'

/** Initialization: query text and explicit filters become the plan; what the caller said explicitly wins. */
export async function planWork(context: WorkContext, id: string): Promise<WorkOutcome> {
  const record = await readRunRecord(context, id)
  const plan = await makePlan(context, record, await readDataset(context, record))
  return { writes: [{ key: outputKey(id, 'plan'), value: packOutput(plan) }], brief: { plan } }
}

/** The plan of a run by the records of a dataset, which say whom its question names. */
export async function makePlan(context: WorkContext, record: InvestigationRecord, dataset: Dataset): Promise<Plan> {
  const question = combineQuestion(await resolveQuestion(context, readOwnQuestion(record), dataset), record.request)
  return {
    types: question.types,
    filters: question.filters,
    partitions: Math.min(limits.partitionsMax, Math.ceil((dataset.acts.length + 1) / limits.partitionRows)),
    ...(record.refresh && { refresh: true }),
    question,
  }
}
