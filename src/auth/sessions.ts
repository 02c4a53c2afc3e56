// Sessions: one document per sign-in, with the digest of the only refresh token that is good for it.
// Owns: sessions and refresh tokens.   Does not own: access tokens (tokens.ts), passwords, users.
// N1. A refresh token is kept as its digest alone and works once; using it again ends its session.
// N2. At most sessionsMax of the rules sessions a user (the least recently active ends), refreshesMax refreshes a session.
// N3. Sessions of one user open one after the other, on any node: each open moves `session-opened/<user>`.

import type { AuditInput } from '../domain/audit-event.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { type Awaitable, andThen } from '../platform/awaitable.ts'
import type { Clock } from '../platform/clock.ts'
import { wholeEntries } from '../platform/damage.ts'
import type { Ids } from '../platform/ids.ts'
import { parseStored } from '../platform/stored-json.ts'
import type { Reason } from '../reasons.ts'
import type { Condition, Store, Write } from '../store/port.ts'
import { sameDigest, tokenDigest } from './tokens.ts'
import type { Trail } from './trail.ts'
import { untilCommitted } from './until-committed.ts'

export interface StoredSession {
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
  /** True once its holder has given a second factor. */
  readonly second_factor?: boolean
  /** The sign-in at an identity provider that it rests on. */
  readonly provider?: ProviderSession
}

/** What ends with the session at a provider; digests as LinkedIdentity has them. */
export interface ProviderSession {
  readonly id: string
  readonly identity: string
  /** Of the session at the provider; null where it names none. */
  readonly session: string | null
}

export interface OpenedSession {
  readonly session: StoredSession
  /** Opaque, `<session id>.<user id>.<secret>`; shown once. */
  readonly refresh_token: string
}

/** What is recorded of a session together with its change. */
export type DescribeSession = (session: StoredSession) => readonly AuditInput[]

export interface NewSession {
  readonly user_id: string
  readonly user_agent: string
  readonly ip_address: string
  readonly second_factor: boolean
  readonly provider?: ProviderSession | undefined
  /** Must still hold when the session opens. */
  readonly conditions: readonly Condition[]
  /** Goes into the same commit. */
  readonly writes: readonly Write[]
  readonly describe: DescribeSession
}

export interface Sessions {
  /** Undefined, with nothing changed, when a condition of the caller's does not hold. */
  open(session: NewSession): Promise<OpenedSession | undefined>
  /** Exchanges a refresh token for the next one; throws TOKEN_INVALID or TOKEN_EXPIRED. */
  rotate(
    refreshToken: string,
    describe: { readonly renewed: DescribeSession; readonly replayed: DescribeSession },
  ): Promise<OpenedSession>
  /** True while the session's refresh token can still be exchanged. */
  isRefreshable(userId: string, sessionId: string): Promise<boolean>
  /**
   * Reports whether a session has not ended, at each call. An access token does not outlive the time a session may
   * be idle.
   */
  lookupOf(userId: string, sessionId: string): () => Awaitable<boolean>
  /** For how long a session still lasts, in ms; 0 where it has ended or run out. */
  leftMs(userId: string, sessionId: string): Promise<number>
  /** Sessions that have neither ended nor run out, the most recently active first. */
  list(userId: string): Promise<readonly StoredSession[]>
  /** Those of every user. */
  listAll(): Promise<readonly StoredSession[]>
  /** The sessions of every user that rest on a session at a provider. */
  listByProvider(session: string): Promise<readonly StoredSession[]>
  /** The session of a refresh token that is still valid, if any; the token stays valid. */
  findByRefreshToken(refreshToken: string): Promise<StoredSession | undefined>
  /** Writes that end sessions, for the commit of the event that ends them. */
  endings(sessions: readonly StoredSession[]): readonly Write[]
  /** Writes that end every session of a user but one, and the condition that none has opened since. */
  endingAll(userId: string, exceptId?: string | null): Promise<EndingAll>
  /** Writes that remove every session of a user, under the same condition. */
  removalOf(userId: string): Promise<EndingAll>
  /** The condition that a session has not ended, as it is now; undefined where it has. */
  standing(userId: string, sessionId: string): Promise<Condition | undefined>
  /** Writes that mark a session as one with a second factor, while it is valid and as it was read. */
  marking(
    userId: string,
    sessionId: string,
  ): Promise<{ readonly write: Write; readonly condition: Condition } | undefined>
}

