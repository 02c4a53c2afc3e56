// Task: work on all records or on the store itself, in parts, as it is stored: what was asked, which stays, and how far it is.

import { createHash } from 'node:crypto'
import { canonical } from '../agents/workflow/conditions.ts'
import type { TaskKindName, TaskPriority, TaskStatus, TaskWindow } from '../domain/generated/wire-types.ts'
import type { Permission } from '../domain/vocabulary.ts'
import type { Failure } from '../errors.ts'

/** The first is worked on first. */
export const taskPriorities: readonly TaskPriority[] = ['high', 'normal', 'low']

/** What JSON can say; what is stored of a task can. */
export type JsonObject = Readonly<Record<string, unknown>>

/** What never changes of a task but by its owner: the priority. */
export interface TaskRecord {
  readonly task_id: string
  readonly kind: TaskKindName
  readonly parameters: JsonObject
  readonly priority: TaskPriority
  /** Null where the service began it by itself. */
  readonly user_id: string | null
  readonly created_at: string
  readonly window: TaskWindow
  /** By when it is to have ended; an event says where it has not. */
  readonly deadline?: string
  /** Parts at once. */
  readonly threads?: number
  readonly schedule_id?: string
  /** Somebody waits for it: its parts begin beside investigations. */
  readonly is_awaited?: boolean
  /** Permissions of the API key that asked for what is made for one person, beyond which nothing is read for it. */
  readonly scopes?: readonly Permission[]
  readonly fingerprint: string
}

export interface TaskCheckpoint {
  /** `failed`: no part of it was done; a completed one can have failed parts, which its result counts. */
  readonly status: TaskStatus
  /** Its parts are stored. */
  readonly is_planned: boolean
  /** Pieces of work given out, each under a number of its own. */
  readonly works: number
  readonly started_at?: string
  readonly completed_at?: string
  /** Weights of the parts that are done, failed or skipped, and of all. */
  readonly processed: number
  readonly total: number
  /** Weights of the parts that ran, and how long they took, for the rate. */
  readonly worked: number
  readonly worked_ms: number
  readonly parts: Readonly<Record<PartitionStatus, number>>
  readonly last_event: number
  /** Of the piece of work that is no part and comes next: attempts that failed, and before when it is not tried again. */
  readonly failed_attempts?: number
  readonly again_at?: number
  /** The event of its deadline was sent. */
  readonly is_late?: boolean
  readonly failure?: Failure
  readonly result?: JsonObject
}

export type PartitionStatus = 'waiting' | 'done' | 'failed' | 'skipped'

/** A part of a task as it is stored. */
export interface PartitionEntry {
  readonly partition_id: string
  readonly label: string
  readonly weight: number
  /** What its kind planned it with. */
  readonly data: JsonObject
  readonly status: PartitionStatus
  /** Why it runs, or need not: a word of its kind. */
  readonly why?: string
  readonly attempts: number
  /** Attempts that failed, since it was last asked for; absent for none. */
  readonly failed_attempts?: number
  /** Before then it is not tried again: ms since 1970. */
  readonly again_at?: number
  /** Why it failed, or its last attempt, while it waits for another. */
  readonly failure?: Failure
  /** What its kind said of it when it was done. */
  readonly summary?: JsonObject
  readonly seconds?: number
}

export interface TaskEvent {
  readonly event: 'status' | 'partition' | 'late' | 'complete' | 'error' | 'cancelled'
  readonly at: string
  readonly data: JsonObject
}

/** A task with its parts in the order of their plan. */
export interface OpenedTask {
  readonly record: TaskRecord
  readonly checkpoint: TaskCheckpoint
  readonly parts: readonly PartitionEntry[]
}

export function hasEnded({ status }: Pick<TaskCheckpoint, 'status'>): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled'
}

/** A task that has not begun. */
export const notBegun: TaskCheckpoint = {
  ...{ status: 'queued', is_planned: false, works: 0, processed: 0, total: 0, worked: 0, worked_ms: 0 },
  parts: { waiting: 0, done: 0, failed: 0, skipped: 0 },
  last_event: 0,
}

/** Equal for tasks that ask for the same work, whatever the order of the members of their parameters. */
export function fingerprintOf(kind: TaskKindName, parameters: JsonObject): string {
  return createHash('sha256')
    .update(`${kind} ${canonical(parameters)}`)
    .digest('hex')
}
