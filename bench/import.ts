// Rows a second that imports read and store, CSV (plain and in a ZIP) and JSON Lines, beside csv-parse and JSON.parse alone as
// floors, with peak memory.
// It measures parsing, normalising, keys, columns and durable commits into LMDB, as `prumo import` does them on two threads; it
// does not measure downloads or detection. Run it by `npm run bench import [rows …]`, 1 and 2 million by default; each row of
// the table is a process of its own. `mapped` is the part of the peak that is mapped files: Node.js itself, and pages
// of the store, which the system reclaims under memory pressure. The time of processors is that of all threads, start included; it
// compares where other work shares the machine.

import { fork } from 'node:child_process'
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { crc32, deflateRawSync } from 'node:zlib'
import { parse } from 'csv-parse'
import { importFile } from '../src/import/run/import-file.ts'
import { limits } from '../src/limits.ts'
import { withRecordsStore } from '../src/main/records.ts'
import { openRecordsStore, workerFile } from '../src/main/stores.ts'
import { systemClock as clock } from '../src/platform/clock.ts'
import { systemIds as ids } from '../src/platform/ids.ts'
import { limitHeapGrowth } from '../src/platform/limit-heap-growth.ts'
import { createCommitThread } from '../src/records/commit-thread.ts'
import { createImportMemory } from '../src/records/import-memory.ts'
import { createRecordReader } from '../src/records/reader.ts'

const csvHeader =
  '"Código Pagamento";"Código Pagamento Resumido";"Data Emissão";"Código Unidade Gestora";"Unidade Gestora";"Código Favorecido";"Favorecido";"Observação";"Elemento de Despesa";"Valor do Pagamento Convertido pra R$"\r\n'

type Work = 'csv-parse (floor)' | 'CSV import' | 'CSV in a ZIP import' | 'JSON.parse (floor)' | 'JSON Lines import'

const works: Readonly<Record<Work, (file: string, folder: string) => Promise<number>>> = {
  'csv-parse (floor)': async (file) => {
    let rows = 0
    for await (const _ of createReadStream(file, 'latin1').pipe(parse({ delimiter: ';', from_line: 2 }))) rows += 1
    return rows
  },
  'CSV import': (file, folder) => importRows(file, folder),
  'CSV in a ZIP import': (file, folder) => importRows(`${file}.zip`, folder),
  'JSON.parse (floor)': async (file) => {
    let rows = 0
    for await (const line of createInterface({ input: createReadStream(file) })) rows += JSON.parse(line) ? 1 : 0
    return rows
  },
  'JSON Lines import': (file, folder) => importRows(file, folder),
}

interface Measured {
  readonly seconds: number
  /** Seconds of processors, those of all threads. */
  readonly worked: number
  /** MB. */
  readonly peak: number
  readonly mapped: number
}

