import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { dispositionKey, dispositionsPrefix } from '../../src/agents/keys.ts'
import type {
  AnomalyDispositions,
  AnomalyResult,
  DispositionPrecision,
  InvestigationResponse,
} from '../../src/domain/generated/wire-types.ts'
import { rolePermissions } from '../../src/domain/role-permissions.ts'
import { limits } from '../../src/limits.ts'
import type { InvestigationsContext } from '../../src/services/investigations/context.ts'
import { setDisposition } from '../../src/services/investigations/dispositions.ts'
import { readTrail } from '../support/audit-trail.ts'
import type { Client } from '../support/client.ts'
import { failureOf, type Investigation, investigate } from '../support/investigate.ts'
import { startService, type TestService, type TestUser } from '../support/service.ts'
import { withLimits } from '../support/with-limits.ts'

// What people make of findings: kept beside them, by whom and when, and counted for those who run the service.

let service: TestService
let owner: Client
let admin: Client
let ownerUser: TestUser
let run: Investigation

before(async () => {
  service = await startService()
  ownerUser = await service.addUser('analyst')
  owner = service.anonymous('en').withToken(await service.signIn(ownerUser))
  admin = service.anonymous('en').withToken(await service.signIn(await service.addUser('admin')))
  run = await investigate(owner)
})
after(() => service.stop())

const paramsOf = (anomaly_id: string, id = run.id) => ({ params: { investigation_id: id, anomaly_id } })
const idAt = (place: number) => run.results.anomalies[place]?.id ?? ''
const say = (client: Client, anomaly: string, body: object) =>
  client.request('set_disposition', { ...paramsOf(anomaly), body })
const historyOf = async (client: Client, anomaly: string) =>
  ((await client.request('list_dispositions', paramsOf(anomaly))).english as AnomalyDispositions).dispositions

test('a disposition stands with its finding in results, exports and its history, the latest first, and in the trail', async () => {
  const anomaly = idAt(0)
  assert.deepEqual(await historyOf(owner, anomaly), [])
  const first = await say(owner, anomaly, { disposition: 'needs_work', note: 'CPF 529.982.247-25 pediu vista' })
  assert.equal(first.status, 200)
  const said = (first.english as AnomalyResult).disposition
  assert.deepEqual([said?.value, said?.by], ['needs_work', ownerUser.id])
  assert.doesNotMatch(said?.note ?? '', /529\.982\.247-25/)
  await say(owner, anomaly, { disposition: 'dismissed', reason: 'the unit is a box of ten' })
  const history = await historyOf(owner, anomaly)
  assert.deepEqual(
    history.map(({ value, reason }) => [value, reason]),
    [
      ['dismissed', 'the unit is a box of ten'],
      ['needs_work', undefined],
    ],
  )
  const read = (await owner.request('investigation_results', { params: { investigation_id: run.id } }))
    .english as InvestigationResponse
  assert.deepEqual(
    read.anomalies.map(({ disposition }) => disposition?.value),
    run.results.anomalies.map((_, place) => (place === 0 ? 'dismissed' : undefined)),
  )
  const exported = { format: 'csv', filters: { investigation_ids: [run.id] } }
  assert.match(String((await owner.request('export_anomalies', { body: exported })).body), /the unit is a box of ten/)
  const events = (await readTrail(admin, { event_type: 'investigation.disposition.set' })).toReversed()
  assert.deepEqual(
    events.map(({ details }) => [details?.disposition, details?.before]),
    [
      ['needs_work', null],
      ['dismissed', 'needs_work'],
    ],
  )
})

test('the same said again by the one who said it last counts once, and anew behind what somebody else said', async () => {
  const said = { disposition: 'confirmed', note: 'seen in the file of the tender' }
  const [first, again] = [await say(owner, idAt(1), said), await say(owner, idAt(1), said)]
  assert.deepEqual(again.english, first.english)
  assert.equal((await historyOf(owner, idAt(1))).length, 1)
  await say(admin, idAt(1), { disposition: 'needs_work' })
  await say(owner, idAt(1), said)
  assert.equal((await historyOf(owner, idAt(1))).length, 3)
})

