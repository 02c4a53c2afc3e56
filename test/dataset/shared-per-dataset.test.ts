import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { detectors } from '../../src/detect/registry.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import { limits } from '../../src/limits.ts'
import { openRecordsStore } from '../../src/main/stores.ts'
import { createColumnExchange } from '../../src/records/column-exchange.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { generateSample } from '../../src/sample/generate.ts'
import type { SharingTask } from '../programs/sharing-worker.ts'
import { runDetector } from '../support/partition-detection.ts'
import { testProgram } from '../support/repository.ts'

const directory = mkdtempSync(join(tmpdir(), 'prumo-shared-'))
const versions = limits.datasetsCachedMax + 2

before(async () => {
  const store = openRecordsStore(directory, 'write')
  const writer = createRecordWriter(store)
  const records = [...generateSample({ contracts: 400 })]
  const size = Math.ceil(records.length / versions)
  for (let at = 0; at < records.length; at += size) await writer.append(records.slice(at, at + size))
  await store.close()
})

after(() => rmSync(directory, { recursive: true, force: true }))

describe('what follows from a dataset alone', { timeout: 120_000 }, () => {
  it('is made by one of two threads, which find what a thread alone finds', async (test) => {
    const start = createThreads(test)
    const answers = await Promise.all(
      [start(), start()].map(({ ask }) => ask<{ made: string[]; candidates: Candidate[][] }>({ task: 'detect' })),
    )
    const store = openRecordsStore(directory, 'read')
    const alone = await createRecordReader(store).dataset({ version: versions })
    const expected = detectors.map((detector) => runDetector(detector, alone, { partitions: 2 }))
    await store.close()
    for (const { candidates } of answers) assert.deepEqual(candidates, expected)
    const made = answers.flatMap((answer) => answer.made)
    assert.ok(made.includes('biddings') && made.includes('awarded acts'))
    assert.deepEqual(made, [...new Set(made)])
  })

  it('is waited for while another thread makes it', async (test) => {
    const start = createThreads(test)
    const [first, second] = [start(), start()]
    const held = await first.hold('make_held')
    const waiting = await second.ask({ task: 'read' }).then(() => second.want())
    first.release()
    assert.deepEqual([await held.answer, await waiting.answer], [first.id, first.id])
  })

  it('is made by the next thread when the one that makes it dies', async (test) => {
    const start = createThreads(test)
    const [first, second] = [start(), start()]
    await first.hold('make_held')
    await second.ask({ task: 'read' })
    const waiting = await second.want()
    await first.end()
    assert.equal(await waiting.answer, second.id)
  })

  it('is made by the next thread when the one that makes it fails', async (test) => {
    const start = createThreads(test)
    const [first, second] = [start(), start()]
    const held = await first.hold('fail_held')
    await second.ask({ task: 'read' })
    const waiting = await second.want()
    first.release()
    assert.deepEqual([await held.answer, await waiting.answer], ['Error: damaged', second.id])
  })

  it('is lent to others when a thread that waits for it dies', async (test) => {
    const start = createThreads(test)
    const [first, second, third] = [start(), start(), start()]
    const held = await first.hold('make_held')
    await second.ask({ task: 'read' })
    await second.want()
    await second.end()
    first.release()
    assert.deepEqual([await held.answer, await third.ask({ task: 'make' })], [first.id, first.id])
  })

  it('goes when its columns go, made or not', async (test) => {
    const start = createThreads(test)
    const [first, second, third] = [start(), start(), start()]
    assert.equal(await first.ask({ version: 1, task: 'make' }), first.id)
    const held = await second.hold('make_held', 2)
    for (let version = 1; version <= versions; version++) await first.ask({ version, task: 'read' })
    await third.ask({ version: versions, task: 'read' })
    second.release()
    assert.equal(await held.answer, second.id)
    assert.equal(await third.ask({ version: 1, task: 'make' }), third.id)
    assert.equal(await third.ask({ version: 2, task: 'make' }), third.id)
  })
})

interface Thread {
  readonly id: number
  /** Its answer to a task on the newest version, or on a given one. */
  ask<Answer = number | string>(task: Partial<SharingTask>): Promise<Answer>
  /** Resolves once it makes what it will not end before it is released. */
  hold(task: 'make_held' | 'fail_held', version?: number): Promise<Pending>
  release(): void
  /** Resolves once it has asked the exchange for the part; of a thread that has read the columns. */
  want(): Promise<Pending>
  end(): Promise<unknown>
}

interface Pending {
  readonly answer: Promise<number | string>
}

const entry = testProgram('sharing-worker')

/** Threads of one exchange, which end with the test. */
function createThreads(test: TestContext): () => Thread {
  const { serve } = createColumnExchange()
  return () => startThread(test, serve)
}

function startThread(test: TestContext, serve: (port: MessagePort) => void): Thread {
  const { port1, port2 } = new MessageChannel()
  serve(port1)
  const gate = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData = { directory, line: port2, gate }
  const worker = new Worker(entry, { workerData, transferList: [port2] })
  test.after(() => worker.terminate())
  const told = async () => (await once(worker, 'message'))[0]
  const post = (task: Partial<SharingTask>) => worker.postMessage({ version: versions, ...task })
  return {
    id: worker.threadId,
    ask(task) {
      const answer = told()
      post(task)
      return answer
    },
    async hold(task, version = versions) {
      const begun = told()
      post({ task, version })
      assert.equal(await begun, 'holds')
      return { answer: told() }
    },
    release() {
      Atomics.store(gate, 0, 1)
      Atomics.notify(gate, 0)
    },
    async want() {
      const asked = once(port1, 'message')
      const answer = told()
      post({ task: 'make' })
      await asked
      return { answer }
    },
    end: () => worker.terminate(),
  }
}
