// One suite over both engines of the isolation forest.

import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { Piscina } from 'piscina'
import { averagePathLength } from '../../src/detect/forest/average-path-length.ts'
import { flatForest } from '../../src/detect/forest/flat-forest.ts'
import { type FeatureColumns, type ForestEngine, trainForest } from '../../src/detect/forest/forest.ts'
import { addScores, scorePair, trainPair } from '../../src/detect/forest/forest-pair.ts'
import { packageForest } from '../../src/detect/forest/package-forest.ts'
import { readFloors } from '../../src/evaluation/public-set.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { testProgram } from '../support/repository.ts'
import { assertReachesFloors } from './support/forest-floors.ts'

const every = (columns: FeatureColumns) => Int32Array.from({ length: columns[0]?.length ?? 0 }, (_, i) => i)

/** Columns of uniform noise with row 0 moved far out in the given column. */
function planted(column: number, { rows = 400, columns = 4 } = {}): FeatureColumns {
  const { next } = seededRandom(`planted ${column}`)
  return Array.from({ length: columns }, (_, c) => {
    const values = Float64Array.from({ length: rows }, next)
    if (c === column) values[0] = 20
    return values
  })
}

it('path lengths are those of the paper, not of the package that doubles too little', () => {
  assert.deepEqual([0, 1, 2].map(averagePathLength), [0, 0, 1])
  assert.ok(Math.abs(averagePathLength(3) - 1.2074) < 1e-4)
  assert.ok(Math.abs(averagePathLength(256) - 10.2448) < 1e-4)
})

function contract<Model>(engine: ForestEngine<Model>): void {
  describe(`isolation forest ${engine.name}`, () => {
    for (const split of engine.splits) {
      const train = (columns: FeatureColumns, seed = 'seed') =>
        trainForest(engine, { columns, rows: every(columns) }, { seed, split })
      const scoresOf = (columns: FeatureColumns, seed = 'seed') =>
        engine.score(train(columns, seed), columns, every(columns))

      it(`the isolated row scores highest and its column explains it (${split})`, () => {
        for (let column = 0; column < 4; column++) {
          const columns = planted(column)
          const model = train(columns)
          const scores = engine.score(model, columns, every(columns))
          assert.equal(scores.indexOf(Math.max(...scores)), 0)
          const shares = engine.explain(model, columns, 0)
          assert.equal(shares.indexOf(Math.max(...shares)), column)
          assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9)
        }
      })

      it(`ordinary rows score about one half and isolated ones above (${split})`, () => {
        const scores = scoresOf(planted(1))
        const middle = [...scores].sort((a, b) => a - b)[200] ?? 0
        assert.ok(middle > 0.42 && middle < 0.56, `${middle}`)
        assert.ok((scores[0] ?? 0) > 0.65, `${scores[0]}`)
      })

      it(`equal seeds give equal bytes and another seed another forest (${split})`, () => {
        const columns = planted(2)
        assert.deepEqual(scoresOf(columns, 'a'), scoresOf(columns, 'a'))
        assert.notDeepEqual(scoresOf(columns, 'a'), scoresOf(columns, 'b'))
      })

      it(`trees and rows done in parts give the bytes of the whole (${split})`, () => {
        const columns = planted(3)
        const rows = every(columns)
        const whole = engine.score(train(columns), columns, rows)
        const parts = [0, 30, 35, 100]
        const grown = parts
          .slice(1)
          .map((to, i) => engine.grow(columns, rows, { seed: 'seed', split, from: parts[i] ?? 0, to }))
        const model = structuredClone(engine.join(grown))
        const scored = [rows.slice(0, 7), rows.slice(7, 250), rows.slice(250)].flatMap((part) => [
          ...engine.score(model, columns, part),
        ])
        assert.deepEqual(scored, [...whole])
      })

      it(`constant columns change neither trees nor depth (${split})`, () => {
        const columns = planted(1, { columns: 3 })
        const constant = new Float64Array(400).fill(7)
        const wide = [constant, ...columns, constant]
        const model = train(wide)
        const scores = engine.score(model, wide, every(wide))
        assert.equal(scores.indexOf(Math.max(...scores)), 0)
        for (const row of [0, 5]) {
          const shares = engine.explain(model, wide, row)
          assert.deepEqual([shares[0], shares[4]], [0, 0])
        }
      })

      it(`no rows, one, few, equal rows, NaN and infinities give scores and never NaN (${split})`, () => {
        assert.deepEqual([...scoresOf([])], [])
        assert.deepEqual([...scoresOf([Float64Array.of(3)])], [0.5])
        const alike = new Set(scoresOf([new Float64Array(50).fill(1)]))
        assert.equal(alike.size, 1)
        for (const score of alike) assert.ok(Math.abs(score - 0.5) < 0.05, `${score}`)
        const odd = Float64Array.from({ length: 100 }, (_, i) => i)
        odd[3] = Number.NaN
        odd[4] = Number.POSITIVE_INFINITY
        odd[5] = Number.NEGATIVE_INFINITY
        const tables: FeatureColumns[] = [
          [odd],
          [new Float64Array(100).fill(Number.NaN), odd],
          [Float64Array.of(1, 2)],
          [Float64Array.of(1, 2, 3, Number.NaN, 9, 1e308, -1e308)],
        ]
        for (const columns of tables) {
          const model = train(columns)
          for (const score of engine.score(model, columns, every(columns)))
            assert.ok(score > 0 && score < 1, `${score}`)
          for (const share of engine.explain(model, columns, 0)) assert.ok(share >= 0 && share <= 1)
        }
        assert.ok((scoresOf([odd])[4] ?? 0) > (scoresOf([odd])[50] ?? 1))
      })

      it(`what is not a number is no reason to stand out (${split})`, () => {
        const columns = planted(0)
        const second = columns[1]
        second[9] = Number.NaN
        const scores = scoresOf(columns)
        const higher = scores.filter((score) => score > (scores[9] ?? 0)).length
        assert.ok(higher > 20, `${higher} rows score higher`)
      })
    }
  })
}

