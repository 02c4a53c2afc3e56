// Load by arrivals at a fixed rate: each request is due at its time, whatever came of those before, and its latency counts from then on.
// A server that stalls thus shows in every request that was due meanwhile, as it does to users; a client that waits for
// answers before it asks again would leave those requests out.

import { createHistogram } from 'node:perf_hooks'
import type { Figures, Row, RunningRow, Unit } from './suite.ts'

export interface Arrivals {
  readonly perSecond: number
  readonly count: number
  /** Sends the n-th request; `answered` is called once. */
  send(n: number, answered: () => void): void
}

export interface ArrivalClock {
  /** Milliseconds. */
  now(): number
  /** Resolves at that time. */
  until(ms: number): Promise<void>
}

/** Percentiles of latency from when requests were due, and the longest, in ms. */
export type Latencies = Readonly<Record<'p50' | 'p90' | 'p99' | 'p99.9' | 'p99.99' | 'max', number>>

const percentiles = { p50: 50, p90: 90, p99: 99, 'p99.9': 99.9, 'p99.99': 99.99 } as const
/** Timers are late by as much: the rest of a wait is spent awake. */
const timerMs = 2
/** Loads that are driven, in percent of the measured capacity. */
const loads = [25, 50, 75, 90] as const

const systemClock: ArrivalClock = {
  now: () => performance.now(),
  async until(ms) {
    const left = ms - performance.now()
    if (left > timerMs) await new Promise((resolve) => setTimeout(resolve, left - timerMs))
    while (performance.now() < ms) await new Promise((resolve) => setImmediate(resolve))
  },
}

/** Sends all requests when they are due, and resolves when all are answered. */
export async function driveArrivals({ perSecond, count, send }: Arrivals, clock = systemClock): Promise<Latencies> {
  const recorded = createLatencies()
  const begin = clock.now()
  let left = count
  let finished = () => {}
  const done = new Promise<void>((resolve) => {
    finished = resolve
  })
  for (let n = 0; n < count; n++) {
    const due = begin + (n * 1000) / perSecond
    if (due > clock.now()) await clock.until(due)
    send(n, () => {
      recorded.record(clock.now() - due)
      left -= 1
      if (left === 0) finished()
    })
  }
  await done
  return recorded.read()
}

/** Latencies in a histogram of three digits, from 1 µs. */
export function createLatencies() {
  const histogram = createHistogram({ figures: 3 })
  return {
    record: (ms: number) => histogram.record(Math.max(1, Math.round(ms * 1000))),
    read(): Latencies {
      const at = Object.entries(percentiles).map(([name, percent]) => [name, histogram.percentile(percent) / 1000])
      return { ...Object.fromEntries(at), max: histogram.max / 1000 } as Latencies
    },
  }
}

const figures = {
  ...{ p50: 'ms', p90: 'ms', p99: 'ms', 'p99.9': 'ms', 'p99.99': 'ms', max: 'ms' },
  'arrivals a second': 'count',
} as const satisfies Readonly<Record<string, Unit>>

export interface LoadedRow {
  readonly name: string
  /** What was measured at most, a second; its share is driven. */
  readonly capacityPerSecond: number
  /** Sends so many a second for a while. */
  readonly drive: (perSecond: number) => Promise<Latencies>
}

/** A row for each share of the capacity; their names are what the page draws a curve from. */
export function loadRows({ name, capacityPerSecond, drive }: LoadedRow): readonly Row[] {
  return loads.map((percent): RunningRow => {
    const perSecond = Math.max(1, Math.floor((capacityPerSecond * percent) / 100))
    const run = async (): Promise<Figures> => ({ ...(await drive(perSecond)), 'arrivals a second': perSecond })
    return { name: `${name}, ${percent} % of capacity`, over: null, figures, run }
  })
}
