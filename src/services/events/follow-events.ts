// Follows the events of a caller: what happens to what they own, from a cursor or from now on.

import type { Caller } from '../../domain/caller.ts'
import type { OwnerEventType } from '../../domain/generated/wire-types.ts'
import type { NumberedEvent } from '../../events/owner-event.ts'
import { readEvents, waitForEvents } from '../../events/owner-log.ts'
import { limits } from '../../limits.ts'
import { type EventsContext, parseCursor, toCursor } from './list-events.ts'

export type FollowedEvent =
  /** What followed the cursor has expired. */
  { readonly type: 'gap' } | { readonly type: 'event'; readonly event: NumberedEvent; readonly cursor: string }

interface FollowWish {
  /** Cursor of the last event that the reader has; absent: what comes from now on. */
  readonly after: string | undefined
  /** Empty: all. */
  readonly types: readonly OwnerEventType[]
  readonly signal: AbortSignal
}

/** Resolves once the place is known from which nothing is missed. Throws VALIDATION_ERROR for a foreign cursor. */
export async function followOwnerEvents(
  context: EventsContext,
  wish: FollowWish,
  { user_id }: Caller,
): Promise<AsyncIterable<FollowedEvent>> {
  const { after, types } = wish
  const end = { after: Number.MAX_SAFE_INTEGER, types, limit: 1 }
  const from = after === undefined ? (await readEvents(context.state, user_id, end)).through : parseCursor(after)
  return follow(context, user_id, { ...wish, from })
}

async function* follow(
  { state, clock }: EventsContext,
  owner: string,
  { types, signal, from }: FollowWish & { readonly from: number },
): AsyncGenerator<FollowedEvent> {
  let after = from
  while (!signal.aborted) {
    // Watched before it is read, so that nothing falls in between; looked at without being woken for what another node wrote.
    const growth = waitForEvents(state, owner, { clock, delayMs: limits.outboxLookMs, signal })
    try {
      const read = await readEvents(state, owner, { after, types, limit: limits.eventsFollowedAtOnce })
      if (read.isGap) yield { type: 'gap' }
      for (const event of read.events) yield { type: 'event', event, cursor: toCursor(event.sequence) }
      after = read.through
      if (!read.hasMore) await growth.grown
    } finally {
      growth.close()
    }
  }
}
