import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { findAuditPublicKey } from '../../src/audit/signing.ts'
import { checkStore } from '../../src/audit/verify.ts'
import { auditTypeNames } from '../../src/domain/audit-event.ts'
import { toRatio } from '../../src/domain/figures.ts'
import type {
  AuditEvent,
  AuditStatistics,
  AuditWordList,
  ListLinks,
  ListMeta,
  LoginResponse,
  NetworkStatistics,
} from '../../src/domain/generated/wire-types.ts'
import { wordReason } from '../../src/domain/trail-problems.ts'
import { limits } from '../../src/limits.ts'
import { textExample } from '../../src/wire/document-examples.ts'
import { eventsOf, readTrail } from '../support/audit-trail.ts'
import type { Client } from '../support/client.ts'
import { failureOf, follow, start } from '../support/investigate.ts'
import { password, startService, type TestService, type TestUser } from '../support/service.ts'

interface EventPage {
  readonly data: readonly AuditEvent[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}

let service: TestService
let admin: Client
let pt: Client
let analyst: TestUser
let token: string
let investigationId: string

before(async () => {
  service = await startService()
  const chief = await service.addUser('admin')
  admin = service.anonymous('en').withToken(await service.signIn(chief))
  pt = service.anonymous('pt').withToken(await service.signIn(chief, 'pt'))
  analyst = await service.addUser('analyst')
  token = await service.signIn(analyst)
  const client = service.anonymous('en').withToken(token)
  investigationId = await start(client)
  await follow(client, investigationId)
})
after(() => service.stop())

async function events(query: Readonly<Record<string, string | number>> = {}): Promise<readonly AuditEvent[]> {
  const { status, english } = await admin.request('list_audit_events', { query })
  assert.equal(status, 200, JSON.stringify(english))
  return (english as EventPage).data
}

const ofResource = (resource_id: string) => eventsOf(admin, resource_id)

describe('the trail', () => {
  test('names who exported which part of the network', async () => {
    const client = service.anonymous('en').withToken(token)
    const { english } = await client.request('network_statistics')
    const entity_id = (english as NetworkStatistics).most_central[0]?.entity.id ?? ''
    assert.equal(
      (await client.request('export_network_d3', { params: { entity_id }, query: { depth: 2 } })).status,
      200,
    )
    const [exported] = await events({ event_type: 'data.export' })
    assert.deepEqual(
      [exported?.user_id, exported?.resource_type, exported?.resource_id, exported?.details],
      [analyst.id, 'network', entity_id, { format: 'd3', depth: 2 }],
    )
  })

  test('tells of the start of the service and of an investigation from its creation to its end', async () => {
    assert.ok((await events({ event_type: 'system.startup' })).length >= 1)
    const [completed, created] = await ofResource(investigationId)
    assert.equal(created?.event_type, 'investigation.created')
    assert.deepEqual([created?.user_id, created?.user_email], [analyst.id, analyst.email])
    assert.match(created?.context.request_id ?? '', /^[0-9a-f-]{36}$/)
    assert.equal(created?.context.ip_address, '127.0.0.1')
    assert.equal(completed?.event_type, 'investigation.completed')
    assert.equal(completed?.user_id, analyst.id)
  })

  test('tells who cancelled an investigation, and that an ended one was not cancelled', async () => {
    const client = service.anonymous('en').withToken(token)
    const id = await start(client)
    const { status } = await admin.request('cancel_investigation', { params: { investigation_id: id } })
    const [last] = await ofResource(id)
    assert.equal(last?.event_type, status === 200 ? 'investigation.cancelled' : 'investigation.completed')
    if (status === 200) assert.notEqual(last?.user_id, analyst.id)
  })

  test('tells of every refusal by the time it is answered, with its code and request', async () => {
    const bad = service.anonymous('en').withToken('eyJhbGciOiJub25lIn0.e30.')
    const own = service.anonymous('en').withToken(token)
    const refusals = [
      [service.anonymous('en'), 'security.unauthorized.access', 'UNAUTHORIZED'],
      [bad, 'security.invalid.token', 'TOKEN_INVALID'],
      [own, 'security.unauthorized.access', 'INSUFFICIENT_PERMISSIONS'],
    ] as const
    for (const [client, event_type, error_code] of refusals) {
      const answer = await client.request('audit_dashboard')
      const requestId = answer.headers.get('x-request-id')
      const [event] = (await events({ event_type, limit: 1 })) as readonly [AuditEvent]
      assert.deepEqual([event.error_code, event.success, event.context.request_id], [error_code, false, requestId])
      assert.equal(event.resource_id, 'audit_dashboard')
    }
    assert.equal((await events({ user_email: analyst.email, success_only: 'false', limit: 1 })).length, 1)
    const shouted = { user_email: ` ${analyst.email.toUpperCase()} `, limit: 1 }
    assert.equal((await events(shouted)).length, 1, 'an e-mail is compared as it is at sign-in')
  })

  test('holds an import with what came of it', async () => {
    const record = { record_kind: 'organization', organization_id: '999002', name: 'Órgão' }
    const { english } = await admin.request('create_import', {
      query: { source: 'cgu', file_name: 'a.jsonl', format: 'normalised' },
      raw: { body: `${JSON.stringify(record)}\n`, type: 'application/x-ndjson' },
    })
    const [event] = await ofResource((english as { import_id: string }).import_id)
    assert.equal(event?.event_type, 'data.import')
    assert.equal(event?.details.accepted, 1)
  })

  test('holds no token, no password and no whole CPF of a run with all of them', async () => {
    const client = service.anonymous('en').withToken(token)
    const cpf = '529.982.247-25'
    const started = await client.request('start_investigation', {
      body: { query: `contratos de ${cpf} e ${cpf.replace(/\D/g, '')}`, data_source: 'tcu' },
      headers: { 'User-Agent': `spy ${cpf} ${token}`, 'X-Correlation-ID': 'trace-1' },
    })
    // Its end is an event too: it is waited for, so that the tests below read a trail that stands still.
    await follow(client, (started.english as { investigation_id: string }).investigation_id)
    await service.anonymous('en').withToken(`${token}x`).request('auth_me')
    const { english } = await service
      .anonymous('en')
      .request('login', { body: { email: analyst.email, password: 'uma senha errada' } })
    assert.ok(english)
    const kept: string[] = []
    for await (const { value } of service.state.range({ prefix: 'audit/' })) kept.push(Buffer.from(value).toString())
    const all = kept.join('\n')
    for (const secret of [token, password, 'uma senha errada', cpf, cpf.replace(/\D/g, ''), '$argon2'])
      assert.ok(!all.includes(secret), secret.slice(0, 12))
    assert.ok(all.includes('trace-1'))
    assert.ok(all.includes('***.982.247-**'))
  })
})

test('the trail says with which version of a client a request was made, where it names one', async () => {
  for (const [given, kept] of [
    ['prumo-client-typescript/0.1.0', 'prumo-client-typescript/0.1.0'],
    ['prumo-js/1.4.0+b7', 'prumo-js/1.4.0+b7'],
    ['prumo/js/1.4.0', undefined],
    ['prumo-js/', undefined],
    [`prumo/${'1'.repeat(60)}`, undefined],
    ['1.4.0+b7', '1.4.0+b7'],
    ['', undefined],
    ['x'.repeat(65), undefined],
  ]) {
    const made = await admin.request('create_audit_test_event', { headers: { 'X-Client-Version': given ?? '' } })
    const { event_id } = made.english as { event_id: string }
    const { english } = await admin.request('get_audit_event', { params: { event_id } })
    assert.equal((english as { context: { client_version?: string } }).context.client_version, kept, given)
  }
})

describe('the audit operations', () => {
  test('page through events without gaps or repeats, at most a hundred at a time', async () => {
    const all = await readTrail(admin)
    const [first, second] = [await events({ limit: 2 }), await events({ limit: 2, page: 2 })]
    const newest = [...first, ...second].map(({ sequence }) => sequence)
    // Reading is no event of the trail, so that pages stand still.
    assert.deepEqual(
      newest,
      all.slice(0, 4).map(({ sequence }) => sequence),
    )
    for (const query of [{ limit: 101 }, { offset: 2 }, { 'filter[severity]': 'low' }]) {
      const refused = await admin.request('list_audit_events', { rawQuery: `${new URLSearchParams(query as never)}` })
      assert.equal(failureOf(refused, 400).code, 'VALIDATION_ERROR', JSON.stringify(query))
    }
  })

  test('answer in the envelope of lists, in both languages, with links where the query stands in the path', async () => {
    const total = (await readTrail(admin)).length
    const { data, meta, links } = (await admin.request('list_audit_events', { query: { limit: 2, page: 2 } }))
      .english as EventPage
    assert.deepEqual([data.length, meta], [2, { total, page: 2, limit: 2, pages: Math.ceil(total / 2) }])
    assert.match(links?.next ?? '', /^\/api\/v1\/audit\/events\?cursor=[\w-]+&page=3&limit=2$/)
    const filtered = (await admin.request('list_audit_events', { query: { event_type: 'system.startup', limit: 1 } }))
      .english as EventPage
    assert.equal(filtered.meta.total, (await readTrail(admin, { event_type: 'system.startup' })).length)
    const queried = await pt.request('query_audit_events', { body: { event_types: ['system.startup'], limit: 1 } })
    const {
      dados,
      meta: numeros,
      links: none,
    } = queried.body as { dados: readonly { tipo_evento: string }[]; meta: object; links?: object }
    assert.deepEqual([dados[0]?.tipo_evento, none], ['sistema.inicio', undefined])
    const { total: all, pages } = filtered.meta
    assert.deepEqual(numeros, { total: all, pagina: 1, limite: 1, paginas: pages })
    const named = await admin.request('list_audit_events', { query: { fields: 'sequence', limit: 1 } })
    assert.deepEqual(Object.keys((named.english as EventPage).data[0] ?? {}), ['sequence'])
    for (const id of ['list_audit_event_types', 'list_audit_severity_levels'] as const) {
      const words = (await pt.request(id, { query: { page: 2, limit: 3 } })).english as AuditWordList
      assert.deepEqual([words.meta.page, words.meta.pages], [2, Math.ceil(words.meta.total / 3)])
      assert.match(words.links.first, /\?pagina=1&limite=3$/)
    }
  })

  test('refuse a filter that means nothing', async () => {
    const wrong = [
      { start_date: '2026-13-45' },
      { start_date: '2026-02-02', end_date: '2026-02-01' },
      { event_type: 'no.such' },
      { severity: 'grave' },
    ]
    for (const query of wrong) {
      const answer = await admin.request('list_audit_events', { query: query as Record<string, string> })
      assert.equal(failureOf(answer, 400).code, 'VALIDATION_ERROR', JSON.stringify(query))
    }
  })

  test('word messages in the language of the caller, and answer under the second path alike', async () => {
    const { english, body } = await pt.request('list_audit_events', { query: { event_type: 'system.startup' } })
    assert.equal((body as { dados: { mensagem: string }[] }).dados[0]?.mensagem, 'O serviço iniciou.')
    assert.equal((english as EventPage).data[0]?.message, 'The service started.')
    const types = (await pt.request('list_audit_event_types', { query: { limit: 100 } })).english as AuditWordList
    assert.deepEqual(
      types.data.map(({ value }) => value),
      auditTypeNames,
    )
    const token = await service.signIn(await service.addUser('admin'))
    const answer = await fetch(`${service.baseUrl}/api/v1/admin/audit/severity-levels`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const levels = (await answer.json()) as AuditWordList
    assert.deepEqual(
      levels.data.map(({ value }) => value),
      ['low', 'medium', 'high', 'critical'],
    )
  })

  test('answer under the bare second path too', async () => {
    const token = await service.signIn(await service.addUser('admin'))
    const headers = { Authorization: `Bearer ${token}` }
    assert.equal((await fetch(`${service.baseUrl}/api/v1/admin/audit`, { headers })).status, 200)
  })

  test('count each person under one key, also where an event has the id alone', async () => {
    const user = await service.addUser('analyst')
    const en = service.anonymous('en')
    const signedIn = await en.request('login', { body: { email: user.email, password } })
    const { refresh_token } = signedIn.english as LoginResponse
    assert.equal((await en.request('refresh', { body: { refresh_token } })).status, 200)
    const { english } = await admin.request('audit_statistics')
    const { events_by_user } = english as AuditStatistics
    assert.equal(events_by_user[user.id], undefined)
    assert.equal(events_by_user[user.email], 2)
  })

  test('record a test event and give its proof', async () => {
    const made = (await admin.request('create_audit_test_event')).english as { event_id: string; message: string }
    assert.equal(made.message, 'A test event was recorded.')
    const { english } = await admin.request('get_audit_event', { params: { event_id: made.event_id } })
    const event = english as AuditEvent & { proof: { leaf_index: number; signed_head: { size: number } } }
    assert.equal(event.event_type, 'system.audit.test')
    assert.equal(event.proof.leaf_index, event.sequence - 1)
    const unknown = await admin.request('get_audit_event', { params: { event_id: 'no-such' } })
    assert.equal(failureOf(unknown, 404).code, 'RESOURCE_NOT_FOUND')
  })

  test('answer each of several test events at once with its own', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.request('create_audit_test_event')))
    const ids = new Set(answers.map(({ english }) => (english as { event_id: string }).event_id))
    assert.equal(ids.size, answers.length)
  })

