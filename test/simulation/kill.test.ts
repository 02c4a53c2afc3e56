// The real service, in processes of its own, meets SIGKILL, SIGTERM and dying threads while an investigation runs.
// All runs begin from copies of one folder in which that investigation was started, so that they are one investigation.
// Again with the same delays: SIMULATION_SEED=… npm test.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import {
  type Checkpoint,
  type InvestigationEvent,
  type InvestigationRecord,
  isFinal,
} from '../../src/agents/investigation.ts'
import { anomalyKey, eventPrefix, eventSequence, recordKey, resultsKey } from '../../src/agents/keys.ts'
import type { StoredResults } from '../../src/agents/stored-results.ts'
import { createAudit } from '../../src/audit/audit.ts'
import { filterEvents } from '../../src/audit/query-events.ts'
import { findAuditPublicKey, loadAuditKeys } from '../../src/audit/signing.ts'
import { checkStore } from '../../src/audit/verify.ts'
import { readConfig } from '../../src/config.ts'
import type { Workflow } from '../../src/domain/generated/wire-types.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { wordReason } from '../../src/domain/trail-problems.ts'
import { processingPhases } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { createInvestigations } from '../../src/main/investigations.ts'
import { createService } from '../../src/main/service.ts'
import { openRecordsStore, openState } from '../../src/main/stores.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { findJson, getCheckpoint } from '../../src/services/investigations/documents.ts'
import { startInvestigation } from '../../src/services/investigations/start.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import type { Store } from '../../src/store/port.ts'
import type { Fate, ProcessOptions } from '../programs/service-process.ts'
import { silentLog } from '../support/actor-stage.ts'
import { type Client, createClient } from '../support/client.ts'
import { sampled, wholeOnly } from '../support/extent.ts'
import { mainProgram, testProgram } from '../support/repository.ts'
import { requestOf } from '../support/request-of.ts'
import { startServerProcess } from '../support/server-process.ts'
import { withoutActors } from '../support/without-actors.ts'

const seed = process.env.SIMULATION_SEED ?? ids.uuid()
/** As many as an investigation may be taken up again without getting on, less the last time. */
const randomKills = limits.investigationResumesMax - 1
const contracts = 600
const delayMaxMs = 150
const root = mkdtempSync(join(tmpdir(), 'prumo-kill-'))
const origin = join(root, 'origin')
let investigationId = ''
let undisturbed: Outcome

interface LoggedEvent extends InvestigationEvent {
  readonly id: number
}

interface Outcome {
  readonly checkpoint: Checkpoint
  /** As stored, without the time that the run took. */
  readonly results: string
  readonly events: readonly LoggedEvent[]
}

before(async () => {
  const records = openRecordsStore(origin, 'write')
  const all = [...generateSample({ contracts })].map(
    (record) => ({ ...record, provenance: { ...record.provenance, source: 'tcu' } }) as NormalisedRecord,
  )
  const writer = createRecordWriter(records)
  for (let first = 0; first < all.length; first += limits.importChunkRows)
    await writer.append(all.slice(first, first + limits.importChunkRows))
  const state = openState(origin)
  const keys = await loadAuditKeys(join(origin, 'keys'))
  const started = await startInvestigation(
    createInvestigations({
      state,
      records: createRecordReader(records),
      audit: createAudit({ store: state, clock, ids, keys }),
      clock,
      ids,
      ...withoutActors,
    }),
    requestOf({ query: 'what stands out', data_source: 'tcu', confidence_threshold: 0.5, max_results: 1000 }),
    {
      context: {},
      caller: { user_id: ids.uuid(), email: 'a@b.c', role: 'analyst', permissions: [], team_ids: [] },
      state: 'processing',
      fieldsAt: '/',
    },
  )
  investigationId = started.record.investigation_id
  await Promise.all([records.close(), state.close()])
  // Keys and the first admin, which take a while to make.
  await (await createService(readConfig(environmentOf(origin)), silentLog)).stop()
  const folder = copyOrigin('undisturbed')
  assert.deepEqual(await runProcess(folder, null), { code: 0, signal: null })
  undisturbed = await readOutcome(folder)
  assert.equal(undisturbed.checkpoint.error, null)
})

after(() => rmSync(root, { recursive: true, force: true }))

describe('an investigation whose process is killed', () => {
  test('in each phase in turn ends after the last start as if undisturbed', async () => {
    const phases = sampled(processingPhases, { oneOf: 3 })
    const fates = phases.map((phase): Fate => ({ phase, afterMs: 0, victim: 'process' }))
    const died = await holdsAfterKills('phases', fates)
    assert.deepEqual(died, phases)
  })

  test(`at random instants, again and again, ends as if undisturbed (seed ${seed})`, wholeOnly, async () => {
    const random = seededRandom(seed)
    const fates = Array.from({ length: randomKills }, (): Fate => {
      const phase = processingPhases[Math.floor(random.next() * processingPhases.length)] ?? 'initialization'
      return { phase, afterMs: Math.floor(random.next() * delayMaxMs), victim: 'process' }
    })
    await holdsAfterKills('random', fates)
  })
})

