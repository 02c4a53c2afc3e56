// Revoked access tokens, by the second in which they would have run out anyway, so that old entries are easy to drop.

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
  isRevoked(token: TokenName): Awaitable<boolean>
  /** Writes that revoke a token, and drop some entries of tokens that have run out. */
  revocationOf(token: TokenName): Promise<readonly Write[]>
}

const prefix = 'token-revoked/'
const secondsKey = (seconds: number) => `${prefix}${String(seconds).padStart(12, '0')}/`
const nothing = new Uint8Array()

export function createRevokedTokens(store: Store, clock: Clock): RevokedTokens {
  return {
    isRevoked: ({ exp, jti }) => andThen(store.get(secondsKey(exp) + jti), (found) => found !== undefined),
    async revocationOf({ exp, jti }) {
      const writes: Write[] = [{ key: secondsKey(exp) + jti, value: nothing }]
      const to = secondsKey(Math.floor(clock.now() / 1000))
      for await (const { key } of store.range({ prefix, to, limit: limits.expiredEntriesDroppedMax }))
        writes.push({ key, value: null })
      return writes
    },
  }
}
