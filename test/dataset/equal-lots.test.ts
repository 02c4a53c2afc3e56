// Of equal lots nothing may tell whether each has the amount or all together: which are in doubt, and which are told.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { countQualityNotes } from '../../src/agents/tasks/prepare.ts'
import { equalLots } from '../../src/dataset/equal-lots.ts'
import { findDetector } from '../../src/detect/registry.ts'
import { doubtCeiling } from '../../src/detect/views/acts/doubted-values.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { runDetector } from '../support/partition-detection.ts'

type Fields = { readonly [K in keyof ActRecord]?: ActRecord[K] | undefined }

const shared = {
  record_kind: 'contract',
  tender_id: 'PE-7',
  supplier_id: '11444777000161',
  signing_date: '2023-05-02',
  description: 'MERENDA ESCOLAR',
  value: 288000.5,
  provenance: { source: 'pncp' },
}
const lots = (count: number, fields: (at: number) => Fields = () => ({})): readonly ActRecord[] =>
  Array.from({ length: count }, (_, at) => ({ ...shared, contract_id: `c${at}`, ...fields(at) }) as ActRecord)
const notice = (fields: Fields) => ({ ...shared, record_kind: 'tender', contract_id: 't', ...fields }) as ActRecord

const inDoubt = (records: readonly ActRecord[]): number =>
  equalLots(buildDataset(records)).reduce((count, mark) => count + mark, 0)

describe('equal lots of a purchase', () => {
  const cases: readonly (readonly [string, readonly ActRecord[], number])[] = [
    ['are in doubt from three on', lots(3), 3],
    ['are in doubt where they are awards', lots(4, () => ({ record_kind: 'award', award_date: '2023-05-02' })), 4],
    ['are in doubt beside a notice without amounts', [...lots(3), notice({ value: undefined })], 3],
    ['are not in doubt where they are two', lots(2), 0],
    ['are not in doubt where the notice has a total', [...lots(3), notice({ value: 864001.5 })], 0],
    [
      'are not in doubt where the notice has an estimate',
      [...lots(3), notice({ value: undefined, estimated_value: 9e5 })],
      0,
    ],
    ['count once where the total of the notice is theirs', [...lots(3), notice({})], 0],
    ['are not in doubt where each has quantity and price', lots(3, () => ({ quantity: 100, unit_price: 2880.005 })), 0],
    [
      'are told by firms',
      lots(3, (at) => ({ supplier_id: ['11444777000161', '11222333000181', '00509018000113'][at] })),
      0,
    ],
    ['are told by days', lots(3, (at) => ({ signing_date: `2023-05-0${at + 1}` })), 0],
    ['are told by objects', lots(3, (at) => ({ description: `LOTE ${at}` })), 0],
    ['are told by amounts', lots(3, (at) => ({ value: 1000 + at })), 0],
    ['need a purchase', lots(3, () => ({ tender_id: undefined })), 0],
    ['need a day', lots(3, () => ({ signing_date: undefined })), 0],
    ['need an object', lots(3, () => ({ description: undefined })), 0],
    ['are no orders under a framework', lots(3, () => ({ framework_id: 'ATA 1' })), 0],
    ['are not those that were cancelled', lots(3, (at) => ({ status: at === 0 ? 'cancelled' : undefined })), 0],
  ]
  for (const [says, records, expected] of cases) test(says, () => assert.equal(inDoubt(records), expected))

  test('are noted in the report', () => {
    const data = buildDataset(lots(3))
    assert.equal(countQualityNotes(data, new Uint8Array([1, 1, 1])).equal_lots, 3)
    assert.equal(countQualityNotes(data, new Uint8Array([1, 0, 0])).equal_lots, 1)
    assert.equal(countQualityNotes(buildDataset(lots(2)), new Uint8Array([1, 1])).equal_lots, undefined)
  })

  test('make no sure finding of what needs their value', () => {
    const detector = findDetector('CO-04')
    assert.ok(detector)
    const direct = { organization_id: '26000', kind: 'goods', legal_basis: 'art75_II', modality: 'dispensa' } as const
    const surest = (fields: (at: number) => Fields): number => {
      const records = lots(3, (at) => ({ ...direct, ...fields(at) }))
      return Math.max(...runDetector(detector, buildDataset(records)).map(({ confidence }) => confidence))
    }
    assert.equal(
      surest(() => ({})),
      doubtCeiling,
    )
    assert.ok(surest((at) => ({ description: `LOTE ${at}` })) > 0.9)
  })
})
