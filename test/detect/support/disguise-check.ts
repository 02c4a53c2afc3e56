// Nothing may be learnt from a source's accidents: the order of its records, its ids, its names.

import assert from 'node:assert/strict'
import type { Dataset } from '../../../src/dataset/dataset.ts'
import { judge } from '../../../src/detect/judge/judge.ts'
import { detectors } from '../../../src/detect/registry.ts'
import type { NormalisedRecord } from '../../../src/domain/records.ts'
import { anomalyTypes } from '../../../src/domain/vocabulary.ts'
import { tableOf } from '../../../src/records/layout.ts'
import { buildDataset } from '../../../src/records/memory-dataset.ts'
import { disguise } from '../../support/disguise.ts'
import { runWhole } from '../../support/partition-detection.ts'

/** Records in another order and under other names have the same findings; `data` is the dataset of the records. */
export function assertSameInDisguise(records: readonly NormalisedRecord[], data = buildDataset(records)): void {
  const hidden = disguise(records, 'another world')
  const found = findingsOf({ records, data }, hidden.nameOf)
  assert.ok(found.length > 50)
  assert.deepEqual(
    findingsOf({ records: hidden.records, data: buildDataset(hidden.records) }, (id) => id),
    found,
  )
}

interface Recorded {
  readonly records: readonly NormalisedRecord[]
  readonly data: Dataset
}

/** Every finding at full sensitivity: its type, its records under their names, its confidence and its severity. */
function findingsOf({ records, data }: Recorded, nameOf: (id: string) => string): readonly string[] {
  const names = records.flatMap((record) => (tableOf(record.record_kind) === 'acts' ? [nameOf(idOf(record))] : []))
  const candidates = detectors.flatMap((detector) => runWhole(detector, data))
  return anomalyTypes
    .flatMap((type) => {
      const own = candidates.filter((candidate) => candidate.type === type)
      return judge(own, { sensitivity: 1, threshold: 0 }).findings
    })
    .map(({ type, row, related, confidence, severity }) => {
      const rows = [row, ...related].map((one) => names[one] ?? '').sort()
      return `${type} ${confidence.toFixed(6)} ${severity} ${rows.join(' ')}`
    })
    .sort()
}

function idOf(record: NormalisedRecord): string {
  return 'contract_id' in record ? (record.contract_id ?? '') : ''
}
