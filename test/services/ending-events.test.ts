import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { checkpointKey, recordKey, runningKey, statusKey, waitingKey } from '../../src/agents/keys.ts'
import { createAudit } from '../../src/audit/audit.ts'
import { filterEvents } from '../../src/audit/query-events.ts'
import { auditKeys } from '../../src/audit/signing.ts'
import type { InvestigationStatus } from '../../src/domain/generated/wire-types.ts'
import { limits } from '../../src/limits.ts'
import { createInvestigations } from '../../src/main/investigations.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { resumeInvestigations } from '../../src/services/investigations/resume.ts'
import { startInvestigation } from '../../src/services/investigations/start.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { requestOf } from '../support/request-of.ts'
import { withoutActors } from '../support/without-actors.ts'

test('an investigation that is given up after too many starts is told of in the trail as failed', async () => {
  const { id, caller, context } = await startTired()
  assert.equal(await resumeInvestigations(context), 0)
  const told: unknown[] = []
  for await (const { event_type, success, error_code, user_id } of filterEvents(context.state, {
    values: { resource_id: [id] },
  }))
    told.push([event_type, success, error_code, user_id])
  assert.deepEqual(told, [
    ['investigation.failed', false, 'INTERNAL_ERROR', caller.user_id],
    ['investigation.created', true, null, caller.user_id],
  ])
})

test('an investigation that is given up stays as far as it had got', async () => {
  const { id, context } = await startTired()
  const { state } = context
  const read = async () =>
    JSON.parse(Buffer.from((await state.get(statusKey(id))) ?? []).toString()) as InvestigationStatus
  const before = await read()
  const status = { ...before, progress: { ...before.progress, percentage: 42 } }
  await state.commit([{ key: statusKey(id), value: Buffer.from(JSON.stringify(status)) }])
  assert.equal(await resumeInvestigations(context), 0)
  const after = await read()
  assert.deepEqual([after.status, after.progress], ['failed', status.progress])
})

/** An investigation that may not be taken up once more, and what it lies in. */
async function startTired() {
  const [state, clock] = [createMemoryStore(), new FakeClock()]
  const audit = createAudit({ store: state, clock, ids, keys: auditKeys(generateKeyPairSync('ed25519').privateKey) })
  const context = createInvestigations({
    state,
    clock,
    ids,
    audit,
    records: { version: async () => 1 },
    ...withoutActors,
  })
  const caller = { user_id: ids.uuid(), email: 'a@b.c', role: 'analyst', permissions: [], team_ids: [] } as const
  const how = { caller, context: {}, language: 'en', state: 'processing', fieldsAt: '' } as const
  const { record } = await startInvestigation(context, requestOf({ query: 'what stands out', data_source: 'tcu' }), how)
  const id = record.investigation_id
  const checkpoint = JSON.parse(Buffer.from((await state.get(checkpointKey(id))) ?? []).toString())
  const tired = { ...checkpoint, resumes: limits.investigationResumesMax }
  await state.commit([
    { key: checkpointKey(id), value: Buffer.from(JSON.stringify(tired)) },
    // It was at work.
    { key: waitingKey(id), value: null },
  ])
  assert.ok((await state.get(recordKey(id))) && (await state.get(runningKey(id))))
  return { id, caller, context }
}
