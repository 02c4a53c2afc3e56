// Handlers of the investigations module: from a valid request to a service, and from its answer to a reply.

import type { Caller } from '../../domain/caller.ts'
import type { InvestigationDocument, InvestigationRequest } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import { wordNotes } from '../../domain/query-notes.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError, findAppError, type StoredFailure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { andThen } from '../../platform/awaitable.ts'
import { onceEach } from '../../platform/stored-json.ts'
import { awaitEnd } from '../../services/investigations/await-end.ts'
import { cancelInvestigation } from '../../services/investigations/cancel.ts'
import type { InvestigationsContext } from '../../services/investigations/context.ts'
import { listInvestigations } from '../../services/investigations/list.ts'
import { purgeInvestigation } from '../../services/investigations/purge.ts'
import {
  hasWords,
  queryOf,
  readableNames,
  readInvestigation,
  readProgress,
  readResults,
  readStatus,
  type StoredInvestigation,
  type StoredStatus,
  wordQuery,
} from '../../services/investigations/read.ts'
import { retryInvestigation } from '../../services/investigations/retry.ts'
import { shareInvestigation, sharingOf } from '../../services/investigations/share.ts'
import { type Starts, startInvestigation, startInvestigations } from '../../services/investigations/start.ts'
import { type LoggedEvent, type LoggedPage, openStream } from '../../services/investigations/stream.ts'
import { failureFacts, wordFailure } from '../../wire/envelope.ts'
import { toWireEvent } from '../../wire/events.ts'
import { readEach } from '../../wire/read-each.ts'
import { toPortuguese } from '../../wire/rename.ts'
import { spellingOf } from '../../wire/spelling.ts'
import { cancelledMessage } from '../../wire/texts.ts'
import { askerOf } from '../asker-of.ts'
import type { AdmittedRequest, Handlers, StreamText } from '../handler.ts'
import { preferredWaitMs } from '../prefer-wait.ts'
import { responseMeta } from '../response-meta.ts'
import { formatEvent, type StreamEvent } from '../sse.ts'
import { createTextsByLanguage } from '../texts-by-language.ts'
import { toList } from './to-list.ts'

const toWire = { en: (_: string, value: unknown) => value, pt: toPortuguese } as const
const paths = { en: '/api/v1/investigations', pt: '/api/v1/investigacoes' } as const

/** One handler for each operation of the module. */
export function investigationHandlers(context: InvestigationsContext) {
  return {
    async start_investigation(request) {
      const waitMs = preferredWaitMs(request.headers('prefer'), limits.startWaitSecondsMax)
      const started = await request.once(
        (made: StoredInvestigation) => toStarted(request, made),
        (making) => startInvestigation(context, request.body, { ...how(request, 'processing'), ...making }),
      )
      return waitMs === 0 ? started : resultsInTime(context, { request, started, waitMs })
    },
    async start_investigations(request) {
      const bodies = request.body.requests.map((given, at) => readStart(request, given, at))
      return request.once(
        (starts: Starts) => ({ body: { results: starts.map((start) => toPart(request, context, start)) } }),
        (making) => startInvestigations(context, bodies, { ...how(request, 'processing'), ...making }),
      )
    },
    async retry_investigation(request) {
      return request.once(
        (started: StoredInvestigation) => toStarted(request, started),
        (making) => retryInvestigation(context, idOf(request), { ...how(request, 'processing'), ...making }),
      )
    },
    async create_investigation(request) {
      const toReply = async (started: StoredInvestigation) => ({
        headers: { Location: `${paths[request.language]}/${started.record.investigation_id}` },
        body: await toDocument(request, context, started),
      })
      return request.once(toReply, (making) =>
        startInvestigation(context, request.body, { ...how(request, 'pending'), ...making }),
      )
    },
    list_investigations: async (request) => ({
      body: toList(request, await listInvestigations(context, request.query, request.caller)),
    }),
    async investigation_stream(request) {
      const { caller, lastEventId, aborted: signal, language } = request
      const stream = await openStream(context, idOf(request), { caller, lastEventId, signal, language })
      if (stream.type === 'ended') return { status: 204 }
      const reset = stream.type === 'reset' ? [resetEvent(lastEventId ?? '', language)] : []
      return { texts: toStream(reset, stream.pages, language), isReadable: stream.isReadable }
    },
    get_investigation: async (request) =>
      versioned(request, context, await readInvestigation(context, idOf(request), request.caller)),
    investigation_status(request) {
      return andThen(readStatus(context, idOf(request), request.caller), storedStatus, request.language)
    },
    async investigation_results(request) {
      const { caller, language } = request
      return { json: await readResults(context, idOf(request), { caller, language, toWire: toWire[language] }) }
    },
    async investigation_progress(request) {
      return { body: await readProgress(context, idOf(request), request.caller) }
    },
    async update_investigation(request) {
      const change = { id: idOf(request), patch: request.body, ifMatch: request.headers('if-match') }
      return versioned(request, context, await shareInvestigation(context, change, askerOf(request)))
    },
    async cancel_investigation(request) {
      const id = idOf(request)
      if (request.query.purge) {
        await purgeInvestigation(context, id, askerOf(request))
        return { status: 204 }
      }
      const { partial_results_available } = await cancelInvestigation(context, id, askerOf(request))
      const message = cancelledMessage[request.language]
      return { body: { message, investigation_id: id, status: 'cancelled', partial_results_available } }
    },
  } satisfies Partial<Handlers>
}

