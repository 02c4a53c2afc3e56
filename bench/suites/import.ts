// Imports by format.

import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parse } from 'csv-parse'
import { importFile } from '../../src/import/run/import-file.ts'
import { limits } from '../../src/limits.ts'
import { withRecordsStore } from '../../src/main/records.ts'
import { openRecordsStore, workerFile } from '../../src/main/stores.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { limitHeapGrowth } from '../../src/platform/limit-heap-growth.ts'
import { createCommitThread } from '../../src/records/commit-thread.ts'
import { createImportMemory } from '../../src/records/import-memory.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { type ImportFiles, importFiles } from '../support/import-files.ts'
import type { Figures, Suite } from '../support/suite.ts'

interface Work {
  readonly file: keyof ImportFiles
  readonly role?: 'floor'
  /** Resolves to the rows read. */
  run(file: string, folder: string): Promise<number>
}

const works: Readonly<Record<string, Work>> = {
  'csv-parse': { file: 'csv', role: 'floor', run: parseCsv },
  'CSV import': { file: 'csv', run: importRows },
  'CSV in a ZIP import': { file: 'zip', run: importRows },
  'JSON.parse': { file: 'json', role: 'floor', run: parseLines },
  'JSON Lines import': { file: 'json', run: importRows },
}
const figures = { rate: '1/s', 'processor a row': 'µs', peak: 'MB', mapped: 'MB' } as const

export const imports: Suite = {
  name: 'import',
  purpose:
    'Rows a second that imports read and store, CSV (plain and in a ZIP) and JSON Lines, with peak memory: parsing, normalising, keys, columns and durable commits into LMDB, as `prumo import` does them on two threads. Floors are csv-parse and JSON.parse alone. Each figure is of a process of its own; the time of processors is that of all threads, start included; `mapped` is the part of the peak that is mapped files, which the system reclaims under memory pressure. It does not measure downloads or detection.',
  minutes: 12,
  needs: '2 GB of memory, 3 GB of disk',
  sizes: { rows: 500_000 },
  rounds: 3,
  parts: Object.fromEntries(
    Object.entries(works).map(([name, { run }]) => [name, (file = '', rows = '0') => measure(run, file, Number(rows))]),
  ),
  async open(given) {
    const rows = given.size('rows')
    const files = await importFiles(rows)
    return Object.entries(works).map(([name, { file, role }]) => ({
      name,
      ...(role && { role }),
      figures,
      run: () => given.part<Figures>(name, files[file], rows),
    }))
  },
}

async function parseCsv(file: string): Promise<number> {
  let rows = 0
  for await (const _ of createReadStream(file, 'latin1').pipe(parse({ delimiter: ';', from_line: 2 }))) rows += 1
  return rows
}

async function parseLines(file: string): Promise<number> {
  let rows = 0
  for await (const line of createInterface({ input: createReadStream(file) })) rows += JSON.parse(line) ? 1 : 0
  return rows
}

async function measure(run: Work['run'], file: string, rows: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))
  try {
    let mapped = 0
    const sampling = setInterval(() => (mapped = Math.max(mapped, mappedMegabytes())), 100)
    const begin = performance.now()
    const read = await run(file, folder)
    const seconds = (performance.now() - begin) / 1000
    clearInterval(sampling)
    if (read !== rows) throw new Error(`${read} of ${rows} rows were read`)
    const { user, system } = process.cpuUsage()
    return {
      rate: rows / seconds,
      'processor a row': (user + system) / rows,
      peak: process.resourceUsage().maxRSS / 1024,
      mapped,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function importRows(path: string, folder: string): Promise<number> {
  limitHeapGrowth(limits.importHeapGrowthPercent)
  const thread = createCommitThread(workerFile('commit'), folder)
  const parts = {
    writer: thread.writer,
    datasetVersion: () => versionOf(folder),
    saveBatch: async () => undefined,
    memory: createImportMemory((work) => withRecordsStore(folder, work)),
    clock,
    ids,
  }
  const report = await importFile(path, {}, parts)
  await thread.stop()
  if (report.accepted !== report.rows_read) throw new Error(`not all rows went in: ${JSON.stringify(report)}`)
  return report.rows_read
}

/** Opens the store for this read alone, as `prumo import` does, since an open store keeps its pages mapped. */
async function versionOf(folder: string): Promise<number> {
  const store = openRecordsStore(folder, 'write')
  const version = await createRecordReader(store).version()
  await store.close()
  return version
}

/** Resident file-backed pages in MB, which Linux alone reports. */
function mappedMegabytes(): number {
  if (process.platform !== 'linux') return 0
  return Number(/RssFile:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024
}
