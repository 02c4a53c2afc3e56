import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outboxPrefix } from '../../src/events/keys.ts'
import { parseOutboxEntry } from '../../src/events/outbox.ts'
import { limits } from '../../src/limits.ts'
import type { DeliveryOutcome } from '../../src/services/webhooks/attempt-delivery.ts'
import { jsonBytes } from '../../src/services/webhooks/context.ts'
import { OutcomeLog } from '../../src/services/webhooks/outcome-log.ts'
import { dueValue } from '../../src/services/webhooks/queue-events.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { dueKey, healthKey, webhookKey } from '../../src/webhooks/keys.ts'
import { FakeClock } from '../support/fake-clock.ts'

// What becomes of attempts, over a store in memory: the webhooks of one owner, whose endpoints refuse everything.

const [one, other] = ['6f0f8a44-6d3e-4c8e-9a53-4f8f3a2b1c01', '6f0f8a44-6d3e-4c8e-9a53-4f8f3a2b1c02'] as const

async function stageOf(wrap: (store: Store) => Store = (store) => store) {
  const store = createMemoryStore()
  const clock = new FakeClock()
  const audit = { commit: store.commit.bind(store) }
  const outcomes = new OutcomeLog({ state: wrap(store), clock, audit, holder: 'p' })
  for (const id of [one, other])
    await store.commit([{ key: webhookKey(id), value: jsonBytes({ id, user_id: 'ana', state: { type: 'active' } }) }])
  return {
    ...{ store, clock, outcomes },
    /** An attempt that was refused, of a delivery that waits or does so no more. */
    async refused(webhook: string, waits: 'waits' | 'gone'): Promise<DeliveryOutcome> {
      const waiting = dueKey(webhook, clock.now(), webhook)
      if (waits === 'waits') await store.commit([{ key: waiting, value: dueValue }])
      return { waiting, webhook, isTaken: false, attempt: { at: clock.now(), duration_ms: 1, status: 500 } }
    },
    async told() {
      const events: string[] = []
      for await (const { value } of store.range({ prefix: outboxPrefix }))
        for (const { event } of parseOutboxEntry(value)?.events ?? []) events.push(event)
      return events
    },
  }
}

test('a delivery that was removed while it was under way takes from no other what its attempt meant', async () => {
  const { store, outcomes, refused } = await stageOf()
  await Promise.all([await refused(one, 'gone'), await refused(other, 'waits')].map((outcome) => outcomes.add(outcome)))
  assert.equal(await store.get(healthKey(one)), undefined)
  assert.notEqual(await store.get(healthKey(other)), undefined)
})

test('a warning of which the commit did not come about is given with the next attempt, and once', async () => {
  let [isDown, commits] = [true, 0]
  const { clock, outcomes, refused, told } = await stageOf((store) => ({
    ...store,
    async commit(writes, conditions) {
      if (isDown && writes.some(({ key }) => key.startsWith(outboxPrefix))) throw new Error('the process has ended')
      commits++
      return store.commit(writes, conditions)
    },
  }))
  for (let day = 0; day < 2; day++) {
    await outcomes.add(await refused(one, 'waits'))
    clock.advance(limits.webhookFailingMs / 5)
  }
  await outcomes.add(await refused(one, 'waits'))
  clock.advance(limits.webhookFailingMs / 5)
  await assert.rejects(outcomes.add(await refused(one, 'waits')))
  assert.equal(commits, 4, 'all outcomes are kept')
  isDown = false
  for (let attempt = 0; attempt < 2; attempt++) {
    clock.advance(1_000)
    await outcomes.add(await refused(one, 'waits'))
  }
  assert.deepEqual(await told(), ['webhook.failing'])
})

test('where a warning did not come about an endpoint is not given up by another attempt of the same commit', async () => {
  const { store, outcomes, refused, told } = await stageOf((inner) => ({
    ...inner,
    commit: async (writes, conditions) =>
      !writes.some(({ key }) => key.startsWith(outboxPrefix)) && inner.commit(writes, conditions),
  }))
  const health = { failing_since: 1, failing_ms: 2 * limits.webhookFailingMs, warned: 70 }
  await store.commit([{ key: healthKey(one), value: jsonBytes(health) }])
  const both = [await refused(one, 'waits'), { ...(await refused(one, 'waits')), webhook: one }]
  await Promise.all(both.map((outcome) => outcomes.add(outcome)))
  assert.deepEqual(await told(), [])
  const state = JSON.parse(Buffer.from((await store.get(webhookKey(one))) ?? []).toString()).state
  assert.deepEqual(state, { type: 'active' })
})
