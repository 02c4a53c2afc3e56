// A new task; the one that does the same and has not ended is answered in its place.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { AuditInput } from '../../domain/audit-event.ts'
import type { Caller } from '../../domain/caller.ts'
import { dayMs } from '../../domain/days.ts'
import type { TaskKindName, TaskRequest } from '../../domain/generated/wire-types.ts'
import { parameterOfOthers } from '../../domain/task-parameters.ts'
import { isPersonal } from '../../domain/task-permissions.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Condition, Write } from '../../store/port.ts'
import { openTaskKey, taskEventKey } from '../../tasks/keys.ts'
import type { TaskContext } from '../../tasks/kind.ts'
import { taskSpawn } from '../../tasks/runner.ts'
import { fingerprintOf, hasEnded, type JsonObject, notBegun, type TaskRecord } from '../../tasks/task.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import { withSafeTitle } from '../reports/start-report.ts'
import { removeFiles } from '../task-files/stored-file.ts'
import type { TasksContext } from './context.ts'
import { toTimes } from './schedule-times.ts'
import { nextTask } from './scheduled-task.ts'
import { type StoredSchedule, scheduleWrite } from './stored-schedule.ts'
import {
  findSame,
  getTask,
  listOpenTasks,
  listStoredTasks,
  removalOfTask,
  type StoredTask,
  taskBytes,
  taskWrites,
} from './stored-task.ts'
import { assertMayAsk } from './task-access.ts'

/** Throws VALIDATION_ERROR, and SERVICE_UNAVAILABLE where as many tasks are under way as may be. */
export async function createTask(
  context: TasksContext,
  body: TaskRequest,
  asker: Asker & Making<StoredTask>,
): Promise<StoredTask> {
  const { clock, ids, trail, actors, state } = context
  const { kind, priority, window, deadline, threads } = body
  assertMayAsk(kind, asker.caller)
  assertPersonal(body, asker.caller, clock.now())
  const parameters = givenParameters(body)
  await checkParameters(context, { kind, parameters }, asker.caller)
  assertTimes(body, clock.now())
  const schedule = scheduleOf(context, { ...body, parameters }, asker)
  const task_id = ids.uuid()
  const record: TaskRecord = schedule
    ? nextTask(schedule, { task_id, nowMs: clock.now() })
    : {
        ...{ task_id, kind, parameters, priority, user_id: asker.caller.user_id },
        created_at: new Date(clock.now()).toISOString(),
        window: window ?? {},
        ...(deadline !== undefined && { deadline }),
        ...(threads !== undefined && { threads }),
        ...(isPersonal(kind) && { is_awaited: true, ...scopesOf(asker.caller) }),
        fingerprint: fingerprintFor({ kind, parameters }, asker.caller),
      }
  const stored = await untilCommitted(async () => {
    const same = await findSame(state, record.fingerprint)
    if (same !== undefined) return answerSame(context, same, asker)
    const made = newTask(record)
    const { writes, conditions } = await readTaskAdmission(context, record)
    const kept = await keeping(asker, made)
    const event = taskChanged('task.created', asker, { id: record.task_id, details: { kind } })
    const scheduled = schedule ? [scheduleWrite(schedule)] : []
    const all = [...writes, ...scheduled, ...taskWrites(made), firstEvent(record), ...kept.writes]
    return (await trail.commit(all, [...conditions, ...kept.conditions], [event])) ? made : null
  })
  if (stored.record.task_id === record.task_id) actors.spawn(taskSpawn(record.task_id))
  return stored
}

/** With the title of a report as reports have theirs. Throws VALIDATION_ERROR for one that tasks of another kind have. */
function givenParameters({ kind, parameters }: TaskRequest): JsonObject {
  const foreign = parameterOfOthers(kind, parameters)
  if (foreign !== undefined)
    throw new AppError('VALIDATION_ERROR', { field: `parameters.${foreign}`, reason: 'not_with_kind' })
  const { report } = parameters
  return { ...parameters, ...(report !== undefined && { report: withSafeTitle(report) }) }
}

