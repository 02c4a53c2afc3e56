// API keys: one document a key, found by id, by owner, or by the digest of its text.
// K1. A key is kept as the SHA-256 of its text alone: 256 random bits need no slow hash.
// K2. A change is compared and set together with its digests, so that a key that was revoked or rotated away is never found.
// K3. An owner has at most limits.apiKeysPerUserMax keys, on however many nodes they are issued at once.
// K4. Whether a text is a key costs the same look-ups and one comparison, whatever is wrong with it.

import type { AuditInput } from '../domain/audit-event.ts'
import type { CallerKey } from '../domain/caller.ts'
import type { RateTier } from '../domain/rate-tiers.ts'
import type { Permission, Tier } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Awaitable } from '../platform/awaitable.ts'
import { findHeld } from '../platform/damage.ts'
import { isUuid } from '../platform/ids.ts'
import type { Condition, Store, Write } from '../store/port.ts'
import { isKeyText } from './api-key-text.ts'
import { sameDigest, tokenDigest } from './tokens.ts'
import type { Trail } from './trail.ts'
import { untilCommitted } from './until-committed.ts'

/** Times are milliseconds since 1970. */
export interface StoredApiKey {
  readonly id: string
  readonly user_id: string
  readonly name: string
  /** The shown beginning of its text. */
  readonly prefix: string
  readonly digest: string
  /** Texts that were rotated away and are good for a while yet. */
  readonly previous: readonly KeyText[]
  readonly scopes: readonly Permission[]
  /** Addresses and ranges it may be used from; empty: from anywhere. */
  readonly allowed_ips: readonly string[]
  readonly tier: Tier | null
  readonly rate_limits: RateTier | null
  readonly lifetime_days: number
  readonly created_at: number
  readonly expires_at: number
  readonly rotated_at: number | null
}

/** One of the texts that a key is found by. */
interface KeyText {
  readonly digest: string
  readonly valid_until: number
}

/** A key as its text was shown, and that text. */
export interface ShownKey extends KeyText {
  readonly key: StoredApiKey
}

/** How a presented text stands. */
export interface KeyStanding {
  readonly valid_until: number
  /** The key is as it was read. */
  readonly condition: Condition
}

/** The result of a change; `key: null` removes the key. */
interface KeyChange {
  readonly key: StoredApiKey | null
  readonly events: readonly AuditInput[]
  readonly writes?: readonly Write[]
  readonly conditions?: readonly Condition[]
}

export interface ApiKeys {
  /**
   * Stores a key together with what goes into its commit besides, read anew for each attempt. Throws CONFLICT where its owner has
   * limits.apiKeysPerUserMax, and what `besides` throws.
   */
  create(
    key: StoredApiKey,
    besides: () => Promise<{ readonly writes: readonly Write[]; readonly conditions: readonly Condition[] }>,
    events: readonly AuditInput[],
  ): Promise<void>
  find(id: string): Promise<StoredApiKey | undefined>
  /** The key of a text, also when it has expired. */
  findByText(text: string): Promise<ShownKey | undefined>
  /** How the presented text of a caller's key stands; undefined where it was revoked or rotated away. */
  standing(key: Pick<CallerKey, 'id' | 'digest'>): Promise<KeyStanding | undefined>
  list(userId: string): Promise<readonly StoredApiKey[]>
  /** Writes that end every key of a user, and the conditions that there is no other and none has changed. */
  endingAll(userId: string): Promise<EndingKeys>
  /** Applies a change to the key as it is now; null leaves it. Undefined when there is no such key. */
  change(id: string, change: (key: StoredApiKey) => Awaitable<KeyChange | null>): Promise<StoredApiKey | undefined>
}

export interface EndingKeys {
  readonly writes: readonly Write[]
  readonly conditions: readonly Condition[]
  readonly ended: readonly StoredApiKey[]
}

const documentKey = (id: string) => `api-key/${id}`
const ownerPrefix = (userId: string) => `api-key-owner/${userId}/`
/** Moved by each new key of an owner, so that keys cannot pass their limit, or their owner's reset, together. */
const issuedKey = (userId: string) => `api-key-issued/${userId}`
const digestKey = (digest: string) => `api-key-digest/${digest}`
const nobody = '00000000-0000-0000-0000-000000000000'
const noDigest = '0'.repeat(64)
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const toBytes = (key: StoredApiKey) => encoder.encode(JSON.stringify(key))
const fromBytes = (bytes: Uint8Array) => JSON.parse(decoder.decode(bytes)) as StoredApiKey

