// Handlers of breakers and bulkheads.

import { listBreakers, readBreaker, resetBreaker, resetBreakers } from '../../services/resilience/breakers.ts'
import { listBulkheads, readGroup } from '../../services/resilience/bulkheads.ts'
import type { ResilienceContext } from '../../services/resilience/context.ts'
import { readResilience, readResilienceMetrics } from '../../services/resilience/health.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function resilienceHandlers(context: ResilienceContext) {
  return {
    async list_circuit_breakers(request) {
      return { body: toList(request, await listBreakers(context, request.query)) }
    },
    async get_circuit_breaker(request) {
      return { body: await readBreaker(context, request.params.breaker_name) }
    },
    async reset_circuit_breaker(request) {
      return { body: await resetBreaker(context, request.params.breaker_name, askerOf(request)) }
    },
    async reset_circuit_breakers(request) {
      return { body: await resetBreakers(context, askerOf(request)) }
    },
    async list_bulkheads(request) {
      return { body: toList(request, await listBulkheads(context, request.query)) }
    },
    async get_bulkheads(request) {
      return { body: await readGroup(context, request.params.bulkhead_type) }
    },
    async resilience_health() {
      return { body: await readResilience(context) }
    },
    async resilience_metrics() {
      return { body: await readResilienceMetrics(context) }
    },
  } satisfies Partial<Handlers>
}
