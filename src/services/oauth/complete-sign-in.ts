// The end of a sign-in at an identity provider: what the browser brought back becomes a session, an account that waits for approval, a
// link, or a refusal.
// S1. What a provider proved is settled once: the commit that opens a session, makes an account or links one uses the flow up.
// S2. A second factor and the lock of an account count as after a password.
// S3. Each refusal is recorded with its reason.

import { isDeepStrictEqual } from 'node:util'
import type { Proof } from '../../auth/providers/provider.ts'
import { refusal } from '../../auth/providers/refusals.ts'
import type { FoundFlow } from '../../auth/providers/sign-in-flows.ts'
import type { ProviderSession } from '../../auth/sessions.ts'
import type { FoundUser, StoredUser } from '../../auth/users.ts'
import type { AuditInput } from '../../domain/audit-event.ts'
import type { OAuthLoginResponse, OAuthOutcome } from '../../domain/generated/wire-types.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { checkSecondFactor } from '../identity/check-credentials.ts'
import { eventOf } from '../identity/origin.ts'
import { type SignInRequest, signInAs } from '../sign-in.ts'
import { admissionOf, assertActive, newAddress, type SignInAdmission, withClaims } from './admission.ts'
import { assertEnabled } from './begin-sign-in.ts'
import { callbackOf, identityDigest, type OAuthContext, providerSessionDigest } from './context.ts'
import { linkIdentity } from './link-identity.ts'
import { rulesOf } from './sign-in-rules.ts'

/** What came back to a callback. */
export interface CallbackAnswer {
  readonly provider: string
  readonly state: string
  /** What the provider gave the browser; empty where the outcome of an earlier answer is asked for. */
  readonly answer: URLSearchParams
  readonly totp_code?: string | undefined
  /** Secrets that the browser has of sign-ins it began. */
  readonly browserSecrets: readonly string[]
}

export type CompletedSignIn =
  | { readonly type: 'signed_in'; readonly body: OAuthLoginResponse }
  | { readonly type: 'waiting'; readonly body: OAuthOutcome }
  | { readonly type: 'goes_on'; readonly location: string }

/**
 * Throws what IdentityProviders.get throws, SIGN_IN_REFUSED, ACCOUNT_PENDING_APPROVAL, ACCOUNT_REJECTED, what checkSecondFactor throws, and SERVICE_UNAVAILABLE where
 * the provider cannot be reached. After MFA_REQUIRED the same state is good for another call with the code.
 */
export async function completeSignIn(
  context: OAuthContext,
  given: CallbackAnswer,
  how: SignInRequest,
): Promise<CompletedSignIn> {
  await context.providers.get(given.provider)
  try {
    const flow = await context.flows.find(given.state, given.browserSecrets)
    if (flow.provider !== given.provider) throw refusal('other_provider')
    const isAnswer = given.answer.has('code') || given.answer.has('error')
    if (!isAnswer) return await settle(context, flow, { ...how, code: given.totp_code })
    const kept = await prove(context, flow, given)
    if (flow.goesOnTo === null) return await settle(context, kept, { ...how, code: given.totp_code })
    const location = new URL(flow.goesOnTo)
    location.searchParams.set('state', flow.state)
    location.searchParams.set('provider', flow.provider)
    return { type: 'goes_on', location: location.href }
  } catch (error) {
    if (error instanceof AppError && recorded.has(error.code))
      await context.identity.trail.record(refused(given.provider, error, how))
    throw error
  }
}

const recorded: ReadonlySet<string> = new Set([
  ...['SIGN_IN_REFUSED', 'ACCOUNT_PENDING_APPROVAL', 'ACCOUNT_REJECTED', 'SERVICE_UNAVAILABLE'],
])

function refused(provider: string, { code, details }: AppError, { origin }: SignInRequest): AuditInput {
  const { reason } = details
  return eventOf(
    'oauth.login.failure',
    { account: undefined, origin },
    {
      ...{ success: false, error_code: code },
      details: { provider: provider.slice(0, limits.shownIdCharactersMax), ...(reason !== undefined && { reason }) },
    },
  )
}

/** The flow with what the provider proved. */
async function prove(context: OAuthContext, flow: FoundFlow, { answer }: CallbackAnswer): Promise<FoundFlow> {
  const provider = await context.providers.get(flow.provider)
  const secrets = await context.flows.take(flow)
  const returnTo = callbackOf(context, flow.provider)
  const proof = await provider.prove(answer, { ...secrets, state: flow.state, returnTo })
  return context.flows.keep(flow, proof)
}

interface Settling extends SignInRequest {
  readonly code: string | undefined
}

