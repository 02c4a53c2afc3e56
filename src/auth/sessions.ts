// Sessions: one document per sign-in, with the digest of the only refresh token that is good for it.
// Owns: sessions and refresh tokens.   Does not own: access tokens (tokens.ts), passwords, users.
// N1. A refresh token is kept as its digest alone and works once; using it again ends its session.
// N2. At most sessionsMax sessions a user (the least recently active ends), refreshesMax refreshes a session.

import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Store, Write } from '../store/port.ts'
import { sameDigest, tokenDigest } from './tokens.ts'

export interface Session {
  readonly id: string
  readonly user_id: string
  readonly refresh_digest: string
  /** Digests of the refresh tokens already exchanged, oldest first. */
  readonly used_digests: readonly string[]
  readonly refreshes: number
  readonly created_at: number
  readonly last_active: number
  readonly user_agent: string
  readonly ip_address: string
}

export interface OpenedSession {
  readonly session: Session
  /** Opaque, `<session id>.<user id>.<secret>`; shown once. */
  readonly refresh_token: string
}

export interface Sessions {
  open(userId: string, device: { readonly user_agent: string; readonly ip_address: string }): Promise<OpenedSession>
  /** Exchanges a refresh token for the next one; throws TOKEN_INVALID or TOKEN_EXPIRED. */
  rotate(refreshToken: string): Promise<OpenedSession>
  /** True while the session's refresh token can still be exchanged. */
  isRefreshable(userId: string, sessionId: string): Promise<boolean>
  /** True until the session has ended. An access token does not outlive the time a session may be idle. */
  isLive(userId: string, sessionId: string): Promise<boolean>
  end(userId: string, sessionId: string): Promise<void>
}

const sessionPrefix = (userId: string) => `session/${userId}/`
const sessionKey = (userId: string, id: string) => `${sessionPrefix(userId)}${id}`
// What else a caller sends is no key of the store: it may be too long for one.
const tokenShape = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.[\w-]+$/
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const toBytes = (session: Session) => encoder.encode(JSON.stringify(session))
const fromBytes = (bytes: Uint8Array) => JSON.parse(decoder.decode(bytes)) as Session

export function createSessions(store: Store, clock: Clock, ids: Ids): Sessions {
  const newToken = (userId: string, id: string) => `${id}.${userId}.${ids.secret(32)}`
  const read = async (userId: string, id: string) => {
    const bytes = await store.get(sessionKey(userId, id))
    return bytes && { bytes, session: fromBytes(bytes) }
  }
  const list = async (userId: string) => {
    const sessions: Session[] = []
    for await (const { value } of store.range({ prefix: sessionPrefix(userId) })) sessions.push(fromBytes(value))
    return sessions
  }
  const end = async (userId: string, id: string) => {
    await store.commit([{ key: sessionKey(userId, id), value: null }])
  }

  return {
    async open(userId, device) {
      const id = ids.uuid()
      const refresh_token = newToken(userId, id)
      const now = clock.now()
      const session: Session = {
        id,
        user_id: userId,
        refresh_digest: tokenDigest(refresh_token),
        used_digests: [],
        refreshes: 0,
        created_at: now,
        last_active: now,
        ...device,
      }
      const surplus = (await list(userId))
        .sort((a, b) => b.last_active - a.last_active)
        .slice(limits.sessionsMax - 1)
        .map((old): Write => ({ key: sessionKey(userId, old.id), value: null }))
      await store.commit([...surplus, { key: sessionKey(userId, id), value: toBytes(session) }])
      return { session, refresh_token }
    },
    async rotate(refreshToken) {
      const [, id, userId] = tokenShape.exec(refreshToken) ?? []
      if (id === undefined || userId === undefined) throw new AppError('TOKEN_INVALID', { reason: 'malformed' })
      const found = await read(userId, id)
      if (!found) throw new AppError('TOKEN_INVALID', { reason: 'session_ended' })
      const { session, bytes } = found
      const digest = tokenDigest(refreshToken)
      if (session.used_digests.some((used) => sameDigest(used, digest))) {
        // Somebody holds a copy: the whole family ends (RFC 9700 §4.14).
        await end(userId, id)
        throw new AppError('TOKEN_INVALID', { reason: 'refresh_token_reused' })
      }
      if (!sameDigest(session.refresh_digest, digest))
        throw new AppError('TOKEN_INVALID', { reason: 'unknown_refresh_token' })
      const problem = refreshProblem(session, clock.now())
      if (problem) throw problem
      const refresh_token = newToken(userId, id)
      const rotated: Session = {
        ...session,
        refresh_digest: tokenDigest(refresh_token),
        used_digests: [...session.used_digests, digest],
        refreshes: session.refreshes + 1,
        last_active: clock.now(),
      }
      const key = sessionKey(userId, id)
      const won = await store.commit([{ key, value: toBytes(rotated) }], [{ key, expected: bytes }])
      if (!won) {
        // It was used twice at the same moment, which is once too often as well.
        await end(userId, id)
        throw new AppError('TOKEN_INVALID', { reason: 'refresh_token_reused' })
      }
      return { session: rotated, refresh_token }
    },
    async isRefreshable(userId, sessionId) {
      const found = await read(userId, sessionId)
      return found !== undefined && refreshProblem(found.session, clock.now()) === undefined
    },
    async isLive(userId, sessionId) {
      const found = await read(userId, sessionId)
      return found !== undefined && clock.now() - found.session.created_at <= limits.refreshTokenMs
    },
    end,
  }
}

/** Why the right token of a session is good no more, if so. */
function refreshProblem({ created_at, last_active, refreshes }: Session, now: number): AppError | undefined {
  const [endsAt, idleAt] = [created_at + limits.refreshTokenMs, last_active + limits.sessionIdleMs]
  if (now > endsAt) return expired('refresh_token_expired', Math.min(endsAt, idleAt))
  if (now > idleAt) return expired('idle_timeout', idleAt)
  return refreshes >= limits.refreshesMax
    ? new AppError('TOKEN_INVALID', { reason: 'max_refreshes_exceeded' })
    : undefined
}

function expired(reason: string, atMs: number): AppError {
  const expired_at = new Date(atMs).toISOString()
  return new AppError('TOKEN_EXPIRED', { expired_at, refresh_token_valid: false, reason })
}
