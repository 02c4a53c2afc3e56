// Breakers and bulkheads of this process as metrics; endpoints of webhooks are too many for labels.

import type { Metrics } from '../../platform/metrics.ts'
import type { ResilienceContext } from './context.ts'

/** Registers them; each is read at each scrape. */
export function showResilience(
  metrics: Pick<Metrics, 'observed'>,
  { breakers, places }: Pick<ResilienceContext, 'breakers' | 'places'>,
): void {
  metrics.observed(
    {
      ...{ type: 'gauge', name: 'prumo_breaker_open', labels: ['breaker'] },
      help: '1 while what is asked is left alone or tried, 0 while it is asked.',
    },
    () => breakers.map(({ settings, isOpen }) => ({ value: isOpen ? 1 : 0, labels: { breaker: settings.name } })),
  )
  metrics.observed(
    {
      ...{ type: 'counter', name: 'prumo_breaker_requests_total', labels: ['breaker', 'outcome'] },
      help: 'Requests by how they ended; rejected ones were not sent.',
    },
    () =>
      breakers.flatMap(({ settings: { name: breaker }, counts: { succeeded, failed, rejected } }) =>
        Object.entries({ succeeded, failed, rejected }).map(([outcome, value]) => ({
          value,
          labels: { breaker, outcome },
        })),
      ),
  )
  metrics.observed(
    {
      ...{ type: 'gauge', name: 'prumo_bulkhead_used_ratio', labels: ['bulkhead'] },
      help: 'Share of the places that are taken.',
    },
    () => places().map(({ name, activeMax, load }) => ({ value: load.active / activeMax, labels: { bulkhead: name } })),
  )
}
