// Metrics of the process: processor time, memory and delay of the event loop.

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { limits } from '../limits.ts'
import type { Clock } from './clock.ts'
import type { Metrics } from './metrics.ts'

const percentiles = [50, 90, 99] as const

/** Registers memory, processor time, and delay of the event loop since the last scrape. */
export function registerProcessMetrics(metrics: Metrics, clock: Clock): void {
  const startedAtMs = clock.now()
  registerCost(metrics, startedAtMs)
  registerEventLoop(metrics)
}

function registerCost(metrics: Metrics, startedAtMs: number): void {
  metrics.observed(
    { type: 'gauge', name: 'process_start_time_seconds', help: 'When the process started, in seconds since 1970 UTC.' },
    () => ({ value: startedAtMs / 1000 }),
  )
  metrics.observed(
    { type: 'counter', name: 'process_cpu_seconds_total', help: 'Processor time spent in user and system mode.' },
    () => {
      const { user, system } = process.cpuUsage()
      return { value: (user + system) / 1e6 }
    },
  )
  metrics.observed(
    { type: 'gauge', name: 'process_resident_memory_bytes', help: 'Memory of the process that is in RAM.' },
    () => ({ value: process.memoryUsage.rss() }),
  )
  metrics.observed(
    { type: 'gauge', name: 'nodejs_heap_used_bytes', help: 'JavaScript heap of the main thread in use.' },
    () => ({ value: process.memoryUsage().heapUsed }),
  )
}

function registerEventLoop(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: limits.eventLoopResolutionMs })
  delay.enable()
  metrics.observed(
    {
      type: 'gauge',
      name: 'nodejs_event_loop_delay_seconds',
      help: 'Delay of the main thread since the last scrape, by percentile.',
      labels: ['percentile'],
    },
    () => {
      const samples = percentiles.map((percentile) => ({
        value: delay.percentile(percentile) / 1e9,
        labels: { percentile: String(percentile) },
      }))
      delay.reset()
      return samples
    },
  )
}
