// A process meets SIGKILL while it works on the parts of a task, again and again.
// More kills, or the same delays: SIMULATION_KILLS=20 SIMULATION_SEED=… npm test -- simulation/task-kill

import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openState } from '../../src/main/stores.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { listParked } from '../../src/services/parked/list-parked.ts'
import { retryParked } from '../../src/services/parked/retry-parked.ts'
import { openTask } from '../../src/services/tasks/stored-task.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { taskDataPrefix, taskEventPrefix } from '../../src/tasks/keys.ts'
import type { TaskEvent } from '../../src/tasks/task.ts'
import { testProgram } from '../support/repository.ts'
import { taskId as id } from '../support/run-task.ts'

const seed = process.env.SIMULATION_SEED ?? systemIds.uuid()
const kills = Number(process.env.SIMULATION_KILLS ?? 2)
const parts = 200
/** From the first part of a life to its end. */
const delayMaxMs = 40

test(`a task goes on after ${kills} kills from the last part that was done, and counts each once (seed ${seed})`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-task-kill-'))
  const random = seededRandom(seed)
  const begun: string[] = []
  const start = () => {
    const child = fork(testProgram('task-process'), [folder, String(parts)])
    child.on('message', (part) => begun.push(String(part)))
    return child
  }
  for (let life = 0; life < kills; life++) {
    const child = start()
    const exit = once(child, 'exit')
    await once(child, 'message')
    setTimeout(() => child.kill('SIGKILL'), random.next() * delayMaxMs)
    assert.deepEqual(await exit, [null, 'SIGKILL'])
  }
  assert.ok(new Set(begun).size < parts, 'the kills met a task that was under way')
  assert.deepEqual(await once(start(), 'exit'), [0, null])
  // Of each life one part at most was begun in vain.
  assert.ok(begun.length <= parts + kills, `${begun.length} parts were begun`)
  const state = openState(folder)
  const { checkpoint } = await openTask(state, id)
  assert.deepEqual([checkpoint.status, checkpoint.parts.done, checkpoint.processed], ['completed', parts, parts])
  const kept: string[] = []
  for await (const { key } of state.range({ prefix: taskDataPrefix(id) })) kept.push(key.split('/').at(-2) ?? '')
  assert.equal(new Set(kept).size, kept.length)
  const told: unknown[] = []
  for await (const { value } of state.range({ prefix: taskEventPrefix(id) })) {
    const { event, data } = JSON.parse(Buffer.from(value).toString()) as TaskEvent
    if (event === 'partition') told.push(data.partition_id)
  }
  assert.deepEqual([told.length, new Set(told).size], [parts, parts])
  await state.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a part that ends its process at each begin is given up, stays listed over restarts, and is done once it is asked for again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-poison-'))
  const run = (...poison: readonly string[]) =>
    once(fork(testProgram('task-process'), [folder, '3', ...poison]), 'exit')
  const begins = 2
  for (let life = 0; life < begins; life++) assert.deepEqual(await run('part-1'), [null, 'SIGKILL'], `life ${life}`)
  assert.deepEqual(await run('part-1'), [0, null])
  const first = openState(folder)
  assert.deepEqual((await openTask(first, id)).checkpoint.parts, { waiting: 0, done: 2, failed: 1, skipped: 0 })
  await first.close()
  const state = openState(folder)
  const { items } = await listParked({ state }, { page: 1, limit: 10 })
  assert.deepEqual(
    items.map(({ subject, subject_id, kind, name, attempts, failure }) => [
      ...[subject, subject_id, kind, name, attempts],
      failure.details.reason,
    ]),
    [['task', id, 'part', 'part-1', begins, 'part_given_up']],
  )
  const trail = {
    commit: (...[writes, conditions]: Parameters<typeof state.commit>) => state.commit(writes, conditions),
  }
  const tasks = { state, clock, trail, actors: { spawn() {} } }
  const caller = { user_id: 'u', email: 'a@b.c', role: 'admin', permissions: [], team_ids: [] } as const
  const asker = { caller, origin: { request_id: 'r', ip_address: '', user_agent: '' } }
  const retry = () => retryParked({ state, trail, tasks } as never, items[0]?.parked_id ?? '', asker)
  assert.deepEqual(await retry(), { subject: 'task', subject_id: id })
  await assert.rejects(retry(), { code: 'RESOURCE_NOT_FOUND' })
  await state.close()
  assert.deepEqual(await run(), [0, null])
  const last = openState(folder)
  assert.deepEqual((await openTask(last, id)).checkpoint.parts, { waiting: 0, done: 3, failed: 0, skipped: 0 })
  assert.deepEqual((await listParked({ state: last }, { page: 1, limit: 10 })).items, [])
  await last.close()
  rmSync(folder, { recursive: true, force: true })
})
