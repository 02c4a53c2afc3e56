// Files of tasks, piece by piece: once and whole, whatever cuts their making off.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { counted, type RowsThatLeft } from '../../src/services/exports/counted-pages.ts'
import { writeRows } from '../../src/services/exports/write-rows.ts'
import { createTaskFilesExpiry } from '../../src/services/task-files/expire-task-files.ts'
import { assertFilesKept } from '../../src/services/task-files/kept-file.ts'
import { makeRoom } from '../../src/services/task-files/make-room.ts'
import {
  findFileHead,
  headWrite,
  readFile,
  removeFiles,
  storePieces,
} from '../../src/services/task-files/stored-file.ts'
import { whenFree } from '../../src/services/task-files/when-free.ts'
import { assertTaskRoom } from '../../src/services/tasks/create-task.ts'
import { getTask, taskWrites } from '../../src/services/tasks/stored-task.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { openTaskKey, taskDataPrefix } from '../../src/tasks/keys.ts'
import { notBegun, type OpenedTask, type TaskRecord } from '../../src/tasks/task.ts'
import { silentLog } from '../support/actor-stage.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { withLimits } from '../support/with-limits.ts'

const task = { task_id: 't', fingerprint: 'f' }
const draftOf = (attempt: string) => ({ task, part: '01', attempt, assertWanted: () => {} })

async function openStore(): Promise<Store> {
  const state = createMemoryStore()
  await state.commit([{ key: openTaskKey('f'), value: Buffer.from('t') }])
  return state
}

const ended = 'e0000000-0000-4000-8000-000000000000'

/** A task that has made one file of 40 bytes. */
async function storeEnded(state: Store, task_id: string, created_at: string): Promise<void> {
  const record: TaskRecord = {
    ...{ task_id, kind: 'export', parameters: {}, priority: 'normal', user_id: 'u', window: {} },
    ...{ fingerprint: task_id, created_at },
  }
  const result = { expires_at: '2099-01-01T00:00:00.000Z' }
  await state.commit([...taskWrites({ record, checkpoint: { ...notBegun, status: 'completed', result } })])
  const head = { name: 'x', content_type: 'text/csv', bytes: 90, packed_bytes: 40, pieces: 0, sha256: '' }
  await state.commit([headWrite(task_id, '01', head)])
}

async function entriesOf(state: Store): Promise<number> {
  let count = 0
  for await (const _ of state.range({ prefix: taskDataPrefix('t') })) count++
  return count
}

async function* chunksOf(...texts: readonly string[]) {
  yield* texts
}

async function textOf(state: Store, head: { readonly pieces: number }): Promise<string> {
  let text = ''
  for await (const bytes of readFile(state, { task_id: 't', part: '01' }, head)) text += Buffer.from(bytes)
  return text
}

test('a file that is made again after it was cut off has the pieces of its last attempt alone', () =>
  withLimits({ taskFilePieceBytes: 4 }, async () => {
    const state = await openStore()
    const cut = storePieces(state, draftOf('first'), {
      async *[Symbol.asyncIterator]() {
        yield '0123456789abcdef'
        throw new Error('cut off')
      },
    })
    await assert.rejects(cut, /cut off/)
    assert.equal(await entriesOf(state), 5, 'a claim and four pieces')
    const head = await storePieces(state, draftOf('second'), chunksOf('one ', 'tw', 'o'))
    assert.deepEqual([head.bytes, head.pieces, await entriesOf(state)], [7, 2, 3])
    assert.equal(await textOf(state, head), 'one two')
  }))

test('an attempt that another took the place of, and one whose task was cancelled, add nothing more', () =>
  withLimits({ taskFilePieceBytes: 4 }, async () => {
    const state = await openStore()
    const overtaken = storePieces(state, draftOf('first'), {
      async *[Symbol.asyncIterator]() {
        yield 'abcd'
        await storePieces(state, draftOf('second'), chunksOf('wxyz'))
        yield 'efgh'
      },
    })
    await assert.rejects(overtaken, { code: 'SERVICE_UNAVAILABLE' })
    assert.equal(await textOf(state, { pieces: 1 }), 'wxyz')
    const cancelled = storePieces(state, draftOf('third'), {
      async *[Symbol.asyncIterator]() {
        yield 'abcd'
        await state.commit([{ key: openTaskKey('f'), value: null }])
        await removeFiles(state, 't')
        yield 'efgh'
      },
    })
    await assert.rejects(cancelled, { code: 'SERVICE_UNAVAILABLE' })
    assert.equal(await entriesOf(state), 0)
    await assert.rejects(storePieces(state, draftOf('late'), chunksOf('x')), { code: 'SERVICE_UNAVAILABLE' })
    assert.equal(await entriesOf(state), 0)
  }))

test('a file beyond its bound is refused', () =>
  withLimits({ taskFilesBytesMax: 10 }, async () => {
    const endless = 'every word is another one: 0123456789abcdefghijklmnopqrstuvwxyz'
    const tooLarge = storePieces(await openStore(), draftOf('first'), chunksOf(endless))
    await assert.rejects(tooLarge, { code: 'PAYLOAD_TOO_LARGE' })
  }))

