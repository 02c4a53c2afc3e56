// Investigations by size.

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Caller } from '../../src/domain/caller.ts'
import type { InvestigationRequest } from '../../src/domain/generated/wire-types.ts'
import { specTiers } from '../../src/domain/rate-tiers.ts'
import { limits } from '../../src/limits.ts'
import { actorsOnThreads, createInvestigations } from '../../src/main/investigations.ts'
import { openRecordsStore, openState } from '../../src/main/stores.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import type { InvestigationsContext } from '../../src/services/investigations/context.ts'
import { readResults, readStatus } from '../../src/services/investigations/read.ts'
import { startInvestigation } from '../../src/services/investigations/start.ts'
import { validate } from '../../src/wire/validate.ts'
import { sampleFolder, sampleSource, storeSample } from '../support/sample.ts'
import type { Figures, Given, Row, Suite } from '../support/suite.ts'

const threads = 2
const sizes = { small: 10_000, middle: 100_000, large: 1_000_000 } as const
type Wish = Partial<Pick<InvestigationRequest, 'anomaly_types' | 'filters'>>

const year = { start: '2024-01-01', end: '2024-12-31' }
/** What is asked; of several in one process the last is measured. */
const questions: Readonly<Record<string, readonly Wish[]>> = {
  all: [{}],
  'one type': [{ anomaly_types: ['price_anomaly'] }],
  'one type in one state and year, tables at hand': [
    { anomaly_types: ['price_anomaly'] },
    { anomaly_types: ['price_anomaly'], filters: { regions: ['SP'], date_range: year } },
  ],
  'relationships in one year': [{ anomaly_types: ['relationship_anomaly'], filters: { date_range: year } }],
}
const caller: Caller = { user_id: 'bench', email: 'bench@prumo.local', role: 'admin', permissions: [], team_ids: [] }

export const million: Suite = {
  name: 'million',
  purpose:
    'A full investigation of all types over up to a million generated contracts, through the actor system on two threads, narrower questions over the million, and the storing of the contracts: time and memory, which should grow linearly with the records. Each round is a process of its own. Memory is the peak resident set of the whole process; the mapped pages of the store’s files, which belong to the page cache, stand apart. The floor of each size is the size before. It does not measure the interface; detectors one by one are the suite detectors.',
  minutes: 20,
  needs: '3 GB of memory, 5 GB of disk',
  sizes,
  rounds: 3,
  parts: {
    store: async (contracts) => storeOnce(Number(contracts)),
    investigate: async (folder, question) => investigateCopy(folder ?? '', questions[question ?? 'all'] ?? []),
  },
  open: async (given) => [
    ...(await Promise.all((Object.keys(sizes) as (keyof typeof sizes)[]).map((name) => rowsOf(given, name)))).flat(),
    ...Object.keys(questions).flatMap((question) => (question === 'all' ? [] : [questionRow(given, question)])),
  ],
}

/** A narrower question over the largest of the sizes, beside all types over all contracts. */
function questionRow(given: Given, question: string): Row {
  const run = async () => given.part<Figures>('investigate', await sampleFolder(given.size('large')), question)
  return { name: `large: ${question}`, over: 'large: investigation', figures: investigated, run }
}

const investigated = { time: 's', processor: 's', resident: 'MB', mapped: 'MB', anomalies: 'count' } as const

async function rowsOf(given: Given, name: keyof typeof sizes): Promise<readonly Row[]> {
  const contracts = given.size(name)
  const figures = { ...investigated, 'a contract': 'µs' } as const
  const over = { small: null, middle: 'small', large: 'middle' }[name]
  const store = async () => given.part<Figures>('store', contracts)
  const investigate = async () => {
    const found = await given.part<Figures>('investigate', await sampleFolder(contracts))
    return { ...found, 'a contract': ((found.time ?? 0) * 1e6) / contracts }
  }
  return [
    {
      name: `${name}: contracts stored`,
      over: over && `${over}: contracts stored`,
      figures: { time: 's', resident: 'MB' },
      run: store,
    },
    { name: `${name}: investigation`, over: over && `${over}: investigation`, figures, run: investigate },
  ]
}

async function storeOnce(contracts: number): Promise<Figures> {
  return inFolder(async (folder) => {
    const begin = performance.now()
    await storeSample(folder, contracts)
    return { time: (performance.now() - begin) / 1000, resident: process.resourceUsage().maxRSS / 1000 }
  })
}

/** Investigates a copy, for an investigation writes beside the records. */
async function investigateCopy(sample: string, wishes: readonly Wish[]): Promise<Figures> {
  return inFolder(async (folder) => {
    cpSync(sample, folder, { recursive: true })
    return investigate(folder, wishes)
  })
}

async function inFolder(work: (folder: string) => Promise<Figures>): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Figures of the last of some investigations, one after the other. */
async function investigate(folder: string, wishes: readonly Wish[]): Promise<Figures> {
  const { context, close } = openContext(folder)
  context.admission.open()
  let figures: Figures = {}
  for (const wish of wishes) figures = await investigateOnce(context, wish)
  await close()
  return figures
}

async function investigateOnce(context: InvestigationsContext, wish: Wish): Promise<Figures> {
  const watch = watchMemory()
  const begin = performance.now()
  const used = process.cpuUsage()
  const body = { query: 'anomalias', data_source: sampleSource, max_results: 1000, ...wish } as InvestigationRequest
  validate('InvestigationRequest', body)
  const how = { caller, state: 'processing', fieldsAt: '', context: {} } as const
  const { record } = await startInvestigation(context, body, how)
  await finished(context, record.investigation_id)
  const time = (performance.now() - begin) / 1000
  const { user, system } = process.cpuUsage(used)
  const memory = watch.stop()
  const reader = { caller, language: 'en', toWire: (_: string, value: unknown) => value } as const
  const results = JSON.parse(new TextDecoder().decode(await readResults(context, record.investigation_id, reader))) as {
    readonly summary: { readonly total_anomalies: number }
  }
  return { time, processor: (user + system) / 1e6, ...memory, anomalies: results.summary.total_anomalies }
}

function openContext(folder: string) {
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
  const close = async () => {
    await context.actors.stopAll(5_000)
    await Promise.all([state.close(), store.close()])
  }
  return { context, close }
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

/** The largest resident set until it is stopped, with the part that was mapped then, in MB. */
function watchMemory() {
  let most = { resident: 0, mapped: 0 }
  const watch = setInterval(() => {
    const now = readMemory()
    if (now.resident > most.resident) most = now
  }, 50)
  return {
    stop() {
      clearInterval(watch)
      return most
    },
  }
}

/** Resident memory in MB; the mapped part is 0 where the system does not report it. */
function readMemory() {
  const resident = process.memoryUsage.rss() / 1e6
  try {
    const text = readFileSync('/proc/self/status', 'utf8')
    return { resident, mapped: (Number(/RssFile:\s+(\d+)/.exec(text)?.[1] ?? 0) * 1024) / 1e6 }
  } catch {
    return { resident, mapped: 0 }
  }
}
