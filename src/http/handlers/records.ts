// Handlers of the record lookups.

import type { Language } from '../../domain/vocabulary.ts'
import { type PageQuery, pageOf } from '../../services/page-of.ts'
import type { LookupsContext } from '../../services/records/context.ts'
import { listAgreements } from '../../services/records/list-agreements.ts'
import { listContracts } from '../../services/records/list-contracts.ts'
import { listDemographics } from '../../services/records/list-demographics.ts'
import { listEducationStats } from '../../services/records/list-education-stats.ts'
import { listExpenses } from '../../services/records/list-expenses.ts'
import { listHealthMetrics } from '../../services/records/list-health-metrics.ts'
import { listPncpContracts } from '../../services/records/list-pncp-contracts.ts'
import type { RecordsAnswer } from '../../services/records/list-records.ts'
import { listSources } from '../../services/records/list-sources.ts'
import { readRecord } from '../../services/records/read-record.ts'
import type { RecordsQuery } from '../../services/records/to-lookup.ts'
import { contractTypeItems } from '../../wire/contract-types.ts'
import { listEnvelope } from '../../wire/list-envelope.ts'
import type { Handler, HandlerRequest } from '../handler.ts'

type RecordOperation =
  | 'list_contracts'
  | 'list_expenses'
  | 'list_agreements'
  | 'list_contract_types'
  | 'list_sources'
  | 'list_pncp_contracts'
  | 'list_demographics'
  | 'list_health_metrics'
  | 'list_education_stats'
  | 'get_record'

/** One handler for each operation of the module. */
export function recordHandlers(context: LookupsContext): Record<RecordOperation, Handler> {
  const list = (use: ListRecords): Handler => {
    return async (request) => {
      const answer = await use(context, request.query as unknown as RecordsQuery, request.language)
      return { body: toEnvelope(request, answer) }
    }
  }
  return {
    list_contracts: list(listContracts),
    list_expenses: list(listExpenses),
    list_agreements: list(listAgreements),
    list_pncp_contracts: list(listPncpContracts),
    list_demographics: list(listDemographics),
    list_health_metrics: list(listHealthMetrics),
    list_education_stats: list(listEducationStats),
    async list_contract_types(request) {
      return { body: toList(request, pageOf(contractTypeItems(request.language), pageQuery(request), 'code')) }
    },
    async list_sources(request) {
      return { body: toList(request, await listSources(context, pageQuery(request))) }
    },
    async get_record({ params, language, requestId }) {
      const start = context.clock.monotonic()
      const data = await readRecord(context, params.record_id ?? '', language)
      return { body: { data, meta: { request_id: requestId, duration_ms: context.clock.monotonic() - start } } }
    },
  }
}

type ListRecords = (context: LookupsContext, query: RecordsQuery, language: Language) => Promise<RecordsAnswer<object>>

function pageQuery({ query }: HandlerRequest): PageQuery {
  return query as unknown as PageQuery
}

function toEnvelope(request: HandlerRequest, { items, total, ...about }: RecordsAnswer<object>) {
  const { data, meta, links } = toList(request, { items, total })
  return { data, meta: { ...meta, ...about }, links }
}

function toList(
  request: HandlerRequest,
  { items, total }: { readonly items: readonly object[]; readonly total: number },
) {
  const { page, limit, fields } = request.query as unknown as RecordsQuery
  const { path, search: query, language } = request
  return listEnvelope({ items, total, page, limit, fields, path, query, language })
}
