// Revoked access tokens, by the second of their expiry, so that old entries are easy to drop.

import { limits } from '../limits.ts'
import { type Awaitable, andThen } from '../platform/awaitable.ts'
import type { Clock } from '../platform/clock.ts'
import type { Store, Write } from '../store/port.ts'

/** What names an access token: its id and its expiry in seconds since 1970. */
export interface TokenName {
  readonly jti: string
  readonly exp: number
}

export interface RevokedTokens {
  /** Reports whether the token has been revoked, at each call. */
  lookupOf(token: TokenName): () => Awaitable<boolean>
  /** Writes that revoke a token, and drop some expired entries. */
  revocationOf(token: TokenName): Promise<readonly Write[]>
}

const prefix = 'token-revoked/'
const secondsKey = (seconds: number) => `${prefix}${String(seconds).padStart(12, '0')}/`
const nothing = new Uint8Array()
const isThere = (found: Uint8Array | undefined) => found !== undefined

export function createRevokedTokens(store: Store, clock: Clock): RevokedTokens {
  return {
    lookupOf({ exp, jti }) {
      const key = secondsKey(exp) + jti
      return () => andThen(store.get(key), isThere)
    },
    async revocationOf({ exp, jti }) {
      const writes: Write[] = [{ key: secondsKey(exp) + jti, value: nothing }]
      const to = secondsKey(Math.floor(clock.now() / 1000))
      for await (const { key } of store.range({ prefix, to, limit: limits.expiredEntriesDroppedMax }))
        writes.push({ key, value: null })
      return writes
    },
  }
}
