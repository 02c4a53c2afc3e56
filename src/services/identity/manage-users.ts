// Accounts, as admins manage them. A change takes effect with the next request of the account.

import { isDeepStrictEqual } from 'node:util'
import { hashPassword } from '../../auth/passwords.ts'
import { type StoredUser, type UserChange, withAdminChoice } from '../../auth/users.ts'
import type { AuditInput, AuditType } from '../../domain/audit-event.ts'
import type { Account, AccountPatch, ListUsersQuery } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { revocations } from '../api-keys/context.ts'
import { assertMatch } from '../entity-tag.ts'
import { type Page, pageOf } from '../page-of.ts'
import { webhookEvent } from '../webhooks/context.ts'
import { assertPassword, withoutPendingFactor } from './choose-password.ts'
import type { IdentityContext } from './context.ts'
import { type Asker, eventBy } from './origin.ts'
import { userView } from './user-view.ts'

/** One page of the accounts, by e-mail unless sorted otherwise. */
export async function listUsers({ users }: IdentityContext, query: ListUsersQuery): Promise<Page<Account>> {
  const { role, status } = query
  const views = (await users.list())
    .map(userView)
    .filter((view) => (role === undefined || view.role === role) && (status === undefined || view.status === status))
  return pageOf(views, { ...query, sort: query.sort ?? 'email' }, 'id')
}

/** Throws RESOURCE_NOT_FOUND. */
export async function getUser({ users }: IdentityContext, id: string): Promise<StoredUser> {
  return (await users.find(id)) ?? unknown(id)
}

/** Throws VALIDATION_ERROR, RESOURCE_NOT_FOUND, PRECONDITION_FAILED, and CONFLICT for the last admin. */
export async function changeUser(
  context: IdentityContext,
  { id, patch, ifMatch }: { readonly id: string; readonly patch: AccountPatch; readonly ifMatch: string | undefined },
  by: Asker,
): Promise<StoredUser> {
  const password_hash = await newHash(context, id, patch.password)
  const changed = await context.users.change(id, async (user): Promise<UserChange | null> => {
    assertMatch(ifMatch, userView(user), id)
    const changes = withPatch(user, patch, password_hash)
    if (isDeepStrictEqual(changes, user)) return null
    const next = { ...changes, updated_at: new Date(context.clock.now()).toISOString() }
    const isOut = next.status !== 'active' || password_hash !== undefined
    const keys = password_hash === undefined ? null : await context.apiKeys.endingAll(id)
    const parts = [
      await context.teams.joining(patch.team_ids ?? []),
      ...(isOut ? [await context.sessions.endingAll(id)] : []),
      ...(keys ? [keys] : []),
    ]
    const clearing = password_hash === undefined ? [] : await context.ladder.clearingAll(user.email)
    return {
      user: next,
      writes: [...parts.flatMap(({ writes }) => writes), ...clearing],
      conditions: parts.flatMap(({ conditions }) => conditions),
      events: [...describe(user, next, { patch, by }), ...revocations(keys?.ended ?? [], by)],
    }
  })
  context.tokens.forget({ type: 'user', id })
  return changed?.user ?? unknown(id)
}

/** Removes an account, its sessions, API keys, webhooks, watches, workflows and reports, not its investigations. Throws as changeUser does. */
export async function removeUser(
  context: IdentityContext,
  { id, ifMatch }: { readonly id: string; readonly ifMatch: string | undefined },
  by: Asker,
): Promise<void> {
  const changed = await context.users.change(id, async (user): Promise<UserChange> => {
    assertMatch(ifMatch, userView(user), id)
    const [sessions, keys] = [await context.sessions.removalOf(id), await context.apiKeys.endingAll(id)]
    const webhooks = await context.webhooksEnding(id)
    const [watches, workflows] = [await context.watchRemovalOf(id), await context.workflowRemovalOf(id)]
    const parts = [sessions, keys, webhooks, watches, workflows, await context.reportRemovalOf(id)]
    return {
      user: null,
      writes: [
        ...parts.flatMap(({ writes }) => writes),
        ...(await context.ladder.clearingAll(user.email)),
        ...(await context.notificationRemovalOf(id)),
      ],
      conditions: parts.flatMap(({ conditions }) => conditions),
      events: [
        about('user.deleted', user, by),
        ...revocations(keys.ended, by),
        ...webhooks.removed.map((webhook) => webhookEvent('webhook.deleted', { webhook }, by)),
      ],
    }
  })
  context.tokens.forget({ type: 'user', id })
  if (!changed) unknown(id)
}

/** Clears the failed sign-ins of an account. Throws RESOURCE_NOT_FOUND. */
export async function unlockUser(context: IdentityContext, id: string, by: Asker): Promise<StoredUser> {
  const user = await getUser(context, id)
  const writes = await context.ladder.clearingAll(user.email)
  await context.trail.commit(writes, [], [about('auth.account.unlocked', user, by)])
  return user
}

async function newHash(context: IdentityContext, id: string, password: string | undefined) {
  if (password === undefined) return undefined
  await assertPassword(context, { password, email: (await getUser(context, id)).email }, 'password')
  return hashPassword(password)
}

function withPatch(
  user: StoredUser,
  { role, tier, status, team_ids, mfa_enabled }: AccountPatch,
  password_hash: string | undefined,
): StoredUser {
  const { second_factor, ...rest } = password_hash === undefined ? user : withoutPendingFactor(user)
  return {
    ...withAdminChoice(rest, { role, team_ids }),
    ...(second_factor && mfa_enabled === undefined && { second_factor }),
    ...(tier && { tier }),
    ...(status && { status }),
    ...(password_hash !== undefined && { password_hash, password_change_required: true }),
  }
}

function describe(
  before: StoredUser,
  after: StoredUser,
  { patch, by }: { readonly patch: AccountPatch; readonly by: Asker },
): readonly AuditInput[] {
  const events: AuditInput[] = []
  if (after.role !== before.role)
    events.push(about('user.role.changed', after, by, { from: before.role, to: after.role }))
  if (after.status !== before.status)
    events.push(about(after.status === 'active' ? 'user.activated' : 'user.deactivated', after, by))
  if (before.second_factor && !after.second_factor) events.push(about('auth.mfa.disabled', after, by))
  if (after.password_hash !== before.password_hash) events.push(about('auth.password.change', after, by))
  const { password: _, ...changes } = patch
  events.push(about('user.updated', after, by, changes))
  return events
}

function about(type: AuditType, user: StoredUser, asker: Asker, details: object = {}): AuditInput {
  const resource = { resource_type: 'user', resource_id: user.id, resource_name: user.email }
  return eventBy(type, asker, { ...resource, details: { ...details } })
}

function unknown(id: string): never {
  throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
}
