// Sessions of an account: listed and ended by its owner or an admin.

import type { StoredSession } from '../../auth/sessions.ts'
import type * as wire from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Write } from '../../store/port.ts'
import { type Page, pageOf } from '../page-of.ts'
import type { IdentityContext } from './context.ts'
import { type Device, deviceOf } from './device-of.ts'
import { type Asker, eventBy, sessionOf } from './origin.ts'

/** A live session, its device not yet in words. */
export interface LiveSession extends Omit<wire.Session, 'device' | 'location'> {
  readonly device: Device
}

/** The live sessions of a user, the most recently active first. */
export async function listSessions(
  { sessions }: IdentityContext,
  userId: string,
  currentId: string | undefined,
): Promise<readonly LiveSession[]> {
  return (await sessions.list(userId)).map((session) => ({
    id: session.id,
    device: deviceOf(session.user_agent),
    ip_address: session.ip_address,
    last_active: new Date(session.last_active).toISOString(),
    current: session.id === currentId,
  }))
}

/** A live session of any account, its device not yet in words. */
export interface LiveAccountSession extends Omit<wire.AccountSession, 'device' | 'location'> {
  readonly device: Device
}

/** One page of the live sessions of all accounts, the most recently active first unless sorted otherwise. */
export async function listAccountSessions(
  { sessions, users }: IdentityContext,
  query: wire.AccountSessionsQuery,
  currentId: string | undefined,
): Promise<Page<LiveAccountSession>> {
  const { user_id } = query
  const found = user_id === undefined ? await sessions.listAll() : await sessions.list(user_id)
  const emails = new Map((await users.list()).map(({ id, email }) => [id, email]))
  const views = found.map((session) => ({
    id: session.id,
    user_id: session.user_id,
    ...emailOf(emails, session),
    device: deviceOf(session.user_agent),
    ip_address: session.ip_address,
    created_at: new Date(session.created_at).toISOString(),
    last_active: new Date(session.last_active).toISOString(),
    current: session.id === currentId,
  }))
  return pageOf(views, { ...query, sort: query.sort ?? '-last_active' }, 'id')
}

function emailOf(emails: ReadonlyMap<string, string>, { user_id }: StoredSession) {
  const email = emails.get(user_id)
  return email === undefined ? {} : { email }
}

/** Ends one of the caller's sessions. Throws RESOURCE_NOT_FOUND. */
export async function endSession(context: IdentityContext, id: string, by: Asker): Promise<void> {
  const found = (await context.sessions.list(by.caller.user_id)).find((session) => session.id === id)
  if (!found) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  await end(context, [found], by)
}

/** Ends a session of any account, for an admin. Throws RESOURCE_NOT_FOUND. */
export async function endAccountSession(context: IdentityContext, id: string, by: Asker): Promise<void> {
  const found = (await context.sessions.listAll()).find((session) => session.id === id)
  if (!found) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  await end(context, [found], by)
}

/** Ends every session of the caller but the current one. */
export async function endOtherSessions(context: IdentityContext, by: Asker): Promise<void> {
  const { id } = sessionOf(by.caller)
  const all = await context.sessions.list(by.caller.user_id)
  await end(
    context,
    all.filter((session) => session.id !== id),
    by,
  )
}

/** Ends all sessions of a user, for an admin. */
export async function endSessionsOf(context: IdentityContext, userId: string, by: Asker): Promise<void> {
  await end(context, await context.sessions.list(userId), by)
}

/** Ends the caller's session and revokes the token; with `all` every session, else also that of a refresh token. */
export async function logout(context: IdentityContext, input: wire.LogoutRequest, asker: Asker): Promise<void> {
  const { caller } = asker
  const own = sessionOf(caller)
  const { sessions, revoked, trail, tokens } = context
  const all = await sessions.list(caller.user_id)
  const given = input.refresh_token === undefined ? undefined : await sessions.findByRefreshToken(input.refresh_token)
  const ended = all.filter(({ id }) => input.all === true || id === own.id || id === given?.id)
  const writes: Write[] = [...sessions.endings(ended), ...(await revoked.revocationOf(own))]
  await trail.commit(writes, [], [eventBy('auth.logout', asker, { session_id: own.id })])
  tokens.forget({ type: 'user', id: caller.user_id })
}

async function end({ sessions, trail, tokens }: IdentityContext, ended: readonly StoredSession[], asker: Asker) {
  if (ended.length === 0) return
  const events = ended.map(({ id, user_id }) =>
    eventBy('auth.session.ended', asker, { resource_type: 'session', resource_id: id, details: { owner_id: user_id } }),
  )
  await trail.commit(sessions.endings(ended), [], events)
  for (const { user_id } of ended) tokens.forget({ type: 'user', id: user_id })
}
