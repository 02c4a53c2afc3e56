import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { recordKey } from '../../src/agents/keys.ts'
import type { InvestigationList } from '../../src/domain/generated/wire-types.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { eventsOf, readTrail } from '../support/audit-trail.ts'
import type { Client } from '../support/client.ts'
import { failureOf, follow, start } from '../support/investigate.ts'
import { startService, type TestService, type TestUser } from '../support/service.ts'

// Who finds an investigation in which list, after its access has changed.

let service: TestService
let admin: Client
let owner: TestUser
let mate: TestUser
let team: string
let id: string
const question = 'fornecedores do hospital regional'

before(async () => {
  service = await startService()
  admin = await service.clientOf('admin', 'en')
  const made = await admin.request('create_team', { body: { name: 'Auditoria' } })
  team = (made.english as { id: string }).id
  owner = await service.addUser('analyst', { team_ids: [team] })
  mate = await service.addUser('viewer', { team_ids: [team] })
  const client = await clientOf(owner)
  id = await start(client, { query: question })
  await follow(client, id)
})
after(() => service.stop())

const clientOf = async (user: TestUser, language: 'en' | 'pt' = 'en') =>
  service.anonymous(language).withToken(await service.signIn(user, language))

/** Whether the client finds the investigation in a scope; the total counts what is shown. */
async function finds(client: Client, scope?: string): Promise<boolean> {
  const answer = await client.request('list_investigations', { query: scope === undefined ? {} : { scope } })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  const { data, meta } = answer.english as InvestigationList
  assert.equal(meta.total, data.length)
  return data.some(({ investigation_id }) => investigation_id === id)
}

async function share(by: TestUser, body: object): Promise<void> {
  const answer = await (await clientOf(by)).request('update_investigation', { params: { investigation_id: id }, body })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
}

test('a viewer finds what is public, and what its team may read, in the lists of both languages', async () => {
  const stranger = await service.addUser('viewer')
  for (const language of languages) {
    const [own, other, outside] = await Promise.all([owner, mate, stranger].map((user) => clientOf(user, language)))
    await share(owner, { team_id: team, visibility: 'team' })
    assert.deepEqual([await finds(own), await finds(own, 'own')], [true, true])
    assert.deepEqual([await finds(other), await finds(other, 'team'), await finds(other, 'all')], [false, true, true])
    assert.deepEqual([await finds(outside, 'team'), await finds(outside, 'all')], [false, false])
    await share(owner, { visibility: 'public' })
    assert.deepEqual(
      [await finds(outside), await finds(outside, 'public'), await finds(outside, 'all')],
      [false, true, true],
    )
    await share(owner, { visibility: 'private' })
    for (const asked of [other, outside])
      for (const scope of ['own', 'team', 'public', 'all']) assert.equal(await finds(asked, scope), false, scope)
  }
  const refused = await (await clientOf(mate)).request('list_investigations', { rawQuery: 'scope=theirs' })
  assert.equal(failureOf(refused, 400).details.field, 'scope')
})

test('a list shows no investigation that was closed after its entry was read', async () => {
  await share(owner, { visibility: 'public' })
  const stranger = await clientOf(await service.addUser('viewer'))
  assert.equal(await finds(stranger, 'public'), true)
  const open = (await service.state.get(recordKey(id))) ?? new Uint8Array()
  const closed = { ...JSON.parse(Buffer.from(open).toString()), visibility: 'private' }
  await service.state.commit([{ key: recordKey(id), value: Buffer.from(JSON.stringify(closed)) }])
  const { english } = await stranger.request('list_investigations', { query: { scope: 'public' } })
  assert.deepEqual((english as InvestigationList).data, [])
  await service.state.commit([{ key: recordKey(id), value: open }])
})

test('an owner who has left the team of an investigation finds it in no list, like the admin who is not of the team', async () => {
  await share(owner, { team_id: team, visibility: 'team' })
  const teams = (team_ids: readonly string[]) =>
    admin.request('update_user', { params: { user_id: owner.id }, body: { team_ids } })
  assert.equal((await teams([])).status, 200)
  for (const asked of [await clientOf(owner), admin]) {
    failureOf(await asked.request('get_investigation', { params: { investigation_id: id } }), 403)
    for (const scope of ['own', 'team', 'public', 'all']) assert.equal(await finds(asked, scope), false, scope)
  }
  assert.equal((await teams([team])).status, 200)
  assert.equal(await finds(await clientOf(owner)), true)
})

test('the audit trail names an investigation by its id and never shows its question', async () => {
  const events = await eventsOf(admin, id)
  assert.ok(events.some(({ event_type }) => event_type === 'investigation.created'))
  const everything = JSON.stringify(await readTrail(admin))
  assert.ok(!everything.includes('hospital regional'), 'the trail shows a question')
})

test('a team is removed only when no investigation belongs to it, which nobody could delete any more', async () => {
  await share(owner, { team_id: team, visibility: 'team' })
  const members = (team_ids: readonly string[]) =>
    Promise.all(
      [owner, mate].map((user) => admin.request('update_user', { params: { user_id: user.id }, body: { team_ids } })),
    )
  await members([])
  const remove = () => admin.request('delete_team', { params: { team_id: team } })
  assert.equal(failureOf(await remove(), 409).details.reason, 'team_has_investigations')
  await members([team])
  const request = { params: { investigation_id: id }, query: { purge: 'true' } }
  assert.equal((await (await clientOf(owner)).request('cancel_investigation', request)).status, 204)
  await members([])
  assert.equal((await remove()).status, 204)
})
