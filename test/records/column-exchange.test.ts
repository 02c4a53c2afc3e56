import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { type ColumnExchange, createColumnExchange, joinExchange } from '../../src/records/column-exchange.ts'
import { tableNames } from '../../src/records/layout.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'

/** Threads of one exchange; `end` closes a thread's line as its death does. */
function createThreads() {
  const { serve } = createColumnExchange()
  return (): ColumnExchange & { end(): void } => {
    const { port1, port2 } = new MessageChannel()
    serve(port1)
    const exchange = joinExchange(port2)
    // Nothing else keeps the test's process waiting for answers.
    port2.ref()
    return { ...exchange, end: () => port2.close() }
  }
}

const columns = (value: number) => {
  const column = new Int32Array(new SharedArrayBuffer(4))
  column[0] = value
  return { column }
}
const never = () => Promise.reject(new Error('read twice'))

describe('the exchange of columns between threads', () => {
  it('lends what one thread has read to every other, in the same memory', async () => {
    const start = createThreads()
    const [first, second, third] = [start(), start(), start()]
    const [read, waited] = await Promise.all([
      first.share('1 cgu', async () => columns(7)),
      second.share('1 cgu', never),
    ])
    const later = await third.share('1 cgu', never)
    read.column[0] = 8
    assert.deepEqual(
      [waited, later].map(({ column }) => column[0]),
      [8, 8],
    )
    for (const thread of [first, second, third]) thread.end()
  })

  it('lets the next thread read when the reading one fails or ends', async () => {
    const start = createThreads()
    const [first, second, third] = [start(), start(), start()]
    const failed = assert.rejects(
      first.share('1 tcu', () => Promise.reject(new Error('damaged'))),
      /damaged/,
    )
    const dying = second.share('1 tcu', () => {
      second.end()
      return new Promise<ReturnType<typeof columns>>(() => {})
    })
    const read = await third.share('1 tcu', async () => columns(9))
    await failed
    assert.equal(read.column[0], 9)
    void dying
    for (const thread of [first, third]) thread.end()
  })

  it('carries a call for help to every thread but the one that calls', async () => {
    const start = createThreads()
    const [first, second, third] = [start(), start(), start()]
    first.onCall(() => assert.fail('heard its own call'))
    const heard = [second, third].map((thread) => new Promise((resolve) => thread.onCall(resolve)))
    first.callForHelp('columns')
    assert.deepEqual(await Promise.all(heard), ['columns', 'columns'])
    for (const thread of [first, second, third]) thread.end()
  })
})

describe('a dataset that threads read together', () => {
  const slowly: Change = async (read) => {
    for (let turn = 0; turn < 3; turn++) await nextTurn()
    return read()
  }
  const helpers: Readonly<Record<string, Change>> = {
    'helps to the end': (read) => read(),
    'fails at it': () => Promise.reject(new Error('damaged')),
    'never ends what it began': () => new Promise(() => {}),
  }
  for (const [what, change] of Object.entries(helpers))
    it(`is the one that a thread reads alone, when a helper ${what}`, async (test) => {
      const store = createMemoryStore()
      const writer = createRecordWriter(store)
      const records = [...generateSample({ contracts: 120 })]
      for (let at = 0; at < records.length; at += 100) await writer.append(records.slice(at, at + 100))
      const start = createThreads()
      const [first, second] = [start(), start()]
      test.after(() => {
        for (const thread of [first, second]) thread.end()
      })
      const asked = changeReads(store, slowly)
      const helping = changeReads(store, change)
      createRecordReader(helping.store, second)
      const request = { version: await createRecordReader(store).version(), source: 'compras_gov' } as const
      const together = await createRecordReader(asked.store, first).dataset(request)
      const byItself = await createRecordReader(store).dataset(request)
      assert.ok(byItself.acts.length > 0 && byItself.bids.length > 0)
      for (const table of tableNames) assert.deepEqual(together[table], byItself[table])
      assert.ok(helping.reads() > 0)
    })
})

type Change = <T>(read: () => Promise<T>) => Promise<T>

/** A store whose visits of many keys go through a change, and are counted. */
function changeReads(store: Store, change: Change): { readonly store: Store; reads(): number } {
  let reads = 0
  const visitMany: Store['visitMany'] = (keys, visit) => {
    reads++
    return change(() => store.visitMany(keys, visit))
  }
  return { store: { ...store, visitMany }, reads: () => reads }
}
