// How long detectors go on before they notice that they are cancelled.

import { readFileSync } from 'node:fs'
import type { Dataset } from '../../src/dataset/dataset.ts'
import { partitionRows } from '../../src/dataset/partition.ts'
import { whileWanted } from '../../src/dataset/wanted.ts'
import type { Detector } from '../../src/detect/detector.ts'
import { detectors } from '../../src/detect/registry.ts'
import { runDetector } from '../../src/detect/run-detectors.ts'
import { limits } from '../../src/limits.ts'
import { sampleDataset, sampleFolder, sampleSource } from '../support/sample.ts'
import type { Figures, RunningRow, Suite } from '../support/suite.ts'

/** Where a stretch of at least so many ms ends is said. */
const saidMs = 50
/** Processor time is read so often at most: a stretch may count so much too long. */
const clockReadMs = 5

export const stretches: Suite = {
  name: 'stretches',
  purpose:
    'The longest stretch of each detector between two looks for its cancel, in fold, reduce and finalize of one thread, its shared tables included; on Linux processor time of the thread, so that what other programs take of the processor does not count. There is no floor: a look costs an atomic load, and a goal of 100 ms is held by most. What asked before a long stretch is said on standard error. It does not measure reading columns, nor the texts of findings.',
  minutes: 5,
  needs: '1 GB of memory, a minute at first for the sample',
  sizes: { contracts: 300_000 },
  rounds: 3,
  sorted: true,
  async open(given) {
    const dataset = await sampleDataset(await sampleFolder(given.size('contracts')))
    return detectors.map((detector) => rowOf(detector, dataset))
  },
}

/** A stretch is the shortest of all rounds so far, for looks of a pure detector are the same in each. */
function rowOf(detector: Detector, dataset: Dataset): RunningRow {
  let shortest: readonly number[] | undefined
  const run = (): Figures => {
    const found = stretchesOf(detector, dataset)
    if (shortest !== undefined && shortest.length !== found.length)
      throw new Error(`${detector.id}: rounds differ in their looks`)
    shortest = found.map((ms, look) => Math.min(ms, shortest?.[look] ?? ms))
    return { longest: shortest.reduce((most, one) => Math.max(most, one), 0), stretches: shortest.length }
  }
  return { name: detector.id, figures: { longest: 'ms', stretches: 'count' }, run }
}

/** The ms between two looks, in order, the last one until the end. */
function stretchesOf(detector: Detector, dataset: Dataset): readonly number[] {
  const count = Math.min(limits.partitionsMax, Math.ceil((dataset.acts.length + 1) / limits.partitionRows))
  const context = { selected: new Uint8Array(dataset.acts.length).fill(1), seed: `${sampleSource} ${dataset.version}` }
  // A dataset of its own has no tables yet that detectors share.
  const own: Dataset = { ...dataset, share: (_, make) => make() }
  const found: number[] = []
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
    if (stretch >= saidMs) process.stderr.write(`  ${detector.id}: ${stretch.toFixed(0)} ms before ${callers()}\n`)
    found.push(stretch)
    last = performance.now()
  }
  whileWanted(look, () => runDetector(detector, own, { context, partitions: count, rowsOf: partitionRows }))
  look()
  return found
}

/** Of this thread so far, by the system's scheduler; other systems than Linux do not say it, and elapsed time counts. */
function processorMs(): number {
  if (process.platform !== 'linux') return performance.now()
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
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
