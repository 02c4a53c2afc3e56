import { tierOf, type User } from '../../auth/users.ts'
import { rolePermissions } from '../../domain/role-permissions.ts'
import type { Permission, Role, Tier } from '../../domain/vocabulary.ts'

/** An account as admins see it: nothing secret. */
export interface UserView {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly permissions: readonly Permission[]
  readonly tier: Tier
  readonly status: User['status']
  readonly team_ids: readonly string[]
  readonly mfa_enabled: boolean
  readonly password_change_required: boolean
  readonly created_at: string
  readonly updated_at: string
}

export function userView(user: User): UserView {
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
