import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isConditional, isTagged, type Operation } from '../../src/wire/operation.ts'
import { type OperationId, operations } from '../../src/wire/operations.ts'
import type { Client, ClientRequest } from '../support/client.ts'
import { failureOf, investigate } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'

// Entity tags: what has not changed is not sent again, and nobody overwrites what somebody else changed meanwhile.

let service: TestService
let owner: Client
let ownerPt: Client
let admin: Client
before(async () => {
  service = await startService(undefined, { mode: 'development', webhooks: { allowsPrivate: 'yes' } })
  const token = await service.signIn(await service.addUser('analyst'))
  owner = service.anonymous('en').withToken(token)
  ownerPt = service.anonymous('pt').withToken(token)
  admin = await service.clientOf('admin', 'en')
})
after(() => service.stop())

const rows: readonly Operation[] = operations
const tagOf = async (client: Client, id: OperationId, request: ClientRequest = {}) => {
  const { headers, status } = await client.request(id, request)
  assert.equal(status, 200, id)
  return headers.get('etag') ?? ''
}
const ifNoneMatch = (tag: string, rest: ClientRequest = {}) => ({ ...rest, headers: { 'If-None-Match': tag } })
const ifMatch = (tag: string, rest: ClientRequest = {}) => ({ ...rest, headers: { 'If-Match': tag } })
const watch = {
  name: 'Contracts',
  request: { query: 'zzz', data_source: 'compras_gov' },
  schedule: { cron: '0 8 * * 1-5' },
}
const idOf = async (id: OperationId, body: object) => ((await owner.request(id, { body })).english as { id: string }).id

test('what is read again unchanged is 304 without a body, whatever it is', async () => {
  const { id } = await investigate(owner)
  const params = { investigation_id: id }
  for (const [name, request] of [
    ['get_investigation', { params }],
    ['investigation_status', { params }],
    ['investigation_results', { params }],
    ['list_investigations', {}],
    ['list_contracts', {}],
    ['auth_me', {}],
  ] as const) {
    const first = await owner.request(name, request)
    const tag = first.headers.get('etag') ?? ''
    assert.match(tag, /^"[0-9a-f-]+"$/, name)
    assert.equal(first.headers.get('cache-control'), 'private, no-cache')
    assert.match(first.headers.get('vary') ?? '', /Accept-Language, Authorization/)
    for (const named of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await owner.request(name, ifNoneMatch(named, request))
      assert.deepEqual([again.status, again.body, again.headers.get('etag')], [304, '', tag], `${name} ${named}`)
    }
    assert.equal((await owner.request(name, ifNoneMatch('"other"', request))).status, 200)
    assert.notEqual(await tagOf(ownerPt, name, request), tag, 'the other language is another representation')
  }
})

test('what changed is sent again', async () => {
  const tag = await tagOf(owner, 'list_watches')
  await idOf('create_watch', watch)
  assert.equal((await owner.request('list_watches', ifNoneMatch(tag))).status, 200)
})

test('who may not read is refused, whatever tag is named', async () => {
  const { id } = await investigate(owner)
  const params = { investigation_id: id }
  const tag = await tagOf(owner, 'investigation_results', { params })
  const other = await service.clientOf('viewer', 'en')
  assert.equal((await other.request('investigation_results', ifNoneMatch(tag, { params }))).status, 403)
})

test('probes, sign-in and what is made have no tag and are not kept', async () => {
  const { headers } = await owner.request('create_watch', { body: watch })
  assert.deepEqual([headers.get('etag'), headers.get('cache-control')], [null, 'no-store'])
  assert.equal((await owner.request('health')).headers.get('etag'), null)
})

/** Of each edit: what reads the thing, a change, and another one. */
const edits: Readonly<
  Partial<Record<OperationId, { read: OperationId; prepare: () => Promise<[Client, ClientRequest]>; bodies: object[] }>>
