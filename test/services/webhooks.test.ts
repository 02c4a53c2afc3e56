import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import type { StoredUser } from '../../src/auth/users.ts'
import { readEvents } from '../../src/events/owner-log.ts'
import { limits } from '../../src/limits.ts'
import { abandonWaiting } from '../../src/services/webhooks/abandon-waiting.ts'
import { recoverSince, redeliver } from '../../src/services/webhooks/deliveries.ts'
import { updateWebhook } from '../../src/services/webhooks/manage-webhooks.ts'
import { purgeDeliveries } from '../../src/services/webhooks/purge-deliveries.ts'
import { findWebhook, removalOfOwned } from '../../src/services/webhooks/stored-webhooks.ts'
import { WaitingCounts } from '../../src/services/webhooks/waiting-counts.ts'
import { readHistory } from '../../src/services/webhooks/webhook-history.ts'
import { webhookFigures } from '../../src/services/webhooks/webhook-view.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { behindKey, dueKey, tallyKey } from '../../src/webhooks/keys.ts'
import { damagedAt } from '../support/damaged-store.ts'
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts'
import { anomaly, completed, createStage, type Fact, type Stage, type StageOptions } from '../support/webhook-stage.ts'

// Deliveries from an owner's facts to receivers, over a store in memory and a clock that stands still.

const hourMs = 3_600_000
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const { close } of open.splice(0)) await close()
})

function stageOf(options: StageOptions = {}): Stage {
  const stage = createStage(options)
  open.unshift({ close: () => stage.stop() })
  stage.start()
  return stage
}

async function receiverOf(reply?: Receiver['reply']): Promise<Receiver> {
  const receiver = await startReceiver(reply)
  open.push(receiver)
  return receiver
}

const refuse: Receiver['reply'] = (response) => response.writeHead(500).end('not now')
const idsOf = ({ received }: Receiver) => received.map(({ headers }) => headers['webhook-id'])
const caller = (user_id: string) =>
  ({ user_id, email: 'a@b.c', role: 'analyst', permissions: [], team_ids: [] }) as const
const asker = (user_id: string) => ({
  caller: caller(user_id),
  origin: { request_id: 'r', ip_address: '', user_agent: '' },
})

/** Lets time pass in steps, with what falls due in each attempted. */
async function pass(stage: Stage, ms: number, stepMs = ms): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    stage.clock.advance(stepMs)
    await stage.webhooks.sender.settle()
    await stage.events.distributor.settle()
    await stage.webhooks.sender.settle()
  }
}

test('each event goes once to each webhook of its owner that is for it, and to nobody else', async () => {
  const [stage, one, other] = [stageOf(), await receiverOf(), await receiverOf()]
  const [ana, rui] = [stage.addUser(), stage.addUser()]
  const { webhook } = await stage.addWebhook(ana, { url: one.url })
  await stage.addWebhook(ana, { url: one.url, events: ['anomaly.detected'], min_severity: 'critical' })
  await stage.addWebhook(rui, { url: other.url })
  const made = await stage.announce(ana, [anomaly('run'), completed('run')])
  await stage.webhooks.sender.settle()
  assert.deepEqual([...idsOf(one)].sort(), made.map(({ id }) => id).sort())
  assert.deepEqual(other.received, [])
  const [last, first] = await stage.deliveries(webhook.id)
  assert.deepEqual(new Set([first?.event_id, last?.event_id]), new Set(made.map(({ id }) => id)))
  assert.deepEqual([first?.state.type, first?.attempts.map(({ status }) => status)], ['delivered', [204]])
})

test('a failed delivery is tried again by the schedule, under the same id, and is counted', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf(refuse)]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url })
  const [event] = await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  assert.equal(receiver.received.length, 1)
  await pass(stage, 3_900)
  assert.equal(receiver.received.length, 1, 'not before four fifths of 5 s')
  await pass(stage, 2_200)
  assert.equal(receiver.received.length, 2)
  receiver.reply = (response) => response.writeHead(200).end('thanks')
  await pass(stage, 6 * 60_000, 5_000)
  assert.deepEqual(new Set(idsOf(receiver)), new Set([event?.id]))
  const [delivery] = await stage.deliveries(webhook.id)
  assert.deepEqual(
    delivery?.attempts.map(({ status, reply }) => [status, reply]),
    [
      [500, 'not now'],
      [500, 'not now'],
      [200, 'thanks'],
    ],
  )
  const figures = await webhookFigures(stage.webhooks.context, webhook)
  assert.deepEqual([figures.attempts_24h, figures.success_rate_24h, figures.waiting], [3, 0.3333, 0])
})

