// The bytes of stored records: those of another format are refused, so that a change of them has to change the format.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import { isLarge, recordsFormat, segmentsKey } from '../../src/records/layout.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { lookupRecords } from '../support/lookup-records.ts'
import { untimed } from './support/untimed.ts'

/** Of all that the two chunks of `storedDigest` write, by format: another digest needs another format. */
const digests: Readonly<Record<number, string>> = {
  22: '5a69bfa3f1d81085',
}

/** Digest of every entry that fixed records leave, the second chunk with newer states of some of the first. */
async function storedDigest(): Promise<string> {
  const store = createMemoryStore()
  const writer = createRecordWriter(store)
  const records = lookupRecords()
  await writer.append(records)
  await writer.append(records.slice(0, 3).map((record) => ({ ...record, provenance: later(record) })))
  const digest = createHash('sha256')
  for await (const { key, value } of store.range({ prefix: 'records/' })) {
    // Compressed bytes depend on the version of zlib.
    const isDocuments = isLarge(key) && key !== segmentsKey(1) && key !== segmentsKey(2)
    digest.update(`${key}\0`).update(isDocuments ? inflateRawSync(value) : untimed({ key, value }))
  }
  return digest.digest('hex').slice(0, 16)
}

function later({ provenance }: ReturnType<typeof lookupRecords>[number]) {
  return { ...provenance, url: 'https://example.org/2', state_number: 2, state_date: '2026-02-01' }
}

test('what is stored of the same records changes only with its format', async () => {
  assert.equal(
    await storedDigest(),
    digests[recordsFormat],
    'count recordsFormat up in src/records/layout.ts, and state the digest of the new format here: without it a folder from before is misread, not refused',
  )
})
