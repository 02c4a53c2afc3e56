// Whether somebody whom a provider has proved may have, or get, an account, and with which role and teams.

import type { Proof } from '../../auth/providers/provider.ts'
import { refusal } from '../../auth/providers/refusals.ts'
import { canonicalEmail, type StoredUser } from '../../auth/users.ts'
import { applyClaimRules, type ClaimsOutcome } from '../../domain/claim-rules.ts'
import type { OAuthRules } from '../../domain/generated/wire-types.ts'
import type { Role } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { OAuthContext } from './context.ts'
import { rulesOf } from './sign-in-rules.ts'

/** A user as the rules see one who has proved to be one. */
export interface SignInAdmission {
  readonly provider: string
  /** In the form in which addresses are compared; null: none is proved. */
  readonly email: string | null
  readonly isApproved: boolean
  readonly default_role: Role
  readonly byClaims: ClaimsOutcome
}

/** What the rules say of a proof. Throws SIGN_IN_REFUSED where they let nobody of its domain in. */
export async function admissionOf(context: OAuthContext, provider: string, proof: Proof): Promise<SignInAdmission> {
  const rules = await context.rules.read()
  const { allowed_domains, auto_approved_domains } = rulesOf(rules, provider)
  const email = proof.email === null ? null : canonicalEmail(proof.email)
  const domain = email === null ? '' : email.slice(email.lastIndexOf('@') + 1)
  if (allowed_domains.length > 0 && !hasDomain(allowed_domains, domain)) throw refusal('domain_not_allowed')
  return {
    provider,
    email,
    isApproved: !rules.require_admin_approval || hasDomain(auto_approved_domains, domain),
    default_role: rules.default_role,
    byClaims: await byKnownTeams(context, applyClaimRules(rules.claim_rules, provider, claimsForRules(proof))),
  }
}

/** The address of a new account. Throws SIGN_IN_REFUSED where one may not be made of it. */
export async function newAddress(
  { identity, rules }: OAuthContext,
  { email }: Pick<SignInAdmission, 'email'>,
): Promise<string> {
  if (email === null) throw refusal('address_not_proved')
  // Choice: an account of ours is never taken over by an address alone, whichever provider proves it; its owner links it (docs/sign-in.md#linking).
  if ((await identity.users.readByEmail(email)) !== undefined) throw refusal('address_taken')
  const { auto_register_enabled }: OAuthRules = await rules.read()
  if (!auto_register_enabled) throw refusal('registration_closed')
  return email
}

/** Throws ACCOUNT_PENDING_APPROVAL, ACCOUNT_REJECTED or SIGN_IN_REFUSED for an account that is not open. */
export function assertActive({ status }: StoredUser): void {
  if (status === 'pending') throw new AppError('ACCOUNT_PENDING_APPROVAL')
  if (status === 'rejected') throw new AppError('ACCOUNT_REJECTED')
  if (status !== 'active') throw refusal('account_closed')
}

/**
 * An account with what the rules over claims give, but for what an admin set. One with a password has all from admins, so that no
 * provider can demote who has to come in without it.
 */
export function withClaims(
  user: StoredUser,
  { byClaims, default_role }: Pick<SignInAdmission, 'byClaims' | 'default_role'>,
): StoredUser {
  if (user.password_hash !== null) return user
  const { role, team_ids } = byClaims
  const { set_by_admin: set = [] } = user
  const before = user.by_claims ?? { role: null, team_ids: [] }
  const given = user.team_ids.filter((id) => !before.team_ids.includes(id))
  const taken = before.role !== null && before.role === user.role ? default_role : user.role
  return {
    ...user,
    role: set.includes('role') ? user.role : (role ?? taken),
    team_ids: set.includes('team_ids') ? user.team_ids : [...new Set([...given, ...team_ids])],
    by_claims: { role, team_ids },
  }
}

/** An address that is not proved is what anybody may write. */
function claimsForRules({ email: proved, claims }: Proof): Proof['claims'] {
  const { email: _, ...rest } = claims
  return proved === null ? rest : claims
}

/** A team that was deleted since gives nothing. */
async function byKnownTeams({ identity }: OAuthContext, outcome: ClaimsOutcome): Promise<ClaimsOutcome> {
  const known = await Promise.all(outcome.team_ids.map(async (id) => (await identity.teams.find(id)) !== undefined))
  return { ...outcome, team_ids: outcome.team_ids.filter((_, at) => known[at]) }
}

function hasDomain(domains: readonly string[], domain: string): boolean {
  return domains.some((one) => one.toLowerCase() === domain)
}
