// Who asked, with the rights of the moment: an answer may be worked out long after the request that asked for it.

import { tierOf } from '../../auth/users.ts'
import type { Caller } from '../../domain/caller.ts'
import { rolePermissions } from '../../domain/role-permissions.ts'
import { AppError } from '../../errors.ts'
import type { AnswerWork } from './answer-work.ts'
import type { ChatContext } from './context.ts'

/** Throws INSUFFICIENT_PERMISSIONS where the account is no longer active. */
export async function askerOfAnswer({ users }: ChatContext, { answer }: AnswerWork): Promise<Caller> {
  const user = await users.find(answer.user_id)
  if (user?.status !== 'active') throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'owner_lacks_rights' })
  const { id, email, role, team_ids } = user
  const permissions = rolePermissions[role].filter((permission) => answer.permissions.includes(permission))
  return { user_id: id, email, role, permissions, team_ids, tier: tierOf(user) }
}
