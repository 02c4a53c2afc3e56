// The end of a run of a watch: what is new, gone and changed since the last finished one, handed over in the commit that stores it.

import { isDeepStrictEqual } from 'node:util'
import { type Checkpoint, type InvestigationRecord, isFinal } from '../../agents/investigation.ts'
import { anomalyKey, checkpointKey, recordKey, resultsKey } from '../../agents/keys.ts'
import { namesOf } from '../../agents/recognise-anomalies.ts'
import { type StoredResults, unpackAnomaly } from '../../agents/stored-results.ts'
import { toRatio } from '../../domain/figures.ts'
import { severities } from '../../domain/vocabulary.ts'
import { toOutbox } from '../../events/outbox.ts'
import type { Announcement } from '../../events/owner-event.ts'
import { limits } from '../../limits.ts'
import { findHeld, unlessDamaged } from '../../platform/damage.ts'
import { namedUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Entry, Store, Write } from '../../store/port.ts'
import { createPause } from '../in-slices.ts'
import { findStored, tryParse } from '../investigations/documents.ts'
import { type Comparison, compareListings, type ListedAnomaly, type RunListing } from './compare-listings.ts'
import type { WatchesContext } from './context.ts'
import { listingKey, openPrefix, runKey } from './keys.ts'
import {
  type FoundWatch,
  findWatch,
  mapRuns,
  type OpenRun,
  type StoredRun,
  type StoredWatch,
  watchBytes,
  watchWrites,
} from './watch.ts'

type FinishContext = Pick<WatchesContext, 'state' | 'clock'>

/** Stores the end of a run whose investigation has ended; nothing happens while it goes on. */
export async function finishRun(context: FinishContext, open: Entry): Promise<void> {
  const { state } = context
  const { watch_id, run_id } = parseStored<OpenRun>(open.value)
  const end = await readEnd(context, open.key.slice(openPrefix.length))
  if (end === undefined) return
  const closed = { key: open.key, value: null }
  const found = await findWatch(state, watch_id)
  const run = found && (await findRun(state, found.watch, run_id))
  // Where the watch was deleted meanwhile, nothing else is stored.
  const change = found && run ? await toChange(context, { ...end, found, run }) : { writes: [], conditions: [] }
  await state.commit([closed, ...change.writes], [{ key: open.key, expected: open.value }, ...change.conditions])
}

interface End {
  readonly status: Checkpoint['state']
  readonly completed_at: string
  /** Undefined where its owner has deleted it. */
  readonly record: InvestigationRecord | undefined
}

/** Undefined while it goes on. One of which the record or the checkpoint is damaged has failed. */
async function readEnd({ state, clock }: FinishContext, id: string): Promise<End | undefined> {
  const now = new Date(clock.now()).toISOString()
  const record = await findStored<InvestigationRecord>(state, recordKey(id))
  const checkpoint = await findStored<Checkpoint>(state, checkpointKey(id))
  if (!record || !checkpoint) return { status: 'cancelled', completed_at: now, record: undefined }
  if (!record.value || !checkpoint.value) return { status: 'failed', completed_at: now, record: undefined }
  const { state: status, completed_at } = checkpoint.value
  return isFinal(status) ? { status, completed_at: completed_at ?? now, record: record.value } : undefined
}

/** One that is damaged is written anew from what the watch says of it. */
async function findRun(state: Store, { id, last_run }: StoredWatch, run_id: string): Promise<StoredRun | undefined> {
  const stored = await findStored<StoredRun>(state, runKey(id, run_id))
  if (!stored || stored.value) return stored?.value
  return last_run?.run_id === run_id ? { ...last_run, new: [], gone: [], changed: [] } : undefined
}

interface Ended extends End {
  readonly found: FoundWatch
  readonly run: StoredRun
}

interface Change {
  readonly writes: readonly Write[]
  readonly conditions: readonly Condition[]
}

