import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { generateSync } from 'otplib'
import { parkedWrite } from '../../src/agents/parked.ts'
import { type Language, languages, type Role } from '../../src/domain/vocabulary.ts'
import type { ModelRecord } from '../../src/models/model.ts'
import { timedUuid } from '../../src/platform/ids.ts'
import { messagesPrefix } from '../../src/services/chat/keys.ts'
import type { StoredDelivery } from '../../src/webhooks/delivery.ts'
import { deliveryKey, healthKey } from '../../src/webhooks/keys.ts'
import type { Operation } from '../../src/wire/operation.ts'
import { getOperation, type OperationId, operations } from '../../src/wire/operations.ts'
import { getSchema } from '../../src/wire/schemas.ts'
import { expectedAccess, rights } from '../support/access-table.ts'
import type { Client, ClientRequest, StreamedEvent } from '../support/client.ts'
import { foreignWords } from '../support/foreign-words.ts'
import { holdTrainings } from '../support/held-trainings.ts'
import { type IdentityProviderServer, startIdentityProvider } from '../support/identity-provider.ts'
import { endOfAnalysis, follow, investigate, start } from '../support/investigate.ts'
import { makeReport } from '../support/make-report.ts'
import { endOfMatch } from '../support/match-list.ts'
import { plantModel } from '../support/planted-model.ts'
import { codeHost, plantSignIn } from '../support/planted-sign-in.ts'
import { password, startService, type TestService, type TestUser } from '../support/service.ts'

// Every operation, in both languages, with the request that it is made for: whoever may gets the answer of its row, the first
// of them in both languages. Who may not, and what the other kinds of credentials open, is in access-matrix.test.ts.

const kinds = ['viewer', 'analyst', 'admin'] as const satisfies readonly Role[]
type CallerKind = (typeof kinds)[number]

interface World {
  readonly service: TestService
  /** The analyst who owns the investigations, and the admin who made the imports. */
  readonly owner: Client
  readonly investigationId: string
  /** The first that it lists. */
  readonly anomalyId: string
  /** One that found too little data. */
  readonly failedId: string
  readonly importId: string
  /** An account that nobody else's session depends on. */
  readonly visitor: TestUser
}

type Fixture = (world: World, language: Language, kind: CallerKind) => ClientRequest | Promise<ClientRequest>

const none: Fixture = () => ({})
const ofInvestigation: Fixture = ({ investigationId }) => ({ params: { investigation_id: investigationId } })
const request = { query: 'contratos estranhos', data_source: 'tcu', anomaly_types: ['price_anomaly'] }
const watch = { name: 'preços', request, schedule: { cron: '0 8 * * 1-5' } }
const record = { record_kind: 'organization', organization_id: '999001', name: 'Órgão novo' }

/** The request by a new account of the caller's kind, for what would end the session that the other tests use. */
const asNewcomer =
  (request: (token: string, world: World, user: TestUser) => ClientRequest | Promise<ClientRequest>): Fixture =>
  async (world, language, kind) => {
    const user = await world.service.addUser(kind)
    const token = await world.service.signIn(user, language)
    const details = await request(token, world, user)
    return { ...details, headers: { Authorization: `Bearer ${token}` } }
  }
const ofNewUser: Fixture = async ({ service }) => ({ params: { user_id: (await service.addUser('viewer')).id } })

const ofNewTeam: Fixture = async () => {
  const made = await clients.en.admin.request('create_team', { body: { name: `Equipe ${++named}` } })
  return { params: { team_id: (made.english as { id: string }).id } }
}

/** A second factor of a new account, with the code of this moment. */
async function enrol(token: string, { service }: World) {
  const answer = await service.anonymous('en').withToken(token).request('mfa_setup')
  const { secret, backup_codes } = answer.english as { secret: string; backup_codes: string[] }
  const code = generateSync({ secret, epoch: Math.floor(service.clock.now() / 1000) })
  return { code, backup: backup_codes[0] ?? '' }
}

const ofActiveFactor = asNewcomer(async (token, world, { email }) => {
  const { code: totp_code, backup } = await enrol(token, world)
  await world.service.anonymous('en').request('mfa_verify', { body: { email, password, totp_code } })
  return { body: { password, totp_code: backup } }
})

/** An API key of a new account. */
const ofOwnKey = (details: ClientRequest) =>
  asNewcomer(async (token, { service }) => {
    const body = { name: 'chave', scopes: ['read:reports'] }
    const answer = await service.anonymous('en').withToken(token).request('create_api_key', { body })
    return { ...details, params: { api_key_id: (answer.english as { id: string }).id } }
  })

