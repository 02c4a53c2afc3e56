import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditInput } from '../../src/domain/audit-event.ts'
import { limits } from '../../src/limits.ts'
import type { ParkedContext } from '../../src/services/parked/context.ts'
import { listParked } from '../../src/services/parked/list-parked.ts'
import { parkMessages } from '../../src/services/parked/park-messages.ts'
import { retryParked } from '../../src/services/parked/retry-parked.ts'
import { newTask } from '../../src/services/tasks/create-task.ts'
import { removalOfTask, taskBytes, taskWrites } from '../../src/services/tasks/stored-task.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { taskRecordKey } from '../../src/tasks/keys.ts'
import type { TaskRecord } from '../../src/tasks/task.ts'
import { silentLog } from '../support/actor-stage.ts'
import { FakeClock } from '../support/fake-clock.ts'

const id = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'
const record: TaskRecord = {
  ...{ task_id: id, kind: 'retention', parameters: {}, priority: 'normal', user_id: null, window: {} },
  ...{ fingerprint: 'f', created_at: '2026-01-01T00:00:00.000Z' },
}
const caller = { user_id: 'u', email: 'a@b.c', role: 'admin', permissions: [], team_ids: [] } as const
const asker = { caller, origin: { request_id: 'r', ip_address: '', user_agent: '' } }
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function begin() {
  const state = createMemoryStore()
  await state.commit(taskWrites(newTask(record)))
  let tell: (event: object) => void = () => {}
  const actors = {
    subscribe: (_: string, listener: typeof tell) => {
      tell = listener
      return () => {}
    },
    spawn: () => {},
    send: (to: string, message: object) => void sent.push([to, message]),
  }
  const sent: unknown[] = []
  const audited: AuditInput[] = []
  const trail = {
    commit: async (...[writes, conditions, events]: Parameters<ParkedContext['trail']['commit']>) =>
      (await state.commit(writes, conditions)) && audited.push(...events) > 0,
  }
  parkMessages({ state, clock: new FakeClock(), log: silentLog, actors: actors as never })
  const list = async () => (await listParked({ state }, { page: 1, limit: 10 })).items
  const retry = (parked: string) =>
    retryParked({ state, trail, tasks: { actors } } as unknown as Parameters<typeof retryParked>[0], parked, asker)
  return { state, tell: (event: object) => tell(event), sent, audited, list, retry }
}

test('a message that the runner of a task fails on is parked, audited and delivered again once it is asked for', async () => {
  const { tell, list, retry, sent, audited } = await begin()
  const message = { type: 'prioritise', priority: 'high' }
  tell({ type: 'dead_letter', address: `task/${id}`, message })
  await settled()
  const [parked] = await list()
  assert.deepEqual(
    [parked?.kind, parked?.name, parked?.actor, parked?.attempts, parked?.failure.details.reason],
    ['message', 'prioritise', `task/${id}`, limits.deliveryAttemptsMax, 'dead_letter'],
  )
  assert.equal('message' in (parked ?? {}), false, 'what it says is not shown')
  assert.deepEqual(await retry(parked?.parked_id ?? ''), { subject: 'task', subject_id: id })
  assert.deepEqual(sent, [[`task/${id}`, message]])
  assert.deepEqual(
    audited.map(({ event_type, resource_id, details }) => [event_type, resource_id, details]),
    [['task.updated', id, { action: 'retry', message: 'prioritise' }]],
  )
  assert.deepEqual(await list(), [])
})

test('equal messages are parked once, those of what is not there and of others never, and all go with their task', async () => {
  const { tell, list, state } = await begin()
  for (const address of [`task/${id}`, `task/${id}`, 'task/7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b61', `chat_router/${id}`])
    tell({ type: 'dead_letter', address, message: { type: 'look' } })
  tell({ type: 'delivery_failed', to: `task/${id}`, reason: 'stopped', message: { type: 'look' } })
  tell({ type: 'gave_up', address: `task/${id}` })
  await settled()
  assert.deepEqual((await list()).map(({ name }) => name).sort(), ['look', 'started'])
  await state.commit(await removalOfTask(state, record))
  assert.deepEqual(await list(), [])
})

test('of two who retry one message at once one delivers it, and the other learns that it is gone', async () => {
  const { tell, list, retry, sent, audited } = await begin()
  tell({ type: 'dead_letter', address: `task/${id}`, message: { type: 'look' } })
  await settled()
  const [parked] = await list()
  const answers = await Promise.allSettled([retry(parked?.parked_id ?? ''), retry(parked?.parked_id ?? '')])
  assert.deepEqual(answers.map((answer) => (answer.status === 'fulfilled' ? 'done' : answer.reason.code)).sort(), [
    'RESOURCE_NOT_FOUND',
    'done',
  ])
  assert.deepEqual([sent.length, audited.length], [1, 1])
})

test('a message is parked though what it is of changes at that moment', async () => {
  const { tell, list, state } = await begin()
  const commit = state.commit.bind(state)
  let lost = 0
  state.commit = async (writes, conditions) => {
    if (lost++ > 0) return commit(writes, conditions)
    await commit([{ key: taskRecordKey(id), value: taskBytes({ ...record, priority: 'high' }) }])
    return commit(writes, conditions)
  }
  tell({ type: 'dead_letter', address: `task/${id}`, message: { type: 'look' } })
  await settled()
  assert.deepEqual(
    (await list()).map(({ name }) => name),
    ['look'],
  )
})
