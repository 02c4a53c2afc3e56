// Pattern and relationship detectors beyond what one fixture pair can say: large groups, selection, sources, partitions.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { calibrate } from '../../src/detect/calibration/calibrate.ts'
import { calibrationTable } from '../../src/detect/calibration/table.ts'
import { chanceWindows } from '../../src/detect/evidence/chance-windows.ts'
import { directAwardShare } from '../../src/detect/pattern/pa-03-direct-award-share.ts'
import { duplicateContract } from '../../src/detect/pattern/pa-15-duplicate-contract.ts'
import { firstDigits } from '../../src/detect/pattern/pa-21-first-digits.ts'
import { sharedPartner } from '../../src/detect/relationship/re-01-shared-partner.ts'
import type { ActRecord, NormalisedRecord } from '../../src/domain/records.ts'
import type { DataSource } from '../../src/domain/vocabulary.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { everyRow, runDetector } from '../support/partition-detection.ts'
import { practiceProvenance } from '../support/practice.ts'

function contract(
  contract_id: string,
  changes: Partial<ActRecord>,
  source: DataSource = 'portal_transparencia',
): ActRecord {
  return { record_kind: 'contract', contract_id, provenance: { ...practiceProvenance(), source }, ...changes }
}

/** Quasi-random fraction, the same in every run. */
const fraction = (n: number) => (n * 0.618033988749895) % 1

/** `count` contracts of a supplier for one item, values spread evenly on a log scale over two powers of ten. */
function ordinary(supplier_id: string, count: number): ActRecord[] {
  return Array.from({ length: count }, (_, n) =>
    contract(`${supplier_id}-${n}`, {
      supplier_id,
      catalog_code: '1',
      value: Math.round(10 ** (5 + 2 * fraction(n + 1))) / 100,
    }),
  )
}

describe('first digits', () => {
  const market = Array.from({ length: 12 }, (_, n) => ordinary(`S${n}`, 50)).flat()

  it('flag a supplier whose digits are even, as a group and weakly, whatever calibration says', () => {
    const even = Array.from({ length: 63 }, (_, n) =>
      contract(`E-${n}`, { supplier_id: 'EVEN', catalog_code: '1', value: ((n % 9) + 1) * 1000 + n }),
    )
    const data = buildDataset([...market, ...even])
    const found = runDetector(firstDigits, data)
    assert.deepEqual(
      found.map(({ facts }) => facts.supplier),
      ['EVEN'],
    )
    assert.ok(found.every(({ confidence }) => confidence > 0.3 && confidence <= 0.6))
    assert.ok(found[0] && found[0].related.length > 20)
    const surest = found.map((candidate) => calibrate({ ...candidate, confidence: 0.6 }, calibrationTable).confidence)
    assert.ok(surest.every((confidence) => confidence <= 0.6))
  })

  it('leave suppliers alone whose digits are like those of others for the item', () => {
    assert.deepEqual(runDetector(firstDigits, buildDataset(market)), [])
  })

  it('say nothing of fewer than forty contracts', () => {
    const even = Array.from({ length: 39 }, (_, n) =>
      contract(`E-${n}`, { supplier_id: 'EVEN', catalog_code: '1', value: ((n % 4) + 6) * 1000 + n }),
    )
    assert.deepEqual(runDetector(firstDigits, buildDataset([...market, ...even])), [])
  })
})

describe('duplicate contracts', () => {
  const purchase = {
    organization_id: 'O1',
    supplier_id: 'S1',
    catalog_code: '1',
    value: 41747.31,
    signing_date: '2024-03-04',
  }

  it('are not two sources that tell of one contract', () => {
    const records = [contract('A', purchase), contract('B', purchase, 'compras_gov')]
    assert.deepEqual(runDetector(duplicateContract, buildDataset(records)), [])
  })

  it('are not a notice, its award of nothing, or an annulled contract', () => {
    const records = [
      contract('A', purchase),
      contract('B', { ...purchase, record_kind: 'tender' }),
      contract('C', { ...purchase, status: 'annulled' }),
    ]
    assert.deepEqual(runDetector(duplicateContract, buildDataset(records)), [])
  })
})

describe('a share of acts', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => String(n))
  const acts = (organization_id: string, modality: string, tenders: readonly string[]) =>
    tenders.map((tender, n) =>
      contract(`${organization_id}-${modality}-${n}`, {
        ...{ organization_id, modality, catalog_code: '1', value: 5_000 + n, signing_date: '2024-03-01' },
        tender_id: `${organization_id}-${modality}-${tender}`,
      }),
    )
  const others = Array.from({ length: 12 }, (_, n) => [
    ...acts(`O${n}`, 'pregao', numbers(28)),
    ...acts(`O${n}`, 'dispensa', numbers(2)),
  ]).flat()
  const found = (tenders: readonly string[]) => {
    const own = [...acts('X', 'pregao', numbers(20)), ...acts('X', 'dispensa', tenders)]
    return runDetector(directAwardShare, buildDataset([...own, ...others])).length
  }

  it('is one of purchases: the rows of one of them are one trial', () => {
    assert.equal(found(numbers(20)), 1, 'twenty purchases without competition stand out')
    assert.equal(found(numbers(20).map(() => 'one')), 0, 'twenty rows of one do not')
  })
})

describe('windows of awards by chance', () => {
  it('are never more than the p-value has it for each place, and far fewer where awards are too rare to reach it', () => {
    const count = 1000
    const perPlace = (expected: number, p: number) => chanceWindows([{ count, expected }])(p) / count / p
    for (const expected of [0.01, 0.1, 1, 10])
      for (const p of [1e-5, 1e-4, 1e-3]) assert.ok(perPlace(expected, p) > 0 && perPlace(expected, p) <= 1)
    assert.ok(perPlace(0.01, 2e-4) < 0.5 && perPlace(10, 2e-4) > 0.5)
    const both = chanceWindows([
      { count, expected: 0.01 },
      { count, expected: 10 },
    ])(1e-4)
    assert.ok(Math.abs(both - (perPlace(0.01, 1e-4) + perPlace(10, 1e-4)) * count * 1e-4) < 1e-9)
  })
})

describe('selection', () => {
  it('keeps a group to the records that are asked about, judged by all its evidence', () => {
    const firms = (['S1', 'S2'] as const).map(
      (supplier_id): NormalisedRecord => ({
        record_kind: 'supplier',
        supplier_id,
        partners: ['P1'],
        provenance: practiceProvenance(),
      }),
    )
    const bids = [
      { supplier_id: 'S1', value: 100 },
      { supplier_id: 'S2', value: 110 },
    ]
    const acts = ['A', 'B', 'C'].map((id) => contract(id, { supplier_id: 'S1', value: 100, bids }))
    const data = buildDataset([...firms, ...acts])
    const all = runDetector(sharedPartner, data)
    const context = { ...everyRow(data), selected: Uint8Array.from([0, 1, 0]) }
    const asked = runDetector(sharedPartner, data, { context })
    assert.deepEqual(
      all.map(({ row, related }) => [row, ...related]),
      [[0, 1, 2]],
    )
    assert.deepEqual(
      asked.map(({ row, related }) => [row, ...related]),
      [[1]],
    )
    assert.equal(asked[0]?.confidence, all[0]?.confidence)
  })
})