test('Retry-After is obeyed, and the figures say since when, until when and how long', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf((to) => to.writeHead(429, { 'Retry-After': '3600' }).end())]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url })
  const begunMs = stage.clock.now()
  await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  const figures = () => webhookFigures(stage.webhooks.context, webhook)
  const since = new Date(begunMs).toISOString()
  assert.deepEqual(await figures(), {
    ...{ attempts_24h: 1, success_rate_24h: 0, p95_duration_ms_24h: 0, waiting: 1 },
    ...{ oldest_waiting_at: since, failing_since: since, next_attempt_at: new Date(begunMs + hourMs).toISOString() },
  })
  await pass(stage, hourMs - 1)
  assert.equal(receiver.received.length, 1)
  await pass(stage, limits.webhookLookMs)
  assert.equal(receiver.received.length, 2)
})

test('an endpoint that asks for a pause is sent nothing meanwhile, whatever waits for it, also over a restart', async () => {
  for (const [status, headers, pauseMs] of [
    [429, { 'Retry-After': '600' }, 600_000],
    [503, {}, limits.webhookPauseMs],
  ] as const) {
    const receiver = await receiverOf((to) => to.writeHead(status, headers).end())
    const first = createStage()
    first.start()
    const ana = first.addUser()
    const { webhook } = await first.addWebhook(ana, { url: receiver.url })
    await first.announce(ana, [completed('one')])
    await first.webhooks.sender.settle()
    assert.equal(receiver.received.length, 1)
    await first.announce(ana, [completed('two'), completed('three')])
    await first.webhooks.sender.settle()
    await first.webhooks.stop()
    await first.events.distributor.stop()
    const stage = stageOf({ store: first.store, clock: first.clock })
    stage.users.set(ana, first.users.get(ana) ?? assert.fail())
    await pass(stage, pauseMs - 1)
    assert.equal(receiver.received.length, 1, `${status}`)
    const { next_attempt_at = '', waiting } = await webhookFigures(stage.webhooks.context, webhook)
    assert.deepEqual([Date.parse(next_attempt_at) - stage.clock.now(), waiting], [1, 3])
    await pass(stage, limits.webhookLookMs)
    assert.equal(receiver.received.length, 2, 'then one, which asks again')
    receiver.reply = (to) => to.writeHead(200).end()
    await pass(stage, 2 * pauseMs, limits.webhookLookMs)
    assert.equal(new Set(idsOf(receiver)).size, 3)
    assert.deepEqual((await webhookFigures(stage.webhooks.context, webhook)).waiting, 0)
  }
})

test('who asks for a delivery again ends the pause that its receiver asked for', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf((to) => to.writeHead(429, { 'Retry-After': '600' }).end())]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url })
  await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  const [delivery] = await stage.deliveries(webhook.id)
  await redeliver(stage.webhooks.context, { webhookId: webhook.id, deliveryId: delivery?.id ?? '' }, caller(ana))
  await stage.webhooks.sender.settle()
  assert.equal(receiver.received.length, 2)
})

test('what was planned while the clock was ahead goes once it is set back, once, also over a restart', async () => {
  const receiver = await receiverOf()
  const first = createStage()
  first.start()
  const ana = first.addUser()
  await first.addWebhook(ana, { url: receiver.url })
  const rightMs = first.clock.now()
  first.clock.set(rightMs + 72 * hourMs)
  receiver.reply = (to) => to.writeHead(503).end()
  await first.announce(ana, [completed('retried')])
  await first.webhooks.sender.settle()
  await first.announce(ana, [completed('paused')])
  assert.equal(receiver.received.length, 1)
  first.clock.set(rightMs)
  receiver.reply = (to) => to.writeHead(204).end()
  await pass(first, limits.webhookLookMs)
  assert.equal(new Set(idsOf(receiver)).size, 2)
  await pass(first, 10 * limits.webhookLookMs, limits.webhookLookMs)
  assert.equal(receiver.received.length, 3, 'each was taken once')
  // Queued just before the process ends.
  await first.webhooks.stop()
  first.clock.set(rightMs + 72 * hourMs)
  await first.announce(ana, [completed('queued')])
  await first.events.distributor.stop()
  first.clock.set(rightMs + hourMs)
  const second = stageOf({ store: first.store, clock: first.clock })
  second.users.set(ana, first.users.get(ana) ?? assert.fail())
  await pass(second, limits.webhookLookMs)
  assert.deepEqual([receiver.received.length, new Set(idsOf(receiver)).size], [4, 3])
})

