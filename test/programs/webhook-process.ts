// A process that hands facts of one owner over and sends them to a webhook, until it is killed or everything was delivered.

import type { StoredUser } from '../../src/auth/users.ts'
import { toOutbox } from '../../src/events/outbox.ts'
import type { Announcement } from '../../src/events/owner-event.ts'
import { createEvents } from '../../src/main/events.ts'
import { openState } from '../../src/main/stores.ts'
import { createWebhooks } from '../../src/main/webhooks.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds as ids, namedUuid } from '../../src/platform/ids.ts'
import { mapNewest } from '../../src/services/webhooks/deliveries.ts'
import type { StoredWebhook } from '../../src/webhooks/webhook.ts'
import { silentLog } from '../support/actor-stage.ts'

const owner = 'ana'
const [folder = '', url = '', first = '0', count = '0'] = process.argv.slice(2)
const state = openState(folder)
const trail = { commit: state.commit }
const webhooks = createWebhooks({
  ...{ state, clock, ids, trail, audit: trail, log: silentLog, holder: owner },
  config: { mode: 'development', webhooks: { allowsPrivate: 'yes' } },
  users: { find: () => ({ role: 'analyst', status: 'active' }) as StoredUser },
  box: { seal: (secret) => secret, open: (sealed) => sealed },
})
const events = createEvents({ store: state, clock, log: silentLog, holder: owner, follow: webhooks.follow })

const webhook: StoredWebhook = {
  ...{ id: namedUuid('webhook'), user_id: owner, url, language: 'en', conditions: {}, state: { type: 'active' } },
  ...{
    events: ['investigation.completed'],
    sealed: JSON.stringify({ secret: 's'.repeat(24) }),
    created_at: 0,
    updated_at: 0,
  },
}
const json = (value: unknown) => Buffer.from(JSON.stringify(value))
await state.commit([
  { key: `webhook/${webhook.id}`, value: json(webhook) },
  { key: `webhook-owned/${owner}/${webhook.id}`, value: json(1) },
])
events.start()
webhooks.start()
for (let n = Number(first); n < Number(first) + Number(count); n++) {
  const fact: Announcement = {
    id: namedUuid('fact', String(n)),
    event: 'investigation.completed',
    data: { investigation_id: String(n) },
    timestamp: new Date(clock.now()).toISOString(),
  }
  await state.commit([toOutbox({ owner, events: [fact] }, { atMs: clock.now(), id: String(n) })])
  process.send?.(n)
}
if (count === '0') {
  for (;;) {
    await events.distributor.settle()
    await webhooks.sender.settle()
    const deliveries = await mapNewest({ state, clock }, webhook.id, (delivery) => delivery)
    if (deliveries.every((delivery) => delivery.state.type === 'delivered')) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await events.stop()
  await webhooks.stop()
  await state.close()
  process.disconnect?.()
}
