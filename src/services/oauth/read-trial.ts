// What came of a trial of an identity provider: the claims, the rules that match, and what a real sign-in would come to.

import type { Proof } from '../../auth/providers/provider.ts'
import { refusal } from '../../auth/providers/refusals.ts'
import type { Caller } from '../../domain/caller.ts'
import type { OAuthTrial, TriedClaim } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import type { Role } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { admissionOf, assertActive, newAddress, type SignInAdmission, withClaims } from './admission.ts'
import { assertEnabled } from './begin-sign-in.ts'
import { identityDigest, type OAuthContext } from './context.ts'
import { rulesOf } from './sign-in-rules.ts'

interface TrialAsked {
  readonly provider: string
  readonly state: string
  readonly browserSecrets: readonly string[]
  readonly caller: Caller
}

/** Throws SIGN_IN_REFUSED for a state that is no trial of the caller, or that is not back yet. */
export async function readTrial(context: OAuthContext, asked: TrialAsked): Promise<OAuthTrial> {
  const { provider, state, browserSecrets, caller } = asked
  const flow = await context.flows.find(state, browserSecrets)
  const { purpose } = flow
  if (flow.provider !== provider || purpose.type !== 'trial' || purpose.user_id !== caller.user_id)
    throw refusal('flow_unknown')
  const proof = context.flows.proofOf(flow)
  const claims = Object.entries(proof.claims).slice(0, limits.shownClaimsMax).map(toShown)
  return { provider, claims, ...(await outcomeOf(context, provider, proof)) }
}

type TrialOutcome = Omit<OAuthTrial, 'provider' | 'claims'>

/** The way of a real sign-in, without its commits. */
async function outcomeOf(context: OAuthContext, provider: string, proof: Proof): Promise<TrialOutcome> {
  const nothing = { email: proof.email, role: null, team_ids: [], matched_rules: [] }
  try {
    assertEnabled(rulesOf(await context.rules.read(), provider).enabled)
    const admission = await admissionOf(context, provider, proof)
    const { role, team_ids, outcome } = await wouldBe(context, admission, proof)
    return { outcome, email: proof.email, role, team_ids, matched_rules: admission.byClaims.matched }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { reason } = error.details
    return { ...nothing, outcome: 'refused', ...(reason !== undefined && { reason }), code: error.code }
  }
}

async function wouldBe(
  context: OAuthContext,
  admission: SignInAdmission,
  proof: Proof,
): Promise<{ readonly role: Role; readonly team_ids: readonly string[]; readonly outcome: OAuthTrial['outcome'] }> {
  const { box, users } = context.identity
  const found = await users.readByIdentity(identityDigest(box, proof))
  if (found !== undefined) {
    assertActive(found.user)
    return { ...withClaims(found.user, admission), outcome: 'signed_in' }
  }
  await newAddress(context, admission)
  const { role, team_ids } = admission.byClaims
  const outcome = admission.isApproved ? 'signed_in' : 'pending_approval'
  return { role: role ?? admission.default_role, team_ids, outcome }
}

/** A claim as text, cut and with personal numbers masked. */
function toShown([name, value]: readonly [string, unknown]): TriedClaim {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const [shownName, shown] = [name, text].map((one) => maskTyped(one.slice(0, limits.shownClaimCharactersMax)))
  return { name: shownName ?? '', value: shown ?? '' }
}