// On one thread any number of agents finds the same: http/investigation-requests.test.ts.
test(
  'the same request over the same data has the same result bytes on 4 threads with 1 agent as on 2 with 4',
  wholeOnly,
  async () => {
    const folder = copyOrigin('threads')
    await setParallelAgents(folder, 1)
    assert.deepEqual(await runProcess(folder, null, 4), { code: 0, signal: null })
    assertUndisturbed(await readOutcome(folder))
  },
)

test('an investigation goes on when a thread dies at its folds, and the process lives', async () => {
  const folder = copyOrigin('thread')
  const fate: Fate = { phase: 'agent_analysis', afterMs: 5, victim: 'thread' }
  assert.deepEqual(await runProcess(folder, fate), { code: 0, signal: null })
  assertUndisturbed(await readOutcome(folder))
})

test('SIGTERM, also sent twice, ends the service in time with exit code 0, and the investigation goes on after the next start', async () => {
  const folder = copyOrigin('term')
  const child = spawn(process.execPath, [mainProgram, 'serve'], {
    stdio: 'ignore',
    env: { ...process.env, ...environmentOf(folder) },
  })
  const exit = once(child, 'exit')
  const state = openState(folder)
  for (;;) {
    const { state: now, current_phase } = await getCheckpoint(state, investigationId)
    if (current_phase === 'agent_analysis') break
    assert.ok(!isFinal(now), 'it ended before it was seen at its folds')
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await state.close()
  const begin = performance.now()
  child.kill('SIGTERM')
  // A supervisor signals the process and its group.
  setTimeout(() => child.kill('SIGTERM'), 20)
  assert.deepEqual(await exit, [0, null])
  assert.ok(performance.now() - begin < 10_000)
  assert.equal((await readOutcome(folder)).checkpoint.state, 'processing', 'the run was under way')
  assert.deepEqual(await runProcess(folder, null), { code: 0, signal: null })
  assertUndisturbed(await readOutcome(folder))
})

test(
  `a workflow whose process is killed goes on after the next start, and does nothing twice (seed ${seed})`,
  wholeOnly,
  async () => {
    const folder = copyOrigin('workflow')
    const environment = environmentOf(folder)
    const first = await startServerProcess(folder, { environment })
    const killed = await signIn(first.address)
    const started = await killed.request('start_workflow', { params: { agent_name: 'coordinator' }, body: workflow })
    assert.equal(started.status, 201, JSON.stringify(started.english))
    const { workflow_id } = started.english as Workflow
    await new Promise((resolve) => setTimeout(resolve, seededRandom(seed).next() * 1_500))
    await first.end('SIGKILL')
    const second = await startServerProcess(folder, { environment })
    const client = await signIn(second.address)
    let read = started.english as Workflow
    while (read.status === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 50))
      read = (await client.request('get_workflow', { params: { workflow_id } })).english as Workflow
    }
    assert.equal(read.status, 'completed', JSON.stringify(read))
    assert.deepEqual(
      read.steps.map(({ step_id, status, attempts }) => [step_id, status, attempts]),
      ['count', 'investigate', 'word'].map((step_id) => [step_id, 'completed', 1]),
    )
    const own = await client.request('list_investigations', {})
    assert.equal((own.english as { readonly meta: { readonly total: number } }).meta.total, 1)
    const [, investigated, worded] = read.steps
    assert.equal(worded?.result?.investigation_id, investigated?.result?.investigation_id)
    await second.end('SIGTERM')
  },
)

const workflow = {
  pattern: 'sequential',
  steps: [
    { step_id: 'count', agent: 'collector', query: 'contracts', data_source: 'tcu' },
    { step_id: 'investigate', query: 'what stands out', data_source: 'tcu' },
    {
      step_id: 'word',
      agent: 'reporter',
      query: 'the report',
      input_mapping: { investigation_id: '/steps/investigate/investigation_id' },
    },
  ],
}

async function signIn(address: string): Promise<Client> {
  const anonymous = createClient(address, { language: 'en' })
  const body = { email: 'admin@prumo.local', password: environmentOf('').PRUMO_ADMIN_PASSWORD }
  const { english } = await anonymous.request('login', { body })
  return anonymous.withToken((english as { readonly access_token: string }).access_token)
}

