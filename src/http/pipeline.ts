// One request through the steps: route → language → identify → authorise → read → rename → validate → handler → answer.
// Every failure of any step ends here, and nowhere else, in one envelope. What is at hand is not awaited, since most reads
// end in the callback in which they came (row `hot` of bench/suites/status.ts).
import type { Admission } from '../auth/rate-limiter.ts'
import type { RequestTally } from '../auth/request-tally.ts'
import type { AuditInput } from '../domain/audit-event.ts'
import type { Caller } from '../domain/caller.ts'
import type { RateTiers } from '../domain/rate-tiers.ts'
import type { Language } from '../domain/vocabulary.ts'
import { AppError, findAppError } from '../errors.ts'
import type { Awaitable } from '../platform/awaitable.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { TurnDelay } from '../platform/turn-delay.ts'
import type { KeptAnswers } from '../services/idempotency/kept-answers.ts'
import { attributesOf, bodySchemaOf, inDocument, toPortugueseMembers } from '../wire/body-document.ts'
import type { RenderedError } from '../wire/envelope.ts'
import { type FormContext, renderFailure } from '../wire/failure-forms.ts'
import { graphFailure } from '../wire/graphql/graph-failure.ts'
import { hasJsonApi } from '../wire/json-api.ts'
import { decideLanguage, pathLanguage } from '../wire/language.ts'
import { rpcFailure } from '../wire/mcp/json-rpc.ts'
import { type FailureType, failureTypeOf, graphType, isGraphTypeWanted, isJsonApiWanted } from '../wire/media-types.ts'
import type { Operation } from '../wire/operation.ts'
import { parseQuery, type Query } from '../wire/query.ts'
import { toEnglish } from '../wire/rename.ts'
import { spellingOf } from '../wire/spelling.ts'
import { validate } from '../wire/validate.ts'
import { clientVersionOf } from './asker-of.ts'
import type { Deadlines } from './deadlines.ts'
import type { ServedExchange } from './exchange.ts'
import type { AnyHandler, Authenticate, KeyAccess, RedeemTicket, Reply } from './handler.ts'
import { refusalEvent } from './refusal-event.ts'
import { ConnectionLost } from './request-body.ts'
import { errorHeaders, validateHeaders } from './response-headers.ts'
import type { Sockets } from './sockets.ts'
import { sendContent } from './steps/answer.ts'
import { idempotencyKeyOf, onceUnder } from './steps/answer-once.ts'
import { admitAgain, authorise, identify } from './steps/authorise.ts'
import { checkAccept } from './steps/check-accept.ts'
import { checkEnd, checkVersion, endingHeaders } from './steps/check-version.ts'
import { feedTicket } from './steps/feed-credential.ts'
import { admitRate, assertKeepsUp, type RateLimits, rateError, rateLines } from './steps/limit-rate.ts'
import { checkUpgrade, openSocket } from './steps/open-socket.ts'
import { checkFraming, isJsonApiBody, openUpload, readJsonBody } from './steps/read-body.ts'
import { ReadRequest } from './steps/read-request.ts'
import { type Route, route } from './steps/route.ts'
import { runHandler } from './steps/run-handler.ts'
import { sendEvents } from './steps/send-events.ts'
import { sendFile } from './steps/send-file.ts'
import { sendLines } from './steps/send-lines.ts'
import { toSparse } from './steps/sparse-reply.ts'
import { toTagged } from './steps/tag-answer.ts'
import { type JsonApiWish, withWholeItems } from './steps/to-json-api.ts'
import type { Streams } from './streams.ts'

