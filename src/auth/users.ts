// Users: the accounts, one JSON document each, found by id or by e-mail.
// U1. An e-mail (lower case) belongs to at most one user: the index entry is created in the same commit, if absent.
// U2. A change is compared and set: two at the same moment both happen, one after the other, or one is refused.
// U3. There is always an active admin with a password, who can come in when no identity provider can be reached. A commit that
//     removes one also moves `user-admins`, so that two cannot be removed at once.
// U4. An account at an identity provider belongs to at most one user: its entry is created in the same commit, if absent.

import type { AuditInput } from '../domain/audit-event.ts'
import type { Role, Tier } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { type Awaitable, andThen } from '../platform/awaitable.ts'
import { findHeld, wholeEntries } from '../platform/damage.ts'
import { isUuid } from '../platform/ids.ts'
import { parseStored } from '../platform/stored-json.ts'
import type { Condition, Store, Write } from '../store/port.ts'
import type { SecondFactor } from './second-factor.ts'
import type { Trail } from './trail.ts'
import { untilCommitted } from './until-committed.ts'

export interface StoredUser {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly team_ids: readonly string[]
  /** `pending` and `rejected`: asked for through an identity provider, and not, or not to be, approved. */
  readonly status: 'active' | 'deactivated' | 'pending' | 'rejected'
  /** PHC string of the argon2id hash; null: the account has no password, and signs in with an identity provider alone. */
  readonly password_hash: string | null
  readonly created_at: string
  /** Absent in accounts without one: see tierOf. */
  readonly tier?: Tier
  /** An admin chose the password, so that its owner must choose another before anything else. */
  readonly password_change_required?: boolean
  readonly second_factor?: SecondFactor
  readonly updated_at?: string
  /** Accounts at identity providers that sign in to this one. */
  readonly identities?: readonly LinkedIdentity[]
  /** As a provider names the user, for the admin who approves. */
  readonly name?: string
  /** What an admin set, and no rule over claims changes; of an account without a password. */
  readonly set_by_admin?: readonly ('role' | 'team_ids')[]
  /** What rules over claims gave at the last sign-in, and may take back. */
  readonly by_claims?: { readonly role: Role | null; readonly team_ids: readonly string[] }
}

export interface LinkedIdentity {
  readonly provider: string
  /** Keyed digest of issuer and subject: a subject may be a personal number. Hex. */
  readonly digest: string
  readonly linked_at: string
}

/** A user with the exact bytes that a later commit can be made to depend on. */
export interface FoundUser {
  readonly user: StoredUser
  readonly condition: Condition
}

/** The result of a change; `user: null` removes the account. */
export interface UserChange {
  readonly user: StoredUser | null
  readonly events: readonly AuditInput[]
  readonly writes?: readonly Write[]
  readonly conditions?: readonly Condition[]
}

export interface Users {
  find(id: string): Awaitable<StoredUser | undefined>
  /** Finds the user, at each call. */
  lookupOf(id: string): () => Awaitable<StoredUser | undefined>
  read(id: string): Promise<FoundUser | undefined>
  readByEmail(email: string): Promise<FoundUser | undefined>
  /** By the digest of an account at a provider. */
  readByIdentity(digest: string): Promise<FoundUser | undefined>
  /** False when the e-mail or an account at a provider is taken. */
  create(user: StoredUser, more?: Partial<Omit<UserChange, 'user'>>): Promise<boolean>
  /**
   * Applies a change to the account as it is now; `change` may be called again, and refuses by throwing. Nothing is
   * committed where it returns null, because the account is as wanted.
   * Undefined when there is no such account. Throws CONFLICT for the last active admin.
   */
  change(
    id: string,
    change: (found: StoredUser) => UserChange | null | Promise<UserChange | null>,
  ): Promise<FoundUser | undefined>
  list(): Promise<readonly StoredUser[]>
  /** True when there is no user at all. */
  isEmpty(): Promise<boolean>
}

const prefix = 'user/'
const userKey = (id: string) => `${prefix}${id}`
const emailKey = (email: string) => `user-email/${canonicalEmail(email)}`
const identityKey = (digest: string) => `user-identity/${digest}`
const adminsKey = 'user-admins'

/** The entries by which an account is found by its e-mail and by its accounts at providers. */
export function indexesOfUser({
  email,
  id,
  identities = [],
}: Pick<StoredUser, 'email' | 'id' | 'identities'>): readonly Write[] {
  const keys = [emailKey(email), ...identities.map(({ digest }) => identityKey(digest))]
  return keys.map((key) => ({ key, value: encoder.encode(id) }))
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const toBytes = (user: StoredUser) => encoder.encode(JSON.stringify(user))
const fromBytes = (bytes: Uint8Array) => parseStored<StoredUser>(bytes)
const fromFound = (bytes: Uint8Array | undefined) => bytes && fromBytes(bytes)

/** The form in which e-mails are compared. */
export function canonicalEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase()
}