/** A webhook of an account that has the caller's role since, with a delivery; it leads to the service itself. */
const ofOwnWebhook =
  (details: ClientRequest): Fixture =>
  async ({ service }, language, kind) => {
    const user = await service.addUser('analyst')
    const client = service.anonymous('en').withToken(await service.signIn(user))
    const made = await client.request('create_webhook', { body: { url: service.baseUrl } })
    const webhook_id = (made.english as { id: string }).id
    const delivery_id = await storeDelivery(service.state, webhook_id)
    await clients.en.admin.request('update_user', { params: { user_id: user.id }, body: { role: kind } })
    const headers = { Authorization: `Bearer ${await service.signIn(user, language)}` }
    return { query: {}, ...details, params: { webhook_id, delivery_id }, headers }
  }

async function storeDelivery({ commit }: TestService['state'], webhook_id: string): Promise<string> {
  const [id, event_id] = [timedUuid(1, webhook_id), timedUuid(1)]
  const delivery: StoredDelivery = {
    ...{ id, webhook_id, event_id, event: 'investigation.completed', timestamp: '2026-01-01T00:00:00.000Z' },
    ...{ sequence: 1, tries: 1, state: { type: 'failed', at: 2, reason: 'attempts_used_up' } },
    attempts: [{ at: 1, duration_ms: 1, status: 500, error: 'refused_status', reply: '-' }],
  }
  await commit([{ key: deliveryKey(webhook_id, id), value: Buffer.from(JSON.stringify(delivery)) }])
  return id
}

/** A watch of a new account, which gets the caller's role once it has made it; with a run where `runs` says so. */
const ofOwnWatch =
  ({ runs = 0, ...details }: ClientRequest & { readonly runs?: number } = {}): Fixture =>
  async ({ service }, language, kind) => {
    const user = await service.addUser('analyst')
    const token = await service.signIn(user, language)
    const owner = service.anonymous('en').withToken(token)
    const { id: watch_id } = (await owner.request('create_watch', { body: watch })).english as { id: string }
    const ran = runs > 0 ? await owner.request('run_watch', { params: { watch_id } }) : undefined
    const run_id = (ran?.english as { run_id: string } | undefined)?.run_id ?? ''
    await clients.en.admin.request('update_user', { params: { user_id: user.id }, body: { role: kind } })
    return { ...details, headers: { Authorization: `Bearer ${token}` }, params: { watch_id, run_id } }
  }

/** A report of what every caller may read. */
const ofReport: Fixture = async ({ owner, investigationId }) => ({
  params: { report_id: await makeReport(owner, investigationId, { report_type: 'executive_summary' }) },
})

/** A notification of a new account. */
const ofOwnNotification = asNewcomer(async (token, { service }) => {
  const { english } = await service.anonymous('en').withToken(token).request('test_notification')
  return { params: { notification_id: (english as { id: string }).id } }
})

const question = { message: 'quantos contratos há?' }

/** An answer that a caller of the kind asked for; `open`: as if it were under way. */
const ofOwnAnswer =
  ({ state = 'ended', ...details }: ClientRequest & { readonly state?: 'ended' | 'open' } = {}): Fixture =>
  async ({ service }, language, kind) => {
    const asked = await clients[language][kind].request('chat_message', { body: question })
    const { message_id, session_id: chat_session_id } = asked.english as { message_id: string; session_id: string }
    if (state === 'open') await reopen(service, { message_id, chat_session_id })
    return { ...details, params: { message_id, chat_session_id, evidence_id: 'selection' } }
  }

async function reopen(
  { state }: TestService,
  { message_id, chat_session_id }: Readonly<Record<'message_id' | 'chat_session_id', string>>,
): Promise<void> {
  for await (const { key, value } of state.range({ prefix: messagesPrefix(chat_session_id) })) {
    const message = JSON.parse(Buffer.from(value).toString()) as { readonly id: string }
    if (message.id === message_id)
      await state.commit([{ key, value: Buffer.from(JSON.stringify({ ...message, status: 'answering' })) }])
  }
}

const workflow = {
  pattern: 'sequential',
  steps: [
    { step_id: 'ok', kind: 'approval', approval: { role: 'analyst' } },
    { step_id: 'a', agent: 'collector', query: 'contratos' },
  ],
}

/** A workflow of a new account that waits for a decision; the account then gets the caller's role. `first` is done to it before. */
const ofOwnWorkflow =
  (first?: 'pause_workflow' | 'cancel_workflow'): Fixture =>
  async ({ service }, language, kind) => {
    const user = await service.addUser('analyst')
    const token = await service.signIn(user, language)
    const owner = service.anonymous('en').withToken(token)
    const made = await owner.request('start_workflow', { params: { agent_name: 'abaporu' }, body: workflow })
    const params = { workflow_id: (made.english as { workflow_id: string }).workflow_id, step_id: 'ok' }
    if (first !== undefined) assert.equal((await owner.request(first, { params })).status, 200)
    await clients.en.admin.request('update_user', { params: { user_id: user.id }, body: { role: kind } })
    return { headers: { Authorization: `Bearer ${token}` }, params }
  }

/** The entity of the network that most others are near to. */
const ofEntity: Fixture = async () => {
  const { english } = await clients.en.admin.request('network_statistics')
  const [first] = (english as { most_central: readonly { entity: { id: string } }[] }).most_central
  return { params: { entity_id: first?.entity.id ?? '' } }
}

