import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { ThreadPool } from '../../src/platform/thread-pool.ts'
import { testProgram } from '../support/repository.ts'

test('a pool that is ended while a thread loads ends it once it has loaded', async () => {
  const loaded = new Int32Array(new SharedArrayBuffer(4))
  const pool = new ThreadPool<object, void>({ filename: testProgram('slow-thread'), workerData: { loaded } })
  const run = pool.run({}).catch(() => {})
  await Promise.all([pool.destroy(), pool.destroy(), run])
  assert.deepEqual([Atomics.load(loaded, 0), pool.threads.length], [1, 0])
})

test('tasks whose thread cannot load fail with the reason, and the pool can be used and ended', async () => {
  const pool = new ThreadPool<object, void>({ filename: new URL('file:///nowhere.js'), maxThreads: 1 })
  for (let turn = 0; turn < 2; turn++) {
    const runs = [pool.run({}), pool.run({})]
    for (const run of runs) await assert.rejects(run, /nowhere\.js/)
  }
  await pool.destroy()
})

test('a task that is aborted while its thread loads fails at once, and the next one has the thread', async () => {
  const loaded = new Int32Array(new SharedArrayBuffer(4))
  const pool = new ThreadPool<object, void>({
    filename: testProgram('slow-thread'),
    maxThreads: 1,
    workerData: { loaded },
  })
  await assert.rejects(pool.run({}, { signal: AbortSignal.timeout(1) }), { name: 'AbortError' })
  await pool.run({})
  await pool.destroy()
})

test('tasks whose thread exits while it loads fail, and the pool can be ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-thread-pool-'))
  const file = join(folder, 'exits.mjs')
  writeFileSync(file, 'process.exit(3)')
  const pool = new ThreadPool<object, void>({ filename: pathToFileURL(file), maxThreads: 1 })
  const runs = [pool.run({}), pool.run({})]
  for (const run of runs) await assert.rejects(run, /worker exited with code: 3/)
  await pool.destroy()
  rmSync(folder, { recursive: true })
})
