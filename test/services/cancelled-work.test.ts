import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'
import { createHostPool } from '../../src/actors/pool.ts'
import { createActorSystem } from '../../src/actors/system.ts'
import { isFinal } from '../../src/agents/investigation.ts'
import type { Caller } from '../../src/domain/caller.ts'
import type { InvestigationRequest } from '../../src/domain/generated/wire-types.ts'
import { specTiers } from '../../src/domain/rate-tiers.ts'
import type { AnomalyType } from '../../src/domain/vocabulary.ts'
import { createInvestigations } from '../../src/main/investigations.ts'
import { openRecordsStore, openState } from '../../src/main/stores.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { cancelInvestigation } from '../../src/services/investigations/cancel.ts'
import { getCheckpoint } from '../../src/services/investigations/documents.ts'
import { startInvestigation } from '../../src/services/investigations/start.ts'
import { validate } from '../../src/wire/validate.ts'
import { silentLog } from '../support/actor-stage.ts'
import { testProgram } from '../support/repository.ts'
import { serviceRecords } from '../support/service-records.ts'

const threads = 2
const caller: Caller = { user_id: 'u', email: 'u@prumo.local', role: 'admin', permissions: [], team_ids: [] }

it('a cancelled run frees its threads in the midst of work that never ends', { timeout: 60_000 }, async () => {
  const { context, begun, ask, stop } = await startEndless()
  try {
    const endless = await ask('relationship_anomaly')
    await begun
    await cancelInvestigation(context, endless, { caller, context: {} })
    const following = await ask('compliance_violation')
    assert.equal(await endOf(context.state, following), 'completed')
    assert.equal(await endOf(context.state, endless), 'cancelled')
  } finally {
    await stop()
  }
})

async function endOf(state: Parameters<typeof getCheckpoint>[0], id: string): Promise<string> {
  for (;;) {
    const { state: reached } = await getCheckpoint(state, id)
    if (isFinal(reached)) return reached
    await nextTurn()
  }
}

async function startEndless() {
  const dataDir = mkdtempSync(join(tmpdir(), 'prumo-endless-'))
  const writable = openRecordsStore(dataDir, 'write')
  await createRecordWriter(writable).append([...serviceRecords()])
  await writable.close()
  const [state, records] = [openState(dataDir), openRecordsStore(dataDir, 'read')]
  const filename = testProgram('endless-host')
  let connect = (_: MessagePort) => {}
  /** Resolves once endless work holds every thread. */
  const begun = new Promise<void>((resolve) => {
    let held = 0
    connect = (line) => line.on('message', () => ++held === threads && resolve())
  })
  const context = createInvestigations({
    log: createLog('silent'),
    standingOf: async () => [],
    state,
    records: createRecordReader(records),
    audit: { commit: (writes) => state.commit(writes) },
    clock,
    ids,
    places: 2 * threads,
    tiers: () => specTiers,
    startActors: (runtime) =>
      createActorSystem({
        ...runtime,
        clock,
        log: silentLog,
        pool: createHostPool({ threads, filename, workerData: { dataDir }, connect: (line) => connect(line) }),
      }),
  })
  context.admission.open()
  return {
    context,
    begun,
    async ask(type: AnomalyType): Promise<string> {
      const body = {
        query: 'zzz',
        data_source: 'compras_gov',
        anomaly_types: [type],
      } as unknown as InvestigationRequest
      validate('InvestigationRequest', body)
      const how = { caller, language: 'en', state: 'processing', fieldsAt: '', context: {} } as const
      return (await startInvestigation(context, body, how)).record.investigation_id
    },
    async stop() {
      await context.actors.stopAll(5_000)
      await Promise.all([state.close(), records.close()])
      rmSync(dataDir, { recursive: true })
    },
  }
}
