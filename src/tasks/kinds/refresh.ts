// Refresh: newer records of public sources. A part is a kind of records of a source in a calendar month.
// What a source does not answer is a failed part; what it had answered by then is stored, and not asked again.

import { addMonths, dayOf, formatDay, parseDay } from '../../domain/days.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { PlannedPartition, TaskKind } from '../kind.ts'
import { sumOf } from '../sum-summaries.ts'
import type { JsonObject } from '../task.ts'

interface RefreshParameters {
  readonly source?: string
  readonly record_kind?: string
  readonly date_from?: string
  readonly date_to?: string
  readonly state?: string
}

export interface SourceRecords {
  readonly source: string
  readonly kind: string
}

/** What is asked of a source, and what came of it. */
export interface RefreshQuestion extends SourceRecords {
  readonly window: { readonly from: string; readonly to: string }
  readonly state?: string
  readonly signal: AbortSignal
}

export interface RefreshAnswer {
  readonly pages: number
  readonly unchanged: number
  readonly imported: readonly { readonly rows_read: number; readonly accepted: number }[]
  readonly errors: readonly { readonly code: string; readonly recoverable: boolean }[]
}

export interface RefreshPort {
  /** The kinds of records of each source that is enabled. */
  readonly sources: ReadonlyMap<string, readonly string[]>
  /** What is asked of sources where a task names none. */
  readonly usual: readonly SourceRecords[]
  readonly ask: (question: RefreshQuestion) => Promise<RefreshAnswer>
}

/** The kind of task over the enabled sources. */
export function createRefresh({ sources, usual, ask }: RefreshPort): TaskKind {
  return {
    kind: 'refresh',
    async check(parameters) {
      const { source, record_kind, date_from: from, date_to: to } = parameters as RefreshParameters
      const kinds = source === undefined ? undefined : sources.get(source)
      if (sources.size === 0 || (source !== undefined && kinds === undefined))
        throw new AppError('DATA_SOURCE_UNAVAILABLE', {
          ...(source !== undefined && { source }),
          reason: 'no_connector',
        })
      if (record_kind !== undefined && !(kinds ?? []).includes(record_kind))
        throw new AppError('VALIDATION_ERROR', {
          ...{ field: 'parameters.record_kind', reason: 'not_allowed', allowed: kinds ?? [] },
        })
      if (from !== undefined && to !== undefined && from > to)
        throw new AppError('VALIDATION_ERROR', { field: 'parameters.date_to', reason: 'end_before_start' })
    },
    async plan({ parameters }, { clock }) {
      const wanted = recordsOf(parameters, { sources, usual })
      const months = monthsOf(parameters, dayOf(clock.now()))
      return wanted.flatMap((records) => months.map((window) => toPart(records, window)))
    },
    async run({ data }, { parameters }, { signal }) {
      const { state } = parameters as RefreshParameters
      const question = data as unknown as SourceRecords & Pick<RefreshQuestion, 'window'>
      const place = state !== undefined && { state }
      const { pages, unchanged, imported, errors } = await ask({ ...question, ...place, signal })
      const [error] = errors
      if (error) throw new AppError('DATA_SOURCE_UNAVAILABLE', { source: question.source, source_error: error.code })
      const sum = (field: 'rows_read' | 'accepted') => imported.reduce((total, report) => total + report[field], 0)
      return {
        summary: {
          ...{ pages, pages_unchanged: unchanged },
          ...{ records_read: sum('rows_read'), records_accepted: sum('accepted') },
        },
      }
    },
    conclude: async (_, parts) => ({ result: sumOf(parts) }),
  }
}

function recordsOf(
  parameters: JsonObject,
  { sources, usual }: Pick<RefreshPort, 'sources' | 'usual'>,
): readonly SourceRecords[] {
  const { source, record_kind } = parameters as RefreshParameters
  const kinds = source === undefined ? [] : (sources.get(source) ?? [])
  if (source === undefined) return usual.filter((each) => sources.has(each.source))
  return kinds.filter((kind) => record_kind === undefined || kind === record_kind).map((kind) => ({ source, kind }))
}

/** Calendar months, the first and the last as far as they are wanted. */
function monthsOf(parameters: JsonObject, today: number): readonly RefreshQuestion['window'][] {
  const { date_from = '', date_to = '' } = parameters as RefreshParameters
  const last = parseDay(date_to) ?? today
  const first = parseDay(date_from) ?? Math.min(today, last) - limits.lookupRefreshDays
  const months: RefreshQuestion['window'][] = []
  for (let start = first; start <= last; ) {
    const following = parseDay(`${formatDay(addMonths(start, 1)).slice(0, 7)}-01`) ?? last + 1
    months.push({ from: formatDay(start), to: formatDay(Math.min(following - 1, last)) })
    start = following
  }
  return months
}

function toPart({ source, kind }: SourceRecords, window: RefreshQuestion['window']): PlannedPartition {
  const month = window.from.slice(0, 7)
  return {
    partition_id: `${source}.${kind}.${month}`,
    label: `${source} ${kind} ${month}`,
    // How many records a month has is not known before it is read.
    weight: 1,
    data: { source, kind, window },
  }
}