function how(request: AdmittedRequest & { readonly caller: Caller }, state: 'pending' | 'processing') {
  return { ...askerOf(request), state, fieldsAt: '' }
}

/** One of several bodies, counted and read as if it came alone, or why it is refused. */
function readStart(request: AdmittedRequest, given: unknown, at: number): InvestigationRequest | AppError {
  try {
    // The request that brings them has been counted as the first.
    if (at > 0) request.countMore()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  return readEach('InvestigationRequest', given, spellingOf(request.operation, request.language))
}

/** What a start of its own would have been answered. */
function toPart(request: AdmittedRequest, { clock }: InvestigationsContext, start: StoredInvestigation | AppError) {
  if (!(start instanceof AppError)) return { status: 201, body: toStarted(request, start).body }
  const { language, requestId } = request
  const operation = { query: null, body: 'InvestigationRequest' }
  const { status, ...error } = failureFacts(start, language, { requestId, nowMs: clock.now(), operation })
  return { status, error }
}

function toStarted({ language }: AdmittedRequest, { record, checkpoint }: StoredInvestigation) {
  const { investigation_id, estimated_completion } = record
  const stream_url = `${paths[language]}/stream/${investigation_id}`
  return {
    headers: { Location: `${paths[language]}/${investigation_id}` },
    body: {
      investigation_id,
      status: checkpoint.state,
      estimated_completion,
      ...questionOf(language, { record, checkpoint }),
      stream_url,
    },
  } as const
}

/** What was read from the question, in words. */
function questionOf(language: Language, { record, checkpoint }: StoredInvestigation) {
  return wordQuery(queryOf(record, checkpoint), language)
}

function idOf({ params }: { readonly params: { readonly investigation_id: string } }): string {
  return params.investigation_id
}

/** A status as stored, except that notes and a failure have words in the language of the answer. */
function storedStatus(bytes: Uint8Array, language: Language): { readonly json: Uint8Array } {
  // As they are stored, English ones without words are sent.
  return { json: language === 'en' && !hasWords(bytes) ? bytes : statusIn[language](bytes) }
}

// Polled again and again while it stays as it is: worded, encoded and tagged once for as long as the store caches its bytes.
const statusIn = {
  en: onceEach((bytes) => encodeStatus(bytes, 'en')),
  pt: onceEach((bytes) => encodeStatus(bytes, 'pt')),
} as const

function encodeStatus(bytes: Uint8Array, language: Language): Uint8Array {
  const { error, query_notes, ...status } = JSON.parse(Buffer.from(bytes).toString('utf8')) as StoredStatus
  const body = {
    ...status,
    ...(query_notes && { query_notes: wordNotes(query_notes, language) }),
    ...(error && { error: wordFailure(error, language) }),
  }
  return new TextEncoder().encode(JSON.stringify(toWire[language]('InvestigationStatus', body)))
}

interface StartedRequest {
  readonly request: AdmittedRequest & { readonly caller: Caller }
  readonly started: ReturnType<typeof toStarted>
  readonly waitMs: number
}

/** The results of a run that has ended by then, else what was answered to its start. Throws the error with which it failed. */
async function resultsInTime(context: InvestigationsContext, { request, started, waitMs }: StartedRequest) {
  const { caller, language, aborted: signal } = request
  // A repeated answer has its body as it went out.
  const id = started.headers.Location.split('/').at(-1) ?? ''
  const headers = { ...started.headers, 'Preference-Applied': `wait=${waitMs / 1000}` }
  await awaitEnd(context, id, { waitMs, signal })
  try {
    const json = await readResults(context, id, { caller, language, toWire: toWire[language] })
    return { status: 200, headers, json }
  } catch (error) {
    const known = findAppError(error)
    if (known === undefined) throw error
    if (known.code !== 'INVESTIGATION_IN_PROGRESS')
      throw new AppError(known.code, { ...known.details, investigation_id: id }, { cause: error })
    return { ...started, status: 202, headers: { ...headers, 'Retry-After': String(limits.retryAfterSeconds) } }
  }
}

/** A document with what its tags are of. */
async function versioned(
  request: AdmittedRequest & { readonly caller: Caller },
  context: InvestigationsContext,
  found: StoredInvestigation,
) {
  const body = await toDocument(request, context, found)
  return { version: sharingOf(found.record), entity: body.data, body }
}

async function toDocument(
  request: AdmittedRequest & { readonly caller: Caller },
  context: InvestigationsContext,
  { record, checkpoint }: StoredInvestigation,
): Promise<InvestigationDocument> {
  const names = await readableNames(context, record, request.caller)
  return {
    data: {
      id: record.investigation_id,
      type: 'investigation',
      attributes: {
        user_id: record.user_id,
        query: maskTyped(record.request.query),
        data_source: record.request.data_source,
        visibility: record.visibility,
        ...(record.team_id !== null && { team_id: record.team_id }),
        ...names,
        ...questionOf(request.language, { record, checkpoint }),
        status: checkpoint.state,
        anomalies_found: checkpoint.anomalies_found,
        confidence_score: checkpoint.confidence_score,
        risk_score: checkpoint.risk_score,
        created_at: record.created_at,
        ...(checkpoint.started_at !== null && { started_at: checkpoint.started_at }),
        ...(checkpoint.completed_at !== null && { completed_at: checkpoint.completed_at }),
      },
      relationships: { report: { data: [] }, analyses: { data: [] } },
    },
    meta: responseMeta(request, context.clock),
  }
}

function resetEvent(last_event_id: string, language: Language): StreamEvent {
  return toWireEvent('reset', { last_event_id: last_event_id.slice(0, limits.eventIdCharactersMax) }, language)
}

async function* toStream(
  before: readonly StreamEvent[],
  pages: AsyncIterable<LoggedPage>,
  language: Language,
): AsyncGenerator<StreamText> {
  if (before.length > 0) yield { bytes: toBytes(before) }
  for await (const page of pages) yield textOf(page, { language })
}

interface Told {
  readonly language: Language
}

const textOf = createTextsByLanguage((page: LoggedPage, { language }: Told): StreamText => {
  const isFinal = page.at(-1)?.isFinal
  return { bytes: toBytes(page.map((event) => toStreamEvent(event, language))), ...(isFinal && { isFinal }) }
})

function toStreamEvent({ id, event, data }: LoggedEvent, language: Language): StreamEvent {
  const worded = event === 'error' || event === 'damaged' ? wordFailure(data as StoredFailure, language) : data
  return { id: String(id), ...toWireEvent(event, worded, language) }
}

function toBytes(events: readonly StreamEvent[]): Uint8Array {
  return Buffer.from(events.map(formatEvent).join(''))
}
