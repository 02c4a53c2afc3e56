// A new task; the one that does the same and has not ended is answered in its place.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { AuditInput } from '../../domain/audit-event.ts'
import type { TaskKindName, TaskRequest } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Condition, Write } from '../../store/port.ts'
import { openTaskKey, taskEventKey } from '../../tasks/keys.ts'
import { taskSpawn } from '../../tasks/runner.ts'
import { fingerprintOf, hasEnded, type JsonObject, notBegun, type TaskRecord } from '../../tasks/task.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
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

/** Throws VALIDATION_ERROR, and SERVICE_UNAVAILABLE where as many tasks are under way as may be. */
export async function createTask(
  context: TasksContext,
  body: TaskRequest,
  asker: Asker & Making<StoredTask>,
): Promise<StoredTask> {
  const { clock, ids, trail, actors, state } = context
  const { kind, priority, window, deadline, threads } = body
  const parameters: JsonObject = { ...body.parameters }
  await checkParameters(context, kind, parameters)
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
        fingerprint: fingerprintOf(kind, parameters),
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

/** Throws what its kind has against them. */
async function checkParameters(
  { kinds, state, records, clock, ids, analyse }: TasksContext,
  kind: TaskKindName,
  parameters: JsonObject,
): Promise<void> {
  const bytes = Buffer.byteLength(JSON.stringify(parameters))
  if (bytes > limits.taskParametersBytesMax)
    throw new AppError('VALIDATION_ERROR', {
      ...{ field: 'parameters', reason: 'too_many_bytes', limit: limits.taskParametersBytesMax },
    })
  const never = new AbortController().signal
  await kinds[kind]?.check?.(parameters, { state, records, clock, ids, analyse: (work) => analyse(work, never) })
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
export async function readTaskAdmission({ state }: Pick<TasksContext, 'state'>, { kind, fingerprint }: TaskRecord) {
  if ((await listOpenTasks(state)).length >= limits.tasksOpenMax)
    throw new AppError('SERVICE_UNAVAILABLE', { reason: 'too_many_tasks', retry_after: limits.retryAfterSeconds })
  const ended = (await listStoredTasks(state)).filter(
    ({ record, checkpoint }) => record.kind === kind && hasEnded(checkpoint),
  )
  const writes: Write[] = []
  for (const { record } of ended.slice(0, Math.max(0, ended.length + 1 - limits.tasksKeptPerKind)))
    writes.push(...(await removalOfTask(state, record)))
  const conditions: Condition[] = [{ key: openTaskKey(fingerprint), expected: null }]
  return { writes, conditions }
}

/** What the trail says of a task. */
export function taskChanged(
  type: 'task.created' | 'task.updated',
  asker: Asker,
  { id, details }: { readonly id: string; readonly details: Readonly<Record<string, unknown>> },
): AuditInput {
  return eventBy(type, asker, { resource_type: 'task', resource_id: id, details })
}