/** The schedule that comes with a task; its tasks have their own times. */
function scheduleOf(
  { clock, ids }: Pick<TasksContext, 'clock' | 'ids'>,
  {
    kind,
    parameters,
    priority,
    schedule,
    window,
    deadline,
  }: Omit<TaskRequest, 'parameters'> & { readonly parameters: JsonObject },
  { caller }: Asker,
): StoredSchedule | undefined {
  if (schedule === undefined) return undefined
  for (const [field, value] of Object.entries({ window, deadline }))
    if (value !== undefined) throw new AppError('VALIDATION_ERROR', { field, reason: 'not_with_schedule' })
  return {
    ...{ schedule_id: ids.uuid(), kind, parameters, priority, is_enabled: true, user_id: caller.user_id },
    created_at: new Date(clock.now()).toISOString(),
    times: toTimes(schedule, clock.now()),
  }
}

/** Of what makes something for one person the same work is that of the same person, with the same rights. */
function fingerprintFor({ kind, parameters }: Pick<TaskRecord, 'kind' | 'parameters'>, caller: Caller): string {
  if (!isPersonal(kind)) return fingerprintOf(kind, parameters)
  const fingerprint = fingerprintOf(kind, { ...parameters, ...scopesOf(caller) })
  return `${personalPrefix(kind, caller.user_id)}${fingerprint}`
}

function scopesOf({ api_key, permissions }: Caller): Pick<TaskRecord, 'scopes'> {
  return api_key === undefined ? {} : { scopes: [...permissions].sort() }
}

const personalPrefix = (kind: TaskKindName, user_id: string) => `${kind}/${user_id}/`

/** Choice: who is no operator takes no place before the work of others, only one at a time, and none for work that is far off. */
function assertPersonal(
  { kind, priority, threads = 1, schedule, window }: TaskRequest,
  { permissions }: Caller,
  nowMs: number,
): void {
  if (!isPersonal(kind)) return
  if (schedule !== undefined) throw new AppError('VALIDATION_ERROR', { field: 'schedule', reason: 'not_with_kind' })
  const limit = limits.fileTaskAheadDays
  if (Date.parse(window?.not_before ?? '') > nowMs + limit * dayMs)
    throw new AppError('VALIDATION_ERROR', { field: 'window.not_before', reason: 'opens_too_late', limit })
  if (permissions.includes('configure:system')) return
  const refuse = (field: string, allowed: readonly (string | number)[]) =>
    new AppError('VALIDATION_ERROR', { field, reason: 'not_allowed', allowed: allowed.map(String) })
  if (priority === 'high') throw refuse('priority', ['normal', 'low'])
  if (threads !== 1) throw refuse('threads', [1])
}

/** Throws what its kind has against them. */
async function checkParameters(
  { kinds, state, records, clock, ids, analyse }: TasksContext,
  { kind, parameters }: Pick<TaskRecord, 'kind' | 'parameters'>,
  caller: Caller,
): Promise<void> {
  const bytes = Buffer.byteLength(JSON.stringify(parameters))
  if (bytes > limits.taskParametersBytesMax)
    throw new AppError('VALIDATION_ERROR', {
      ...{ field: 'parameters', reason: 'too_many_bytes', limit: limits.taskParametersBytesMax },
    })
  const never = new AbortController().signal
  const work: TaskContext['analyse'] = (each) => analyse(each, never)
  await kinds[kind]?.check?.(parameters, { state, records, clock, ids, caller, analyse: work })
}

function assertTimes({ window, deadline }: TaskRequest, nowMs: number): void {
  const { not_before: start, not_after: end } = window ?? {}
  if (end !== undefined && Date.parse(end) <= Math.max(nowMs, start === undefined ? nowMs : Date.parse(start)))
    throw new AppError('VALIDATION_ERROR', { field: 'window.not_after', reason: 'window_never_open' })
  if (deadline !== undefined && Date.parse(deadline) <= nowMs)
    throw new AppError('VALIDATION_ERROR', { field: 'deadline', reason: 'deadline_passed' })
}

/** A task before its first step; the event of its start is the first of its log. */
export function newTask(record: TaskRecord): StoredTask {
  return { record, checkpoint: { ...notBegun, last_event: 1 } }
}

