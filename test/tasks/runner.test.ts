import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Behaviour, next } from '../../src/actors/behaviour.ts'
import { AppError, type Failure } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { readParked } from '../../src/services/parked/list-parked.ts'
import { newTask } from '../../src/services/tasks/create-task.ts'
import { openTask, taskWrites } from '../../src/services/tasks/stored-task.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Write } from '../../src/store/port.ts'
import type { PlannedPartition } from '../../src/tasks/kind.ts'
import { taskAddress, taskRunner, taskSpawn } from '../../src/tasks/runner.ts'
import type { TaskRecord } from '../../src/tasks/task.ts'
import { type PieceInput, taskWork, type WorkArgs } from '../../src/tasks/work.ts'
import { createStage } from '../support/actor-stage.ts'

// Tasks over a store in memory, with pieces of work that answer as the test says; a kill is another system over the same store.

const id = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'
const parts = ['a', 'b', 'c'].map((name): PlannedPartition => {
  return { partition_id: name, label: name, weight: 10, data: { name } }
})
type Answer = 'done' | 'never' | Failure
const busy: Failure = { code: 'SERVICE_UNAVAILABLE', details: { reason: 'busy' } }

interface Staged {
  readonly worker?: unknown
  /** What becomes of the plan and of the end. */
  readonly ofWhole?: (piece: string) => Answer
}

/** A task that has begun; `answers` says what becomes of a part each time that it runs. */
async function begin(
  answers: (part: string) => Answer,
  more: Partial<TaskRecord> = {},
  { worker = taskWork as unknown, ofWhole = (): Answer => 'done' }: Staged = {},
) {
  const store = createMemoryStore()
  const record: TaskRecord = {
    ...{
      task_id: id,
      kind: 'retention',
      parameters: {},
      priority: 'normal',
      user_id: 'u',
      window: {},
      fingerprint: 'f',
    },
    created_at: '2026-01-01T00:00:00.000Z',
    ...more,
  }
  const ran: string[] = []
  await store.commit(taskWrites(newTask(record)))
  const start = () => {
    const stage = createStage({
      behaviours: { task: taskRunner, task_work: worker } as never,
      tasks: {
        open_task: () => openTask(store, id),
        async task_work(input) {
          const { piece } = input as PieceInput
          const name = typeof piece === 'number' ? parts[piece].partition_id : piece
          if (typeof piece === 'number') ran.push(name)
          const answer = typeof piece === 'number' ? answers(name) : ofWhole(name)
          if (piece === 'plan' && answer === 'done') return { ms: 1, plan: parts }
          if (piece === 'conclude' && answer === 'done')
            return { ms: 1, conclusion: { result: { entries_removed: 3 } } }
          if (answer === 'never') return new Promise(() => {})
          if (answer !== 'done') throw new AppError(answer.code, answer.details)
          const mark = { key: `task/${id}/data/${name}`, value: Buffer.from(String(ran.length)) }
          return { ms: 500, part: { writes: [mark], summary: { entries_removed: 1 } } }
        },
      },
      persist: async (change) => void (await store.commit(change as readonly Write[])),
    })
    stage.system.spawn(taskSpawn(id))
    return stage
  }
  const ask = async (stage: ReturnType<typeof start>, message: object) => {
    const reply = stage.system.ask(taskAddress(id), message as never, 1_000)
    await stage.settle()
    return reply
  }
  const stage = start()
  await stage.settle()
  return { stage, start, ask, ran, read: () => openTask(store, id), store }
}

const parked = async ({ store }: Awaited<ReturnType<typeof begin>>) =>
  (await readParked(store)).map(({ name, attempts, failure }) => [name, attempts, failure.details.reason])

const statuses = async ({ read }: Awaited<ReturnType<typeof begin>>) =>
  (await read()).parts.map(({ status }) => status).join()

test('a task does its parts one after the other and says how far it is and how fast', async () => {
  const task = await begin(() => 'done')
  const { checkpoint } = await task.read()
  assert.equal(checkpoint.status, 'completed')
  assert.deepEqual(
    [checkpoint.processed, checkpoint.total, checkpoint.worked, checkpoint.worked_ms],
    [30, 30, 30, 1_500],
  )
  assert.deepEqual(checkpoint.result, { entries_removed: 3, parts_done: 3, parts_failed: 0, parts_skipped: 0 })
  assert.deepEqual(task.ran, ['a', 'b', 'c'])
})

