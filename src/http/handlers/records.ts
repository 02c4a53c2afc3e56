// Handlers of the record lookups.

import type { Language } from '../../domain/vocabulary.ts'
import { type ListQuery, pageOf } from '../../services/page-of.ts'
import type { LookupsContext } from '../../services/records/context.ts'
import { figureLists } from '../../services/records/figure-lists.ts'
import { listAgreements } from '../../services/records/list-agreements.ts'
import { listContracts } from '../../services/records/list-contracts.ts'
import { listExpenses } from '../../services/records/list-expenses.ts'
import { listFigures } from '../../services/records/list-figures.ts'
import { listPncpContracts } from '../../services/records/list-pncp-contracts.ts'
import type { RecordsAnswer } from '../../services/records/list-records.ts'
import { listSources } from '../../services/records/list-sources.ts'
import { readRecord } from '../../services/records/read-record.ts'
import { contractTypeItems } from '../../wire/contract-types.ts'
import type { Handlers } from '../handler.ts'
import { responseMeta } from '../response-meta.ts'
import { type ListRequest, toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function recordHandlers(context: LookupsContext) {
  const list =
    <Query extends ListQuery, Item extends object>(use: ListRecords<Query, Item>) =>
    async (request: ListRequest & { readonly query: Query }) => {
      const { items, total, next, ...about } = await use(context, request.query, request.language)
      const { data, meta, links } = toList(request, { items, total, next })
      return { body: { data, meta: { ...meta, ...about }, links } }
    }
  return {
    list_contracts: list(listContracts),
    list_expenses: list(listExpenses),
    list_agreements: list(listAgreements),
    list_pncp_contracts: list(listPncpContracts),
    list_demographics: list(listFigures(figureLists.demographics)),
    list_health_metrics: list(listFigures(figureLists.healthMetrics)),
    list_education_stats: list(listFigures(figureLists.educationStats)),
    list_contract_types(request) {
      return { body: toList(request, pageOf(contractTypeItems(request.language), request.query, 'code')) }
    },
    list_sources: async (request) => ({ body: toList(request, await listSources(context, request.query)) }),
    async get_record(request) {
      const data = await readRecord(context, request.params.record_id, request.language)
      return { entity: data, body: { data, meta: responseMeta(request, context.clock) } }
    },
  } satisfies Partial<Handlers>
}

type ListRecords<Query, Item> = (
  context: LookupsContext,
  query: Query,
  language: Language,
) => Promise<RecordsAnswer<Item>>
