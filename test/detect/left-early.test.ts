// Detection that nobody waits for any more is left in the midst, and leaves nothing behind that a later run would read.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { partitionRows } from '../../src/dataset/partition.ts'
import { whileWanted } from '../../src/dataset/wanted.ts'
import { detectors } from '../../src/detect/registry.ts'
import { runDetector } from '../../src/detect/run-detectors.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { serviceRecords } from '../support/service-records.ts'

const store = createMemoryStore()
before(() => createRecordWriter(store).append([...serviceRecords()]))

/** A dataset of which nothing has been computed. */
const read = () => createRecordReader(store).dataset({ version: 1 })
type Data = Awaited<ReturnType<typeof read>>

function candidatesOf(data: Data, ask: () => void) {
  const context = { selected: new Uint8Array(data.acts.length).fill(1), seed: 'seed' }
  return detectors.map((detector) =>
    whileWanted(ask, () => runDetector(detector, data, { context, partitions: 1, rowsOf: partitionRows })),
  )
}

test('every detector asks, is left where nobody waits, and finds the same afterwards', async () => {
  let asked = 0
  const expected = candidatesOf(await read(), () => void asked++)
  assert.ok(asked > detectors.length)
  const data = await read()
  for (let left = 1; left < asked; left += Math.ceil(asked / 50)) {
    let asks = 0
    const leave = () => {
      if (++asks === left) throw new Error('nobody waits')
    }
    // What was computed for all before stays, so that fewer questions come later on.
    try {
      candidatesOf(data, leave)
      assert.ok(asks < left)
    } catch (error) {
      assert.match(String(error), /nobody waits/)
    }
  }
  assert.deepEqual(
    candidatesOf(data, () => undefined),
    expected,
  )
})
