import { riskScore } from '../../detect/risk-score.ts'
import { outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import type { WorkContext } from '../work-context.ts'
import { readFindings } from './findings.ts'
import { packOutput } from './output.ts'

/** Result aggregation: the risk score over the findings of all types. */
export async function aggregateWork(context: WorkContext, id: string): Promise<WorkOutcome> {
  const risk_score = riskScore(await readFindings(context, id))
  return { writes: [{ key: outputKey(id, 'aggregate'), value: packOutput({ risk_score }) }], brief: { risk_score } }
}
