import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { averagePathLength } from '../../src/detect/forest/average-path-length.ts'
import { flatForest } from '../../src/detect/forest/flat-forest.ts'
import type { Columns } from '../../src/detect/forest/forest.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { sharedFolder } from '../support/practice.ts'

const every = (columns: Columns) => Int32Array.from({ length: columns[0]?.length ?? 0 }, (_, i) => i)

function scoresOf(columns: Columns, seed = 'seed'): Float64Array {
  const rows = every(columns)
  return flatForest.score(flatForest.train(columns, rows, seed), columns, rows)
}

/** Columns of uniform noise with row 0 moved far out in the given column. */
function planted(column: number, { rows = 400, columns = 4 } = {}): Columns {
  const { next } = seededRandom(`planted ${column}`)
  return Array.from({ length: columns }, (_, c) => {
    const values = Float64Array.from({ length: rows }, next)
    if (c === column) values[0] = 20
    return values
  })
}

describe('isolation forest', () => {
  it('path lengths are those of the paper, not of the package that doubles too little', () => {
    assert.deepEqual([0, 1, 2].map(averagePathLength), [0, 0, 1])
    assert.ok(Math.abs(averagePathLength(3) - 1.2074) < 1e-4)
    assert.ok(Math.abs(averagePathLength(256) - 10.2448) < 1e-4)
  })

  it('the isolated row scores highest and its column explains it', () => {
    for (let column = 0; column < 4; column++) {
      const columns = planted(column)
      const model = flatForest.train(columns, every(columns), 'seed')
      const scores = flatForest.score(model, columns, every(columns))
      assert.equal(scores.indexOf(Math.max(...scores)), 0)
      const shares = flatForest.explain(model, columns, 0)
      assert.equal(shares.indexOf(Math.max(...shares)), column)
      assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9)
    }
  })

  it('equal seeds give equal bytes and another seed another forest', () => {
    const columns = planted(2)
    assert.deepEqual(scoresOf(columns, 'a'), scoresOf(columns, 'a'))
    assert.notDeepEqual(scoresOf(columns, 'a'), scoresOf(columns, 'b'))
  })

  it('constant columns change neither trees nor depth', () => {
    const columns = planted(1, { columns: 3 })
    const constant = new Float64Array(400).fill(7)
    const scores = scoresOf([constant, ...columns, constant])
    assert.equal(scores.indexOf(Math.max(...scores)), 0)
    const model = flatForest.train([constant, ...columns, constant], every(columns), 'seed')
    assert.ok(!model.feature.includes(0) && !model.feature.includes(4))
  })

  it('no rows, one row, equal rows, NaN and infinities give scores and never NaN', () => {
    assert.deepEqual([...scoresOf([])], [])
    assert.deepEqual([...scoresOf([Float64Array.of(3)])], [0.5])
    const equal = scoresOf([new Float64Array(50).fill(1)])
    assert.equal(new Set(equal).size, 1)
    const odd = Float64Array.from({ length: 100 }, (_, i) => i)
    odd[3] = Number.NaN
    odd[4] = Number.POSITIVE_INFINITY
    odd[5] = Number.NEGATIVE_INFINITY
    for (const columns of [[odd], [new Float64Array(100).fill(Number.NaN), odd]])
      for (const score of scoresOf(columns)) assert.ok(score > 0 && score < 1, `${score}`)
  })
})

const floors = `${sharedFolder}detection/forest_floor.csv`
const skip = existsSync(floors) ? false : 'the shared public sets are not there'
/** Sets that take a second or less; the bench runs them all. */
const chosen = ['wbc', 'glass', 'ionosphere', 'breastw', 'pima', 'vowels', 'cardio', 'thyroid', 'satimage-2', 'musk']

describe('isolation forest on public sets', { skip }, () => {
  for (const name of chosen)
    it(`reaches both floors on ${name} in the mean of ten seeds`, () => {
      const floor = readFloor(name)
      const { columns, labels } = readSet(name)
      const results = Array.from({ length: 10 }, (_, seed) => areas(scoresOf(columns, `seed ${seed}`), labels))
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
      const roc = mean(results.map((result) => result.roc))
      const precision = mean(results.map((result) => result.precision))
      assert.ok(roc >= floor.roc, `AUROC ${roc.toFixed(4)} below ${floor.roc}`)
      assert.ok(precision >= floor.precision, `AUPRC ${precision.toFixed(4)} below ${floor.precision}`)
    })
})

function readFloor(name: string): { roc: number; precision: number } {
  const line =
    readFileSync(floors, 'utf8')
      .split('\n')
      .find((text) => text.startsWith(`${name},`)) ?? ''
  const cells = line.split(',').map(Number)
  return { roc: cells[6] as number, precision: cells[7] as number }
}

/** Features and the 0/1 label of the last column. */
function readSet(name: string): { columns: Columns; labels: Float64Array } {
  const text = gunzipSync(readFileSync(`${sharedFolder}detection/public/${name}.csv.gz`)).toString('utf8')
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number))
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, c) => Float64Array.from(rows, (row) => row[c] as number))
  return { columns: columns.slice(0, -1), labels: columns.at(-1) as Float64Array }
}

/** Areas under the ROC curve and the precision-recall curve (step rule), equal scores taken together. */
function areas(scores: Float64Array, labels: Float64Array): { roc: number; precision: number } {
  const order = Array.from(scores.keys()).sort((a, b) => (scores[b] as number) - (scores[a] as number))
  const positives = labels.reduce((sum, label) => sum + label, 0)
  const negatives = labels.length - positives
  let [hits, misses, roc, precision] = [0, 0, 0, 0]
  for (let from = 0; from < order.length; ) {
    let to = from
    let tied = 0
    while (to < order.length && scores[order[to] as number] === scores[order[from] as number])
      tied += labels[order[to++] as number] as number
    const tiedMisses = to - from - tied
    roc += (tiedMisses * (hits + tied / 2)) / (positives * negatives)
    hits += tied
    misses += tiedMisses
    precision += ((tied / positives) * hits) / (hits + misses)
    from = to
  }
  return { roc, precision }
}
