// TokenHolder
// Owns: the look-ups that decide whether a verified token is still valid.   Does not own: the token, the store.
// H1. The store is read for each request, so that a revocation counts at once; only its keys are cached, and the caller
//     for as long as the account is the same object.

import type { AccessClaims } from '../../auth/tokens.ts'
import { type StoredUser, tierOf } from '../../auth/users.ts'
import type { Caller } from '../../domain/caller.ts'
import { rolePermissions } from '../../domain/role-permissions.ts'
import { AppError } from '../../errors.ts'
import { type Awaitable, andThen } from '../../platform/awaitable.ts'
import type { IdentityContext } from './context.ts'

type TokenStores = Pick<IdentityContext, 'users' | 'sessions' | 'revoked'>

export class TokenHolder {
  readonly claims: AccessClaims
  readonly isRevoked: () => Awaitable<boolean>
  readonly isLive: () => Awaitable<boolean>
  readonly findUser: () => Awaitable<StoredUser | undefined>
  #user: StoredUser | null = null
  #caller: Caller | null = null

  constructor({ users, sessions, revoked }: TokenStores, claims: AccessClaims) {
    this.claims = claims
    this.isRevoked = revoked.lookupOf(claims)
    this.isLive = sessions.lookupOf(claims.sub, claims.session_id)
    this.findUser = users.lookupOf(claims.sub)
  }

  /** The caller of the token; throws TOKEN_INVALID where it, its session or its account has ended. */
  readCaller(): Awaitable<Caller> {
    return andThen(this.isRevoked(), unlessRevoked, this)
  }

  callerOf(user: StoredUser): Caller {
    if (this.#caller === null || this.#user !== user) {
      this.#user = user
      this.#caller = toCaller(user, this.claims)
    }
    return this.#caller
  }
}

function unlessRevoked(isRevoked: boolean, holder: TokenHolder): Awaitable<Caller> {
  if (isRevoked) throw ended()
  return andThen(holder.isLive(), whileLive, holder)
}

function whileLive(isLive: boolean, holder: TokenHolder): Awaitable<Caller> {
  if (!isLive) throw ended()
  return andThen(holder.findUser(), asUser, holder)
}

function asUser(user: StoredUser | undefined, holder: TokenHolder): Caller {
  if (user?.status !== 'active') throw ended()
  return holder.callerOf(user)
}

function ended(): AppError {
  return new AppError('TOKEN_INVALID', { reason: 'revoked' })
}

function toCaller(user: StoredUser, claims: AccessClaims): Caller {
  return {
    user_id: user.id,
    email: user.email,
    role: user.role,
    permissions: rolePermissions[user.role],
    team_ids: user.team_ids,
    tier: tierOf(user),
    token_language: claims.language,
    session: { id: claims.session_id, jti: claims.jti, exp: claims.exp },
    ...(user.password_change_required && { password_change_required: true }),
  }
}
