// Handlers of the WebSocket feeds.

import type { Caller } from '../../domain/caller.ts'
import type { SocketSubscription } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError, type StoredFailure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { type FollowedEvents, followOwnerEvents } from '../../services/events/follow-events.ts'
import { type EventsContext, toCursor } from '../../services/events/list-events.ts'
import { followNotices, type NoticeChange } from '../../services/events/system-notices.ts'
import type { InvestigationsContext } from '../../services/investigations/context.ts'
import { type LoggedPage, openStream, type StreamStart } from '../../services/investigations/stream.ts'
import { wordFailure } from '../../wire/envelope.ts'
import type { EventName } from '../../wire/events.ts'
import { toSocketText } from '../../wire/socket-messages.ts'
import { wordNotice } from '../../wire/texts.ts'
import type { Feed, FeedMessages, Handlers, Subscriptions } from '../handler.ts'
import { createTextsByLanguage } from '../texts-by-language.ts'

export interface FeedsContext {
  readonly investigations: InvestigationsContext
  readonly events: EventsContext
}

/** Who follows, and in which language. */
interface Reader {
  readonly caller: Caller
  readonly language: Language
}

/** One handler for each operation of the module. */
export function feedHandlers(context: FeedsContext) {
  return {
    async investigation_feed({ params: { investigation_id }, caller, language, lastEventId, aborted }) {
      const wish = { investigation_id, after: lastEventId, signal: aborted }
      return { feed: await openInvestigation(context, wish, { caller, language }), subscriptions: null }
    },
    feed({ caller }) {
      const open: Subscriptions['open'] = (wish, { signal, language }) =>
        openFeed(context, { ...wish, signal }, { caller, language })
      return { feed: null, subscriptions: { keyOf, open } }
    },
  } satisfies Partial<Handlers>
}

/** Throws VALIDATION_ERROR unless one thing is wished for. */
function keyOf({ investigation_id, events, system_notices }: SocketSubscription): string {
  const wanted = [investigation_id, events && 'events', system_notices && 'system_notices'].filter(
    (key) => key !== undefined,
  )
  const [key] = wanted
  if (key === undefined || wanted.length > 1)
    throw new AppError('VALIDATION_ERROR', { field: 'data', reason: 'one_subject' })
  return String(key)
}

type OpenWish = SocketSubscription & { readonly signal: AbortSignal }

async function openFeed(context: FeedsContext, wish: OpenWish, reader: Reader): Promise<Feed> {
  const { investigation_id, after = null, signal } = wish
  if (wish.system_notices) return openNotices(context, signal, reader)
  return investigation_id === undefined
    ? openEvents(context, wish, reader)
    : openInvestigation(context, { investigation_id, after, signal }, reader)
}

interface InvestigationWish {
  readonly investigation_id: string
  readonly after: string | null
  readonly signal: AbortSignal
}

async function openInvestigation(
  { investigations }: FeedsContext,
  { investigation_id, after, signal }: InvestigationWish,
  { caller, language }: Reader,
): Promise<Feed> {
  const how = { caller, lastEventId: after, signal, language }
  const stream = await openStream(investigations, investigation_id, how)
  const told = { investigation_id, language, clock: investigations.clock }
  return {
    key: investigation_id,
    about: { investigation_id },
    messages: investigationMessages(stream, after, told),
    ...(stream.type !== 'ended' && { isReadable: stream.isReadable }),
  }
}

/** What the messages of a feed are written with. */
interface Told {
  readonly language: Language
  readonly clock: Pick<Clock, 'now'>
}

interface RunTold extends Told {
  readonly investigation_id: string
}

async function* investigationMessages(
  stream: StreamStart,
  after: string | null,
  told: RunTold,
): AsyncGenerator<FeedMessages> {
  if (stream.type === 'ended') return
  if (stream.type === 'reset') {
    const data = { last_event_id: after?.slice(0, limits.eventIdCharactersMax) }
    yield { texts: [runText({ type: 'reset', data }, told)] }
  }
  for await (const page of stream.pages) yield runMessages(page, told)
}

const runMessages = createTextsByLanguage((page: LoggedPage, told: RunTold): FeedMessages => {
  const texts = page.map(({ id, event, data }) => {
    const worded = event === 'error' || event === 'damaged' ? wordFailure(data as StoredFailure, told.language) : data
    return runText({ type: event, data: worded, id: String(id) }, told)
  })
  return { texts, ...(page.at(-1)?.isFinal && { isFinal: true }) }
})

function runText(
  message: { readonly type: EventName; readonly data: unknown; readonly id?: string },
  { investigation_id, language, clock }: RunTold,
): Uint8Array {
  const whole = { kind: 'investigation', timestamp: nowOf(clock), investigation_id, ...message } as const
  return Buffer.from(toSocketText(whole, language))
}

async function openEvents(
  { events: context }: FeedsContext,
  { events: types = [], after = '', signal }: OpenWish,
  { caller, language }: Reader,
): Promise<Feed> {
  const wish = { after: after || undefined, cursorAt: 'data.after', types, signal }
  const followed = await followOwnerEvents(context, wish, caller)
  const told = { after, language, clock: context.clock }
  return { key: 'events', about: { events: types }, messages: eventMessages(followed, told) }
}

async function* eventMessages(
  followed: AsyncIterable<FollowedEvents>,
  told: Told & { readonly after: string },
): AsyncGenerator<FeedMessages> {
  const { after, language, clock } = told
  for await (const read of followed) {
    if (read.isGap) {
      const gap = { kind: 'connection', type: 'gap', data: { after }, timestamp: nowOf(clock) } as const
      yield { texts: [Buffer.from(toSocketText(gap, language))] }
    }
    yield ownMessages(read, told)
  }
}

const ownMessages = createTextsByLanguage(
  ({ events }: FollowedEvents, { language }: Told): FeedMessages => ({
    texts: events.map(({ event: type, data, timestamp, id, sequence }) => {
      const message = { kind: 'event', type, data, timestamp, id, sequence, cursor: toCursor(sequence) } as const
      return Buffer.from(toSocketText(message, language))
    }),
  }),
)

function openNotices({ events: { notices, clock } }: FeedsContext, signal: AbortSignal, reader: Reader): Feed {
  const { caller, language } = reader
  async function* messages(): AsyncGenerator<FeedMessages> {
    for await (const changes of followNotices(notices, caller, signal))
      yield { texts: changes.map((change) => noticeText(change, { language, clock })) }
  }
  return { key: 'system_notices', about: { system_notices: true }, messages: messages() }
}

function noticeText(change: NoticeChange, { language, clock }: Told): Uint8Array {
  const data = wordNotice(change, language)
  return Buffer.from(
    toSocketText({ kind: 'connection', type: 'system.notice', data, timestamp: nowOf(clock) }, language),
  )
}

function nowOf(clock: Pick<Clock, 'now'>): string {
  return new Date(clock.now()).toISOString()
}
