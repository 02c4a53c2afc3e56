// Follows the event log of an investigation. Any number of readers; a slow one delays no other.

import type { InvestigationEvent } from '../../agents/investigation.ts'
import { isFinal } from '../../agents/investigation.ts'
import { eventKey, eventPrefix, eventSequence } from '../../agents/keys.ts'
import type { Caller } from '../../domain/caller.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { Store } from '../../store/port.ts'
import type { InvestigationsContext } from './context.ts'
import { getCheckpoint, getRecord } from './documents.ts'
import { createEventWords } from './word-events.ts'

export interface LoggedEvent extends InvestigationEvent {
  /** Sequence number, from 1. */
  readonly id: number
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
      readonly events: AsyncIterable<LoggedEvent>
      /** Whether the caller may still read the investigation. */
      readonly isReadable: () => Promise<boolean>
    }
  | { readonly type: 'ended' }

const decoder = new TextDecoder()
const terminal = new Set(['complete', 'error', 'cancelled'])

/** Opens the log of an investigation for a caller, in a language; `lastEventId` is the id of the last event it has seen. */
export async function openStream(context: InvestigationsContext, id: string, how: StreamReader): Promise<StreamStart> {
  const { state } = context
  await getRecord(state, id, how.caller)
  const checkpoint = await getCheckpoint(state, id)
  const { lastEventId, signal, language } = how
  const word = createEventWords(context, id, language)
  const isReadable = () => mayRead(state, id, how.caller)
  const from = (after: number) => ({ events: follow(state, id, { after, signal, isReadable, word }), isReadable })
  if (lastEventId === null) return { type: 'follow', ...from(0) }
  const after = /^\d{1,10}$/.test(lastEventId) ? Number(lastEventId) : Number.NaN
  if (!(after <= checkpoint.last_event)) return { type: 'reset', ...from(0) }
  if (after === checkpoint.last_event && isFinal(checkpoint.state)) return { type: 'ended' }
  return { type: 'follow', ...from(after) }
}

async function mayRead(state: Store, id: string, caller: Caller): Promise<boolean> {
  try {
    await getRecord(state, id, caller)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

interface FollowOptions {
  readonly after: number
  readonly signal: AbortSignal
  readonly isReadable: () => Promise<boolean>
  readonly word: (event: LoggedEvent) => Promise<LoggedEvent>
}

/** Events after sequence `after`, until one that ends the stream, the signal, or the reader may not read any more. */
async function* follow(
  state: Store,
  id: string,
  { after, signal, isReadable, word }: FollowOptions,
): AsyncGenerator<LoggedEvent> {
  let wake: () => void = () => undefined
  let grown = true
  const unwatch = state.watch(eventPrefix(id), () => {
    grown = true
    wake()
  })
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort)
  try {
    let seen = after
    while (!signal.aborted) {
      grown = false
      // The owner may restrict the readers at any time.
      if (!(await isReadable())) return
      for await (const { key, value } of state.range({ prefix: eventPrefix(id), from: eventKey(id, seen + 1) })) {
        seen = eventSequence(key)
        const event = JSON.parse(decoder.decode(value)) as InvestigationEvent
        const isFinal = terminal.has(event.event)
        if (isFinal && !(await isReadable())) return
        yield await word({ id: seen, ...event, ...(isFinal && { isFinal }) })
        if (isFinal) return
      }
      if (!grown && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  } finally {
    unwatch()
    signal.removeEventListener('abort', onAbort)
  }
}
