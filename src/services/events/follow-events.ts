// Follows the events of a caller: what happens to what they own, from a cursor or from now on.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Caller } from '../../domain/caller.ts'
import type { OwnerEventType } from '../../domain/generated/wire-types.ts'
import { logPrefix } from '../../events/keys.ts'
import { type EventsRead, readEvents } from '../../events/owner-log.ts'
import { untilSharedPlace } from '../followed-logs.ts'
import { type EventsContext, parseCursor, readShared } from './list-events.ts'

/** Events that come after each other, the same object for all who read them at once. */
export type FollowedEvents = EventsRead

interface FollowWish {
  /** Cursor of the last event that the reader has; absent: what comes from now on. */
  readonly after: string | undefined
  /** Where the request names that cursor. */
  readonly cursorAt: string
  /** Empty: all. */
  readonly types: readonly OwnerEventType[]
  readonly signal: AbortSignal
}

/** Pages, each behind the one before, as they come. Resolves once the place is known from which nothing is missed. Throws VALIDATION_ERROR for a foreign cursor. */
export async function followOwnerEvents(
  context: EventsContext,
  wish: FollowWish,
  { user_id }: Caller,
): Promise<AsyncIterable<FollowedEvents>> {
  const { after, cursorAt, types } = wish
  const end = { after: Number.MAX_SAFE_INTEGER, types, limit: 1 }
  const from =
    after === undefined ? (await readEvents(context.state, user_id, end)).through : parseCursor(after, cursorAt)
  return follow(context, user_id, { ...wish, from })
}

async function* follow(
  context: EventsContext,
  owner: string,
  { types, signal, from }: FollowWish & { readonly from: number },
): AsyncGenerator<FollowedEvents> {
  const log = context.logs.join(logPrefix(owner), signal)
  try {
    let after = from
    while (!signal.aborted) {
      const read = await readShared(context, log, { owner, after, types, limit: untilSharedPlace(after) })
      if (read.isGap || read.events.length > 0) yield read
      after = read.through
      await (read.hasMore ? nextTurn() : log.grown())
    }
  } finally {
    log.leave()
  }
}
