// What the services of watches work with.

import type { Trail } from '../../auth/trail.ts'
import { tierOf, type Users } from '../../auth/users.ts'
import type { Caller } from '../../domain/caller.ts'
import { rolePermissions } from '../../domain/role-permissions.ts'
import type { Permission } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { InvestigationsContext } from '../investigations/context.ts'

export interface WatchesContext extends Pick<InvestigationsContext, 'state' | 'clock' | 'ids'> {
  readonly investigations: InvestigationsContext
  /** The trail whose commits rest on the rights of the caller that their events name. */
  readonly trail: Pick<Trail, 'commit'>
  readonly users: Pick<Users, 'find'>
}

/** The owner of what the service does for it, as a caller with the rights of the moment. Throws INSUFFICIENT_PERMISSIONS without these. */
export async function readOwner(
  { users }: Pick<WatchesContext, 'users'>,
  id: string,
  needed: readonly Permission[] = ['write:investigations'],
): Promise<Caller> {
  const user = await users.find(id)
  const permissions = user?.status === 'active' ? rolePermissions[user.role] : []
  if (user === undefined || !needed.every((each) => permissions.includes(each)))
    throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'owner_lacks_rights' })
  const { email, role, team_ids } = user
  return { user_id: id, email, role, permissions, team_ids, tier: tierOf(user) }
}
