// One request through the steps: route → language → identify → authorise → read → rename → validate → handler → answer.
// Every failure of any step ends here, and nowhere else, in one envelope. A step that has what it needs at hand answers at
// once, so that most reads end in the turn in which they came; what must wait goes on when it is there.
import type { AuditInput } from '../domain/audit-event.ts'
import type { Caller } from '../domain/caller.ts'
import type { RateTiers } from '../domain/rate-tiers.ts'
import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { type Awaitable, andThen, recover } from '../platform/awaitable.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { errorEnvelope } from '../wire/envelope.ts'
import { decideLanguage, pathLanguage } from '../wire/language.ts'
import type { Operation } from '../wire/operation.ts'
import { parseQuery, type Query } from '../wire/query.ts'
import { toEnglish } from '../wire/rename.ts'
import { validate } from '../wire/validate.ts'
import type { Deadlines } from './deadlines.ts'
import type { Exchange } from './exchange.ts'
import type { AnyHandler, Authenticate, KeyAccess, Reply, StreamEvent, StreamReply } from './handler.ts'
import { refusalEvent } from './refusal-event.ts'
import { ConnectionLost } from './request-body.ts'
import { errorHeaders, responseLines, streamHeaders, validateHeaders } from './response-headers.ts'
import { EventStream } from './sse.ts'
import { sendContent, serialise } from './steps/answer.ts'
import { authorise, identify } from './steps/authorise.ts'
import { checkAccept } from './steps/check-accept.ts'
import { admitRate, type RateLimits, rateError, rateLines } from './steps/limit-rate.ts'
import { checkFraming, openUpload, readJsonBody } from './steps/read-body.ts'
import { ReadRequest } from './steps/read-request.ts'
import { type Route, route } from './steps/route.ts'
import { runHandler } from './steps/run-handler.ts'

export interface PipelineParts {
  /** By operation id. */
  readonly handlers: Readonly<Record<string, AnyHandler>>
  readonly authenticate: Authenticate
  readonly keys?: KeyAccess
  /** Whether a caller may still see what it was let in to see; absent: for as long as its request lasts. */
  readonly isWelcome?: ((caller: Caller) => Promise<boolean>) | undefined
  /** Puts a refusal of access into the audit trail, before it is answered. */
  readonly recordRefusal?: (event: AuditInput) => Promise<void>
  /** Absent: nobody has a limit. */
  readonly rateLimits?: RateLimits | null
  /** What admins set; absent: as the service was started. */
  readonly settings?: (() => Awaitable<EdgeSettings>) | undefined
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly deadlines: Deadlines
  /** Streams in progress, which a drain ends. */
  readonly streams: Set<EventStream>
}

/** What an admin sets that concerns every request. */
export interface EdgeSettings {
  readonly tiers: RateTiers
  readonly default_language: Language
}

/** What is known of a request so far; failures are told in its language and measured under its operation. */
export interface Trace {
  readonly requestId: string
  /** On the monotonic clock; told by whoever measures it. */
  startedAtMs: number
  language: Language
  /** The path is written in the language, so that nothing else decides. */
  readonly isInPath: boolean
  operation: Operation | null
  caller: Caller | null
  /** Headers of whatever is answered, and those of them that differ each time as lines. */
  shared: Readonly<Record<string, string>>
  lines: string
  /** The audit trail has told of a refusal like this one. */
  isRefusalTold: boolean
  settings: EdgeSettings | undefined
}

/** Serves one request to its end. Fails only where even its failure cannot be told. */
export function serve(exchange: Exchange, trace: Trace, parts: PipelineParts): Awaitable<void> {
  return recover(answer, fail, { exchange, trace, parts })
}

/** What the steps of one request share; they are functions of it, so that no function is made for a request. */
interface Context {
  readonly exchange: Exchange
  readonly trace: Trace
  readonly parts: PipelineParts
}

function answer(context: Context): Awaitable<void> {
  return andThen(andThen(enter(context), readRequest, context), handle, context)
}

