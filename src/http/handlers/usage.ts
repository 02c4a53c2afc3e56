// Handler of the usage of a caller.

import type { Caller } from '../../domain/caller.ts'
import type { Usage } from '../../domain/generated/wire-types.ts'
import type { RateTiers } from '../../domain/rate-tiers.ts'
import type { UsageContext } from '../../services/usage/context.ts'
import { readUsage } from '../../services/usage/read-usage.ts'
import type { Handlers } from '../handler.ts'
import { admitRate, type RateLimits } from '../steps/limit-rate.ts'

/** One handler for each operation of the module. */
export function usageHandlers(context: UsageContext, rateLimits: RateLimits | null) {
  return {
    async usage(request) {
      const { caller } = request
      const standing = { tiers: await context.tiers(), source: request, nowMs: context.clock.now() }
      return { body: { ...(await readUsage(context, caller)), limits: limitsOf(rateLimits, caller, standing) } }
    },
  } satisfies Partial<Handlers>
}

interface Standing {
  readonly tiers: RateTiers
  readonly source: { readonly remoteAddress: string }
  readonly nowMs: number
}

const looking = { id: 'usage', isUncounted: true } as const

function limitsOf(rateLimits: RateLimits | null, caller: Caller, standing: Standing): Usage['limits'] {
  const found = admitRate(rateLimits, { ...standing, operation: looking, caller })
  if (found === null) return { tier: tierOf(caller) }
  const { tier, remaining, burstRemaining, inProgress, resetAtSeconds } = found
  return {
    tier: tierOf(caller),
    requests_per_hour: tier.requestsPerHour,
    burst: tier.burst,
    concurrent: tier.concurrent,
    remaining,
    burst_remaining: burstRemaining,
    in_progress: inProgress,
    resets_at: new Date(resetAtSeconds * 1000).toISOString(),
  }
}

function tierOf({ role, tier = 'standard', api_key: key }: Caller): Usage['limits']['tier'] {
  if (key?.rate_limits) return 'own'
  return key?.tier ?? (role === 'admin' ? 'admin' : tier)
}
