import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTask } from '../../src/services/tasks/create-task.ts'
import { listStoredTasks, listTasksOf, taskWrites } from '../../src/services/tasks/stored-task.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { openTaskPrefix, taskDataPrefix, taskPrefix } from '../../src/tasks/keys.ts'
import type { TaskKind } from '../../src/tasks/kind.ts'
import { progressOf } from '../../src/tasks/progress.ts'
import { fingerprintOf, hasEnded, notBegun, type TaskCheckpoint, taskPriorities } from '../../src/tasks/task.ts'

const begun: TaskCheckpoint = {
  ...notBegun,
  status: 'running',
  ...{ processed: 250, total: 1_000, worked: 200, worked_ms: 4_000, last_event: 1 },
  parts: { waiting: 3, done: 1, failed: 0, skipped: 1 },
}

test('tasks that ask for the same work have one fingerprint, whatever the order of what they say', () => {
  const names: readonly TaskKind['kind'][] = ['refresh', 'reindex', 'retention']
  assert.equal(new Set(names.map((kind) => fingerprintOf(kind, {}))).size, names.length)
  assert.equal(fingerprintOf('refresh', { a: 1, b: [1, 2] }), fingerprintOf('refresh', { b: [1, 2], a: 1 }))
  assert.notEqual(fingerprintOf('refresh', { b: [1, 2] }), fingerprintOf('refresh', { b: [2, 1] }))
  assert.equal(taskPriorities[0], 'high')
})

test('the rate of a task is that of the parts that ran, and none is said before one did', () => {
  assert.deepEqual(progressOf(begun, 1), {
    ...{ percentage: 25, processed: 250, total: 1_000, per_second: 50, eta_seconds: 15 },
  })
  assert.deepEqual(progressOf({ ...begun, worked: 0, worked_ms: 0 }, 1), {
    percentage: 25,
    processed: 250,
    total: 1_000,
  })
})

test('a task without records is at none of them until it is completed', () => {
  const empty = { ...begun, processed: 0, total: 0, worked: 0 }
  assert.equal(progressOf(empty, 1).percentage, 0)
  const ended = { ...empty, status: 'completed' } as const
  assert.equal(progressOf(ended, 1).percentage, 100)
  assert.ok(hasEnded(ended) && !hasEnded(empty))
})

test('what a kind keeps of a task goes with it', () => {
  assert.ok(taskDataPrefix('id').startsWith(taskPrefix('id')))
})

test('the tasks of a status or of some ids are those of the whole list, in its order', async () => {
  const state = createMemoryStore()
  const statuses = ['completed', 'running', 'queued', 'failed', 'running', 'paused', 'cancelled', 'queued'] as const
  for (const [n, status] of statuses.entries()) {
    const { record, checkpoint } = newTask({
      ...{ task_id: `7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b6${n}`, kind: 'retention', parameters: {}, priority: 'normal' },
      ...{ user_id: null, window: {}, fingerprint: `f${9 - n}`, created_at: `2026-01-0${n + 1}T00:00:00.000Z` },
    })
    const writes = taskWrites({ record, checkpoint: { ...checkpoint, status } })
    await state.commit(writes.filter(({ key }) => !key.startsWith(openTaskPrefix) || !hasEnded({ status })))
  }
  const all = await listStoredTasks(state)
  for (const status of new Set(statuses)) {
    const found = (await listTasksOf(state, { status })).filter(({ checkpoint }) => checkpoint.status === status)
    assert.deepEqual(
      found,
      all.filter(({ checkpoint }) => checkpoint.status === status),
    )
  }
  const [first, second] = all.map(({ record }) => record.task_id)
  const task_ids = [second ?? '', 'no id', first ?? '', second ?? '']
  assert.deepEqual(await listTasksOf(state, { task_ids }), all.slice(0, 2))
})