let planned = 0

/** A task of its own that waits for a time to come; what is `first` done to it before. */
const ofTask =
  (first?: 'pause_task' | 'cancel_task', more: ClientRequest = {}): Fixture =>
  async () => {
    const { admin } = clients.en
    const indexes = ['users', 'teams', 'api_keys', 'investigations', 'watches', 'webhooks', 'audit_trail']
    const chosen = ++planned
    const body = {
      kind: 'reindex',
      parameters: { indexes: indexes.filter((_, bit) => (chosen >> bit) & 1) },
      window: { not_before: '2099-01-01T00:00:00Z' },
    }
    const made = await admin.request('create_task', { body })
    const params = { task_id: (made.english as { task_id: string }).task_id }
    if (first !== undefined) assert.equal((await admin.request(first, { params })).status, 200)
    return { ...more, params }
  }

let compared: Promise<ClientRequest> | undefined

/** A re-scoring that has ended, of acts that there are none of. */
async function compareNothing(): Promise<ClientRequest> {
  const { admin } = clients.en
  const parameters = { data_source: 'tcu', filters: { organizations: ['none'] } }
  const made = await admin.request('create_task', { body: { kind: 'rescore', parameters } })
  const params = { task_id: (made.english as { task_id: string }).task_id }
  for await (const { event } of admin.stream('task_stream', { params })) assert.notEqual(event, 'error')
  return { params }
}

/** An archive of exports of a new account of the caller's role, which waits for a time to come, was cancelled, or is made. */
const ofOwnExport =
  (state: 'waiting' | 'cancelled' | 'made'): Fixture =>
  async ({ service }, language, kind) => {
    const token = await service.signIn(await service.addUser(kind), language)
    const owner = service.anonymous('en').withToken(token)
    const parameters = { exports: [{ type: 'contracts', contracts_filters: { year: 1901 } }] }
    const window = state === 'made' ? {} : { window: { not_before: new Date(Date.now() + 86_400_000).toISOString() } }
    const made = await owner.request('create_task', { body: { kind: 'export', parameters, ...window } })
    const params = { task_id: (made.english as { task_id: string }).task_id }
    if (state === 'cancelled') await owner.request('cancel_task', { params })
    if (state === 'made')
      for await (const { event } of owner.stream('task_stream', { params })) assert.notEqual(event, 'error')
    return { headers: { Authorization: `Bearer ${token}` }, params }
  }

/** A model of its own, with the tables that are shipped. */
const ofModel =
  (request: (model: ModelRecord) => ClientRequest | Promise<ClientRequest>): Fixture =>
  async ({ service }) =>
    request(await plantModel(service.state))

/** Of the endpoint of a webhook, which is there in every configuration once it fails. */
const ofBreaker: Fixture = async ({ service }) => {
  const [id, failing] = ['00000000-0000-4000-8000-000000000009', { failing_since: 1, warned: 0 }]
  await service.state.commit([{ key: healthKey(id), value: Buffer.from(JSON.stringify(failing)) }])
  return { params: { breaker_name: `webhook:${id}` } }
}

/** A message that the runner of a task is said to have failed on. */
const ofParked: Fixture = async (world, language, kind) => {
  const { params } = await ofTask()(world, language, kind)
  const subject = { subject: 'task', subject_id: params?.task_id ?? '' } as const
  const failure = { code: 'INTERNAL_ERROR', details: { reason: 'dead_letter' } } as const
  const message = { type: 'look' }
  const { key, value } = parkedWrite({ ...subject, kind: 'message', name: 'look', attempts: 3, failure, message }, 1)
  await world.service.state.commit([{ key, value }])
  return { params: { parked_id: JSON.parse(Buffer.from(value ?? []).toString()).parked_id } }
}

/** A schedule of its own. */
const ofSchedule =
  (more: ClientRequest = {}): Fixture =>
  async () => {
    const body = { kind: 'retention', parameters: { areas: ['events'] }, schedule: { cron: '0 3 * * 0' } }
    const made = await clients.en.admin.request('create_task', { body })
    return { ...more, params: { schedule_id: (made.english as { schedule_id: string }).schedule_id } }
  }

/** An analysis of a new account, which then gets the caller's role; it has ended where that is said. */
const ofOwnAnalysis =
  (ended?: 'ended'): Fixture =>
  async ({ service }, language, kind) => {
    const user = await service.addUser('analyst')
    const token = await service.signIn(user, language)
    const owner = service.anonymous('en').withToken(token)
    const body = { analysis_type: 'vendor_patterns', data_source: 'compras_gov' }
    const made = (await owner.request('start_analysis', { body })).english as { id: string }
    const params = { analysis_id: made.id }
    if (ended) await endOfAnalysis(owner, made.id)
    await clients.en.admin.request('update_user', { params: { user_id: user.id }, body: { role: kind } })
    return { headers: { Authorization: `Bearer ${token}` }, params }
  }

