// Handlers of the analyses that are answered at once.

import { analyzeContractsNow } from '../../services/analyses/analyze-contracts.ts'
import type { AnalysesContext } from '../../services/analyses/context.ts'
import { detectNow } from '../../services/analyses/detect.ts'
import type { Handlers } from '../handler.ts'

/** One handler for each operation of the module. */
export function analysisHandlers(context: AnalysesContext) {
  return {
    detect_anomalies: async (request) => ({ body: await detectNow(context, request.body, request) }),
    analyze_contracts: async (request) => ({ body: await analyzeContractsNow(context, request.query, request) }),
  } satisfies Partial<Handlers>
}
