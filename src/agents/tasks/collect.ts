import { limits } from '../../limits.ts'
import { outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import type { WorkContext } from '../work-context.ts'
import { packOutput } from './output.ts'
import { readSelection } from './selection.ts'

/** Data collection: counts what matches, and ends the run where it is too little to judge anything. */
export async function collectWork(context: WorkContext, id: string): Promise<WorkOutcome> {
  const { dataset, selected_count: found } = await readSelection(context, id)
  if (found < limits.recordsMin) {
    const suggestion = dataset.acts.length < limits.recordsMin ? 'import_records' : 'widen_filters'
    const details = { records_found: found, minimum_required: limits.recordsMin, suggestion }
    return { writes: [], brief: { records_processed: found, failure: { code: 'INSUFFICIENT_DATA', details } } }
  }
  const output = { records_found: found, population: dataset.acts.length }
  return { writes: [{ key: outputKey(id, 'collect'), value: packOutput(output) }], brief: { records_processed: found } }
}
