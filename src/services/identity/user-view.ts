import { type StoredUser, tierOf } from '../../auth/users.ts'
import type { Account } from '../../domain/generated/wire-types.ts'
import { rolePermissions } from '../../domain/role-permissions.ts'

/** An account as admins see it: nothing secret. */
export function userView(user: StoredUser): Account {
  return {
    id: user.id,
    email: user.email,
    role: user.role,
    permissions: rolePermissions[user.role],
    tier: tierOf(user),
    status: user.status,
    team_ids: user.team_ids,
    mfa_enabled: user.second_factor?.status === 'active',
    password_change_required: user.password_change_required === true,
    created_at: user.created_at,
    updated_at: user.updated_at ?? user.created_at,
  }
}
