// API keys after their issue: listed, rotated, revoked, limited.

import { isDeepStrictEqual } from 'node:util'
import { newKeyText, shownPrefix } from '../../auth/api-key-text.ts'
import type { DayOfUse } from '../../auth/api-key-usage.ts'
import type { StoredApiKey } from '../../auth/api-keys.ts'
import { tokenDigest } from '../../auth/tokens.ts'
import type { Caller } from '../../domain/caller.ts'
import { dayMs, hourMs } from '../../domain/days.ts'
import type { RateTier } from '../../domain/rate-tiers.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { assertMatch } from '../entity-tag.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import type { Asker } from '../identity/origin.ts'
import { type ApiKeysContext, keyEvent } from './context.ts'
import type { IssuedKey } from './issue-key.ts'
import { keyVersion } from './key-view.ts'

/** The caller's keys, or for an admin those of another user. Throws INSUFFICIENT_PERMISSIONS. */
export async function listKeys(
  { apiKeys }: ApiKeysContext,
  userId: string | undefined,
  caller: Caller,
): Promise<readonly StoredApiKey[]> {
  const owner = userId ?? caller.user_id
  if (owner !== caller.user_id) assertAdmin(caller)
  return apiKeys.list(owner)
}

/** A key of the caller, or for an admin of anyone. Throws RESOURCE_NOT_FOUND and INSUFFICIENT_PERMISSIONS. */
export async function getKey({ apiKeys }: ApiKeysContext, id: string, caller: Caller): Promise<StoredApiKey> {
  const key = await apiKeys.find(id)
  if (key === undefined) throw notFound(id)
  if (key.user_id !== caller.user_id && caller.role !== 'admin')
    throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_key_owner' })
  return key
}

/**
 * A new text for a key, whose lifetime starts again; the old text stays valid for the grace period, and never beyond its
 * own expiry. Only the owner rotates: an admin revokes. Throws CONFLICT where too many old texts are still valid.
 */
export async function rotateKey(
  context: ApiKeysContext,
  { id, graceHours }: { readonly id: string; readonly graceHours: number },
  asker: Asker & Making<IssuedKey>,
): Promise<IssuedKey> {
  const { user_id } = await getKey(context, id, asker.caller)
  if (user_id !== asker.caller.user_id) throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_key_owner' })
  const text = newKeyText(context.ids)
  const now = context.clock.now()
  const key = await context.apiKeys.change(id, async (before) => {
    const valid_until = Math.min(before.expires_at, now + graceHours * hourMs)
    const previous = [...before.previous, { digest: before.digest, valid_until }].filter((old) => old.valid_until > now)
    if (previous.length > limits.apiKeyOldTextsMax)
      throw new AppError('CONFLICT', { reason: 'too_many_old_keys', limit: limits.apiKeyOldTextsMax })
    const after: StoredApiKey = {
      ...before,
      prefix: shownPrefix(text),
      digest: tokenDigest(text),
      previous,
      expires_at: now + before.lifetime_days * dayMs,
      rotated_at: now,
    }
    const events = [keyEvent('api_key.rotated', after, asker, { grace_period_hours: graceHours })]
    return { key: after, events, ...(await keeping(asker, { key: after, text })) }
  })
  if (key === undefined) throw notFound(id)
  return { key, text }
}

/** Ends a key and all its texts at once. */
export async function revokeKey(context: ApiKeysContext, id: string, asker: Asker): Promise<void> {
  await getKey(context, id, asker.caller)
  const gone = await context.apiKeys.change(id, (key) => ({
    key: null,
    events: [keyEvent('api_key.revoked', key, asker)],
  }))
  if (gone === undefined) throw notFound(id)
}

/**
 * Sets limits of a key's own. For admins. Throws VALIDATION_ERROR for a burst above the requests of an hour, and
 * PRECONDITION_FAILED.
 */
export async function setKeyLimits(
  context: ApiKeysContext,
  {
    id,
    rateLimits,
    ifMatch,
  }: { readonly id: string; readonly rateLimits: RateTier; readonly ifMatch?: string | undefined },
  asker: Asker,
): Promise<StoredApiKey> {
  const { burst, requestsPerHour: limit } = rateLimits
  if (burst > limit) throw new AppError('VALIDATION_ERROR', { field: 'burst', reason: 'above_maximum', limit })
  const key = await context.apiKeys.change(id, (before) => {
    assertMatch(ifMatch, keyVersion(before), id)
    if (isDeepStrictEqual(before.rate_limits, rateLimits)) return null
    const after = { ...before, rate_limits: rateLimits }
    return { key: after, events: [keyEvent('api_key.updated', after, asker, { rate_limits: rateLimits })] }
  })
  if (key === undefined) throw notFound(id)
  return key
}

/** The usage of a key by day, for the last `days`. */
export async function keyUsage(
  context: ApiKeysContext,
  { id, days }: { readonly id: string; readonly days: number },
  caller: Caller,
): Promise<readonly DayOfUse[]> {
  await getKey(context, id, caller)
  return context.usage.read(id, days)
}

function assertAdmin(caller: Caller): void {
  if (caller.role !== 'admin') throw new AppError('INSUFFICIENT_PERMISSIONS', { required_permission: 'manage:users' })
}

function notFound(id: string): AppError {
  return new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
}
