// Accounts that were asked for through an identity provider, for the admin who lets them in or not.

import { type StoredUser, type UserChange, withAdminChoice } from '../../auth/users.ts'
import type { OAuthApproval, PendingUser } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import type { OAuthContext } from './context.ts'

/** Those who wait, the longest first. */
export async function listPending({ identity }: OAuthContext): Promise<readonly PendingUser[]> {
  const waiting = (await identity.users.list()).filter(({ status }) => status === 'pending')
  return waiting
    .sort((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id))
    .map(({ id, email, name = null, role, identities = [], created_at }) => {
      return { id, email, name, role, provider: identities[0]?.provider ?? '', created_at }
    })
}

/** Lets an account in. Throws RESOURCE_NOT_FOUND, VALIDATION_ERROR for an unknown team, and CONFLICT for one that neither waits nor was rejected. */
export async function approveUser(
  { identity }: OAuthContext,
  { id, role, team_ids }: OAuthApproval & { readonly id: string },
  asker: Asker,
): Promise<StoredUser> {
  return decide(identity, id, async (user) => {
    const joining = await identity.teams.joining(team_ids ?? [])
    const next: StoredUser = {
      ...withAdminChoice(user, { role, team_ids }),
      status: 'active',
      updated_at: new Date(identity.clock.now()).toISOString(),
    }
    const details = { role: next.role, team_ids: next.team_ids }
    return { user: next, ...joining, events: [eventBy('oauth.user.approved', asker, { ...about(user), details })] }
  })
}

/** Keeps an account out; its owner is refused until an admin approves or deletes it. Throws as approveUser does. */
export async function rejectUser({ identity }: OAuthContext, id: string, asker: Asker): Promise<void> {
  await decide(identity, id, (user) => {
    if (user.status === 'rejected') return null
    const updated_at = new Date(identity.clock.now()).toISOString()
    return {
      user: { ...user, status: 'rejected', updated_at },
      events: [eventBy('oauth.user.rejected', asker, about(user))],
    }
  })
}

async function decide(
  { users }: OAuthContext['identity'],
  id: string,
  change: (user: StoredUser) => UserChange | null | Promise<UserChange | null>,
): Promise<StoredUser> {
  const changed = await users.change(id, (user) => {
    if (user.status !== 'pending' && user.status !== 'rejected')
      throw new AppError('CONFLICT', { reason: 'not_waiting' })
    return change(user)
  })
  if (changed === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  return changed.user
}

function about({ id, email }: StoredUser) {
  return { resource_type: 'user', resource_id: id, resource_name: email }
}
