// Request tally
// Owns: how many requests each user made in its current hour on this node, by credential.   Does not own: who is admitted.
// T1. An hour begins with the first request after the last hour, as the window of the rate limiter does.
// T2. At most limits.rateCountersMax users, and limits.apiKeysPerUserMax keys of each; a request of a further key is in the total.

import type { Caller } from '../domain/caller.ts'
import { hourMs } from '../domain/days.ts'
import { limits } from '../limits.ts'

export interface RequestCount {
  readonly requests: number
  /** Of them, refused by a limit. */
  readonly refused: number
}

export interface HourOfRequests {
  /** Milliseconds since 1970. */
  readonly sinceMs: number
  readonly total: RequestCount
  readonly byKey: ReadonlyMap<string, RequestCount>
}

type Asking = Pick<Caller, 'user_id' | 'api_key'>

const none: RequestCount = { requests: 0, refused: 0 }

interface OpenHour extends HourOfRequests {
  total: RequestCount
  readonly byKey: Map<string, RequestCount>
}

export class RequestTally {
  readonly #hours = new Map<string, OpenHour>()
  readonly #usersMax: number

  constructor(usersMax: number = limits.rateCountersMax) {
    this.#usersMax = usersMax
  }

  /** Counts a request. */
  count(
    { user_id, api_key: key }: Asking,
    { nowMs, isRefused }: { readonly nowMs: number; readonly isRefused: boolean },
  ): void {
    const hour = this.#hourOf(user_id, nowMs)
    hour.total = more(hour.total, isRefused)
    if (key === undefined) return
    const known = hour.byKey.get(key.id)
    if (known === undefined && hour.byKey.size >= limits.apiKeysPerUserMax) return
    hour.byKey.set(key.id, more(known ?? none, isRefused))
  }

  /** The hour that a user is in; undefined where the last one is over. */
  find(userId: string, nowMs: number): HourOfRequests | undefined {
    const known = this.#hours.get(userId)
    return known === undefined || isOver(known, nowMs) ? undefined : known
  }

  #hourOf(userId: string, nowMs: number): OpenHour {
    const known = this.#hours.get(userId)
    if (known !== undefined && !isOver(known, nowMs)) return known
    // To the end, so that the oldest hours stand first.
    this.#hours.delete(userId)
    const hour = { sinceMs: nowMs, total: none, byKey: new Map<string, RequestCount>() }
    this.#dropSome(nowMs)
    this.#hours.set(userId, hour)
    return hour
  }

  #dropSome(nowMs: number): void {
    let looked = 0
    for (const [id, hour] of this.#hours) {
      if (this.#hours.size < this.#usersMax && !isOver(hour, nowMs)) return
      this.#hours.delete(id)
      if (++looked >= limits.expiredEntriesDroppedMax) return
    }
  }
}

/** A clock that was set back begins a new hour as well. */
function isOver({ sinceMs }: HourOfRequests, nowMs: number): boolean {
  return nowMs - sinceMs >= hourMs || nowMs < sinceMs
}

function more({ requests, refused }: RequestCount, isRefused: boolean): RequestCount {
  return { requests: requests + 1, refused: refused + (isRefused ? 1 : 0) }
}
