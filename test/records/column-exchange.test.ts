import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { MessageChannel } from 'node:worker_threads'
import { borrowColumns, createColumnExchange, type Share } from '../../src/records/column-exchange.ts'

/** Threads of one exchange; `end` closes a thread's line as its death does. */
function createThreads() {
  const exchange = createColumnExchange()
  return (): { readonly share: Share; end(): void } => {
    const { port1, port2 } = new MessageChannel()
    exchange.serve(port1)
    const share = borrowColumns(port2)
    // Nothing else keeps the test's process waiting for answers.
    port2.ref()
    return { share, end: () => port2.close() }
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
})
