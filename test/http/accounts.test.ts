import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type {
  Account,
  AccountList,
  LoginResponse,
  RegisteredUser,
  Team,
} from '../../src/domain/generated/wire-types.ts'
import { rolePermissions } from '../../src/domain/role-permissions.ts'
import type { Client } from '../support/client.ts'
import { failureOf, follow, start } from '../support/investigate.ts'
import { password, startService, type TestService } from '../support/service.ts'

// Accounts, teams, and who may see whose investigations.

let service: TestService
let admin: Client
let en: Client

before(async () => {
  service = await startService()
  en = service.anonymous('en')
  admin = await service.clientOf('admin', 'en')
})
after(() => service.stop())

const newPassword = 'outra frase bem comprida'
const ofUser = (user_id: string) => ({ params: { user_id } })
const patch = (user_id: string, body: object, headers: Record<string, string> = {}) =>
  admin.request('update_user', { params: { user_id }, body, headers })

describe('an account', () => {
  test('is registered by an admin, a viewer unless asked otherwise, once for each e-mail', async () => {
    const body = { email: 'Nova.Pessoa@Example.org', password: newPassword }
    const answer = await admin.request('register', { body })
    const user = answer.english as RegisteredUser
    assert.equal(answer.status, 201)
    assert.equal(answer.headers.get('location'), `/api/v1/admin/users/${user.id}`)
    assert.equal(user.email, 'nova.pessoa@example.org')
    assert.deepEqual([user.role, user.permissions, user.status], ['viewer', rolePermissions.viewer, 'active'])
    assert.equal(failureOf(await admin.request('register', { body }), 409).code, 'EMAIL_ALREADY_REGISTERED')
    const login = await en.request('login', { body: { email: user.email, password: newPassword } })
    assert.equal(login.status, 200)
    const weak = await admin.request('register', { body: { ...body, email: 'x@example.org', password: 'password1' } })
    assert.equal(failureOf(weak, 400).details.field, 'password')
  })

  test('takes no field that only others may set', async () => {
    for (const extra of [{ tier: 'premium' }, { id: 'x' }, { permissions: ['view:audit'] }, { team_ids: [] }]) {
      const body = { email: 'mass@example.org', password: newPassword, ...extra }
      assert.equal(failureOf(await admin.request('register', { body }), 400).details.field, Object.keys(extra)[0])
    }
    const user = await service.addUser('viewer')
    for (const extra of [
      { email: 'x@example.org' },
      { password_hash: 'x' },
      { second_factor: null },
      { mfa_enabled: true },
    ])
      assert.equal(failureOf(await patch(user.id, extra), 400).details.field, Object.keys(extra)[0])
  })

  test('is listed, filtered and sorted without anything secret', async () => {
    const user = await service.addUser('service')
    const query = { role: 'service', sort: '-created_at', limit: 2 }
    const list = (await admin.request('list_users', { query })).english as AccountList
    assert.equal(list.data[0]?.id, user.id)
    assert.equal(list.data[0]?.tier, 'premium')
    const text = JSON.stringify((await admin.request('list_users', { query: { limit: 100 } })).body)
    assert.ok(!text.includes('argon2') && !text.includes('hash') && !text.includes('secret'))
  })

  test('changes only in the version that the admin has seen', async () => {
    const { id } = await service.addUser('viewer')
    const seen = (await admin.request('get_user', ofUser(id))).headers.get('etag') ?? ''
    assert.match(seen, /^"[\w-]+"$/)
    assert.equal((await patch(id, { tier: 'premium' }, { 'If-Match': seen })).status, 200)
    const stale = await patch(id, { tier: 'standard' }, { 'If-Match': seen })
    assert.equal(failureOf(stale, 412).code, 'PRECONDITION_FAILED')
    const readers = [admin, await service.clientOf('admin', 'pt')]
    const reads = await Promise.all(readers.map((reader) => reader.request('get_user', ofUser(id))))
    const tags = reads.map(({ headers }) => headers.get('etag') ?? '')
    assert.notEqual(tags[0], tags[1], 'an answer in another language is another representation')
    for (const tag of tags) assert.equal((await patch(id, {}, { 'If-Match': tag })).status, 200)
    const gone = await admin.request('delete_user', { ...ofUser(id), headers: { 'If-Match': seen } })
    assert.equal(gone.status, 412)
    assert.equal((await patch(id, { tier: 'standard' }, { 'If-Match': '*' })).status, 200)
  })

  test('that is demoted, deactivated or deleted has lost its rights with the next request', async () => {
    const user = await service.addUser('admin')
    const client = en.withToken(await service.signIn(user))
    assert.equal((await client.request('list_users')).status, 200)
    await patch(user.id, { role: 'viewer' })
    assert.equal((await client.request('list_users')).status, 403)
    await patch(user.id, { status: 'deactivated' })
    assert.equal((await client.request('auth_me')).status, 401)
    assert.equal((await en.request('login', { body: { email: user.email, password } })).status, 401)
    await patch(user.id, { status: 'active' })
    assert.equal((await client.request('auth_me')).status, 401, 'the session has ended for good')
    const again = en.withToken(await service.signIn(user))
    assert.equal((await admin.request('delete_user', ofUser(user.id))).status, 204)
    assert.equal((await again.request('auth_me')).status, 401)
    assert.equal((await admin.request('get_user', ofUser(user.id))).status, 404)
    assert.equal((await admin.request('delete_user', ofUser(user.id))).status, 404)
  })

  test('has sessions that an admin sees and ends', async () => {
    const user = await service.addUser('analyst')
    const { english } = await en.request('login', { body: { email: user.email, password } })
    const found = (await admin.request('list_user_sessions', ofUser(user.id))).english as { sessions: object[] }
    assert.equal(found.sessions.length, 1)
    assert.equal((await admin.request('end_user_sessions', ofUser(user.id))).status, 204)
    assert.equal((await en.withToken((english as LoginResponse).access_token).request('auth_me')).status, 401)
  })

  test('that is the last active admin stays one, even when all go at the same moment', async () => {
    const list = (await admin.request('list_users', { query: { role: 'admin', limit: 100 } })).english as AccountList
    const me = (await admin.request('auth_me')).english as { id: string }
    for (const { id } of list.data) if (id !== me.id) await patch(id, { role: 'viewer' })
    assert.equal(failureOf(await patch(me.id, { role: 'viewer' }), 409).code, 'CONFLICT')
    assert.equal((await patch(me.id, { status: 'deactivated' })).status, 409)
    assert.equal((await admin.request('delete_user', ofUser(me.id))).status, 409)
    const other = await service.addUser('admin')
    const theirs = en.withToken(await service.signIn(other))
    const both = await Promise.all([
      theirs.request('update_user', { ...ofUser(me.id), body: { role: 'viewer' } }),
      admin.request('update_user', { ...ofUser(other.id), body: { role: 'viewer' } }),
    ])
    const won = both.filter(({ status }) => status === 200)
    assert.equal(won.length, 1, both.map(({ status }) => status).join())
    const survivor = both[0]?.status === 200 ? theirs : admin
    admin = survivor
    assert.equal((await admin.request('list_users')).status, 200)
  })

  test('is not found by what is no id', async () => {
    for (const id of ['x', '../user-admins', 'a'.repeat(3000), '00000000-0000-0000-0000-000000000000'])
      assert.equal(failureOf(await admin.request('get_user', ofUser(id)), 404).code, 'RESOURCE_NOT_FOUND')
  })
})

