// Aggregate: the last figures of a run, before its report.

import { outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import type { WorkContext } from '../work-context.ts'
import { readFindings } from './findings.ts'
import { packOutput } from './output.ts'
import { scoresOf } from './summary.ts'

/** Result aggregation: risk score and mean confidence over the findings of all types. */
export async function aggregateWork(context: WorkContext, id: string): Promise<WorkOutcome> {
  const findings = await readFindings(context, id)
  const brief = scoresOf(findings)
  return { writes: [{ key: outputKey(id, 'aggregate'), value: packOutput(brief) }], brief }
}
