// Usage of API keys
// Owns: what was counted since the last write.   Does not own: who is admitted.
// G1. Counts of all nodes add up: each adds what it saw to the day's document, compared and set.
// G2. A process that is killed loses at most limits.apiKeyUsageFlushMs of counts, and nothing else.

import { dayMs } from '../domain/days.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { findHeld, wholeEntries } from '../platform/damage.ts'
import type { Store } from '../store/port.ts'

/** What a key did on one day. Times are milliseconds since 1970. */
export interface DayOfUse {
  readonly day: string
  readonly requests: number
  /** Of them, answered with a failure of the caller's (4xx) or ours (5xx), or left by the caller. */
  readonly failures: number
  /** Of those, refused by a limit (429). */
  readonly limited: number
  readonly last_used_at: number
}

export interface KeyUsageLog {
  /** Counts one request; `status` is null where the caller left. */
  count(keyId: string, status: number | null): void
  /** The last days with any use, oldest first. */
  read(keyId: string, days: number): Promise<readonly DayOfUse[]>
  /** Writes the counts since the last write. */
  flush(): Promise<void>
  close(): Promise<void>
}

const prefixOf = (keyId: string) => `api-key-usage/${keyId}/`
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const fromBytes = (bytes: Uint8Array) => JSON.parse(decoder.decode(bytes)) as DayOfUse

/** `onFailure` receives counts that could not be written; they are retried with the next ones. */
export function createApiKeyUsage(store: Store, clock: Clock, onFailure: (cause: unknown) => void): KeyUsageLog {
  const counted = new Map<string, DayOfUse>()
  let stopTimer: (() => void) | null = null

  const add = (key: string, more: DayOfUse) => {
    const known = counted.get(key)
    counted.set(key, known === undefined ? more : sum(known, more))
  }
  async function write(key: string, more: DayOfUse): Promise<void> {
    for (let attempt = 0; attempt < limits.accountCommitAttemptsMax; attempt++) {
      const expected = await findHeld(store, key)
      const known = expected instanceof Uint8Array ? sum(fromBytes(expected), more) : more
      const value = encoder.encode(JSON.stringify(known))
      if (await store.commit([{ key, value }], [{ key, expected }])) return
    }
    throw new Error('the usage of a key changes at every attempt')
  }
  async function flush(): Promise<void> {
    stopTimer?.()
    stopTimer = null
    const entries = [...counted]
    counted.clear()
    await Promise.all(
      entries.map(([key, more]) =>
        write(key, more).catch((cause: unknown) => {
          add(key, more)
          onFailure(cause)
        }),
      ),
    )
  }

  return {
    count(keyId, status) {
      const now = clock.now()
      const day = toDay(now)
      const failures = status === null || status >= 400 ? 1 : 0
      const limited = status === 429 ? 1 : 0
      add(prefixOf(keyId) + day, { day, requests: 1, failures, limited, last_used_at: now })
      stopTimer ??= clock.timer(limits.apiKeyUsageFlushMs, () => void flush())
    },
    async read(keyId, days) {
      await flush()
      const from = prefixOf(keyId) + toDay(clock.now() - (days - 1) * dayMs)
      const found: DayOfUse[] = []
      const entries = store.range({ prefix: prefixOf(keyId), from })
      for await (const { value } of wholeEntries(entries)) found.push(fromBytes(value))
      return found
    },
    flush,
    close: flush,
  }
}

function sum(left: DayOfUse, right: DayOfUse): DayOfUse {
  return {
    day: left.day,
    requests: left.requests + right.requests,
    failures: left.failures + right.failures,
    limited: left.limited + right.limited,
    last_used_at: Math.max(left.last_used_at, right.last_used_at),
  }
}
