// What an identity provider is to the rest: where people sign in, and what its answer proves.

import type { ProviderSetup } from '../../domain/identity-providers.ts'

/** What a sign-in begins with; the provider repeats `state`, and signs `nonce`. */
export interface SignInWish {
  readonly state: string
  readonly nonce: string
  /** Secret of the code that comes back (RFC 7636). */
  readonly verifier: string
  /** Our address that the provider sends the browser to. */
  readonly returnTo: string
}

/** Who somebody is, as a provider has proved it. */
export interface Proof {
  readonly issuer: string
  /** The user at the issuer; may be a personal number, and so is kept as a digest alone. */
  readonly subject: string
  /** The address, where the provider says that it belongs to the user. */
  readonly email: string | null
  readonly name: string | null
  /** The session at the provider, which signs out here when it ends there. */
  readonly session: string | null
  readonly claims: Readonly<Record<string, unknown>>
}

/** A verified sign-out token of a provider: at least one of subject and session. */
export interface SignOutOrder {
  readonly issuer: string
  readonly subject: string | null
  readonly session: string | null
  /** Of the token, which counts once. */
  readonly id: string
  readonly issuedAtMs: number
}

export interface IdentityProvider {
  readonly setup: ProviderSetup
  /** Throws SERVICE_UNAVAILABLE where the provider cannot be reached. */
  signInAddress(wish: SignInWish): Promise<URL>
  /** Exchanges what the browser brought back. Throws SIGN_IN_REFUSED and SERVICE_UNAVAILABLE. */
  prove(answer: URLSearchParams, wish: SignInWish): Promise<Proof>
  /** Where the session at the provider is ended; null where it has no such place. */
  signOutAddress(returnTo: string): Promise<URL | null>
  /** Throws SIGN_IN_REFUSED for what the provider did not sign for us. */
  verifySignOut(token: string): Promise<SignOutOrder>
}