test('a clock that is set back makes no wait for a retry longer or shorter that was planned before it was ahead', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf(refuse)]
  const ana = stage.addUser()
  await stage.addWebhook(ana, { url: receiver.url })
  await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  const rightMs = stage.clock.now()
  stage.clock.set(rightMs + 1)
  await pass(stage, 1_000)
  stage.clock.set(rightMs - 3_000)
  await pass(stage, 1_000)
  assert.equal(receiver.received.length, 1)
})

test('where no event waits nothing is written', async () => {
  const stage = stageOf()
  let commits = 0
  stage.store.watch('', () => commits++)
  await pass(stage, 10 * limits.webhookLookMs, limits.webhookLookMs)
  assert.equal(commits, 0)
})

test('what waits goes on after a restart, when it would have been due', async () => {
  const receiver = await receiverOf(refuse)
  const first = createStage()
  first.start()
  const ana = first.addUser()
  await first.addWebhook(ana, { url: receiver.url })
  await first.announce(ana, [completed('run')])
  await first.webhooks.sender.settle()
  await first.webhooks.stop()
  await first.events.distributor.stop()
  const second = stageOf({ store: first.store, clock: first.clock })
  second.users.set(ana, first.users.get(ana) ?? assert.fail())
  await pass(second, 3_000)
  assert.equal(receiver.received.length, 1)
  await pass(second, 10_000, 1_000)
  assert.equal(receiver.received.length, 2)
  assert.equal(new Set(idsOf(receiver)).size, 1)
})

test('an endpoint that takes nothing for five days is announced three times and then switched off, with an audit event', async () => {
  const [stage, dead, sibling] = [stageOf(), await receiverOf(refuse), await receiverOf()]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: dead.url })
  await stage.addWebhook(ana, { url: sibling.url, events: ['webhook.failing', 'webhook.disabled'] })
  for (let hour = 0; hour <= 124; hour += 4) {
    await stage.announce(ana, [completed(`run ${hour}`)])
    await pass(stage, 4 * hourMs)
  }
  const events = sibling.received.map(({ body }) => JSON.parse(body) as { event: string; data: Record<string, string> })
  assert.deepEqual(
    events.map(({ event }) => event),
    [...Array(3).fill('webhook.failing'), 'webhook.disabled'],
  )
  assert.ok(events.every(({ data }) => data.webhook_id === webhook.id))
  assert.deepEqual(events[3]?.data.reason, 'failing')
  assert.deepEqual(stage.audited.map(({ event_type }) => event_type).at(-1), 'webhook.disabled')
  const asked = dead.received.length
  await stage.announce(ana, [completed('late')])
  await pass(stage, hourMs)
  assert.equal(dead.received.length, asked, 'nothing more is sent')
  const [newest] = await stage.deliveries(webhook.id)
  assert.equal(newest?.state.type, 'failed')
})

test('an endpoint that answers 410 is switched off at once; switched on again, it gets what it missed when its owner asks', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf((response) => response.writeHead(410).end())]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url, events: ['investigation.completed'] })
  const since = new Date(stage.clock.now()).toISOString()
  const [first] = await stage.announce(ana, [completed('one')])
  await stage.webhooks.sender.settle()
  const [missed] = await stage.announce(ana, [completed('two')])
  await stage.webhooks.sender.settle()
  assert.equal(receiver.received.length, 1)
  const asked = () => recoverSince(stage.webhooks.context, { webhookId: webhook.id, since }, caller(ana))
  await assert.rejects(asked, { code: 'CONFLICT' })
  receiver.reply = (response) => response.writeHead(200).end()
  await updateWebhook(stage.webhooks.context, { id: webhook.id, patch: { active: true } }, asker(ana))
  receiver.received.length = 0
  assert.ok((await asked()) >= 2)
  await stage.webhooks.sender.settle()
  assert.deepEqual([...idsOf(receiver)].sort(), [first?.id, missed?.id].sort())
  await asked()
  await stage.webhooks.sender.settle()
  assert.equal(receiver.received.length, 2, 'what was taken is not sent again')
})