/** A match of a new account, which then gets the caller's role; it has ended where that is said. */
const ofOwnMatch =
  (ended?: 'ended'): Fixture =>
  async ({ service }, language, kind) => {
    const user = await service.addUser('analyst')
    const token = await service.signIn(user, language)
    const owner = service.anonymous('en').withToken(token)
    const made = (await owner.request('match_network', { raw: list })).english as { match_id: string }
    if (ended) await endOfMatch(owner, made.match_id)
    await clients.en.admin.request('update_user', { params: { user_id: user.id }, body: { role: kind } })
    return { headers: { Authorization: `Bearer ${token}` }, params: { match_id: made.match_id } }
  }
const list = { body: 'nome\nConstrutora\n', type: 'text/csv' }

const ofFinding = ({ investigationId, anomalyId }: World) => ({
  params: { investigation_id: investigationId, anomaly_id: anomalyId },
})

const ofCodeHost: Fixture = () => ({ params: { provider: 'github' } })
const ofPending: Fixture = async ({ service }) => ({
  params: { user_id: (await service.addUser('viewer', { status: 'pending' })).id },
})

/** The address of an account that the rules of the moment let in. */
const ofProvided: (...given: Parameters<Fixture>) => Promise<string> = async () => {
  await clients.en.admin.request('replace_sign_in_rules', { body: { ...signInRules, require_admin_approval: false } })
  return `provided-${++named}@example.org`
}

const signInRules = {
  ...{ auto_register_enabled: true, default_role: 'viewer', require_admin_approval: true },
  providers: [{ provider: 'github', enabled: true, allowed_domains: ['example.org'], auto_approved_domains: [] }],
  claim_rules: [{ provider: 'github', claim: 'id', value: '7', role: 'analyst' }],
}

let named = 0
const newPassword = 'outra frase bem comprida'

