// A full investigation over up to a million generated contracts, all types, through the actor system on two threads: time and
// memory, which should grow linearly with the records. Generation and import are timed separately. Each size has processes
// of its own. Memory is the peak resident set of the whole process; the mapped pages of the store's files, which belong to
// the page cache, are listed apart. It does not measure the interface.
// Run on its own: node dist/bench/million.js [sizes, e.g. 10000,100000,1000000] [profile]
// With `profile` the detectors run again on one thread, and the time of each is listed; with `in=FOLDER` the records are kept
// in that folder and reused.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { partitionRows } from '../src/dataset/partition.ts'
import { detectors } from '../src/detect/registry.ts'
import type { Caller } from '../src/domain/caller.ts'
import type { InvestigationRequest } from '../src/domain/generated/wire-types.ts'
import { specTiers } from '../src/domain/rate-tiers.ts'
import { limits } from '../src/limits.ts'
import { actorsOnThreads, createInvestigations } from '../src/main/investigations.ts'
import { hasRecords, openRecordsStore, openState } from '../src/main/stores.ts'
import { systemClock as clock } from '../src/platform/clock.ts'
import { systemIds as ids } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { createRecordReader } from '../src/records/reader.ts'
import type { InvestigationsContext } from '../src/services/investigations/context.ts'
import { readResults, readStatus } from '../src/services/investigations/read.ts'
import { startInvestigation } from '../src/services/investigations/start.ts'
import { validate } from '../src/wire/validate.ts'
import { storeSample } from './support/store-sample.ts'

const source = 'compras_gov'
const threads = 2
const [first = '10000,100000,1000000', ...options] = process.argv.slice(2)
const caller: Caller = {
  user_id: 'bench',
  email: 'bench@prumo.local',
  role: 'admin',
  permissions: [],
  team_ids: [],
}

const [step, text = ''] = first.split(':')
if (step === 'fill') await storeSample(text, Number(options[0]), source)
else if (step === 'measure') await measure(text)
else {
  const { model } = cpus()[0] ?? { model: '' }
  print(
    `All types, ${threads} threads, ${model} × ${cpus().length}, ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  )
  print(
    'contracts | import s | investigation s | of processors s | µs a contract | memory MB | of it mapped files MB | anomalies',
  )
  for (const size of first.split(',')) runSize(Number(size))
}

/** Imports in one process and investigates in another, so that their peaks are separate. */
function runSize(contracts: number): void {
  const kept = options.find((option) => option.startsWith('in='))?.slice('in='.length)
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'prumo-million-'))
  try {
    const begin = performance.now()
    if (!hasRecords(folder)) runStep('fill', folder, [String(contracts)])
    const importS = ((performance.now() - begin) / 1000).toFixed(1)
    runStep('measure', folder, [String(contracts), importS, ...options])
  } finally {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

function runStep(name: 'fill' | 'measure', folder: string, args: readonly string[]): void {
  const file = process.argv[1] ?? ''
  const { status } = spawnSync(process.execPath, [...process.execArgv, file, `${name}:${folder}`, ...args], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${name} ended with ${status}`)
}

async function measure(folder: string): Promise<void> {
  const [contracts = '', importS = ''] = options
  const { ms, cpuMs, memory, anomalies } = await investigate(folder)
  const cells = [
    contracts,
    importS,
    (ms / 1000).toFixed(2),
    (cpuMs / 1000).toFixed(2),
    ((ms * 1000) / Number(contracts)).toFixed(1),
    Math.round(memory.resident),
    Math.round(memory.mapped),
    anomalies,
  ]
  print(cells.join(' | '))
  if (options.includes('profile')) await profile(folder)
}

interface Memory {
  readonly resident: number
  readonly mapped: number
}