test('a delivery is sent again when its owner asks, under the same id', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf()]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url })
  await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  const [delivery] = await stage.deliveries(webhook.id)
  const again = { webhookId: webhook.id, deliveryId: delivery?.id ?? '' }
  await redeliver(stage.webhooks.context, again, caller(ana))
  await stage.webhooks.sender.settle()
  assert.equal(receiver.received.length, 2)
  assert.equal(new Set(idsOf(receiver)).size, 1)
  await assert.rejects(redeliver(stage.webhooks.context, again, caller('rui')), { code: 'RESOURCE_NOT_FOUND' })
})

test('the history of an address is found in whichever spelling of it', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf()]
  const ana = stage.addUser()
  await stage.addWebhook(ana, { url: `${receiver.url}#part` })
  await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  for (const [url, total] of [
    [receiver.url, 1],
    [`${receiver.url}#part`, 1],
    [receiver.url.replace('http:', 'HTTP:'), 1],
    [`${receiver.url}/other`, 0],
  ] as const)
    assert.equal((await readHistory(stage.webhooks.context, { url, limit: 9 }, caller(ana))).total, total, url)
})

test('a recovery since a leap second is refused, since no clock here has one', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf()]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url })
  const wish = { webhookId: webhook.id, since: '2016-12-31T23:59:60Z' }
  await assert.rejects(recoverSince(stage.webhooks.context, wish, caller(ana)), { code: 'VALIDATION_ERROR' })
})

test('of the anomalies of one run 100 are sent one by one, and of more a summary when the run ends', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf()]
  const ana = stage.addUser()
  await stage.addWebhook(ana, { url: receiver.url, events: ['anomaly.detected'] })
  await stage.announce(
    ana,
    Array.from({ length: 60 }, () => anomaly('run')),
  )
  await stage.announce(
    ana,
    Array.from({ length: 90 }, () => anomaly('run', { severity: 'critical' })),
  )
  await stage.announce(ana, [anomaly('other'), completed('other')])
  await stage.webhooks.sender.settle()
  assert.equal(receiver.received.length, 101)
  await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  const bodies = receiver.received.map(({ body }) => JSON.parse(body) as { event: string; data: object })
  assert.equal(bodies.length, 102)
  const { event, data } = bodies.at(-1) ?? assert.fail()
  assert.deepEqual(
    [event, data],
    ['anomaly.detected', { investigation_id: 'run', anomalies_found: 150, severity: 'critical' }],
  )
})

test('of a run that goes on the anomalies that were sent and not taken come again when their owner asks, and no others', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf(refuse)]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url })
  const since = new Date(stage.clock.now()).toISOString()
  const made = await stage.announce(
    ana,
    Array.from({ length: 130 }, () => anomaly('run')),
  )
  await stage.webhooks.sender.settle()
  for (const active of [false, true]) {
    await updateWebhook(stage.webhooks.context, { id: webhook.id, patch: { active } }, asker(ana))
    await pass(stage, limits.webhookLookMs)
  }
  receiver.reply = (response) => response.writeHead(200).end()
  receiver.received.length = 0
  await recoverSince(stage.webhooks.context, { webhookId: webhook.id, since }, caller(ana))
  await stage.webhooks.sender.settle()
  assert.deepEqual(
    idsOf(receiver).sort(),
    made
      .slice(0, 100)
      .map(({ id }) => id)
      .sort(),
  )
})

