// `prumo user`: accounts by command, for the operator of the service, also when no admin can sign in.

import type { Account } from '../domain/generated/wire-types.ts'
import { type Role, roles, type Tier, tiers } from '../domain/vocabulary.ts'
import type { Say } from '../wire/command-texts.ts'

export interface UserSetCommand {
  readonly role?: Role
  readonly tier?: Tier
  readonly status?: 'active' | 'deactivated'
  /** A new random password, which its owner must change. */
  readonly resetPassword?: true
  /** Switches the second factor off. */
  readonly dropMfa?: true
  /** Clears failed sign-ins. */
  readonly unlock?: true
}

export type UserCommand =
  | { readonly type: 'list' }
  | { readonly type: 'add'; readonly email: string; readonly role: Role }
  | { readonly type: 'set'; readonly email: string; readonly options: UserSetCommand }
  | { readonly type: 'delete'; readonly email: string }

export const userRoles: readonly string[] = roles
export const userTiers: readonly string[] = tiers

/** An account in one line; role, tier and status are the values that options take. */
export function userLine({ email, role, tier, status, mfa_enabled, id }: Account, say: Say): string {
  return `${email}  ${role}  ${tier}  ${status}${mfa_enabled ? `  ${say('second_factor')}` : ''}  ${id}\n`
}
