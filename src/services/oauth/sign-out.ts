// Signed out there, signed out here, and the other way round.
// B1. A sign-out token counts once, and ends the sessions that rest on the provider's session or user; nothing else.

import type { SignOutOrder } from '../../auth/providers/provider.ts'
import type { StoredSession } from '../../auth/sessions.ts'
import { tokenDigest } from '../../auth/tokens.ts'
import type { OAuthSignOut } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Write } from '../../store/port.ts'
import { type Asker, eventOf, type Origin } from '../identity/origin.ts'
import { logout } from '../identity/sessions.ts'
import { identityDigest, type OAuthContext, providerSessionDigest } from './context.ts'

/** Ends the caller's session, and names the page where the one at the provider is ended; null where there is none or it cannot be reached. */
export async function signOut(context: OAuthContext, id: string, asker: Asker): Promise<OAuthSignOut> {
  const provider = await context.providers.get(id)
  await logout(context.identity, {}, asker)
  const address = await provider.signOutAddress(`${context.publicUrl}/`).catch((error: unknown) => {
    // The session here has ended, which is what was asked for first.
    if (error instanceof AppError) return null
    throw error
  })
  return { sign_out_url: address?.href ?? null }
}

/** Obeys a sign-out token (OpenID Connect Back-Channel Logout 1.0). Throws VALIDATION_ERROR for one that is not valid or was used. */
export async function endByProvider(
  context: OAuthContext,
  { provider: id, token }: { readonly provider: string; readonly token: string },
  origin: Origin,
): Promise<void> {
  const provider = await context.providers.get(id)
  const order = await provider.verifySignOut(token).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'SIGN_IN_REFUSED') throw invalidToken()
    throw error
  })
  const ended = await sessionsOf(context, order)
  const { sessions, trail, tokens } = context.identity
  const use = await useOf(context, order)
  const events = ended.map(({ id: resource_id, user_id }) =>
    eventOf(
      'auth.session.ended',
      { account: undefined, origin },
      { user_id, resource_type: 'session', resource_id, details: { owner_id: user_id, provider: id } },
    ),
  )
  const done = await trail.commit([...use.writes, ...sessions.endings(ended)], use.conditions, events)
  if (!done) throw invalidToken()
  for (const { user_id } of ended) tokens.forget({ type: 'user', id: user_id })
}

function invalidToken(): AppError {
  return new AppError('VALIDATION_ERROR', { field: 'logout_token', reason: 'sign_out_token_invalid' })
}

async function sessionsOf({ identity }: OAuthContext, order: SignOutOrder): Promise<readonly StoredSession[]> {
  const { box, sessions, users } = identity
  const { issuer, subject } = order
  const session = order.session === null ? null : providerSessionDigest(box, issuer, order.session)
  if (subject === null) return session === null ? [] : sessions.listByProvider(session)
  const digest = identityDigest(box, { issuer, subject })
  const owner = await users.readByIdentity(digest)
  const all = owner === undefined ? [] : await sessions.list(owner.user.id)
  // A session of which the ID token named none there may be the one that ends: it goes with those of its user.
  const isMeant = (there: string | null) => session === null || there === null || there === session
  return all.filter(({ provider }) => provider?.identity === digest && isMeant(provider.session))
}

const prefix = 'sign-out-token/'
const timeKey = (ms: number) => `${prefix}${String(ms).padStart(15, '0')}/`

/** The commit of a token's only use; some that are over are dropped. */
async function useOf({ store, identity: { clock } }: OAuthContext, { issuer, id, issuedAtMs }: SignOutOrder) {
  const keptMs = limits.signOutTokenMs + 2 * limits.providerClockSkewSeconds * 1000
  const key = timeKey(issuedAtMs + keptMs) + tokenDigest(JSON.stringify([issuer, id]))
  const writes: Write[] = [{ key, value: new Uint8Array() }]
  for await (const { key: over } of store.range({
    prefix,
    to: timeKey(clock.now()),
    limit: limits.expiredEntriesDroppedMax,
  }))
    writes.push({ key: over, value: null })
  return { writes, conditions: [{ key, expected: null }] }
}