/** An account with the role and teams that an admin gives it, and the memory that it was an admin. */
export function withAdminChoice(
  user: StoredUser,
  { role, team_ids }: { readonly role?: Role | undefined; readonly team_ids?: readonly string[] | undefined },
): StoredUser {
  const set = new Set(user.set_by_admin)
  if (role !== undefined) set.add('role')
  if (team_ids !== undefined) set.add('team_ids')
  return {
    ...user,
    ...(role && { role }),
    ...(team_ids && { team_ids }),
    ...(user.password_hash === null && set.size > 0 && { set_by_admin: [...set] }),
  }
}

/** Choice: service accounts are premium unless an admin says otherwise. */
export function tierOf({ tier, role }: StoredUser): Tier {
  return tier ?? (role === 'service' ? 'premium' : 'standard')
}

export function createUsers(store: Store, trail: Pick<Trail, 'commit'>): Users {
  // Any other id of a caller is no key of the store: it may be too long for one.
  const read = async (id: string): Promise<FoundUser | undefined> => {
    const bytes = isUuid(id) ? await store.get(userKey(id)) : undefined
    return bytes && { user: fromBytes(bytes), condition: { key: userKey(id), expected: bytes } }
  }
  const lookupOf = (id: string) => {
    const key = isUuid(id) ? userKey(id) : undefined
    return () => andThen(key === undefined ? undefined : store.get(key), fromFound)
  }
  const list = async () => {
    const users: StoredUser[] = []
    for await (const { value } of wholeEntries(store.range({ prefix }))) users.push(fromBytes(value))
    return users
  }
  /** The guard of U3, where a change takes an active admin away. */
  const guardAdmins = async (before: StoredUser, after: StoredUser | null) => {
    if (!isActiveAdmin(before) || (after !== null && isActiveAdmin(after))) return { writes: [], conditions: [] }
    const expected = await findHeld(store, adminsKey)
    const others = (await list()).filter((user) => user.id !== before.id && isActiveAdmin(user))
    if (others.length === 0) throw new AppError('CONFLICT', { reason: 'last_admin' })
    const moves = expected instanceof Uint8Array ? Number(decoder.decode(expected)) : 0
    const value = encoder.encode(String(moves + 1))
    return { writes: [{ key: adminsKey, value }], conditions: [{ key: adminsKey, expected }] }
  }

  return {
    find: (id) => lookupOf(id)(),
    lookupOf,
    read,
    async readByEmail(email) {
      const id = await store.get(emailKey(email))
      return id && read(decoder.decode(id))
    },
    async readByIdentity(digest) {
      const id = await store.get(identityKey(digest))
      return id && read(decoder.decode(id))
    },
    create(user, { events = [], writes = [], conditions = [] } = {}) {
      const indexes = indexesOfUser(user)
      return trail.commit(
        [{ key: userKey(user.id), value: toBytes(user) }, ...indexes, ...writes],
        [...indexes.map(({ key }) => ({ key, expected: null })), ...conditions],
        events,
      )
    },
    change: (id, change) =>
      untilCommitted<FoundUser | undefined>(async () => {
        const found = await read(id)
        if (!found) return undefined
        const wanted = await change(found.user)
        if (wanted === null) return found
        const { user, events, writes = [], conditions = [] } = wanted
        const guard = await guardAdmins(found.user, user)
        const value = user && toBytes(user)
        const own: Write[] = [{ key: userKey(id), value }]
        if (user === null) own.push({ key: emailKey(found.user.email), value: null })
        const linked = linksChanged(found.user, user)
        const done = await trail.commit(
          [...own, ...linked.writes, ...writes, ...guard.writes],
          [found.condition, ...linked.conditions, ...conditions, ...guard.conditions],
          events,
        )
        return done ? { user: user ?? found.user, condition: { key: userKey(id), expected: value } } : null
      }),
    list,
    async isEmpty() {
      for await (const _ of store.range({ prefix, limit: 1 })) return false
      return true
    },
  }
}

function isActiveAdmin({ role, status, password_hash }: StoredUser): boolean {
  return role === 'admin' && status === 'active' && password_hash !== null
}

/** Entries of accounts at providers that come and go with a change. */
function linksChanged(before: StoredUser, after: StoredUser | null) {
  const keysOf = (user: StoredUser | null) => (user?.identities ?? []).map(({ digest }) => identityKey(digest))
  const [old, next] = [keysOf(before), keysOf(after)]
  const come = next.filter((key) => !old.includes(key))
  return {
    writes: [
      ...old.filter((key) => !next.includes(key)).map((key): Write => ({ key, value: null })),
      ...come.map((key): Write => ({ key, value: encoder.encode(before.id) })),
    ],
    conditions: come.map((key): Condition => ({ key, expected: null })),
  }
}
