// The HTTP side of the service, put together: edge, pipeline, probes, metrics.
import type { AuditInput } from '../domain/audit-event.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { registerProcessMetrics } from '../platform/process-metrics.ts'
import { createEdge, type Edge, type EdgeOptions } from './edge.ts'
import type { Authenticate, Handlers } from './handler.ts'
import { createMeasure } from './http-metrics.ts'
import { serve, startTrace } from './pipeline.ts'
import { createProbes, type ProbeParts, type ProbeSource } from './probes.ts'
import type { EventStream } from './sse.ts'

export interface ServerParts extends Pick<EdgeOptions, 'host' | 'port' | 'tls'> {
  readonly handlers: Handlers
  readonly authenticate: Authenticate
  readonly recordRefusal?: (event: AuditInput) => Promise<void>
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly metrics: Metrics
  readonly probes: ProbeSource
  /** The OpenAPI document of each language. */
  readonly documents: ProbeParts['documents']
}

/** A server that is not listening yet. Throws one sentence where uWebSockets.js does not load. Main thread only. */
export function createServer(parts: ServerParts): Edge {
  const { clock, metrics, ids, documents } = parts
  const probes = createProbes({ source: parts.probes, clock, metrics, documents })
  const streams = new Set<EventStream>()
  const pipeline = { ...parts, handlers: { ...parts.handlers, ...probes }, streams }
  registerProcessMetrics(metrics, clock)
  const measure = createMeasure(metrics, clock)
  return createEdge({
    ...parts,
    serve(exchange) {
      const trace = startTrace(exchange, ids)
      measure(exchange, () => trace.operation?.id ?? 'none')
      serve(exchange, trace, pipeline).catch((cause: unknown) => {
        parts.log.error({ err: cause, request_id: trace.requestId }, 'a failure could not be told')
        exchange.close()
      })
    },
    stopStreams() {
      for (const stream of streams) stream.stop()
    },
  })
}
