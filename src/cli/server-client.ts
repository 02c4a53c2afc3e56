// Server client: what commands ask of a running server, with the token or the API key of a user, in English names.

import {
  ApiError,
  accessToken,
  apiKey,
  authMe,
  type Client,
  type ClientOptions,
  ConnectionError,
  type Credentials,
  createClient,
  isPassing,
  listEvents,
  type Types,
} from '../../clients/typescript/src/index.ts'
import type { EventPage, EventsQuery } from '../domain/generated/wire-types.ts'
import { printableLine } from '../domain/printable-text.ts'
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

  constructor(
    said: string,
    {
      isPassing,
      pauseMs = 0,
      cause,
    }: { readonly isPassing: boolean; readonly pauseMs?: number; readonly cause?: unknown },
  ) {
    super(said, { cause })
    this.isPassing = isPassing
    this.pauseMs = pauseMs
  }

  /** The server takes no longer what was signed in with. */
  get isSignedOut(): boolean {
    return this.cause instanceof ApiError && this.cause.status === 401
  }
}

/** A server that is asked by the typed client. */
export interface Server {
  readonly client: Client<Language>
  readonly language: Language
  /** Throws a failure of the client as ServerFailure, with a sentence for people. */
  readonly fail: (error: unknown) => never
  readonly close: () => Promise<void>
}

type ServerParts = Pick<ClientOptions<Language>, 'credentials' | 'maxRetries' | 'logger'> & {
  /** Address of the server. */
  readonly server: string
  /** Of what the server says. */
  readonly language: Language
}

/** A server, in whose language commands speak. */
export function openServer({ server, language, ...options }: ServerParts): Server {
  const { fetch, close } = createFetch()
  const client = createClient({ baseUrl: server, language, fetch, timeout: limits.commandAnswerMs, ...options })
  const fail = (error: unknown): never => {
    throw toServerFailure(error, server, language)
  }
  return { client, language, fail, close }
}

/** A token as it is sent: API keys tell themselves by how they begin. */
export function toCredentials(token: string): Credentials {
  return token.startsWith('prumo_') ? apiKey(token) : accessToken(token)
}

interface ClientParts {
  readonly server: string
  readonly token: string
  readonly language: Language
}

/** A client of a server; each call throws ServerFailure where it is not answered as asked. */
export function createServerClient({ server, token, language }: ClientParts): ServerClient {
  // The command says why it asks again, and when.
  const { client, fail, close } = openServer({ server, language, credentials: toCredentials(token), maxRetries: 0 })
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
function toServerFailure(cause: unknown, server: string, language: Language): unknown {
  if (cause instanceof ApiError) {
    const said = printableLine(envelopeSentence(cause.body, language) ?? String(cause.status))
    return new ServerFailure(said, { isPassing: isPassing(cause), pauseMs: cause.retryAfterMs ?? 0, cause })
  }
  if (!isPassing(cause)) return cause
  const isTls = cause instanceof ConnectionError && isTlsFailure(cause.cause)
  const why = sayIn(language)(isTls ? 'tls_failed' : 'connection_failed')
  return new ServerFailure(`${new URL(server).host}: ${why}`, { isPassing: !isTls, cause })
}
