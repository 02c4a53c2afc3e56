import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { type Language, languages, type Role, roles } from '../../src/domain/vocabulary.ts'
import type { Operation } from '../../src/wire/operation.ts'
import { getOperation, type OperationId, operations } from '../../src/wire/operations.ts'
import { toEnglish } from '../../src/wire/rename.ts'
import { pathIn } from '../../src/wire/router.ts'
import { getSchema } from '../../src/wire/schemas.ts'
import { type Credential, expectedAccess, rights } from '../support/access-table.ts'
import type { Client } from '../support/client.ts'
import { sampled } from '../support/extent.ts'
import { type ErrorAnswer, follow, start } from '../support/investigate.ts'
import { password, startService, type TestService, type TestUser } from '../support/service.ts'
import { askUpgrade } from '../support/web-socket.ts'

// Every operation with every kind of credential, and what has an owner or a team with every relation to it. Each request has
// a parameter that no operation knows: an admitted one is refused for it, and changes nothing.

const unknownParameter = 'access_matrix'
const dayMs = 24 * 3_600_000

/** A way to present a credential: its headers and query by the row that is asked, and what it is worth. */
interface Presented {
  readonly worth: (permission: string) => Credential
  readonly headers?: (permission: string) => Readonly<Record<string, string>>
  readonly query?: string
}

