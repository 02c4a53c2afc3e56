// Handlers of the WebSocket feeds.

import type { Caller } from '../../domain/caller.ts'
import type { SocketSubscription } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError, type StoredFailure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type FollowedEvent, followOwnerEvents } from '../../services/events/follow-events.ts'
import type { EventsContext } from '../../services/events/list-events.ts'
import type { InvestigationsContext } from '../../services/investigations/context.ts'
import { openStream, type StreamStart } from '../../services/investigations/stream.ts'
import { wordFailure } from '../../wire/envelope.ts'
import { toSocketText } from '../../wire/socket-messages.ts'
import type { Feed, FeedMessage, Handlers } from '../handler.ts'

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
    feed({ caller, language }) {
      const open = (wish: SocketSubscription, signal: AbortSignal) =>
        openFeed(context, { ...wish, signal }, { caller, language })
      return { feed: null, subscriptions: { keyOf, open } }
    },
  } satisfies Partial<Handlers>
}

/** Throws VALIDATION_ERROR unless either an investigation or events are wished for. */
function keyOf({ investigation_id, events }: SocketSubscription): string {
  if ((investigation_id === undefined) === (events === undefined))
    throw new AppError('VALIDATION_ERROR', { field: 'data', reason: 'one_subject' })
  return investigation_id ?? 'events'
}

type OpenWish = SocketSubscription & { readonly signal: AbortSignal }

function openFeed(context: FeedsContext, wish: OpenWish, reader: Reader): Promise<Feed> {
  const { investigation_id, after = null, signal } = wish
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
  return {
    key: investigation_id,
    about: { investigation_id },
    messages: investigationMessages(stream, { investigation_id, after, language, now: () => nowOf(investigations) }),
    ...(stream.type !== 'ended' && { isReadable: stream.isReadable }),
  }
}

interface MessageFacts {
  readonly investigation_id: string
  readonly after: string | null
  readonly language: Language
  readonly now: () => string
}

async function* investigationMessages(
  stream: StreamStart,
  { investigation_id, after, language, now }: MessageFacts,
): AsyncGenerator<FeedMessage> {
  if (stream.type === 'ended') return
  const rest = () => ({ kind: 'investigation', timestamp: now(), investigation_id }) as const
  if (stream.type === 'reset') {
    const data = { last_event_id: after?.slice(0, limits.eventIdCharactersMax) }
    yield { text: toSocketText({ ...rest(), type: 'reset', data }, language) }
  }
  for await (const { id, event, data, isFinal } of stream.events) {
    const worded = event === 'error' ? wordFailure(data as StoredFailure, language) : data
    const text = toSocketText({ ...rest(), type: event, data: worded, id: String(id) }, language)
    yield { text, ...(isFinal && { isFinal }) }
  }
}

async function openEvents(
  { events }: FeedsContext,
  { events: types = [], after, signal }: OpenWish,
  { caller, language }: Reader,
): Promise<Feed> {
  const followed = await followOwnerEvents(events, { after, types, signal }, caller)
  const now = () => nowOf(events)
  return { key: 'events', about: { events: types }, messages: eventMessages(followed, { after, language, now }) }
}

async function* eventMessages(
  followed: AsyncIterable<FollowedEvent>,
  { after = '', language, now }: Pick<MessageFacts, 'language' | 'now'> & { readonly after: string | undefined },
): AsyncGenerator<FeedMessage> {
  for await (const item of followed) {
    if (item.type === 'gap') {
      yield { text: toSocketText({ kind: 'connection', type: 'gap', data: { after }, timestamp: now() }, language) }
      continue
    }
    const { event: type, data, timestamp, id, sequence } = item.event
    yield {
      text: toSocketText({ kind: 'event', type, data, timestamp, id, sequence, cursor: item.cursor }, language),
    }
  }
}

function nowOf({ clock }: Pick<EventsContext, 'clock'>): string {
  return new Date(clock.now()).toISOString()
}