export interface PipelineParts {
  /** By operation id. */
  readonly handlers: Readonly<Record<string, AnyHandler>>
  readonly authenticate: Authenticate
  readonly keys?: KeyAccess
  /** Absent: requests are taken however long they wait. */
  readonly turnDelay?: TurnDelay
  readonly redeem?: RedeemTicket
  /** For how long the session or key of a caller is valid with its rights, in ms; absent: for as long as its request lasts. */
  readonly accessLeftMs?: ((caller: Caller) => Promise<number>) | undefined
  /** Writes a refusal of access to the audit trail, before it is answered. */
  readonly recordRefusal?: (event: AuditInput) => Promise<void>
  /** Answers to requests that came with a key; absent: none is kept. */
  readonly kept?: KeptAnswers
  /** Absent: nobody has a limit. */
  readonly rateLimits?: RateLimits | null
  /** Counts the requests of callers, whatever their limits; absent: nobody asks. */
  readonly tally?: RequestTally
  /** What admins set; absent: as the service was started. */
  readonly settings?: (() => Awaitable<EdgeSettings>) | undefined
  /** Address under which callers reach the service, without a slash at the end; absent: pages of errors are named by their path. */
  readonly publicUrl?: string
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly deadlines: Deadlines
  /** Streams in progress, which a drain ends. */
  readonly streams: Streams
  readonly sockets: Sockets
}

/** What an admin sets that concerns every request. */
export interface EdgeSettings {
  readonly tiers: RateTiers
  readonly default_language: Language
}

/** What is known of a request so far; failures are worded in its language and measured under its operation. */
export interface Trace {
  readonly requestId: string
  /** On the monotonic clock; set by the measuring. */
  startedAtMs: number
  readonly arrivedAtMs: number
  language: Language
  /** The path is written in the language, so that nothing else decides. */
  readonly isInPath: boolean
  /** It is a part of another request, which has been counted. */
  readonly isPart: boolean
  operation: Operation | null
  caller: Caller | null
  /** Headers of every answer to the request. */
  shared: Readonly<Record<string, string>>
  /** Rate-limit headers as lines; empty until the request has been counted. */
  lines: string
  /** A refusal like this one is in the audit trail already. */
  isRefusalRecorded: boolean
  settings: EdgeSettings | undefined
  /** The use of a ticket that the socket waits for. */
  ticketUse: Promise<void> | null
  /** Set where the answer is to be a JSON:API document. */
  jsonApi: JsonApiWish | null
  /** Name of the schema that the body was held to. */
  bodySchema: string | null
  /** The body is a Portuguese document whose members have the names of the standard. */
  hasStandardMembers: boolean
  /** Whether a step has looked for the caller. */
  isIdentified: boolean
}

/** What the steps of one request share. */
interface Context {
  readonly exchange: ServedExchange
  readonly trace: Trace
  readonly parts: PipelineParts
}

/** Serves one request to its end. Rejects only where even its failure cannot be answered. */
export async function serve(exchange: ServedExchange, trace: Trace, parts: PipelineParts): Promise<void> {
  const context = { exchange, trace, parts }
  try {
    const settings = parts.settings?.()
    applySettings(settings instanceof Promise ? await settings : settings, context)
    const found = route(exchange)
    const { operation } = found
    trace.operation = operation
    checkEnding(found, context)
    checkFraming(operation, exchange)
    trace.isIdentified = true
    const caller = identify(operation, exchange, operation.media === 'websocket' ? opening(context) : parts)
    trace.caller = caller instanceof Promise ? await caller : caller
    admit(operation, context)
    const json = readJsonBody(operation, exchange)
    const request = toRequest(json instanceof Promise ? await json : json, found, context)
    checkUpgrade(operation, exchange)
    const reply = runHandler(handlerOf(request, parts), request, context)
    const full = reply instanceof Promise ? await reply : reply
    if (operation.waits && exchange.header('prefer') !== undefined)
      await admitAgain(operation, exchange, { ...parts, ...trace })
    await send(full, request, context)
  } catch (cause) {
    await fail(await withRateCounted(cause, context), context)
  }
}

/** A handshake opens before the commit that uses its ticket: the library has read it by then, and opens it in another way. */
function opening({ trace, parts }: Context): PipelineParts & Parameters<typeof identify>[2] {
  return {
    ...parts,
    opensBefore: (whenUsed) => {
      trace.ticketUse = whenUsed
    },
  }
}

