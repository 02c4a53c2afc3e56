// Stream tickets: each stands for the token of its holder once, for limits.streamTicketMs, where no header can be set.
// T1. A ticket is kept as its digest alone, by the time of its end, so that old ones are easy to drop.
// T2. It is used once: the commit that removes it is its use, on any node. What it stands for is known before that commit, since
//     a handshake opens within the turn in which it is read; of two uses on one node the second is refused at once.

import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import { parseStored } from '../platform/stored-json.ts'
import type { Store, Write } from '../store/port.ts'
import { type AccessClaims, tokenDigest } from './tokens.ts'

export interface StoredTicket {
  readonly claims: AccessClaims
  /** English path that it is good for; null: any feed. */
  readonly path: string | null
}

export interface StreamTickets {
  /** A new ticket: opaque, shown once. */
  issue(ticket: StoredTicket): Promise<string>
  /** What a ticket stands for on an English path; undefined where it is unknown, used, over, or for another path. */
  redeem(text: string, path: string): Promise<RedeemedTicket | undefined>
}

export interface RedeemedTicket {
  readonly claims: AccessClaims
  /** Whether this was its use; false where another node was first. */
  readonly whenUsed: Promise<boolean>
}

const prefix = 'stream-ticket/'
const timeKey = (ms: number) => `${prefix}${String(ms).padStart(15, '0')}/`
const shape = /^(\d{1,15})\.[\w-]{43}$/

export function createStreamTickets(parts: {
  readonly store: Store
  readonly clock: Clock
  readonly ids: Ids
}): StreamTickets {
  const { store, clock, ids } = parts
  /** Keys of those that a commit under way uses up. */
  const inUse = new Set<string>()
  return {
    async issue(ticket) {
      const endsAtMs = clock.now() + limits.streamTicketMs
      const text = `${endsAtMs}.${ids.secret(32)}`
      const value = new TextEncoder().encode(JSON.stringify(ticket))
      const writes: Write[] = [{ key: timeKey(endsAtMs) + tokenDigest(text), value }]
      const over = { prefix, to: timeKey(clock.now()), limit: limits.expiredEntriesDroppedMax }
      for await (const { key } of store.range(over)) writes.push({ key, value: null })
      await store.commit(writes)
      return text
    },
    async redeem(text, path) {
      const endsAtMs = Number(shape.exec(text)?.[1] ?? 0)
      if (endsAtMs < clock.now()) return undefined
      const key = timeKey(endsAtMs) + tokenDigest(text)
      const bytes = await store.get(key)
      const ticket = bytes && parseStored<StoredTicket>(bytes)
      if (!bytes || !ticket || (ticket.path !== null && ticket.path !== path)) return undefined
      if (inUse.has(key)) return undefined
      inUse.add(key)
      const using = store.commit([{ key, value: null }], [{ key, expected: bytes }])
      return { claims: ticket.claims, whenUsed: using.finally(() => inUse.delete(key)) }
    },
  }
}