test('a part that fails leaves the others as they are; a task fails where none could be done', async () => {
  const one = await begin((part) => (part === 'b' ? { code: 'INTERNAL_ERROR', details: {} } : 'done'))
  await one.stage.advance(limits.taskAgainMs)
  assert.equal(await statuses(one), 'done,failed,done')
  assert.equal((await one.read()).checkpoint.status, 'completed')
  const none = await begin(() => ({ code: 'INTERNAL_ERROR', details: {} }))
  await none.stage.advance(limits.taskAgainMs)
  const { checkpoint } = await none.read()
  assert.deepEqual([checkpoint.status, checkpoint.failure?.code], ['failed', 'INTERNAL_ERROR'])
})

test('a part that fails for what may pass is tried once more after a pause, behind the others, and one that cannot be done is not', async () => {
  let tries = 0
  const passing = await begin((part) => (part === 'a' && ++tries < 2 ? busy : 'done'))
  assert.deepEqual([await statuses(passing), passing.ran.join()], ['waiting,done,done', 'a,b,c'])
  await passing.stage.advance(limits.taskAgainMs / 2 - 1)
  assert.equal(passing.ran.join(), 'a,b,c', 'not at once')
  await passing.stage.advance(limits.taskAgainMs)
  assert.deepEqual([await statuses(passing), passing.ran.join()], ['done,done,done', 'a,b,c,a'])
  const [part] = (await passing.read()).parts
  assert.deepEqual([part?.attempts, part?.failure, part?.failed_attempts], [2, undefined, undefined])
  const lasting = await begin((part) => (part === 'a' ? busy : 'done'))
  await lasting.stage.advance(limits.taskAgainMs)
  assert.deepEqual([await statuses(lasting), lasting.ran.join()], ['failed,done,done', 'a,b,c,a'])
  assert.deepEqual((await lasting.read()).parts[0]?.failure, busy)
  assert.deepEqual(await parked(lasting), [['a', limits.taskPartTriesMax, 'busy']])
  const hopeless = await begin((part) => (part === 'a' ? { code: 'VALIDATION_ERROR', details: {} } : 'done'))
  assert.deepEqual([await statuses(hopeless), hopeless.ran.join()], ['failed,done,done', 'a,b,c'])
  assert.deepEqual([await parked(passing), await parked(hopeless)], [[], []])
})

for (const piece of ['plan', 'conclude'])
  test(`a ${piece} that fails for what may pass is tried once more after a pause, also by another process`, async () => {
    let tries = 0
    const ofWhole = (name: string) => (name === piece && ++tries < 2 ? busy : 'done')
    const passing = await begin(() => 'done', {}, { ofWhole })
    assert.equal((await passing.read()).checkpoint.status, piece === 'plan' ? 'queued' : 'running')
    const another = passing.start()
    await another.settle()
    assert.equal(tries, 1, 'a restart keeps the pause')
    await another.advance(limits.taskAgainMs)
    const { checkpoint } = await passing.read()
    assert.deepEqual([checkpoint.status, checkpoint.again_at, tries], ['completed', undefined, 2])
    const lasting = await begin(() => 'done', {}, { ofWhole: (name) => (name === piece ? busy : 'done') })
    await lasting.stage.advance(limits.taskAgainMs)
    const ended = (await lasting.read()).checkpoint
    assert.deepEqual([ended.status, ended.failure], ['failed', busy])
  })

test('a part whose worker a message harms each time fails as one that throws does, and is parked', async () => {
  const harmed: Behaviour<WorkArgs> = {
    ...(taskWork as unknown as Behaviour<WorkArgs>),
    receive(state, message, turn) {
      const poison = { type: 'poison' }
      if (message.type === 'poison') throw new Error('told to')
      const isPoisoned = state.input.piece === 1 && message.type === 'started'
      return isPoisoned
        ? next(state, { type: 'send', to: turn.self, message: poison })
        : (taskWork as unknown as Behaviour<WorkArgs>).receive(state, message, turn)
    },
  }
  const task = await begin(() => 'done', {}, { worker: harmed })
  for (let life = 0; life < 4 * limits.deliveryAttemptsMax; life++) await task.stage.advance(limits.restartBackoffMaxMs)
  assert.equal(await statuses(task), 'done,failed,done')
  assert.deepEqual(
    (await parked(task)).map(([name, attempts]) => [name, attempts]),
    [['b', limits.taskPartTriesMax]],
  )
})