for (const format of ['csv', 'jsonl', 'json'] as const)
  test(`of a ${format} that its reader leaves, the page that it was handed last counts, and the source is closed`, async () => {
    let isClosed = false
    async function* pages() {
      try {
        for (let page = 0; page < 3; page++) yield [{ dataset_version: page }, { dataset_version: page }]
        return { rows: 6 }
      } finally {
        isClosed = true
      }
    }
    let left: RowsThatLeft | undefined
    const noted = counted(pages(), async (rows) => {
      left = rows
    })
    const names = { columns: [], spell: (row: object) => row, spellAbout: (about: object) => about }
    const texts = writeRows(format, { pages: noted }, names)
    for (let taken = 0; taken < (format === 'csv' ? 2 : 1); taken++) await texts.next()
    await texts.return()
    assert.deepEqual([left, isClosed], [{ rows: 2, dataset_versions: [0], whole: false }, true])
  })

test('a part waits for a place, is not made once it is not wanted, and fails in the end where there is none', () =>
  withLimits({ taskPlaceWaitMs: 2_000, taskPlaceLookMs: 1_000 }, async () => {
    const clock = new FakeClock()
    const busy = new AppError('SERVICE_UNAVAILABLE', { reason: 'exports_busy' })
    const makeAfter = async (looks: number, assertWanted = () => {}) => {
      let tries = 0
      const made = whenFree({ clock, assertWanted }, async () => {
        if (tries++ < looks) throw busy
        return tries
      })
      made.catch(() => {})
      for (let look = 0; look < 4; look++) {
        await new Promise(setImmediate)
        clock.advance(1_000)
      }
      return made
    }
    assert.equal(await makeAfter(2), 3)
    await assert.rejects(makeAfter(9), { details: { reason: 'exports_busy' } })
    const unwanted = () => {
      throw new Error('not wanted')
    }
    await assert.rejects(makeAfter(1, unwanted), /not wanted/)
  }))

test('files are removed in bounded steps, and no more once their task runs again', () =>
  withLimits({ taskFilePieceBytes: 4, taskFilePiecesRemovedAtOnce: 2 }, async () => {
    const state = await openStore()
    await storePieces(state, draftOf('first'), chunksOf('0123456789abcdef'))
    const condition = { key: 'checkpoint', expected: Buffer.from('ended') }
    assert.equal(await removeFiles(state, 't', [condition]), 0)
    assert.equal(await entriesOf(state), 5)
    await state.commit([{ key: condition.key, value: condition.expected }])
    assert.equal(await removeFiles(state, 't', [condition]), 5)
    assert.equal(await entriesOf(state), 0)
  }))

test('files of the oldest tasks that have ended make room for new ones, and their tasks say so', () =>
  withLimits({ storedTaskFilesBytesMax: 100, taskFilesBytesMax: 60 }, async () => {
    const state = createMemoryStore()
    const clock = new FakeClock()
    const ids = ['a', 'b', 'c'].map((letter) => `${letter}0000000-0000-4000-8000-000000000000`)
    for (const [at, task_id] of ids.entries()) await storeEnded(state, task_id, `2026-01-0${at + 1}T00:00:00.000Z`)
    await makeRoom({ state, clock })
    const left = await Promise.all(ids.map(async (id) => (await findFileHead(state, id, '01')) !== undefined))
    assert.deepEqual(left, [false, false, true])
    const untilOf = async (id: string) => (await getTask(state, id)).checkpoint.result?.expires_at
    const now = new Date(clock.now()).toISOString()
    assert.deepEqual(await Promise.all(ids.map(untilOf)), [now, now, '2099-01-01T00:00:00.000Z'])
  }))

test('files that are kept no longer go by themselves, unless removals are held', async () => {
  const [state, clock] = [createMemoryStore(), new FakeClock()]
  await storeEnded(state, ended, '2026-01-01T00:00:00.000Z')
  let isHeld = true
  const users = { find: async () => ({}) as never }
  const expiry = createTaskFilesExpiry({ state, clock, users }, { log: silentLog, isHeld: async () => isHeld })
  const isKept = async () => (await findFileHead(state, ended, '01')) !== undefined
  clock.set(Date.parse('2099-01-02T00:00:00.000Z'))
  expiry.start()
  clock.advance(limits.taskFilesPurgeMs)
  await new Promise(setImmediate)
  assert.equal(await isKept(), true)
  isHeld = false
  clock.advance(limits.taskFilesPurgeMs)
  await expiry.stop()
  assert.equal(await isKept(), false)
})

test('parts are not run again beside those whose files are gone', async () => {
  const record = { task_id: 't', kind: 'export' }
  const parts = [{ partition_id: '01', status: 'done' }]
  const failed = { record, checkpoint: { status: 'failed' }, parts } as unknown as OpenedTask
  const state = await openStore()
  await assert.rejects(assertFilesKept(state, failed, 0), { details: { id: 't', reason: 'file_expired' } })
  const head = await storePieces(state, draftOf('first'), chunksOf('x'))
  await state.commit([headWrite('t', '01', { ...head, name: 'x', content_type: 'text/csv' })])
  assert.equal((await assertFilesKept(state, failed, 0)).length, 1)
})

test('tasks that make files for people keep out none of operators, and the other way round', () =>
  withLimits({ tasksOpenMax: 1, fileTasksOpenMax: 1 }, async () => {
    const state = createMemoryStore()
    await state.commit([{ key: openTaskKey('export/u/f'), value: Buffer.from('t') }])
    await assert.rejects(assertTaskRoom(state, 'report'), { code: 'SERVICE_UNAVAILABLE' })
    await assertTaskRoom(state, 'retention')
    await state.commit([{ key: openTaskKey('f'), value: Buffer.from('o') }])
    await assert.rejects(assertTaskRoom(state, 'retention'), { code: 'SERVICE_UNAVAILABLE' })
  }))
