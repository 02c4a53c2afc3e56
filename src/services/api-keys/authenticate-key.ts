// From an API key to its caller.

import { tierOf } from '../../auth/users.ts'
import type { Caller } from '../../domain/caller.ts'
import { rolePermissions } from '../../domain/role-permissions.ts'
import { AppError } from '../../errors.ts'
import { parseRanges } from '../../platform/addresses.ts'
import { hasSameRights } from '../identity/standing.ts'
import type { ApiKeysContext } from './context.ts'

/** For how long the presented text of a caller's key is valid, in ms; 0 where it has ended or its owner has other rights. */
export async function keyLeftMs(
  { apiKeys, users, clock }: Pick<ApiKeysContext, 'apiKeys' | 'users' | 'clock'>,
  caller: Caller,
): Promise<number> {
  const [text, user] = await Promise.all([
    caller.api_key && apiKeys.standing(caller.api_key),
    users.find(caller.user_id),
  ])
  return text && user && hasSameRights(user, caller) ? Math.max(0, text.valid_until - clock.now()) : 0
}

/**
 * The caller behind an API key: its owner with the permissions of the moment, narrowed to the key's scopes.
 * Throws TOKEN_INVALID, TOKEN_EXPIRED, or INSUFFICIENT_PERMISSIONS from an address that the key is not for.
 */
export async function authenticateKey(
  { apiKeys, users, clock }: Pick<ApiKeysContext, 'apiKeys' | 'users' | 'clock'>,
  text: string,
  address: string,
): Promise<Caller> {
  const shown = await apiKeys.findByText(text)
  const user = shown && (await users.find(shown.key.user_id))
  if (shown === undefined || user?.status !== 'active') throw new AppError('TOKEN_INVALID', { reason: 'unknown_key' })
  const { key, digest, valid_until } = shown
  if (valid_until <= clock.now()) {
    const expired_at = new Date(valid_until).toISOString()
    throw new AppError('TOKEN_EXPIRED', { expired_at, refresh_token_valid: false, reason: 'key_expired' })
  }
  if (key.allowed_ips.length > 0 && !parseRanges(key.allowed_ips).has(address))
    throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'address_not_allowed' })
  const permissions = rolePermissions[user.role]
  return {
    user_id: user.id,
    email: user.email,
    role: user.role,
    permissions: key.scopes.filter((scope) => permissions.includes(scope)),
    team_ids: user.team_ids,
    tier: tierOf(user),
    api_key: { id: key.id, digest, tier: key.tier, rate_limits: key.rate_limits },
    ...(user.password_change_required && { password_change_required: true }),
  }
}