function handle(request: ReadRequest, context: Context): Awaitable<void> {
  const { operation } = request
  const reply = runHandler(context.parts.handlers[operation.id], request, context)
  if (reply instanceof Promise) return reply.then((reply) => send(reply, operation, context))
  return send(reply, operation, context)
}

function send(reply: Reply, operation: Operation, context: Context): Awaitable<void> {
  if ('events' in reply) return stream(reply, context)
  const { exchange, trace } = context
  const { requestId, shared, lines } = trace
  if (reply.headers !== undefined) validateHeaders(reply.headers)
  return sendContent(exchange, serialise(reply, operation, trace.language), {
    status: reply.status ?? operation.status,
    requestId,
    shared,
    own: reply.headers,
    lines,
  })
}

/** A trace for a request whose body and token are not known yet. */
export function startTrace(exchange: Exchange, ids: Ids): Trace {
  const given = exchange.header('x-request-id')
  const inPath = pathLanguage(exchange.path)
  return {
    requestId: given !== undefined && uuid.test(given) ? given : ids.uuid(),
    startedAtMs: 0,
    language: inPath ?? languageOf(exchange, {}),
    isInPath: inPath !== null,
    operation: null,
    caller: null,
    shared: {},
    lines: '',
    isRefusalTold: false,
    settings: undefined,
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What is asked and who asks, within the caller's limits. */
function enter(context: Context): Awaitable<Route> {
  return andThen(context.parts.settings?.(), enterUnder, context)
}

function enterUnder(settings: EdgeSettings | undefined, context: Context): Awaitable<Route> {
  applySettings(settings, context)
  return andThen(recover(arrive, turnAway, context), admit, context)
}

/** Whoever did not show who it is counts by its address, whatever else is wrong with the request. */
function turnAway(cause: unknown, context: Context): never {
  limitRate(context, context.trace.operation?.cost ?? 1)
  throw cause
}

function admit(found: Route, context: Context): Route {
  const { exchange, trace, parts } = context
  const key = trace.caller?.api_key
  if (key !== undefined) exchange.whenEnded((status) => parts.keys?.count(key.id, status))
  limitRate(context, found.operation.cost)
  return found
}

function arrive({ exchange, trace, parts }: Context): Awaitable<Route> {
  const found = route(exchange)
  trace.operation = found.operation
  checkFraming(found.operation, exchange)
  return andThen(identify(found.operation, exchange, parts), noteCaller, { trace, found })
}

function noteCaller(caller: Caller | null, { trace, found }: { readonly trace: Trace; readonly found: Route }): Route {
  trace.caller = caller
  return found
}

function applySettings(settings: EdgeSettings | undefined, { exchange, trace }: Context): void {
  if (settings === undefined) return
  trace.settings = settings
  if (settings.default_language !== 'en') trace.language = languageOf(exchange, { trace })
}

/** Throws RATE_LIMIT_EXCEEDED; an admitted request is in progress until its exchange ends. */
function limitRate({ exchange, trace, parts }: Context, cost: number): void {
  const nowMs = parts.clock.now()
  const { caller, operation, settings } = trace
  const ask = {
    operationId: operation?.id ?? null,
    tiers: settings?.tiers,
    caller,
    source: exchange,
    cost,
    nowMs,
  }
  const admission = admitRate(parts.rateLimits ?? null, ask)
  trace.lines = rateLines(admission, nowMs)
  if (admission === null) return
  if (admission.release !== null) exchange.whenEnded(admission.release)
  if (admission.isAdmitted) return
  trace.isRefusalTold = !admission.isFirstRefusal
  throw rateError(admission)
}

function readRequest(found: Route, context: Context): Awaitable<ReadRequest> {
  const { exchange, trace } = context
  trace.language = languageOf(exchange, { trace })
  authorise(found.operation, trace.caller, exchange.query)
  checkAccept(found.operation, exchange)
  const json = readJsonBody(found.operation, exchange)
  if (json instanceof Promise) return json.then((json) => toRequest(json, found, context))
  return toRequest(json, found, context)
}

function toRequest(json: unknown, { operation, params }: Route, { exchange, trace }: Context): ReadRequest {
  if (json !== undefined) trace.language = languageOf(exchange, { trace, body: json })
  const { language, caller, requestId } = trace
  const hasQuery = exchange.query !== '' || operation.query !== null
  return new ReadRequest(exchange, {
    operation,
    language,
    caller,
    params,
    query: hasQuery ? parseQuery(operation, new URLSearchParams(exchange.query), language) : noQuery,
    body: operation.body === null ? null : toValidBody(operation.body, json, language),
    upload: openUpload(operation, exchange),
    requestId,
  })
}

const noQuery: Query = Object.freeze({})

function toValidBody(schemaName: string, json: unknown, language: Language): unknown {
  const body = language === 'pt' ? toEnglish(schemaName, json) : json
  validate(schemaName, body)
  return body
}

function languageOf(
  exchange: Exchange,
  { trace, body }: { readonly trace?: Trace; readonly body?: unknown },
): Language {
  if (trace?.isInPath) return trace.language
  return decideLanguage({
    path: exchange.path,
    body,
    acceptLanguage: exchange.header('accept-language'),
    token: trace?.caller?.token_language,
    ...(trace?.settings && { fallback: trace.settings.default_language }),
  })
}

async function stream({ events }: StreamReply, { exchange, trace, parts }: Context): Promise<void> {
  const lines = responseLines(trace.requestId, { ...trace.shared, ...streamHeaders }) + trace.lines
  if (exchange.method === 'HEAD') {
    exchange.send({ status: 200, lines, body: null, connection: 'keep' })
    return
  }
  const told = whileWelcome(events, trace.caller, parts)
  const running = new EventStream(told, exchange, { lines, clock: parts.clock })
  parts.streams.add(running)
  try {
    await running.done
  } finally {
    parts.streams.delete(running)
  }
}

/** The events until their reader's session, key, account or role is gone, which is looked at once a moment. */
async function* whileWelcome(
  events: AsyncIterable<StreamEvent>,
  caller: Caller | null,
  { isWelcome, clock }: Pick<PipelineParts, 'isWelcome' | 'clock'>,
): AsyncGenerator<StreamEvent> {
  let lookedAt = clock.monotonic()
  for await (const event of events) {
    if (isWelcome !== undefined && caller !== null && clock.monotonic() - lookedAt >= limits.streamWelcomeMs) {
      if (!(await isWelcome(caller))) return
      lookedAt = clock.monotonic()
    }
    yield event
  }
}

/** Tells the client, unless it has gone; what is not an AppError is our own fault and is logged, once. */
async function fail(cause: unknown, context: Context): Promise<void> {
  const { exchange, trace, parts } = context
  if (cause instanceof ConnectionLost && !exchange.isOpen) return
  const error = cause instanceof AppError ? cause : new AppError('INTERNAL_ERROR', {}, { cause })
  if (error !== cause) {
    const operation = trace.operation?.id ?? null
    parts.log.error({ err: cause, request_id: trace.requestId, operation }, 'a request failed')
  }
  await recordRefusal(error, context)
  const { status, body } = errorEnvelope(error, trace.language, {
    requestId: trace.requestId,
    nowMs: parts.clock.now(),
    operation: trace.operation,
  })
  const content = { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json; charset=utf-8' }
  const { requestId, shared, lines } = trace
  const own = errorHeaders(error)
  validateHeaders({ ...shared, ...own })
  await sendContent(exchange, content, { status, requestId, shared, own, lines })
}

/** A trail that cannot be written is logged; whoever is refused is refused all the same. */
async function recordRefusal(error: AppError, { exchange, trace, parts }: Context): Promise<void> {
  const event = refusalEvent(error, trace, exchange)
  if (event === undefined || parts.recordRefusal === undefined || trace.isRefusalTold) return
  try {
    await parts.recordRefusal(event)
  } catch (cause) {
    parts.log.error({ err: cause, request_id: trace.requestId }, 'a refusal could not be recorded')
  }
}
