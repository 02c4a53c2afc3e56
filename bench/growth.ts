// The processor time of each detector alone, its shared tables included, over two sizes of the generated data on one thread: the time
// of linear work grows as the contracts do. Detectors whose time grows more than 1.2 times as much are marked; short times are noise and
// are never marked. Each size has a process of its own, each detector the better of two runs. It does not measure the reading.
// Run on its own: node dist/bench/growth.js [sizes, e.g. 20000,200000], or two folders of normalised files in place of the sizes.

import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import type { Dataset } from '../src/dataset/dataset.ts'
import { partitionRows } from '../src/dataset/partition.ts'
import { detectors } from '../src/detect/registry.ts'
import { runDetector } from '../src/detect/run-detectors.ts'
import type { NormalisedRecord } from '../src/domain/records.ts'
import { limits } from '../src/limits.ts'
import { readFolder } from '../src/main/read-folder-in-memory.ts'
import { createRecordReader } from '../src/records/reader.ts'
import { createRecordWriter } from '../src/records/writer.ts'
import { generateSample } from '../src/sample/generate.ts'
import { createMemoryStore } from '../src/store/memory.ts'

/** Below this the clock and the garbage collector decide. */
const markedMsMin = 200
const marginRatio = 1.2
const runs = 2

interface Measured {
  readonly contracts: number
  readonly ms: Readonly<Record<string, number>>
}

const [first = '20000,200000'] = process.argv.slice(2)
if (first.startsWith('one:')) process.stdout.write(JSON.stringify(await measure(first.slice('one:'.length))))
else {
  const [small, large] = first.split(',').map(measureApart)
  if (small === undefined || large === undefined) throw new Error('growth needs two sizes or folders, apart by a comma')
  report(small, large)
}

function measureApart(what: string): Measured {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--expose-gc', ...process.execArgv, process.argv[1] ?? '', `one:${what}`],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (status !== 0) throw new Error(`the measurement of ${what} ended with ${status}`)
  return JSON.parse(stdout) as Measured
}

async function measure(what: string): Promise<Measured> {
  const data = await (Number.isNaN(Number(what)) ? (await readFolder(what, () => {})).dataset : generate(Number(what)))
  const context = { selected: new Uint8Array(data.acts.length).fill(1), seed: 'growth' }
  const partitions = Math.min(limits.partitionsMax, Math.ceil((data.acts.length + 1) / limits.partitionRows))
  const ms = detectors.map((detector) => {
    const times = Array.from({ length: runs }, () => {
      // A dataset of its own has no tables yet that detectors share.
      const own: Dataset = { ...data, share: (_, make) => make() }
      globalThis.gc?.()
      const begin = process.cpuUsage()
      runDetector(detector, own, { context, partitions, rowsOf: partitionRows })
      const { user, system } = process.cpuUsage(begin)
      return (user + system) / 1000
    })
    return [detector.id, Math.min(...times)] as const
  })
  return { contracts: data.acts.length, ms: Object.fromEntries(ms) }
}

async function generate(contracts: number): Promise<Dataset> {
  const store = createMemoryStore()
  const writer = createRecordWriter(store)
  let chunk: NormalisedRecord[] = []
  for (const record of generateSample({ contracts })) {
    if (chunk.push(record) < limits.importChunkRows) continue
    await writer.append(chunk)
    chunk = []
  }
  await writer.append(chunk)
  const reader = createRecordReader(store)
  return reader.dataset({ version: await reader.version() })
}

function report(small: Measured, large: Measured): void {
  const grown = large.contracts / small.contracts
  const { model } = cpus()[0] ?? { model: '' }
  process.stdout.write(
    `${small.contracts} and ${large.contracts} contracts, ${model}, ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  )
  process.stdout.write('detector | ms | ms of the larger | growth\n')
  const rows = Object.entries(large.ms).sort(([, left], [, right]) => right - left)
  for (const [id, ms] of rows) {
    const before = small.ms[id] ?? 0
    const mark = ms >= markedMsMin && ms > marginRatio * grown * before ? ' more than linear' : ''
    process.stdout.write(`${id} | ${before.toFixed(1)} | ${ms.toFixed(1)} | ${(ms / before).toFixed(1)}${mark}\n`)
  }
}
