import type { Clock } from '../platform/clock.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Exchange } from './exchange.ts'

// From a cached answer to a slow report.
const durationBucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90]

/** Counts and times an exchange under the operation that `operationId` names when it ends. */
export type Measure = (exchange: Exchange, operationId: () => string) => void

/** Registers the HTTP collectors; what matched no operation counts as `none`, clients that left as `aborted`. */
export function createMeasure(metrics: Metrics, clock: Clock): Measure {
  const requests = metrics.counter({
    name: 'prumo_http_requests_total',
    help: 'HTTP requests by operation and status.',
    labels: ['operation', 'status'],
  })
  const durations = metrics.histogram({
    name: 'prumo_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by operation.',
    labels: ['operation'],
    buckets: durationBucketsSeconds,
  })
  let inProgress = 0
  metrics.observed(
    { type: 'gauge', name: 'prumo_http_requests_in_progress', help: 'HTTP requests not yet answered to the end.' },
    () => ({ value: inProgress }),
  )
  return (exchange, operationId) => {
    const startedAtMs = clock.monotonic()
    inProgress++
    exchange.whenEnded((status) => {
      inProgress--
      const operation = operationId()
      requests.increment(1, { operation, status: status === null ? 'aborted' : String(status) })
      durations.observe((clock.monotonic() - startedAtMs) / 1000, { operation })
    })
  }
}
