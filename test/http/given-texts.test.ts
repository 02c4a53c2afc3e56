import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { InvestigationRecord } from '../../src/agents/investigation.ts'
import { recordKey, resultsKey } from '../../src/agents/keys.ts'
import type { StoredResults } from '../../src/agents/stored-results.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { openState } from '../../src/main/stores.ts'
import { getOperation, type OperationId, operations } from '../../src/wire/operations.ts'
import { resolve, type Schema } from '../../src/wire/schemas.ts'
import { eventsOf } from '../support/audit-trail.ts'
import type { ClientRequest } from '../support/client.ts'
import { follow, start } from '../support/investigate.ts'
import { password, startService, type TestService, type TestUser } from '../support/service.ts'

// Texts that one caller gives and others read: a CPF in them is shown masked, whoever reads.

const spellings = ['529.982.247-25', '52998224725', '529 982 247-25', '529-982-247-25', '５２９_９８２_２４７_２５']
const given = `a empresa de ${spellings.join(', ')} e sócios`

type Fate = 'masked' | 'not shown' | 'no text'

/** What becomes of the free texts of a request, by their places `operation.path`: a new one has to be decided here. */
const fates: Readonly<Record<Fate, readonly string[]>> = {
  masked: [
    'create_investigation.query',
    'start_investigation.query',
    'create_team.name',
    'start_workflow.name',
    'create_api_key.name',
    ...['create_watch', 'update_watch'].flatMap((id) => [`${id}.name`, `${id}.request.query`]),
    'create_import.file_name',
    ...['organizations', 'suppliers', 'object'].flatMap((list) =>
      ['filters', 'filters.exclude'].map((filters) => `create_task.parameters.${filters}.${list}`),
    ),
    ...['organizations', 'suppliers', 'object'].flatMap((list) =>
      ['filters', 'filters.exclude'].map((filters) => `start_analysis.${filters}.${list}`),
    ),
    'chat_stream.message',
    'chat_message.message',
    'update_chat_session.title',
    'rate_chat_answer.note',
    ...['reason', 'note'].map((name) => `set_disposition.${name}`),
    'generate_report.title',
    'create_task.parameters.report.title',
    ...['organization', 'supplier'].flatMap((filter) => [
      `create_task.parameters.exports.contracts_filters.${filter}`,
      `export_bulk.exports.contracts_filters.${filter}`,
    ]),
    'create_task.parameters.report.entity',
    ...['claim', 'value'].map((text) => `replace_sign_in_rules.claim_rules.${text}`),
  ],
  'not shown': [
    ...['query', 'operationName'].map((name) => `graphql.${name}`),
    ...['state', 'code', 'iss', 'error', 'error_description'].map((name) => `complete_sign_in.${name}`),
    'end_sessions_by_provider.logout_token',
    ...['providers', 'claim_rules'].map((list) => `replace_sign_in_rules.${list}.provider`),
    'generate_report.entity',
    ...['chat_stream', 'chat_message'].flatMap((id) => [`${id}.choice`, `${id}.agent_name`]),
    ...[
      'create_investigation.filters',
      'start_investigation.filters',
      'detect_anomalies.filters',
      'create_watch.request.filters',
      'update_watch.request.filters',
      'ask_agent.filters',
      'ask_agents.filters',
      'chat_stream.filters',
      'chat_message.filters',
      ...['chart_data.filters', 'regional_map.filters', 'time_series.filters'],
      'start_workflow.steps.filters',
      'start_workflow.steps.compensation.filters',
    ].flatMap((filters) =>
      ['organizations', 'suppliers', 'object'].flatMap((list) => [`${filters}.${list}`, `${filters}.exclude.${list}`]),
    ),
    ...['organization', 'supplier'].map((name) => `export_contracts.filters.${name}`),
    'time_series.entity_id',
    'create_import.mapping',
    ...['create_webhook', 'register_webhook', 'update_webhook'].flatMap((id) => [
      `${id}.url`,
      `${id}.events`,
      ...['filter', 'exclude', 'filter.exclude'].flatMap((filters) =>
        ['organizations', 'suppliers', 'object'].map((list) => `${id}.${filters}.${list}`),
      ),
    ]),
    'ask_agent.query',
    ...['query', 'agent'].flatMap((text) => [
      `start_workflow.steps.${text}`,
      `start_workflow.steps.compensation.${text}`,
    ]),
    'start_workflow.steps.depends_on',
    'retry_workflow.from',
    'retry_task.partitions',
    'ask_agents.query',
    'ask_agents.agents',
    'find_agents.required_capabilities',
    'mcp.method',
    'reconcile.queries',
    'reconcile.extend',
    'create_webhook.secret',
    'register_webhook.secret',
    'test_webhook.event',
    'test_webhook_url.url',
    'unregister_webhook.url',
    'test_webhook_url.secret',
    ...['organization', 'supplier', 'region', 'municipality', 'object'].map((fact) => `test_webhook.subject.${fact}`),
    'query_audit_events.event_type',
    'query_audit_events.event_types',
    'query_audit_events.resource_type',
    'query_audit_events.resource_id',
    'query_audit_events.user_id',
    'query_audit_events.user_email',
    'login.password',
    'refresh.refresh_token',
    'logout.refresh_token',
    'create_stream_ticket.path',
    'register.password',
    'change_password.current_password',
    'change_password.new_password',
    'mfa_verify.password',
    'mfa_disable.password',
    'mfa_backup_codes.password',
    'update_user.password',
  ],
  'no text': [
    'query_audit_events.start_date',
    'query_audit_events.end_date',
    'query_audit_events.ip_address',
    'create_api_key.allowed_ips',
    'choose_notification_preferences.timezone',
    ...['create_task', 'update_task_schedule', 'create_watch', 'update_watch'].flatMap((id) => [
      `${id}.schedule.cron`,
      `${id}.schedule.time_zone`,
    ]),
  ],
}

