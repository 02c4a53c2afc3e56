// Follows the event log of an investigation. Any number of readers; a slow one delays no other.

import type { InvestigationEvent } from '../../agents/investigation.ts'
import { isFinal } from '../../agents/investigation.ts'
import { eventKey, eventPrefix, eventSequence, recordKey } from '../../agents/keys.ts'
import type { Caller } from '../../domain/caller.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { AppError, StoredFailure } from '../../errors.ts'
import { type Awaitable, andThen } from '../../platform/awaitable.ts'
import { orIfDamaged } from '../../platform/damage.ts'
import type { Entry, Store } from '../../store/port.ts'
import { placeAfter, untilSharedPlace } from '../followed-logs.ts'
import { accessOf, isReadable } from './access.ts'
import type { InvestigationsContext } from './context.ts'
import { getCheckpoint, getRecord } from './documents.ts'
import { createEventWords } from './word-events.ts'

export interface LoggedEvent {
  /** Sequence number, from 1. */
  readonly id: number
  /** `damaged`: in the place of an event that cannot be shown; its data is the failure that says why. */
  readonly event: InvestigationEvent['event'] | 'damaged'
  readonly data: unknown
  /** Set on the event that ends the log. */
  readonly isFinal?: true
}

/** Who reads a stream, in which language and from where. */
export interface StreamReader {
  readonly caller: Caller
  readonly lastEventId: string | null
  readonly signal: AbortSignal
  readonly language: Language
}

/** `follow` the log after event `after`; `ended` when no event follows; `reset` when the id is not of this log. */
export type StreamStart =
  | {
      readonly type: 'follow' | 'reset'
      readonly pages: AsyncIterable<LoggedPage>
      /** Whether the caller may still read the investigation. */
      readonly isReadable: () => Promise<boolean>
    }
  | { readonly type: 'ended' }

/** Events that follow each other, the same object for all who read them at once; an event that ends the log is alone. */
export type LoggedPage = readonly LoggedEvent[]

const decoder = new TextDecoder()
const terminal = new Set(['complete', 'error', 'cancelled'])

/** Opens the log of an investigation for a caller, in a language; `lastEventId` is the id of the last event it has seen. */
export async function openStream(context: InvestigationsContext, id: string, how: StreamReader): Promise<StreamStart> {
  const { state } = context
  await getRecord(state, id, how.caller)
  const checkpoint = await getCheckpoint(state, id)
  const { lastEventId } = how
  const mayBeRead = async () => mayRead(state, id, how.caller)
  const from = (after: number) => ({ pages: follow(context, id, { ...how, after }), isReadable: mayBeRead })
  const { type, after } = placeAfter(lastEventId, checkpoint.last_event)
  if (lastEventId !== null && after === checkpoint.last_event && isFinal(checkpoint.state)) return { type: 'ended' }
  return { type, ...from(after) }
}

/** Whether the caller may read the investigation, at once where the store has its record at hand; false where it is gone. */
function mayRead(state: Store, id: string, caller: Caller): Awaitable<boolean> {
  return andThen(state.get(recordKey(id)), isOpenTo, caller)
}

function isOpenTo(record: Uint8Array | undefined, caller: Caller): boolean {
  return record !== undefined && isReadable(accessOf(record), caller)
}

/** Events after sequence `after`, until one that ends the stream, the signal, or the reader may not read any more. */
async function* follow(
  context: InvestigationsContext,
  id: string,
  { after, caller, signal, language }: StreamReader & { readonly after: number },
): AsyncGenerator<LoggedPage> {
  const log = context.logs.join(eventPrefix(id), signal)
  try {
    let seen = after
    while (!signal.aborted) {
      // The owner may restrict the readers at any time.
      const mayFollow = mayRead(context.state, id, caller)
      if (!(mayFollow instanceof Promise ? await mayFollow : mayFollow)) return
      const page = await log.read(`${language} ${seen}`, () => readPage(context, id, { after: seen, language }))
      const last = page.at(-1)
      if (last === undefined) {
        await log.grown()
        continue
      }
      if (last.isFinal && !(await mayRead(context.state, id, caller))) return
      yield page
      if (last.isFinal) return
      seen = last.id
    }
  } finally {
    log.leave()
  }
}

/** The next events after a sequence, in words. */
async function readPage(
  context: InvestigationsContext,
  id: string,
  { after, language }: { readonly after: number; readonly language: Language },
): Promise<LoggedPage> {
  const word = createEventWords(context, id, language)
  const page: LoggedEvent[] = []
  const range = { prefix: eventPrefix(id), from: eventKey(id, after + 1), limit: untilSharedPlace(after) }
  for await (const entry of context.state.range(range)) {
    const sequence = eventSequence(entry.key)
    const event = await orIfDamaged<ShownEvent>(() => word(parseEvent(entry)), toDamaged)
    const isLast = event.event === 'damaged' ? await endsWith(context.state, id, sequence) : terminal.has(event.event)
    if (isLast && page.length > 0) break
    page.push({ id: sequence, ...event, ...(isLast && { isFinal: true }) })
    if (isLast) break
  }
  return page
}

type ShownEvent = Pick<LoggedEvent, 'event' | 'data'>

function parseEvent({ value }: Entry): InvestigationEvent {
  return JSON.parse(decoder.decode(value)) as InvestigationEvent
}

/** What is sent once, under the number of the event that cannot be shown, so that its reader goes on behind it. */
function toDamaged({ code, details }: AppError): ShownEvent {
  return { event: 'damaged', data: { code, details, recoverable: false } satisfies StoredFailure }
}

/** Whether the log of a run ends with an event that cannot be read: nothing follows of a run that has ended. */
async function endsWith(state: Store, id: string, sequence: number): Promise<boolean> {
  const { state: now, last_event } = await getCheckpoint(state, id)
  return isFinal(now) && last_event === sequence
}