  test('count what the trail holds', async () => {
    const all = await readTrail(admin)
    const { english } = await admin.request('audit_statistics')
    const statistics = english as { total_events: number; events_by_type: Record<string, number>; success_rate: number }
    assert.equal(statistics.total_events, all.length)
    assert.equal(
      Object.values(statistics.events_by_type).reduce((sum, count) => sum + count, 0),
      all.length,
    )
    assert.equal(statistics.success_rate, toRatio(all.filter(({ success }) => success).length / all.length))
    const dashboard = (await admin.request('audit_dashboard')).english as {
      statistics: Record<string, { total_events: number }>
      recent_failures: AuditEvent[]
      recent_alerts: AuditEvent[]
    }
    assert.equal(dashboard.statistics.last_24h?.total_events, all.length)
    assert.ok(dashboard.recent_failures.every(({ success }) => !success))
    assert.ok(dashboard.recent_alerts.every(({ severity }) => severity === 'high' || severity === 'critical'))
  })

  test('check the trail and prove that it goes on from an earlier one', async () => {
    const { english } = await admin.request('audit_integrity', { query: { since_size: 2 } })
    const report = english as {
      is_valid: boolean
      invalid_event_details: unknown[]
      integrity_percentage: number
      consistency_proof: { first_size: number; hashes: string[] }
    }
    assert.deepEqual([report.is_valid, report.invalid_event_details, report.integrity_percentage], [true, [], 100])
    assert.equal(report.consistency_proof.first_size, 2)
    assert.ok(report.consistency_proof.hashes.length > 0)
    const beyond = await admin.request('audit_integrity', { query: { since_size: 1_000_000 } })
    assert.equal(failureOf(beyond, 400).code, 'VALIDATION_ERROR')
  })

