import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Dataset } from '../../src/dataset/dataset.ts'
import { calibrate } from '../../src/detect/calibration/calibrate.ts'
import { calibrationTable } from '../../src/detect/calibration/table.ts'
import { unitPrice } from '../../src/detect/price/pr-01-unit-price.ts'
import { priceForest } from '../../src/detect/price/pr-price-forest.ts'
import { findLevelShift } from '../../src/detect/views/prices/level-shift.ts'
import { mirrorTable, priceCeiling, priceConfidence } from '../../src/detect/views/prices/price-confidence.ts'
import { findGrades } from '../../src/detect/views/prices/price-grades.ts'
import { orderTimes } from '../../src/detect/views/prices/timeline.ts'
import { findUnitFactor } from '../../src/detect/views/prices/unit-factor.ts'
import { winsorizedVariance } from '../../src/detect/views/prices/winsorized-variance.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { type SeededRandom, seededRandom } from '../../src/stats/seeded-random.ts'
import { everyRow, runDetector } from '../support/partition-detection.ts'
import { practiceProvenance } from '../support/practice.ts'

/** Sum of twelve uniforms: close to normal, deterministic. */
function normal({ next }: SeededRandom): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += next()
  return sum
}

/** Sixty items of forty acts; every 97th act costs three times what it should. */
function market(seed: string): Dataset {
  const random = seededRandom(seed)
  const records = Array.from({ length: 2400 }, (_, i): ActRecord => {
    const quantity = 1 + random.integer(500)
    const price = (10 + (i % 60)) * quantity ** -0.08 * Math.exp(0.2 * normal(random)) * (i % 97 === 0 ? 3 : 1)
    return {
      record_kind: 'contract',
      contract_id: `C${i}`,
      organization_id: `O${random.integer(30)}`,
      supplier_id: `S${random.integer(60)}`,
      region: ['SP', 'RJ', 'BA'][random.integer(3)],
      catalog_code: `${i % 60}`,
      category: `Item ${i % 60}`,
      quantity,
      unit_price: price,
      value: price * quantity,
      signing_date: `202${random.integer(4)}-0${1 + random.integer(9)}-15`,
      provenance: practiceProvenance('market.jsonl', i + 1),
    }
  })
  return buildDataset(records)
}

describe('unit prices', () => {
  const data = market('market')
  const found = runDetector(unitPrice, data)
  const planted = new Set(Array.from({ length: 25 }, (_, i) => i * 97))

  it('finds most of the planted prices with confidence .8 and hardly another', () => {
    const sure = found.map((one) => calibrate(one, calibrationTable)).filter(({ confidence }) => confidence >= 0.8)
    const hits = sure.filter((candidate) => planted.has(candidate.row)).length
    assert.ok(hits >= 15, `${hits} of 25`)
    assert.ok(sure.length - hits <= 2, `${sure.length - hits} others`)
  })

  it('gives the rank among the peers, the dearest first, and the rows of the most typical of them', () => {
    const { acts } = data
    for (const { row, peers } of found) {
      assert.ok(peers?.rank !== undefined && peers.rows !== undefined)
      const group = Array.from({ length: acts.length }, (_, at) => at).filter(
        (at) => acts.catalog[at] === acts.catalog[row],
      )
      assert.equal(peers.count, group.length)
      const price = acts.unit_price[row]
      assert.equal(peers.rank, 1 + group.filter((at) => acts.unit_price[at] > price).length)
      const distance = (at: number) => Math.abs(acts.unit_price[at] - peers.median)
      const farthest = Math.max(...peers.rows.map(distance))
      const nearer = group.filter((at) => at !== row && distance(at) < farthest)
      assert.ok(peers.rows.length === 5 && nearer.length <= 4 && !peers.rows.includes(row))
    }
  })

  it('gives the same bytes on any number of partitions', () => {
    for (const partitions of [2, 3, 7]) assert.deepEqual(runDetector(unitPrice, data, { partitions }), found)
    const ranked = runDetector(priceForest, data)
    assert.ok(ranked.length > 0)
    assert.deepEqual(runDetector(priceForest, data, { partitions: 5 }), ranked)
  })

  it('gives selected acts the confidence they have among all, and no others', () => {
    const selected = everyRow(data).selected.map((_, row) => (row % 2 === 0 ? 1 : 0))
    const some = runDetector(unitPrice, data, { context: { selected, seed: 'practice' } })
    const single = (list: typeof found) => list.filter((one) => one.row % 2 === 0 && one.group === undefined)
    assert.deepEqual(single(some), single(found))
    assert.ok(some.every((one) => one.row % 2 === 0 && one.related.every((row) => row % 2 === 0)))
  })

  it('explains each price by log points that add up to its ratio to the peer median', () => {
    for (const { factors, expected, peers } of found.filter((one) => one.group === undefined)) {
      assert.ok(expected && peers)
      const sum = Object.values(factors).reduce((total, points) => total + points, 0)
      assert.ok(Math.abs(sum - Math.log(expected.observed / peers.median)) < 1e-9)
      assert.ok((expected.low as number) < expected.value && expected.value < (expected.high as number))
      assert.ok((expected.counterfactual as number) < expected.observed || expected.observed < expected.value)
    }
  })

  it('looks for more as sensitivity rises, and for nothing at 0', () => {
    assert.ok(found.every(({ sensitivity }) => sensitivity > 0))
    const large = found.find(({ row }) => row === 97)
    assert.ok(large && large.sensitivity < 0.7, `${large?.sensitivity}`)
  })
})