const allSessions = 'session/'
const sessionPrefix = (userId: string) => `${allSessions}${userId}/`
const sessionKey = (userId: string, id: string) => `${sessionPrefix(userId)}${id}`
const openedKey = (userId: string) => `session-opened/${userId}`
// Any other text is no key of the store: it may be too long for one.
const tokenShape = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.[\w-]+$/
const encoder = new TextEncoder()
const toBytes = (session: StoredSession) => encoder.encode(JSON.stringify(session))
const fromBytes = (bytes: Uint8Array) => parseStored<StoredSession>(bytes)
const ending = ({ user_id, id }: StoredSession): Write => ({ key: sessionKey(user_id, id), value: null })

export interface EndingAll {
  readonly writes: readonly Write[]
  /** No session has opened since. */
  readonly conditions: readonly Condition[]
  /** How many of the ended ones had not run out. */
  readonly live: number
}

/** How many sessions an account may have, and how long one may rest. */
export interface SessionRules {
  readonly sessionsMax: number
  readonly idleMs: number
}

export interface SessionParts {
  /** Read anew at each call; never wider than the limits. */
  readonly rules: () => Promise<SessionRules>
  readonly store: Store
  readonly trail: Pick<Trail, 'commit'>
  readonly clock: Clock
  readonly ids: Ids
}

export function createSessions(parts: SessionParts): Sessions {
  return new StoredSessions(parts)
}

class StoredSessions implements Sessions {
  readonly #parts: SessionParts

  constructor(parts: SessionParts) {
    this.#parts = parts
  }

