import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Notification, NotificationList } from '../../src/domain/generated/wire-types.ts'
import type { Client } from '../support/client.ts'
import { failureOf } from '../support/investigate.ts'
import { password, startService, type TestService, type TestUser } from '../support/service.ts'

let service: TestService
let user: TestUser
let owner: Client
let ownerPt: Client
before(async () => {
  service = await startService()
  user = await service.addUser('analyst')
  const token = await service.signIn(user)
  owner = service.anonymous('en').withToken(token)
  ownerPt = service.anonymous('pt').withToken(token)
})
after(() => service.stop())

const list = async (client: Client, query: Readonly<Record<string, string | number>> = {}) =>
  ((await client.request('list_notifications', { query })).english as NotificationList).data
const unread = async (client: Client) =>
  ((await client.request('count_unread_notifications')).english as { readonly unread_count: number }).unread_count
const notify = async (client: Client) => (await client.request('test_notification')).english as Notification

test('an issued key is notified to its account in the language of the reader, and to nobody else', async () => {
  await owner.request('create_api_key', { body: { name: 'Robot', scopes: ['read:reports'] } })
  const [notice] = await list(owner, { type: 'security' })
  assert.equal(notice?.security?.activity, 'api_key_created')
  assert.equal(notice?.security?.ip_address, '127.0.0.1')
  assert.equal(notice?.title, 'API key issued')
  const [portuguese] = await list(ownerPt, { type: 'security' })
  assert.equal(portuguese?.title, 'Chave de API emitida')
  assert.match(portuguese?.message ?? '', /De: .*127\.0\.0\.1\.$/)
  assert.equal(JSON.stringify(notice).includes('prumo_'), false, 'no text of the key')
  assert.deepEqual(await list(await service.clientOf('admin', 'en')), [])
})

test('a changed password is noticed in the commit that changes it', async () => {
  const other = await service.addUser('viewer')
  const client = service.anonymous('en').withToken(await service.signIn(other))
  const wrong = { current_password: 'wrong', new_password: 'another good password' }
  await client.request('change_password', { body: wrong })
  assert.deepEqual(await list(client), [])
  const right = { current_password: password, new_password: 'another good password' }
  assert.equal((await client.request('change_password', { body: right })).status, 200)
  assert.deepEqual(
    (await list(client)).map(({ security }) => security?.activity),
    ['password_changed'],
  )
})

test('a notification is read, all are, and one is deleted', async () => {
  const client = await service.clientOf('viewer', 'en')
  const { id } = await notify(client)
  assert.equal(await unread(client), 1)
  const params = { notification_id: id }
  const { english } = await client.request('read_notification', { params })
  assert.equal((english as Notification).read, true)
  assert.equal(await unread(client), 0)
  assert.deepEqual(await list(client, { unread_only: 'true' }), [])
  assert.equal((await list(client)).length, 1)
  await client.request('create_api_key', { body: { name: 'k', scopes: ['read:reports'] } })
  const { english: marked } = await client.request('read_all_notifications')
  assert.deepEqual(marked, { marked_read: 1 })
  assert.equal(await unread(client), 0)
  assert.equal((await client.request('delete_notification', { params })).status, 204)
  assert.equal((await client.request('delete_notification', { params })).status, 404)
})

test('a notification of another account is not found', async () => {
  const { id } = await notify(owner)
  const stranger = await service.clientOf('admin', 'en')
  for (const operation of ['read_notification', 'delete_notification'] as const) {
    const answer = await stranger.request(operation, { params: { notification_id: id } })
    assert.equal(failureOf(answer, 404).code, 'RESOURCE_NOT_FOUND')
  }
  assert.ok((await list(owner)).some((one) => one.id === id))
})

test('a test takes the place of the one before', async () => {
  const client = await service.clientOf('viewer', 'pt')
  await notify(client)
  const { id } = await notify(client)
  assert.deepEqual(
    (await list(client)).map((one) => one.id),
    [id],
  )
})

test('preferences are replaced as a whole, and what is wrong of them is named', async () => {
  const client = await service.clientOf('viewer', 'pt')
  const read = async () => (await client.request('get_notification_preferences')).english
  const initial = await read()
  const quiet = { quiet_hours_start: '22:00', quiet_hours_end: '07:00', timezone: 'America/Manaus' }
  const body = { email_enabled: true, frequency: 'daily', type_preferences: { task_late: false }, ...quiet }
  assert.equal((await client.request('choose_notification_preferences', { body })).status, 200)
  assert.deepEqual(await read(), { ...(initial as object), ...body })
  await client.request('choose_notification_preferences', { body: {} })
  assert.deepEqual(await read(), initial)
  for (const [wrong, field] of [
    [{ timezone: 'Mars/Olympus' }, 'fuso_horario'],
    [{ quiet_hours_start: '22:00' }, 'fim_silencio'],
    [{ quiet_hours_start: '24:00', quiet_hours_end: '07:00' }, 'inicio_silencio'],
    [{ type_preferences: { security: false } }, 'preferencias_tipo.security'],
  ] as const) {
    const answer = await client.request('choose_notification_preferences', { body: wrong })
    assert.equal(failureOf(answer, 400).details.field, field)
  }
})

test('an API key reads no notification, whatever its scopes', async () => {
  const body = { name: 'reader', scopes: ['read:investigations', 'write:investigations'] }
  const { api_key } = (await owner.request('create_api_key', { body })).english as { readonly api_key: string }
  const answer = await service.anonymous('en').request('list_notifications', { headers: { 'X-API-Key': api_key } })
  assert.equal(answer.status, 403)
})