test('a recovery reads as little of a long log as of a short one, and forty at once are all done', async () => {
  const store = createMemoryStore()
  let read = 0
  const counting: Store = {
    ...store,
    async *range(range) {
      for await (const entry of store.range(range)) {
        if (range.prefix.startsWith('event-log/')) read++
        yield entry
      }
    },
  }
  const [stage, receiver] = [stageOf({ store: counting }), await receiverOf()]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url, events: ['watch.changed'] })
  const timeOf = (n: number) => new Date(stage.clock.now() + n).toISOString()
  const facts = Array.from({ length: 1_000 }, (_, n) => ({ ...completed('run'), timestamp: timeOf(n) }))
  const made = await stage.announce(ana, facts)
  await stage.webhooks.stop()
  read = 0
  const recover = (since: string) => recoverSince(stage.webhooks.context, { webhookId: webhook.id, since }, caller(ana))
  assert.equal(await recover(made[990]?.timestamp ?? ''), 10)
  assert.ok(read <= 12, `${read} events were read`)
  // From the earlier of both places on.
  const all = await Promise.all(made.slice(0, 40).map(({ timestamp }) => recover(timestamp)))
  assert.deepEqual(new Set(all), new Set([1_000]))
  assert.equal(await recover(timeOf(1_000)), 0)
})

test('of a run that a summary stood for nothing more comes when its owner asks for what was missed', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf()]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url })
  const since = new Date(stage.clock.now()).toISOString()
  await stage.announce(
    ana,
    Array.from({ length: 130 }, () => anomaly('run')),
  )
  await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  assert.equal(receiver.received.length, 102)
  receiver.received.length = 0
  await recoverSince(stage.webhooks.context, { webhookId: webhook.id, since }, caller(ana))
  await stage.webhooks.sender.settle()
  assert.deepEqual(idsOf(receiver), [])
  assert.equal(await stage.store.get(tallyKey(webhook.id, 'run')), undefined)
})

test('what waits for a webhook that is switched on again while it ends is sent', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf(refuse)]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url })
  await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  const patch = (active: boolean) =>
    updateWebhook(stage.webhooks.context, { id: webhook.id, patch: { active } }, asker(ana))
  await patch(false)
  const found = await findWebhook(stage.store, webhook.id)
  await patch(true)
  await abandonWaiting(stage.webhooks.context, webhook.id, found)
  assert.equal((await stage.deliveries(webhook.id))[0]?.state.type, 'waiting')
})

test('more than may wait is caught up with from the log, with no gap and no second copy', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf(refuse)]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url, events: ['investigation.completed'] })
  const ids: string[] = []
  for (let n = 0; n < 15; n++)
    ids.push(
      ...(
        await stage.announce(
          ana,
          Array.from({ length: 100 }, () => completed('run')),
        )
      ).map(({ id }) => id),
    )
  const { waiting } = await webhookFigures(stage.webhooks.context, webhook)
  assert.ok(waiting <= limits.webhookWaitingMax, `${waiting} wait`)
  receiver.reply = (response) => response.writeHead(200).end()
  const taken = receiver.received.length
  await pass(stage, 8 * 60_000, 5_000)
  const delivered = idsOf(receiver).slice(taken)
  assert.deepEqual(new Set(delivered), new Set(ids))
  assert.equal(delivered.length, ids.length, 'none came twice')
})

test('an account that was suspended, or lost the right to read, is sent nothing, also of what waited', async () => {
  for (const changes of [{ status: 'deactivated' }, { role: 'nobody' }] as unknown as Partial<StoredUser>[]) {
    const [stage, receiver] = [stageOf(), await receiverOf(refuse)]
    const ana = stage.addUser()
    const { webhook } = await stage.addWebhook(ana, { url: receiver.url })
    await stage.announce(ana, [completed('before')])
    await stage.webhooks.sender.settle()
    if (changes.status) stage.users.set(ana, { ...(stage.users.get(ana) ?? assert.fail()), ...changes })
    else stage.users.delete(ana)
    await stage.announce(ana, [completed('after')])
    await pass(stage, 10_000, 1_000)
    assert.equal(receiver.received.length, 1)
    const deliveries = await stage.deliveries(webhook.id)
    assert.deepEqual(
      deliveries.map(({ state }) => state.type === 'failed' && state.reason),
      ['owner_has_no_access'],
    )
  }
})

