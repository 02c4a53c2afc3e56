// A new API key.

import { newKeyText, shownPrefix } from '../../auth/api-key-text.ts'
import type { StoredApiKey } from '../../auth/api-keys.ts'
import { tokenDigest } from '../../auth/tokens.ts'
import { dayMs } from '../../domain/days.ts'
import type { ApiKeyRequest } from '../../domain/generated/wire-types.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import { AppError } from '../../errors.ts'
import { isRange } from '../../platform/addresses.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import type { Asker } from '../identity/origin.ts'
import { type ApiKeysContext, keyEvent } from './context.ts'

/** A key with its text, which is shown this once. */
export interface IssuedKey {
  readonly key: StoredApiKey
  readonly text: string
}

/**
 * Issues a key to the caller. Throws VALIDATION_ERROR for a bad address range, INSUFFICIENT_PERMISSIONS for a scope that
 * the caller lacks and for a tier unless by an admin, CONFLICT beyond limits.apiKeysPerUserMax.
 */
export async function issueKey(
  context: ApiKeysContext,
  request: ApiKeyRequest,
  asker: Asker & Making<IssuedKey>,
): Promise<IssuedKey> {
  const { caller } = asker
  assertAllowed(request, asker)
  const text = newKeyText(context.ids)
  const now = context.clock.now()
  const { expires_in_days: lifetime_days, allowed_ips, tier = null } = request
  const key: StoredApiKey = {
    id: context.ids.uuid(),
    user_id: caller.user_id,
    name: toGivenText(request.name),
    prefix: shownPrefix(text),
    digest: tokenDigest(text),
    previous: [],
    scopes: [...new Set(request.scopes)],
    allowed_ips,
    tier,
    rate_limits: null,
    lifetime_days,
    created_at: now,
    expires_at: now + lifetime_days * dayMs,
    rotated_at: null,
  }
  const { scopes } = key
  // Its scopes were allowed to the caller as it was admitted, which must still be so in the commit.
  const besides = async () => {
    const [standing, kept] = [await context.standingOf(caller), await keeping(asker, { key, text })]
    return { writes: kept.writes, conditions: [...standing, ...kept.conditions] }
  }
  await context.apiKeys.create(key, besides, [
    keyEvent('api_key.created', key, asker, { scopes, allowed_ips, tier, lifetime_days }),
  ])
  return { key, text }
}

function assertAllowed({ name, scopes, allowed_ips, tier }: ApiKeyRequest, { caller }: Asker): void {
  if (name.trim() === '') throw new AppError('VALIDATION_ERROR', { field: 'name', reason: 'empty' })
  const wrong = allowed_ips.findIndex((range) => !isRange(range))
  if (wrong !== -1)
    throw new AppError('VALIDATION_ERROR', { field: `allowed_ips.${wrong}`, reason: 'wrong_format', expected: 'CIDR' })
  const beyond = scopes.find((scope) => !caller.permissions.includes(scope))
  if (beyond !== undefined)
    throw new AppError('INSUFFICIENT_PERMISSIONS', { field: 'scopes', required_permission: beyond })
  if (tier !== undefined && caller.role !== 'admin')
    throw new AppError('INSUFFICIENT_PERMISSIONS', { field: 'tier', required_permission: 'manage:users' })
}
