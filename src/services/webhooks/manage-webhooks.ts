// Webhooks as their owners manage them.

import { isDeepStrictEqual } from 'node:util'
import type { WebhookPatch, WebhookRequest } from '../../domain/generated/wire-types.ts'
import { type MergePatch, mergePatch } from '../../domain/merge-patch.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { changeHeaders, findHeaderProblem, type HeaderChange, type Headers } from '../../webhooks/headers.ts'
import { healthKey } from '../../webhooks/keys.ts'
import { keyBytes, toSecret } from '../../webhooks/sign.ts'
import type { EventConditions, StoredWebhook, WebhookSecrets, WebhookState } from '../../webhooks/webhook.ts'
import { assertMatch } from '../entity-tag.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import type { Asker } from '../identity/origin.ts'
import { assertFilterBounds } from '../investigations/complete-request.ts'
import { findWatch } from '../watches/watch.ts'
import { sealSecrets, secretsOf, type WebhooksContext, webhookEvent } from './context.ts'
import { parseNames } from './parse-name.ts'
import {
  addWebhook,
  changeWebhook,
  getWebhook,
  leadsTo,
  listOwned,
  notFound,
  removalOf,
  toKept,
} from './stored-webhooks.ts'
import { webhookVersion } from './webhook-view.ts'

/** A webhook with its secret, which is shown this once. */
export interface WebhookWithSecret {
  readonly webhook: StoredWebhook
  readonly secret: string
}

/** A webhook to be changed, as far as it has one of these versions. */
interface Wanted {
  readonly id: string
  readonly ifMatch?: string | undefined
}

/** Registers a webhook. Throws VALIDATION_ERROR, and CONFLICT beyond limits.webhooksPerUserMax. */
export async function createWebhook(
  context: WebhooksContext,
  { request, language }: { readonly request: WebhookRequest; readonly language: Language },
  asker: Asker & Making<WebhookWithSecret>,
): Promise<WebhookWithSecret> {
  const url = await parseTarget(context, request.url)
  const names = parseNames(context.spelling, request.events ?? context.spelling.all(language))
  const conditions = conditionsAfter({}, request)
  await assertWatch(context, request.watch_id, asker)
  const { secret = newSecret(context), headers } = request
  assertSecret(secret)
  const [id, now] = [context.ids.uuid(), context.clock.now()]
  const webhook: StoredWebhook = {
    ...{ id, user_id: asker.caller.user_id, url, ...names, conditions },
    sealed: sealSecrets(context, id, withHeaders({ secret }, headers)),
    state: stateOf(request.active, now),
    ...{ created_at: now, updated_at: now },
  }
  await addWebhook(context, webhook, {
    events: [webhookEvent('webhook.created', { webhook, details: { events: webhook.events } }, asker)],
    besides: () => keeping(asker, { webhook, secret }),
  })
  return { webhook, secret }
}

/**
 * Changes a webhook: null takes a field back to what it is without having been given. One that is switched on again begins
 * without a past. Throws VALIDATION_ERROR, RESOURCE_NOT_FOUND and PRECONDITION_FAILED.
 */
export async function updateWebhook(
  context: WebhooksContext,
  { id, patch, ifMatch }: Wanted & { readonly patch: WebhookPatch },
  asker: Asker,
): Promise<StoredWebhook> {
  await getWebhook(context.state, id, asker.caller)
  const url = patch.url === undefined ? undefined : await parseTarget(context, patch.url)
  await assertWatch(context, patch.watch_id, asker)
  const { events } = patch
  const active = patch.active === null ? true : patch.active
  return changeWebhook(context, { id, caller: asker.caller }, (before) => {
    assertMatch(ifMatch, webhookVersion(before), id)
    const now = context.clock.now()
    const isSwitched = active !== undefined && active !== (before.state.type === 'active')
    const names = events === null ? context.spelling.all(before.language) : events
    const after: StoredWebhook = {
      ...before,
      ...(url !== undefined && { url }),
      ...(names && parseNames(context.spelling, names)),
      conditions: conditionsAfter(before.conditions, patch),
      ...(patch.headers !== undefined && { sealed: sealedAfter(context, before, patch.headers) }),
      ...(isSwitched && { state: stateOf(active, now) }),
    }
    if (isDeepStrictEqual(after, before)) return null
    const fields = Object.keys(patch)
    return {
      webhook: { ...after, updated_at: now },
      writes: url !== undefined || isSwitched ? [{ key: healthKey(id), value: null }] : [],
      events: [webhookEvent('webhook.updated', { webhook: after, details: { fields } }, asker)],
    }
  })
}

/** Removes a webhook and what waits for it. Throws RESOURCE_NOT_FOUND and PRECONDITION_FAILED. */
export async function deleteWebhook(context: WebhooksContext, wanted: Wanted, asker: Asker): Promise<void> {
  const { id, ifMatch } = wanted
  const { webhook, condition } = await getWebhook(context.state, id, asker.caller)
  assertMatch(ifMatch, webhookVersion(webhook), id)
  const events = [webhookEvent('webhook.deleted', { webhook }, asker)]
  const isDone = await context.trail.commit(removalOf(webhook), [condition], events)
  // Another change came in between; what there is now is removed.
  if (!isDone) await deleteWebhook(context, wanted, asker)
}

