// How the time of detectors grows with the contracts.

import type { Dataset } from '../../src/dataset/dataset.ts'
import { partitionRows } from '../../src/dataset/partition.ts'
import { detectors } from '../../src/detect/registry.ts'
import { runDetector } from '../../src/detect/run-detectors.ts'
import { limits } from '../../src/limits.ts'
import { sampleDataset, sampleFolder } from '../support/sample.ts'
import type { Figures, Given, Suite } from '../support/suite.ts'

const runs = 2

export const growth: Suite = {
  name: 'growth',
  purpose:
    'The processor time of each detector alone, its shared tables included, over two sizes of the generated data on one thread, and its growth by that of the contracts: 1 is linear; short times are noise. Each size has a process of its own, each detector the better of two runs. There is no floor. It does not measure the reading.',
  minutes: 6,
  needs: '1 GB of memory, a minute at first for the samples',
  sizes: { small: 20_000, large: 200_000 },
  rounds: 3,
  sorted: true,
  parts: { detect: async (folder = '') => measure(await sampleDataset(folder)) },
  open(given) {
    const read = perRound(() => measureBoth(given))
    const figures = { large: 'ms', small: 'ms', growth: '×' } as const
    return detectors.map(({ id }) => ({ name: id, figures, run: async () => (await read(id))[id] ?? {} }))
  },
}

/** Measures anew when a row asks for the second time: one measurement gives the figures of all rows. */
function perRound<T>(measureAll: () => Promise<T>): (row: string) => Promise<T> {
  const asked = new Set<string>()
  let measured: Promise<T> | undefined
  return (row) => {
    if (measured === undefined || asked.has(row)) {
      asked.clear()
      measured = measureAll()
    }
    asked.add(row)
    return measured
  }
}

async function measureBoth(given: Given): Promise<Readonly<Record<string, Figures>>> {
  const timesOf = async (size: string) => given.part<Figures>('detect', await sampleFolder(given.size(size)))
  const [small, large] = [await timesOf('small'), await timesOf('large')]
  const grown = given.size('large') / given.size('small')
  const figuresOf = (id: string): Figures => {
    const [before = 0, after = 0] = [small[id], large[id]]
    return { large: after, small: before, growth: after / before / grown }
  }
  return Object.fromEntries(detectors.map(({ id }) => [id, figuresOf(id)]))
}

/** ms of processors by detector. */
function measure(data: Dataset): Figures {
  const context = { selected: new Uint8Array(data.acts.length).fill(1), seed: 'growth' }
  const partitions = Math.min(limits.partitionsMax, Math.ceil((data.acts.length + 1) / limits.partitionRows))
  const timeOf = (detector: (typeof detectors)[number]) => {
    // A dataset of its own has no tables yet that detectors share.
    const own: Dataset = { ...data, share: (_, make) => make() }
    globalThis.gc?.()
    const begin = process.cpuUsage()
    runDetector(detector, own, { context, partitions, rowsOf: partitionRows })
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1000
  }
  const quickest = (detector: (typeof detectors)[number]) =>
    Math.min(...Array.from({ length: runs }, () => timeOf(detector)))
  return Object.fromEntries(detectors.map((detector) => [detector.id, quickest(detector)]))
}
