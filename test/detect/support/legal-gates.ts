// What must hold of the legal gates on any records and on any labelled set: public ones, or made ones.

import assert from 'node:assert/strict'
import { directAwardLimit } from '../../../src/detect/compliance/co-04-direct-award-limit.ts'
import { detectors } from '../../../src/detect/registry.ts'
import { shortBidPeriod } from '../../../src/detect/temporal/te-01-short-bid-period.ts'
import type { NormalisedRecord } from '../../../src/domain/records.ts'
import type { AnomalyType } from '../../../src/domain/vocabulary.ts'
import { buildDataset } from '../../../src/records/memory-dataset.ts'
import { runDetector } from '../../support/partition-detection.ts'
import type { LabelledSet } from '../../support/practice.ts'

/** Direct awards of the pandemic have no value limit; as ordinary ones of 2019 many would be over it. */
export function assertPandemicHasNoLimit(records: readonly NormalisedRecord[]): void {
  assert.deepEqual(runDetector(directAwardLimit, buildDataset(records)), [])
  const ordinary = records.map((record) =>
    record.record_kind === 'tender' && record.modality === 'dispensa'
      ? { ...record, value: record.estimated_value ?? 0, legal_basis: 'lei8666_art24_II', award_date: '2019-06-03' }
      : record,
  )
  assert.ok(runDetector(directAwardLimit, buildDataset(ordinary)).length > 100)
}

/** No notice is short, and the same notices are when they close earlier. */
export function assertShortNoticesAlone(records: readonly NormalisedRecord[]): void {
  assert.ok(records.length > 200)
  assert.deepEqual(runDetector(shortBidPeriod, buildDataset(records)), [])
  const hurried = records.map((record) =>
    record.record_kind === 'tender' && record.proposals_open_date !== undefined
      ? { ...record, publication_date: record.proposals_open_date, proposals_close_date: record.proposals_open_date }
      : record,
  )
  assert.ok(runDetector(shortBidPeriod, buildDataset(hurried)).length > 100)
}

const reported = new WeakMap<LabelledSet, Map<AnomalyType, ReadonlySet<string>>>()

/** Contract ids that a type's detectors report with a confidence of 0.8 and more, on three partitions; worked out once a set. */
export function reportedBy(type: AnomalyType, set: LabelledSet): ReadonlySet<string> {
  const ofSet = reported.get(set) ?? new Map<AnomalyType, ReadonlySet<string>>()
  const ids = ofSet.get(type) ?? detectReported(type, set)
  reported.set(set, ofSet.set(type, ids))
  return ids
}

function detectReported(type: AnomalyType, { data, contractIds }: LabelledSet): ReadonlySet<string> {
  const rows = detectors
    .filter((detector) => detector.type === type)
    .flatMap((detector) => runDetector(detector, data, { partitions: 3 }))
    .filter(({ confidence }) => confidence >= 0.8)
    .flatMap(({ row, related }) => [row, ...related])
  return new Set(rows.map((row) => contractIds[row] ?? ''))
}

/** Share of what was planted that is reported, and of what is reported that was planted, as any type or as this one. */
export function figuresOf(type: AnomalyType, set: LabelledSet) {
  const reported = reportedBy(type, set)
  const planted = [...set.truth.labels].filter(([, label]) => label.type === type).map(([id]) => id)
  const hits = planted.filter((id) => reported.has(id)).length
  const falseAlarms = [...reported].filter((id) => !set.truth.labels.has(id)).length
  return { recall: hits / planted.length, precision: hits / (hits + falseAlarms), falseAlarms }
}
