// Example values of breakers and bulkheads.

import type { ExampleValues } from './example-value.ts'

export const resilienceExamples: ExampleValues = {
  breaker_name: 'source:pncp',
  bulkhead_type: 'thread_pool',
  'CircuitBreaker.name': 'source:pncp',
  'Bulkhead.name': 'report_threads',
  reset: ['source:pncp'],
  healthy_services: ['report_threads'],
  degraded_services: ['source:tcu'],
  failed_services: ['source:pncp'],
}
