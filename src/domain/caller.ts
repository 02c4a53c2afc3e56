// Caller: the identity, role and quota behind a request.

import type { RateTier, RateTiers } from './rate-tiers.ts'
import type { Language, Permission, Role, Tier } from './vocabulary.ts'

/** The account behind a request, from the verified credential. */
export interface Caller {
  readonly user_id: string
  readonly email: string
  readonly role: Role
  readonly permissions: readonly Permission[]
  readonly team_ids: readonly string[]
  /** Quota of the account; default: standard. */
  readonly tier?: Tier
  /** The API key that was presented instead of a token. */
  readonly api_key?: CallerKey
  /** Language of the sign-in that issued the token; one of the hints for the language of an answer. */
  readonly token_language?: Language
  /** The session and the token behind the request; absent where the credential is of another kind. */
  readonly session?: CallerSession
  /** Set while the only permitted operation is the change of the password. */
  readonly password_change_required?: boolean
}

/** An API key, with its own limits where an admin set any. */
export interface CallerKey {
  readonly id: string
  /** SHA-256 of the presented text: a key may have several, which end at different times. */
  readonly digest: string
  readonly tier: Tier | null
  readonly rate_limits: RateTier | null
}

export interface CallerSession {
  readonly id: string
  readonly jti: string
  /** Seconds since 1970. */
  readonly exp: number
}

/**
 * The limits of the caller's API key where it has some of its own, under which it counts apart from its owner; undefined
 * where it counts as that.
 */
export function ownLimits(
  { api_key: key }: Caller,
  tiers: RateTiers,
): { readonly id: string; readonly tier: RateTier } | undefined {
  const tier = key?.rate_limits ?? (key?.tier ? tiers[key.tier] : undefined)
  return key && tier && { id: key.id, tier }
}
