// What is shown of an API key: never its secret or its hash.

import type { StoredApiKey } from '../../auth/api-keys.ts'
import type * as wire from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'

const toTime = (ms: number) => new Date(ms).toISOString()

/** What edits of a key change. */
export function keyVersion({ rate_limits }: StoredApiKey) {
  return { rate_limits }
}

/** A key as its owner sees it. */
export function keyView(key: StoredApiKey, nowMs: number): wire.ApiKey {
  const { id, name, prefix, user_id, scopes, allowed_ips, tier, rate_limits, rotated_at } = key
  const old = key.previous.map(({ valid_until }) => valid_until).filter((until) => until > nowMs)
  return {
    id,
    name: maskTyped(name),
    prefix,
    user_id,
    scopes,
    allowed_ips,
    status: key.expires_at > nowMs ? 'active' : 'expired',
    ...(tier !== null && { tier }),
    ...(rate_limits !== null && {
      rate_limits: {
        requests_per_hour: rate_limits.requestsPerHour,
        burst: rate_limits.burst,
        concurrent: rate_limits.concurrent,
      },
    }),
    created_at: toTime(key.created_at),
    expires_at: toTime(key.expires_at),
    ...(rotated_at !== null && { rotated_at: toTime(rotated_at) }),
    ...(old.length > 0 && { previous_valid_until: toTime(Math.max(...old)) }),
  }
}
