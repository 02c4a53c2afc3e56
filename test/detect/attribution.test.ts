// Attribution of the forest on the set-up of docs/detection.md#attribution: deviations planted in one or two of eight columns.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { addScores, explainPair, scorePair, trainPair } from '../../src/detect/forest/forest-pair.ts'
import { type SeededRandom, seededRandom } from '../../src/stats/seeded-random.ts'

const [rowCount, columnCount, plantedCount] = [3500, 8, 100]

it('the strongest reason of a planted deviation is a column in which it deviates, in nine of ten of the top three per cent', () => {
  let [right, judged] = [0, 0]
  for (let seed = 0; seed < 5; seed++) {
    const { columns, plantedIn } = plant(seededRandom(`attribution ${seed}`))
    const rows = Int32Array.from({ length: rowCount }, (_, row) => row)
    const model = trainPair({ columns, rows }, `${seed}`)
    const scores = addScores(scorePair(model, columns, rows))
    const top = rows.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).subarray(0, Math.round(rowCount * 0.03))
    for (const row of top) {
      const deviating = plantedIn.get(row)
      if (deviating === undefined) continue
      const shares = explainPair(model, columns, row)
      judged++
      if (deviating.has(shares.indexOf(Math.max(...shares)))) right++
    }
  }
  assert.ok(judged >= 200, `only ${judged} planted rows came up`)
  assert.ok(right / judged >= 0.9, `${right} of ${judged}`)
})

function plant(random: SeededRandom) {
  const columns = Array.from({ length: columnCount }, () =>
    Float64Array.from({ length: rowCount }, () => normal(random)),
  )
  const plantedIn = new Map<number, ReadonlySet<number>>()
  for (let row = 0; row < plantedCount; row++) {
    const deviating = new Set(Array.from({ length: 1 + random.integer(2) }, () => random.integer(columnCount)))
    for (const column of deviating)
      (columns[column] as Float64Array)[row] = (random.integer(2) * 2 - 1) * (4 + random.next() * 3)
    plantedIn.set(row, deviating)
  }
  return { columns, plantedIn }
}

/** Box–Muller. */
function normal(random: SeededRandom): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