contract(flatForest)
contract(packageForest)

describe('flat forest', () => {
  it('scores by ranks what the thresholds themselves say', () => {
    const columns = planted(1, { rows: 700, columns: 3 })
    const model = trainForest(flatForest, { columns, rows: every(columns) }, { seed: 'walk' })
    const { feature, threshold, size, depth, trees } = model
    const inner = 2 ** depth - 1
    const expected = Float64Array.from(every(columns), (row) => {
      let sum = 0
      for (let tree = 0; tree < trees; tree++) {
        let [node, level] = [0, 0]
        while (node < inner && (feature[tree * inner + node] ?? -1) >= 0) {
          const value = columns[feature[tree * inner + node] ?? 0]?.[row] ?? Number.NaN
          node = 2 * node + (value < (threshold[tree * inner + node] ?? 0) ? 1 : 2)
          level++
        }
        sum += level + averagePathLength(size[tree * (2 * inner + 1) + node] ?? 0)
      }
      return 2 ** (-sum / (trees * averagePathLength(256)))
    })
    assert.deepEqual(flatForest.score(model, columns, every(columns)), expected)
  })

  it('one, two and four threads that share the model give the same bytes', async () => {
    const columns = planted(2, { rows: 5000 }).map((column) => {
      const shared = new Float64Array(new SharedArrayBuffer(column.byteLength))
      shared.set(column)
      return shared
    })
    const rows = every(columns)
    const whole = flatForest.score(trainForest(flatForest, { columns, rows }, { seed: 'seed' }), columns, rows)
    for (const threads of [1, 2, 4]) {
      const pool = new Piscina({
        filename: fileURLToPath(testProgram('forest-worker')),
        minThreads: threads,
        maxThreads: threads,
      })
      const ranges = (total: number) =>
        Array.from(
          { length: threads },
          (_, i) => [Math.floor((total * i) / threads), Math.floor((total * (i + 1)) / threads)] as const,
        )
      const grown = await Promise.all(
        ranges(100).map(([from, to]) =>
          pool.run({ columns, rows, growth: { seed: 'seed', split: 'uniform', from, to } }),
        ),
      )
      const model = flatForest.join(grown)
      assert.ok(model.threshold.buffer instanceof SharedArrayBuffer)
      assert.ok(model.feature.byteLength + model.threshold.byteLength + model.size.byteLength < 2 ** 20)
      const scored = await Promise.all(
        ranges(rows.length).map(([from, to]) => pool.run({ model, columns, rows: rows.subarray(from, to) })),
      )
      assert.deepEqual(Float64Array.from(scored.flatMap((part: Float64Array) => [...part])), whole)
      await pool.destroy()
    }
  })

  it('the pair of forests gives every row a finite score, 0 where rows are alike', () => {
    const columns = planted(0)
    const table = { columns, rows: every(columns) }
    const scores = addScores(scorePair(trainPair(table, 'seed'), columns, table.rows))
    assert.equal(scores.indexOf(Math.max(...scores)), 0)
    const alike = [new Float64Array(40).fill(2)]
    const same = { columns: alike, rows: every(alike) }
    assert.deepEqual(new Set(addScores(scorePair(trainPair(same, 'seed'), alike, same.rows))), new Set([0]))
  })

  it('names the planted column of a deviation first', () => {
    let right = 0
    for (let trial = 0; trial < 20; trial++) {
      const columns = planted(trial % 8, { rows: 1000, columns: 8 })
      columns[trial % 8][0] = 1.6
      const shares = flatForest.explain(
        trainForest(flatForest, { columns, rows: every(columns) }, { seed: `${trial}` }),
        columns,
        0,
      )
      if (shares.indexOf(Math.max(...shares)) === trial % 8) right++
    }
    assert.ok(right >= 18, `${right} of 20`)
  })
})

