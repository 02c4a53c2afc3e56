// Isolation forests of 100 trees of 256 rows: ours on one thread and on two, the one on ml-isolation-forest, and
// scikit-learn's where it is installed, interleaved over the same data. Training and scoring are timed separately, warm;
// memory is the growth of the process in our first training and scoring, cold. It does not measure accuracy, which
// `prumo evaluate` does. Run on its own: node dist/bench/forest.js [rows] [columns] [rounds].

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import { flatForest } from '../src/detect/forest/flat-forest.ts'
import { type FeatureColumns, trainForest } from '../src/detect/forest/forest.ts'
import type { FlatForest } from '../src/detect/forest/grow-tree.ts'
import { packageForest } from '../src/detect/forest/package-forest.ts'
import { seededRandom } from '../src/stats/seeded-random.ts'
import type { ForestPart } from './forest-worker.ts'
import { benchProgram } from './support/program.ts'

const [count = 100_000, width = 12, rounds = 5] = process.argv.slice(2).map(Number)
const threads = 2
const program = `
import sys, time
import numpy as np
from sklearn.ensemble import IsolationForest
path, rows, columns = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
data = np.ascontiguousarray(np.fromfile(path).reshape(columns, rows).T)
make = lambda: IsolationForest(n_estimators=100, max_samples=min(256, rows), random_state=1)
forest = make().fit(data)
for line in sys.stdin:
    begin = time.perf_counter()
    if line.strip() == 'fit':
        make().fit(data)
    else:
        forest.score_samples(data)
    print((time.perf_counter() - begin) * 1000, flush=True)
`

const columns = makeColumns()
const rows = Int32Array.from({ length: count }, (_, row) => row)
const memoryMb = measureMemory()
const workers = Array.from({ length: threads }, startWorker)
const python = startPython()
try {
  report(await measure())
} finally {
  python?.end()
  await Promise.all(workers.map((worker) => worker.terminate()))
}

/** Columns in shared memory: sums of uniform numbers, dense in the middle, with one outlier in a hundred rows. */
function makeColumns(): FeatureColumns {
  const random = seededRandom('forest bench')
  const made = Array.from({ length: width }, () => new Float64Array(new SharedArrayBuffer(8 * count)))
  for (let row = 0; row < count; row++) {
    const spread = row % 100 === 0 ? 5 : 1
    for (const column of made) column[row] = spread * (random.next() + random.next() + random.next() - 1.5)
  }
  return made
}

function measureMemory(): number {
  const before = process.memoryUsage.rss()
  const model = trainForest(flatForest, { columns, rows }, { seed: 'memory' })
  flatForest.score(model, columns, rows)
  return (process.resourceUsage().maxRSS * 1024 - before) / 1e6
}

function startWorker(): Worker {
  return new Worker(benchProgram('forest-worker'))
}

type Times = Map<string, number[]>

/** One warm-up round, then the measured rounds; the order of the engines rotates. */
async function measure(): Promise<Times> {
  const times: Times = new Map()
  const model = trainForest(flatForest, { columns, rows }, { seed: 'bench' })
  const packaged = trainForest(packageForest, { columns, rows }, { seed: 'bench' })
  const steps: readonly (readonly [name: string, run: () => unknown])[] = [
    ['flat train', () => trainForest(flatForest, { columns, rows }, { seed: 'bench' })],
    [
      'flat train, half-gain cuts',
      () => trainForest(flatForest, { columns, rows }, { seed: 'bench', split: 'half_gain' }),
    ],
    ['flat score, one thread', () => flatForest.score(model, columns, rows)],
    ['flat score, two threads', () => scoreInParts(model)],
    ['ml-isolation-forest train', () => trainForest(packageForest, { columns, rows }, { seed: 'bench' })],
    ['ml-isolation-forest score', () => packageForest.score(packaged, columns, rows)],
    ...(python
      ? ([
          ['scikit-learn train', () => python.ask('fit')],
          ['scikit-learn score', () => python.ask('score')],
        ] as const)
      : []),
  ]
  for (let round = 0; round <= rounds; round++)
    for (let at = 0; at < steps.length; at++) {
      const [name, run] = steps[(at + 2 * round) % steps.length] ?? ['', () => undefined]
      const begin = performance.now()
      const own = await run()
      // Python reports its own time, without the communication.
      const ms = typeof own === 'number' ? own : performance.now() - begin
      if (round > 0) times.set(name, [...(times.get(name) ?? []), ms])
    }
  assertSame(flatForest.score(model, columns, rows), await scoreInParts(model))
  process.stdout.write(
    `model ${(modelBytes(model) / 1e6).toFixed(2)} MB, grown by ${memoryMb.toFixed(0)} MB above the data\n`,
  )
  return times
}

async function scoreInParts(model: FlatForest): Promise<Float64Array> {
  const parts = await Promise.all(
    workers.map((worker, at) => {
      const part: ForestPart = {
        model,
        columns,
        from: Math.floor((count * at) / threads),
        to: Math.floor((count * (at + 1)) / threads),
      }
      return new Promise<Float64Array>((resolve, reject) => {
        worker.once('error', reject)
        worker.once('message', (scores: Float64Array) => {
          worker.removeListener('error', reject)
          resolve(scores)
        })
        worker.postMessage(part)
      })
    }),
  )
  const scores = new Float64Array(count)
  let at = 0
  for (const part of parts) {
    scores.set(part, at)
    at += part.length
  }
  return scores
}

function assertSame(left: Float64Array, right: Float64Array): void {
  if (Buffer.compare(Buffer.from(left.buffer), Buffer.from(right.buffer)) !== 0)
    throw new Error('two threads score otherwise than one')
}

function modelBytes({ feature, threshold, size }: FlatForest): number {
  return feature.byteLength + threshold.byteLength + size.byteLength
}

interface Python {
  ask(what: 'fit' | 'score'): Promise<number>
  end(): void
}

/** Starts a Python process with the same data; undefined without scikit-learn. */
function startPython(): Python | undefined {
  const candidates = ['python3', '/usr/bin/python3']
  const found = candidates.find((name) => spawnSync(name, ['-c', 'import sklearn.ensemble']).status === 0)
  if (found === undefined) {
    process.stdout.write('scikit-learn is not installed: its rows are skipped\n')
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'prumo-forest-'))
  const path = join(folder, 'columns.bin')
  writeFileSync(path, Buffer.concat(columns.map((column) => Buffer.from(column.buffer))))
  const child = spawn(found, ['-c', program, path, String(count), String(width)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = readAnswers(child)
  return {
    ask(what) {
      child.stdin?.write(`${what}\n`)
      return answers()
    },
    end() {
      child.stdin?.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A reader of the process's output; each call resolves with the next line. */
function readAnswers(child: ChildProcess): () => Promise<number> {
  if (!child.stdout) throw new Error('the process has no output')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('python ended early')
    return Number(value)
  }
}

function report(times: Times): void {
  const { model } = cpus()[0] ?? { model: '' }
  process.stdout.write(
    `${count} rows × ${width} columns, ${rounds} rounds, ${model} × ${cpus().length}, ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  )
  const baseline = middleOf(times.get('scikit-learn score') ?? [])
  for (const [name, all] of [...times].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const middle = middleOf(all)
    const spread = `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`
    const rate = name.includes('score') ? `, ${Math.round(count / middle)}k rows/s` : ''
    const ratio = name.includes('score') && baseline > 0 ? `, ${(baseline / middle).toFixed(1)} × scikit-learn` : ''
    process.stdout.write(`${name.padEnd(28)} ${middle.toFixed(1)} ms (${spread})${rate}${ratio}\n`)
  }
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
