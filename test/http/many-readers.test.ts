import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { toOutbox } from '../../src/events/outbox.ts'
import { eventHandlers } from '../../src/http/handlers/events.ts'
import { feedHandlers } from '../../src/http/handlers/feeds.ts'
import { createServer } from '../../src/http/server.ts'
import { createEvents } from '../../src/main/events.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { SystemNotices } from '../../src/services/events/system-notices.ts'
import { FollowedLogs } from '../../src/services/followed-logs.ts'
import type { InvestigationsContext } from '../../src/services/investigations/context.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { numberedEvents, openFeed, poll } from '../support/event-readers.ts'
import { serverParts } from '../support/server-parts.ts'

const memory = createMemoryStore()
let ranges = 0
const state: typeof memory = {
  ...memory,
  range(range) {
    if (range.prefix === 'event-log/u/') ranges++
    return memory.range(range)
  },
}
const log = { error() {}, info() {} }
const distribution = createEvents({ store: state, clock, log, holder: 'node' })
const notices = new SystemNotices({ clock, log, look: () => [] })
const events = { state, clock, notices, logs: new FollowedLogs({ store: state, clock }) }
const parts = serverParts(() => ({ body: {} }))
const handlers = {
  ...parts.handlers,
  ...eventHandlers(events),
  ...feedHandlers({ events, investigations: {} as InvestigationsContext }),
}
const server = createServer({ ...parts, handlers })
let port: number

before(async () => {
  port = await server.listen()
  distribution.start()
})
after(async () => {
  await distribution.stop()
  await server.drain(100)
})

test('many who follow the events of one owner at once get each of them in order, and share what is read', async () => {
  const [readers, commits, each] = [6, 20, 50]
  const wanted = { port, token: 'a', events: commits * each }
  const feeds = await Promise.all(Array.from({ length: readers }, () => openFeed(wanted)))
  const polls = Array.from({ length: readers }, () => poll(wanted))
  for (let n = 0; n < commits; n++) {
    const entry = { owner: 'u', events: numberedEvents(n * each + 1, each) }
    await state.commit([toOutbox(entry, { atMs: n, id: String(n) })])
    await distribution.distributor.settle()
  }
  await Promise.all([...polls, ...feeds.map((readToEnd) => readToEnd())])
  assert.ok(ranges < (readers * commits * 2) / 2, `${ranges} reads of the log`)
})