export function firstEvent({ task_id, created_at }: TaskRecord): Write {
  const event = { event: 'status', at: created_at, data: { status: 'queued' } }
  return { key: taskEventKey(task_id, 1), value: taskBytes(event) }
}

/** Null where it has ended meanwhile. */
async function answerSame(
  { state, trail }: TasksContext,
  id: string,
  asker: Asker & Making<StoredTask>,
): Promise<StoredTask | null> {
  const { condition, ...same } = await getTask(state, id)
  if (hasEnded(same.checkpoint)) return null
  const kept = await keeping(asker, same)
  if (kept.writes.length === 0) return same
  return (await trail.commit([...kept.writes], [...kept.conditions], [])) ? same : null
}

/** What admits one more task: the room that older ones of its kind give up, and the condition that no other does the same. */
export async function readTaskAdmission(
  { state }: Pick<TasksContext, 'state'>,
  { kind, fingerprint, user_id }: TaskRecord,
) {
  await assertTaskRoom(state, kind)
  const isOfOne = isPersonal(kind)
  if (isOfOne) await assertOpenRoom(state, personalPrefix(kind, user_id ?? ''))
  const ended = (await listStoredTasks(state)).filter(
    ({ record, checkpoint }) =>
      record.kind === kind && hasEnded(checkpoint) && (!isOfOne || record.user_id === user_id),
  )
  const kept = isOfOne ? limits.fileTasksKeptPerUserMax : limits.tasksKeptPerKind
  const writes: Write[] = []
  const conditions: Condition[] = [{ key: openTaskKey(fingerprint), expected: null }]
  for (const { record } of ended.slice(0, Math.max(0, ended.length + 1 - kept))) {
    if (isOfOne) conditions.push(await withoutFiles(state, record.task_id))
    writes.push(...(await removalOfTask(state, record)))
  }
  return { writes, conditions }
}

/** Its files go before, step by step, since one commit could not hold them; unless it has run again meanwhile. */
async function withoutFiles(state: TasksContext['state'], id: string): Promise<Condition> {
  const { checkpoint, condition } = await getTask(state, id)
  if (hasEnded(checkpoint)) await removeFiles(state, id, [condition])
  return condition
}

/**
 * Choice: tasks that make files for people have a bound of their own, so that theirs and those of operators keep none of the others
 * out. Throws SERVICE_UNAVAILABLE.
 */
export async function assertTaskRoom(state: TasksContext['state'], kind: TaskKindName): Promise<void> {
  const personal = await countOpenPersonal(state)
  const isFull = isPersonal(kind)
    ? personal >= limits.fileTasksOpenMax
    : (await listOpenTasks(state)).length - personal >= limits.tasksOpenMax
  if (isFull)
    throw new AppError('SERVICE_UNAVAILABLE', { reason: 'too_many_tasks', retry_after: limits.retryAfterSeconds })
}

async function countOpenPersonal(state: TasksContext['state']): Promise<number> {
  let count = 0
  for (const kind of ['export', 'report'] as const)
    for await (const _ of state.range({ prefix: openTaskKey(`${kind}/`) })) count++
  return count
}

/** Throws RATE_LIMIT_EXCEEDED where one account has as many under way as it may. */
async function assertOpenRoom(state: TasksContext['state'], prefix: string): Promise<void> {
  let running = 0
  for await (const _ of state.range({ prefix: openTaskKey(prefix) })) running++
  const maximum = limits.fileTasksOpenPerUserMax
  if (running >= maximum)
    throw new AppError('RATE_LIMIT_EXCEEDED', {
      ...{ reason: 'too_many_running', limit: 'concurrent', running, maximum },
      retry_after: limits.retryAfterSeconds,
    })
}

/** What the trail says of a task. */
export function taskChanged(
  type: 'task.created' | 'task.updated',
  asker: Asker,
  { id, details }: { readonly id: string; readonly details: Readonly<Record<string, unknown>> },
): AuditInput {
  return eventBy(type, asker, { resource_type: 'task', resource_id: id, details })
}
