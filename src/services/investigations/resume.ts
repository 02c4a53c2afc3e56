import { coordinatorSpawn } from '../../agents/coordinator.ts'
import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { checkpointKey, eventKey, recordKey, runningKey, runningPrefix, statusKey } from '../../agents/keys.ts'
import { statusView } from '../../agents/status-view.ts'
import { limits } from '../../limits.ts'
import type { InvestigationsContext } from './context.ts'
import { findJson } from './documents.ts'

const encoder = new TextEncoder()
const toBytes = (value: unknown) => encoder.encode(JSON.stringify(value))

/** After a start of the process: unfinished investigations go on; one that stopped it too often fails. Returns how many go on. */
export async function resumeInvestigations(context: InvestigationsContext): Promise<number> {
  const ids: string[] = []
  for await (const { key } of context.state.range({ prefix: runningPrefix })) ids.push(key.slice(runningPrefix.length))
  let resumed = 0
  for (const id of ids) if (await resume(context, id)) resumed += 1
  return resumed
}

async function resume({ state, actors, clock }: InvestigationsContext, id: string): Promise<boolean> {
  const record = await findJson<InvestigationRecord>(state, recordKey(id))
  const checkpoint = await findJson<Checkpoint>(state, checkpointKey(id))
  if (!record || !checkpoint) {
    await state.commit([{ key: runningKey(id), value: null }])
    return false
  }
  const resumes = checkpoint.resumes + 1
  if (resumes <= limits.investigationResumesMax) {
    await state.commit([{ key: checkpointKey(id), value: toBytes({ ...checkpoint, resumes }) }])
    actors.spawn(coordinatorSpawn(id))
    return true
  }
  const failed: Checkpoint = {
    ...checkpoint,
    resumes,
    state: 'failed',
    error: { code: 'INTERNAL_ERROR', details: { reason: 'resumed too often' } },
    completed_at: new Date(clock.now()).toISOString(),
    last_event: checkpoint.last_event + 1,
  }
  const status = statusView(record, failed, 0, clock.now())
  await state.commit([
    { key: checkpointKey(id), value: toBytes(failed) },
    { key: statusKey(id), value: toBytes(status) },
    {
      key: eventKey(id, failed.last_event),
      value: toBytes({ event: 'error', data: { ...status.error, details: {} } }),
    },
    { key: runningKey(id), value: null },
  ])
  return false
}
