// The standing of a caller: the rights with which it was admitted, as conditions of the commit that uses them.

import type { ApiKeys } from '../../auth/api-keys.ts'
import type { Sessions } from '../../auth/sessions.ts'
import type { StoredUser, Users } from '../../auth/users.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import type { Condition } from '../../store/port.ts'

/**
 * Throws TOKEN_INVALID where the caller's session has ended or the text of its API key is gone, INSUFFICIENT_PERMISSIONS
 * where its role or teams have changed.
 */
export type StandingOf = (caller: Caller) => Promise<readonly Condition[]>

/** The conditions under which a caller is what it was when it was admitted. */
export function createStandingOf({
  users,
  sessions,
  apiKeys,
}: {
  readonly users: Pick<Users, 'read'>
  readonly sessions: Pick<Sessions, 'standing'>
  readonly apiKeys: Pick<ApiKeys, 'standing'>
}): StandingOf {
  return async (caller) => {
    const { user_id, session, api_key } = caller
    const account = await users.read(user_id)
    if (!account || !hasSameRights(account.user, caller))
      throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'rights_changed' })
    const conditions = [account.condition]
    if (session) {
      const standing = await sessions.standing(user_id, session.id)
      if (!standing) throw new AppError('TOKEN_INVALID', { reason: 'revoked' })
      conditions.push(standing)
    }
    if (api_key) {
      const standing = await apiKeys.standing(api_key)
      if (!standing) throw new AppError('TOKEN_INVALID', { reason: 'unknown_key' })
      conditions.push(standing.condition)
    }
    return conditions
  }
}

/** Whether an account has the status, role and teams that it had for a caller. */
export function hasSameRights({ status, role, team_ids }: StoredUser, caller: Caller): boolean {
  return status === 'active' && role === caller.role && team_ids.join() === caller.team_ids.join()
}
