// Isolation forests of 100 trees of 256 rows.

import { flatForest } from '../../src/detect/forest/flat-forest.ts'
import { type FeatureColumns, trainForest } from '../../src/detect/forest/forest.ts'
import type { FlatForest } from '../../src/detect/forest/grow-tree.ts'
import { packageForest } from '../../src/detect/forest/package-forest.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { type ScikitLearn, startScikitLearn } from '../support/scikit-learn.ts'
import { startScorers } from '../support/scorers.ts'
import { type Given, onceRow, type Row, type RunningRow, type Suite } from '../support/suite.ts'

const threads = 2

export const forest: Suite = {
  name: 'forest',
  purpose:
    'Training and scoring of isolation forests of 100 trees of 256 rows over the same data, warm: ours on one thread and on two, the one on ml-isolation-forest, scikit-learn on one thread. The floor of scoring is a sum over all values. Memory is the growth of a new process in its first training and scoring. It does not measure accuracy, which `prumo evaluate` does.',
  minutes: 3,
  needs: 'for its peer Python with scikit-learn',
  sizes: { rows: 100_000, columns: 12 },
  parts: { memory: async (rows, columns) => growth(makeColumns(Number(rows), Number(columns))) },
  open(given) {
    const columns = makeColumns(given.size('rows'), given.size('columns'))
    const python = startScikitLearn(given, columns)
    return [...trainingRows(columns, python), ...scoringRows(given, columns, python), memoryRow(given)]
  },
}

function trainingRows(columns: FeatureColumns, python: ScikitLearn | undefined): readonly Row[] {
  const data = { columns, rows: rowsOf(columns) }
  const peer = 'train: ml-isolation-forest'
  return [
    onceRow({ name: peer, role: 'peer' }, () => trainForest(packageForest, data, { seed: 'bench' })),
    pythonRow('train: scikit-learn', python, 'fit'),
    onceRow({ name: 'train', over: peer }, () => trainForest(flatForest, data, { seed: 'bench' })),
    onceRow({ name: 'train with half-gain cuts', over: peer }, () =>
      trainForest(flatForest, data, { seed: 'bench', split: 'half_gain' }),
    ),
  ]
}

function scoringRows(given: Given, columns: FeatureColumns, python: ScikitLearn | undefined): readonly Row[] {
  const rows = rowsOf(columns)
  const model = trainForest(flatForest, { columns, rows }, { seed: 'bench' })
  const packaged = trainForest(packageForest, { columns, rows }, { seed: 'bench' })
  const scoreOnThreads = startScorers(given, { model, columns, threads })
  given.after(async () => assertSame(flatForest.score(model, columns, rows), await scoreOnThreads()))
  return [
    onceRow({ name: 'score: sum of all values', role: 'floor' }, () => sumOf(columns)),
    onceRow({ name: 'score: ml-isolation-forest', role: 'peer' }, () => packageForest.score(packaged, columns, rows)),
    pythonRow('score: scikit-learn', python, 'score'),
    onceRow({ name: 'flat score, one thread', ...overPython(python) }, () => flatForest.score(model, columns, rows)),
    onceRow({ name: 'flat score, two threads', ...overPython(python) }, scoreOnThreads),
  ]
}

/** Where it is installed, what ours is measured against. */
function overPython(python: ScikitLearn | undefined) {
  return python === undefined ? {} : { over: 'score: scikit-learn' }
}

/** Python reports its own time, without the communication. */
function pythonRow(name: string, python: ScikitLearn | undefined, what: 'fit' | 'score'): Row {
  const head = { name, role: 'peer', figures: { time: 'ms' } } as const
  if (python === undefined) return { ...head, absent: 'Python with scikit-learn is not installed' }
  return { ...head, run: async () => ({ time: await python.ask(what) }) }
}

function memoryRow(given: Given): RunningRow {
  return {
    name: 'memory of training and scoring',
    over: null,
    figures: { grown: 'MB', model: 'MB' },
    run: () => given.part<{ grown: number; model: number }>('memory', given.size('rows'), given.size('columns')),
  }
}

function growth(columns: FeatureColumns) {
  const before = process.memoryUsage.rss()
  const rows = rowsOf(columns)
  const model = trainForest(flatForest, { columns, rows }, { seed: 'memory' })
  flatForest.score(model, columns, rows)
  return { grown: (process.resourceUsage().maxRSS * 1024 - before) / 1e6, model: modelBytes(model) / 1e6 }
}

/** Columns in shared memory: sums of uniform numbers, dense in the middle, with one outlier in a hundred rows. */
function makeColumns(count: number, width: number): FeatureColumns {
  const random = seededRandom('forest bench')
  const made = Array.from({ length: width }, () => new Float64Array(new SharedArrayBuffer(8 * count)))
  for (let row = 0; row < count; row++) {
    const spread = row % 100 === 0 ? 5 : 1
    for (const column of made) column[row] = spread * (random.next() + random.next() + random.next() - 1.5)
  }
  return made
}

function rowsOf([first]: FeatureColumns): Int32Array {
  return Int32Array.from({ length: first?.length ?? 0 }, (_, row) => row)
}

function sumOf(columns: FeatureColumns): number {
  let sum = 0
  for (const column of columns) for (let row = 0; row < column.length; row++) sum += column[row]
  return sum
}

function assertSame(left: Float64Array, right: Float64Array): void {
  if (Buffer.compare(Buffer.from(left.buffer), Buffer.from(right.buffer)) !== 0)
    throw new Error('two threads score otherwise than one')
}

function modelBytes({ feature, threshold, size }: FlatForest): number {
  return feature.byteLength + threshold.byteLength + size.byteLength
}
