// History: the newest deliveries of all webhooks of the caller, in the shape of earlier clients.

import type { Caller } from '../../domain/caller.ts'
import type { WebhookHistory, WebhookHistoryQuery } from '../../domain/generated/wire-types.ts'
import type { WebhooksContext } from './context.ts'
import { newestDeliveries } from './deliveries.ts'
import { parseName } from './parse-name.ts'
import { leadsTo, listOwned } from './stored-webhooks.ts'
import { historyView } from './webhook-view.ts'

/** Newest first; `total` counts those that match among the newest limits.webhookDeliveriesRead of each webhook. */
export async function readHistory(
  { state, spelling }: Pick<WebhooksContext, 'state' | 'spelling'>,
  { event, url, success, limit }: WebhookHistoryQuery & { readonly limit: number },
  caller: Caller,
): Promise<WebhookHistory> {
  const wanted = event === undefined ? undefined : parseName(spelling, event)
  const owned = (await listOwned(state, caller.user_id)).filter(
    ({ webhook }) => url === undefined || leadsTo(webhook, url),
  )
  const found = await Promise.all(
    owned.map(async ({ webhook }) =>
      (await newestDeliveries(state, webhook.id)).map((delivery) => historyView(webhook, delivery)),
    ),
  )
  const matching = found
    .flat()
    .filter(
      (item) => (wanted === undefined || item.event === wanted) && (success === undefined || item.success === success),
    )
    .sort((left, right) => (left.timestamp < right.timestamp ? 1 : -1))
  return { deliveries: matching.slice(0, limit), total: matching.length }
}
