// The stores of a server that was killed again and again, read by themselves: the trail holds, and nothing belongs to nobody.

import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { investigationPrefix, recordKey, runningPrefix } from '../../src/agents/keys.ts'
import { workflowRecordKey } from '../../src/agents/workflow/keys.ts'
import { filterEvents } from '../../src/audit/query-events.ts'
import { findAuditPublicKey } from '../../src/audit/signing.ts'
import { checkStore } from '../../src/audit/verify.ts'
import { wordReason } from '../../src/domain/trail-problems.ts'
import { logPrefix } from '../../src/events/keys.ts'
import type { Announcement } from '../../src/events/owner-event.ts'
import { limits } from '../../src/limits.ts'
import { doctor } from '../../src/main/doctor.ts'
import { openState } from '../../src/main/stores.ts'
import { readParked } from '../../src/services/parked/list-parked.ts'
import type { Store } from '../../src/store/port.ts'
import { taskRecordKey } from '../../src/tasks/keys.ts'
import { assertAnalysesStored } from './torture-analyses.ts'
import { assertChatsStored } from './torture-chats.ts'
import { assertArchivesStored } from './torture-files.ts'
import type { Ledger, ListedRun } from './torture-ledger.ts'
import { assertReportsStored } from './torture-reports.ts'
import { assertTasksStored } from './torture-tasks.ts'

/** Throws where something is lost, twice there, or left over. */
export async function assertStore(dataDir: string, runs: readonly ListedRun[], ledger: Ledger): Promise<void> {
  const state = openState(dataDir)
  const publicKey = (await findAuditPublicKey(join(dataDir, 'keys'))) ?? ''
  for await (const problem of checkStore(state, { publicKey, segmentEvents: limits.auditSegmentEvents }))
    assert.fail(wordReason(problem.why, 'en'))
  await assertRunsStored(state, runs)
  const told = await readTold(state)
  const ends = new Map<unknown, number>()
  for (const { event, data } of told)
    if (/^investigation\.(completed|failed|cancelled)$/.test(event))
      ends.set(data.investigation_id, (ends.get(data.investigation_id) ?? 0) + 1)
  for (const { investigation_id: id } of runs) assert.equal(ends.get(id), 1, `the end of ${id} is told once`)
  await assertTasksStored(state, { ledger: ledger.tasks, told })
  await assertChatsStored(state)
  await assertAnalysesStored(state, ledger.analyses)
  await assertReportsStored(state, { ledger: ledger.reports, told })
  await assertArchivesStored(state, ledger.archives)
  await assertParkedStored(state)
  await state.close()
  const said: string[] = []
  assert.equal(await doctor({ dataDir }, { repair: false, json: true }, (line) => void said.push(line)), 0)
  assert.deepEqual(JSON.parse(said.join('')), { sound: true, findings: [] }, 'prumo doctor finds nothing damaged')
  const uploads = join(dataDir, 'uploads')
  assert.deepEqual(existsSync(uploads) ? readdirSync(uploads) : [], [])
  assert.deepEqual(
    readdirSync(dataDir).filter((name) => !['keys', 'records', 'state', 'uploads'].includes(name)),
    [],
    'nothing is left in the folder',
  )
}

async function assertRunsStored(state: Store, runs: readonly ListedRun[]): Promise<void> {
  const ids = new Set(runs.map(({ investigation_id }) => investigation_id))
  const prefix = investigationPrefix('').slice(0, -1)
  for await (const { key } of state.range({ prefix }))
    assert.ok(ids.has(key.split('/')[1] ?? ''), `${key} is an orphan`)
  for await (const { key } of state.range({ prefix: runningPrefix })) assert.fail(`${key} is no longer running`)
  const completed = runs.filter(({ status }) => status === 'completed').map(({ investigation_id }) => investigation_id)
  for (const [type, those] of [
    ['investigation.created', [...ids]],
    ['investigation.completed', completed],
    ['investigation.failed', [...ids].filter((id) => !completed.includes(id))],
  ] as const) {
    const times = new Map<string, number>()
    for await (const { resource_id } of filterEvents(state, { values: { event_type: [type] } }))
      if (resource_id !== null) times.set(resource_id, (times.get(resource_id) ?? 0) + 1)
    for (const id of those) assert.equal(times.get(id), 1, `${type} of ${id}`)
    assert.deepEqual(
      [...times].filter(([, count]) => count > 1),
      [],
      type,
    )
  }
}

/** What is parked is of something that is there. */
async function assertParkedStored(state: Store): Promise<void> {
  const recordKeys = { investigation: recordKey, workflow: workflowRecordKey, task: taskRecordKey }
  for (const { subject, subject_id, name } of await readParked(state)) {
    const record = await state.get(recordKeys[subject](subject_id))
    assert.ok(record, `parked work ${name} of ${subject} ${subject_id} is an orphan`)
  }
}

/** All that any owner was told. */
async function readTold(state: Store): Promise<readonly Announcement[]> {
  const told: Announcement[] = []
  for await (const { value } of state.range({ prefix: logPrefix('').slice(0, -1) }))
    told.push(JSON.parse(new TextDecoder().decode(value)))
  assert.equal(new Set(told.map(({ id }) => id)).size, told.length, 'each event once')
  return told
}
