// What all lists share: the page from the store, refreshed first where it is stale and connectors are enabled.

import type { AnswerError, AnswerSource, RecordAttributes } from '../../domain/generated/wire-types.ts'
import { sourceLicences } from '../../domain/source-licences.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { ShownPage, ShownRecord } from '../../records/lookup-task.ts'
import type { LookupsContext } from './context.ts'
import { type Listing, type RecordsQuery, toLookup } from './to-lookup.ts'

export interface RecordsAnswer<Item> {
  readonly items: readonly Item[]
  readonly total: number
  readonly next: string | null
  readonly sources: readonly AnswerSource[]
  readonly errors: readonly AnswerError[]
  readonly dataset_version: number
  readonly updated_until: string
  readonly removed?: readonly { readonly record_id: string; readonly removed_at: string }[]
  readonly removed_total?: number
  readonly synthetic?: true
}

export interface Presentation<Item> {
  toItem(shown: ShownRecord): Item
  /** The publisher of the list, where it is not the source of each record. */
  readonly publisher?: keyof typeof sourceLicences
}

/** One page of a listing. Throws VALIDATION_ERROR. */
export async function listRecords<Item>(
  context: LookupsContext,
  request: { readonly listing: Listing; readonly query: RecordsQuery; readonly language: Language },
  presentation: Presentation<Item>,
): Promise<RecordsAnswer<Item>> {
  const { listing, query, language } = request
  const task = { type: 'list', lookup: toLookup(listing, query), language } as const
  let page = await context.run(task)
  let errors: readonly AnswerError[] = []
  if (context.refresh && isStale(page, context.clock.now())) {
    errors = (await context.refresh({ lookup: listing.name, query: { ...query } })).errors
    page = await context.run(task)
  }
  const answer = answerOf(page, listing.name, () => toAnswer(page, presentation))
  if (errors.length === 0) return answer
  return { ...answer, errors: errors.map(({ source, code, recoverable }) => ({ source, code, recoverable })) }
}

/** By page and name of the list, since readers of one page share it. */
const answers = new WeakMap<ShownPage, Map<string, RecordsAnswer<unknown>>>()

/** The answer that a page gives in a list, made once; a name stands for one presentation. */
function answerOf<Item>(page: ShownPage, list: string, make: () => RecordsAnswer<Item>): RecordsAnswer<Item> {
  const ofPage = answers.get(page) ?? new Map<string, RecordsAnswer<unknown>>()
  const answer = (ofPage.get(list) as RecordsAnswer<Item> | undefined) ?? make()
  answers.set(page, ofPage.set(list, answer))
  return answer
}

function toAnswer<Item>(page: ShownPage, { toItem, publisher }: Presentation<Item>): RecordsAnswer<Item> {
  const sources = page.sources.map(({ source, records, fetched_at, synthetic }) => ({
    source: publisher ?? source,
    licence: sourceLicences[publisher ?? source],
    fetched_at,
    records,
    ...(synthetic && { synthetic }),
  }))
  return {
    items: page.records.map(toItem),
    total: page.total,
    next: page.next === null ? null : String(page.next),
    sources,
    errors: [],
    dataset_version: page.version,
    updated_until: toTime(page.at),
    ...(page.removed && {
      removed: page.removed.records.map(({ record_id, at }) => ({ record_id, removed_at: toTime(at) })),
      removed_total: page.removed.total,
    }),
    ...(sources.some(({ synthetic }) => synthetic) && { synthetic: true }),
  }
}

/** A record as an item: its public id first, its source beside its kind. The table that was read decides which item. */
export function toRecordItem<Item extends RecordAttributes>({ record_id, record }: ShownRecord): Item {
  const { record_kind, ...rest } = record
  const identity = { ...(record_id !== undefined && { record_id }), record_kind, source: record.provenance.source }
  return { ...identity, ...rest } as RecordAttributes as Item
}

function toTime(ms: number): string {
  return new Date(ms).toISOString()
}

function isStale({ sources }: ShownPage, nowMs: number): boolean {
  const newest = Math.max(...sources.map(({ fetched_at }) => Date.parse(fetched_at)))
  return !(nowMs - newest <= limits.recordsFreshMs)
}
