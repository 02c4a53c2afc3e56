import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { createChunkBuilder, type PreparedChunk } from '../../src/records/prepare-chunk.ts'
import { lookupRecords } from '../support/lookup-records.ts'

function prepare(records: readonly NormalisedRecord[]): PreparedChunk {
  const builder = createChunkBuilder()
  for (const record of records) builder.add(record)
  return builder.finish()
}

describe('a chunk', () => {
  it('is the same whatever chunk was made before it, and keeps its own when the next one is made', () => {
    const records = lookupRecords()
    const few = records.slice(3, 10)
    const first = prepare(few)
    const copy = structuredClone(first)
    prepare(records)
    assert.deepEqual(prepare(few), copy)
    assert.deepEqual(first, copy)
  })
})