let service: TestService
let admin: Client
const presented: Record<string, Presented> = {}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const refused = (code: 'UNAUTHORIZED' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED') => () => ({ kind: 'refused', code }) as const
const asPerson = (permissions: readonly string[]) => () => ({ kind: 'person', permissions }) as const
const asKey = (permissions: readonly string[]) => () => ({ kind: 'key', permissions }) as const

async function signInWhole({ email }: TestUser) {
  const { english } = await service.anonymous('en').request('login', { body: { email, password } })
  return english as { readonly access_token: string; readonly refresh_token: string }
}

async function newToken(role: Role): Promise<{ readonly user: TestUser; readonly token: string }> {
  const user = await service.addUser(role)
  return { user, token: await service.signIn(user) }
}

async function newKey(token: string, body: object): Promise<{ readonly id: string; readonly text: string }> {
  const issued = await service
    .anonymous('en')
    .withToken(token)
    .request('create_api_key', { body: { name: 'chave', ...body } })
  assert.equal(issued.status, 201, JSON.stringify(issued.english))
  const { id, api_key } = issued.english as { readonly id: string; readonly api_key: string }
  return { id, text: api_key }
}

/** The parts of a token with a payload that says admin, under the signature of another one. */
function forged(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  return [head, Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString('base64url'), signature].join('.')
}

const unsigned = (token: string) =>
  `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${token.split('.')[1]}.`

async function change(user: TestUser, body: object): Promise<void> {
  const { status, english } = await admin.request('update_user', { params: { user_id: user.id }, body })
  assert.equal(status, 200, JSON.stringify(english))
}

/** Credentials that have run out by the time the others are made. */
async function makeExpired(): Promise<void> {
  const { token } = await newToken('admin')
  const { text } = await newKey(token, { scopes: rights.admin, expires_in_days: 1 })
  service.clock.advance(dayMs + 1)
  presented['expired token'] = { worth: refused('TOKEN_EXPIRED'), headers: () => bearer(token) }
  presented['expired key'] = { worth: refused('TOKEN_EXPIRED'), headers: () => ({ 'X-API-Key': text }) }
}

async function makeTokens(): Promise<void> {
  for (const role of roles) {
    const { token } = await newToken(role)
    presented[`token of role ${role}`] = { worth: asPerson(rights[role]), headers: () => bearer(token) }
  }
  const of = async (end: (user: TestUser, token: string) => Promise<unknown>) => {
    const { user, token } = await newToken('admin')
    await end(user, token)
    return { worth: refused('TOKEN_INVALID'), headers: () => bearer(token) }
  }
  const params = ({ id }: TestUser) => ({ params: { user_id: id } })
  presented['revoked token'] = await of((_, token) => service.anonymous('en').withToken(token).request('logout'))
  presented['token of an ended session'] = await of((user) => admin.request('end_user_sessions', params(user)))
  presented['token of a disabled user'] = await of((user) => change(user, { status: 'deactivated' }))
  presented['token of a deleted user'] = await of((user) => admin.request('delete_user', params(user)))
  const demoted = await newToken('admin')
  await change(demoted.user, { role: 'viewer' })
  presented['token of a demoted admin'] = { worth: asPerson(rights.viewer), headers: () => bearer(demoted.token) }
  const pending = await newToken('analyst')
  await service.anonymous('en').withToken(pending.token).request('mfa_setup')
  presented['token with a pending factor'] = { worth: asPerson(rights.analyst), headers: () => bearer(pending.token) }
  const { token: renewing } = await newTokenOf(await service.addUser('admin', { password_change_required: true }))
  presented['token before a new password'] = {
    worth: () => ({ kind: 'new password', permissions: rights.admin }),
    headers: () => bearer(renewing),
  }
  const { access_token: whole, refresh_token } = await signInWhole(await service.addUser('admin'))
  const wrong = {
    'malformed token': 'x',
    'forged token': forged(await service.signIn(await service.addUser('viewer'))),
    'unsigned token': unsigned(whole),
    'refresh token': refresh_token,
  }
  for (const [kind, token] of Object.entries(wrong))
    presented[kind] = { worth: refused('TOKEN_INVALID'), headers: () => bearer(token) }
  // Tickets and tokens of streams and feeds, which may stand in a query, are those of feeds.test.ts.
  const query = `access_token=${whole}`
  presented['token in the query'] = { worth: refused('UNAUTHORIZED'), query }
  presented.nothing = { worth: refused('UNAUTHORIZED') }
}

const newTokenOf = async (user: TestUser) => ({ user, token: await service.signIn(user) })

async function makeKeys(): Promise<void> {
  const { token } = await newToken('admin')
  const only = new Map<string, string>()
  const allBut = new Map<string, string>()
  for (const permission of rights.admin) {
    only.set(permission, (await newKey(token, { scopes: [permission] })).text)
    allBut.set(permission, (await newKey(token, { scopes: rights.admin.filter((other) => other !== permission) })).text)
  }
  const every = (await newKey(token, { scopes: rights.admin })).text
  const keyOf = (keys: ReadonlyMap<string, string>) => (permission: string) => ({
    'X-API-Key': keys.get(permission) ?? every,
  })
  presented['key with the right scope'] = {
    worth: (permission) => asKey(rights.admin.filter((scope) => scope === permission))(),
    headers: keyOf(only),
  }
  presented['key with every scope but the right one'] = { worth: asKey([]), headers: keyOf(allBut) }
  presented['key as a token'] = { worth: refused('TOKEN_INVALID'), headers: () => bearer(every) }
  const revoked = await newKey(token, { scopes: rights.admin })
  await service
    .anonymous('en')
    .withToken(token)
    .request('delete_api_key', { params: { api_key_id: revoked.id } })
  const disabled = await newToken('admin')
  const orphan = await newKey(disabled.token, { scopes: rights.admin })
  await change(disabled.user, { status: 'deactivated' })
  for (const [kind, { text }] of Object.entries({ 'revoked key': revoked, 'key of a disabled user': orphan }))
    presented[kind] = { worth: refused('TOKEN_INVALID'), headers: () => ({ 'X-API-Key': text }) }
  const demoted = await newToken('admin')
  const narrowed = await newKey(demoted.token, { scopes: rights.admin })
  await change(demoted.user, { role: 'viewer' })
  presented['key of a demoted admin'] = { worth: asKey(rights.viewer), headers: () => ({ 'X-API-Key': narrowed.text }) }
}

before(async () => {
  service = await startService([])
  await makeExpired()
  admin = await service.clientOf('admin', 'en')
  await makeTokens()
  await makeKeys()
})
after(() => service.stop())

interface Asked {
  readonly language?: Language
  readonly headers: Readonly<Record<string, string>>
  readonly query?: string
  /** By parameter of the path; what is missing is nobody's. */
  readonly ids?: Readonly<Record<string, string>>
  readonly body?: object
}

const connections = new Agent({ keepAlive: true, maxSockets: 32 })
after(() => connections.destroy())

/** Sends a request without the checks of the usual client, which cost more than the request. */
async function send(operation: Operation, { language = 'en', headers, query = '', ids = {}, body = {} }: Asked) {
  const path = pathIn(operation, language).replace(/\{\w+\}/g, () => ids[parameterOf(operation)] ?? nobody)
  const type = operation.body === null ? {} : { 'Content-Type': 'application/json' }
  const url = `${service.baseUrl}${path}?${query}`
  if (operation.media === 'websocket') {
    const answer = await askUpgrade(url, { 'Accept-Language': language, ...headers })
    const challenge = answer.headers.get('www-authenticate') ?? ''
    return { status: answer.status, challenge, text: await answer.text() }
  }
  const sent = request(url, {
    method: operation.method,
    agent: connections,
    headers: { 'Accept-Language': language, ...type, ...headers },
  })
  sent.end(operation.body === null ? undefined : JSON.stringify(body))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: answer.statusCode ?? 0,
    challenge: answer.headers['www-authenticate'] ?? '',
    text: await text(answer),
  }
}

