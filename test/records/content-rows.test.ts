import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { partitionRows } from '../../src/dataset/partition.ts'
import { detectors } from '../../src/detect/registry.ts'
import { runDetector } from '../../src/detect/run-detectors.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { type SeededRandom, seededRandom } from '../../src/stats/seeded-random.ts'
import { createMemoryStore } from '../../src/store/memory.ts'

const records = [...generateSample({ contracts: 1200, seed: 'orders' })]

describe('the same records', () => {
  it('give the same candidates, to the byte, in any order and split into any chunks', async () => {
    const seed = process.env.SIMULATION_SEED ?? 'orders'
    const random = seededRandom(seed)
    const given = await candidatesOf(records, [records.length])
    assert.ok(given.size > 12, `${given.size} detectors find something`)
    for (const chunks of [[records.length], [1, 700, 300], [50]]) {
      const found = await candidatesOf(shuffled(records, random), chunks)
      for (const { id } of detectors) assert.equal(found.get(id), given.get(id), `${id}, seed ${seed}`)
    }
  })

  it('are the rows that their documents are read for', async () => {
    const { reader, dataset } = await imported(shuffled(records, seededRandom('documents')), [100])
    const rows = Array.from({ length: dataset.acts.length }, (_, row) => row)
    const acts = await reader.documents(dataset, 'acts', rows)
    for (const [row, { organization_id = '', supplier_id = '' }] of acts.entries()) {
      assert.equal(dataset.text('organization', dataset.acts.organization[row]), organization_id)
      assert.equal(dataset.code('supplier', supplier_id), dataset.acts.supplier[row])
    }
  })
})

/** By detector its candidates as text, and those that found something. */
async function candidatesOf(all: readonly NormalisedRecord[], chunks: readonly number[]) {
  const { dataset } = await imported(all, chunks)
  const context = { selected: new Uint8Array(dataset.acts.length).fill(1), seed: 'orders' }
  const run = { context, partitions: 2, rowsOf: partitionRows }
  return new Map(
    detectors.flatMap((detector) => {
      const candidates = runDetector(detector, dataset, run)
      return candidates.length === 0 ? [] : [[detector.id, JSON.stringify(candidates)] as const]
    }),
  )
}

/** Chunks of the given lengths, the last of which repeats. */
async function imported(all: readonly NormalisedRecord[], chunks: readonly number[]) {
  const store = createMemoryStore()
  const writer = createRecordWriter(store)
  const left = [...chunks]
  for (let start = 0, length = 0; start < all.length; start += length) {
    length = left.length > 1 ? (left.shift() ?? 1) : (left[0] ?? 1)
    await writer.append(all.slice(start, start + length))
  }
  const reader = createRecordReader(store)
  return { reader, dataset: await reader.dataset({ version: await reader.version() }) }
}

function shuffled<T>(list: readonly T[], random: SeededRandom): T[] {
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random.integer(at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T]
  }
  return mixed
}
