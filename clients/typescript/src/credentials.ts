// Credentials
// Owns: what a request proves its caller with, and its renewal.   Does not own: when it is asked for (exchange.ts).
// C1. Requests that need new tokens at one time share one renewal: a refresh token is good for one use.
// C2. Programs that share a session by what they keep renew it one after the other.
// C3. Tokens are refreshed before they expire, and once where the service no longer takes them.

import type { Client, Credentials } from './client.ts'
import { isApiError, PrumoError } from './failures.ts'
import { fieldNames } from './generated/field-names.ts'
import { loginRow, refreshRow } from './generated/rows.ts'
import { fieldOf, textOf } from './json-fields.ts'
import type { Language, Result } from './operation-row.ts'

/** An API key. */
export function apiKey(key: string): Credentials {
  return { headers: async () => ({ 'X-API-Key': key }) }
}

/** An access token that somebody else renews. */
export function accessToken(token: string | (() => string | Promise<string>)): Credentials {
  return { headers: async () => ({ Authorization: `Bearer ${typeof token === 'string' ? token : await token()}` }) }
}

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** When they are renewed, before they expire: milliseconds since 1970. */
  readonly renewAt: number
}

export interface SessionOptions {
  /** Of an earlier session, to go on with it. */
  readonly tokens?: Tokens
  /** Without an account the session ends with its refresh token. */
  readonly email?: string
  readonly password?: string
  /** Of an account with a second factor. */
  readonly totpCode?: () => string | Promise<string>
  /** Called with new tokens, to be kept. */
  readonly onTokens?: (tokens: Tokens) => void
  /**
   * Where several programs share the tokens: runs a renewal while no other one does, and gives it what is kept by then. A refresh
   * token that two of them use ends the session.
   */
  readonly alone?: (renewal: (kept: Tokens | undefined) => Promise<Tokens>) => Promise<Tokens>
}

/** How long before its end a token is renewed; one of a short life halfway. */
const renewBeforeMs = 30_000

/** Signs in with the first request, and renews its tokens. */
export function session(options: SessionOptions): Credentials {
  let tokens = options.tokens
  let renewing: Promise<Tokens> | undefined
  const { alone = (renewal) => renewal(tokens) } = options
  const next = async (anonymous: Client<Language>, kept = tokens): Promise<Tokens> => {
    // Another program has renewed them.
    if (kept !== undefined && kept.accessToken !== tokens?.accessToken && Date.now() < kept.renewAt) return kept
    const fresh = await renew(anonymous, kept, options)
    options.onTokens?.(fresh)
    return fresh
  }
  const renewed = (anonymous: Client<Language>): Promise<Tokens> => {
    renewing ??= alone((kept) => next(anonymous, kept))
      .then((fresh) => {
        tokens = fresh
        return fresh
      })
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }
  const headersOf = ({ accessToken }: Tokens) => ({ Authorization: `Bearer ${accessToken}` })
  return {
    async headers(anonymous) {
      return headersOf(tokens !== undefined && Date.now() < tokens.renewAt ? tokens : await renewed(anonymous))
    },
    async renew(anonymous, refused) {
      if (tokens === undefined || refused.Authorization === headersOf(tokens).Authorization) await renewed(anonymous)
      return true
    },
  }
}

async function renew(
  anonymous: Client<Language>,
  tokens: Tokens | undefined,
  options: SessionOptions,
): Promise<Tokens> {
  const { language } = anonymous
  const names = fieldNames[language]
  const { email, password, totpCode } = options
  const hasAccount = email !== undefined && password !== undefined
  if (tokens !== undefined) {
    try {
      const body = { [names.refresh_token]: tokens.refreshToken }
      return toTokens(await anonymous.send<Result<unknown>>(refreshRow, { body }), language)
    } catch (error) {
      if (!hasAccount || !isApiError(error) || error.status !== 401) throw error
    }
  }
  if (!hasAccount) throw new TypeError('a session needs tokens, or an e-mail and a password')
  const code = totpCode === undefined ? {} : { [names.totp_code]: await totpCode() }
  const body = { email, [names.password]: password, ...code }
  return toTokens(await anonymous.send<Result<unknown>>(loginRow, { body }), language)
}

function toTokens({ data, requestId, attempts }: Result<unknown>, language: Language): Tokens {
  const names = fieldNames[language]
  const accessToken = textOf(data, names.access_token)
  const refreshToken = textOf(data, names.refresh_token)
  if (accessToken === undefined || refreshToken === undefined)
    throw new PrumoError('the answer holds no tokens', { requestId, attempts })
  const lifeMs = Number(fieldOf(data, names.expires_in)) * 1000
  return { accessToken, refreshToken, renewAt: Date.now() + lifeMs - Math.min(renewBeforeMs, lifeMs / 2) }
}
