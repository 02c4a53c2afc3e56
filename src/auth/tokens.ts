// Access tokens: RS256 JWTs of this issuer, with the claims of the specification.
// T1. Only RS256 under a known `kid` verifies; the token must be in the one canonical spelling of its bytes, and its JSON
//     in the one that we write, so that no two readers could read a repeated name or an odd number differently.
// T2. A cached verification counts only for the same whole token and only until it expires.

import { createHash, timingSafeEqual } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Awaitable } from '../platform/awaitable.ts'
import type { Clock } from '../platform/clock.ts'
import { type Ids, isUuid } from '../platform/ids.ts'
import type { Reason } from '../reasons.ts'
import type { SigningKeys } from './signing-keys.ts'

/** The claims of an access token. `exp` and `iat` are seconds since 1970. */
export interface AccessClaims {
  readonly sub: string
  readonly email: string
  readonly session_id: string
  readonly language: Language
  readonly iat: number
  readonly exp: number
  readonly jti: string
}

export interface Tokens {
  /** A new access token; role and permissions are already spelled in its language, and permissions go in under its name for them. The account decides what a caller may do, not these claims. */
  issue(subject: TokenSubject): Promise<string>
  /** The claims; throws TOKEN_INVALID or TOKEN_EXPIRED. */
  verify(token: string): Awaitable<AccessClaims>
  /** Evicts the cached verifications of a user, or of everyone. */
  forget(whose: { readonly type: 'user'; readonly id: string } | { readonly type: 'everyone' }): void
}

export interface TokenSubject {
  readonly user_id: string
  readonly email: string
  readonly role: string
  readonly permissions: readonly string[]
  readonly session_id: string
  readonly language: Language
}

interface TokensContext {
  readonly keys: SigningKeys
  readonly issuer: string
  readonly clock: Clock
  readonly ids: Ids
  /** Whether the session behind an expired token can still be renewed, as its holder learns from the answer. */
  readonly isRefreshable: (userId: string, sessionId: string) => Promise<boolean>
}

const permissionClaim: Readonly<Record<Language, string>> = { en: 'permissions', pt: 'permissoes' }

export function createTokens({ keys, issuer, clock, ids, isRefreshable }: TokensContext): Tokens {
  const verified = new Map<string, { readonly token: string; readonly claims: AccessClaims }>()

  function remember(key: string, token: string, claims: AccessClaims): AccessClaims {
    if (verified.size >= limits.verifiedTokensMax) verified.delete(verified.keys().next().value ?? '')
    verified.set(key, { token, claims })
    return claims
  }

  async function check(token: string): Promise<AccessClaims> {
    assertCanonical(token)
    const { payload } = await jwtVerify(token, ({ kid }) => keyFor(keys, kid), {
      algorithms: ['RS256'],
      issuer,
      typ: 'JWT',
      currentDate: new Date(clock.now()),
      requiredClaims: ['sub', 'exp', 'iat', 'jti', 'session_id'],
    }).catch(async (error: unknown) => {
      throw await tokenError(error, isRefreshable)
    })
    const claims = toClaims(payload)
    // A token from the future, or one of a longer lifetime than ours, was not issued here.
    if (claims.iat * 1000 > clock.now() + limits.clockSkewMs) throw invalid('unverifiable')
    if ((claims.exp - claims.iat) * 1000 > limits.accessTokenMs) throw invalid('unverifiable')
    return claims
  }

  return {
    async issue({ user_id, email, role, permissions, session_id, language }) {
      const key = await keys.current()
      const issued = Math.floor(clock.now() / 1000)
      const claims = { email, role, [permissionClaim[language]]: permissions, session_id }
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
        .setSubject(user_id)
        .setIssuer(issuer)
        .setJti(ids.uuid())
        .setIssuedAt(issued)
        .setExpirationTime(issued + limits.accessTokenMs / 1000)
        .sign(key.privateKey)
    },
    verify(token) {
      const key = token.slice(-32)
      const known = verified.get(key)
      if (known && known.token === token) {
        if (known.claims.exp * 1000 > clock.now()) return known.claims
        verified.delete(key)
      }
      return check(token).then((claims) => remember(key, token, claims))
    },
    forget(whose) {
      if (whose.type === 'everyone') verified.clear()
      else for (const [key, { claims }] of verified) if (claims.sub === whose.id) verified.delete(key)
    },
  }
}

/** Hex SHA-256 under which opaque tokens are stored. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Compares two digests in constant time. */
export function sameDigest(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))
}

function assertCanonical(token: string): void {
  const parts = token.split('.')
  const canonical = (part: string) =>
    /^[A-Za-z0-9_-]+$/.test(part) && Buffer.from(part, 'base64url').toString('base64url') === part
  if (token.length > limits.tokenBytesMax || parts.length !== 3 || !parts.every(canonical)) throw invalid('malformed')
  if (!parts.slice(0, 2).every(isOwnJson)) throw invalid('malformed')
}

function isOwnJson(part: string): boolean {
  const text = Buffer.from(part, 'base64url').toString()
  try {
    return JSON.stringify(JSON.parse(text)) === text
  } catch {
    // A payload that is not JSON was not issued here.
    return false
  }
}

async function keyFor(keys: SigningKeys, kid: string | undefined) {
  const key = kid === undefined ? undefined : await keys.find(kid)
  if (!key) throw invalid('unknown_signing_key')
  return key.publicKey
}

async function tokenError(error: unknown, isRefreshable: TokensContext['isRefreshable']): Promise<AppError> {
  if (error instanceof AppError) return error
  if (error instanceof errors.JWTExpired) {
    // Only the holder of a valid signature learns that the token has expired.
    const { sub, session_id, exp } = toClaims(error.payload)
    const refresh_token_valid = await isRefreshable(sub, session_id)
    return new AppError('TOKEN_EXPIRED', { expired_at: new Date(exp * 1000).toISOString(), refresh_token_valid })
  }
  return invalid('unverifiable')
}

function invalid(reason: Reason): AppError {
  return new AppError('TOKEN_INVALID', { reason })
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value)
}

function toClaims(payload: JWTPayload): AccessClaims {
  const { sub, email, session_id, iat, exp, jti } = payload
  // Our own tokens have whole seconds and UUIDs; ids become keys of the store, where nothing else may stand.
  if (!isId(sub) || !isId(session_id) || !isId(jti)) throw invalid('malformed')
  if (!Number.isSafeInteger(exp) || !Number.isSafeInteger(iat)) throw invalid('malformed')
  return {
    sub,
    email: String(email),
    session_id,
    language: payload.permissoes === undefined ? 'en' : 'pt',
    iat: Number(iat),
    exp: Number(exp),
    jti,
  }
}
