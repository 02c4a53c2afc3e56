// Sign-in: password, second factor and refresh token into tokens, and tokens into callers.

import type { OpenedSession, ProviderSession } from '../auth/sessions.ts'
import type { AccessClaims } from '../auth/tokens.ts'
import type { StoredUser } from '../auth/users.ts'
import type { Caller } from '../domain/caller.ts'
import type { LoginRequest, LoginResponse, RefreshRequest, RefreshResponse } from '../domain/generated/wire-types.ts'
import { rolePermissions } from '../domain/role-permissions.ts'
import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { type Awaitable, andThen } from '../platform/awaitable.ts'
import type { Condition, Write } from '../store/port.ts'
import { type Accepted, checkCredentials } from './identity/check-credentials.ts'
import type { IdentityContext } from './identity/context.ts'
import { eventOf, type Origin } from './identity/origin.ts'
import { hasSameRights } from './identity/standing.ts'
import { TokenHolder } from './identity/token-holder.ts'

/** The request of a sign-in. */
export interface SignInRequest {
  readonly language: Language
  readonly origin: Origin
  readonly aborted: AbortSignal
}

/**
 * Opens a session; throws INVALID_CREDENTIALS alike for an unknown e-mail, a wrong password and a closed account, and
 * what checkCredentials throws besides. `verify` also makes a pending second factor active.
 */
export async function login(
  context: IdentityContext,
  credentials: LoginRequest,
  how: SignInRequest & { readonly purpose: 'login' | 'verify' },
): Promise<LoginResponse> {
  const accepted = await checkCredentials(context, credentials, how)
  return signInAs(context, accepted, how)
}

/** What a sign-in rests on besides the account, and what is written with it. */
export interface SignInBasis {
  readonly provider?: ProviderSession
  readonly writes?: readonly Write[]
  readonly conditions?: readonly Condition[]
}

/** Opens a session of an account that was proved. Throws SERVICE_UNAVAILABLE where something that was proved has changed meanwhile. */
export async function signInAs(
  context: IdentityContext,
  accepted: Accepted,
  how: Omit<SignInRequest, 'aborted'> & { readonly basis?: SignInBasis },
): Promise<LoginResponse> {
  const opened = await openSession(context, accepted, how)
  const { id, email, role } = accepted.user
  const permissions = rolePermissions[role]
  const { access_token, refresh_token, token_type, expires_in } = await answer(
    context,
    accepted.user,
    opened,
    how.language,
  )
  return { access_token, refresh_token, token_type, expires_in, user: { id, email, role, permissions } }
}

async function openSession(
  { sessions }: IdentityContext,
  accepted: Accepted,
  { origin, basis = {} }: { readonly origin: Origin; readonly basis?: SignInBasis },
): Promise<OpenedSession> {
  const { user, condition, second_factor } = accepted
  const { user_agent, ip_address } = origin
  const { provider, writes = [], conditions = [] } = basis
  const [type, details] = provider
    ? (['oauth.login.success', { provider: provider.id }] as const)
    : (['auth.login.success', {}] as const)
  const opened = await sessions.open({
    user_id: user.id,
    user_agent,
    ip_address,
    second_factor,
    provider,
    // The account must be as it was when the credentials were checked.
    conditions: [condition, ...conditions],
    writes,
    describe: ({ id }) => [eventOf(type, { account: user, origin }, { session_id: id, details })],
  })
  if (!opened) throw new AppError('SERVICE_UNAVAILABLE', { reason: 'busy' })
  return opened
}

/** Exchanges a refresh token; throws TOKEN_INVALID or TOKEN_EXPIRED. */
export async function refresh(
  context: IdentityContext,
  input: RefreshRequest,
  { language, origin }: Omit<SignInRequest, 'aborted'>,
): Promise<RefreshResponse> {
  const event = (type: 'auth.token.refresh' | 'auth.token.replay', rest: object) => {
    return ({ id, user_id }: { readonly id: string; readonly user_id: string }) => [
      eventOf(type, { account: undefined, origin }, { user_id, session_id: id, ...rest }),
    ]
  }
  const opened = await context.sessions.rotate(input.refresh_token, {
    renewed: event('auth.token.refresh', {}),
    replayed: event('auth.token.replay', { success: false, error_code: 'TOKEN_INVALID' }),
  })
  const { session } = opened
  const user = await context.users.find(session.user_id)
  if (user?.status !== 'active') throw new AppError('TOKEN_INVALID', { reason: 'account_closed' })
  if (user.second_factor?.status === 'active' && session.second_factor !== true)
    throw new AppError('TOKEN_INVALID', { reason: 'second_factor_required' })
  return answer(context, user, opened, language)
}

const bearer = 'bearer '
/** By the claims of verified tokens, which are one object for as long as the token is cached. */
const holders = new WeakMap<AccessClaims, TokenHolder>()

/** The caller behind an Authorization header; throws TOKEN_INVALID or TOKEN_EXPIRED. */
export function authenticate(context: IdentityContext, header: string): Awaitable<Caller> {
  const token = header.slice(bearer.length)
  if (token === '' || header.slice(0, bearer.length).toLowerCase() !== bearer)
    throw new AppError('TOKEN_INVALID', { reason: 'malformed' })
  return andThen(context.tokens.verify(token), askHolder, context)
}

function askHolder(claims: AccessClaims, context: IdentityContext): Awaitable<Caller> {
  const known = holders.get(claims)
  if (known !== undefined) return known.readCaller()
  const holder = new TokenHolder(context, claims)
  holders.set(claims, holder)
  return holder.readCaller()
}

/** For how long the session of a caller lasts, in ms; 0 where it has ended or the account has other rights. */
export async function sessionLeftMs({ users, sessions }: IdentityContext, caller: Caller): Promise<number> {
  const { user_id, session } = caller
  const [user, leftMs] = await Promise.all([users.find(user_id), sessions.leftMs(user_id, session?.id ?? '')])
  return user !== undefined && hasSameRights(user, caller) ? leftMs : 0
}

async function answer(
  { tokens, permissionNames, roleName }: IdentityContext,
  user: StoredUser,
  { session, refresh_token }: OpenedSession,
  language: Language,
): Promise<RefreshResponse> {
  const access_token = await tokens.issue({
    user_id: user.id,
    email: user.email,
    role: roleName(user.role, language),
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