describe('isolation forest on made sets', () => {
  it('reaches both floors in the mean of ten seeds', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'prumo-forest-'))
    t.after(() => rmSync(folder, { recursive: true }))
    writeMadeSets(folder)
    const floors = readFloors(folder)
    assert.equal(floors.length, 2)
    for (const floor of floors) assertReachesFloors(folder, floor)
  })
})

/** Two sets as the public ones lie there: a dense middle and a few rows far out, in some columns or in all. */
function writeMadeSets(folder: string): void {
  mkdirSync(join(folder, 'public'))
  const { next } = seededRandom('made sets')
  const sum = () => next() + next() + next() + next() - 2
  for (const [name, columns] of [
    ['few', 2],
    ['all', 6],
  ] as const) {
    const rows = Array.from({ length: 400 }, (_, at) => {
      const isOutlier = at % 20 === 0
      const cells = Array.from({ length: 6 }, (_, column) => (isOutlier && column < columns ? sum() * 4 : sum()))
      return [...cells.map((cell) => cell.toFixed(4)), isOutlier ? 1 : 0].join(',')
    })
    const text = `${[1, 2, 3, 4, 5, 6].map((at) => `x${at}`).join(',')},label\n${rows.join('\n')}\n`
    writeFileSync(join(folder, 'public', `${name}.csv.gz`), gzipSync(text))
  }
  writeFileSync(
    join(folder, 'forest_floor.csv'),
    'dataset,seeds,auroc,auroc_sd,auprc,auprc_sd,floor_auroc_10seed_mean,floor_auprc_10seed_mean\n' +
      'few,10,0.86,0.01,0.56,0.01,0.85,0.53\nall,10,1,0.01,1,0.01,0.99,0.98\n',
  )
}
