// How much a caller may ask for: the counter that stands for it, and what every answer says of that counter.
import type { Admission, RateLimiter, RateRequest } from '../../auth/rate-limiter.ts'
import type { Caller } from '../../domain/caller.ts'
import type { RateTier, RateTiers } from '../../domain/rate-tiers.ts'
import { AppError } from '../../errors.ts'
import { type AddressRanges, addressNetwork } from '../../platform/addresses.ts'

export interface RateLimits {
  readonly limiter: RateLimiter
  readonly tiers: RateTiers
  /** Addresses whose requests without a credential are not counted. */
  readonly trusted: AddressRanges
}

export interface RateAsk {
  readonly operationId: string | null
  /** The tiers as they are set now; default: those that the service was started with. */
  readonly tiers: RateTiers | undefined
  readonly caller: Caller | null
  readonly source: { readonly remoteAddress: string }
  readonly cost: number
  readonly nowMs: number
}

/** Null where the caller has no limit, or nobody has. */
export function admitRate(limits: RateLimits | null, ask: RateAsk): Admission | null {
  if (limits === null) return null
  const request = requestOf(limits, ask)
  if (request === null) return null
  const { limiter } = limits
  const { caller, operationId, cost, nowMs } = ask
  const admission = limiter.admit(request)
  if (admission.isAdmitted || caller?.session === undefined || !reserved.has(operationId ?? '')) return admission
  const { isAdmitted, release } = limiter.admit({
    kind: 'user',
    id: `${caller.user_id}/reserve`,
    tier: reserve,
    cost,
    nowMs,
  })
  return isAdmitted ? { ...admission, isAdmitted, release, refusedBy: null, retryAfterSeconds: 0 } : admission
}

// What ends access, and what is needed to find it: whoever has signed in can do it although something that acts for
// him, such as a stolen key, has used up all he may ask for.
const reserved: ReadonlySet<string> = new Set([
  'logout',
  'list_sessions',
  'end_session',
  'end_other_sessions',
  'change_password',
  'list_api_keys',
  'rotate_api_key',
  'delete_api_key',
])
const reserve: RateTier = { requestsPerHour: 120, burst: 30, concurrent: 4 }

/**
 * Users count by their id; a key counts as its owner unless it was given limits of its own, so that more keys are not
 * more requests; whoever shows no credential counts by its network.
 */
function requestOf({ tiers: configured, trusted }: RateLimits, ask: RateAsk): RateRequest | null {
  const { caller, source, cost, nowMs, tiers = configured } = ask
  if (caller === null) {
    if (trusted.has(source.remoteAddress)) return null
    return { kind: 'address', id: addressNetwork(source.remoteAddress), tier: tiers.anonymous, cost, nowMs }
  }
  const { api_key: key, role, user_id, tier = 'standard' } = caller
  const own = key === undefined ? null : (key.rate_limits ?? (key.tier === null ? null : tiers[key.tier]))
  if (key !== undefined && own !== null) return { kind: 'user', id: key.id, tier: own, cost, nowMs }
  return role === 'admin' ? null : { kind: 'user', id: user_id, tier: tiers[tier], cost, nowMs }
}

/** The failure of a request that was not admitted. */
export function rateError({ limit, refusedBy, retryAfterSeconds }: Admission): AppError {
  return new AppError('RATE_LIMIT_EXCEEDED', { reason: `rate_${refusedBy}`, limit, retry_after: retryAfterSeconds })
}

// Choice: who has no limit is told the largest integer of a header field (RFC 9651), so that a client that reads numbers reads one.
const unlimited = '999999999999999'

/** Headers of the interface, and those of draft-ietf-httpapi-ratelimit-headers, as lines. */
export function rateLines(admission: Admission | null, nowMs: number): string {
  const nowSeconds = Math.floor(nowMs / 1000)
  if (admission === null) return specLines(unlimited, unlimited, { resetAtSeconds: nowSeconds, retryAfterSeconds: 0 })
  const { tier, limit, remaining, resetAtSeconds, burstRemaining } = admission
  // Both rounded up, so that a window that has just begun ends in no more than its length.
  const endsInSeconds = Math.max(0, resetAtSeconds - Math.ceil(nowMs / 1000))
  return (
    specLines(limit, remaining, admission) +
    `\r\nRateLimit-Policy: ${policyOf(tier)}` +
    `\r\nRateLimit: "hour";r=${remaining};t=${endsInSeconds}, "burst";r=${burstRemaining}`
  )
}

function specLines(
  limit: number | string,
  remaining: number | string,
  { resetAtSeconds, retryAfterSeconds }: Pick<Admission, 'resetAtSeconds' | 'retryAfterSeconds'>,
): string {
  return (
    `\r\nX-RateLimit-Limit: ${limit}\r\nX-RateLimit-Remaining: ${remaining}` +
    `\r\nX-RateLimit-Reset: ${resetAtSeconds}\r\nX-RateLimit-Retry-After: ${retryAfterSeconds}`
  )
}

const policies = new WeakMap<RateTier, string>()

function policyOf(tier: RateTier): string {
  const known = policies.get(tier)
  if (known !== undefined) return known
  const { requestsPerHour, burst } = tier
  const refillSeconds = Math.ceil((burst * 3600) / requestsPerHour)
  const policy = `"hour";q=${requestsPerHour};w=3600, "burst";q=${burst};w=${refillSeconds}`
  policies.set(tier, policy)
  return policy
}