/** One request that succeeds for whoever may make it, by operation: an operation without one does not compile. */
const fixtures: Readonly<Record<OperationId, Fixture>> = {
  start_investigation: () => ({ body: request }),
  start_investigations: () => ({ body: { requests: [request] } }),
  create_investigation: () => ({ body: request }),
  list_investigations: () => ({ query: { sort: '-created_at', limit: 5 } }),
  investigation_stream: ofInvestigation,
  get_investigation: ofInvestigation,
  investigation_status: ofInvestigation,
  investigation_results: ofInvestigation,
  investigation_progress: ofInvestigation,
  set_disposition: (world) => ({ ...ofFinding(world), body: { disposition: 'needs_work' } }),
  list_dispositions: ofFinding,
  disposition_precision: none,
  update_investigation: ({ investigationId }) => ({
    params: { investigation_id: investigationId },
    body: { visibility: 'private' },
  }),
  cancel_investigation: async ({ owner }) => ({ params: { investigation_id: await start(owner) } }),
  retry_investigation: ({ failedId }) => ({ params: { investigation_id: failedId } }),
  login: ({ visitor }) => ({ body: { email: visitor.email, password } }),
  refresh: async ({ service, visitor }, language) => {
    const answer = await service.anonymous(language).request('login', { body: { email: visitor.email, password } })
    return { body: { refresh_token: (answer.english as { refresh_token: string }).refresh_token } }
  },
  auth_me: none,
  logout: asNewcomer(() => ({})),
  register: () => ({ body: { email: `registered-${++named}@example.org`, password: newPassword, role: 'analyst' } }),
  change_password: asNewcomer(() => ({ body: { current_password: password, new_password: newPassword } })),
  create_stream_ticket: none,
  list_sessions: none,
  end_other_sessions: asNewcomer(() => ({})),
  end_session: asNewcomer((token) => {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return { params: { session_id: JSON.parse(claims).session_id } }
  }),
  mfa_setup: asNewcomer(() => ({})),
  mfa_verify: async (world) => {
    const { email, id } = await world.service.addUser('analyst')
    const { code: totp_code } = await enrol(await world.service.signIn({ email, id }), world)
    return { body: { email, password, totp_code } }
  },
  mfa_disable: ofActiveFactor,
  mfa_backup_codes: ofActiveFactor,
  jwks: none,
  issuer_metadata: none,
  rotate_keys: none,
  list_users: () => ({ query: { sort: '-created_at', limit: 3, role: 'viewer' } }),
  get_user: ofNewUser,
  update_user: async (world, ...rest) => ({ ...(await ofNewUser(world, ...rest)), body: { role: 'analyst' } }),
  delete_user: ofNewUser,
  unlock_user: ofNewUser,
  list_user_sessions: ofNewUser,
  end_user_sessions: ofNewUser,
  list_account_sessions: () => ({ query: { limit: 3, sort: 'created_at' } }),
  end_account_session: async ({ service }) => {
    const token = await service.signIn(await service.addUser('viewer'))
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return { params: { account_session_id: JSON.parse(claims).session_id } }
  },
  read_storage: none,
  list_consumption: () => ({ query: { limit: 3, days: 7 } }),
  list_sign_in_providers: none,
  begin_sign_in: ofCodeHost,
  go_to_sign_in: ofCodeHost,
  return_from_sign_in: async (world, ...rest) => {
    const { state, headers } = await plantSignIn(world.service, await ofProvided(world, ...rest))
    return { params: { provider: 'github' }, query: { state }, headers }
  },
  complete_sign_in: async (world, ...rest) => {
    const { state, headers } = await plantSignIn(world.service, await ofProvided(world, ...rest))
    return { params: { provider: 'github' }, body: { state }, headers }
  },
  link_sign_in_provider: ofCodeHost,
  unlink_sign_in_provider: asNewcomer(async (token, { service }, user) => {
    const [, claims = ''] = token.split('.')
    const { session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const purpose = { type: 'link', user_id: user.id, session_id } as const
    const { state, headers } = await plantSignIn(service, user.email, purpose)
    const body = { state }
    await service.anonymous('en').request('complete_sign_in', { params: { provider: 'github' }, body, headers })
    return { params: { provider: 'github' } }
  }),
  sign_out_with_provider: asNewcomer(() => ({ params: { provider: 'github' } })),
  end_sessions_by_provider: async () => ({
    params: { provider: directory.setup.id },
    body: { logout_token: await directory.signOutToken({ sub: 'nobody' }) },
  }),
  try_sign_in_provider: ofCodeHost,
  get_sign_in_trial: async ({ service }, _, kind) => {
    const purpose = { type: 'trial', user_id: users.get(kind)?.id ?? '' } as const
    const { state, headers } = await plantSignIn(service, 'ana@example.org', purpose)
    return { params: { provider: 'github' }, query: { state }, headers }
  },
  list_pending_users: none,
  approve_user: ofPending,
  reject_user: ofPending,
  get_sign_in_rules: none,
  replace_sign_in_rules: () => ({ body: signInRules }),
  list_teams: none,
  create_team: () => ({ body: { name: `Equipe ${++named}` } }),
  get_team: ofNewTeam,
  delete_team: ofNewTeam,
  list_roles: none,
  usage: none,
  get_settings: none,
  update_settings: () => ({ body: { sessions: { idle_timeout_minutes: 90 } } }),
  create_api_key: () => ({ body: { name: 'chave', scopes: ['read:reports'] } }),
  list_api_keys: none,
  investigation_feed: ofInvestigation,
  feed: none,
  chat: none,
  list_events: () => ({ query: { types: 'anomaly.detected' } }),
  chat_stream: () => ({ body: { ...question, stream: false } }),
  chat_message: () => ({ body: question }),
  chat_history: none,
  chat_session_history: ofOwnAnswer(),
  chat_suggestions: none,
  list_chat_sessions: none,
  get_chat_session: ofOwnAnswer(),
  update_chat_session: ofOwnAnswer({ body: { title: '2024' } }),
  delete_chat_session: ofOwnAnswer(),
  get_chat_answer: ofOwnAnswer(),
  chat_answer_stream: ofOwnAnswer(),
  cancel_chat_answer: ofOwnAnswer({ state: 'open' }),
  rate_chat_answer: ofOwnAnswer({ body: { rating: 'up' } }),
  get_chat_evidence: ofOwnAnswer(),
  generate_report: ({ investigationId }) => ({
    body: { report_type: 'executive_summary', investigation_ids: [investigationId] },
  }),
  export_contracts: () => ({ body: {} }),
  export_anomalies: () => ({ body: {} }),
  download_investigation: ofInvestigation,
  export_bulk: () => ({ body: { exports: [{ type: 'contracts', contracts_filters: { year: 1901 + ++planned } }] } }),
  generate_report_now: ({ investigationId }) => ({ query: { investigation_id: investigationId } }),
  list_report_templates: none,
  list_reports: none,
  get_report: ofReport,
  get_report_status: ofReport,
  download_report: ofReport,
  bundle_report: ofReport,
  delete_report: ofReport,
  create_watch: () => ({ body: watch }),
  list_watches: none,
  get_watch: ofOwnWatch(),
  update_watch: ofOwnWatch({ body: { schedule: { on: 'new_records' } } }),
  delete_watch: ofOwnWatch(),
  pause_watch: ofOwnWatch(),
  resume_watch: ofOwnWatch(),
  run_watch: ofOwnWatch(),
  start_workflow: () => ({ params: { agent_name: 'coordinator' }, body: workflow }),
  list_workflows: none,
  list_approvals: none,
  find_agents: () => ({ body: { required_capabilities: ['sum_values', 'run_workflows'] } }),
  get_workflow: ofOwnWorkflow(),
  workflow_stream: ofOwnWorkflow('cancel_workflow'),
  pause_workflow: ofOwnWorkflow(),
  resume_workflow: ofOwnWorkflow('pause_workflow'),
  cancel_workflow: ofOwnWorkflow(),
  retry_workflow: ofOwnWorkflow('cancel_workflow'),
  approve_step: ofOwnWorkflow(),
  reject_step: ofOwnWorkflow(),
  start_analysis: () => ({ body: { analysis_type: 'seasonal_analysis', data_source: 'compras_gov' } }),
  list_analyses: () => ({ query: { sort: '-created_at' } }),
  list_trends: none,
  list_correlations: none,
  list_patterns: () => ({ query: { pattern_type: 'vendor' } }),
  analysis_status: ofOwnAnalysis(),
  analysis_results: ofOwnAnalysis('ended'),
  cancel_analysis: ofOwnAnalysis(),
  create_task: (_, __, kind) =>
    kind === 'admin'
      ? { body: { kind: 'retention', parameters: { areas: ['events'] } } }
      : { body: { kind: 'export', parameters: { exports: [{ type: 'contracts' }] } } },
  list_task_schedules: none,
  list_active_requests: none,
  read_metrics: none,
  performance_summary: () => ({ query: { time_window_minutes: 5 } }),
  take_profile: () => ({ params: { profile_kind: 'actors' }, query: { seconds: 1 } }),
  list_parked_work: none,
  retry_parked_work: ofParked,
  list_circuit_breakers: none,
  get_circuit_breaker: ofBreaker,
  reset_circuit_breaker: ofBreaker,
  reset_circuit_breakers: none,
  list_bulkheads: none,
  get_bulkheads: () => ({ params: { bulkhead_type: 'thread_pool' } }),
  resilience_health: none,
  resilience_metrics: none,
  get_task_schedule: ofSchedule(),
  run_task_schedule: ofSchedule(),
  update_task_schedule: ofSchedule({ body: { is_enabled: false } }),
  delete_task_schedule: ofSchedule(),
  list_tasks: () => ({ query: { sort: '-created_at' } }),
  change_tasks: () => ({ body: { filter: { kind: 'refresh' }, action: 'pause', dry_run: true } }),
  get_task: ofOwnExport('waiting'),
  update_task: ofTask(undefined, { body: { priority: 'high' } }),
  task_stream: ofOwnExport('cancelled'),
  task_log: ofOwnExport('cancelled'),
  list_task_partitions: ofOwnExport('cancelled'),
  task_diff: () => {
    compared ??= compareNothing()
    return compared
  },
  pause_task: ofTask(),
  resume_task: ofTask('pause_task'),
  cancel_task: ofOwnExport('waiting'),
  download_task_file: ofOwnExport('made'),
  retry_task: ofTask('cancel_task'),
  train_model: () => ({ body: { kind: 'forest' } }),
  list_models: none,
  get_model: ofModel(({ model_id }) => ({ params: { model_id } })),
  model_metrics: ofModel(({ model_id }) => ({ params: { model_id } })),
  compare_models: ofModel(({ model_id }) => ({ query: { model_id } })),
  promote_model: ofModel(({ model_id }) => ({ body: { model_id } })),
  roll_back_model: ofModel(async ({ model_id }) => {
    assert.equal((await clients.en.admin.request('promote_model', { body: { model_id, force: true } })).status, 200)
    return { body: { kind: 'calibration' } }
  }),
  list_agents: () => ({ query: { sort: '-name', limit: 5 } }),
  agents_status: none,
  get_agent: () => ({ params: { agent_name: 'zumbi' } }),
  ask_agent: () => ({ params: { agent_name: 'collector' }, body: { query: 'contratos de 2024' } }),
  ask_agents: () => ({ body: { query: 'contratos de 2024', agents: ['collector', 'nana'] } }),
  list_watch_runs: ofOwnWatch({ runs: 1 }),
  get_watch_run: ofOwnWatch({ runs: 1 }),
  get_api_key: ofOwnKey({}),
  rotate_api_key: ofOwnKey({ body: { grace_period_hours: 1 } }),
  delete_api_key: ofOwnKey({}),
  set_api_key_rate_limits: ofOwnKey({ body: { requests_per_hour: 10, burst: 5, concurrent: 1 } }),
  api_key_usage: ofOwnKey({ query: { days: 7 } }),
  create_webhook: ({ service }) => ({ body: { url: service.baseUrl, events: ['anomaly.detected'] } }),
  list_webhooks: () => ({ query: { sort: '-created_at', limit: 5 } }),
  get_webhook: ofOwnWebhook({}),
  update_webhook: ofOwnWebhook({ body: { active: false, min_severity: 'high' } }),
  delete_webhook: ofOwnWebhook({}),
  test_webhook: ofOwnWebhook({ body: { send: false, event: 'anomaly.detected', subject: { severity: 'low' } } }),
  rotate_webhook_secret: ofOwnWebhook({}),
  list_webhook_deliveries: ofOwnWebhook({ query: { limit: 5 } }),
  redeliver_webhook: ofOwnWebhook({}),
  recover_webhook: ofOwnWebhook({ body: { since: '2026-01-01T00:00:00Z' } }),
  register_webhook: ({ service }) => ({ body: { url: service.baseUrl } }),
  unregister_webhook: async (...world) => ({
    ...(await ofOwnWebhook({ query: { url: `${world[0].service.baseUrl}/` } })(...world)),
    params: {},
  }),
  list_registered_webhooks: none,
  webhook_history: () => ({ query: { success: 'false', limit: 5 } }),
  list_notifications: () => ({ query: { unread_only: 'true', level: 'info', limit: 500 } }),
  count_unread_notifications: none,
  read_notification: ofOwnNotification,
  read_all_notifications: none,
  delete_notification: ofOwnNotification,
  get_notification_preferences: none,
  choose_notification_preferences: asNewcomer(() => ({ body: { frequency: 'daily', type_preferences: {} } })),
  test_notification: none,
  test_webhook_url: ({ service }) => ({ body: { url: service.baseUrl } }),
  create_import: () => ({
    query: { source: 'cgu', file_name: 'organizations.jsonl', format: 'normalised' },
    raw: { body: `${JSON.stringify(record)}\n`, type: 'application/x-ndjson' },
  }),
  get_import: ({ importId }) => ({ params: { import_id: importId } }),
  graphql: () => ({ body: { query: '{ __typename }' } }),
  query_graphql: () => ({ query: { query: '{ __typename }' } }),
  mcp: () => ({ body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'data_held' } } }),
  search_network: () => ({ query: { query: 'construtora', limit: 3 } }),
  get_network_entity: ofEntity,
  get_entity_network: async (...all) => ({ ...(await ofEntity(...all)), query: { depth: 2, limit: 20 } }),
  list_entity_investigations: ofEntity,
  find_network_path: async (...all) => {
    const { params } = await ofEntity(...all)
    const id = String(params?.entity_id)
    return { query: { from: id, to: id } }
  },
  match_network: () => ({ raw: list }),
  get_network_match: ofOwnMatch(),
  list_network_match_rows: ofOwnMatch('ended'),
  download_network_match: ofOwnMatch('ended'),
  cancel_network_match: ofOwnMatch(),
  read_reconciliation: () => ({ query: { queries: '{"q0":{"query":"construtora"}}' } }),
  reconcile: () => ({ body: { queries: '{"q0":{"query":"construtora"}}' } }),
  suggest_reconciliation: () => ({ params: { suggested: 'entity' }, query: { prefix: 'constr' } }),
  propose_reconciliation_properties: () => ({ query: { type: 'supplier' } }),
  preview_reconciled_entity: ofEntity,
  list_suspicious_networks: () => ({ query: { limit: 3 } }),
  network_statistics: none,
  chart_data: () => ({ body: { chart_type: 'bar_chart', dimensions: ['supplier'], limit: 3 } }),
  regional_map: () => ({ body: { region_type: 'state', normalize: true } }),
  time_series: () => ({ body: { granularity: 'year', comparison_period: 'previous_year' } }),
  dashboard_summary: none,
  supported_charts: none,
  export_network_cytoscape: ofEntity,
  export_network_d3: ofEntity,
  export_network_graphml: ofEntity,
  export_network_ftm: ofEntity,
  list_contracts: () => ({ query: { sort: '-value', limit: 5 } }),
  list_expenses: none,
  list_agreements: none,
  list_contract_types: none,
  list_sources: none,
  list_pncp_contracts: () => ({ query: { state: 'SP' } }),
  list_demographics: none,
  list_health_metrics: none,
  list_education_stats: none,
  get_record: () => ({ params: { record_id: 'contract.compras_gov.lean-sanction' } }),
  list_audit_events: () => ({ query: { event_type: 'auth.login.success', limit: 5 } }),
  query_audit_events: () => ({ body: { severity_levels: ['high'], limit: 5 } }),
  get_audit_event: async ({ service }) => ({ params: { event_id: await auditEventId(service) } }),
  audit_statistics: none,
  export_audit_events: () => ({ query: { format: 'csv', event_type: 'system.startup' } }),
  audit_integrity: () => ({ query: { since_size: 1 } }),
  list_audit_event_types: none,
  list_audit_severity_levels: none,
  audit_dashboard: none,
  create_audit_test_event: none,
  detect_anomalies: () => ({
    body: { data_source: 'compras_gov', anomaly_types: ['compliance_violation'], max_results: 3 },
  }),
  analyze_contracts: () => ({ query: { state: 'SP', limit: 3 } }),
  health: none,
  health_live: none,
  health_ready: none,
  health_detailed: none,
  metrics: none,
  health_metrics: none,
  openapi_en: none,
  openapi_pt: none,
  asyncapi_en: none,
  asyncapi_pt: none,
  docs_page: () => ({ query: { lang: 'pt' } }),
  redoc_page: none,
  errors_page: none,
  release_notes_page: none,
  migration_page: none,
  error_page: () => ({ params: { code: 'VALIDATION_ERROR' } }),
  page_file: () => ({ params: { file_name: 'page.css' } }),
}

