import type { RateTier } from './rate-tiers.ts'
import type { Language, Permission, Role, Tier } from './vocabulary.ts'

/** Who makes a request, as the verified credential says. */
export interface Caller {
  readonly user_id: string
  readonly email: string
  readonly role: Role
  readonly permissions: readonly Permission[]
  readonly team_ids: readonly string[]
  /** How much the account may ask for; default: standard. */
  readonly tier?: Tier
  /** The API key that was shown instead of a token, with the limits of its own where an admin gave it any. */
  readonly api_key?: { readonly id: string; readonly tier: Tier | null; readonly rate_limits: RateTier | null }
  /** Language of the sign-in that issued the token; one of the hints for the language of an answer. */
  readonly token_language?: Language
  /** The session and the token behind the request; absent where the credential is of another kind. */
  readonly session?: CallerSession
  /** Set while the account may do nothing but choose a new password. */
  readonly password_change_required?: boolean
}

export interface CallerSession {
  readonly id: string
  readonly jti: string
  /** Seconds since 1970. */
  readonly exp: number
}