/** Places `operation.path` of the strings that may hold any text. */
function freeTexts(place: string, schema: Schema, found: Set<string>): void {
  const own = resolve(schema)
  for (const part of [...(own.oneOf ?? []), ...(own.items ? [own.items] : [])]) freeTexts(place, part, found)
  for (const [property, value] of Object.entries(own.properties ?? {})) freeTexts(`${place}.${property}`, value, found)
  const isFree = own.type === 'string' && !own.enum && !own.format
  if (isFree && (own.pattern === undefined || own['x-pattern'] === 'file_name')) found.add(place)
}

test('of every free text that a request may hold it is decided whether others read it', () => {
  const found = new Set<string>()
  for (const { id } of operations) {
    const { method, body, query } = getOperation(id)
    if (method === 'GET') continue
    for (const name of [body, query]) if (name !== null) freeTexts(id, { $ref: `#/definitions/${name}` }, found)
  }
  assert.deepEqual([...found].sort(), Object.values(fates).flat().sort())
})

let service: TestService
let author: TestUser
const ids: Record<string, string> = {}

before(async () => {
  service = await startService()
  author = await service.addUser('admin')
  const headers = { 'User-Agent': `${spellings[0]}/1.0 (x)`, 'X-Correlation-Id': spellings[0] }
  const client = service.anonymous('pt').withToken(await service.signIn(author, 'pt'))
  const make = async (id: OperationId, request: ClientRequest) => {
    const { status, english } = await client.request(id, { ...request, headers })
    assert.ok(status < 300, JSON.stringify(english))
    return english as Readonly<Record<string, string>>
  }
  ids.user_id = author.id
  ids.investigation_id = await start(client, { query: given })
  await follow(client, ids.investigation_id)
  await make('update_investigation', {
    params: { investigation_id: ids.investigation_id },
    body: { visibility: 'public' },
  })
  const analysed = { analysis_type: 'spending_trends', data_source: 'compras_gov', visibility: 'public' }
  ids.analysis_id = (await make('start_analysis', { body: { ...analysed, filters: { object: [given] } } })).id
  const reported = { report_type: 'executive_summary', investigation_ids: [ids.investigation_id], title: given }
  ids.report_id = (await make('generate_report', { body: reported })).report_id
  ids.team_id = (await make('create_team', { body: { name: given } })).id
  const scopes = ['read:reports']
  const request = { query: given, data_source: 'compras_gov' }
  ids.watch_id = (await make('create_watch', { body: { name: given, request, schedule: { cron: '0 8 * * 1' } } })).id
  ids.api_key_id = (await make('create_api_key', { body: { name: given, scopes } })).id
  const record = { record_kind: 'organization', organization_id: '999001', name: 'Órgão novo' }
  const raw = { body: `${JSON.stringify(record)}\n`, type: 'application/x-ndjson' }
  const query = { source: 'cgu', file_name: `${given}.jsonl`, format: 'normalised' }
  ids.import_id = (await make('create_import', { query, raw })).import_id
  ids.record_id = 'organization.cgu.999001'
  await make('login', { body: { email: author.email, password } })
  ids.event_id = (await eventsOf(client, ids.api_key_id ?? ''))[0]?.id ?? ''
})
after(() => service.stop())

