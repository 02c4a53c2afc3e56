// Stored webhooks: found by id or by owner, changed by compare and set.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { AuditInput } from '../../domain/audit-event.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Awaitable } from '../../platform/awaitable.ts'
import { findHeld, wholeValues } from '../../platform/damage.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Store, Write } from '../../store/port.ts'
import { behindKey, countKey, healthKey, ownedKey, ownedPrefix, webhookKey } from '../../webhooks/keys.ts'
import type { StoredWebhook } from '../../webhooks/webhook.ts'
import type { Besides } from '../idempotency/making.ts'
import { jsonBytes, type WebhooksContext } from './context.ts'

/** A webhook with the condition that it is as it was read. */
export interface FoundWebhook {
  readonly webhook: StoredWebhook
  readonly condition: Condition
}

export async function findWebhook(store: Store, id: string): Promise<FoundWebhook | undefined> {
  const bytes = isUuid(id) ? await store.get(webhookKey(id)) : undefined
  return bytes && { webhook: parseStored<StoredWebhook>(bytes), condition: { key: webhookKey(id), expected: bytes } }
}

/** The caller's webhook. Throws RESOURCE_NOT_FOUND, also for one of somebody else. */
export async function getWebhook(
  store: Store,
  id: string,
  { user_id }: Pick<Caller, 'user_id'>,
): Promise<FoundWebhook> {
  const found = await findWebhook(store, id)
  if (found === undefined || found.webhook.user_id !== user_id) throw notFound(id)
  return found
}

export function notFound(id: string): AppError {
  return new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
}

/** The webhooks of an owner, without those that are damaged. */
export async function listOwned(store: Store, owner: string): Promise<readonly FoundWebhook[]> {
  const keys = (await idsOf(store, owner)).map(webhookKey)
  const found = await wholeValues(store, keys)
  return keys.flatMap((key, at) => {
    const bytes = found[at]
    return bytes ? [{ webhook: parseStored<StoredWebhook>(bytes), condition: { key, expected: bytes } }] : []
  })
}

/** An address as it is kept. */
export function toKept(url: URL): string {
  const kept = new URL(url)
  kept.hash = ''
  return kept.href
}

/** Whether a webhook leads to an address, in whichever spelling. */
export function leadsTo(webhook: StoredWebhook, address: string): boolean {
  return URL.canParse(address) && toKept(new URL(address)) === webhook.url
}

async function idsOf(store: Store, owner: string): Promise<readonly string[]> {
  const prefix = ownedPrefix(owner)
  const ids: string[] = []
  for await (const { key } of store.range({ prefix })) ids.push(key.slice(prefix.length))
  return ids
}

/** Stores a new webhook. Throws CONFLICT where its owner has limits.webhooksPerUserMax. */
export async function addWebhook(
  { state, trail }: Pick<WebhooksContext, 'state' | 'trail'>,
  webhook: StoredWebhook,
  { events, besides }: { readonly events: readonly AuditInput[]; readonly besides: () => Awaitable<Besides> },
): Promise<void> {
  const { id, user_id } = webhook
  await untilCommitted(async () => {
    const count = { key: countKey(user_id), expected: await findHeld(state, countKey(user_id)) }
    const limit = limits.webhooksPerUserMax
    if ((await listOwned(state, user_id)).length >= limit)
      throw new AppError('CONFLICT', { reason: 'too_many_webhooks', limit })
    const writes = [
      { key: webhookKey(id), value: jsonBytes(webhook) },
      ...indexOfWebhook(webhook),
      { key: count.key, value: jsonBytes(id) },
    ]
    const more = await besides()
    return (await trail.commit([...writes, ...more.writes], [count, ...more.conditions], events)) ? true : null
  })
}

export interface WebhookChange {
  readonly webhook: StoredWebhook
  readonly writes?: readonly Write[]
  readonly conditions?: readonly Condition[]
  readonly events: readonly AuditInput[]
}

/** Applies a change to the caller's webhook as it is now; null leaves it. Throws RESOURCE_NOT_FOUND. */
export function changeWebhook(
  { state, trail }: Pick<WebhooksContext, 'state' | 'trail'>,
  { id, caller }: { readonly id: string; readonly caller: Pick<Caller, 'user_id'> },
  change: (webhook: StoredWebhook) => Awaitable<WebhookChange | null>,
): Promise<StoredWebhook> {
  return untilCommitted(async () => {
    const { webhook, condition } = await getWebhook(state, id, caller)
    const changed = await change(webhook)
    if (changed === null) return webhook
    const writes = [{ key: webhookKey(id), value: jsonBytes(changed.webhook) }, ...(changed.writes ?? [])]
    const conditions = [condition, ...(changed.conditions ?? [])]
    return (await trail.commit(writes, conditions, changed.events)) ? changed.webhook : null
  })
}

/** What follows from a webhook. */
export function indexOfWebhook({ id, user_id }: StoredWebhook): readonly Write[] {
  return [{ key: ownedKey(user_id, id), value: jsonBytes(id) }]
}

/** The writes that remove a webhook; what waits for it is removed by the sender, which finds it gone. */
export function removalOf({ id, user_id }: Pick<StoredWebhook, 'id' | 'user_id'>): readonly Write[] {
  return [webhookKey(id), ownedKey(user_id, id), healthKey(id), behindKey(id)].map((key) => ({ key, value: null }))
}

/** The writes that remove the webhooks of an owner, damaged ones too, with the conditions that there is no other. */
export async function removalOfOwned(store: Store, owner: string) {
  const count = { key: countKey(owner), expected: await findHeld(store, countKey(owner)) }
  const ids = await idsOf(store, owner)
  const conditions = await Promise.all(
    ids.map(async (id) => ({ key: webhookKey(id), expected: await findHeld(store, webhookKey(id)) })),
  )
  return {
    removed: (await listOwned(store, owner)).map(({ webhook }) => webhook),
    writes: ids.flatMap((id) => removalOf({ id, user_id: owner })),
    conditions: [count, ...conditions],
  }
}