export function createApiKeys(store: Store, trail: Pick<Trail, 'commit'>): ApiKeys {
  const read = async (id: string) => {
    const bytes = isUuid(id) ? await store.get(documentKey(id)) : undefined
    return bytes && { bytes, key: fromBytes(bytes) }
  }
  const conditionOn = async (key: string): Promise<Condition> => ({ key, expected: await findHeld(store, key) })
  const listOf = async (userId: string): Promise<readonly Uint8Array[]> => {
    const ids: string[] = []
    const prefix = ownerPrefix(userId)
    for await (const { key } of store.range({ prefix })) ids.push(key.slice(prefix.length))
    return (await store.getMany(ids.map(documentKey))).filter((bytes) => bytes !== undefined)
  }
  return {
    create: (key, besides, events) =>
      untilCommitted(async () => {
        const issued = await conditionOn(issuedKey(key.user_id))
        if ((await listOf(key.user_id)).length >= limits.apiKeysPerUserMax)
          throw new AppError('CONFLICT', { reason: 'too_many_keys', limit: limits.apiKeysPerUserMax })
        const writes = [
          { key: documentKey(key.id), value: toBytes(key) },
          { key: ownerPrefix(key.user_id) + key.id, value: encoder.encode(key.id) },
          { key: issued.key, value: encoder.encode(key.id) },
          ...digestWrites(null, key),
        ]
        const more = await besides()
        const isDone = await trail.commit([...writes, ...more.writes], [issued, ...more.conditions], events)
        return isDone ? undefined : null
      }),
    find: async (id) => (await read(id))?.key,
    async findByText(text) {
      const digest = tokenDigest(text)
      const id = await store.get(digestKey(digest))
      const key = (await read(id ? decoder.decode(id) : nobody))?.key
      const texts = key ? textsOf(key) : [{ digest: noDigest, valid_until: 0 }]
      const shown = findText(texts, digest)
      return isKeyText(text) && key && shown ? { key, ...shown } : undefined
    },
    async standing({ id, digest }) {
      const found = await read(id)
      const text = found && findText(textsOf(found.key), digest)
      const condition = { key: documentKey(id), expected: found?.bytes ?? null }
      return text && { valid_until: text.valid_until, condition }
    },
    list: async (userId) => (await listOf(userId)).map(fromBytes),
    async endingAll(userId) {
      const issued = await conditionOn(issuedKey(userId))
      const found = await listOf(userId)
      const ended = found.map(fromBytes)
      return {
        ended,
        writes: ended.flatMap((key) => changeWrites(key, null)),
        conditions: [issued, ...ended.map(({ id }, at) => ({ key: documentKey(id), expected: found[at] ?? null }))],
      }
    },
    change: (id, change) =>
      untilCommitted<StoredApiKey | undefined>(async () => {
        const found = await read(id)
        if (!found) return undefined
        const wanted = await change(found.key)
        if (wanted === null) return found.key
        const { key, events, writes = [], conditions = [] } = wanted
        const isDone = await trail.commit(
          [...changeWrites(found.key, key), ...writes],
          [{ key: documentKey(id), expected: found.bytes }, ...conditions],
          events,
        )
        return isDone ? (key ?? found.key) : null
      }),
  }
}

/** From what a key was to what it is; null where it ends. */
function changeWrites(before: StoredApiKey, after: StoredApiKey | null): Write[] {
  return [
    { key: documentKey(before.id), value: after && toBytes(after) },
    ...(after === null ? [{ key: ownerPrefix(before.user_id) + before.id, value: null }] : []),
    ...digestWrites(before, after),
  ]
}

/** The entries by which an API key is found by its texts. */
export function indexOfKey(key: StoredApiKey): readonly Write[] {
  return digestWrites(null, key)
}

/** The index of digests from what it was to what it is. */
function digestWrites(before: StoredApiKey | null, after: StoredApiKey | null): Write[] {
  const kept = new Set(digestsOf(after))
  const gone = digestsOf(before).filter((digest) => !kept.has(digest))
  const id = after === null ? null : encoder.encode(after.id)
  return [
    ...gone.map((digest) => ({ key: digestKey(digest), value: null })),
    ...[...kept].map((digest) => ({ key: digestKey(digest), value: id })),
  ]
}

function digestsOf(key: StoredApiKey | null): readonly string[] {
  return key === null ? [] : textsOf(key).map(({ digest }) => digest)
}

/** The text of a key, and those that were rotated away. */
function textsOf({ digest, expires_at, previous }: StoredApiKey): readonly KeyText[] {
  return [{ digest, valid_until: expires_at }, ...previous]
}

function findText(texts: readonly KeyText[], digest: string): KeyText | undefined {
  return texts.find((known) => sameDigest(known.digest, digest))
}