  open(wanted: NewSession): Promise<OpenedSession | undefined> {
    const { store, trail, ids } = this.#parts
    const { user_id, conditions, writes, describe } = wanted
    const id = ids.uuid()
    const refresh_token = this.#newToken(user_id, id)
    return untilCommitted<OpenedSession | undefined>(async () => {
      const session = newSession(id, refresh_token, { ...wanted, now: this.#parts.clock.now() })
      const key = openedKey(user_id)
      const expected = (await store.get(key)) ?? null
      const own = [
        ...(await this.#surplus(user_id)).map(ending),
        { key, value: encoder.encode(id) },
        { key: sessionKey(user_id, id), value: toBytes(session) },
      ]
      const done = await trail.commit([...own, ...writes], [{ key, expected }, ...conditions], describe(session))
      if (done) return { session, refresh_token }
      return (await doHold(store, conditions)) ? null : undefined
    })
  }

  async rotate(
    refreshToken: string,
    describe: { readonly renewed: DescribeSession; readonly replayed: DescribeSession },
  ): Promise<OpenedSession> {
    const { session, bytes } = await this.#named(refreshToken)
    const digest = tokenDigest(refreshToken)
    if (session.used_digests.some((used) => sameDigest(used, digest)))
      throw await this.#replayed(session, describe.replayed)
    if (!sameDigest(session.refresh_digest, digest))
      throw new AppError('TOKEN_INVALID', { reason: 'unknown_refresh_token' })
    const now = this.#parts.clock.now()
    const problem = refreshProblem(session, now, await this.#parts.rules())
    if (problem) throw problem
    const refresh_token = this.#newToken(session.user_id, session.id)
    const rotated: StoredSession = {
      ...session,
      refresh_digest: tokenDigest(refresh_token),
      used_digests: [...session.used_digests, digest],
      refreshes: session.refreshes + 1,
      last_active: now,
    }
    const key = sessionKey(session.user_id, session.id)
    const renewal = [{ key, value: toBytes(rotated) }]
    const won = await this.#parts.trail.commit(renewal, [{ key, expected: bytes }], describe.renewed(rotated))
    // It was exchanged twice at the same moment, which is a reuse as well.
    if (!won) throw await this.#replayed(session, describe.replayed)
    return { session: rotated, refresh_token }
  }

  async isRefreshable(userId: string, sessionId: string): Promise<boolean> {
    const found = await this.#read(userId, sessionId)
    const { clock, rules } = this.#parts
    return found !== undefined && refreshProblem(found.session, clock.now(), await rules()) === undefined
  }

  lookupOf(userId: string, sessionId: string): () => Awaitable<boolean> {
    const { store, clock } = this.#parts
    const key = sessionKey(userId, sessionId)
    const isLive = (bytes: Uint8Array | undefined) =>
      bytes !== undefined && clock.now() - fromBytes(bytes).created_at <= limits.refreshTokenMs
    return () => andThen(store.get(key), isLive)
  }

  async leftMs(userId: string, sessionId: string): Promise<number> {
    const [found, current] = await Promise.all([this.#read(userId, sessionId), this.#parts.rules()])
    return found === undefined ? 0 : Math.max(0, endOf(found.session, current) - this.#parts.clock.now())
  }

  list(userId: string): Promise<readonly StoredSession[]> {
    return this.#readLive(userId)
  }

  listAll(): Promise<readonly StoredSession[]> {
    return this.#readLive(null)
  }

  async listByProvider(session: string): Promise<readonly StoredSession[]> {
    const all = await this.#readAll(null)
    return all.filter(({ provider }) => provider?.session === session)
  }

  async findByRefreshToken(refreshToken: string): Promise<StoredSession | undefined> {
    const [, id, userId] = tokenShape.exec(refreshToken) ?? []
    const found = id !== undefined && userId !== undefined ? await this.#read(userId, id) : undefined
    const isRight = found && sameDigest(found.session.refresh_digest, tokenDigest(refreshToken))
    return isRight ? found.session : undefined
  }

  endings(sessions: readonly StoredSession[]): readonly Write[] {
    return sessions.map(ending)
  }

  async endingAll(userId: string, exceptId: string | null = null): Promise<EndingAll> {
    const key = openedKey(userId)
    const expected = (await this.#parts.store.get(key)) ?? null
    const [all, current] = await Promise.all([this.#readAll(userId), this.#parts.rules()])
    const ended = all.filter(({ id }) => id !== exceptId)
    return {
      writes: ended.map(ending),
      conditions: [{ key, expected }],
      live: ended.filter((session) => !this.#isIdle(session, current)).length,
    }
  }

  async removalOf(userId: string): Promise<EndingAll> {
    const { writes, ...rest } = await this.endingAll(userId)
    return { ...rest, writes: [...writes, { key: openedKey(userId), value: null }] }
  }

  async standing(userId: string, sessionId: string): Promise<Condition | undefined> {
    const found = await this.#read(userId, sessionId)
    return found && { key: sessionKey(userId, sessionId), expected: found.bytes }
  }

  async marking(userId: string, sessionId: string): ReturnType<Sessions['marking']> {
    const found = await this.#read(userId, sessionId)
    if (!found) return undefined
    const key = sessionKey(userId, sessionId)
    const write = { key, value: toBytes({ ...found.session, second_factor: true }) }
    return { write, condition: { key, expected: found.bytes } }
  }

  #newToken(userId: string, id: string): string {
    return `${id}.${userId}.${this.#parts.ids.secret(32)}`
  }

  #read(userId: string, id: string): Awaitable<FoundSession | undefined> {
    return andThen(
      this.#parts.store.get(sessionKey(userId, id)),
      (bytes) => bytes && { bytes, session: fromBytes(bytes) },
    )
  }

  /** The session that a refresh token names, whether or not the token is good for it. */
  async #named(refreshToken: string): Promise<FoundSession> {
    const [, id, userId] = tokenShape.exec(refreshToken) ?? []
    if (id === undefined || userId === undefined) throw new AppError('TOKEN_INVALID', { reason: 'malformed' })
    const found = await this.#read(userId, id)
    if (!found) throw new AppError('TOKEN_INVALID', { reason: 'session_ended' })
    return found
  }

  /** Those of a user, or of everybody; the most recently active first. */
  async #readAll(userId: string | null): Promise<readonly StoredSession[]> {
    const sessions: StoredSession[] = []
    const all = this.#parts.store.range({ prefix: userId === null ? allSessions : sessionPrefix(userId) })
    // A damaged one can be used by nobody.
    for await (const { value } of wholeEntries(all)) sessions.push(fromBytes(value))
    return sessions.sort((a, b) => b.last_active - a.last_active)
  }

  async #readLive(userId: string | null): Promise<readonly StoredSession[]> {
    const [all, current] = await Promise.all([this.#readAll(userId), this.#parts.rules()])
    return all.filter((session) => !this.#isIdle(session, current))
  }

  /** The sessions that end when one more opens. */
  async #surplus(userId: string): Promise<readonly StoredSession[]> {
    const [all, current] = await Promise.all([this.#readAll(userId), this.#parts.rules()])
    const live = all.filter((old) => !this.#isIdle(old, current))
    return [...all.filter((old) => !live.includes(old)), ...live.slice(current.sessionsMax - 1)]
  }

  #isIdle(session: StoredSession, current: SessionRules): boolean {
    return this.#parts.clock.now() > endOf(session, current)
  }

  async #replayed(session: StoredSession, describe: DescribeSession): Promise<AppError> {
    // Another holder has a copy: the whole family ends (RFC 9700 §4.14).
    await this.#parts.trail.commit([ending(session)], [], describe(session))
    return new AppError('TOKEN_INVALID', { reason: 'refresh_token_reused' })
  }
}

interface FoundSession {
  readonly session: StoredSession
  readonly bytes: Uint8Array
}

const endOf = ({ created_at, last_active }: StoredSession, { idleMs }: SessionRules) =>
  Math.min(created_at + limits.refreshTokenMs, last_active + idleMs)

function newSession(id: string, refreshToken: string, wanted: NewSession & { readonly now: number }): StoredSession {
  const { user_id, user_agent, ip_address, second_factor, provider, now } = wanted
  return {
    id,
    user_id,
    refresh_digest: tokenDigest(refreshToken),
    used_digests: [],
    refreshes: 0,
    created_at: now,
    last_active: now,
    user_agent,
    ip_address,
    second_factor,
    ...(provider && { provider }),
  }
}

async function doHold(store: Store, conditions: readonly Condition[]): Promise<boolean> {
  const now = await store.getMany(conditions.map(({ key }) => key))
  return conditions.every(({ expected }, at) => {
    const found = now[at] ?? null
    if (found === null || !(expected instanceof Uint8Array)) return found === expected
    return Buffer.compare(found, expected) === 0
  })
}

/** Why the right token of a session is no longer valid, if so. */
function refreshProblem(
  { created_at, last_active, refreshes }: StoredSession,
  now: number,
  { idleMs }: SessionRules,
): AppError | undefined {
  const [endsAt, idleAt] = [created_at + limits.refreshTokenMs, last_active + idleMs]
  if (now > endsAt) return expired('refresh_token_expired', Math.min(endsAt, idleAt))
  if (now > idleAt) return expired('idle_timeout', idleAt)
  return refreshes >= limits.refreshesMax
    ? new AppError('TOKEN_INVALID', { reason: 'max_refreshes_exceeded' })
    : undefined
}

function expired(reason: Reason, atMs: number): AppError {
  const expired_at = new Date(atMs).toISOString()
  return new AppError('TOKEN_EXPIRED', { expired_at, refresh_token_valid: false, reason })
}
