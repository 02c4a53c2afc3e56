// API keys: one document a key, found by id, by owner, or by the digest of its text.
// K1. A key is kept as the SHA-256 of its text alone: 256 random bits need no slow hash.
// K2. A change is compared and set together with its digests, so that a key that was revoked or rotated away is never found.
// K3. Whether a text is a key costs the same look-ups and one comparison, whatever is wrong with it.

import type { AuditInput } from '../domain/audit-event.ts'
import type { RateTier } from '../domain/rate-tiers.ts'
import type { Permission, Tier } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { isUuid } from '../platform/ids.ts'
import type { Store, Write } from '../store/port.ts'
import { isKeyText } from './api-key-text.ts'
import { sameDigest, tokenDigest } from './tokens.ts'
import type { Trail } from './trail.ts'

/** Times are milliseconds since 1970. */
export interface StoredApiKey {
  readonly id: string
  readonly user_id: string
  readonly name: string
  /** The shown beginning of its text. */
  readonly prefix: string
  readonly digest: string
  /** Texts that were rotated away and are good for a while yet. */
  readonly previous: readonly { readonly digest: string; readonly valid_until: number }[]
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

/** A key as its text was shown; `valid_until` is that of the text. */
export interface ShownKey {
  readonly key: StoredApiKey
  readonly valid_until: number
}

export interface ApiKeys {
  create(key: StoredApiKey, events: readonly AuditInput[]): Promise<void>
  find(id: string): Promise<StoredApiKey | undefined>
  /** The key of a text, also when it has expired. */
  findByText(text: string): Promise<ShownKey | undefined>
  list(userId: string): Promise<readonly StoredApiKey[]>
  /** Applies a change to the key as it is now; null removes it. Undefined when there is no such key. */
  change(
    id: string,
    change: (key: StoredApiKey) => { readonly key: StoredApiKey | null; readonly events: readonly AuditInput[] },
  ): Promise<StoredApiKey | undefined>
}

const documentKey = (id: string) => `api-key/${id}`
const ownerPrefix = (userId: string) => `api-key-owner/${userId}/`
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
  return {
    async create(key, events) {
      const writes = [
        { key: documentKey(key.id), value: toBytes(key) },
        { key: ownerPrefix(key.user_id) + key.id, value: encoder.encode(key.id) },
        ...digestWrites(null, key),
      ]
      const done = await trail.commit(writes, [{ key: documentKey(key.id), expected: null }], events)
      if (!done) throw new AppError('CONFLICT', { id: key.id })
    },
    find: async (id) => (await read(id))?.key,
    async findByText(text) {
      const digest = tokenDigest(text)
      const id = await store.get(digestKey(digest))
      const key = (await read(id ? decoder.decode(id) : nobody))?.key
      const texts = key
        ? [{ digest: key.digest, valid_until: key.expires_at }, ...key.previous]
        : [{ digest: noDigest, valid_until: 0 }]
      const shown = texts.find((known) => sameDigest(known.digest, digest))
      return isKeyText(text) && key && shown ? { key, valid_until: shown.valid_until } : undefined
    },
    async list(userId) {
      const ids: string[] = []
      for await (const { value } of store.range({ prefix: ownerPrefix(userId) })) ids.push(decoder.decode(value))
      const documents = await store.getMany(ids.map(documentKey))
      return documents.flatMap((bytes) => (bytes ? [fromBytes(bytes)] : []))
    },
    async change(id, change) {
      for (let attempt = 0; attempt < limits.accountCommitAttemptsMax; attempt++) {
        const found = await read(id)
        if (!found) return undefined
        const { key, events } = change(found.key)
        const writes: Write[] = [
          { key: documentKey(id), value: key && toBytes(key) },
          ...(key === null ? [{ key: ownerPrefix(found.key.user_id) + id, value: null }] : []),
          ...digestWrites(found.key, key),
        ]
        const done = await trail.commit(writes, [{ key: documentKey(id), expected: found.bytes }], events)
        if (done) return key ?? found.key
      }
      throw new AppError('SERVICE_UNAVAILABLE', { reason: 'busy' })
    },
  }
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
  return key === null ? [] : [key.digest, ...key.previous.map(({ digest }) => digest)]
}
