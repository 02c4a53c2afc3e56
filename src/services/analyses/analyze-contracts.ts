// Figures and anomalies of the contracts that a listing would list.

import type { ContractsAnalysis, ContractsAnalysisQuery } from '../../domain/generated/wire-types.ts'
import { contractsListing } from '../records/list-contracts.ts'
import { toConditions } from '../records/to-lookup.ts'
import type { AnalysesContext, AnalysisRequest } from './context.ts'
import { timed } from './detect.ts'

/** Throws VALIDATION_ERROR, and SERVICE_UNAVAILABLE where it cannot be answered in time. */
export async function analyzeContractsNow(
  context: AnalysesContext,
  query: ContractsAnalysisQuery,
  { language, aborted }: AnalysisRequest,
): Promise<ContractsAnalysis> {
  const start = context.clock.monotonic()
  const { sensitivity, confidence_threshold, limit } = query
  const settings = {
    // Part of the ids of findings; contracts of all sources are distinct by their ids.
    data_source: 'portal_transparencia',
    language,
    anomaly_types: [],
    sensitivity,
    confidence_threshold,
    include_explanations: true,
    max_results: limit,
  } as const
  const where = toConditions(contractsListing, { ...query, page: 1 })
  const task = { type: 'analyze_contracts', where, settings, listed: limit } as const
  return timed(context, start, await context.run(task, aborted))
}
