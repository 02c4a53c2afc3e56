// Handlers that the edge answers itself: health, metrics and the documents of the interface.
import { toFigure } from '../domain/figures.ts'
import type { DetailedHealth } from '../domain/generated/wire-types.ts'
import { AppError } from '../errors.ts'
import type { Clock } from '../platform/clock.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { DocumentId, ProbeHandlers } from './handler.ts'
import { createPages } from './pages.ts'

/** State of one part; further fields are shown as they are, and must not be secret. */
export interface ComponentHealth {
  readonly status: DetailedHealth['status']
  readonly [fact: string]: unknown
}

/** What the probes read of the service. */
export interface ProbeSource {
  readonly version: string
  readonly mode: DetailedHealth['mode']
  /** Why requests should go elsewhere: the service has not started or is stopping, or cannot store anything. Null: they need not. */
  obstacle(): 'not_ready' | 'not_writable' | null
  components(): Promise<Readonly<Record<string, ComponentHealth>>>
}

export interface ProbeParts {
  readonly source: ProbeSource
  readonly clock: Clock
  readonly metrics: Metrics
  /** What makes the descriptions of the interface, by the operation that answers each; asked once, at its first request. */
  readonly documents: Readonly<Record<DocumentId, () => object>>
}

/** One handler for each operation that reports the state or the interface of the service. */
export function createProbes({ source, clock, metrics, documents }: ProbeParts): ProbeHandlers {
  const startedAtMs = clock.monotonic()
  const timestamp = (): string => new Date(clock.now()).toISOString()
  const metricsReply = async () => ({ text: await metrics.text(), contentType: metrics.contentType })
  const documentReply = (id: DocumentId) => {
    let json: Buffer | undefined
    return () => {
      json ??= Buffer.from(JSON.stringify(documents[id]()))
      return { json }
    }
  }
  return {
    health() {
      const status = source.obstacle() === null ? 'ok' : 'degraded'
      return { body: { status, timestamp: timestamp(), version: source.version } }
    },
    health_live: () => ({ body: { status: 'alive', timestamp: timestamp() } }),
    health_ready() {
      const reason = source.obstacle()
      if (reason !== null) throw new AppError('SERVICE_UNAVAILABLE', { reason })
      return { body: { status: 'ready', timestamp: timestamp() } }
    },
    async health_detailed() {
      const components = await source.components()
      const status = worst(Object.values(components).map((component) => component.status))
      const uptimeSeconds = (clock.monotonic() - startedAtMs) / 1000
      return {
        body: {
          status,
          timestamp: timestamp(),
          version: source.version,
          mode: source.mode,
          uptime_seconds: toFigure(uptimeSeconds),
          components,
        },
      }
    },
    metrics: metricsReply,
    health_metrics: metricsReply,
    openapi_en: documentReply('openapi_en'),
    openapi_pt: documentReply('openapi_pt'),
    asyncapi_en: documentReply('asyncapi_en'),
    asyncapi_pt: documentReply('asyncapi_pt'),
    ...createPages(),
  }
}

function worst(states: readonly DetailedHealth['status'][]): DetailedHealth['status'] {
  if (states.includes('unhealthy')) return 'unhealthy'
  return states.includes('degraded') ? 'degraded' : 'healthy'
}
