// Example values of breakers, bulkheads and metrics.

import type { ExampleValues } from './example-value.ts'

export const resilienceExamples: ExampleValues = {
  breaker_name: 'source:pncp',
  bulkhead_type: 'thread_pool',
  'CircuitBreaker.name': 'source:pncp',
  'Bulkhead.name': 'report_threads',
  reset: ['source:pncp'],
  'MetricReading.name': 'prumo_breaker_requests_total',
  'MetricReading.kind': 'counter',
  'MetricReadingSample.name': 'prumo_breaker_requests_total',
  'MetricReadingSample.value': 3,
  labels: ['breaker=source:pncp', 'outcome=failed'],
  'OperationPerformance.operation': 'list_watches',
  healthy_services: ['report_threads'],
  degraded_services: ['source:tcu'],
  failed_services: ['source:pncp'],
}
