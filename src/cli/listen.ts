// `prumo listen`: the events of an account, from a running server to a receiver or to standard output, in order and each at least once.

import type { OwnerEvent, OwnerEventType } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { type Say, sayIn } from '../wire/command-texts.ts'
import { eventSpelling } from '../wire/event-spelling.ts'
import type { ListenPlace } from './listen-place.ts'
import { type ServerClient, ServerFailure } from './server-client.ts'

/** The arguments of the command. */
export interface ListenCommand {
  readonly server: string
  /** Address of a receiver; without it events are printed alone. */
  readonly forwardTo?: string | undefined
  /** Names of events, separated by commas. */
  readonly types?: string | undefined
  /** Cursor to go on from, instead of the place that is kept. */
  readonly after?: string | undefined
  /** File of the place. */
  readonly state?: string | undefined
  /** Ends once what has happened so far is handed on. */
  readonly once: boolean
  /** One line of JSON an event. */
  readonly json: boolean
  /** Of the events, and of what the command says. */
  readonly language?: Language | undefined
}

/** What became of an event at the receiver. */
export type Handed =
  | { readonly type: 'taken' }
  /** It wants no more. */
  | { readonly type: 'gone' }
  | { readonly type: 'refused'; readonly why: string; readonly pauseMs: number }

/** Where the events of an account go, and how far they have got. */
export interface Receiving {
  readonly place: ListenPlace
  readonly hand: (event: OwnerEvent) => Promise<Handed>
}

export interface ListenParts {
  readonly client: Pick<ServerClient, 'account' | 'events'>
  readonly open: (account: string) => Promise<Receiving>
  readonly clock: Clock
  /** Ends the command; what is being sent is sent to its end. */
  readonly signal: AbortSignal
  readonly stdout: { write(text: string): unknown }
  /** For what is no event. */
  readonly stderr: { write(text: string): unknown }
}

type Listening = Omit<ListenParts, 'open'> & {
  readonly command: ListenCommand
  readonly say: Say
}

/**
 * Hands events on until its signal; returns the exit code: 0, or 1 where the receiver wants no more, or with `once` did not take
 * one. Throws VALIDATION_ERROR for the name of no event, and what does not pass by itself.
 */
export async function runListen(command: ListenCommand, { open, ...parts }: ListenParts): Promise<number> {
  const listening = { ...parts, command, say: sayIn(command.language ?? 'en') }
  const { client, signal } = parts
  const types = eventsOf(command)
  const account = await untilAnswered(listening, () => client.account(signal))
  if (account === undefined) return 0
  const receiving = await open(account)
  const { place } = receiving
  if (command.after !== undefined) await place.noteCursor(command.after)
  const wait = { seconds: command.once ? 0 : limits.eventsWaitSecondsMax, signal }
  for (;;) {
    const query = { ...(place.cursor && { after: place.cursor }), types, limit: limits.eventsFollowedAtOnce }
    const page = await untilAnswered(listening, () => client.events(query, wait))
    if (page === undefined) return 0
    if (page.gap) note(listening, listening.say('events_missing'))
    for (const event of page.events) {
      if (place.hasTaken(event.id)) continue
      if (!(await handOn(listening, receiving, event))) return signal.aborted ? 0 : 1
    }
    await place.noteCursor(page.cursor)
    if (command.once && !page.has_more) return 0
  }
}

function eventsOf({ types, language = 'en' }: ListenCommand): readonly OwnerEventType[] {
  const names = types?.split(',').map((name) => name.trim()) ?? []
  const parsed = eventSpelling.parse(names)
  if (parsed !== undefined) return parsed.events
  throw new AppError('VALIDATION_ERROR', {
    field: 'types',
    reason: 'not_allowed',
    allowed: eventSpelling.all(language),
  })
}

/** What the server answers; undefined where the command is to end. Throws what does not pass by itself, and with `once` anything. */
async function untilAnswered<Answer>(listening: Listening, ask: () => Promise<Answer>): Promise<Answer | undefined> {
  const { command, signal, say } = listening
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted) return undefined
      if (command.once || !(error instanceof ServerFailure) || !error.isPassing) throw error
      const pauseMs = pauseAfter(failures, error.pauseMs)
      note(listening, say('server_again', { why: error.message, seconds: toSeconds(pauseMs) }))
      await pause(listening, pauseMs)
    }
  }
  return undefined
}

/** False where the event was not taken in the end. */
async function handOn(listening: Listening, { place, hand }: Receiving, event: OwnerEvent): Promise<boolean> {
  const { command, signal, say } = listening
  const facts = { event: eventSpelling.name(event.event, command.language ?? 'en'), id: event.id }
  for (let failures = 0; !signal.aborted; failures++) {
    const handed = await hand(event)
    if (handed.type === 'taken') {
      await place.noteTaken(event.id)
      listening.stdout.write(lineOf(event, command))
      return true
    }
    if (handed.type === 'gone') {
      note(listening, say('receiver_gone'))
      return false
    }
    const { why } = handed
    if (command.once) {
      note(listening, say('receiver_refused', { ...facts, why }))
      return false
    }
    const pauseMs = pauseAfter(failures, handed.pauseMs)
    note(listening, say('receiver_again', { ...facts, why, seconds: toSeconds(pauseMs) }))
    await pause(listening, pauseMs)
  }
  return false
}

function lineOf({ id, ...event }: OwnerEvent, { json, language = 'en' }: ListenCommand): string {
  const spelled = eventSpelling.body(event, language)
  if (json) return `${JSON.stringify({ id, ...spelled })}\n`
  const { timestamp } = event
  const [facts = {}] = Object.values(spelled).filter((value) => typeof value === 'object' && value !== null)
  const said = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`)
  return `${[timestamp, eventSpelling.name(event.event, language), id, ...said].join('  ')}\n`
}

function note({ stderr }: Listening, text: string): void {
  stderr.write(`${text}\n`)
}

/** Longer with each failure in a row, and no shorter than the other side asks for. */
function pauseAfter(failures: number, askedMs: number): number {
  const ownMs = Math.min(limits.connectorBackoffMaxMs, limits.connectorBackoffMs * 2 ** failures)
  return Math.max(ownMs, Math.min(askedMs, limits.webhookRetryAfterMaxMs))
}

const toSeconds = (ms: number) => Math.ceil(ms / 1000)

/** Ends early with the signal. */
function pause({ clock, signal }: Listening, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const stop = clock.timer(ms, end)
    signal.addEventListener('abort', end)
  })
}