describe('an investigation', () => {
  const ofId = (investigation_id: string) => ({ params: { investigation_id } })
  let owner: Client
  let stranger: Client
  let id: string

  before(async () => {
    owner = await service.clientOf('analyst', 'en')
    stranger = await service.clientOf('viewer', 'en')
    id = await start(owner)
    await follow(owner, id)
  })

  const share = (client: Client, body: object) => client.request('update_investigation', { ...ofId(id), body })

  test('is private until its owner opens it, and open to reading alone', async () => {
    const other = await service.clientOf('analyst', 'en')
    assert.equal((await stranger.request('investigation_results', ofId(id))).status, 403)
    assert.equal((await share(other, { visibility: 'public' })).status, 403)
    const answer = await share(owner, { visibility: 'public' })
    assert.equal(
      (answer.english as { data: { attributes: { visibility: string } } }).data.attributes.visibility,
      'public',
    )
    assert.equal((await stranger.request('investigation_results', ofId(id))).status, 200)
    assert.equal((await other.request('cancel_investigation', ofId(id))).status, 403)
    assert.equal((await share(other, { visibility: 'private' })).status, 403)
    assert.equal((await share(owner, { visibility: 'private' })).status, 200)
    assert.equal((await stranger.request('investigation_results', ofId(id))).status, 403)
    assert.equal((await share(owner, { visibility: 'team' })).status, 400, 'it has no team')
    assert.equal((await share(owner, { user_id: 'x' })).status, 400)
  })

  test('of a team is for its members: owner and admin too must be among them', async () => {
    const made = await admin.request('create_team', { body: { name: 'Obras' } })
    const team = made.english as Team
    assert.equal((await admin.request('create_team', { body: { name: 'obras' } })).status, 409)
    assert.equal((await share(owner, { team_id: team.id })).status, 403, 'a team that is not the owner’s')
    const me = (await owner.request('auth_me')).english as { id: string }
    assert.equal((await patch(me.id, { team_ids: [me.id] })).status, 400, 'no such team')
    const joined = (await patch(me.id, { team_ids: [team.id] })).english as Account
    assert.deepEqual(joined.team_ids, [team.id])
    assert.equal((await share(owner, { team_id: team.id, visibility: 'team' })).status, 200)
    assert.equal((await admin.request('investigation_results', ofId(id))).status, 403)
    assert.equal((await stranger.request('investigation_results', ofId(id))).status, 403)
    const viewer = (await stranger.request('auth_me')).english as { id: string }
    await patch(viewer.id, { team_ids: [team.id] })
    assert.equal((await stranger.request('investigation_results', ofId(id))).status, 200)
    await share(owner, { visibility: 'private' })
    assert.equal((await stranger.request('investigation_results', ofId(id))).status, 403)
    await patch(me.id, { team_ids: [] })
    assert.equal((await owner.request('investigation_results', ofId(id))).status, 403)
    const full = await admin.request('delete_team', { params: { team_id: team.id } })
    assert.equal(failureOf(full, 409).details.explanation, 'The team still has members.')
    await patch(viewer.id, { team_ids: [] })
    const owning = await admin.request('delete_team', { params: { team_id: team.id } })
    assert.equal(failureOf(owning, 409).details.reason, 'team_has_investigations')
    await patch(me.id, { team_ids: [team.id] })
    assert.equal((await owner.request('cancel_investigation', { ...ofId(id), query: { purge: 'true' } })).status, 204)
    await patch(me.id, { team_ids: [] })
    assert.equal((await admin.request('delete_team', { params: { team_id: team.id } })).status, 204)
  })
})

test('nothing that was tried made the service stumble', () => {
  assert.deepEqual(service.errors, [])
})
