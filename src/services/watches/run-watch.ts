// The start of a run of a watch: an ordinary investigation of its owner, in one commit with the run.

import type { InvestigationRecord } from '../../agents/investigation.ts'
import { AppError, type Failure, findAppError, isRecoverable } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Write } from '../../store/port.ts'
import type { AuditActor } from '../audit/context.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import { completeRequest } from '../investigations/complete-request.ts'
import type { StoredInvestigation } from '../investigations/read.ts'
import { tryStart, untilStarted } from '../investigations/start.ts'
import { readOwner, type WatchesContext } from './context.ts'
import { runKey, watchDueKey, watchKey } from './keys.ts'
import { getOwnWatch } from './manage-watches.ts'
import { nextTimeMs } from './schedule.ts'
import {
  type FoundWatch,
  findWatch,
  openWrite,
  type StoredRun,
  type StoredWatch,
  watchBytes,
  watchWrites,
} from './watch.ts'

/**
 * Runs a watch of the caller now, whatever its schedule, paused too. Throws as getOwnWatch and startInvestigation, and CONFLICT
 * while its last run has not ended.
 */
export async function runWatchNow(
  context: WatchesContext,
  id: string,
  asker: AuditActor & Making<StoredRun>,
): Promise<StoredRun> {
  const start = async () => {
    const found = await getOwnWatch(context, id, asker.caller)
    return { found, asker, next: found.watch }
  }
  return startRun(context, start)
}

/** Starts the run of a watch that is due, or stores why not. Where it is not due any more, the entry that says so goes. */
export async function runDueWatch(context: WatchesContext, id: string, dueAt: string): Promise<void> {
  const { state } = context
  const version = await context.investigations.records.version()
  const found = await findWatch(state, id)
  if (found?.watch.next_run_at !== dueAt) {
    const unchanged = found?.condition ?? { key: watchKey(id), expected: null }
    await state.commit([{ key: watchDueKey(dueAt, id), value: null }], [unchanged])
    return
  }
  const { watch } = found
  if ('on' in watch.schedule && watch.records_version >= version) {
    await store(context, found, withNextTime(context, watch))
    return
  }
  try {
    const owner = await readOwner(context, watch.user_id)
    await startRun(context, async () => {
      const again = await findWatch(state, id)
      // A change of its owner came between.
      if (again?.watch.next_run_at !== dueAt) throw new AppError('CONFLICT', { reason: 'watch_running' })
      return { found: again, asker: { caller: owner, context: {} }, next: withNextTime(context, again.watch) }
    })
  } catch (error) {
    const failure = findAppError(error)
    if (failure === undefined) throw error
    await noteFailure(context, { id, dueAt }, failure)
  }
}

interface Wanted {
  readonly found: FoundWatch
  readonly asker: AuditActor & Making<StoredRun>
  /** The watch as it is to be once it runs, but for the run. */
  readonly next: StoredWatch
}

async function startRun(context: WatchesContext, read: () => Promise<Wanted>): Promise<StoredRun> {
  const { investigations, ids } = context
  const run_id = ids.uuid()
  const { record } = await untilStarted(investigations, async () => {
    const { found, asker, next } = await read()
    assertIdle(found.watch)
    const link = (record: InvestigationRecord) =>
      runWrites(found.watch, { ...next, records_version: record.dataset_version }, toRun(run_id, record))
    const startedFor = { names: { watch_id: found.watch.id }, link, conditions: [found.condition] }
    const request = completeRequest(found.watch.request, 'request.')
    const keep = ({ record }: StoredInvestigation) => keeping(asker, toRun(run_id, record))
    return tryStart(investigations, request, { ...asker, state: 'pending', fieldsAt: 'request.', startedFor, keep })
  })
  return toRun(run_id, record)
}

function assertIdle({ last_run }: StoredWatch): void {
  if (last_run && last_run.completed_at === undefined) throw new AppError('CONFLICT', { reason: 'watch_running' })
}

function toRun(run_id: string, { investigation_id, created_at }: InvestigationRecord): StoredRun {
  return { run_id, investigation_id, status: 'pending', started_at: created_at, new: [], gone: [], changed: [] }
}

function runWrites(before: StoredWatch, next: StoredWatch, run: StoredRun): readonly Write[] {
  const { new: _n, gone: _g, changed: _c, ...last_run } = run
  const { not_started: _, ...watch } = next
  return [
    ...watchWrites(before, { ...watch, last_run }),
    { key: runKey(before.id, run.run_id), value: watchBytes(run) },
    openWrite(before.id, run),
  ]
}

/** After a time that was used: the next of its schedule; one of new records waits for more. */
function withNextTime({ clock }: WatchesContext, { next_run_at: _, ...watch }: StoredWatch): StoredWatch {
  return withTime(watch, nextTimeMs(watch.schedule, clock.now()))
}

function withTime(watch: StoredWatch, timeMs: number | undefined): StoredWatch {
  return timeMs === undefined ? watch : { ...watch, next_run_at: new Date(timeMs).toISOString() }
}

/** What passes is tried again soon; what does not, with the next time of the schedule, or of a watch of records after a while. */
async function noteFailure(
  context: WatchesContext,
  { id, dueAt }: { readonly id: string; readonly dueAt: string },
  { code, details }: Failure,
): Promise<void> {
  const found = await findWatch(context.state, id)
  if (found?.watch.next_run_at !== dueAt) return
  const nowMs = context.clock.now()
  const failure = { code, details, recoverable: isRecoverable({ code, details }) }
  const { next_run_at: _, ...watch } = found.watch
  const times = [
    nextTimeMs(watch.schedule, nowMs) ?? nowMs + limits.watchIntervalMsMin,
    ...(failure.recoverable ? [nowMs + limits.watchAgainMs] : []),
  ]
  const not_started = { at: new Date(nowMs).toISOString(), failure }
  await store(context, found, withTime({ ...watch, not_started }, Math.min(...times)))
}

/** Left where another commit came between: what is due is looked at again. */
async function store({ state }: WatchesContext, found: FoundWatch, next: StoredWatch): Promise<void> {
  await state.commit(watchWrites(found.watch, next), [found.condition])
}
