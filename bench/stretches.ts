// The longest stretch of each detector between two looks for its cancel, over generated contracts, in fold, reduce and finalize of one
// thread. A stretch is the shortest of several passes, each over columns read anew, and on Linux processor time of the thread, so that
// what other programs take of the processor does not count. There is no floor: a look costs an atomic load (src/dataset/wanted.ts), and a goal of 100 ms is held by
// most. It does not measure reading columns, nor the texts of findings.
// Run on its own: node dist/bench/stretches.js [contracts] [passes] [in=FOLDER]

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dataset } from '../src/dataset/dataset.ts'
import { partitionRows } from '../src/dataset/partition.ts'
import { whileWanted } from '../src/dataset/wanted.ts'
import type { Detector } from '../src/detect/detector.ts'
import { detectors } from '../src/detect/registry.ts'
import { runDetector } from '../src/detect/run-detectors.ts'
import { limits } from '../src/limits.ts'
import { hasRecords, openRecordsStore } from '../src/main/stores.ts'
import { createRecordReader } from '../src/records/reader.ts'
import { storeSample } from './support/store-sample.ts'

const contracts = Number(process.argv[2] ?? 300_000)
const passes = Number(process.argv[3] ?? 3)
const kept = process.argv
  .slice(2)
  .find((option) => option.startsWith('in='))
  ?.slice('in='.length)
const source = 'compras_gov'
/** Where a stretch of at least so many ms ends is printed. */
const printedMs = 50
/** Processor time is read so often at most: a stretch may count so much too long. */
const clockReadMs = 5
const folder = kept ?? mkdtempSync(join(tmpdir(), 'prumo-bench-'))

try {
  if (!hasRecords(folder)) await storeSample(folder, contracts, source)
  await measure()
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const store = openRecordsStore(folder, 'read')
  const reader = createRecordReader(store)
  const found: Float64Array[][] = []
  const ends = new Map<string, string>()
  // The first pass is not counted: it makes what lasts for the process, and runs before code is compiled.
  for (let pass = 0; pass <= passes; pass++) {
    const dataset = await reader.dataset({ version: await reader.version(), source })
    const stretches = detectors.map((detector) => stretchesOf(detector, dataset, ends))
    if (pass > 0) found.push(stretches)
  }
  await store.close()
  const rows = detectors
    .map(({ id }, at) => ({ id, ms: shortestOf(found.map((pass) => pass[at])) }))
    .map(({ id, ms }) => ({ id, longest: ms.reduce((most, one) => Math.max(most, one), 0), ms }))
    .sort((a, b) => b.longest - a.longest)
  const { model } = cpus()[0] ?? { model: '' }
  say(`${contracts} contracts, ${passes} passes, ${model}, ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)
  for (const { id, longest, ms } of rows) {
    say(`${id.padEnd(26)} longest ${longest.toFixed(0)} ms of ${ms.length} stretches`)
    ms.forEach((one, look) => {
      if (one >= printedMs) say(`  ${one.toFixed(0)} ms before look ${look}: ${ends.get(`${id} ${look}`) ?? 'the end'}`)
    })
  }
}

/** The ms between two looks, in order, the last one until the end; notes where long ones end. */
function stretchesOf(detector: Detector, dataset: Dataset, ends: Map<string, string>): Float64Array {
  const count = Math.min(limits.partitionsMax, Math.ceil((dataset.acts.length + 1) / limits.partitionRows))
  const context = { selected: new Uint8Array(dataset.acts.length).fill(1), seed: `${source} ${dataset.version}` }
  const stretches: number[] = []
  let last = performance.now()
  let read = { at: last, processorMs: processorMs() }
  const look = () => {
    const now = performance.now()
    let stretch = now - last
    if (now - read.at >= clockReadMs) {
      const { processorMs: before } = read
      read = { at: now, processorMs: processorMs() }
      stretch = Math.min(stretch, read.processorMs - before)
    }
    if (stretch >= printedMs) ends.set(`${detector.id} ${stretches.length}`, callers())
    stretches.push(stretch)
    last = performance.now()
  }
  whileWanted(look, () => runDetector(detector, dataset, { context, partitions: count, rowsOf: partitionRows }))
  look()
  return Float64Array.from(stretches)
}

/** Of this thread so far, by the system's scheduler; other systems than Linux do not say it, and elapsed time counts. */
function processorMs(): number {
  if (process.platform !== 'linux') return performance.now()
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
}

/** Looks of a pure detector are the same in each pass. */
function shortestOf(passes: readonly Float64Array[]): Float64Array {
  const [first] = passes
  for (const other of passes) if (other.length !== first.length) throw new Error('the passes differ in their looks')
  return first.map((_, look) => Math.min(...passes.map((pass) => pass[look])))
}

/** The functions that asked, innermost first. */
function callers(): string {
  const lines = new Error().stack?.split('\n').slice(1) ?? []
  return lines
    .map((line) => /at (?:Object\.)?(\S+) \(/.exec(line)?.[1] ?? '')
    .filter((name) => name !== '' && !/^(look|callers|assertWanted|assertWantedAt)$/.test(name))
    .slice(0, 7)
    .join(' < ')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
