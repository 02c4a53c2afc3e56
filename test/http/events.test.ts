import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import type { ListenCommand } from '../../src/cli/listen.ts'
import type { EventPage } from '../../src/domain/generated/wire-types.ts'
import { limits } from '../../src/limits.ts'
import { listen } from '../../src/main/listen.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { expireEvents } from '../../src/services/events/expire-events.ts'
import type { Client } from '../support/client.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { failureOf, investigate, start } from '../support/investigate.ts'
import { startService, type TestService, type TestUser } from '../support/service.ts'
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts'

let service: TestService
let owner: Client
let user: TestUser
let token: string
before(async () => {
  service = await startService()
  user = await service.addUser('analyst')
  token = await service.signIn(user)
  owner = service.anonymous('en').withToken(token)
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

test('a reader whose session ends while it waits is told nothing more', async () => {
  const user = await service.addUser('analyst')
  const [leaving, staying] = [await service.signIn(user), await service.signIn(user)].map((token) =>
    service.anonymous('en').withToken(token),
  )
  assert.ok(leaving && staying)
  const page = leaving.request('list_events', { headers: { Prefer: 'wait=30' } })
  assert.equal((await leaving.request('logout', { body: {} })).status, 204)
  await start(staying)
  assert.equal(failureOf(await page, 401).code, 'TOKEN_INVALID')
})

test('a cursor that is none is refused', async () => {
  const { field, explanation } = failureOf(await owner.request('list_events', { query: { after: 'x' } }), 400).details
  assert.deepEqual([field, explanation], ['after', 'This field must be the cursor of a page of events.'])
})

describe('prumo listen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-listen-'))
  let receiver: Receiver
  let events: EventPage['events']
  before(async () => {
    receiver = await startReceiver()
    // Those of the first test.
    events = (await read(owner, { limit: 100 })).events
    assert.ok(events.length > 2)
  })
  after(async () => {
    await receiver.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs the command until `until`; a pause that it announces is over at once. */
  async function run(changes: Partial<ListenCommand>, until = new AbortController(), config = { token, secret: '' }) {
    const clock = new FakeClock(systemClock.now())
    const command = { server: service.baseUrl, once: true, json: false, ...changes }
    let printed = ''
    let said = ''
    const code = await listen(config, command, {
      clock,
      signal: until.signal,
      stdout: {
        write(text) {
          printed += text
        },
      },
      stderr: {
        write(text) {
          said += text
          const [, seconds = 0] = / (\d+) s\.\n$/.exec(text) ?? []
          setImmediate(() => clock.advance(Number(seconds) * 1000))
          if (said.split('\n').length > 9) until.abort()
        },
      },
    })
    return { code, said, printed }
  }

  const bodies = () => receiver.received.splice(0)
  const idsOf = (received: Receiver['received']) => received.map(({ headers }) => headers['webhook-id'])
  const all = () => events.map(({ id }) => id)

  test('hands every event to a receiver once, in order and signed as a webhook signs, and goes on there', async () => {
    const forwarding = { forwardTo: receiver.url, state: join(folder, 'first.json') }
    const first = await run(forwarding)
    const received = bodies()
    assert.deepEqual([first.code, idsOf(received)], [0, all()])
    const [, secret = ''] = /shown once: (\S+)/.exec(first.said) ?? []
    for (const { body, headers } of received) new Webhook(secret).verify(body, headers as Record<string, string>)
    assert.equal(statSync(forwarding.state).mode & 0o777, 0o600)
    assert.equal(first.printed.split('\n').length, events.length + 1)
    assert.deepEqual(await run(forwarding).then(({ said, printed }) => [said.includes(secret), printed]), [false, ''])
    assert.deepEqual(bodies(), [])
  })

  test('says before it sends anything that a place is a folder, or is to stand in none', async () => {
    await assert.rejects(run({ forwardTo: receiver.url, state: folder }), {
      message: `${folder} is a folder: name a file with --state`,
    })
    const nowhere = { forwardTo: receiver.url, state: join(folder, 'none', 'place.json') }
    await assert.rejects(run(nowhere), { code: 'ENOENT', path: join(folder, 'none') })
    assert.deepEqual(bodies(), [])
  })

  test('sends again what a receiver does not take, and after a restart that and no other', async () => {
    const forwarding = { forwardTo: receiver.url, state: join(folder, 'refused.json'), types: 'anomalia.detectada' }
    const anomalies = events.filter(({ event }) => event === 'anomaly.detected').map(({ id }) => id)
    const [one, two, ...others] = anomalies
    receiver.reply = (response) => void response.writeHead(receiver.received.length < 2 ? 204 : 503).end()
    const refused = await run({ ...forwarding, language: 'pt' })
    assert.equal(refused.code, 1)
    assert.match(refused.said, /não aceitou anomalia\.detectada \S+ \(status 503\)/)
    assert.deepEqual(idsOf(bodies()), [one, two])
    receiver.reply = (response) => void response.writeHead(receiver.received.length < 3 ? 500 : 200).end()
    const until = new AbortController()
    const going = run({ ...forwarding, language: 'pt', once: false }, until)
    await receiver.until(others.length + 3)
    until.abort()
    assert.equal((await going).code, 0)
    const received = bodies()
    assert.deepEqual(idsOf(received), [two, two, two, ...others])
    assert.equal(JSON.parse(received[0]?.body ?? '').evento, 'anomalia.detectada')
    receiver.reply = (response) => void response.writeHead(410).end()
    const gone = await run({ ...forwarding, state: join(folder, 'gone.json'), once: false })
    assert.deepEqual([gone.code, bodies().length], [1, 1])
    receiver.reply = (response) => void response.writeHead(204).end()
  })

  test('prints, waits for what happens next, and keeps a place only where it is told a file', async () => {
    const { printed } = await run({ json: true, types: 'investigation.completed' })
    const { id, event, data, timestamp } = events.at(-1) ?? assert.fail('there is an end')
    assert.deepEqual(printed, `${JSON.stringify({ id, event, data, timestamp })}\n`)
    const forwarding = { forwardTo: receiver.url, state: join(folder, 'next.json'), types: 'investigation.completed' }
    const until = new AbortController()
    const going = run({ ...forwarding, once: false }, until)
    await receiver.until(1)
    const next = await start(owner)
    await receiver.until(2)
    until.abort()
    assert.equal((await going).code, 0)
    assert.ok(bodies()[1]?.body.includes(next))
    const { cursor } = JSON.parse(readFileSync(forwarding.state, 'utf8'))
    assert.deepEqual((await run({ after: cursor, types: 'investigation.failed' })).printed, '')
  })

  test('refuses what would mix up events or send none, in words of either language', async () => {
    const file = join(folder, 'first.json')
    const other = 'http://127.0.0.1:9/other'
    for (const [language, sentence] of [
      ['en', /first\.json is of another account or receiver/],
      ['pt', /first\.json é de outra conta ou de outro receptor/],
    ] as const)
      await assert.rejects(run({ forwardTo: other, state: file, language }), sentence)
    const junk = join(folder, 'junk.json')
    writeFileSync(junk, '{"cursor":"ZTE"}')
    await assert.rejects(run({ state: junk }), /is no file that this command has written/)
    await assert.rejects(run({ forwardTo: 'ftp://example.org' }), /--forward-to must be an http or https address/)
    await assert.rejects(run({ types: 'nothing.happened' }), { code: 'VALIDATION_ERROR' })
    await assert.rejects(run({}, undefined, { token: '', secret: '' }), /PRUMO_TOKEN/)
    const foreign = { token: 'none', secret: '' }
    await assert.rejects(run({}, undefined, foreign), /^Error: The token is not valid\. The token/)
    await assert.rejects(run({ language: 'pt' }, undefined, foreign), /^Error: O token não é válido\. O token/)
    await assert.rejects(run({ after: 'x' }), /cursor/)
    await assert.rejects(run({ forwardTo: receiver.url }, undefined, { token, secret: 'short' }), /at least 24 bytes/)
  })

  test('says where events have expired before they were handed on', async () => {
    service.clock.advance((limits.eventsKeptDays + 1) * 86_400_000)
    await expireEvents({ state: service.state, clock: service.clock })
    const config = { token: await service.signIn(user), secret: '' }
    const { cursor } = await read(service.anonymous('en').withToken(config.token))
    const { said, printed } = await run({ after: 'ZTE' }, undefined, config)
    assert.deepEqual([said, printed], ['Events between the last one and the next have expired and are missing.\n', ''])
    assert.equal((await run({ after: cursor }, undefined, config)).said, '')
  })

  test('asks a server that is away again, and ends when it is told to', async () => {
    const { code, said } = await run({ server: 'http://127.0.0.1:9', once: false, language: 'pt' })
    const waits = [1, 2, 4, 8, 16, 30, 30, 30, 30].map((seconds) => `nova tentativa em ${seconds} s.\n`)
    const sentence = 'O servidor não respondeu (127.0.0.1:9: sem conexão); '
    assert.deepEqual([code, said], [0, waits.map((wait) => sentence + wait).join('')])
    await assert.rejects(run({ server: 'http://127.0.0.1:9' }), /127\.0\.0\.1:9: no connection/)
  })
})

test('events go after the days for which they are kept', async () => {
  const old = await service.clientOf('analyst', 'en')
  const run = await investigate(old)
  await readToEnd(old, run.id)
  service.clock.advance((limits.eventsKeptDays + 1) * 86_400_000)
  assert.ok((await expireEvents({ state: service.state, clock: service.clock })) > 0)
})