> = {
  update_investigation: {
    read: 'get_investigation',
    prepare: async () => [owner, { params: { investigation_id: (await investigate(owner)).id } }],
    bodies: [{ visibility: 'public' }, { visibility: 'private' }],
  },
  update_watch: {
    read: 'get_watch',
    prepare: async () => [owner, { params: { watch_id: await idOf('create_watch', watch) } }],
    bodies: [{ name: 'Payments' }, { name: 'Agreements' }],
  },
  update_webhook: {
    read: 'get_webhook',
    prepare: async () => [
      owner,
      { params: { webhook_id: await idOf('create_webhook', { url: 'http://127.0.0.1:9/hook' }) } },
    ],
    bodies: [{ active: false }, { min_severity: 'high' }],
  },
  set_api_key_rate_limits: {
    read: 'get_api_key',
    prepare: async () => {
      const made = await admin.request('create_api_key', { body: { name: 'Robot', scopes: ['read:investigations'] } })
      return [admin, { params: { api_key_id: (made.english as { id: string }).id } }]
    },
    bodies: [100, 200].map((requests_per_hour) => ({ requests_per_hour, burst: 10, concurrent: 2 })),
  },
  update_user: {
    read: 'get_user',
    prepare: async () => [admin, { params: { user_id: (await service.addUser('viewer')).id } }],
    bodies: [{ tier: 'premium' }, { tier: 'standard' }],
  },
  update_chat_session: {
    read: 'get_chat_session',
    prepare: async () => {
      const answer = await owner.request('chat_message', { body: { message: 'hello' } })
      return [owner, { params: { chat_session_id: (answer.english as { session_id: string }).session_id } }]
    },
    bodies: [{ title: 'Works' }, { title: 'Roads' }],
  },
  replace_sign_in_rules: {
    read: 'get_sign_in_rules',
    prepare: async () => [admin, {}],
    bodies: [false, true].map((require_admin_approval) => ({
      ...{ auto_register_enabled: true, default_role: 'viewer', require_admin_approval },
      ...{ providers: [], claim_rules: [] },
    })),
  },
  update_settings: {
    read: 'get_settings',
    prepare: async () => [admin, {}],
    bodies: [{ sessions: { max_sessions: 2 } }, { sessions: { max_sessions: 3 } }],
  },
}
const removals: Readonly<Partial<Record<OperationId, OperationId>>> = {
  delete_watch: 'update_watch',
  delete_webhook: 'update_webhook',
  delete_user: 'update_user',
  delete_chat_session: 'update_chat_session',
}

test('an edit of what somebody changed meanwhile is refused, in every operation that edits', async () => {
  const conditional = rows.filter(isConditional).map(({ id }) => id)
  assert.deepEqual([...Object.keys(edits), ...Object.keys(removals)].sort(), conditional.sort())
  for (const [id, edit] of Object.entries(edits)) {
    const [client, about] = await edit.prepare()
    const [first, second] = edit.bodies
    const tag = await tagOf(client, edit.read, about)
    const changed = await client.request(id as OperationId, ifMatch(tag, { ...about, body: first }))
    assert.equal(changed.status, 200, `${id}: ${JSON.stringify(changed.english)}`)
    const stale = await client.request(id as OperationId, ifMatch(tag, { ...about, body: second }))
    assert.equal(failureOf(stale, 412).code, 'PRECONDITION_FAILED', id)
    // The answer to an edit names the version that the next one can be bound to.
    const next = changed.headers.get('etag') ?? ''
    assert.equal((await client.request(id as OperationId, ifMatch(next, { ...about, body: second }))).status, 200, id)
    for (const [removal, of] of Object.entries(removals).filter(([, of]) => of === id)) {
      assert.equal((await client.request(removal as OperationId, ifMatch(tag, about))).status, 412, of)
      assert.equal((await client.request(removal as OperationId, ifMatch('*', about))).status, 204, of)
    }
  }
})

test('a tag of either language binds an edit', async () => {
  const params = { watch_id: await idOf('create_watch', watch) }
  const tag = await tagOf(ownerPt, 'get_watch', { params })
  assert.equal((await owner.request('update_watch', ifMatch(tag, { params, body: { name: 'New' } }))).status, 200)
})

test('a weak tag, and what only begins or ends as a tag does, bind no edit', async () => {
  const params = { watch_id: await idOf('create_watch', watch) }
  const tag = await tagOf(owner, 'get_watch', { params })
  const edit = (named: string) => owner.request('update_watch', ifMatch(named, { params, body: { name: 'New' } }))
  const cut = tag.indexOf('-') + 1
  for (const near of [
    `W/${tag}`,
    `${tag.slice(0, -2)}"`,
    `${tag.slice(0, cut)}"`,
    tag.slice(0, -1),
    `x${tag}`,
    `${tag}x`,
  ])
    assert.equal(failureOf(await edit(near), 412).code, 'PRECONDITION_FAILED', near)
  assert.equal((await edit(`"x", ${tag}`)).status, 200)
})

test('every read of JSON is tagged, but for probes, keys and what is never kept', () => {
  const read = rows.filter(({ method, media, reply }) => method === 'GET' && media === 'json' && reply !== null)
  const untagged = read.filter((row) => !isTagged(row))
  const others = untagged.filter(({ isUncounted, isNeverKept }) => !isUncounted && !isNeverKept)
  assert.deepEqual(
    others.map(({ id }) => id),
    [],
  )
})
