// An account at a provider becomes another way into an account of ours: for its owner alone, who has a session here and the same address there.

import type { Proof } from '../../auth/providers/provider.ts'
import { refusal } from '../../auth/providers/refusals.ts'
import type { FlowPurpose, FoundFlow } from '../../auth/providers/sign-in-flows.ts'
import { canonicalEmail, type StoredUser } from '../../auth/users.ts'
import type { OAuthOutcome } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type Asker, eventBy, eventOf, type Origin } from '../identity/origin.ts'
import { identityDigest, type OAuthContext } from './context.ts'

interface Linking {
  readonly flow: FoundFlow
  readonly proof: Proof
  readonly purpose: Extract<FlowPurpose, { readonly type: 'link' }>
}

/** Throws SIGN_IN_REFUSED where the session has ended, the address is another, or the account at the provider is linked to another user. */
export async function linkIdentity(
  context: OAuthContext,
  { flow, proof, purpose }: Linking,
  origin: Origin,
): Promise<{ readonly type: 'waiting'; readonly body: OAuthOutcome }> {
  const { identity, flows } = context
  const { user_id, session_id } = purpose
  const standing = await identity.sessions.standing(user_id, session_id)
  if (standing === undefined) throw refusal('session_ended')
  const digest = identityDigest(identity.box, proof)
  const owner = await identity.users.readByIdentity(digest)
  if (owner !== undefined && owner.user.id !== user_id) throw refusal('identity_taken')
  const { write, condition } = flows.ending(flow)
  await identity.users.change(user_id, (user) => {
    assertSameAddress(user, proof)
    const identities = user.identities ?? []
    if (identities.some((one) => one.digest === digest)) return null
    if (identities.length >= limits.linkedIdentitiesMax) throw refusal('too_many_identities')
    const linked_at = new Date(identity.clock.now()).toISOString()
    const details = { provider: flow.provider }
    return {
      user: { ...user, identities: [...identities, { provider: flow.provider, digest, linked_at }] },
      writes: [write],
      conditions: [condition, standing],
      events: [eventOf('oauth.user.linked', { account: user, origin }, { session_id, details })],
    }
  })
  return { type: 'waiting', body: { status: 'linked', user_id } }
}

/** Takes the accounts at a provider off the caller's, and ends the sessions that they opened. Throws RESOURCE_NOT_FOUND where there are none, and CONFLICT where no password would be left to sign in with. */
export async function unlinkIdentity({ identity }: OAuthContext, provider: string, asker: Asker): Promise<void> {
  const { sessions, tokens } = identity
  await identity.users.change(asker.caller.user_id, async (user) => {
    const identities = user.identities ?? []
    const kept = identities.filter((one) => one.provider !== provider)
    if (kept.length === identities.length)
      throw new AppError('RESOURCE_NOT_FOUND', {
        id: provider.slice(0, limits.shownIdCharactersMax),
        reason: 'not_linked',
      })
    if (user.password_hash === null && kept.length === 0) throw new AppError('CONFLICT', { reason: 'no_way_in' })
    const taken = new Set(identities.filter((one) => one.provider === provider).map(({ digest }) => digest))
    const opened = (await sessions.list(user.id)).filter((one) => one.provider && taken.has(one.provider.identity))
    return {
      user: { ...user, identities: kept },
      writes: sessions.endings(opened),
      conditions: await identity.standingOf(asker.caller),
      events: [eventBy('oauth.user.unlinked', asker, { details: { provider } })],
    }
  })
  tokens.forget({ type: 'user', id: asker.caller.user_id })
}

function assertSameAddress({ email, status }: StoredUser, proof: Proof): void {
  if (status !== 'active') throw refusal('account_closed')
  if (proof.email === null) throw refusal('address_not_proved')
  if (canonicalEmail(proof.email) !== email) throw refusal('address_differs')
}
