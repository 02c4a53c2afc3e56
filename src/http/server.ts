// The HTTP side of the service, put together: edge, pipeline, probes, metrics.
import assert from 'node:assert/strict'
import type { RequestTally } from '../auth/request-tally.ts'
import type { AuditInput } from '../domain/audit-event.ts'
import type { Caller } from '../domain/caller.ts'
import { limits } from '../limits.ts'
import type { Awaitable } from '../platform/awaitable.ts'
import type { Clock } from '../platform/clock.ts'
import { disablePretenuring } from '../platform/disable-pretenuring.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { registerProcessMetrics } from '../platform/process-metrics.ts'
import type { TurnDelay } from '../platform/turn-delay.ts'
import type { KeptAnswers } from '../services/idempotency/kept-answers.ts'
import { boundBody } from './bound-body.ts'
import { createCors } from './cors.ts'
import { createDeadlines } from './deadlines.ts'
import { createEdge, type Edge, type EdgeOptions } from './edge.ts'
import type { Exchange } from './exchange.ts'
import type { FollowWish } from './graphql/open-source.ts'
import type { Authenticate, Feed, HandlerRequest, Handlers, KeyAccess, RedeemTicket } from './handler.ts'
import { graphHandlers } from './handlers/graphql.ts'
import { mcpHandler } from './handlers/mcp.ts'
import { observabilityHandlers } from './handlers/observability.ts'
import { createMeasure } from './http-metrics.ts'
import { type EdgeSettings, serve, startTrace } from './pipeline.ts'
import { createProbes, type ProbeParts, type ProbeSource } from './probes.ts'
import { RequestTimes } from './request-times.ts'
import { responseLines } from './response-headers.ts'
import { serveWithin } from './serve-within.ts'
import { Sockets } from './sockets.ts'
import { admitRate, type RateLimits, rateLines } from './steps/limit-rate.ts'
import { Streams } from './streams.ts'

export interface ServerParts extends Pick<EdgeOptions, 'host' | 'port' | 'tls' | 'trustedProxies'> {
  readonly handlers: Handlers
  readonly authenticate: Authenticate
  readonly keys?: KeyAccess
  readonly redeem?: RedeemTicket
  /** Whether the session, key, account and role of a caller are still valid. */
  readonly accessLeftMs?: (caller: Caller) => Promise<number>
  readonly recordRefusal?: (event: AuditInput) => Promise<void>
  /** Answers to requests that came with a key. */
  readonly kept?: KeptAnswers
  readonly rateLimits?: RateLimits | null
  readonly turnDelay?: TurnDelay
  readonly tally?: RequestTally
  /** What callers have open, for those who count it. */
  readonly streams?: Streams
  readonly sockets?: Sockets
  /** What admins set; absent: as the service was started. */
  readonly settings?: () => Awaitable<EdgeSettings>
  readonly publicUrl?: string
  /** Origins whose pages may read answers; default: none. */
  readonly corsOrigins?: readonly string[]
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly metrics: Metrics
  readonly probes: ProbeSource
  /** The descriptions of the interface. */
  readonly documents: ProbeParts['documents']
}

const preflightOperation = { id: 'preflight', isUncounted: true } as const

/** A server that is not listening yet. Throws one sentence where uWebSockets.js does not load. Main thread only. */
export function createServer(parts: ServerParts): Edge {
  disablePretenuring()
  const { clock, metrics, documents } = parts
  const probes = createProbes({ source: parts.probes, clock, metrics, documents })
  const { streams = new Streams(), sockets = new Sockets() } = parts
  const deadlines = createDeadlines(clock, limits.requestTimeoutMs)
  const { corsOrigins = [] } = parts
  const mcp = mcpHandler({
    ...{ version: parts.probes.version, clock, corsOrigins },
    publicUrl: () => pipeline.publicUrl ?? '',
    carryOut: (outer, request) => serveWithin(outer, request, pipeline),
  })
  const graph = graphHandlers({
    ...{ clock, log: parts.log },
    carryOut: (outer, request) => serveWithin(outer, request, pipeline),
    follow: (wish) => followInvestigation(parts.handlers, wish),
  })
  const times = new RequestTimes(clock)
  const observability = observabilityHandlers({ running: () => edge.running(), clock, metrics, times })
  const handlers = { ...parts.handlers, ...probes, ...observability, ...graph, mcp }
  const pipeline = { ...parts, handlers, streams, sockets, deadlines }
  registerProcessMetrics(metrics, clock)
  const cors = createCors(corsOrigins)
  const measure = createMeasure(metrics, clock, times)
  /** A preflight costs nothing and is answered whatever is left of the rate of the sender's address. */
  const answerPreflight = async (exchange: Exchange, lines: string): Promise<void> => {
    const settings = await parts.settings?.()
    const nowMs = clock.now()
    const ask = { operation: preflightOperation, tiers: settings?.tiers, caller: null, source: exchange, nowMs }
    const rates = rateLines(admitRate(parts.rateLimits ?? null, ask), nowMs)
    exchange.send({ status: 204, lines: lines + rates, body: null, connection: 'keep' })
  }
  const edge = createEdge({
    ...parts,
    serve(exchange) {
      const trace = startTrace(exchange, parts)
      exchange.facts = trace
      measure(exchange, trace)
      boundBody(exchange, trace, deadlines)
      const preflight = cors.preflightHeaders(exchange)
      trace.shared = cors.headersFor(exchange)
      const answering =
        preflight === null
          ? serve(exchange, trace, pipeline)
          : answerPreflight(exchange, responseLines(trace.requestId, preflight))
      answering.catch((cause: unknown) => {
        parts.log.error({ err: cause, request_id: trace.requestId }, 'a failure could not be answered')
        exchange.close()
      })
    },
    stopStreams() {
      streams.stop()
      sockets.stop()
    },
  })
  return {
    ...edge,
    async listen() {
      const port = await edge.listen()
      // The system has chosen the port of the address.
      const { publicUrl } = parts
      if (publicUrl !== undefined) pipeline.publicUrl = publicUrl.replace(/:0$/, `:${port}`)
      return port
    },
  }
}

/** The feed of an investigation, as the handler of its WebSocket opens it. */
async function followInvestigation(handlers: Handlers, { after, signal, ...wish }: FollowWish): Promise<Feed> {
  const { investigation_id } = wish
  // What the handler reads of a request; the others are of the handshake.
  const request = { ...wish, params: { investigation_id }, lastEventId: after, aborted: signal }
  const { feed } = await handlers.investigation_feed(request as unknown as HandlerRequest<'investigation_feed'>)
  assert(feed !== null, 'the feed of an investigation follows it')
  return feed
}