async function toChange(context: FinishContext, ended: Ended): Promise<Change> {
  const { found, run, record, status, completed_at } = ended
  const { watch, condition } = found
  const results =
    status === 'completed' && record
      ? (await findStored<StoredResults>(context.state, resultsKey(record.investigation_id)))?.value
      : undefined
  // A run whose request was changed meanwhile is compared with nothing, and nothing with it; so is one of which an anomaly is damaged,
  // since that is not gone.
  const isOfWatch = results !== undefined && isDeepStrictEqual(record?.request, watch.request)
  const compared = isOfWatch ? await unlessDamaged(() => compare(context, watch, { run, results })) : undefined
  const final: StoredRun = { ...run, status, completed_at, ...compared?.lists }
  const next: StoredWatch = {
    ...watch,
    records_version: results?.dataset_version ?? watch.records_version,
    ...(watch.last_run?.run_id === run.run_id && { last_run: { ...watch.last_run, status, completed_at } }),
  }
  return {
    writes: [
      { key: runKey(watch.id, run.run_id), value: watchBytes(final) },
      ...watchWrites(watch, next),
      ...(compared?.writes ?? []),
      ...toEvent(context, watch, final),
      ...(await oldRuns(context, watch.id)),
    ],
    conditions: [condition, ...(compared?.conditions ?? [])],
  }
}

interface Compared extends Change {
  readonly lists: Omit<Comparison, 'listing'> & Pick<StoredRun, 'compared_with'>
}

async function compare(
  context: FinishContext,
  { id }: StoredWatch,
  { run, results }: { readonly run: StoredRun; readonly results: StoredResults },
): Promise<Compared> {
  const key = listingKey(id)
  const expected = await findHeld(context.state, key)
  const before = expected instanceof Uint8Array ? tryParse<RunListing>(expected) : undefined
  const { listing, ...lists } = compareListings(before, await readListing(context, run.investigation_id, results))
  return {
    lists: { ...(before && { compared_with: before.investigation_id }), ...lists },
    writes: [{ key, value: watchBytes(listing) }],
    conditions: [{ key, expected }],
  }
}

async function readListing(
  { state, clock }: FinishContext,
  investigation_id: string,
  { anomalies: ids, summary }: StoredResults,
): Promise<RunListing> {
  const pause = createPause(clock)
  const anomalies: ListedAnomaly[] = []
  for (const anomaly_id of ids) {
    const bytes = await state.get(anomalyKey(investigation_id, anomaly_id))
    if (bytes) anomalies.push(toListed(anomaly_id, bytes))
    await pause()
  }
  return { investigation_id, anomalies, is_cut: summary.total_anomalies > ids.length }
}

function toListed(anomaly_id: string, bytes: Uint8Array): ListedAnomaly {
  const { finding, primary } = unpackAnomaly(bytes)
  const { type, severity, confidence, key, related } = finding
  const names = namesOf({ anomaly_id, type, key, record_id: primary.contract_id, is_group: related.length > 0 })
  return { anomaly_id, type, severity, confidence: toRatio(confidence), names }
}

/** Nothing where nothing is new, gone or changed. */
function toEvent({ clock }: FinishContext, watch: StoredWatch, run: StoredRun): readonly Write[] {
  if (run.new.length + run.gone.length + run.changed.length === 0) return []
  const { run_id, investigation_id } = run
  const seen = new Set([...run.new, ...run.changed.map(({ to }) => to)].map(({ severity }) => severity))
  const severity = severities.find((each) => seen.has(each)) ?? null
  const event: Announcement = {
    id: namedUuid('event', watch.id, run_id),
    event: 'watch.changed',
    data: {
      ...{ watch_id: watch.id, run_id, investigation_id },
      anomalies_new: run.new.length,
      anomalies_gone: run.gone.length,
      anomalies_changed: run.changed.length,
      severity,
    },
    timestamp: run.completed_at ?? run.started_at,
    subject: {
      ...{ watch_id: watch.id, investigation_id, webhook_ids: watch.webhook_ids },
      ...(severity && { severity }),
    },
  }
  return [
    toOutbox(
      { owner: watch.user_id, events: [event] },
      { atMs: clock.now(), id: `watch/${investigation_id}/${run_id}` },
    ),
  ]
}

/** The writes that remove the oldest beyond limits.watchRunsKept. */
async function oldRuns(context: FinishContext, watchId: string): Promise<readonly Write[]> {
  const runs = await mapRuns(context, watchId, ({ run_id, started_at }) => ({ run_id, started_at }))
  const newestFirst = runs.toSorted((a, b) => (a.started_at < b.started_at ? 1 : -1))
  return newestFirst.slice(limits.watchRunsKept).map(({ run_id }) => ({ key: runKey(watchId, run_id), value: null }))
}