/** Removes the webhooks of the caller that lead to an address. Throws RESOURCE_NOT_FOUND where there is none. */
export async function deleteByUrl(context: WebhooksContext, url: string, asker: Asker): Promise<void> {
  const owned = await listOwned(context.state, asker.caller.user_id)
  const found = owned.filter(({ webhook }) => leadsTo(webhook, url))
  if (found.length === 0) throw notFound(url)
  for (const { webhook } of found) await deleteWebhook(context, { id: webhook.id }, asker)
}

/** A new secret; the old one stays valid for limits.webhookOldSecretMs. Throws RESOURCE_NOT_FOUND. */
export async function rotateSecret(
  context: WebhooksContext,
  id: string,
  asker: Asker & Making<WebhookWithSecret>,
): Promise<WebhookWithSecret> {
  const secret = newSecret(context)
  const webhook = await changeWebhook(context, { id, caller: asker.caller }, async (before) => {
    const now = context.clock.now()
    const { secret: old, headers } = secretsOf(context, before)
    const secrets = { secret, previous: { secret: old, valid_until: now + limits.webhookOldSecretMs } }
    const sealed = sealSecrets(context, id, withHeaders(secrets, headers))
    const after = { ...before, sealed, updated_at: now }
    const events = [webhookEvent('webhook.rotated', { webhook: after }, asker)]
    return { webhook: after, events, ...(await keeping(asker, { webhook: after, secret })) }
  })
  return { webhook, secret }
}

/** The address as it is kept. Throws VALIDATION_ERROR where nothing may be sent to it. */
export async function parseTarget({ schemes, http }: WebhooksContext, text: string): Promise<string> {
  const refuse = (reason: ConstructorParameters<typeof AppError>[1] & object) =>
    new AppError('VALIDATION_ERROR', { field: 'url', ...reason })
  const isDevelopment = schemes.includes('http:')
  if (!URL.canParse(text)) throw refuse({ reason: 'bad_url' })
  const url = new URL(text)
  if (!schemes.some((scheme) => scheme === url.protocol))
    throw refuse({ reason: isDevelopment ? 'http_required' : 'https_required' })
  if (url.username !== '' || url.password !== '') throw refuse({ reason: 'credentials_in_url' })
  // A name that is not known yet may be by the time of the first event.
  if ((await http.check(url)) === 'address_not_public')
    throw refuse({
      reason: 'address_not_public',
      // In production nothing allows one.
      ...(isDevelopment && { suggestion: 'allow_private_addresses' }),
    })
  return toKept(url)
}

/** One that is deleted later has no events any more. */
async function assertWatch(
  { state }: WebhooksContext,
  id: string | null | undefined,
  { caller }: Asker,
): Promise<void> {
  if (typeof id === 'string' && (await findWatch(state, id))?.watch.user_id !== caller.user_id)
    throw new AppError('VALIDATION_ERROR', { field: 'watch_id', reason: 'unknown_resource' })
}

function conditionsAfter(before: EventConditions, given: MergePatch<EventConditions>): EventConditions {
  const { filter, exclude, min_severity, min_confidence, watch_id } = given
  const changes = Object.entries({ filter, exclude, min_severity, min_confidence, watch_id })
  const after = mergePatch(before, Object.fromEntries(changes.filter(([, change]) => change !== undefined)))
  if (after.filter) assertFilterBounds(after.filter, 'filter.')
  if (after.exclude) assertFilterBounds({ exclude: after.exclude }, '')
  return after
}

/** The sealed secrets of a webhook with its headers changed; the same where they are. Throws VALIDATION_ERROR. */
function sealedAfter(context: WebhooksContext, webhook: StoredWebhook, change: HeaderChange | null): string {
  const before = secretsOf(context, webhook)
  const after = withHeaders(before, changeHeaders(before.headers ?? {}, change))
  return isDeepStrictEqual(after, before) ? webhook.sealed : sealSecrets(context, webhook.id, after)
}

function withHeaders({ headers: _, ...secrets }: WebhookSecrets, headers: Headers = {}): WebhookSecrets {
  const problem = findHeaderProblem(headers)
  if (problem) {
    const { name, ...facts } = problem
    throw new AppError('VALIDATION_ERROR', { field: name === undefined ? 'headers' : `headers.${name}`, ...facts })
  }
  return Object.keys(headers).length === 0 ? secrets : { ...secrets, headers }
}

function stateOf(active: boolean, now: number): WebhookState {
  return active ? { type: 'active' } : { type: 'disabled', reason: 'by_owner', at: now }
}

function newSecret({ ids }: Pick<WebhooksContext, 'ids'>): string {
  return toSecret(Buffer.from(ids.secret(32), 'base64url'))
}

function assertSecret(secret: string): void {
  const limit = limits.webhookSecretBytesMin
  if (keyBytes(secret) < limit)
    throw new AppError('VALIDATION_ERROR', { field: 'secret', reason: 'too_few_bytes', limit })
}