  test('export as four formats, recorded, with formulas of spreadsheets made harmless', async () => {
    const spy = service.anonymous('en')
    await spy.request('auth_me', { headers: { 'User-Agent': '=HYPERLINK("http://evil","x")|a\\b=c' } })
    const texts: Record<string, string> = {}
    for (const format of ['json', 'jsonl', 'csv', 'cef']) {
      const { status, headers, body } = await admin.request('export_audit_events', { query: { format } })
      assert.equal(status, 200)
      assert.match(
        headers.get('content-disposition') ?? '',
        new RegExp(`^attachment; filename="audit-.*\\.${format}"$`),
      )
      texts[format] = body as string
    }
    const json = JSON.parse(texts.json ?? '') as AuditEvent[]
    assert.deepEqual(
      json.map(({ sequence }) => sequence),
      json.map((_, index) => index + 1),
    )
    const lines = (texts.jsonl ?? '').trim().split('\n')
    assert.equal(lines.length - 2, json.length, 'the export before it, and the head')
    assert.ok(texts.csv?.includes(`"'=HYPERLINK(""http://evil"",""x"")`))
    assert.ok(!/(^|,)[=+@]/m.test(texts.csv ?? ''), 'no field begins like a formula')
    assert.match(texts.cef ?? '', /^CEF:0\|Prumo\|prumo\|1\|system\.startup\|The service started\.\|2\|/m)
    assert.ok(texts.cef?.includes('requestClientApplication=\\=HYPERLINK("http://evil","x")|a\\\\b\\=c'))
    assert.ok((await events({ event_type: 'data.export' })).length >= 4)
    const [columns] = (texts.csv ?? '').split('\r\n')
    assert.equal(
      String(textExample({ media: 'file' }, 'text/csv', 'en')).split('\r\n')[0],
      columns,
      'the example has the columns',
    )
    const cef = String(textExample({ media: 'file' }, 'text/plain', 'en'))
    for (const [name] of cef.matchAll(/\b[\w.]+=/g))
      assert.ok(texts.cef?.includes(` ${name}`) || texts.cef?.includes(`|${name}`), name)
  })
})

test('the whole trail of the service holds when it is checked cold', async () => {
  const publicKey = (await findAuditPublicKey(`${service.dataDir}/keys`)) ?? ''
  for await (const problem of checkStore(service.state, { publicKey, segmentEvents: limits.auditSegmentEvents }))
    assert.fail(wordReason(problem.why, 'en'))
})
