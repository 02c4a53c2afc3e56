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
import { systemIds } from '../../src/platform/ids.ts'
import { openTask } from '../../src/services/tasks/stored-task.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { taskDataPrefix, taskEventPrefix } from '../../src/tasks/keys.ts'
import type { TaskEvent } from '../../src/tasks/task.ts'
import { testProgram } from '../support/repository.ts'

const seed = process.env.SIMULATION_SEED ?? systemIds.uuid()
const kills = Number(process.env.SIMULATION_KILLS ?? 2)
const parts = 200
const id = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'
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
