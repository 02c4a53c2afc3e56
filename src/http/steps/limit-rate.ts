// The rate limit of a caller: which counter it falls under, and the headers that report it.
import type { Admission, RateLimiter, RateRequest } from '../../auth/rate-limiter.ts'
import { type Caller, ownLimits } from '../../domain/caller.ts'
import { type RateTier, type RateTiers, reserveTier } from '../../domain/rate-tiers.ts'
import { AppError } from '../../errors.ts'
import { limits as edgeLimits } from '../../limits.ts'
import { type AddressRanges, addressNetwork } from '../../platform/addresses.ts'
import type { TurnDelay } from '../../platform/turn-delay.ts'
import type { Operation } from '../../wire/operation.ts'

export interface RateLimits {
  readonly limiter: RateLimiter
  readonly tiers: RateTiers
  /** Addresses whose requests without a credential are not counted. */
  readonly trusted: AddressRanges
}

/** A request to be counted. */
export interface CountedRequest {
  readonly operation: Pick<Operation, 'id' | 'isUncounted'> | null
  /** The tiers in the settings; default: those that the service was started with. */
  readonly tiers: RateTiers | undefined
  readonly caller: Caller | null
  readonly source: { readonly remoteAddress: string }
  readonly nowMs: number
}

/**
 * Throws SERVICE_UNAVAILABLE where turns are so late that one more request would only make all wait longer. Probes and documents are
 * answered, and so is who revokes access.
 */
export function assertKeepsUp(delay: TurnDelay | undefined, operation: CountedRequest['operation']): void {
  if (delay?.isOverloaded() !== true || operation?.isUncounted || reserved.has(operation?.id ?? '')) return
  throw new AppError('SERVICE_UNAVAILABLE', { reason: 'overloaded', retry_after: edgeLimits.retryAfterSeconds })
}

/** Counts a request; null where no limit applies to it. */
export function admitRate(limits: RateLimits | null, ask: CountedRequest): Admission | null {
  if (limits === null) return null
  const request = requestOf(limits, ask)
  if (request === null) return null
  const { limiter } = limits
  const { caller, operation, nowMs } = ask
  if (operation?.isUncounted) return limiter.look(request)
  const admission = limiter.admit(request)
  if (admission.isAdmitted || caller?.session === undefined || !reserved.has(operation?.id ?? '')) return admission
  const { isAdmitted, release } = limiter.admit({
    kind: 'user',
    id: `${caller.session.id}/reserve`,
    tier: reserveTier,
    nowMs,
  })
  return isAdmitted ? { ...admission, isAdmitted, release, refusedBy: null, retryAfterSeconds: 0 } : admission
}

// Operations that revoke access, and those that list it: each session has a quota for them alone, so that neither a stolen
// key nor a stolen session exhausts the quota with which the owner would find it out and revoke it.
const reserved: ReadonlySet<string> = new Set([
  'logout',
  'list_sessions',
  'end_session',
  'end_other_sessions',
  'change_password',
  'list_api_keys',
  'get_api_key',
  'api_key_usage',
  'usage',
  'rotate_api_key',
  'delete_api_key',
])

/**
 * A user counts by id. A key counts as its owner unless it has limits of its own, so that more keys are not more
 * requests. A request without a credential counts by its network.
 */
function requestOf({ tiers: configured, trusted }: RateLimits, ask: CountedRequest): RateRequest | null {
  const { caller, source, nowMs, tiers = configured } = ask
  if (caller === null) {
    if (trusted.has(source.remoteAddress)) return null
    return { kind: 'address', id: addressNetwork(source.remoteAddress), tier: tiers.anonymous, nowMs }
  }
  const { role, user_id, tier = 'standard' } = caller
  const own = ownLimits(caller, tiers)
  if (own) return { kind: 'user', ...own, nowMs }
  return role === 'admin' ? null : { kind: 'user', id: user_id, tier: tiers[tier], nowMs }
}

/** The failure of a request that was not admitted. */
export function rateError({ tier, refusedBy, retryAfterSeconds }: Admission): AppError {
  const maximums = { hour: tier.requestsPerHour, burst: tier.burst, concurrent: tier.concurrent }
  return new AppError('RATE_LIMIT_EXCEEDED', {
    ...(refusedBy && ({ reason: `rate_${refusedBy}` } as const)),
    limit: refusedBy,
    maximum: refusedBy && maximums[refusedBy],
    retry_after: retryAfterSeconds,
  })
}

// Choice: callers without a limit read the word that the interface has for it, no number that looks like a quota.
const unlimited = 'unlimited'

/** Headers of the interface, and those of draft-ietf-httpapi-ratelimit-headers, as lines. */
export function rateLines(admission: Admission | null, nowMs: number): string {
  const nowSeconds = Math.floor(nowMs / 1000)
  if (admission === null) return specLines(unlimited, unlimited, { resetAtSeconds: nowSeconds, retryAfterSeconds: 0 })
  const { tier, limit, remaining, resetAtSeconds, burstRemaining } = admission
  // Both are rounded up, so that a window never seems longer than it is.
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
