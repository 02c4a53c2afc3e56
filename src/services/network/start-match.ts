// Start of a match: a list is read whole, and becomes a task that keeps it.

import { deflateRawSync } from 'node:zlib'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { openTaskKey } from '../../tasks/keys.ts'
import { matchListKey } from '../../tasks/kinds/match.ts'
import { taskSpawn } from '../../tasks/runner.ts'
import type { TaskRecord } from '../../tasks/task.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import type { Asker } from '../identity/origin.ts'
import type { InTurn } from '../in-turn.ts'
import type { TasksContext } from '../tasks/context.ts'
import { firstEvent, newTask, readTaskAdmission, taskChanged } from '../tasks/create-task.ts'
import { type StoredTask, taskWrites } from '../tasks/stored-task.ts'
import type { NetworkContext } from './context.ts'
import type { ReadList } from './read-list.ts'

/** Lists that are matched are tasks. */
export interface MatchesContext {
  readonly network: NetworkContext
  readonly tasks: TasksContext
  readonly inTurn: InTurn
}

export interface SentList {
  readonly bytes: AsyncIterable<Uint8Array>
  /** Kept of each row. */
  readonly candidates: number
}

interface Wanted {
  readonly list: ReadList
  readonly candidates: number
}

const fingerprintPrefix = 'match/'

/**
 * Throws VALIDATION_ERROR and PAYLOAD_TOO_LARGE for what is no list, RATE_LIMIT_EXCEEDED where the caller has too many under way, and
 * SERVICE_UNAVAILABLE.
 */
export async function startMatch(
  context: MatchesContext,
  { bytes, candidates }: SentList,
  { aborted, ...asker }: Asker & Making<StoredTask> & { readonly aborted: AbortSignal },
): Promise<StoredTask> {
  const asked = { type: 'list', bytes: await collect(bytes), language: 'en', today: 0 } as const
  const list = await context.network.run(asked, aborted)
  const begin = () => untilCommitted(() => tryStart(context, { list, candidates }, asker))
  const started = await context.inTurn('match-start', begin)
  context.tasks.actors.spawn(taskSpawn(started.record.task_id))
  return started
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes) {
    length += piece.length
    if (length > limits.networkMatchBytesMax)
      throw new AppError('PAYLOAD_TOO_LARGE', { maximum_bytes: limits.networkMatchBytesMax })
    pieces.push(Uint8Array.from(piece))
  }
  return Uint8Array.from(Buffer.concat(pieces))
}

async function tryStart(
  { tasks }: MatchesContext,
  { list, candidates }: Wanted,
  asker: Asker & Making<StoredTask>,
): Promise<StoredTask | null> {
  const { state, clock, ids, trail } = tasks
  await assertMayMatch(tasks, asker.caller)
  const task_id = ids.uuid()
  const { user_id } = asker.caller
  const record: TaskRecord = {
    ...{ task_id, kind: 'match', priority: 'normal', user_id, created_at: new Date(clock.now()).toISOString() },
    parameters: { rows: list.rows.length, rows_unreadable: list.unreadable, candidates },
    ...{ window: {}, is_awaited: true, fingerprint: `${fingerprintPrefix}${user_id}/${task_id}` },
  }
  const made = newTask(record)
  const admission = await readTaskAdmission({ state }, record)
  const kept = await keeping(asker, made)
  const writes = [
    ...[...admission.writes, ...taskWrites(made), firstEvent(record), ...kept.writes],
    ...listWrites(task_id, list),
  ]
  const event = taskChanged('task.created', asker, { id: task_id, details: { kind: 'match', rows: list.rows.length } })
  return (await trail.commit(writes, [...admission.conditions, ...kept.conditions], [event])) ? made : null
}

function listWrites(task_id: string, { rows }: ReadList) {
  const size = limits.networkMatchPartRows
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => ({
    key: matchListKey(task_id, part),
    value: deflateRawSync(JSON.stringify(rows.slice(part * size, (part + 1) * size))),
  }))
}

async function assertMayMatch({ state }: Pick<TasksContext, 'state'>, { user_id }: Caller): Promise<void> {
  let running = 0
  for await (const _ of state.range({ prefix: openTaskKey(`${fingerprintPrefix}${user_id}/`) })) running++
  const maximum = limits.networkMatchesOpenPerUserMax
  if (running >= maximum)
    throw new AppError('RATE_LIMIT_EXCEEDED', {
      ...{ reason: 'too_many_running', limit: 'concurrent', running, maximum },
      retry_after: limits.retryAfterSeconds,
    })
}
