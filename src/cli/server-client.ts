// Server client: what commands ask of a running server, with the token or the API key of a user.

import type { EventPage, EventsQuery, User } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { createHttpClient, type HttpAnswer, HttpFailure } from '../platform/fetch.ts'
import { retryAfterMs } from '../platform/retry-after.ts'
import { sayIn } from '../wire/command-texts.ts'
import { envelopeSentence } from '../wire/envelope.ts'
import { getOperation, type OperationId } from '../wire/operations.ts'
import { toEnglish, toPortuguese } from '../wire/rename.ts'
import { pathIn } from '../wire/router.ts'

export interface ServerClient {
  /** The account that the token is of. */
  account(signal: AbortSignal): Promise<string>
  /** A page of the account's events; where there is none yet the server waits for so long. */
  events(query: EventsQuery, wait: { readonly seconds: number; readonly signal: AbortSignal }): Promise<EventPage>
  close(): Promise<void>
}

/** No answer, or a refusal. */
export class ServerFailure extends Error {
  /** It may pass by itself. */
  readonly isPassing: boolean
  /** For how long the server asks not to be asked. */
  readonly pauseMs: number

  constructor(said: string, { isPassing, pauseMs = 0 }: { readonly isPassing: boolean; readonly pauseMs?: number }) {
    super(said)
    this.isPassing = isPassing
    this.pauseMs = pauseMs
  }
}

interface ClientParts {
  /** Address of the server. */
  readonly server: string
  readonly token: string
  /** Of what the server says. */
  readonly language: Language
  readonly clock: Clock
}

/** A client of a server; each call throws ServerFailure where it is not answered as asked. */
export function createServerClient({ server, token, language, clock }: ClientParts): ServerClient {
  const http = createHttpClient()
  const ownHeaders = {
    'Accept-Language': language,
    ...(token.startsWith('prumo_') ? { 'X-API-Key': token } : { Authorization: `Bearer ${token}` }),
  }

  async function ask(id: OperationId, asked: Asked): Promise<unknown> {
    const operation = getOperation(id)
    const url = new URL(pathIn(operation, language), server)
    url.search = new URLSearchParams(asked.query).toString()
    const deadline = new AbortController()
    const stop = clock.timer(asked.answerMs, () => deadline.abort())
    try {
      const signal = AbortSignal.any([asked.signal, deadline.signal])
      const answer = await http.get({ url, headers: { ...ownHeaders, ...asked.headers }, signal })
      const body = parseBody(await textOf(answer))
      if (answer.status !== 200) throw refusal(answer, body, { language, nowMs: clock.now() })
      return language === 'pt' && operation.reply ? toEnglish(operation.reply, body) : body
    } catch (error) {
      throw error instanceof HttpFailure ? noAnswer(url, error, language) : error
    } finally {
      stop()
    }
  }

  return {
    async account(signal) {
      return ((await ask('auth_me', { query: {}, headers: {}, answerMs: limits.webhookAnswerMs, signal })) as User).id
    },
    async events(query, { seconds, signal }) {
      return (await ask('list_events', {
        query: toTexts(language === 'pt' ? toPortuguese('EventsQuery', query) : query),
        headers: { Prefer: `wait=${seconds}` },
        answerMs: seconds * 1000 + limits.webhookAnswerMs,
        signal,
      })) as EventPage
    },
    close: () => http.close(),
  }
}

interface Asked {
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly answerMs: number
  readonly signal: AbortSignal
}

/** A list has its values in one text; an empty one is left out, as what is not given. */
function toTexts(query: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

async function textOf({ body }: HttpAnswer): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > limits.connectorPageBytesMax) throw new HttpFailure(new Error('too long'))
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Undefined where it is no JSON, as of a proxy. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function noAnswer({ host }: URL, { reason }: HttpFailure, language: Language): ServerFailure {
  const why = sayIn(language)(reason === 'tls' ? 'tls_failed' : 'connection_failed')
  return new ServerFailure(`${host}: ${why}`, { isPassing: reason !== 'tls' })
}

/** The sentence of the server where it gave one. */
function refusal(
  { status, headers }: HttpAnswer,
  body: unknown,
  { language, nowMs }: { readonly language: Language; readonly nowMs: number },
): ServerFailure {
  return new ServerFailure(envelopeSentence(body, language) ?? String(status), {
    isPassing: status === 429 || status >= 500,
    pauseMs: retryAfterMs(headers['retry-after'], nowMs) ?? 0,
  })
}
