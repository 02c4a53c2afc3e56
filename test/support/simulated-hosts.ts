import type { Repertoire } from '../../src/actors/behaviour.ts'
import { type HostPort, runHost } from '../../src/actors/host.ts'
import type { HostEvents, HostPool } from '../../src/actors/hosted-place.ts'
import type { SeededRandom } from '../../src/stats/seeded-random.ts'
import { FakeClock } from './fake-clock.ts'

/** What a simulated thread gives to those who run on it. */
export interface SimulatedThread {
  /** Resolves in a later tick of the thread. */
  tick(): Promise<void>
  /** Ends the thread here and now. */
  kill(): void
}

/**
 * A world in one thread where only `step` makes anything happen: chance picks which of the channels (ticks of the main
 * thread, ticks of each host, each direction of each port, the clock) moves next. Within a channel order holds. While nothing else
 * can move the clock goes on by up to `idleMs`.
 */
export function createSimulation(
  random: SeededRandom,
  repertoireOf: (thread: SimulatedThread) => Repertoire,
  { idleMs = 20 } = {},
) {
  const clock = new FakeClock()
  const channels = new Map<string, (() => void)[]>()
  const kills = new Map<string, () => void>()
  let started = 0

  const put = (channel: string, callback: () => void): void => {
    channels.set(channel, [...(channels.get(channel) ?? []), callback])
  }

  const pool: HostPool = {
    threads: 3,
    start(shared, events) {
      started += 1
      return startThread(`host ${started}`, shared, events)
    },
  }

  function startThread(name: string, shared: SharedArrayBuffer, events: HostEvents) {
    const flags = new Int32Array(shared)
    let alive = true
    let listener = (_: Uint8Array): void => {}
    const kill = (): void => {
      if (!alive) return
      alive = false
      const atWork = flags[0] ?? 0
      channels.delete(`${name} ticks`)
      channels.delete(`${name} in`)
      kills.delete(name)
      // What it had said is heard before its end is.
      put(`${name} out`, () => {
        flags[0] = atWork
        events.ended('killed')
      })
    }
    const schedule = (callback: () => void): void => {
      if (alive) put(`${name} ticks`, callback)
    }
    const port: HostPort = {
      postMessage(batch) {
        if (alive) put(`${name} out`, () => events.batch(batch))
      },
      on: (_, given) => {
        listener = given
      },
      close() {},
    }
    // Timers of a thread die with it, and some are dropped.
    const hostClock = {
      now: () => clock.now(),
      monotonic: () => clock.monotonic(),
      timer(delayMs: number, callback: () => void) {
        const dropped = random.next() < 0.2
        return clock.timer(delayMs, () => {
          if (alive && !dropped) put(`${name} ticks`, callback)
        })
      },
    }
    kills.set(name, kill)
    const tick = () => new Promise<void>((resolve) => schedule(resolve))
    const served = runHost({ port, shared: flags, clock: hostClock, schedule, ...repertoireOf({ tick, kill }) })
    void served.then(kill)
    return {
      post: (batch: Uint8Array) => {
        if (alive) put(`${name} in`, () => listener(batch))
      },
      terminate: kill,
    }
  }

  return {
    clock,
    pool,
    schedule: (callback: () => void) => put('main ticks', callback),
    defer: (callback: () => void) => put('disk', callback),
    get started() {
      return started
    },
    async step(): Promise<void> {
      const busy = [...channels].filter(([, waiting]) => waiting.length > 0)
      const pick = random.integer(busy.length + 1)
      const living = [...kills.values()]
      if (random.next() < 0.004) living[random.integer(living.length)]?.()
      else if (pick === busy.length) clock.advance(1 + random.integer(busy.length === 0 ? idleMs : 20))
      else busy[pick]?.[1].shift()?.()
      await new Promise(setImmediate) // lets every promise that can go on do so
    },
  }
}
