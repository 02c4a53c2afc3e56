import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { Webhook as Verifier } from 'standardwebhooks'
import type {
  EventPage,
  IssuedWebhook,
  Webhook,
  WebhookDelivery,
  WebhookTestResult,
} from '../../src/domain/generated/wire-types.ts'
import { limits } from '../../src/limits.ts'
import { eventsOf } from '../support/audit-trail.ts'
import type { Client, ClientRequest } from '../support/client.ts'
import { failureOf, follow, start } from '../support/investigate.ts'
import { startService, type TestService, type TestUser } from '../support/service.ts'
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts'

// Webhooks through HTTP: what owners may do with them, and what reaches a receiver of a real run.

let service: TestService
let receiver: Receiver
let admin: Client

before(async () => {
  receiver = await startReceiver()
  service = await startService(undefined, { mode: 'development', webhooks: { allowsPrivate: 'yes' } })
  admin = await service.clientOf('admin', 'en')
})
after(async () => {
  await service.stop()
  await receiver.close()
  assert.deepEqual(service.errors, [])
})

interface Owner {
  readonly user: TestUser
  readonly client: Client
}

async function owner(language: 'en' | 'pt' = 'en'): Promise<Owner> {
  const user = await service.addUser('analyst')
  return { user, client: service.anonymous(language).withToken(await service.signIn(user, language)) }
}

async function register(client: Client, body: object = {}): Promise<IssuedWebhook> {
  const answer = await client.request('create_webhook', { body: { url: receiver.url, ...body } })
  assert.equal(answer.status, 201, JSON.stringify(answer.english))
  return answer.english as IssuedWebhook
}

/** The log once the end of the run is in it. */
async function eventsOfRun(client: Client): Promise<EventPage> {
  for (;;) {
    const page = (await client.request('list_events', { query: { limit: 100 } })).english as EventPage
    if (page.events.some(({ event }) => event === 'investigation.completed')) return page
  }
}

const refusalOf = async (client: Client, body: object, status = 400) =>
  failureOf(await client.request('create_webhook', { body }), status)
const of = ({ id }: Pick<Webhook, 'id'>, request: ClientRequest = {}) => ({ ...request, params: { webhook_id: id } })

describe('what a run does reaches a receiver', () => {
  for (const language of ['en', 'pt'] as const)
    test(`with the events of GET /events, signed, in ${language}`, async () => {
      const { client } = await owner()
      const names = {
        en: ['anomaly.detected', 'investigation.completed'],
        pt: ['anomalia.detectada', 'investigacao.concluida'],
      }
      const { secret } = await register(client, { events: names[language] })
      const first = receiver.received.length
      await follow(client, await start(client))
      const page = await eventsOfRun(client)
      assert.ok(page.events.length > 1)
      await receiver.until(first + page.events.length)
      const sent = receiver.received.slice(first)
      assert.deepEqual(
        new Set(sent.map(({ headers }) => headers['webhook-id'])),
        new Set(page.events.map(({ id }) => id)),
      )
      const fields = {
        en: ['event', 'data', 'timestamp', 'signature'],
        pt: ['evento', 'dados', 'timestamp', 'assinatura'],
      }
      for (const { headers, body } of sent) {
        const payload = new Verifier(secret).verify(body, headers as Record<string, string>) as Record<string, string>
        assert.deepEqual(Object.keys(payload).sort(), [...fields[language]].sort())
        assert.ok(names[language].includes(payload[fields[language][0] ?? ''] ?? ''))
        assert.equal(headers['x-cidadao-event'], payload[fields[language][0] ?? ''])
      }
    })
})