test('a task whose process ends goes on from the last part that was done, and does none of those again', async () => {
  let isKilled = false
  const task = await begin((part) => (part === 'b' && !isKilled ? 'never' : 'done'))
  assert.equal(await statuses(task), 'done,waiting,waiting')
  isKilled = true
  const mark = await task.store.get(`task/${id}/data/a`)
  await task.start().settle()
  assert.deepEqual(task.ran, ['a', 'b', 'b', 'c'])
  assert.deepEqual(await task.store.get(`task/${id}/data/a`), mark)
  assert.equal((await task.read()).checkpoint.status, 'completed')
})

test('a part whose begins the process does not outlive is given up, and the others are done', async () => {
  const task = await begin((part) => (part === 'a' ? 'never' : 'done'))
  for (let begun = 1; begun < limits.taskPartAttemptsMax; begun++) await task.start().settle()
  assert.equal(await statuses(task), 'waiting,waiting,waiting')
  await task.start().settle()
  assert.equal(await statuses(task), 'failed,done,done')
  const [part] = (await task.read()).parts
  assert.deepEqual(part.failure?.details, { reason: 'part_given_up', attempts: limits.taskPartAttemptsMax })
})

test('a paused task works on nothing and goes on where it was; a cancelled one ends with what it has', async () => {
  let isStuck = true
  const task = await begin((part) => (part === 'b' && isStuck ? 'never' : 'done'))
  assert.deepEqual(await task.ask(task.stage, { type: 'pause' }), { type: 'done' })
  assert.deepEqual(await task.ask(task.stage, { type: 'pause' }), { type: 'refused', reason: 'task_paused' })
  isStuck = false
  await task.stage.advance(60_000)
  assert.equal((await task.read()).checkpoint.status, 'paused')
  assert.equal((await task.read()).parts[1]?.attempts, 0)
  await task.ask(task.stage, { type: 'resume' })
  assert.equal((await task.read()).checkpoint.status, 'completed')
  const other = await begin((part) => (part === 'b' ? 'never' : 'done'))
  await other.ask(other.stage, { type: 'cancel' })
  assert.equal((await other.read()).checkpoint.status, 'cancelled')
  assert.equal(await statuses(other), 'done,waiting,waiting')
})

test('nothing begins before the window opens or after it closes, and lateness is said once, begun or not', async () => {
  const shift = (ms: number) => new Date(createStage({}).clock.now() + ms).toISOString()
  const window = { not_before: shift(10_000), not_after: shift(20_000) }
  const task = await begin((part) => (part === 'b' ? 'never' : 'done'), { window, deadline: shift(5_000) })
  assert.deepEqual(task.ran, [])
  await task.stage.advance(5_000)
  assert.deepEqual([(await task.read()).checkpoint.is_late, task.ran.length], [true, 0])
  await task.stage.advance(5_000)
  assert.deepEqual(task.ran, ['a', 'b'])
  await task.stage.advance(10_000)
  assert.equal(await statuses(task), 'done,waiting,failed')
  const events: unknown[] = []
  for await (const { value } of task.store.range({ prefix: `task/${id}/event/` }))
    events.push(JSON.parse(Buffer.from(value).toString()).event)
  assert.equal(events.filter((event) => event === 'late').length, 1)
})

test('as many parts are worked on at once as the task has threads, and a dry run works on none', async () => {
  const two = await begin(() => 'never', { threads: 2 })
  assert.deepEqual(two.ran, ['a', 'b'])
  const dry = await begin(() => 'done', { parameters: { dry_run: true } })
  assert.deepEqual(dry.ran, [])
  const { checkpoint } = await dry.read()
  assert.deepEqual(checkpoint.result, { dry_run: true, parts_waiting: 3, parts_skipped: 0 })
})
