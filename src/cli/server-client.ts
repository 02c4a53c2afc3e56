// Server client: what commands ask of a running server, with the token or the API key of a user, in English names.

import {
  ApiError,
  accessToken,
  apiKey,
  authMe,
  ConnectionError,
  createClient,
  isPassing,
  listEvents,
  type Types,
} from '../../clients/typescript/src/index.ts'
import type { EventPage, EventsQuery } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { createFetch, isTlsFailure } from '../platform/fetch.ts'
import { sayIn } from '../wire/command-texts.ts'
import { envelopeSentence } from '../wire/envelope.ts'
import { toEnglish, toPortuguese } from '../wire/rename.ts'

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
}

/** A client of a server; each call throws ServerFailure where it is not answered as asked. */
export function createServerClient({ server, token, language }: ClientParts): ServerClient {
  const { fetch, close } = createFetch()
  const credentials = token.startsWith('prumo_') ? apiKey(token) : accessToken(token)
  // The command says why it asks again, and when.
  const patience = { maxRetries: 0, timeout: limits.webhookAnswerMs }
  const client = createClient({ baseUrl: server, language, credentials, fetch, ...patience })
  const fail = (error: unknown): never => {
    throw toServerFailure(error, server, language)
  }
  return {
    async account(signal) {
      return (await authMe(client, { signal }).catch(fail)).data.id
    },
    async events(query, { seconds, signal }) {
      const spelled = language === 'pt' ? toPortuguese('EventsQuery', query) : query
      const call = { query: spelled as Types['en']['EventsQuery'], wait: seconds, signal }
      const { data } = await listEvents(client, call).catch(fail)
      return (language === 'pt' ? toEnglish('EventPage', data) : data) as EventPage
    },
    close,
  }
}

/** The sentence of the server where it gave one. */
function toServerFailure(error: unknown, server: string, language: Language): unknown {
  if (error instanceof ApiError) {
    const said = envelopeSentence(error.body, language) ?? String(error.status)
    return new ServerFailure(said, { isPassing: isPassing(error), pauseMs: error.retryAfterMs ?? 0 })
  }
  if (!isPassing(error)) return error
  const isTls = error instanceof ConnectionError && isTlsFailure(error.cause)
  const why = sayIn(language)(isTls ? 'tls_failed' : 'connection_failed')
  return new ServerFailure(`${new URL(server).host}: ${why}`, { isPassing: !isTls })
}
