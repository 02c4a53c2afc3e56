// Handlers of analyses that run on their own, and of their figures that are worked out at once.

import type { Language } from '../../domain/vocabulary.ts'
import { type Failure, isRecoverable } from '../../errors.ts'
import { listCorrelations, listPatterns, listTrends } from '../../services/analyses/analyse-now.ts'
import { cancelAnalysis, purgeAnalysis } from '../../services/analyses/end-analysis.ts'
import {
  analysisStatusOf,
  headOf,
  listAnalyses,
  readAnalysisResults,
  readAnalysisStatus,
  type StoredAnalysis,
} from '../../services/analyses/read-analysis.ts'
import type { AnalysisRunsContext } from '../../services/analyses/runs-context.ts'
import { startAnalysis } from '../../services/analyses/start-analysis.ts'
import { wordFailure } from '../../wire/envelope.ts'
import { analysisMessages } from '../../wire/texts.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

const path = '/api/v1/analysis'

/** One handler for each operation of the module. */
export function analysisRunHandlers(context: AnalysisRunsContext) {
  return {
    start_analysis(request) {
      const shown = (made: StoredAnalysis) => toStarted(made, request.language)
      return request.once(shown, (making) => startAnalysis(context, request.body, { ...askerOf(request), ...making }))
    },
    list_trends: async (request) => ({ body: toList(request, await listTrends(context, request.query, request)) }),
    list_correlations: async (request) => ({
      body: toList(request, await listCorrelations(context, request.query, request)),
    }),
    list_patterns: async (request) => ({ body: toList(request, await listPatterns(context, request.query, request)) }),
    async list_analyses(request) {
      const { items, ...page } = await listAnalyses(context, request.query, request.caller)
      return { body: toList(request, { ...page, items: items.map((item) => worded(item, request.language)) }) }
    },
    async analysis_status({ params, caller, language }) {
      return { body: worded(await readAnalysisStatus(context, params.analysis_id, caller), language) }
    },
    async analysis_results({ params, caller, language }) {
      return { body: await readAnalysisResults(context, params.analysis_id, { caller, language }) }
    },
    async cancel_analysis(request) {
      const id = request.params.analysis_id
      if (request.query.purge) {
        await purgeAnalysis(context, id, askerOf(request))
        return { status: 204 }
      }
      const { checkpoint } = await cancelAnalysis(context, id, askerOf(request))
      return {
        body: { message: analysisMessages.cancelled[request.language], id, status: analysisStatusOf(checkpoint) },
      }
    },
  } satisfies Partial<Handlers>
}

function toStarted({ record, checkpoint }: StoredAnalysis, language: Language) {
  const status_url = `${path}/${record.id}/status`
  return {
    headers: { Location: status_url },
    body: {
      ...headOf(record, checkpoint),
      ...{ message: analysisMessages.started[language], status_url, results_url: `${path}/${record.id}/results` },
    },
  }
}

/** With its failure in words. */
function worded<View extends object>({ failure, ...view }: View & { readonly failure?: Failure }, language: Language) {
  return {
    ...view,
    ...(failure && { error: wordFailure({ ...failure, recoverable: isRecoverable(failure) }, language) }),
  }
}