async function auditEventId({ state }: TestService): Promise<string> {
  for await (const { value } of state.range({ prefix: 'audit/event/', limit: 1 })) {
    return (JSON.parse(Buffer.from(value).toString()) as { id: string }).id
  }
  throw new Error('the trail has events')
}

let world: World
let directory: IdentityProviderServer
let clients: Readonly<Record<Language, Readonly<Record<CallerKind, Client>>>>

before(async () => {
  directory = await startIdentityProvider()
  const service = await startService(undefined, {
    identityProviders: [codeHost, directory.setup],
    mode: 'development',
    profiles: 'on',
    webhooks: { allowsPrivate: 'yes' },
  })
  clients = { en: await clientsIn(service, 'en'), pt: await clientsIn(service, 'pt') }
  await holdTrainings(clients.en.admin, [{ kind: 'forest' }])
  const owner = clients.en.analyst
  const { id: investigationId, results } = await investigate(owner)
  const anomalyId = results.anomalies[0]?.id ?? ''
  const visitor = await service.addUser('viewer')
  const failedId = await start(owner, { data_source: 'cgu' })
  await follow(owner, failedId)
  const bare = { service, owner, investigationId, anomalyId, failedId, importId: '', visitor }
  const imported = await clients.en.admin.request('create_import', await fixtures.create_import(bare, 'en', 'admin'))
  world = { ...bare, importId: (imported.english as { import_id: string }).import_id }
})
after(async () => {
  await world.service.stop()
  await directory.stop()
})

