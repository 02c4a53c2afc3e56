// The events of a caller: the ordered log of what happened to what they own, from a cursor on.

import type { Caller } from '../../domain/caller.ts'
import type { OwnerEventType } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { type EventsRead, readEvents, waitForEvents } from '../../events/owner-log.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Store } from '../../store/port.ts'

export interface EventsContext {
  readonly state: Store
  readonly clock: Clock
}

export interface EventsWish {
  readonly after: string | undefined
  readonly types: readonly OwnerEventType[]
  readonly limit: number
  /** How long to wait while there is none, in ms. */
  readonly waitMs: number
  readonly signal: AbortSignal
}

/** A page of events with the cursor behind it; empty where none came in time. Throws VALIDATION_ERROR for a foreign cursor. */
export async function listOwnerEvents(
  { state, clock }: EventsContext,
  { after, types, limit, waitMs, signal }: EventsWish,
  caller: Caller,
): Promise<EventsRead & { readonly cursor: string }> {
  const deadlineMs = clock.monotonic() + waitMs
  let from = parseCursor(after)
  for (;;) {
    const leftMs = deadlineMs - clock.monotonic()
    // Watched before it is read, so that nothing falls in between.
    const growth = waitForEvents(state, caller.user_id, { clock, delayMs: Math.max(leftMs, 0), signal })
    try {
      const read = await readEvents(state, caller.user_id, { after: from, types, limit })
      if (read.events.length > 0 || read.isGap || leftMs <= 0 || signal.aborted)
        return { ...read, cursor: toCursor(read.through) }
      from = read.through
      if (!read.hasMore) await growth.grown
    } finally {
      growth.close()
    }
  }
}

const cursorShape = /^e(\d{1,12})$/

/** The cursor behind the event with a sequence. */
export function toCursor(sequence: number): string {
  return Buffer.from(`e${sequence}`).toString('base64url')
}

/** The sequence behind which a cursor goes on; 0 without one. Throws VALIDATION_ERROR for a foreign one. */
export function parseCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const [, sequence] = cursorShape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (sequence === undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'after', reason: 'wrong_format', expected: 'cursor' })
  return Number(sequence)
}