describe('a supplier and a body', () => {
  interface Raise {
    readonly times: number
    readonly isRaised: (body: number) => boolean
  }
  /** Twenty items, each bought from thirty suppliers; one supplier's prices are raised for one body, or for all of them. */
  function markets({ times, isRaised }: Raise): Dataset {
    return buildDataset(purchases({ times, isRaised }))
  }
  function purchases({ times, isRaised }: Raise): ActRecord[] {
    const random = seededRandom('pairs')
    return Array.from({ length: 3600 }, (_, i): ActRecord => {
      const [supplier, body] = [i % 30, Math.floor(i / 30) % 20]
      const price = (10 + (i % 20)) * Math.exp(0.2 * normal(random)) * (supplier === 7 && isRaised(body) ? times : 1)
      return {
        record_kind: 'contract',
        contract_id: `C${i}`,
        organization_id: `O${body}`,
        supplier_id: `S${supplier}`,
        catalog_code: `${i % 20}`,
        category: `Item ${i % 20}`,
        quantity: 10,
        unit_price: price,
        value: price * 10,
        signing_date: `2024-0${1 + random.integer(9)}-15`,
        provenance: practiceProvenance('markets.jsonl', i + 1),
      }
    })
  }
  const pairsOf = (data: Dataset) =>
    runDetector(unitPrice, data).filter(({ detector }) => detector === 'PR-01-SUPPLIER')

  it('are found together where no single price stands out', () => {
    const [found, ...others] = pairsOf(markets({ times: 1.8, isRaised: (body) => body === 3 })).filter(
      ({ confidence }) => confidence >= 0.6,
    )
    assert.equal(found?.group, 'markup:S7:O3')
    assert.deepEqual(others, [])
  })

  it('weigh all orders at one price as one', () => {
    const records = purchases({ times: 1.5, isRaised: (body) => body === 3 })
    const [first] = records.filter(
      ({ supplier_id, organization_id }) => supplier_id === 'S7' && organization_id === 'O3',
    )
    assert.ok(first)
    const orders = Array.from({ length: 40 }, (_, i) => ({
      ...first,
      contract_id: `order ${i}`,
      quantity: 11 + i,
      value: (first.unit_price ?? 0) * (11 + i),
    }))
    const surest = (data: Dataset) => Math.max(0, ...pairsOf(data).map(({ statistic }) => statistic.score))
    const [few, many] = [surest(buildDataset(records)), surest(buildDataset([...records, ...orders]))]
    assert.ok(few > 2 && Math.abs(many - few) < 0.5, `${few} ${many}`)
  })

  it('are not singled out where the supplier is as dear to every other body', () => {
    const found = pairsOf(markets({ times: 1.15, isRaised: () => true }))
    assert.deepEqual(
      found.filter(({ confidence }) => confidence >= 0.3),
      [],
    )
  })
})

