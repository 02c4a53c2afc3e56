// Purge: removes deliveries older than limits.webhookDeliveriesKeptDays, and those of webhooks that are gone, at the start and every hour.

import { dayMs } from '../../domain/days.ts'
import { limits } from '../../limits.ts'
import { timedUuid } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { Rounds, type RoundsParts } from '../../platform/rounds.ts'
import { allDeliveriesPrefix, deliveriesPrefix, deliveryKey } from '../../webhooks/keys.ts'
import type { WebhooksContext } from './context.ts'
import { removeAll, removeLeft, webhooksUnder } from './stored-deliveries.ts'
import { findWebhook } from './stored-webhooks.ts'

type PurgeContext = Pick<WebhooksContext, 'state' | 'clock'>

/** Resolves to how many entries were removed. */
export async function purgeDeliveries({ state, clock }: PurgeContext): Promise<number> {
  const expiredMs = clock.now() - limits.webhookDeliveriesKeptDays * dayMs
  let removed = 0
  for await (const webhook of webhooksUnder(state, allDeliveriesPrefix)) {
    if ((await findWebhook(state, webhook)) === undefined) removed += await removeLeft(state, webhook)
    else {
      const to = deliveryKey(webhook, timedUuid(expiredMs, '').slice(0, 13))
      removed += await removeAll(state, { prefix: deliveriesPrefix(webhook), to })
    }
  }
  return removed
}

interface PurgeParts extends PurgeContext, Pick<RoundsParts, 'isHeld'> {
  readonly log: Pick<Log, 'error' | 'info'>
}

/** What has expired goes at the start and each limits.webhookPurgeMs. */
export function createDeliveryPurge(parts: PurgeParts): Rounds {
  return new Rounds({
    ...parts,
    everyMs: limits.webhookPurgeMs,
    async work() {
      const deliveries = await purgeDeliveries(parts)
      if (deliveries > 0) parts.log.info({ deliveries }, 'deliveries older than they are kept were removed')
    },
    failure: 'the removal of old deliveries failed',
  })
}
