import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Packr } from 'msgpackr'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { decodeRecords, encodeBlock, packContent } from '../../src/records/documents.ts'
import { skipPacked } from '../../src/records/skip-packed.ts'

const packr = new Packr({ useRecords: false, mapsAsObjects: true })

test('a packed value is skipped to its end, whatever it is, and never beyond its bytes', () => {
  const scalar = fc.oneof(
    ...[fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constantFrom(null, undefined)],
    ...[fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n }), fc.uint8Array({ maxLength: 300 })],
    ...[fc.constantFrom('ç'.repeat(40), 'x'.repeat(300), 'x'.repeat(70_000)), fc.date({ noInvalidDate: true })],
  )
  const value = fc.oneof(
    ...[scalar, fc.array(scalar, { maxLength: 40 }), fc.dictionary(fc.string(), scalar, { maxKeys: 20 })],
    fc.array(fc.dictionary(fc.string(), fc.array(scalar)), { maxLength: 5 }),
  )
  fc.assert(
    fc.property(value, (given) => {
      const packed = Buffer.from(packr.pack(given))
      const around = Buffer.concat([Buffer.of(7), packed, Buffer.of(7, 7)])
      assert.equal(skipPacked(around, 1), 1 + packed.length)
      assert.throws(() => skipPacked(packed.subarray(0, packed.length - 1), 0), RangeError)
    }),
    { numRuns: 300 },
  )
})

test('one record of a block is the same as when all are read', () => {
  const records = Array.from({ length: 32 }, (_, at): NormalisedRecord => {
    const other = at % 3 === 0 ? { supplier: `Empresa ${at}`, bids: [{ supplier_id: '1' }, { supplier_id: '2' }] } : {}
    const origin = { source: 'tcu', importer: 'normalised', importer_version: 1, file: `f${at % 2}`, line: at }
    const more = at % 5 === 0 ? { url: `https://example.org/${at}` } : {}
    return {
      ...{ record_kind: 'contract', contract_id: `c-${at}`, value: at * 1.5, ...other },
      provenance: { ...origin, ...more, file_sha256: 'a', original_id: `c-${at}`, retrieved_at: '2026-01-01' },
    } as unknown as NormalisedRecord
  })
  const block = encodeBlock(
    records.map((record) => {
      const { file, file_sha256, retrieved_at, line } = record.provenance
      return { ...packContent(record), place: { file, file_sha256, retrieved_at }, line }
    }),
  )
  const all = decodeRecords(block, new Set(records.keys()))
  assert.deepEqual([...all.values()], records)
  for (const at of records.keys()) assert.deepEqual(decodeRecords(block, new Set([at])), new Map([[at, records[at]]]))
  assert.deepEqual(decodeRecords(block, new Set()), new Map())
})