async function settle(context: OAuthContext, flow: FoundFlow, how: Settling): Promise<CompletedSignIn> {
  const proof = context.flows.proofOf(flow)
  const { purpose, provider, state } = flow
  if (purpose.type === 'trial') return { type: 'waiting', body: { status: 'tried', state } }
  assertEnabled(rulesOf(await context.rules.read(), provider).enabled)
  if (purpose.type === 'link') return linkIdentity(context, { flow, proof, purpose }, how.origin)
  const admission = await admissionOf(context, provider, proof)
  const { box, users } = context.identity
  const found = await users.readByIdentity(identityDigest(box, proof))
  if (found !== undefined)
    return signIn(context, await refreshed(context, found, { admission, how }), { flow, proof, how })
  return register(context, admission, { flow, proof, how })
}

interface Settled {
  readonly flow: FoundFlow
  readonly proof: Proof
  readonly how: Settling
}

/** The account with the role and teams that its claims give today. */
async function refreshed(
  { identity }: OAuthContext,
  found: FoundUser,
  { admission, how }: { readonly admission: SignInAdmission; readonly how: Settling },
): Promise<FoundUser> {
  assertActive(found.user)
  const changed = await identity.users.change(found.user.id, async (user) => {
    assertActive(user)
    const next = withClaims(user, admission)
    if (isDeepStrictEqual(next, user)) return null
    const joined = next.team_ids.filter((id) => !user.team_ids.includes(id))
    return {
      user: next,
      events: claimEvents(user, next, { admission, how }),
      ...(await identity.teams.joining(joined)),
    }
  })
  if (changed === undefined) throw refusal('account_closed')
  return changed
}

function claimEvents(
  before: StoredUser,
  after: StoredUser,
  { admission, how }: { readonly admission: SignInAdmission; readonly how: Settling },
): readonly AuditInput[] {
  if (after.role === before.role) return []
  const by = { account: after, origin: how.origin }
  const resource = { resource_type: 'user', resource_id: after.id, resource_name: after.email }
  const details = { from: before.role, to: after.role, provider: admission.provider }
  return [eventOf('user.role.changed', by, { ...resource, details })]
}

async function signIn(
  context: OAuthContext,
  found: FoundUser,
  { flow, proof, how, isNew = 'no' }: Settled & { readonly isNew?: 'yes' | 'no' },
): Promise<CompletedSignIn> {
  // The first code of a factor that was set up switches it on.
  const purpose = how.code === undefined ? 'login' : 'verify'
  const attempt = { purpose, origin: how.origin, aborted: how.aborted } as const
  const accepted = await checkSecondFactor(context.identity, found, { code: how.code, attempt })
  const { write, condition } = context.flows.ending(flow)
  const basis = { provider: sessionOfProof(context, flow, proof), writes: [write], conditions: [condition] }
  const body = await signInAs(context.identity, accepted, { ...how, basis })
  return { type: 'signed_in', body: { ...body, is_new_user: isNew === 'yes' } }
}

function sessionOfProof({ identity: { box } }: OAuthContext, { provider }: FoundFlow, proof: Proof): ProviderSession {
  const session = proof.session === null ? null : providerSessionDigest(box, proof.issuer, proof.session)
  return { id: provider, identity: identityDigest(box, proof), session }
}

/** A new account: active where the rules approve it, else waiting for an admin. */
async function register(context: OAuthContext, admission: SignInAdmission, settled: Settled): Promise<CompletedSignIn> {
  const { identity, flows } = context
  const { flow, proof, how } = settled
  const user = await newAccount(context, admission, proof)
  const rest = { resource_type: 'user', resource_id: user.id, resource_name: user.email }
  const details = { provider: flow.provider, status: user.status }
  const event = eventOf('oauth.user.created', { account: user, origin: how.origin }, { ...rest, details })
  const joining = await identity.teams.joining(user.team_ids)
  // A session of an approved account ends the flow itself.
  const { write, condition } = flows.ending(flow)
  const isOpen = user.status === 'active'
  const isCreated = await identity.users.create(user, {
    events: [event],
    writes: [...joining.writes, ...(isOpen ? [] : [write])],
    conditions: [...joining.conditions, condition],
  })
  if (!isCreated) throw new AppError('SERVICE_UNAVAILABLE', { reason: 'busy' })
  if (!isOpen) return { type: 'waiting', body: { status: 'pending_approval', user_id: user.id } }
  const found = await identity.users.read(user.id)
  if (found === undefined) throw refusal('account_closed')
  return signIn(context, found, { ...settled, isNew: 'yes' })
}

async function newAccount(context: OAuthContext, admission: SignInAdmission, proof: Proof): Promise<StoredUser> {
  const { ids, clock, box } = context.identity
  const email = await newAddress(context, admission)
  const now = new Date(clock.now()).toISOString()
  const name = toGivenText(proof.name ?? '').slice(0, limits.providerNameCharactersMax)
  const user: StoredUser = {
    id: ids.uuid(),
    email,
    role: admission.default_role,
    team_ids: [],
    status: admission.isApproved ? 'active' : 'pending',
    password_hash: null,
    created_at: now,
    identities: [{ provider: admission.provider, digest: identityDigest(box, proof), linked_at: now }],
    ...(name !== '' && { name }),
  }
  return withClaims(user, admission)
}
