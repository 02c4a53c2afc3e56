// Handlers of the analyses that are answered at once.

import type { AnomalyDetectionRequest } from '../../domain/generated/wire-types.ts'
import { analyzeContractsNow, type ContractsAnalysisQuestion } from '../../services/analyses/analyze-contracts.ts'
import type { AnalysesContext } from '../../services/analyses/context.ts'
import { detectNow } from '../../services/analyses/detect.ts'
import type { Handler } from '../handler.ts'

export function analysisHandlers(context: AnalysesContext): Record<'detect_anomalies' | 'analyze_contracts', Handler> {
  return {
    detect_anomalies: async (request) => ({
      body: await detectNow(context, request.body as AnomalyDetectionRequest, request),
    }),
    analyze_contracts: async (request) => ({
      body: await analyzeContractsNow(context, request.query as unknown as ContractsAnalysisQuestion, request),
    }),
  }
}