const parameterOf = ({ path }: Pick<Operation, 'path'>) => path.match(/\{(\w+)\}/)?.[1] ?? ''

/** The code of the failure, or 'admitted' where the request was read and found to have an unknown parameter. */
async function ask(operation: Operation, asked: Asked): Promise<string> {
  const { status, challenge, text } = await send(operation, asked)
  if (status < 400) return `status ${status}`
  const { code, details } = failureIn(text, asked.language)
  assert.match(challenge, challenges[code] ?? (status === 401 ? /^Bearer realm="api"$/ : /^$/), `${status} ${code}`)
  // An upload is refused first for what it lacks, and so is a query.
  const isRead = details.field === unknownParameter || details.reason === 'required' || operation.media === 'upload'
  return code === 'VALIDATION_ERROR' && isRead ? 'admitted' : code
}

/** What a failure of a credential is challenged with (RFC 6750, 3). */
const challenges: Readonly<Record<string, RegExp>> = {
  TOKEN_INVALID: /^Bearer realm="api", error="invalid_token", error_description="[ !#-[\]-~]+"$/,
  TOKEN_EXPIRED: /^Bearer realm="api", error="invalid_token", error_description="[ !#-[\]-~]+"$/,
  INSUFFICIENT_PERMISSIONS:
    /^Bearer realm="api", error="insufficient_scope", error_description="[ !#-[\]-~]+"(, scope="[a-z:]+")?$/,
}

function failureIn(text: string, language: Language = 'en'): ErrorAnswer['error'] {
  const body: unknown = JSON.parse(text)
  if (Object(body).jsonrpc !== undefined) return problemIn(Object(body).error.data, language)
  const [graphError] = Object(body).errors ?? []
  if (graphError !== undefined) return graphFailureIn(graphError, language)
  return ((language === 'pt' ? toEnglish('ErrorEnvelope', body) : body) as ErrorAnswer).error
}

/** What an error of the graph has as its extensions. */
function graphFailureIn({ message, extensions }: Readonly<Record<string, never>>, language: Language) {
  const { code, ...rest } = Object(extensions)
  const error = language === 'pt' ? { codigo: code, mensagem: message, ...rest } : { code, message, ...rest }
  const envelope = language === 'pt' ? toEnglish('ErrorEnvelope', { erro: error }) : { error }
  return (envelope as ErrorAnswer).error
}

/** What an error of JSON-RPC has as its data. */
function problemIn(data: unknown, language: Language): ErrorAnswer['error'] {
  return (language === 'pt' ? toEnglish('ProblemDetails', data) : data) as ErrorAnswer['error']
}

const nobody = '00000000-0000-4000-8000-000000000000'

interface Row {
  readonly operation: Operation
  readonly permission: string
  readonly query: string
}

/** The rows of the table, and one more for each flag that asks for another permission. */
const rows: readonly Row[] = operations.flatMap(({ id }) => {
  const operation = getOperation(id)
  const { flagged, permission } = operation
  const plain = { operation, permission, query: '' }
  return flagged === undefined
    ? [plain]
    : [plain, { operation, permission: flagged.permission, query: `${flagged.flag}=true` }]
})

/** The flag of a row as its path names it. */
function spelled({ query }: Operation, flag: string, language: Language): string {
  const [name = ''] = flag.split('=')
  const property = query === null ? undefined : getSchema(query).properties?.[name]
  return language === 'pt' ? flag.replace(name, property?.['x-pt'] ?? name) : flag
}