/** Whether the digits of the CPF are in a text, which may show them in pieces and in any shape. */
function showsCpf(text: string): boolean {
  const digits = text.normalize('NFKC').replace(/[^0-9]+/g, '')
  return digits.includes('52998224725')
}

/** Where the texts are read. */
const readOnes = [
  ...(['list_investigations', 'get_investigation', 'investigation_results'] as const),
  ...(['list_teams', 'list_api_keys', 'get_api_key', 'get_watch', 'get_import', 'list_user_sessions'] as const),
  'list_analyses' as const,
]
/** Queries that widen what a list shows. */
const wide: Partial<Record<OperationId, NonNullable<ClientRequest['query']>>> = {
  list_investigations: { scope: 'all' },
  list_analyses: { scope: 'all' },
  list_audit_events: { limit: 100 },
  export_audit_events: { format: 'jsonl' },
}

test('no answer shows a CPF that stands in a text of somebody, to others as little as to its author', async () => {
  for (const language of languages)
    for (const user of [author, await service.addUser('admin')]) {
      const client = service.anonymous(language).withToken(await service.signIn(user, language))
      const masked = new Set<OperationId>()
      for (const { id } of operations) {
        const { method, path } = getOperation(id)
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
        if (method !== 'GET' || names.some((name) => ids[name] === undefined)) continue
        const query = id === 'list_api_keys' ? { user_id: author.id } : wide[id]
        const { status, body } = await client.request(id, { params: ids, ...(query && { query }) })
        const text = typeof body === 'string' ? body : JSON.stringify(body)
        assert.ok(!showsCpf(text), `${id} shows ${text.slice(0, 2000)}`)
        if (status === 200 && text.includes('***.982.247-**')) masked.add(id)
      }
      for (const id of readOnes) assert.ok(masked.has(id), `${id} shows the text, masked`)
    }
})

test('a question, a team and a key that were stored before texts were masked are shown masked', async () => {
  // As another process does, so that the service hears of it.
  const state = openState(service.dataDir)
  const stored = [
    [
      recordKey(ids.investigation_id ?? ''),
      (record: InvestigationRecord) => ({ ...record, request: { ...record.request, query: given } }),
    ],
    [resultsKey(ids.investigation_id ?? ''), (results: StoredResults) => ({ ...results, query_ignored: [given] })],
    [`team/${ids.team_id}`, (team: object) => ({ ...team, name: given })],
    [`api-key/${ids.api_key_id}`, (key: object) => ({ ...key, name: given })],
  ] as const
  for (const [key, change] of stored) {
    const document = JSON.parse(Buffer.from((await state.get(key)) ?? []).toString())
    await state.commit([{ key, value: Buffer.from(JSON.stringify(change(document))) }])
  }
  await state.close()
  const client = service.anonymous('en').withToken(await service.signIn(author))
  for (const id of [
    'list_investigations',
    'get_investigation',
    'investigation_results',
    'list_teams',
    'list_api_keys',
    'get_api_key',
  ] as const) {
    const text = JSON.stringify((await client.request(id, { params: ids })).body)
    for (const spelling of spellings) assert.ok(!text.includes(spelling), `${id} shows ${spelling}`)
    assert.ok(text.includes('***.982.247-**'), id)
  }
})

test('an error repeats no CPF of the request: in a path, an id, the name of a field', async () => {
  const client = service.anonymous('pt').withToken(await service.signIn(author, 'pt'))
  const token = await service.signIn(author)
  for (const spelling of spellings) {
    const answers = [
      await client.request('get_record', { params: { record_id: spelling } }),
      await client.request('get_api_key', { params: { api_key_id: spelling } }),
      await client.request('list_investigations', { rawQuery: `${encodeURIComponent(spelling)}=1` }),
      await client.request('create_team', {
        raw: { body: JSON.stringify({ [spelling]: 1 }), type: 'application/json' },
      }),
    ]
    const path = `${service.baseUrl}/api/v1/${encodeURIComponent(spelling)}`
    const unknown = await fetch(path, { headers: { Authorization: `Bearer ${token}` } })
    for (const text of [...answers.map(({ body }) => JSON.stringify(body)), await unknown.text()])
      assert.ok(!showsCpf(text), text)
    for (const { status } of answers) assert.ok(status >= 400, String(status))
  }
})