const users = new Map<CallerKind, TestUser>()

/** The same accounts in each language, one for each kind of caller. */
async function clientsIn(service: TestService, language: Language): Promise<Record<CallerKind, Client>> {
  const anonymous = service.anonymous(language)
  const found: Partial<Record<CallerKind, Client>> = {}
  for (const kind of kinds) {
    const user = users.get(kind) ?? (await service.addUser(kind))
    users.set(kind, user)
    found[kind] = anonymous.withToken(await service.signIn(user, language))
  }
  return found as Record<CallerKind, Client>
}

/** The kinds of callers who may, each with a language; the first with both. */
function admitted(operation: Operation): readonly (readonly [CallerKind, Language])[] {
  const kindsAdmitted = kinds.filter((kind) => {
    const isOfRun = /\{(?:investigation|report)_id\}/.test(operation.path) || operation.id === 'generate_report_now'
    const isForeign = isOfRun && kind === 'viewer'
    return !isForeign && expectedAccess(operation, { kind: 'person', permissions: rights[kind] }) === 'admitted'
  })
  return kindsAdmitted.flatMap((kind, at) => {
    const own = at === 0 ? languages : languages.filter((_, index) => index === at % languages.length)
    return own.map((language) => [kind, language] as const)
  })
}

/** The request with the body of what it makes inside a JSON:API document. */
function asDocument(id: OperationId, request: ClientRequest): ClientRequest {
  const { creates, body } = getOperation(id)
  if (body === null || !creates || request.body === undefined) return request
  const [type] = getSchema(getSchema(body)['x-creates'] ?? '')['x-resource'] ?? []
  return { ...request, body: { data: { type, attributes: request.body } } }
}

