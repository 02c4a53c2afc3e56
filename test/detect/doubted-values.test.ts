// A doubt is a note and never a sure finding: of any detector, where the import noted the values that it needs.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findDetector } from '../../src/detect/registry.ts'
import { doubtCeiling } from '../../src/detect/views/acts/doubted-values.ts'
import { doubtBits } from '../../src/domain/doubts.ts'
import type { NormalisedRecord, RecordQualityNote } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { readDetectorFixtures } from '../support/detector-cases.ts'
import { runDetector } from '../support/partition-detection.ts'

const days = ['date', 'signing_date', 'publication_date', 'award_date', 'start_date', 'end_date', 'proposals_open_date']
const assumed = ['value', 'estimated_value', 'unit_price', 'quantity', 'bids.value', 'amendments.value_delta']
const doubts: readonly RecordQualityNote[] = [
  ...assumed.map((field) => ({ field, note: 'decimal_sign_assumed' })),
  ...[...days, 'proposals_close_date', 'bids.date', 'amendments.date', 'amendments.new_end'].map((field) => ({
    field,
    note: 'day_order_assumed',
  })),
]

function noted(records: readonly NormalisedRecord[], quality: readonly RecordQualityNote[]): NormalisedRecord[] {
  return records.map((record) => ({ ...record, quality }))
}

describe('a doubt that the import noted', () => {
  const found = readDetectorFixtures().filter(({ isFound }) => isFound)

  for (const { detector: id, says, records } of found) {
    const detector = findDetector(id)
    const needs = detector?.needs.flat() ?? []
    const readsDoubtable = doubtBits(needs, 'acts') + doubtBits(needs, 'payments') > 0
    it(`makes no sure finding of ${id}: ${says}`, () => {
      assert.ok(detector)
      const confidences = (quality: readonly RecordQualityNote[]) =>
        runDetector(detector, buildDataset(noted(records, quality))).map(({ confidence }) => confidence)
      const plain = confidences([])
      assert.deepEqual(
        confidences(doubts),
        readsDoubtable ? plain.map((confidence) => Math.min(doubtCeiling, confidence)) : plain,
      )
      assert.deepEqual(confidences([{ field: 'description', note: 'lost_letters' }]), plain)
    })
  }

  it('is of all three amounts where their product is not the value', () => {
    const notes = [{ field: 'value', note: 'differs_from_quantity_times_price' }]
    const fixture = found.find(({ detector }) => detector === 'PR-18-PRODUCT')
    const { acts } = buildDataset(noted(fixture?.records ?? [], notes))
    assert.equal(acts.doubts[0], doubtBits(['acts.value', 'acts.quantity', 'acts.unit_price'], 'acts'))
  })
})
