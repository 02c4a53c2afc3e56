// History: the newest deliveries of all webhooks of the caller, in the shape of earlier clients.

import type { Caller } from '../../domain/caller.ts'
import type { WebhookHistory, WebhookHistoryItem, WebhookHistoryQuery } from '../../domain/generated/wire-types.ts'
import { createPause } from '../in-slices.ts'
import type { WebhooksContext } from './context.ts'
import { mapNewest } from './deliveries.ts'
import { parseName } from './parse-name.ts'
import { leadsTo, listOwned } from './stored-webhooks.ts'
import { historyView } from './webhook-view.ts'

/** Newest first; `total` counts those that match among the newest limits.webhookDeliveriesRead of each webhook. */
export async function readHistory(
  { state, spelling, clock }: Pick<WebhooksContext, 'state' | 'spelling' | 'clock'>,
  { event, url, success, limit }: WebhookHistoryQuery & { readonly limit: number },
  caller: Caller,
): Promise<WebhookHistory> {
  const wanted = event === undefined ? undefined : parseName(spelling, event)
  const owned = (await listOwned(state, caller.user_id)).filter(
    ({ webhook }) => url === undefined || leadsTo(webhook, url),
  )
  const pause = createPause(clock)
  const matching: WebhookHistoryItem[] = []
  // One webhook after the other, so that the deliveries of one are held at a time.
  for (const { webhook } of owned) {
    for (const item of await mapNewest({ state, clock }, webhook.id, (delivery) => historyView(webhook, delivery))) {
      if ((wanted === undefined || item.event === wanted) && (success === undefined || item.success === success))
        matching.push(item)
    }
    await pause()
  }
  matching.sort((left, right) => (left.timestamp < right.timestamp ? 1 : -1))
  return { deliveries: matching.slice(0, limit), total: matching.length }
}