/** Answers whose names other standards fix. */
const standard: ReadonlySet<OperationId> = new Set([
  ...(['jwks', 'issuer_metadata', 'openapi_en', 'openapi_pt', 'asyncapi_en', 'asyncapi_pt', 'mcp'] as const),
  ...(['graphql', 'query_graphql'] as const),
  ...(['read_reconciliation', 'reconcile', 'suggest_reconciliation', 'propose_reconciliation_properties'] as const),
])

/** Events of a stream as the data under their names. */
function shown(body: unknown): unknown {
  const isStream = Array.isArray(body) && body.every((each) => typeof each === 'object' && 'event' in each)
  return isStream ? (body as readonly StreamedEvent[]).map(({ event, data }) => ({ [event]: data })) : body
}

/** What these make is shown once and cannot be read again. */
const unreadable: ReadonlySet<string> = new Set(['create_stream_ticket', 'mfa_setup', 'mfa_backup_codes'])

for (const { id } of operations) {
  test(`${id} answers who may as its row says, in English and in Portuguese`, async () => {
    const operation = getOperation(id)
    assert.ok(admitted(operation).length >= languages.length)
    for (const [kind, language] of admitted(operation)) {
      const plain = await fixtures[id](world, language, kind)
      const answer = await clients[language][kind].request(id, language === 'pt' ? asDocument(id, plain) : plain)
      const what = `${language}, ${kind}: ${JSON.stringify(answer.english).slice(0, 300)}`
      assert.equal(answer.status, operation.status, what)
      if (answer.status === 201)
        assert.equal(answer.headers.has('location'), !unreadable.has(id), `${id} says where the new resource is`)
      if (!standard.has(id)) assert.deepEqual(foreignWords(shown(answer.body), language), [], `${id}, ${language}`)
    }
  })
}

test('nothing that the callers did made the service stumble', () => {
  assert.deepEqual(world.service.errors, [])
})