async function investigate(folder: string) {
  const state = openState(folder)
  const store = openRecordsStore(folder, 'read')
  const log = createLog('silent')
  const context = createInvestigations({
    log,
    standingOf: async () => [],
    state,
    records: createRecordReader(store),
    // The bench has no audit trail.
    audit: { commit: (writes) => state.commit(writes) },
    clock,
    ids,
    places: limits.investigationsPerThread * threads,
    tiers: () => specTiers,
    startActors: actorsOnThreads({ dataDir: folder, threads, warmUp: false, clock, log }),
  })
  let memory: Memory = { resident: 0, mapped: 0 }
  const watch = setInterval(() => {
    const now = readMemory()
    if (now.resident > memory.resident) memory = now
  }, 50)
  const begin = performance.now()
  const used = process.cpuUsage()
  context.admission.open()
  const body = { query: 'anomalias', data_source: source, max_results: 1000 } as InvestigationRequest
  validate('InvestigationRequest', body)
  const reader = { caller, language: 'en', toWire: (_: string, value: unknown) => value } as const
  const how = { caller, state: 'processing', fieldsAt: '', context: {} } as const
  const { record } = await startInvestigation(context, body, how)
  await finished(context, record.investigation_id)
  const ms = performance.now() - begin
  const { user, system } = process.cpuUsage(used)
  const cpuMs = (user + system) / 1000
  clearInterval(watch)
  const results = JSON.parse(new TextDecoder().decode(await readResults(context, record.investigation_id, reader))) as {
    readonly summary: { readonly total_anomalies: number }
  }
  await context.actors.stopAll(5_000)
  await Promise.all([state.close(), store.close()])
  return { ms, cpuMs, memory, anomalies: results.summary.total_anomalies }
}

/** Resolves once the investigation has completed; fails with its failure otherwise. */
async function finished(context: InvestigationsContext, id: string): Promise<void> {
  for (;;) {
    const status = JSON.parse(new TextDecoder().decode(await readStatus(context, id, caller))) as { status: string }
    if (status.status === 'completed') return
    if (status.status === 'failed') throw new Error(`the investigation failed: ${JSON.stringify(status)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Resident memory in MB; the mapped part is 0 where the system does not report it. */
function readMemory(): Memory {
  const resident = process.memoryUsage.rss() / 1e6
  try {
    const text = readFileSync('/proc/self/status', 'utf8')
    return { resident, mapped: (Number(/RssFile:\s+(\d+)/.exec(text)?.[1] ?? 0) * 1024) / 1e6 }
  } catch {
    return { resident, mapped: 0 }
  }
}

/** Prints the time of each detector's folds and of its end, longest first. */
async function profile(folder: string): Promise<void> {
  const store = openRecordsStore(folder, 'read')
  const reader = createRecordReader(store)
  const begin = performance.now()
  const dataset = await reader.dataset({ version: await reader.version(), source })
  print(`  columns read in ${seconds(performance.now() - begin)}, memory ${Math.round(readMemory().resident)} MB`)
  const count = Math.min(limits.partitionsMax, Math.ceil((dataset.acts.length + 1) / limits.partitionRows))
  const context = { selected: new Uint8Array(dataset.acts.length).fill(1), seed: `${source} ${dataset.version}` }
  const rows = detectors.map((detector) => {
    const parts = detector.partition === 'whole' ? 1 : count
    const started = performance.now()
    const partials = Array.from({ length: parts }, (_, index) =>
      detector.fold(dataset, partitionRows(dataset, detector.partition, { index, count: parts }), context),
    )
    const folded = performance.now()
    const candidates = detector.finalize(
      partials.reduce((left, right) => detector.reduce(left, right)),
      dataset,
      context,
    )
    const ended = performance.now()
    return { id: detector.id, fold: folded - started, end: ended - folded, candidates: candidates.length }
  })
  rows.sort((left, right) => right.fold + right.end - left.fold - left.end)
  for (const { id, fold, end, candidates } of rows)
    print(`  ${id.padEnd(26)} fold ${seconds(fold)}, finalize ${seconds(end)}, ${candidates} candidates`)
  await store.close()
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
