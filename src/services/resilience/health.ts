// What breakers and bulkheads say together.

import { toRatio } from '../../domain/figures.ts'
import type {
  Bulkhead,
  CircuitBreaker,
  ResilienceHealth,
  ResilienceMetrics,
} from '../../domain/generated/wire-types.ts'
import { readBreakers } from './breakers.ts'
import { readBulkheads, usedPlaces } from './bulkheads.ts'
import type { ResilienceContext } from './context.ts'

/** Each breaker and bulkhead by its name, and what follows for the whole. */
export async function readResilience(context: ResilienceContext): Promise<ResilienceHealth> {
  const [{ items: breakers }, bulkheads] = await Promise.all([readBreakers(context), readBulkheads(context)])
  const full = bulkheads.filter(isFull)
  const open = namesOf(breakers.filter(({ state }) => state === 'open'))
  const degraded_services = [...namesOf(breakers.filter(({ state }) => state === 'half_open')), ...namesOf(full)]
  const free = bulkheads.filter((bulkhead) => !isFull(bulkhead))
  const healthy_services = [...namesOf(breakers.filter(({ state }) => state === 'closed')), ...namesOf(free)]
  const all = breakers.length + bulkheads.length
  return {
    overall_health:
      2 * open.length > breakers.length ? 'critical' : healthy_services.length < all ? 'degraded' : 'healthy',
    healthy_services,
    degraded_services,
    failed_services: open,
    health_score: all === 0 ? 1 : toRatio(healthy_services.length / all),
  }
}

/** Sums over all; of requests over those breakers that count them. */
export async function readResilienceMetrics(context: ResilienceContext): Promise<ResilienceMetrics> {
  const [{ items: breakers }, bulkheads] = await Promise.all([readBreakers(context), readBulkheads(context)])
  const counted = breakers.flatMap(({ stats }) => (stats === undefined ? [] : [stats]))
  const sumOf = (name: 'total_requests' | 'successful_requests' | 'failed_requests' | 'rejected_requests') =>
    counted.reduce((sum, stats) => sum + stats[name], 0)
  const sent = sumOf('successful_requests') + sumOf('failed_requests')
  const inState = (wanted: CircuitBreaker['state']) => breakers.filter(({ state }) => state === wanted).length
  return {
    circuit_breakers: {
      ...{ total: breakers.length, closed: inState('closed'), open: inState('open'), half_open: inState('half_open') },
      total_requests: sumOf('total_requests'),
      failed_requests: sumOf('failed_requests'),
      rejected_requests: sumOf('rejected_requests'),
      success_rate: sent === 0 ? null : toRatio(sumOf('successful_requests') / sent),
    },
    bulkheads: {
      total: bulkheads.length,
      current_active: bulkheads.reduce((sum, { stats }) => sum + stats.current_active, 0),
      current_queued: bulkheads.reduce((sum, { stats }) => sum + (stats.current_queued ?? 0), 0),
      rejected_requests: bulkheads.reduce((sum, { stats }) => sum + (stats.rejected_requests ?? 0), 0),
      ...usedPlaces(bulkheads),
    },
  }
}

function isFull({ config, stats }: Bulkhead): boolean {
  return stats.current_active >= config.max_concurrent
}

function namesOf(items: readonly { readonly name: string }[]): string[] {
  return items.map(({ name }) => name)
}
