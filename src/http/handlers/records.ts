// Handlers of the record lookups.

import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
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
import { bodyBytes } from '../steps/answer.ts'
import { type ListRequest, toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function recordHandlers(context: LookupsContext) {
  const list =
    <Query extends ListQuery, Item extends object>(use: ListRecords<Query, Item>) =>
    async (request: ListRequest & { readonly query: Query; readonly isByLines: boolean }) => {
      const found = await use(context, request.query, request.language)
      if (request.isByLines) return { lines: inLines(context, use, { request, found }) }
      return { json: render(request, found) }
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

/** The last text of each answer, which many readers may share. */
const rendered = new WeakMap<object, { readonly question: string; readonly bytes: Uint8Array }>()

/** The body as it is sent: equal questions that get one answer get one text. */
function render<Item extends object>(request: ListRequest, found: RecordsAnswer<Item>): Uint8Array {
  const { path, search, language, operation, query } = request
  const question = JSON.stringify([path, search.toString(), language, query.fields])
  const last = rendered.get(found)
  if (last?.question === question) return last.bytes
  const bytes = bodyBytes(toBody(request, found), operation, language)
  rendered.set(found, { question, bytes })
  return bytes
}

function toBody<Item extends object>(request: ListRequest, { items, total, next, ...about }: RecordsAnswer<Item>) {
  const { data, meta, links } = toList(request, { items, total, next })
  return { data, meta: { ...meta, ...about }, links }
}

/** All records from the page that was found on, however many a page has; sources are asked for newer ones once, before it. */
async function* inLines<Query extends ListQuery, Item extends object>(
  { refresh: _, ...context }: LookupsContext,
  use: ListRecords<Query, Item>,
  {
    request,
    found,
  }: { readonly request: ListRequest & { readonly query: Query }; readonly found: RecordsAnswer<Item> },
): AsyncGenerator<readonly Item[], object, void> {
  const { meta } = toBody(request, found)
  for (let page = found; ; ) {
    if (page.items.length > 0) yield toBody(request, page).data
    if (page.next === null) return { meta }
    const query = { ...request.query, limit: limits.linesReadAtOnce, cursor: page.next }
    page = await use(context, query, request.language)
  }
}

type ListRecords<Query, Item> = (
  context: LookupsContext,
  query: Query,
  language: Language,
) => Promise<RecordsAnswer<Item>>
