import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventKey, recordKey } from '../../src/agents/keys.ts'
import { logKey } from '../../src/events/keys.ts'
import { limits } from '../../src/limits.ts'
import { expireEvents } from '../../src/services/events/expire-events.ts'
import { followOwnerEvents } from '../../src/services/events/follow-events.ts'
import { listOwnerEvents } from '../../src/services/events/list-events.ts'
import { announcingAudit } from '../../src/services/events/run-events.ts'
import { SystemNotices } from '../../src/services/events/system-notices.ts'
import { FollowedLogs } from '../../src/services/followed-logs.ts'
import { runKey } from '../../src/services/watches/keys.ts'
import { mapRuns } from '../../src/services/watches/watch.ts'
import { mapNewest } from '../../src/services/webhooks/deliveries.ts'
import { testWebhook } from '../../src/services/webhooks/test-webhook.ts'
import { readHistory } from '../../src/services/webhooks/webhook-history.ts'
import { webhookFigures } from '../../src/services/webhooks/webhook-view.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { completed, createStage } from '../support/webhook-stage.ts'

// Long reads of the main thread leave turns to requests. A store in memory leaves none by itself, and this clock takes each look at it
// for a slice's worth of work.

class BusyClock extends FakeClock {
  #looks = 0

  override monotonic(): number {
    return super.monotonic() + ++this.#looks * limits.mainSliceMs
  }
}

const caller = { user_id: '', email: 'a@b.c', role: 'analyst', permissions: [], team_ids: [] } as const
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

/** How many turns others had while work went on. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false]
  const count = () => {
    if (isOver) return
    turns++
    setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  return turns
}

test('the deliveries of a webhook are read in slices, for its figures, its list and the history', async () => {
  const stage = createStage()
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: 'http://127.0.0.1:9/' })
  stage.events.distributor.start()
  await stage.announce(
    ana,
    Array.from({ length: 20 }, () => completed('run')),
  )
  const sources = { ...stage.webhooks.context, clock: new BusyClock() }
  for (const read of [
    () => webhookFigures(sources, webhook),
    () => mapNewest(sources, webhook.id, ({ id }) => id),
    () => readHistory(sources, { limit: 10 }, { ...caller, user_id: ana }),
  ])
    assert.ok((await turnsDuring(read)) >= 20, String(read))
  await stage.stop()
})

test('what an event means for the webhooks of its owner is found in slices', async () => {
  const stage = createStage({ clock: new BusyClock() })
  const ana = stage.addUser()
  await stage.addWebhook(ana, { url: 'http://127.0.0.1:9/', events: ['watch.changed'] })
  const fact = { event: 'watch.changed', data: {}, timestamp: '2026-01-15T12:00:00.000Z' } as const
  const facts = Array.from({ length: 20 }, (_, n) => ({ ...fact, id: `${n}`, sequence: n + 1 }))
  assert.ok((await turnsDuring(() => stage.webhooks.follow(ana, facts))) >= 20)
  await stage.stop()
})

test('the runs of a watch are read in slices', async () => {
  const state = createMemoryStore()
  await state.commit(Array.from({ length: 20 }, (_, n) => ({ key: runKey('w', `${n}`), value: bytes({}) })))
  assert.ok((await turnsDuring(() => mapRuns({ state, clock: new BusyClock() }, 'w', (run) => run))) >= 20)
})

test('the log of a run that ends is read in slices for its highest severity', async () => {
  const state = createMemoryStore()
  const anomaly = bytes({ event: 'anomaly', data: { severity: 'low' } })
  await state.commit([
    { key: recordKey('run'), value: bytes({ user_id: 'ana' }) },
    ...Array.from({ length: 20 }, (_, n) => ({ key: eventKey('run', n + 1), value: anomaly })),
  ])
  const audit = announcingAudit({ state, audit: { commit: async () => true }, clock: new BusyClock() })
  const end = { key: eventKey('run', 30), value: bytes({ event: 'complete', data: {} }) }
  assert.ok((await turnsDuring(() => audit.commit([end], [], []))) >= 20)
})

test('events that have expired are read in slices', async () => {
  const state = createMemoryStore()
  const event = bytes({ id: 'e', event: 'watch.changed', data: {}, timestamp: '2020-01-01T00:00:00.000Z' })
  await state.commit([
    ...Array.from({ length: 20 }, (_, n) => ({ key: logKey('ana', n + 1), value: event })),
    { key: 'event-last/ana', value: bytes(20) },
  ])
  const sources = { state, clock: new BusyClock() }
  assert.ok((await turnsDuring(async () => assert.equal(await expireEvents(sources), 20))) >= 20)
})

test('events of rare types are looked for over several turns, and in one request as far as ever', async () => {
  const stage = createStage()
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: 'http://127.0.0.1:9/', events: ['watch.changed'] })
  stage.events.distributor.start()
  const scanned = 4 * limits.eventsScannedPerTurn
  await stage.announce(
    ana,
    Array.from({ length: scanned }, () => completed('run')),
  )
  const [rare] = await stage.announce(ana, [{ event: 'watch.changed' }])
  const { store: state, clock } = stage
  const notices = new SystemNotices({ clock, log: { error() {} }, look: () => [] })
  const context = { state, clock, notices, logs: new FollowedLogs({ store: state, clock }) }
  const { signal } = new AbortController()
  const asAna = { ...caller, user_id: ana }
  const wish = { after: undefined, types: ['watch.changed'] as const, limit: 10, waitMs: 0, signal }
  const listed = async () => {
    const { events, hasMore } = await listOwnerEvents(context, wish, asAna)
    assert.deepEqual([events.map(({ id }) => id), hasMore], [[rare?.id], false])
  }
  const start = Buffer.from('e0').toString('base64url')
  const followed = async () => {
    for await (const { events } of await followOwnerEvents(
      context,
      { ...wish, after: start, cursorAt: 'after' },
      asAna,
    ))
      return assert.deepEqual(
        events.map(({ id }) => id),
        [rare?.id],
      )
  }
  const tested = async () => {
    const test = { send: false, ...(rare && { event_id: rare.id }) }
    const { conditions } = await testWebhook(stage.webhooks.context, { id: webhook.id, test }, asAna)
    assert.ok(conditions.every(({ holds }) => holds))
  }
  for (const read of [listed, followed, tested]) assert.ok((await turnsDuring(read)) >= 4, read.name)
  await stage.stop()
})
