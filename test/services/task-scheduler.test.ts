import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { areRemovalsHeld } from '../../src/services/tasks/removals-held.ts'
import { taskOfSchedule } from '../../src/services/tasks/scheduled-task.ts'
import { idOfBuiltIn, type StoredSchedule, scheduleWrite } from '../../src/services/tasks/stored-schedule.ts'
import { getTask, removalOfTask } from '../../src/services/tasks/stored-task.ts'
import { TaskScheduler } from '../../src/services/tasks/task-scheduler.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { openTaskKey } from '../../src/tasks/keys.ts'
import { FakeClock } from '../support/fake-clock.ts'

const dayMs = 86_400_000
const schedule: StoredSchedule = {
  ...{ schedule_id: idOfBuiltIn('retention'), built_in: 'retention', kind: 'retention', parameters: {} },
  ...{ priority: 'low', is_enabled: true, user_id: null, created_at: '2026-01-01T00:00:00.000Z' },
  times: { cron: '15 3 * * *', time_zone: 'America/Sao_Paulo' },
}

test('removals are held while all schedules are paused, or that of retention is switched off', async () => {
  const state = createMemoryStore()
  const settingsOf = (schedules: 'running' | 'paused') =>
    ({ read: async () => ({ tasks: { schedules } }) }) as unknown as Parameters<typeof areRemovalsHeld>[0]['settings']
  const heldAs = (schedules: 'running' | 'paused') => areRemovalsHeld({ state, settings: settingsOf(schedules) })
  assert.deepEqual([await heldAs('running'), await heldAs('paused')], [false, true])
  await state.commit([scheduleWrite(schedule)])
  assert.equal(await heldAs('running'), false)
  await state.commit([scheduleWrite({ ...schedule, is_enabled: false })])
  assert.equal(await heldAs('running'), true)
})

test('a task of a schedule that was made while the clock was ahead gives way to one for the next time there is', async () => {
  const [state, clock] = [createMemoryStore(), new FakeClock()]
  const rightMs = clock.now()
  const cancelled: string[] = []
  const actors = {
    spawn: () => undefined,
    // A runner that ends at once.
    async ask(address: string) {
      const id = address.slice('task/'.length)
      cancelled.push(id)
      const { record } = await getTask(state, id)
      await state.commit([
        ...(await removalOfTask(state, record)),
        { key: openTaskKey(record.fingerprint), value: null },
      ])
      return { type: 'done' }
    },
  }
  const log = { error: (...entry: unknown[]) => assert.fail(JSON.stringify(entry)) }
  const scheduler = new TaskScheduler({
    ...{ state, clock, ids, log, holder: 'one', builtIns: [schedule] },
    actors: actors as never,
  })
  const beginOfNext = async () => {
    await scheduler.settle()
    const id = await taskOfSchedule(state, schedule)
    return (await getTask(state, id ?? '')).record.window.not_before
  }
  clock.set(rightMs + 5 * dayMs)
  scheduler.start()
  assert.equal(await beginOfNext(), '2026-01-21T06:15:00.000Z')
  assert.equal(await beginOfNext(), '2026-01-21T06:15:00.000Z', 'it stays while the clock does')
  clock.set(rightMs)
  await scheduler.settle()
  assert.equal(await beginOfNext(), '2026-01-16T06:15:00.000Z')
  assert.equal(cancelled.length, 1)
  await scheduler.stop()
})
