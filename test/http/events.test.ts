import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { EventPage } from '../../src/domain/generated/wire-types.ts'
import { limits } from '../../src/limits.ts'
import { expireEvents } from '../../src/services/events/expire-events.ts'
import type { Client } from '../support/client.ts'
import { failureOf, investigate, start } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let owner: Client
before(async () => {
  service = await startService()
  owner = await service.clientOf('analyst', 'en')
})
after(() => service.stop())

const read = async (client: Client, query: Readonly<Record<string, string | number>> = {}, wait?: number) => {
  const headers = wait === undefined ? undefined : { Prefer: `wait=${wait}` }
  const answer = await client.request('list_events', { query, ...(headers && { headers }) })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return answer.english as EventPage
}

/** Every event from a cursor on, until one of an investigation's end. */
async function readToEnd(client: Client, id: string): Promise<EventPage['events']> {
  const events: EventPage['events'][number][] = []
  let after: string | undefined
  for (let pages = 0; pages < 50; pages++) {
    const page = await read(client, { limit: 2, ...(after && { after }) }, 30)
    events.push(...page.events)
    after = page.cursor
    const isEnded = page.events.some(
      ({ event, data }) => event === 'investigation.completed' && data.investigation_id === id,
    )
    if (isEnded) return events
  }
  return assert.fail('the investigation does not end')
}

test('an investigation is told by one event for each anomaly and one for its end, in order and once', async () => {
  const run = await investigate(owner)
  const events = (await readToEnd(owner, run.id)).filter(({ data }) => data.investigation_id === run.id)
  const anomalies = events.filter(({ event }) => event === 'anomaly.detected')
  assert.deepEqual(
    anomalies.map(({ data }) => data.anomaly_id).sort(),
    run.results.anomalies.map(({ id }) => id).sort(),
  )
  assert.equal(events.at(-1)?.event, 'investigation.completed')
  assert.equal(events.at(-1)?.data.anomalies_found, run.results.anomalies.length)
  assert.equal(events.at(-1)?.data.severity, run.results.anomalies[0]?.severity)
  assert.equal(new Set(events.map(({ id }) => id)).size, events.length)
  const again = (await readToEnd(owner, run.id)).filter(({ data }) => data.investigation_id === run.id)
  assert.deepEqual(again, events)
})

test('events are the own ones alone, and in the language of the asker', async () => {
  const user = await service.addUser('analyst')
  const token = await service.signIn(user)
  const [english, portuguese] = (['en', 'pt'] as const).map((language) => service.anonymous(language).withToken(token))
  assert.ok(english && portuguese)
  const run = await investigate(english)
  await readToEnd(english, run.id)
  assert.deepEqual((await read(await service.clientOf('admin', 'en'))).events, [])
  const answer = await portuguese.request('list_events', { query: { types: 'investigation.completed' } })
  const { eventos, ha_mais, lacuna } = answer.body as {
    eventos: { evento: string; dados: Record<string, unknown> }[]
    ha_mais: boolean
    lacuna: boolean
  }
  assert.deepEqual([ha_mais, lacuna], [false, false])
  assert.equal(eventos[0]?.evento, 'investigacao.concluida')
  assert.deepEqual(Object.keys(eventos[0]?.dados ?? {}), ['id_investigacao', 'anomalias_encontradas', 'severidade'])
})

test('a reader that waits gets the event as it happens', async () => {
  const waiting = await service.clientOf('analyst', 'en')
  const page = read(waiting, { types: 'investigation.completed' }, 30)
  const id = await start(waiting)
  const { events } = await page
  assert.deepEqual(
    events.map(({ event, data }) => [event, data.investigation_id]),
    [['investigation.completed', id]],
  )
})

test('a cursor that is none is refused', async () => {
  const { field, explanation } = failureOf(await owner.request('list_events', { query: { after: 'x' } }), 400).details
  assert.deepEqual([field, explanation], ['after', 'This field must be the cursor of a page of events.'])
})

test('events go after the days for which they are kept', async () => {
  const old = await service.clientOf('analyst', 'en')
  const run = await investigate(old)
  await readToEnd(old, run.id)
  service.clock.advance((limits.eventsKeptDays + 1) * 86_400_000)
  assert.ok((await expireEvents({ state: service.state, clock: service.clock })) > 0)
})