test('a dismissal without a reason, a finding that is not listed and one too many are refused, and nothing is kept', async () => {
  const anomaly = idAt(2)
  const { details } = failureOf(await say(owner, anomaly, { disposition: 'dismissed' }), 400)
  assert.deepEqual([details.field, details.reason], ['reason', 'dismissed_without_reason'])
  assert.equal(failureOf(await say(owner, 'PR-01:0', { disposition: 'confirmed' }), 404).code, 'RESOURCE_NOT_FOUND')
  assert.deepEqual(await historyOf(owner, anomaly), [])
  await withLimits({ dispositionsOfAnomalyMax: 1 }, async () => {
    await say(owner, anomaly, { disposition: 'confirmed' })
    const failure = failureOf(await say(owner, anomaly, { disposition: 'needs_work' }), 409)
    assert.equal(failure.details.reason, 'too_many_dispositions')
  })
  assert.equal((await historyOf(owner, anomaly)).length, 1)
  assert.ok(limits.dispositionsOfAnomalyMax > 1)
})

test('who may read a public investigation of another reads its dispositions and sets none', async () => {
  await owner.request('update_investigation', { params: { investigation_id: run.id }, body: { visibility: 'public' } })
  const stranger = service.anonymous('pt').withToken(await service.signIn(await service.addUser('analyst')))
  assert.equal((await historyOf(stranger, idAt(0))).length, 2)
  const failure = failureOf(await say(stranger, idAt(0), { disposition: 'confirmed' }), 403)
  assert.equal(failure.code, 'INSUFFICIENT_PERMISSIONS')
})

test('a finding that two runs have counts once in the precision of its detectors, by what was said last', async () => {
  const precision = async () => (await admin.request('disposition_precision')).english as DispositionPrecision
  const before = await precision()
  const second = await investigate(owner)
  const anomaly = idAt(1)
  const body = { disposition: 'dismissed', reason: 'a call-off of a framework' }
  assert.equal((await owner.request('set_disposition', { ...paramsOf(anomaly, second.id), body })).status, 200)
  const now = await precision()
  assert.equal(now.findings, before.findings)
  const sum = ({ detectors }: DispositionPrecision, of: 'confirmed' | 'dismissed') =>
    detectors.reduce((total, row) => total + row[of], 0)
  assert.ok(sum(now, 'confirmed') < sum(before, 'confirmed'))
  assert.ok(sum(now, 'dismissed') > sum(before, 'dismissed'))
  for (const { precision: share, interval, claimed, confirmed, dismissed } of now.detectors)
    if (confirmed + dismissed > 0)
      assert.ok(
        share !== undefined && interval && claimed && (interval[0] ?? 1) <= share && share <= (interval[1] ?? 0),
      )
  await owner.request('cancel_investigation', { params: { investigation_id: second.id }, query: { purge: 'true' } })
  const left = service.state.range({ prefix: dispositionsPrefix(second.id) })
  for await (const { key } of left) assert.fail(`${key} outlived its investigation`)
})

test('what is said while an investigation is closed to the one who says it, or deleted, is not kept', async () => {
  const team = ((await admin.request('create_team', { body: { name: 'Auditoria' } })).english as { id: string }).id
  const [user, mate] = [
    await service.addUser('analyst', { team_ids: [team] }),
    await service.addUser('analyst', { team_ids: [team] }),
  ]
  const client = service.anonymous('en').withToken(await service.signIn(user))
  const { id, results } = await investigate(client)
  const anomaly_id = results.anomalies[0]?.id ?? ''
  const params = { investigation_id: id }
  const share = (body: object) => client.request('update_investigation', { params, body })
  const sayWhile = (by: TestUser, other: () => Promise<unknown>) => {
    const { state } = service
    const audit = {
      commit: async (...[writes, conditions]: Parameters<InvestigationsContext['audit']['commit']>) => {
        await other()
        return state.commit(writes, conditions)
      },
    }
    const context = { state, audit, clock: { now: () => 0 }, standingOf: async () => [] }
    const caller = { ...by, role: 'analyst', user_id: by.id, permissions: rolePermissions.analyst }
    const said = { named: { ...params, anomaly_id }, given: { disposition: 'confirmed' }, language: 'en' } as const
    return setDisposition(context as never, said, { caller, context: {} } as never)
  }
  assert.equal((await share({ visibility: 'team', team_id: team })).status, 200)
  await assert.rejects(
    sayWhile(mate, () => share({ visibility: 'private' })),
    { code: 'INSUFFICIENT_PERMISSIONS' },
  )
  assert.equal(await service.state.get(dispositionKey(id, anomaly_id)), undefined)
  const purge = () => client.request('cancel_investigation', { params, query: { purge: 'true' } })
  await assert.rejects(sayWhile(user, purge), { code: 'INVESTIGATION_NOT_FOUND' })
  assert.equal(await service.state.get(dispositionKey(id, anomaly_id)), undefined)
})
