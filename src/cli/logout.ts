// `prumo logout`: ends the session that was signed in to a server with, and keeps nothing of it.

import { isApiError, logout, session } from '../../clients/typescript/src/index.ts'
import type { Language } from '../domain/vocabulary.ts'
import { commandFailure, sayIn } from '../wire/command-texts.ts'
import type { Login, Logins } from './logins.ts'
import { openServer, ServerFailure } from './server-client.ts'

/** The arguments of the command. */
export interface LogoutCommand {
  /** Address of the server. */
  readonly server: string
  readonly language: Language
}

export interface LogoutParts {
  readonly logins: Logins
  readonly stderr: { write(text: string): unknown }
}

/**
 * Returns the exit code 0. Throws WordedFailure where nobody has signed in, and ServerFailure where the server does not end the session; what was
 * kept is gone then too.
 */
export async function runLogout({ server, language }: LogoutCommand, { logins, stderr }: LogoutParts): Promise<number> {
  const login = logins.find(server)
  if (login === undefined) throw commandFailure('not_signed_in', { server })
  const say = sayIn(language)
  try {
    if (login.type === 'session') await endSession({ server, language }, { login, logins })
  } finally {
    logins.forget(server)
    stderr.write(`${say(login.type === 'session' ? 'signed_out' : 'token_forgotten', { server })}\n`)
  }
  return 0
}

interface Ended {
  readonly login: Extract<Login, { type: 'session' }>
  readonly logins: Logins
}

async function endSession({ server, language }: LogoutCommand, { login, logins }: Ended): Promise<void> {
  const credentials = session({
    tokens: login.tokens,
    onTokens: (tokens) => logins.renew(server, tokens),
    alone: (renewal) => logins.alone(server, renewal),
  })
  const { client, fail, close } = openServer({ server, language, credentials })
  try {
    await logout(client).catch(fail)
  } catch (error) {
    // A session that is over needs no end.
    if (!(error instanceof ServerFailure && isApiError(error.cause) && error.cause.status === 401)) throw error
  } finally {
    await close()
  }
}
