// Handler of what runs on this server.

import { toFigure } from '../../domain/figures.ts'
import type { ActiveRequest, MetricReading } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Metrics, MetricValues } from '../../platform/metrics.ts'
import { listActiveRequests } from '../../services/observability/list-active-requests.ts'
import type { Profiles } from '../../services/observability/profiles.ts'
import { pathIn } from '../../wire/router.ts'
import { askerOf, clientVersionOf } from '../asker-of.ts'
import type { Exchange } from '../exchange.ts'
import type { Handler, Handlers } from '../handler.ts'
import type { RequestTimes } from '../request-times.ts'
import { toList } from './to-list.ts'

export interface RunningExchanges {
  /** The oldest first. */
  readonly running: () => Iterable<Exchange>
  readonly clock: Pick<Clock, 'now'>
  readonly metrics: Pick<Metrics, 'readings'>
  readonly times: Pick<RequestTimes, 'summary'>
}

/** The handler of each operation of the module. */
export function observabilityHandlers({ running: exchanges, clock, metrics, times }: RunningExchanges): {
  readonly list_active_requests: Handler<'list_active_requests'>
  readonly read_metrics: Handler<'read_metrics'>
  readonly performance_summary: Handler<'performance_summary'>
} {
  const running = function* (language: Language): Generator<ActiveRequest> {
    const nowMs = clock.now()
    for (const exchange of exchanges()) {
      const shown = toActiveRequest(exchange, { nowMs, language })
      if (shown !== null) yield shown
    }
  }
  return {
    list_active_requests(request) {
      return { body: toList(request, listActiveRequests(running(request.language), request.query)) }
    },
    async read_metrics() {
      return { body: { metrics: (await metrics.readings()).map(rounded) } }
    },
    performance_summary(request) {
      return { body: times.summary(request.query.time_window_minutes) }
    },
  }
}

/** Profiles as downloads. */
export function profileHandlers(profiles: Profiles) {
  return {
    async take_profile(request) {
      const wish = { kind: request.params.profile_kind, ...request.query }
      const { file, fileName } = profiles.take(wish, askerOf(request), request.aborted)
      const headers = { 'Content-Disposition': `attachment; filename="${fileName}"` }
      return { file, contentType: 'application/json; charset=utf-8', headers }
    },
  } satisfies Partial<Handlers>
}

/** A metric whose values have the digits that every figure of an answer has. */
function rounded({ samples, ...metric }: MetricValues): MetricReading {
  return {
    ...metric,
    samples: samples.map(({ labels, ...sample }) => ({
      ...sample,
      ...(labels && { labels: [...labels] }),
      value: toFigure(sample.value),
    })),
  }
}

/** Nothing of what its path, query and body say of somebody. */
function toActiveRequest(
  exchange: Exchange,
  { nowMs, language }: { readonly nowMs: number; readonly language: Language },
): ActiveRequest | null {
  const { facts, kind, method, remoteAddress: ip_address } = exchange
  if (facts === null) return null
  const { requestId: request_id, arrivedAtMs, operation, caller } = facts
  return {
    request_id,
    kind,
    ...(operation !== null && { operation: operation.id, method, path: pathIn(operation, language) }),
    started_at: new Date(arrivedAtMs).toISOString(),
    age_ms: Math.max(nowMs - arrivedAtMs, 0),
    ...(caller !== null && { user_id: caller.user_id }),
    ...(caller?.api_key !== undefined && { api_key_id: caller.api_key.id }),
    ...clientVersionOf((name) => exchange.header(name)),
    ...(ip_address !== '' && { ip_address }),
  }
}
