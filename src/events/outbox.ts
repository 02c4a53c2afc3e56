// Outbox: facts wait here from the commit that makes them until they are in their owner's log.

import type { Write } from '../store/port.ts'
import { outboxKey } from './keys.ts'
import type { Announcement } from './owner-event.ts'

/** The facts of one commit, in their order. */
export interface OutboxEntry {
  readonly owner: string
  readonly events: readonly Announcement[]
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The write that hands facts over, for the commit that makes them; `id` sets apart what happens in one millisecond. */
export function toOutbox(entry: OutboxEntry, { atMs, id }: { readonly atMs: number; readonly id: string }): Write {
  return { key: outboxKey(atMs, id), value: encoder.encode(JSON.stringify(entry)) }
}

/** Undefined where the bytes hold none. */
export function parseOutboxEntry(bytes: Uint8Array): OutboxEntry | undefined {
  try {
    return JSON.parse(decoder.decode(bytes)) as OutboxEntry
  } catch {
    return undefined
  }
}
