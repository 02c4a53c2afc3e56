// Watches as their owners manage them. An admin, who answers for the load, may read, pause and delete those of others too.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { AuditInput, AuditType } from '../../domain/audit-event.ts'
import type { Caller } from '../../domain/caller.ts'
import type { WatchPatch, WatchRequest } from '../../domain/generated/wire-types.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { isUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store, Write } from '../../store/port.ts'
import { assertMatch } from '../entity-tag.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import { completeRequest } from '../investigations/complete-request.ts'
import { findWebhook } from '../webhooks/stored-webhooks.ts'
import type { WatchesContext } from './context.ts'
import { listingKey, runKey } from './keys.ts'
import { changeSchedule, nextTimeMs, toSchedule } from './schedule.ts'
import {
  countOf,
  type FoundWatch,
  findWatch,
  indexOfWatch,
  listWatchesOf,
  mapRuns,
  type StoredRun,
  type StoredWatch,
  watchBytes,
  watchRemoval,
  watchWrites,
} from './watch.ts'
import { watchVersion } from './watch-view.ts'

/**
 * Stores a watch of the caller, active. Throws VALIDATION_ERROR for what a schema cannot say of the request and of the schedule, CONFLICT
 * beyond limits.watchesPerUserMax.
 */
export async function createWatch(
  context: WatchesContext,
  body: WatchRequest,
  asker: Asker & Making<StoredWatch>,
): Promise<StoredWatch> {
  const { state, clock, ids, trail } = context
  const { user_id } = asker.caller
  const created_at = new Date(clock.now()).toISOString()
  await assertWebhooks(state, body.webhook_ids, user_id)
  const watch = withNextRun(context, {
    id: ids.uuid(),
    user_id,
    name: toName(body.name),
    request: completeRequest(body.request, 'request.'),
    schedule: toSchedule(body.schedule, clock.now()),
    status: 'active',
    webhook_ids: body.webhook_ids,
    created_at,
    updated_at: created_at,
    records_version: 0,
  })
  return untilCommitted(async () => {
    const count = await countOf(state, user_id)
    if ((await listWatchesOf(state, user_id)).length >= limits.watchesPerUserMax)
      throw new AppError('CONFLICT', { reason: 'too_many_watches', limit: limits.watchesPerUserMax })
    const writes = [
      { key: count.key, value: watchBytes(watch.id) },
      ...watchWrites(null, watch),
      ...indexOfWatch(watch),
    ]
    const kept = await keeping(asker, watch)
    const events = [watchEvent('watch.created', { watch, asker })]
    return (await trail.commit([...writes, ...kept.writes], [count, ...kept.conditions], events)) ? watch : null
  })
}

export async function listWatches({ state }: WatchesContext, caller: Caller): Promise<readonly StoredWatch[]> {
  return listWatchesOf(state, caller.user_id)
}

/** Throws RESOURCE_NOT_FOUND, INSUFFICIENT_PERMISSIONS. */
export async function getWatch(context: WatchesContext, id: string, caller: Caller): Promise<StoredWatch> {
  return (await getFound(context, id, caller)).watch
}

/** A watch of the caller's own. Throws as getWatch. */
export async function getOwnWatch(context: WatchesContext, id: string, caller: Caller): Promise<FoundWatch> {
  const found = await getFound(context, id, caller)
  if (found.watch.user_id !== caller.user_id) throw notOwner()
  return found
}

/** Throws as createWatch and getWatch, and PRECONDITION_FAILED. What another request lists is compared with nothing of before. */
export async function changeWatch(
  context: WatchesContext,
  { id, patch, ifMatch }: WantedWatch & { readonly patch: WatchPatch },
  asker: Asker,
): Promise<StoredWatch> {
  const nowMs = context.clock.now()
  const { name, request, schedule, webhook_ids } = patch
  const { watch: before } = await getOwnWatch(context, id, asker.caller)
  await assertWebhooks(context.state, webhook_ids ?? [], before.user_id)
  const changes = {
    ...(name !== undefined && { name: toName(name) }),
    ...(request && { request: completeRequest(request, 'request.') }),
    ...(webhook_ids !== undefined && { webhook_ids: webhook_ids ?? [] }),
  }
  const forget = request ? [{ key: listingKey(id), value: null }] : []
  return commitChange(context, { id, asker, details: { fields: Object.keys(patch) }, writes: forget }, (watch) => {
    assertMatch(ifMatch, watchVersion(watch), id)
    const next = { ...watch, ...changes }
    if (!schedule) return next
    return withNextRun(context, { ...next, schedule: toSchedule(changeSchedule(watch.schedule, schedule), nowMs) })
  })
}