const [work, file, folder] = process.argv.slice(2)
if (process.send && work !== undefined && file !== undefined && folder !== undefined) {
  let mapped = 0
  const sampling = setInterval(() => (mapped = Math.max(mapped, mappedMegabytes())), 100)
  const started = performance.now()
  await works[work as Work](file, folder)
  const seconds = (performance.now() - started) / 1000
  clearInterval(sampling)
  const { user, system } = process.cpuUsage()
  const worked = (user + system) / 1e6
  process.send({ seconds, worked, peak: process.resourceUsage().maxRSS / 1024, mapped } satisfies Measured)
} else {
  const sizes = process.argv.slice(2).map(Number)
  for (const rows of sizes.length === 0 ? [1_000_000, 2_000_000] : sizes) await compare(rows)
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

async function compare(rows: number): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'prumo-bench-import-'))
  try {
    const csv = await write(join(root, 'payments.csv'), rows, csvHeader, csvRow)
    writeZip(csv)
    const json = await write(join(root, 'contracts.jsonl'), rows, '', jsonRow)
    process.stdout.write(
      `${cpus()[0]?.model} × ${cpus().length}, ${process.version}, load ${loadavg()[0]?.toFixed(1)}, ${rows} rows\n`,
    )
    let floor = 0
    for (const [index, work] of (Object.keys(works) as Work[]).entries()) {
      const { seconds, worked, peak, mapped } = await measure(
        work,
        work.startsWith('JSON') ? json : csv,
        join(root, `store-${index}`),
      )
      const rate = rows / seconds
      if (work.endsWith('(floor)')) floor = rate
      const cells = [
        work.padEnd(20),
        `${Math.round(rate).toLocaleString('en').padStart(12)} rows/s`,
        `${Math.round((100 * rate) / floor)} % of the floor`.padStart(20),
        `${((1e6 * worked) / rows).toFixed(1).padStart(8)} µs of processors a row`,
        `${peak.toFixed(0).padStart(8)} MB peak`,
        `${mapped.toFixed(0).padStart(8)} MB mapped`,
      ]
      process.stdout.write(`${cells.join('')}\n`)
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function measure(work: Work, file: string, folder: string): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(process.argv[1] ?? '', [work, file, folder])
    child.once('message', resolve)
    child.once('exit', (code) => code !== 0 && reject(new Error(`${work} ended with ${code}`)))
  })
}

/** Resident file-backed pages in MB, which Linux alone reports. */
function mappedMegabytes(): number {
  if (process.platform !== 'linux') return 0
  return Number(/RssFile:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024
}

function csvRow(n: number): string {
  const supplier = `${(n * 7919) % 20_000}`.padStart(12, '1')
  return `"26000${n}";"2024OB${n}";"${String((n % 28) + 1).padStart(2, '0')}/03/2024";"${26_000 + (n % 300)}";"UNIDADE ${n % 300}";"${supplier}95";"FORNECEDOR ${n % 20_000} LTDA";"PAGAMENTO ${n}";"MATERIAL DE CONSUMO";"${(n % 9000) + 100},${String(n % 100).padStart(2, '0')}"\r\n`
}

function jsonRow(n: number): string {
  const contract = {
    contract_id: `CT${n}`,
    organization_id: String(26_000 + (n % 300)),
    organization: `UNIDADE ${n % 300}`,
    region: 'SP',
    supplier_id: `${`${(n * 7919) % 20_000}`.padStart(12, '1')}95`,
    supplier: `FORNECEDOR ${n % 20_000} LTDA`,
    catalog_code: String(100_000 + (n % 500)),
    category: `ITEM ${n % 500}`,
    kind: 'goods',
    quantity: (n % 90) + 1,
    unit_price: (n % 1000) + 0.5,
    value: (n % 90) * 100 + 50,
    modality: 'pregao',
    legal_basis: 'art28_I',
    signing_date: `2024-03-${String((n % 28) + 1).padStart(2, '0')}`,
  }
  return `${JSON.stringify(contract)}\n`
}

/** Writes a ZIP of one file, with the start of a central directory, which is all that an import checks. */
function writeZip(path: string): void {
  const plain = readFileSync(path)
  const packed = deflateRawSync(plain)
  const name = Buffer.from(basename(path))
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(crc32(plain), 14)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(plain.length, 22)
  header.writeUInt16LE(name.length, 26)
  const directory = Buffer.alloc(46)
  directory.writeUInt32LE(0x02014b50, 0)
  writeFileSync(`${path}.zip`, Buffer.concat([header, name, packed, directory]))
}

async function write(path: string, rows: number, header: string, row: (n: number) => string): Promise<string> {
  const file = createWriteStream(path, 'latin1')
  file.write(header)
  for (let n = 0; n < rows; n += 1000) {
    const chunk = Array.from({ length: Math.min(1000, rows - n) }, (_, i) => row(n + i)).join('')
    if (!file.write(chunk)) await new Promise<void>((resolve) => file.once('drain', () => resolve()))
  }
  await new Promise<void>((resolve) => file.end(() => resolve()))
  return path
}