function send(full: Reply, request: ReadRequest, context: Context): Promise<void> {
  const { exchange, trace, parts } = context
  if ('texts' in full) return sendEvents(full, exchange, { ...parts, ...trace })
  if ('feed' in full) return openSocket(full, exchange, { ...parts, ...trace })
  const { operation } = request
  if ('lines' in full)
    return sendLines(full, exchange, {
      ...parts,
      ...trace,
      operation,
      envelopeOf: (cause) => renderLine(cause, context),
    })
  if ('file' in full) return sendFile(full, exchange, { ...parts, ...trace })
  const reply = toSparse(full, request)
  const { requestId, shared, lines, language } = trace
  if (reply.headers !== undefined) validateHeaders(reply.headers)
  const ifNoneMatch = exchange.header('if-none-match')
  const { content, tag, isUnchanged } = toTagged(reply, { operation, language, ifNoneMatch, jsonApi: trace.jsonApi })
  const status = isUnchanged ? 304 : (reply.status ?? operation.status)
  return sendContent(exchange, content, { status, requestId, shared, own: reply.headers, lines, tag })
}

/** A trace for a request whose body and token are not known yet. */
export function startTrace(exchange: ServedExchange, { ids, clock }: Pick<PipelineParts, 'ids' | 'clock'>): Trace {
  const given = exchange.header('x-request-id')
  const inPath = pathLanguage(exchange.path)
  return {
    requestId: given !== undefined && uuid.test(given) ? given : ids.uuid(),
    startedAtMs: 0,
    arrivedAtMs: clock.now(),
    language: inPath ?? languageOf(exchange, {}),
    isInPath: inPath !== null,
    isPart: false,
    operation: null,
    caller: null,
    shared: {},
    lines: '',
    isRefusalRecorded: false,
    settings: undefined,
    ticketUse: null,
    jsonApi: null,
    bodySchema: null,
    hasStandardMembers: false,
    isIdentified: false,
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function applySettings(settings: EdgeSettings | undefined, { exchange, trace }: Context): void {
  if (settings === undefined) return
  trace.settings = settings
  if (settings.default_language !== 'en') trace.language = languageOf(exchange, { trace })
}

/** A refusal has the headers of an operation that ends too. */
function checkEnding(found: Route, { exchange, trace, parts }: Context): void {
  const ending = endingHeaders(found, trace.language)
  if (ending !== null) trace.shared = { ...trace.shared, ...ending }
  checkVersion(found, exchange)
  checkEnd(found, trace.language, parts.clock.now())
}

/** Holds the caller to its limits, its permissions and what it accepts. */
function admit(operation: Operation, context: Context): void {
  const { exchange, trace, parts } = context
  const key = trace.caller?.api_key
  if (!trace.isPart) {
    if (key !== undefined) exchange.whenEnded((status) => parts.keys?.count(key.id, status))
    limitRate(context)
  }
  trace.language = languageOf(exchange, { trace })
  authorise(operation, trace.caller, exchange.query)
  checkAccept(operation, exchange)
  if (isJsonApiWanted(exchange.header('accept')) && hasJsonApi(operation)) {
    const { path, query } = exchange
    trace.jsonApi = { path, query, fields: [] }
  }
}

/**
 * A request that failed before it was counted counts for whose credential it bears, else for its address, whose limit comes first;
 * not where no limit could be read.
 */
async function withRateCounted(cause: unknown, context: Context): Promise<unknown> {
  const { lines, settings, isIdentified, isPart } = context.trace
  const hasLimits = settings !== undefined || context.parts.settings === undefined
  if (lines !== '' || isPart || !hasLimits) return cause
  if (!isIdentified) await findCaller(context)
  try {
    limitRate(context)
    return cause
  } catch (refusal) {
    return refusal
  }
}

/** Who sends what no operation takes; a ticket is left for the handshake that it is for. */
async function findCaller({ exchange, trace, parts: { authenticate, keys } }: Context): Promise<void> {
  const operation = trace.operation ?? { permission: 'authenticated', media: 'json' }
  try {
    trace.caller = await identify(operation, exchange, { authenticate, ...(keys && { keys }) })
  } catch {
    // What is no credential counts for its address, as nothing does.
  }
}

/** Throws RATE_LIMIT_EXCEEDED, and SERVICE_UNAVAILABLE in an overload; an admitted request is in progress until its exchange ends. */
function limitRate(context: Context): void {
  const { exchange, trace, parts } = context
  assertKeepsUp(parts.turnDelay, trace.operation)
  const admission = countRequest(context)
  if (admission === null) return
  if (admission.release !== null) exchange.whenEnded(admission.release)
  if (admission.isAdmitted) return
  trace.isRefusalRecorded = !admission.isFirstRefusal
  throw rateError(admission)
}

/** Throws RATE_LIMIT_EXCEEDED; what counts for several requests is one in progress. */
function countMore(context: Context): void {
  const admission = countRequest(context)
  admission?.release?.()
  if (admission?.isAdmitted === false) throw rateError(admission)
}

/** The headers of the answer are those of the last count. */
function countRequest({ exchange, trace, parts }: Context): Admission | null {
  const nowMs = parts.clock.now()
  const { caller, operation, settings } = trace
  const ask = { operation, tiers: settings?.tiers, caller, source: exchange, nowMs }
  const admission = admitRate(parts.rateLimits ?? null, ask)
  trace.lines = rateLines(admission, nowMs)
  if (caller !== null && operation?.isUncounted !== true)
    parts.tally?.count(caller, { nowMs, isRefused: admission?.isAdmitted === false })
  return admission
}

function toRequest(json: unknown, { operation, params }: Route, context: Context): ReadRequest {
  const { exchange, trace } = context
  if (json !== undefined) trace.language = languageOf(exchange, { trace, body: json })
  const { language, caller, requestId, startedAtMs } = trace
  const hasQuery = exchange.query !== '' || operation.query !== null
  const query = hasQuery ? parseQuery(operation, new URLSearchParams(exchange.query), language) : noQuery
  const schemaName = bodySchemaOf(operation, json)
  trace.bodySchema = schemaName
  return new ReadRequest(exchange, {
    operation,
    language,
    caller,
    params,
    query: trace.jsonApi === null ? query : withWholeItems(query, trace.jsonApi),
    body: schemaName === null ? null : toValidBody(json, schemaName, { operation, context }),
    upload: openUpload(operation, exchange),
    given: json,
    requestId,
    startedAtMs,
    countMore: () => countMore(context),
  })
}

const contentTypes: Readonly<Record<FailureType | typeof graphType, string>> = {
  [graphType]: `${graphType}; charset=utf-8`,
  'application/json': 'application/json; charset=utf-8',
  'application/problem+json': 'application/problem+json',
  'application/vnd.api+json': 'application/vnd.api+json',
}

const noQuery: Query = Object.freeze({})

function handlerOf(request: ReadRequest, { handlers, kept }: PipelineParts): AnyHandler {
  const handler = handlers[request.operation.id]
  const key = idempotencyKeyOf(request)
  return key === undefined || kept === undefined ? handler : onceUnder(key, handler, kept)
}

function toValidBody(
  json: unknown,
  schemaName: string,
  { operation, context }: { readonly operation: Operation; readonly context: Context },
): unknown {
  const { exchange, trace } = context
  const spelling = spellingOf(operation, trace.language)
  const isStandard = spelling === 'pt' && schemaName !== operation.body && isJsonApiBody(exchange)
  trace.hasStandardMembers = isStandard && Object.hasOwn(Object(json), 'data')
  const value = toEnglish(schemaName, isStandard ? toPortugueseMembers(json) : json, spelling)
  validate(schemaName, value)
  return attributesOf(value, schemaName, operation)
}

function languageOf(
  exchange: ServedExchange,
  { trace, body }: { readonly trace?: Trace; readonly body?: unknown },
): Language {
  if (trace?.isInPath) return trace.language
  return decideLanguage({
    path: exchange.path,
    body,
    // Beside a ticket the header is the browser's: the program could set none, and asked for the ticket in its language.
    acceptLanguage: isTicketed(exchange, trace) ? undefined : exchange.header('accept-language'),
    token: trace?.caller?.token_language,
    ...(trace?.settings && { fallback: trace.settings.default_language }),
  })
}

function isTicketed(exchange: ServedExchange, { operation, caller }: Partial<Trace> = {}): boolean {
  return operation != null && caller != null && feedTicket(operation, exchange) !== undefined
}

/** Answers with the failure, unless the client has gone; what is not an AppError is a bug, and logged as damage of what is stored is. */
async function fail(cause: unknown, context: Context): Promise<void> {
  const { exchange, trace, parts } = context
  if (cause instanceof ConnectionLost && !exchange.isOpen) return
  const error = toAppError(cause, context)
  await recordRefusal(error, context)
  const { requestId, shared, lines, language, operation } = trace
  const { clock, publicUrl = '' } = parts
  const { bodySchema, hasStandardMembers } = trace
  const input = operation && {
    ...{ query: operation.query, body: bodySchema ?? operation.body },
    ...{ isQueryRead: bodySchema !== null, hasStandardMembers },
  }
  const about = { ...{ language, requestId, publicUrl }, nowMs: clock.now(), operation: input }
  const said = operation ? inDocument(error, bodySchema, operation) : error
  const { status, body, type } = formOf(said, about, { accept: exchange.header('accept'), operation })
  const content = { bytes: Buffer.from(JSON.stringify(body)), type: contentTypes[type] }
  const own = errorHeaders(error)
  validateHeaders({ ...shared, ...own })
  await sendContent(exchange, content, { status, requestId, shared, own, lines })
}

/** A failure in the form that its operation has for all of them, or else the one that the request accepts. */
function formOf(
  error: AppError,
  about: FormContext & { readonly language: Language },
  { accept, operation }: { readonly accept: string | undefined; readonly operation: Operation | null },
): RenderedError & { readonly type: keyof typeof contentTypes } {
  if (operation?.failures === 'json_rpc') return { ...rpcFailure(error, null, about), type: 'application/json' }
  if (operation?.failures === 'graphql')
    return { ...graphFailure(error, about), type: isGraphTypeWanted(accept) ? graphType : 'application/json' }
  const type = failureTypeOf(accept)
  return { ...renderFailure(error, type, about), type }
}

/** What is not an AppError, or damage of what is stored, is logged. */
function toAppError(cause: unknown, { exchange, trace, parts }: Context): AppError {
  const error = findAppError(cause) ?? new AppError('INTERNAL_ERROR', {}, { cause })
  if (error !== cause || error.code === 'INTERNAL_ERROR') {
    parts.log.error(
      {
        ...{ err: cause, request_id: trace.requestId, operation: trace.operation?.id ?? null },
        ...clientVersionOf((name) => exchange.header(name)),
      },
      'a request failed',
    )
  }
  return error
}

/** The envelope of a failure after the first line. */
function renderLine(cause: unknown, context: Context): unknown {
  const { requestId, language } = context.trace
  const { clock, publicUrl = '' } = context.parts
  const about = { language, requestId, publicUrl, nowMs: clock.now() }
  return renderFailure(toAppError(cause, context), 'application/json', about).body
}

/** A trail that cannot be written is logged, and the refusal is answered all the same. */
async function recordRefusal(error: AppError, { exchange, trace, parts }: Context): Promise<void> {
  const event = refusalEvent(error, trace, exchange)
  if (event === undefined || parts.recordRefusal === undefined || trace.isRefusalRecorded) return
  try {
    await parts.recordRefusal(event)
  } catch (cause) {
    parts.log.error({ err: cause, request_id: trace.requestId }, 'a refusal could not be recorded')
  }
}
