// Stored deliveries: which webhooks have entries of a kind, and how all that a webhook leaves is removed.

import { limits } from '../../limits.ts'
import type { Store } from '../../store/port.ts'
import { deliveriesPrefix, talliesPrefix } from '../../webhooks/keys.ts'

/** Each webhook with a key under a prefix, by which those keys go on: one look-up each. */
export async function* webhooksUnder(store: Store, prefix: string): AsyncGenerator<string> {
  let from = prefix
  for (;;) {
    let webhook: string | undefined
    for await (const { key } of store.range({ prefix, from, limit: 1 }))
      webhook = key.slice(prefix.length).split('/')[0]
    if (webhook === undefined) return
    yield webhook
    // The next character after the slash that may follow.
    from = `${prefix}${webhook}0`
  }
}

/** Removes what a webhook that is gone has left; resolves to how many entries there were. */
export async function removeLeft(store: Store, webhook: string): Promise<number> {
  let removed = 0
  for (const prefix of [deliveriesPrefix(webhook), talliesPrefix(webhook)])
    removed += await removeAll(store, { prefix })
  return removed
}

/** Removes a range in commits of limits.webhookPurgedPerCommit; resolves to how many entries there were. */
export async function removeAll(
  store: Store,
  { prefix, to }: { readonly prefix: string; readonly to?: string },
): Promise<number> {
  let removed = 0
  for (;;) {
    const keys = await nextKeys(store, prefix, to)
    if (keys.length === 0) return removed
    await store.commit(keys.map((key) => ({ key, value: null })))
    removed += keys.length
  }
}

/** At most limits.webhookPurgedPerCommit keys of a range. */
export async function nextKeys(store: Store, prefix: string, to?: string): Promise<readonly string[]> {
  const keys: string[] = []
  const range = { prefix, limit: limits.webhookPurgedPerCommit, ...(to !== undefined && { to }) }
  for await (const { key } of store.range(range)) keys.push(key)
  return keys
}
