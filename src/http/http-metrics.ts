// Counts and durations of HTTP requests, by operation and status.
import type { Clock } from '../platform/clock.ts'
import type { CounterMetric, HistogramMetric, Metrics } from '../platform/metrics.ts'
import type { Exchange } from './exchange.ts'
import { durationBucketsSeconds, type RequestTimes } from './request-times.ts'

/** Counts and times an exchange under the operation that its trace names when it ends. */
export type Measure = (exchange: Exchange, trace: MeasuredRequest) => void

interface MeasuredRequest {
  readonly operation: { readonly id: string } | null
  /** On the monotonic clock. */
  startedAtMs: number
}

type Duration = ReturnType<HistogramMetric['series']>
type Count = ReturnType<CounterMetric['series']>

/** Registers the HTTP collectors; what matched no operation counts as `none`, clients that left as `aborted`. */
export function createMeasure(metrics: Metrics, clock: Clock, times: RequestTimes): Measure {
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
  const seriesOf = createSeriesOf(requests, durations)
  let inProgress = 0
  metrics.observed(
    { type: 'gauge', name: 'prumo_http_requests_in_progress', help: 'HTTP requests not yet answered to the end.' },
    () => ({ value: inProgress }),
  )
  const ended = (status: number | null, { startedAtMs, operation }: MeasuredRequest) => {
    inProgress--
    const [id, durationMs] = [operation?.id ?? 'none', clock.monotonic() - startedAtMs]
    const { count, duration } = seriesOf(id, status)
    count.increment()
    duration.observe(durationMs / 1000)
    times.ended(id, status, durationMs)
  }
  return (exchange, trace) => {
    trace.startedAtMs = clock.monotonic()
    inProgress++
    exchange.whenEnded(ended, trace)
  }
}

/** The two series of an operation and a status, looked up by their labels once. */
function createSeriesOf(requests: CounterMetric, durations: HistogramMetric) {
  const known = new Map<string, Map<number | null, { readonly count: Count; readonly duration: Duration }>>()
  return (operation: string, status: number | null) => {
    const byStatus =
      known.get(operation) ?? new Map<number | null, { readonly count: Count; readonly duration: Duration }>()
    known.set(operation, byStatus)
    const series = byStatus.get(status) ?? {
      count: requests.series({ operation, status: status === null ? 'aborted' : String(status) }),
      duration: durations.series({ operation }),
    }
    byStatus.set(status, series)
    return series
  }
}
