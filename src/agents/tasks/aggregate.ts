// Aggregate: the last figures of a run, before its report.

import { riskScore } from '../../detect/judge/risk-score.ts'
import { outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import type { WorkContext } from '../work-context.ts'
import { readFindings } from './findings.ts'
import { packOutput } from './output.ts'

/** Result aggregation: risk score and mean confidence over the findings of all types. */
export async function aggregateWork(context: WorkContext, id: string): Promise<WorkOutcome> {
  const findings = await readFindings(context, id)
  const total = findings.reduce((sum, { confidence }) => sum + confidence, 0)
  const brief = {
    risk_score: riskScore(findings),
    confidence_score: findings.length === 0 ? 0 : total / findings.length,
  }
  return { writes: [{ key: outputKey(id, 'aggregate'), value: packOutput(brief) }], brief }
}
