// Task: work on all records or on the store itself, in parts, as it is stored: what was asked, which stays, and how far it is.

import { createHash } from 'node:crypto'
import { canonical } from '../agents/workflow/conditions.ts'
import type { Failure } from '../errors.ts'

/** In the order in which they are listed. */
export const taskKinds = ['rescore', 'reindex', 'calibrate', 'refresh', 'retention'] as const
export type TaskKindName = (typeof taskKinds)[number]

export const taskPriorities = ['high', 'normal', 'low'] as const
export type TaskPriority = (typeof taskPriorities)[number]

/** What JSON can say; what is stored of a task can. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Instants between which parts may begin. */
export interface TaskWindow {
  readonly not_before?: string
  readonly not_after?: string
}

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
  readonly fingerprint: string
}

/** `queued`: not begun. A failed task has done no part; a completed one can have failed parts, which its result counts. */
export type TaskStatus = 'queued' | 'running' | 'paused' | 'completed' | 'failed' | 'cancelled'

export interface TaskCheckpoint {
  readonly status: TaskStatus
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
  readonly failure?: Failure
  /** What its kind says of it once it is done. */
  readonly summary?: JsonObject
  readonly seconds?: number
}

export function hasEnded({ status }: Pick<TaskCheckpoint, 'status'>): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled'
}

/** Equal for tasks that ask for the same work, whatever the order of the members of their parameters. */
export function fingerprintOf(kind: TaskKindName, parameters: JsonObject): string {
  return createHash('sha256')
    .update(`${kind} ${canonical(parameters)}`)
    .digest('hex')
}
