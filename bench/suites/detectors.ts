// Every detector alone.

import type { Dataset } from '../../src/dataset/dataset.ts'
import { partitionRows } from '../../src/dataset/partition.ts'
import type { Detector } from '../../src/detect/detector.ts'
import { detectors as registered } from '../../src/detect/registry.ts'
import { runDetector } from '../../src/detect/run-detectors.ts'
import { limits } from '../../src/limits.ts'
import { micro } from '../support/micro.ts'
import { sampleDataset, sampleFolder } from '../support/sample.ts'
import type { RunningRow, Suite } from '../support/suite.ts'

export const detectors: Suite = {
  name: 'detectors',
  purpose:
    'ns a contract of every detector alone on one thread, its shared tables included, the slowest first. The floor sums one column of the contracts by a bare loop. It does not measure the reading of columns, nor texts of findings.',
  minutes: 1.5,
  needs: 'a few seconds at first for the sample',
  sizes: { contracts: 20_000 },
  sorted: true,
  async open(given) {
    const data = await sampleDataset(await sampleFolder(given.size('contracts')))
    const operations = data.acts.length
    const floor = micro('sum of a column', () => sumOf(data.acts.value), { role: 'floor', operations })
    return [floor, ...registered.map((detector) => rowOf(detector, data))]
  },
}

function rowOf(detector: Detector, data: Dataset): RunningRow {
  const { length } = data.acts
  const context = { selected: new Uint8Array(length).fill(1), seed: 'bench' }
  const partitions = Math.min(limits.partitionsMax, Math.ceil((length + 1) / limits.partitionRows))
  const detect = () => {
    // A dataset of its own has no tables yet that detectors share.
    const own: Dataset = { ...data, share: (_, make) => make() }
    return runDetector(detector, own, { context, partitions, rowsOf: partitionRows })
  }
  const repeat = (times: number) => {
    for (let n = 0; n < times; n++) detect()
  }
  const run = () => {
    const begin = performance.now()
    detect()
    return { time: ((performance.now() - begin) * 1e6) / length }
  }
  return { name: detector.id, figures: { time: 'ns' }, run, repeat, operationsPerStep: length }
}

function sumOf(column: ArrayLike<number>): number {
  let sum = 0
  for (let row = 0; row < column.length; row++) sum += column[row]
  return sum
}
