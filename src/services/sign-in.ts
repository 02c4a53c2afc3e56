// Sign-in: password and refresh token into tokens.

import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import type { OpenedSession, Sessions } from '../auth/sessions.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { User, Users } from '../auth/users.ts'
import type { Caller } from '../domain/caller.ts'
import { rolePermissions } from '../domain/role-permissions.ts'
import type { Language, Permission } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'

export interface SignInContext {
  readonly users: Users
  readonly sessions: Sessions
  readonly tokens: Tokens
  /** Permission names as a token of this language spells them. */
  readonly permissionNames: (permissions: readonly Permission[], language: Language) => readonly string[]
}

export interface Device {
  readonly user_agent: string
  readonly ip_address: string
}

/** Answer of login; refresh answers it without `user`. Durations in seconds. */
export interface SignedIn {
  readonly access_token: string
  readonly refresh_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_expires_in: number
  readonly refreshes_remaining: number
}

export interface LoginAnswer extends SignedIn {
  readonly user: {
    readonly id: string
    readonly email: string
    readonly role: string
    readonly permissions: readonly string[]
  }
}

// An unknown e-mail costs one verification too, so that time does not tell which e-mails exist.
const decoy = hashPassword('no account has this password')

/** Opens a session; throws INVALID_CREDENTIALS alike for an unknown e-mail, a wrong password and a closed account. */
export async function login(
  context: SignInContext,
  input: { readonly email: string; readonly password: string },
  how: { readonly language: Language; readonly device: Device },
): Promise<LoginAnswer> {
  const user = await context.users.findByEmail(input.email)
  const matches = await verifyPassword(user?.password_hash ?? (await decoy), input.password)
  if (!user || !matches || user.status !== 'active') throw new AppError('INVALID_CREDENTIALS')
  const opened = await context.sessions.open(user.id, how.device)
  const { id, email, role } = user
  const permissions = rolePermissions[role]
  return { ...(await answer(context, user, opened, how.language)), user: { id, email, role, permissions } }
}

/** Exchanges a refresh token; throws TOKEN_INVALID or TOKEN_EXPIRED. */
export async function refresh(
  context: SignInContext,
  input: { readonly refresh_token: string },
  how: { readonly language: Language },
): Promise<SignedIn> {
  const opened = await context.sessions.rotate(input.refresh_token)
  const user = await context.users.find(opened.session.user_id)
  if (user?.status !== 'active') throw new AppError('TOKEN_INVALID', { reason: 'account_closed' })
  return answer(context, user, opened, how.language)
}

/** Who an Authorization header stands for; throws TOKEN_INVALID or TOKEN_EXPIRED. */
export async function authenticate(context: SignInContext, header: string): Promise<Caller> {
  const match = /^Bearer ([^\s]+)$/i.exec(header)
  if (!match?.[1]) throw new AppError('TOKEN_INVALID', { reason: 'malformed' })
  const claims = await context.tokens.verify(match[1])
  const user = await context.users.find(claims.sub)
  const live = await context.sessions.isLive(claims.sub, claims.session_id)
  if (user?.status !== 'active' || !live) throw new AppError('TOKEN_INVALID', { reason: 'revoked' })
  return {
    user_id: user.id,
    email: user.email,
    role: user.role,
    permissions: rolePermissions[user.role],
    team_ids: user.team_ids,
    token_language: claims.language,
  }
}

async function answer(
  { tokens, permissionNames }: SignInContext,
  user: User,
  { session, refresh_token }: OpenedSession,
  language: Language,
): Promise<SignedIn> {
  const access_token = await tokens.issue({
    user_id: user.id,
    email: user.email,
    role: user.role,
    permissions: permissionNames(rolePermissions[user.role], language),
    session_id: session.id,
    language,
  })
  return {
    access_token,
    refresh_token,
    token_type: 'Bearer',
    expires_in: limits.accessTokenMs / 1000,
    refresh_expires_in: limits.refreshTokenMs / 1000,
    refreshes_remaining: limits.refreshesMax - session.refreshes,
  }
}
