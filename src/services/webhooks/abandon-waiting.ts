// Abandon: what waits for a webhook that is switched off ends, and of one that is gone nothing is left.

import { wholeValues } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Write } from '../../store/port.ts'
import type { StoredDelivery } from '../../webhooks/delivery.ts'
import { behindKey, deliveryKey, dueOf, parseDue } from '../../webhooks/keys.ts'
import { jsonBytes, type WebhooksContext } from './context.ts'
import { nextKeys, removeLeft } from './stored-deliveries.ts'
import type { FoundWebhook } from './stored-webhooks.ts'

/** Ends what waits for a webhook, in the queue or in the log, that was found switched off; undefined: gone. */
export async function abandonWaiting(
  { state, clock }: Pick<WebhooksContext, 'state' | 'clock'>,
  webhook: string,
  found: FoundWebhook | undefined,
): Promise<void> {
  const at = clock.now()
  // One that was switched on again meanwhile keeps what its owner asked for since.
  const conditions = found ? [found.condition] : []
  for (;;) {
    const waiting = await nextKeys(state, dueOf(webhook))
    if (waiting.length === 0) break
    const deliveries = await wholeValues(
      state,
      waiting.map((key) => deliveryKey(webhook, parseDue(key).id)),
    )
    const ended = deliveries.flatMap((bytes): Write[] => {
      if (bytes === undefined) return []
      const delivery = parseStored<StoredDelivery>(bytes)
      const after = { ...delivery, state: { type: 'failed', at, reason: 'webhook_disabled' } } satisfies StoredDelivery
      return [{ key: deliveryKey(webhook, delivery.id), value: jsonBytes(after) }]
    })
    const gone = waiting.map((key) => ({ key, value: null }))
    if (!(await state.commit([...gone, ...(found ? ended : [])], conditions))) return
  }
  await state.commit([{ key: behindKey(webhook), value: null }], conditions)
  if (found === undefined) await removeLeft(state, webhook)
}