describe('parts of the price model', () => {
  it('a mirror calibration gives a symmetric sample no confidence and a heavy right tail much', () => {
    const random = seededRandom('mirror')
    const z = Float64Array.from({ length: 6000 }, () => normal(random))
    const honest = mirrorTable(z)
    assert.ok(honest.filter(([at]) => at > 1 && at < 2.5).every(([, share]) => share < 0.5))
    const dirty = Float64Array.from(z, (value, i) => (i < 120 ? 6 + Math.abs(value) : value))
    assert.ok(priceCeiling(dirty)(7) > 0.9)
    assert.ok(priceCeiling(dirty)(1) < 0.05)
    assert.equal(priceCeiling(dirty.subarray(0, 100))(7), 1)
  })
  it('neither confidence nor what the data allow falls as z rises', () => {
    const random = seededRandom('monotone')
    const ceilingOf = priceCeiling(Float64Array.from({ length: 3000 }, () => 1.3 * normal(random)))
    let last = { confidence: 0, ceiling: 0 }
    for (let z = -8; z < 12; z += 0.05) {
      const one = { confidence: priceConfidence(z), ceiling: ceilingOf(z) }
      assert.ok(one.confidence >= last.confidence && one.confidence <= 0.99)
      assert.ok(one.ceiling >= last.ceiling && one.ceiling <= 1)
      last = one
    }
  })
  it('a level shift is found where it happens and not in noise', () => {
    const random = seededRandom('shift')
    const times = Float64Array.from({ length: 80 }, (_, i) => i)
    const noise = times.map(() => 0.1 * normal(random))
    assert.equal(findLevelShift(orderTimes(times), noise, 0.1), undefined)
    const shifted = noise.map((value, i) => value + (i >= 50 ? 0.3 : 0))
    const start = findLevelShift(orderTimes(times), shifted, 0.1)
    assert.ok(start !== undefined && Math.abs(start - 50) <= 2, `${start}`)
  })
  it('two levels are grades only when many bodies buy and many suppliers sell at both', () => {
    const random = seededRandom('grades')
    const residual = Float64Array.from({ length: 60 }, (_, i) => 0.08 * normal(random) + (i % 3 === 0 ? 0.7 : 0))
    const many = findGrades(residual, { organization: (i) => i % 10, supplier: (i) => i % 7 })
    const expected = Uint8Array.from(residual, (_, i) => (i % 3 === 0 ? 2 : 1))
    assert.deepEqual(many?.of, expected)
    assert.ok(Math.abs(many.levels[0]) < 0.1 && Math.abs(many.levels[1] - 0.7) < 0.1, `${many.levels}`)
    const one = findGrades(residual, { organization: (i) => i % 10, supplier: (i) => (i % 3 === 0 ? 0 : i) })
    assert.equal(one, undefined)
  })
  it('a ratio near a pack size is told from one between', () => {
    assert.equal(findUnitFactor(Math.log(12.3), 0.2), 12)
    assert.equal(findUnitFactor(Math.log(1 / 98), 0.2), 1 / 100)
    assert.equal(findUnitFactor(Math.log(3), 0.2), undefined)
    assert.equal(findUnitFactor(Math.log(75), 0.3), undefined)
  })
  it('a winsorized variance is that of the normal bulk', () => {
    const random = seededRandom('variance')
    const values = Float64Array.from({ length: 4000 }, (_, i) => (i % 20 === 0 ? 40 : 2 * normal(random)))
    assert.ok(Math.abs(winsorizedVariance(values) / 4 - 1) < 0.15, `${winsorizedVariance(values)}`)
  })
})
