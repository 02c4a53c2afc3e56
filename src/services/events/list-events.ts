// The events of a caller: the ordered log of what happened to what they own, from a cursor on.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Caller } from '../../domain/caller.ts'
import type { OwnerEventType } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { logPrefix } from '../../events/keys.ts'
import { type EventsRead, type EventsWanted, readEvents } from '../../events/owner-log.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Store } from '../../store/port.ts'
import type { FollowedLogs, LogReader } from '../followed-logs.ts'
import type { StandingNotice, SystemNotices } from './system-notices.ts'

export interface EventsContext {
  readonly state: Store
  readonly clock: Clock
  /** The logs of owners, for those who follow them. */
  readonly logs: FollowedLogs
  readonly notices: SystemNotices
}

export interface EventsWish {
  readonly after: string | undefined
  readonly types: readonly OwnerEventType[]
  readonly limit: number
  /** How long to wait while there is none, in ms. */
  readonly waitMs: number
  readonly signal: AbortSignal
}

interface EventsPage extends EventsRead {
  readonly cursor: string
  readonly notices: readonly StandingNotice[]
}

/** A page of events with the cursor behind it; empty where none came in time, or the service had to tell something first. Throws VALIDATION_ERROR for a foreign cursor. */
export async function listOwnerEvents(
  context: EventsContext,
  { after, types, limit, waitMs, signal }: EventsWish,
  caller: Caller,
): Promise<EventsPage> {
  const { user_id } = caller
  let from = parseCursor(after)
  let isOver = waitMs <= 0
  const log = context.logs.join(logPrefix(user_id), signal)
  const giveUp = (): void => {
    isOver = true
    log.leave()
  }
  const stopTimer = context.clock.timer(waitMs, giveUp)
  const unwatch = context.notices.watch(caller, giveUp)
  try {
    for (let reads = 1; ; reads++) {
      const isLast = isOver || signal.aborted
      const read = await readShared(context, log, { owner: user_id, after: from, types, limit })
      const isScanned = !read.hasMore || reads * limits.eventsScannedPerTurn >= limits.eventsScannedMax
      if (read.events.length > 0 || read.isGap || (isLast && isScanned))
        return { ...read, cursor: toCursor(read.through), notices: context.notices.current(caller) }
      from = read.through
      await (read.hasMore ? nextTurn() : log.grown())
    }
  } finally {
    stopTimer()
    unwatch()
    log.leave()
  }
}

/** Reads the next events of an owner once for all who stand at the same place and want the same. */
export function readShared(
  { state }: Pick<EventsContext, 'state'>,
  log: LogReader,
  { owner, ...wanted }: EventsWanted & { readonly owner: string },
): Promise<EventsRead> {
  const place = [wanted.after, wanted.limit, ...wanted.types].join(' ')
  return log.read(place, () => readEvents(state, owner, wanted))
}

const cursorShape = /^e(\d{1,12})$/

/** The cursor behind the event with a sequence. */
export function toCursor(sequence: number): string {
  return Buffer.from(`e${sequence}`).toString('base64url')
}

/** The sequence behind which a cursor goes on; 0 without one. Throws VALIDATION_ERROR for a foreign one. */
export function parseCursor(cursor: string | undefined, field = 'after'): number {
  if (cursor === undefined) return 0
  const [, sequence] = cursorShape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (sequence === undefined)
    throw new AppError('VALIDATION_ERROR', { field, reason: 'wrong_format', expected: 'cursor' })
  return Number(sequence)
}
