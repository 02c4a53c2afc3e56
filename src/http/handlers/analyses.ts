// Handlers of the analyses that are answered at once.

import type { AnomalyDetection } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { analyzeContractsNow } from '../../services/analyses/analyze-contracts.ts'
import type { AnalysesContext } from '../../services/analyses/context.ts'
import { detectNow } from '../../services/analyses/detect.ts'
import type { Handlers } from '../handler.ts'

/** One handler for each operation of the module. */
export function analysisHandlers(context: AnalysesContext) {
  return {
    async detect_anomalies(request) {
      const answer = await detectNow(context, request.body, request)
      return request.isByLines ? { lines: inLines(answer) } : { body: answer }
    },
    analyze_contracts: async (request) => ({ body: await analyzeContractsNow(context, request.query, request) }),
  } satisfies Partial<Handlers>
}

async function* inLines({ anomalies, ...rest }: AnomalyDetection): AsyncGenerator<readonly object[], object, void> {
  for (let at = 0; at < anomalies.length; at += limits.linesReadAtOnce)
    yield anomalies.slice(at, at + limits.linesReadAtOnce)
  return rest
}