/** Nothing is due until it is resumed. Throws as getWatch. */
export async function pauseWatch(context: WatchesContext, id: string, asker: Asker): Promise<StoredWatch> {
  return commitChange(context, { id, asker, details: { status: 'paused' } }, ({ next_run_at: _, ...watch }) => ({
    ...watch,
    status: 'paused',
  }))
}

/** Times that passed while it was paused are not made up for; new records are. Throws as getWatch. */
export async function resumeWatch(context: WatchesContext, id: string, asker: Asker): Promise<StoredWatch> {
  await getOwnWatch(context, id, asker.caller)
  return commitChange(context, { id, asker, details: { status: 'active' } }, (watch) =>
    watch.status === 'active' ? watch : withNextRun(context, { ...watch, status: 'active' }),
  )
}

/** Throws as getWatch, and PRECONDITION_FAILED. */
export async function deleteWatch(context: WatchesContext, { id, ifMatch }: WantedWatch, asker: Asker): Promise<void> {
  const { state, trail } = context
  await untilCommitted(async () => {
    const { watch, condition } = await getFound(context, id, asker.caller)
    assertMatch(ifMatch, watchVersion(watch), id)
    const writes = await watchRemoval(state, watch)
    return (await trail.commit(writes, [condition], [watchEvent('watch.deleted', { watch, asker })])) ? true : null
  })
}

/** Throws as getWatch. */
export async function listWatchRuns(
  context: WatchesContext,
  id: string,
  caller: Caller,
): Promise<readonly StoredRun[]> {
  await getWatch(context, id, caller)
  return mapRuns(context, id, (run) => run)
}

/** Throws as getWatch. */
export async function getWatchRun(
  context: WatchesContext,
  { id, runId }: { readonly id: string; readonly runId: string },
  caller: Caller,
): Promise<StoredRun> {
  await getWatch(context, id, caller)
  const bytes = isUuid(runId) ? await context.state.get(runKey(id, runId)) : undefined
  return bytes ? parseStored<StoredRun>(bytes) : unknown(runId)
}

async function getFound({ state }: WatchesContext, id: string, caller: Caller): Promise<FoundWatch> {
  const found = (await findWatch(state, id)) ?? unknown(id)
  if (found.watch.user_id !== caller.user_id && caller.role !== 'admin') throw notOwner()
  return found
}

/** A watch to be changed, as far as it has one of these versions. */
interface WantedWatch {
  readonly id: string
  readonly ifMatch?: string | undefined
}

interface Change {
  readonly id: string
  readonly asker: Asker
  readonly details: Readonly<Record<string, unknown>>
  /** Joins the change. */
  readonly writes?: readonly Write[]
}

async function commitChange(
  context: WatchesContext,
  { id, asker, details, writes = [] }: Change,
  change: (watch: StoredWatch) => StoredWatch,
): Promise<StoredWatch> {
  return untilCommitted(async () => {
    const { watch, condition } = await getFound(context, id, asker.caller)
    const next = { ...change(watch), updated_at: new Date(context.clock.now()).toISOString() }
    const events = [watchEvent('watch.updated', { watch: next, asker }, details)]
    return (await context.trail.commit([...watchWrites(watch, next), ...writes], [condition], events)) ? next : null
  })
}

/** One of new records looks at once whether there are any. */
function withNextRun({ clock }: WatchesContext, { next_run_at: _, ...watch }: StoredWatch): StoredWatch {
  if (watch.status === 'paused') return watch
  const nowMs = clock.now()
  return { ...watch, next_run_at: new Date(nextTimeMs(watch.schedule, nowMs) ?? nowMs).toISOString() }
}

/** One that is removed later is passed over. */
async function assertWebhooks(state: Store, ids: readonly string[], owner: string): Promise<void> {
  for (const [index, id] of ids.entries())
    if ((await findWebhook(state, id))?.webhook.user_id !== owner)
      throw new AppError('VALIDATION_ERROR', { field: `webhook_ids.${index}`, reason: 'unknown_resource' })
}

function toName(name: string): string {
  if (name.trim() === '') throw new AppError('VALIDATION_ERROR', { field: 'name', reason: 'empty' })
  return toGivenText(name)
}

/** The audit event of a change; never with the question, which a reader of the trail may have no access to. */
function watchEvent(
  type: AuditType,
  { watch, asker }: { readonly watch: StoredWatch; readonly asker: Asker },
  details: object = {},
): AuditInput {
  const resource = { resource_type: 'watch', resource_id: watch.id, resource_name: watch.name }
  return eventBy(type, asker, { ...resource, details: { owner_id: watch.user_id, ...details } })
}

function notOwner(): AppError {
  return new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'not_watch_owner' })
}

function unknown(id: string): never {
  throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
}