/** In a sample each operation meets some of the credentials that open nothing, the next one others, and all that open something. */
function presentedTo(row: number): readonly (readonly [string, Presented])[] {
  const isRefused = ([, { worth }]: readonly [string, Presented]) => worth('').kind === 'refused'
  const all = Object.entries(presented)
  const refused = sampled(all.filter(isRefused), { oneOf: 4, from: row })
  return [...all.filter((each) => !isRefused(each)), ...refused]
}

describe('each credential opens what its row says and nothing else', () => {
  for (const [at, { operation, permission, query: flag }] of rows.entries())
    test(`${operation.id}${flag === '' ? '' : ` with ${flag}`}`, async () => {
      const cells = presentedTo(at).map(async ([kind, { worth, headers, query = '' }], index) => {
        const language = languages[(at + index) % languages.length] ?? 'en'
        const asked = {
          language,
          headers: headers?.(permission) ?? {},
          query: [spelled(operation, flag, language), `${unknownParameter}=1`, query]
            .filter((part) => part !== '')
            .join('&'),
        }
        return [kind, await ask(operation, asked), expectedAccess({ ...operation, permission }, worth(permission))]
      })
      const wrong = (await Promise.all(cells)).filter(([, is, expected]) => is !== expected)
      assert.deepEqual(wrong, [], 'credential, answer, expected')
    })
})

/** Operations whose answer holds nothing but what the request gave, though reading it later takes another permission. */
const answersOwnWords: readonly OperationId[] = [
  'create_investigation',
  ...(['link_sign_in_provider', 'try_sign_in_provider'] as const),
]

test('whoever changes something reads it in the answer only with the permission to read it', () => {
  const table: readonly Operation[] = operations.map(({ id }) => getOperation(id))
  const readers = table.filter(({ method, permission }) => method === 'GET' && permission !== 'authenticated')
  const unguarded = table.filter(({ method, reply, permission, shows, id }) => {
    const guards = readers.filter((reader) => reader.reply === reply).map((reader) => reader.permission)
    const isGuarded = guards.length === 0 || guards.includes(permission) || guards.some((guard) => guard === shows)
    return method !== 'GET' && reply !== null && !isGuarded && !answersOwnWords.some((own) => own === id)
  })
  assert.deepEqual(
    unguarded.map(({ id }) => id),
    [],
  )
})

/** Who may read ('r') and change ('w') the investigations of an owner, by the relation to the owner and to the team. */
const relations = {
  owner: { private: 'rw', 'of the team': 'rw', 'open to the team': 'rw', public: 'rw' },
  mate: { private: '', 'of the team': '', 'open to the team': 'r', public: 'r' },
  stranger: { private: '', 'of the team': '', 'open to the team': '', public: 'r' },
  'admin of the team': { private: 'rw', 'of the team': 'rw', 'open to the team': 'rw', public: 'rw' },
  'admin of no team': { private: 'rw', 'of the team': '', 'open to the team': '', public: 'r' },
  'owner who left the team': { private: 'rw', 'of the team': '', 'open to the team': '', public: 'r' },
  'mate who left the team': { private: '', 'of the team': '', 'open to the team': '', public: 'r' },
} as const
/** What the team may say something of: it reads it as the team of its owner. */
const ofTeam: readonly string[] = ['open to the team', 'public']
type Relation = keyof typeof relations
type Kind = keyof (typeof relations)['owner']

/** What each parameter of a path leads to: where it is the permission alone that decides, whose the thing is does not count. */
const ofParameter: Readonly<Record<string, 'relations' | 'its owner' | 'its owner, hidden' | 'permission alone'>> = {
  investigation_id: 'relations',
  api_key_id: 'its owner',
  watch_id: 'its owner',
  report_id: 'its owner',
  session_id: 'its owner, hidden',
  account_session_id: 'permission alone',
  user_id: 'permission alone',
  team_id: 'permission alone',
  import_id: 'permission alone',
  agent_name: 'permission alone',
  workflow_id: 'its owner',
  analysis_id: 'its owner',
  match_id: 'its owner',
  task_id: 'its owner',
  model_id: 'permission alone',
  schedule_id: 'permission alone',
  provider: 'permission alone',
  record_id: 'permission alone',
  entity_id: 'permission alone',
  suggested: 'permission alone',
  event_id: 'permission alone',
  webhook_id: 'its owner, hidden',
  notification_id: 'its owner, hidden',
  chat_session_id: 'its owner, hidden',
  message_id: 'its owner, hidden',
  evidence_id: 'its owner, hidden',
  profile_kind: 'permission alone',
  parked_id: 'permission alone',
  breaker_name: 'permission alone',
  bulkhead_type: 'permission alone',
  file_name: 'permission alone',
  code: 'permission alone',
}

