// `prumo login`: signs in to a server, or takes the token that is given, and keeps what later commands ask it with.

import {
  authMe,
  type Credentials,
  changePassword,
  isApiError,
  listInvestigations,
  session,
  type Tokens,
} from '../../clients/typescript/src/index.ts'
import type { Language } from '../domain/vocabulary.ts'
import { sayIn } from '../wire/command-texts.ts'
import { toPortuguese } from '../wire/rename.ts'
import type { Login, Logins } from './logins.ts'
import { openServer, type Server, toCredentials } from './server-client.ts'

/** The arguments of the command. */
export interface LoginCommand {
  /** Address of the server. */
  readonly server: string
  readonly email?: string | undefined
  readonly language: Language
}

export interface LoginParts {
  readonly logins: Logins
  /** Access token or API key to keep; empty: an e-mail and a password are asked for. */
  readonly token: string
  /** The answer to a question; a secret one is not shown. */
  readonly ask: (question: string, how: { readonly isSecret: boolean }) => Promise<string>
  readonly stderr: { write(text: string): unknown }
}

/** Returns the exit code 0; throws ServerFailure where the server does not take what it is given. */
export async function runLogin(command: LoginCommand, parts: LoginParts): Promise<number> {
  const { server, language } = command
  const { logins, token, stderr } = parts
  const email = token === '' ? await signIn(command, parts) : await whoIs(command, toCredentials(token))
  if (token !== '') logins.keep(server, { type: 'token', token })
  stderr.write(`${sayIn(language)('signed_in', { email, server, file: logins.file })}\n`)
  return 0
}

/** Signs in, and chooses a new password where one has to be chosen first; the e-mail of the account. */
async function signIn(command: LoginCommand, { logins, ask: askUser }: LoginParts): Promise<string> {
  const { server, language } = command
  const say = sayIn(language)
  const email = command.email ?? (await askUser(say('ask_email'), { isSecret: false }))
  const password = await askUser(say('ask_password'), { isSecret: true })
  const account = { email, password, onTokens: (tokens: Tokens) => logins.keep(server, { type: 'session', tokens }) }
  const totpCode = () => askUser(say('ask_code'), { isSecret: false })
  const signedInAs = await whoIs(command, session(account)).catch((error) => {
    if (!isApiError(error.cause, 'MFA_REQUIRED', 'MFA_OBRIGATORIO')) throw error
    return whoIs(command, session({ ...account, totpCode }))
  })
  const login = logins.find(server)
  if (login?.type === 'session') await renewPassword(command, { password, login, ask: askUser })
  return signedInAs
}
interface Renewing extends Pick<LoginParts, 'ask'> {
  readonly password: string
  readonly login: Extract<Login, { type: 'session' }>
}

/** An account whose password was made for it may do nothing before it has one of its own. */
function renewPassword(command: LoginCommand, { password, login, ask }: Renewing): Promise<void> {
  const { language } = command
  return withServer(command, session({ tokens: login.tokens }), async ({ client, fail }) => {
    const query = language === 'pt' ? { limite: 1 } : { limit: 1 }
    const refusal = await listInvestigations(client, { query }).catch((error) => error)
    if (!isApiError(refusal)) return
    const why = refusal.details.reason ?? refusal.details.motivo
    if (why !== 'password_change_required' && why !== 'troca_senha_obrigatoria') return
    const chosen = await ask(sayIn(language)('ask_new_password'), { isSecret: true })
    const change = { current_password: password, new_password: chosen }
    const body = (language === 'pt' ? toPortuguese('ChangePasswordRequest', change) : change) as typeof change
    await changePassword(client, { body }).catch(fail)
  })
}

/** The account that the server takes the credentials for. */
function whoIs(command: LoginCommand, credentials: Credentials): Promise<string> {
  return withServer(command, credentials, async ({ client, fail }) => (await authMe(client).catch(fail)).data.email)
}

async function withServer<Answer>(
  { server, language }: LoginCommand,
  credentials: Credentials,
  use: (opened: Server) => Promise<Answer>,
): Promise<Answer> {
  const opened = openServer({ server, language, credentials })
  try {
    return await use(opened)
  } finally {
    await opened.close()
  }
}