test('a receiver that is slow, dead or silent delays no other', async () => {
  const [stage, quick] = [stageOf(), await receiverOf()]
  const silent = await receiverOf(() => undefined)
  const ana = stage.addUser()
  for (let n = 0; n < 10; n++) await stage.addWebhook(ana, { url: silent.url })
  await stage.addWebhook(ana, { url: quick.url })
  await stage.announce(
    ana,
    Array.from({ length: 50 }, () => completed('run')),
  )
  await quick.until(50)
  assert.ok(silent.received.length <= 10 * limits.webhookConcurrentPerEndpoint)
  await silent.until(10 * limits.webhookConcurrentPerEndpoint)
  stage.clock.advance(limits.webhookAnswerMs)
})

describe('addresses are checked at each try', () => {
  test('a name that leads into a private network since is not followed there', async () => {
    const receiver = await receiverOf()
    const stage = stageOf({ allowsPrivate: 'no', resolve: async () => ['127.0.0.1'] })
    const ana = stage.addUser()
    const url = receiver.url.replace('127.0.0.1', 'rebind.example')
    const details = { field: 'url', reason: 'address_not_public', suggestion: 'allow_private_addresses' }
    await assert.rejects(stage.addWebhook(ana, { url }), { code: 'VALIDATION_ERROR', details })
    let asked = 0
    const rebinding = stageOf({
      allowsPrivate: 'no',
      resolve: async () => (asked++ === 0 ? ['1.1.1.1'] : ['127.0.0.1']),
    })
    const rui = rebinding.addUser()
    const { webhook } = await rebinding.addWebhook(rui, { url })
    await rebinding.announce(rui, [completed('run')])
    await rebinding.webhooks.sender.settle()
    const [delivery] = await rebinding.deliveries(webhook.id)
    assert.deepEqual(
      delivery?.attempts.map(({ error }) => error),
      ['address_not_public'],
    )
    assert.deepEqual(receiver.received, [])
  })
})

test('what is damaged of one webhook holds up no event of its owner, and is written anew', async () => {
  const damaged = new Set<string>()
  const [stage, one, other] = [
    stageOf({ store: damagedAt(createMemoryStore(), damaged) }),
    await receiverOf(),
    await receiverOf(),
  ]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: one.url })
  await stage.addWebhook(ana, { url: other.url })
  const ids: string[] = []
  const announce = async (...facts: Fact[]) => {
    ids.push(...(await stage.announce(ana, facts)).map(({ id }) => id))
    await stage.webhooks.sender.settle()
  }
  await announce(completed('before'), anomaly('run'))
  const derived = ['webhook-behind/', 'webhook-health/', `webhook-run/`].map((prefix) => `${prefix}${webhook.id}`)
  damaged
    .add(derived[0] ?? '')
    .add(derived[1] ?? '')
    .add(`${derived[2]}/run`)
  await announce(anomaly('run'))
  await announce(completed('run'))
  assert.equal((await webhookFigures(stage.webhooks.context, webhook)).waiting, 0)
  assert.deepEqual(idsOf(one).sort(), [...ids].sort(), 'each once')
  assert.deepEqual(idsOf(other).sort(), [...ids].sort())
  assert.deepEqual([...damaged], [])
  assert.equal(stage.errors.length, 1)
})

test('a webhook that is damaged itself gets nothing, while the others of its owner do, and goes with the account', async () => {
  const damaged = new Set<string>()
  const [stage, other] = [stageOf({ store: damagedAt(createMemoryStore(), damaged) }), await receiverOf()]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: other.url })
  await stage.addWebhook(ana, { url: other.url })
  damaged.add(`webhook/${webhook.id}`)
  await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  assert.equal(other.received.length, 1)
  const { writes, conditions } = await removalOfOwned(stage.store, ana)
  assert.ok(await stage.store.commit(writes, conditions))
  assert.deepEqual([...damaged], [])
})

test('a due time that is damaged does not send its delivery again and again', async () => {
  const damaged = new Set<string>()
  const store = damagedAt(createMemoryStore(), damaged)
  const receiver = await receiverOf()
  const first = createStage({ store })
  const ana = first.addUser()
  await first.addWebhook(ana, { url: receiver.url })
  first.events.distributor.start()
  await first.announce(ana, [completed('run')])
  for await (const { key } of store.range({ prefix: 'webhook-waiting/' })) damaged.add(key)
  assert.equal(damaged.size, 1)
  first.webhooks.sender.start()
  await first.webhooks.sender.settle()
  assert.equal(receiver.received.length, 1)
  assert.deepEqual([...damaged], [])
  await first.stop()
})