describe('what has an owner or a team', () => {
  const tokens = new Map<Relation, string>()
  const ids = new Map<Kind, string>()
  let owner: TestUser
  let mate: TestUser

  before(async () => {
    const made = await admin.request('create_team', { body: { name: 'Auditoria' } })
    const team = (made.english as { readonly id: string }).id
    const inTeam = { team_ids: [team] }
    owner = await service.addUser('analyst', inTeam)
    mate = await service.addUser('analyst', inTeam)
    const callers: readonly (readonly [Relation, TestUser])[] = [
      ['owner', owner],
      ['mate', mate],
      ['stranger', await service.addUser('analyst')],
      ['admin of the team', await service.addUser('admin', inTeam)],
      ['admin of no team', await service.addUser('admin')],
    ]
    for (const [relation, user] of callers) tokens.set(relation, await service.signIn(user))
    const client = clientAs('owner')
    const shares: readonly (readonly [Kind, object])[] = [
      ['private', {}],
      ['of the team', { team_id: team }],
      ['open to the team', { team_id: team, visibility: 'team' }],
      ['public', { team_id: team, visibility: 'public' }],
    ]
    for (const [kind, body] of shares) {
      const id = await start(client)
      await follow(client, id)
      const { status } = await client.request('update_investigation', { params: { investigation_id: id }, body })
      assert.equal(status, 200)
      ids.set(kind, id)
    }
  })

  const clientAs = (relation: Relation) => service.anonymous('en').withToken(tokens.get(relation))

  /** What answers another status than 200 to whoever may: these runs ended for want of records. */
  const statuses: Partial<Record<string, number>> = {
    cancel_investigation: 409,
    investigation_results: 422,
    set_disposition: 422,
    list_dispositions: 422,
    download_investigation: 422,
    retry_investigation: 201,
    investigation_feed: 101,
  }

  /** Whether an operation is open to a caller. */
  async function isAdmitted(operation: Operation, relation: Relation, asked: Pick<Asked, 'ids' | 'query'>) {
    const { status, text } = await send(operation, {
      ...asked,
      headers: bearer(tokens.get(relation) ?? ''),
      ...(operation.id === 'set_disposition' && { body: { disposition: 'confirmed' } }),
    })
    const isRefused = status === 403
    if (isRefused) assert.equal(failureIn(text).code, 'INSUFFICIENT_PERMISSIONS')
    else assert.equal(status, statuses[operation.id] ?? 200, text)
    return !isRefused
  }

  const ofInvestigations = rows.filter(({ operation }) => parameterOf(operation) === 'investigation_id')

  async function check(relation: Relation): Promise<void> {
    const list = getOperation('list_investigations')
    const query = 'scope=all&limit=100'
    const listed = (await send(list, { headers: bearer(tokens.get(relation) ?? ''), query })).text
    for (const [kind, investigation_id] of ids)
      assert.equal(
        listed.includes(investigation_id),
        relations[relation][kind].includes('r'),
        `the list: ${relation}, ${kind}`,
      )
    await Promise.all(
      ofInvestigations.flatMap((row) => [...ids].map(([kind, id]) => checkRow(row, relation, { kind, id }))),
    )
  }

  async function checkRow(
    { operation, permission, query }: Row,
    relation: Relation,
    { kind, id }: { readonly kind: Kind; readonly id: string },
  ): Promise<void> {
    const isJudging = operation.id === 'set_disposition' && relation === 'mate' && ofTeam.includes(kind)
    const isOpen = isJudging || relations[relation][kind].includes(permission.startsWith('read:') ? 'r' : 'w')
    // Whoever may would delete it.
    if (isOpen && query.startsWith('purge')) return
    const found = await isAdmitted(operation, relation, { ids: { investigation_id: id }, query })
    assert.equal(found, isOpen, `${operation.id}: ${relation}, ${kind}`)
  }

  test('an investigation is read, listed, changed and deleted by whoever may, also after somebody left the team', async () => {
    const leavers = ['owner', 'mate'] as const
    for (const relation of tokens.keys()) await check(relation)
    for (const relation of leavers) {
      await change(relation === 'owner' ? owner : mate, { team_ids: [] })
      tokens.set(`${relation} who left the team`, tokens.get(relation) ?? '')
      await check(`${relation} who left the team`)
    }
  })

  test('a key, a session, a webhook, a watch, a task and a workflow of another user are closed to everybody who may not manage users', async () => {
    const { token } = await newToken('analyst')
    const { id: api_key_id } = await newKey(token, { scopes: ['read:reports'] })
    const watch = {
      name: 'preços',
      request: { query: 'contratos estranhos', data_source: 'tcu' },
      schedule: { cron: '0 8 * * 1' },
    }
    const made = await service.anonymous('en').withToken(token).request('create_watch', { body: watch })
    const { id: watch_id } = made.english as { readonly id: string }
    const analysis = { analysis_type: 'spending_trends', data_source: 'compras_gov' }
    const analysed = await service.anonymous('en').withToken(token).request('start_analysis', { body: analysis })
    const { id: analysis_id } = analysed.english as { readonly id: string }
    const raw = { body: 'nome\nObras\n', type: 'text/csv' }
    const matched = await service.anonymous('en').withToken(token).request('match_network', { raw })
    const { match_id } = matched.english as { readonly match_id: string }
    const steps = [{ step_id: 'ok', kind: 'approval', approval: { role: 'admin' } }]
    const begun = await service
      .anonymous('en')
      .withToken(token)
      .request('start_workflow', { params: { agent_name: 'coordinator' }, body: { pattern: 'sequential', steps } })
    const { workflow_id } = begun.english as { readonly workflow_id: string }
    const session_id = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id as string
    const webhook = { body: { url: 'https://1.1.1.1/' } }
    const registered = await service.anonymous('en').withToken(token).request('create_webhook', webhook)
    const webhook_id = (registered.english as { readonly id: string }).id
    const notified = await service.anonymous('en').withToken(token).request('test_notification')
    const notification_id = (notified.english as { readonly id: string }).id
    const answered = await service
      .anonymous('en')
      .withToken(token)
      .request('chat_message', { body: { message: 'hi' } })
    const { message_id, session_id: chat_session_id } = answered.english as Readonly<Record<string, string>>
    const ofChat = { message_id, chat_session_id, evidence_id: 'selection' }
    const signedIn = service.anonymous('en').withToken(token)
    const investigation_id = await start(signedIn)
    await signedIn.request('cancel_investigation', { params: { investigation_id } })
    const asked = { report_type: 'executive_summary', investigation_ids: [investigation_id] }
    const { report_id } = (await signedIn.request('generate_report', { body: asked })).english as Readonly<
      Record<string, string>
    >
    const archive = { exports: [{ type: 'contracts' }] }
    const { task_id } = (await signedIn.request('export_bulk', { body: archive })).english as Record<string, string>
    const bodies: Partial<Record<OperationId, object>> = {
      update_chat_session: { title: 'x' },
      rate_chat_answer: { rating: 'up' },
      rotate_api_key: { grace_period_hours: 1 },
      set_api_key_rate_limits: { requests_per_hour: 10, burst: 5, concurrent: 1 },
      recover_webhook: { since: '2026-01-01T00:00:00Z' },
    }
    const headers = bearer(tokens.get('stranger') ?? '')
    for (const { id, path } of operations) {
      const name = parameterOf({ path })
      assert.ok(name === '' || ofParameter[name] !== undefined, `it is decided who may use a ${name}`)
      const isHidden = ofParameter[name] === 'its owner, hidden'
      if (!isHidden && ofParameter[name] !== 'its owner') continue
      const asked = {
        headers,
        ids: {
          api_key_id,
          session_id,
          webhook_id,
          notification_id,
          watch_id,
          workflow_id,
          analysis_id,
          match_id,
          report_id,
          task_id,
          ...ofChat,
        },
        body: bodies[id] ?? {},
      }
      assert.equal((await send(getOperation(id), asked)).status, isHidden ? 404 : 403, id)
    }
    const own = { headers: bearer(token), ids: { api_key_id } }
    assert.equal((await send(getOperation('get_api_key'), own)).status, 200)
    assert.equal((await send(getOperation('get_webhook'), { ...own, ids: { webhook_id } })).status, 200)
  })
})