/** Kills one run after the other in one folder, then lets it end. The phases in which they died. */
async function holdsAfterKills(name: string, fates: readonly Fate[]): Promise<string[]> {
  const folder = copyOrigin(name)
  const died: string[] = []
  let seen: readonly LoggedEvent[] = []
  for (const fate of fates) {
    assert.deepEqual(await runProcess(folder, fate), { code: null, signal: 'SIGKILL' })
    const { checkpoint, events } = await readOutcome(folder)
    assert.deepEqual(events.slice(0, seen.length), seen, 'what was announced stays announced')
    died.push(checkpoint.current_phase)
    seen = events
    if (isFinal(checkpoint.state)) break
  }
  assert.deepEqual(await runProcess(folder, null), { code: 0, signal: null })
  const outcome = await readOutcome(folder)
  assert.deepEqual(outcome.events.slice(0, seen.length), seen, 'what was announced stays announced')
  assertUndisturbed(outcome)
  return died
}

function assertUndisturbed({ checkpoint, results, events }: Outcome): void {
  assert.deepEqual([checkpoint.state, checkpoint.error], ['completed', null])
  assert.ok(results.length > 10_000, 'there are results to compare')
  assert.equal(results, undisturbed.results)
  assert.deepEqual(
    events.map(({ id }) => id),
    events.map((_, index) => index + 1),
    'ids are 1, 2, 3 …',
  )
  assert.equal(checkpoint.last_event, events.length)
  assert.equal(events.filter(({ event }) => event === 'complete').length, 1)
  assert.equal(events.at(-1)?.event, 'complete')
  assert.deepEqual(announced(events), announced(undisturbed.events), 'each anomaly is announced once')
}

function announced(events: readonly LoggedEvent[]): readonly string[] {
  return events.flatMap(({ event, data }) => (event === 'anomaly' ? [(data as { id: string }).id] : [])).sort()
}

/** Before it has begun; four are the default. */
async function setParallelAgents(folder: string, parallel_agents: number): Promise<void> {
  const state = openState(folder)
  const record = await findJson<InvestigationRecord>(state, recordKey(investigationId))
  assert.equal(record?.request.agent_configuration.parallel_agents, 4)
  const agent_configuration = { ...record.request.agent_configuration, parallel_agents }
  const changed = { ...record, request: { ...record.request, agent_configuration } }
  await state.commit([{ key: recordKey(investigationId), value: new TextEncoder().encode(JSON.stringify(changed)) }])
  await state.close()
}

function environmentOf(dataDir: string, threads = 2) {
  return {
    PRUMO_DATA_DIR: dataDir,
    PRUMO_PORT: '0',
    PRUMO_THREADS: String(threads),
    PRUMO_SAMPLE_DATA: 'off',
    PRUMO_WARM_UP: 'off',
    PRUMO_LOG_LEVEL: 'silent',
    PRUMO_ADMIN_PASSWORD: 'Kill-test-2026',
  }
}

function copyOrigin(name: string): string {
  const folder = join(root, name)
  cpSync(origin, folder, { recursive: true })
  return folder
}

async function runProcess(dataDir: string, fate: Fate | null, threads = 2) {
  const options: ProcessOptions = { environment: environmentOf(dataDir, threads), investigationId, fate }
  const program = fileURLToPath(testProgram('service-process'))
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return { code, signal }
}

/** However often the process was killed: one chain, and one event for the start and for the end of the run. */
async function assertTrail(
  folder: string,
  { state, checkpoint }: { readonly state: Store; readonly checkpoint: Checkpoint },
): Promise<void> {
  const publicKey = (await findAuditPublicKey(join(folder, 'keys'))) ?? ''
  for await (const problem of checkStore(state, { publicKey, segmentEvents: limits.auditSegmentEvents }))
    assert.fail(wordReason(problem.why, 'en'))
  const types: string[] = []
  for await (const { event_type } of filterEvents(state, { values: { resource_id: [investigationId] } }))
    types.push(event_type)
  const ended = checkpoint.state === 'completed' ? ['investigation.completed'] : []
  assert.deepEqual(types, [...ended, 'investigation.created'])
}

/** The results with what each listed anomaly is made of, but for the time that they took. */
async function readStored(state: Store): Promise<string> {
  const results = await findJson<StoredResults>(state, resultsKey(investigationId))
  if (results === undefined) return ''
  const facts = await state.getMany(results.anomalies.map((id) => anomalyKey(investigationId, id)))
  const written = facts.map((bytes) => Buffer.from(bytes ?? []).toString('latin1'))
  return JSON.stringify({ ...results, execution_time_ms: 0, facts: written })
}

async function readOutcome(folder: string): Promise<Outcome> {
  const state = openState(folder)
  const events: LoggedEvent[] = []
  for await (const { key, value } of state.range({ prefix: eventPrefix(investigationId) }))
    events.push({ id: eventSequence(key), ...JSON.parse(new TextDecoder().decode(value)) })
  const results = await readStored(state)
  const checkpoint = await getCheckpoint(state, investigationId)
  await assertTrail(folder, { state, checkpoint })
  await state.close()
  return { checkpoint, results, events }
}