test('a delivery that is damaged while it waits is queued again from the log', async () => {
  const damaged = new Set<string>()
  const store = damagedAt(createMemoryStore(), damaged)
  const receiver = await receiverOf()
  const first = createStage({ store })
  const ana = first.addUser()
  const { webhook } = await first.addWebhook(ana, { url: receiver.url })
  first.events.distributor.start()
  const made = await first.announce(ana, [completed('one'), completed('two')])
  const [, older] = await first.deliveries(webhook.id)
  damaged.add(`webhook-delivery/${webhook.id}/${older?.id}`)
  first.webhooks.sender.start()
  await first.webhooks.sender.settle()
  assert.deepEqual(idsOf(receiver).sort(), made.map(({ id }) => id).sort())
  assert.deepEqual([...damaged], [])
  assert.equal((await webhookFigures(first.webhooks.context, webhook)).waiting, 0)
  await first.stop()
})

test('a due time that is no longer that of its delivery sends nothing, and goes', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf()]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url })
  await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  const [delivery] = await stage.deliveries(webhook.id)
  await stage.store.commit([{ key: dueKey(webhook.id, 1, delivery?.id ?? ''), value: Buffer.from('1') }])
  await stage.webhooks.sender.settle()
  assert.equal(receiver.received.length, 1)
  assert.equal((await webhookFigures(stage.webhooks.context, webhook)).waiting, 0)
})

test('of a webhook that is switched off what waits ends, also what is still in the log alone', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf()]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url, active: false })
  await stage.store.commit([{ key: behindKey(webhook.id), value: Buffer.from('1') }])
  await stage.announce(ana, [completed('run')])
  await stage.webhooks.sender.settle()
  assert.equal(await stage.store.get(behindKey(webhook.id)), undefined)
  await updateWebhook(stage.webhooks.context, { id: webhook.id, patch: { active: true } }, asker(ana))
  await pass(stage, limits.webhookLookMs)
  assert.deepEqual(receiver.received, [])
})

test('a webhook that is behind with nothing waiting is caught up with after a restart', async () => {
  const receiver = await receiverOf()
  const first = createStage()
  const ana = first.addUser()
  const { webhook } = await first.addWebhook(ana, { url: receiver.url })
  first.events.distributor.start()
  await first.store.commit([{ key: `webhook-behind/${webhook.id}`, value: Buffer.from('1') }])
  const [made] = await first.announce(ana, [completed('run')])
  assert.deepEqual(await first.deliveries(webhook.id), [])
  first.webhooks.sender.start()
  await first.webhooks.sender.settle()
  assert.deepEqual(idsOf(receiver), [made?.id])
  await first.stop()
})

test('how much waits is remembered of the webhooks that were used last, and counted for others', async () => {
  const store = createMemoryStore()
  let counted = 0
  const counts = new WaitingCounts({
    ...store,
    range(range) {
      counted++
      return store.range(range)
    },
  })
  for (const webhook of ['one', 'one', ...Array.from({ length: limits.webhookCountsMax }, (_, n) => `${n}`)])
    assert.ok(await counts.fits(webhook, 1))
  assert.equal(counted, limits.webhookCountsMax + 1)
  await counts.fits('one', 1)
  await counts.fits(`${limits.webhookCountsMax - 1}`, 1)
  assert.equal(counted, limits.webhookCountsMax + 2)
})

test('deliveries are kept for 30 days, and those of a webhook that is gone are not', async () => {
  const [stage, receiver] = [stageOf(), await receiverOf()]
  const ana = stage.addUser()
  const { webhook } = await stage.addWebhook(ana, { url: receiver.url })
  await stage.announce(ana, [completed('old')])
  await stage.webhooks.sender.settle()
  await pass(stage, 15 * 24 * hourMs)
  await stage.announce(ana, [completed('new')])
  await stage.webhooks.sender.settle()
  await pass(stage, 16 * 24 * hourMs)
  assert.equal(await purgeDeliveries(stage.webhooks.context), 1)
  assert.equal((await stage.deliveries(webhook.id)).length, 1)
  const { events } = await readEvents(stage.store, ana, { after: 0, types: [], limit: 10 })
  assert.equal(events.length, 2)
})