describe('a webhook', () => {
  test('shows its secret at the registration and the rotation, and nowhere else', async () => {
    const { client } = await owner()
    const given = 'a secret of thirty-two bytes 123'
    const made = await register(client, { secret: given, min_severity: 'high' })
    assert.equal(made.secret, given)
    const rotated = (await client.request('rotate_webhook_secret', of(made))).english as IssuedWebhook
    assert.match(rotated.secret, /^whsec_[\w+/]{43}=$/)
    const { english: read, body } = await client.request('get_webhook', of(made))
    const { secret: _, ...shown } = rotated
    const { figures, ...same } = read as Webhook
    assert.deepEqual(same, shown)
    assert.deepEqual(figures, { attempts_24h: 0, success_rate_24h: null, p95_duration_ms_24h: null, waiting: 0 })
    assert.ok(!JSON.stringify(body).includes(given))
    const left = Date.parse(rotated.previous_secret_valid_until ?? '') - Date.parse(rotated.updated_at)
    assert.equal(left, limits.webhookOldSecretMs)
    for await (const { value } of service.state.range({ prefix: 'webhook/' }))
      assert.ok(!Buffer.from(value).includes(given), 'the store holds no secret')
  })

  test('is refused where its events mix languages or are unknown, its secret is short, or its address is none', async () => {
    const { client } = await owner()
    const url = receiver.url
    const cases: readonly (readonly [object, string, string])[] = [
      [{ url, events: ['anomaly.detected', 'relatorio.gerado'] }, 'events', 'mixed_languages'],
      [{ url, events: ['anomaly.found'] }, 'events.0', 'not_allowed'],
      [{ url, secret: 'x'.repeat(23) }, 'secret', 'too_few_bytes'],
      // 30 characters of Base64 hold 22 bytes, which are the key.
      [{ url, secret: `whsec_${'A'.repeat(30)}==` }, 'secret', 'too_few_bytes'],
      [{ url: 'ftp://example.org/' }, 'url', 'http_required'],
      [{ url: 'no address' }, 'url', 'bad_url'],
      [{ url: 'https://[::1' }, 'url', 'bad_url'],
      [{ url: 'https://a:b@example.org/' }, 'url', 'credentials_in_url'],
      [{ url, filter: { min_value: 2, max_value: 1 } }, 'filter.max_value', 'below_minimum'],
      [{ url, filter: { object: ['obra', ' '] } }, 'filter.object.1', 'no_letters'],
      [{ url, filter: { exclude: { suppliers: ['-'] } } }, 'filter.exclude.suppliers.0', 'no_letters'],
      [{ url, exclude: { organizations: ['\t'] } }, 'exclude.organizations.0', 'no_letters'],
      [{ url, headers: { 'X-A': 'a\r\nX-B: b' } }, 'headers.X-A', 'bad_header'],
      [{ url, headers: { 'X A': 'a' } }, 'headers.X A', 'bad_header'],
      [{ url, headers: { Host: 'example.org' } }, 'headers.Host', 'reserved_header'],
      [{ url, headers: { 'transfer-encoding': 'chunked' } }, 'headers.transfer-encoding', 'reserved_header'],
      [{ url, headers: { Authorization: 'Bearer x' } }, 'headers.Authorization', 'reserved_header'],
      [{ url, headers: { 'X-A': 'a', 'x-a': 'b' } }, 'headers.x-a', 'header_named_twice'],
      [
        { url, headers: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`X-${n}`, 'a'])) },
        'headers',
        'too_many_items',
      ],
      [
        { url, headers: Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`X-${n}`, 'a'.repeat(1000)])) },
        'headers',
        'too_many_bytes',
      ],
      [{ url, watch_id: null }, 'watch_id', 'wrong_type'],
    ]
    for (const [body, field, reason] of cases) {
      const { code, details } = await refusalOf(client, body)
      assert.deepEqual([code, details.field, details.reason], ['VALIDATION_ERROR', field, reason])
    }
  })

  test('sends the headers that its owner wants, and shows those that are secret to nobody', async () => {
    const { client } = await owner()
    const events = ['investigation.completed']
    const headers = { 'X-Api-Key': 'k-9f8e7d', 'X-Tenant': 'controladoria' }
    const made = await register(client, { events, headers })
    const shown = { 'X-Api-Key': '***', 'X-Tenant': 'controladoria' }
    assert.deepEqual(made.headers, shown)
    const sentWith = async () => {
      const first = receiver.received.length
      assert.equal((await client.request('test_webhook', of(made))).status, 200)
      return receiver.received[first]?.headers ?? {}
    }
    const sent = await sentWith()
    assert.deepEqual([sent['x-api-key'], sent['x-tenant']], ['k-9f8e7d', 'controladoria'])
    await client.request('rotate_webhook_secret', of(made))
    // The secret as it was shown: it stays as it is.
    const body = { headers: { 'x-api-key': '***', 'x-tenant': 'tribunal', 'X-More': 'yes' } }
    const changed = (await client.request('update_webhook', of(made, { body }))).english as Webhook
    assert.deepEqual(changed.headers, { 'X-Api-Key': '***', 'x-tenant': 'tribunal', 'X-More': 'yes' })
    await client.request('update_webhook', of(made, { body: { headers: { 'X-TENANT': null } } }))
    const after = await sentWith()
    assert.deepEqual([after['x-api-key'], after['x-tenant'], after['x-more']], ['k-9f8e7d', undefined, 'yes'])
    const { body: read } = await client.request('get_webhook', of(made))
    assert.ok(!JSON.stringify(read).includes('k-9f8e7d'))
    for await (const { value } of service.state.range({ prefix: 'webhook/' }))
      assert.ok(!Buffer.from(value).includes('k-9f8e7d'), 'the store holds no secret')
    const cleared = await client.request('update_webhook', of(made, { body: { headers: null } }))
    assert.equal('headers' in (cleared.english as object), false)
  })

  test('keeps of its conditions what a change does not name; null takes one away, and a part of one', async () => {
    const { client } = await owner('pt')
    const request = { query: 'zzz', data_source: 'compras_gov' }
    const watch = await client.request('create_watch', {
      body: { name: 'a', request, schedule: { cron: '0 8 * * 1' } },
    })
    const watch_id = (watch.english as { id: string }).id
    const stranger = await refusalOf((await owner()).client, { url: receiver.url, watch_id })
    assert.deepEqual([stranger.details.field, stranger.details.reason], ['watch_id', 'unknown_resource'])
    const optional = {
      filter: {
        regions: ['SP'],
        min_value: 5,
        date_range: { start: '2024-01-01', end: '2024-02-01' },
        exclude: { object: ['obra'] },
      },
      exclude: { suppliers: ['00000000000191'] },
      ...{ min_severity: 'high', min_confidence: 0.9, watch_id, headers: { 'X-Tenant': 'a' } },
    }
    const made = await register(client, { ...optional, events: ['anomalia.detectada'], active: false })
    const patch = async (body: object) => {
      const answer = await client.request('update_webhook', of(made, { body }))
      assert.equal(answer.status, 200, JSON.stringify(answer.english))
      return answer.english as unknown as Readonly<Record<string, unknown>>
    }
    const changed = await patch({
      filter: { regions: null, max_value: 9, date_range: { end: null }, exclude: { object: null } },
      exclude: { suppliers: null },
    })
    assert.deepEqual(changed.filter, { min_value: 5, date_range: { start: '2024-01-01' }, max_value: 9 })
    assert.equal('exclude' in changed, false)
    for (const field of Object.keys(optional)) assert.equal(field in (await patch({ [field]: null })), false, field)
    const reset = await patch({ events: null, active: null })
    assert.deepEqual(
      [(reset.events as readonly string[]).length > 5, reset.language, reset.status],
      [true, 'pt', 'active'],
    )
    const refused = await client.request('update_webhook', of(made, { body: { url: null } }))
    assert.equal(failureOf(refused, 400).details.field, 'url')
    const crossed = await client.request(
      'update_webhook',
      of(made, { body: { filter: { min_value: 5, max_value: 4 } } }),
    )
    assert.equal(failureOf(crossed, 400).details.field, 'filtro.valor_maximo')
  })

  test('belongs to its owner alone, of whom nobody has more than 50', async () => {
    const [{ client }, stranger] = [await owner(), await owner()]
    const made = await register(client)
    for (const other of [stranger.client, admin])
      assert.equal((await other.request('get_webhook', of(made))).status, 404)
    assert.equal((await stranger.client.request('list_webhooks')).status, 200)
    for (let n = 1; n < limits.webhooksPerUserMax; n++) await register(client)
    const { code, details } = await refusalOf(client, { url: receiver.url }, 409)
    assert.deepEqual([code, details.reason], ['CONFLICT', 'too_many_webhooks'])
    const { body } = await client.request('list_registered_webhooks')
    assert.equal((body as { total: number }).total, limits.webhooksPerUserMax)
    // The address as its owner may write it.
    const url = { query: { url: `${receiver.url.replace('http:', 'HTTP:')}#part` } }
    assert.equal((await client.request('unregister_webhook', url)).status, 200)
    assert.equal((await client.request('unregister_webhook', url)).status, 404)
  })

  test('says whether an event would match and why, and sends a test that says so', async () => {
    const { client } = await owner('pt')
    const made = await register(client, {
      events: ['anomalia.detectada'],
      min_severity: 'high',
      exclude: { regions: ['SP'] },
    })
    const first = receiver.received.length
    const subject = { severity: 'low', region: 'SP' }
    const answer = await client.request('test_webhook', of(made, { body: { subject } }))
    const { matches, conditions, success, status_code } = answer.english as WebhookTestResult
    assert.deepEqual([matches, success, status_code], [false, true, 204])
    assert.deepEqual(conditions, [
      { condition: 'events', holds: true },
      { condition: 'exclude.regions', holds: false },
      { condition: 'min_severity', holds: false },
    ])
    const { evento, dados } = JSON.parse(receiver.received[first]?.body ?? '{}')
    assert.deepEqual([evento, dados], ['anomalia.detectada', { teste: true, severidade: 'baixa' }])
    const unsent = await client.request('test_webhook', of(made, { body: { send: false } }))
    assert.equal('success' in (unsent.english as object), false)
    assert.equal(receiver.received.length, first + 1)
  })

  test('shows what became of each delivery, in both languages, with the beginning of the reply', async () => {
    const { client } = await owner()
    receiver.reply = (response) => response.writeHead(500).end('é'.repeat(5_000))
    const made = await register(client, { events: ['investigation.completed'] })
    const first = receiver.received.length
    await follow(client, await start(client))
    await receiver.until(first + 1)
    receiver.reply = (response) => response.writeHead(204).end()
    const { english } = await client.request('list_webhook_deliveries', of(made))
    let [delivery] = (english as { data: WebhookDelivery[] }).data
    while (delivery?.attempts.length === 0) {
      const again = await client.request('list_webhook_deliveries', of(made))
      delivery = (again.english as { data: WebhookDelivery[] }).data[0]
    }
    assert.deepEqual([delivery?.status, delivery?.attempts[0]?.status_code], ['waiting', 500])
    assert.equal(delivery?.attempts[0]?.reply, 'é'.repeat(512))
    const params = { webhook_id: made.id, delivery_id: delivery?.id ?? '' }
    assert.equal((await client.request('redeliver_webhook', { params })).status, 200)
    await receiver.until(first + 2)
    const [before, after] = receiver.received.slice(first)
    assert.equal(before?.headers['webhook-id'], after?.headers['webhook-id'])
  })

  test('goes with its account', async () => {
    const { client, user } = await owner()
    const made = await register(client)
    assert.equal((await admin.request('delete_user', { params: { user_id: user.id } })).status, 204)
    assert.equal(await service.state.get(`webhook/${made.id}`), undefined)
    const removed = (await eventsOf(admin, made.id)).filter(({ event_type }) => event_type === 'webhook.deleted')
    assert.equal(removed.length, 1)
  })
})

test('in production a webhook leads to https and a public address', async () => {
  const production = await startService([])
  const client = await production.clientOf('analyst', 'en')
  const cases = [
    ['http://1.1.1.1/', 'https_required'],
    ['https://127.0.0.1/', 'address_not_public'],
    ['https://2130706433/', 'address_not_public'],
    ['https://[::ffff:169.254.169.254]/', 'address_not_public'],
  ]
  for (const [url = '', reason] of cases) {
    const { details } = await refusalOf(client, { url })
    assert.deepEqual([details.reason, details.suggestion], [reason, undefined], url)
  }
  const made = await client.request('create_webhook', { body: { url: 'https://1.1.1.1/hook#part' } })
  assert.equal((made.english as Webhook).url, 'https://1.1.1.1/hook')
  const health = await client.request('health_detailed')
  assert.equal((health.english as { mode: string }).mode, 'production')
  await production.stop()
})
