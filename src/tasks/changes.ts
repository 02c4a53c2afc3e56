// Changes: what one turn of a runner changes of its task, gathered for one commit.

import type { TaskStatus } from '../domain/generated/wire-types.ts'
import type { Failure } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Write } from '../store/port.ts'
import { openTaskKey, taskCheckpointKey, taskEventKey, taskPartKey, taskRecordKey } from './keys.ts'
import { countsOf, progressOf } from './progress.ts'
import {
  hasEnded,
  type JsonObject,
  type OpenedTask,
  type PartitionEntry,
  type TaskCheckpoint,
  type TaskEvent,
  type TaskRecord,
} from './task.ts'

/** How a task ends. */
export interface TaskEnding {
  readonly status: 'completed' | 'failed' | 'cancelled'
  readonly failure?: Failure
  readonly result?: JsonObject
}

const encoder = new TextEncoder()
const toBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))

export class Changes {
  readonly #before: OpenedTask
  readonly #nowMs: number
  readonly #changed = new Map<number, PartitionEntry>()
  readonly #writes: Write[] = []
  readonly #events: TaskEvent[] = []
  #record: TaskRecord
  #checkpoint: TaskCheckpoint
  #parts: PartitionEntry[]

  constructor(task: OpenedTask, nowMs: number) {
    this.#before = task
    this.#nowMs = nowMs
    this.#record = task.record
    this.#checkpoint = task.checkpoint
    this.#parts = [...task.parts]
  }

  get task(): OpenedTask {
    return { record: this.#record, checkpoint: this.#checkpoint, parts: this.#parts }
  }

  get isEmpty(): boolean {
    return this.#record === this.#before.record && this.#checkpoint === this.#before.checkpoint
  }

  get at(): string {
    return new Date(this.#nowMs).toISOString()
  }

  setRecord(record: TaskRecord): void {
    this.#record = record
    this.#checkpoint = { ...this.#checkpoint }
    this.#writes.push({ key: taskRecordKey(record.task_id), value: toBytes(record) })
  }

  set(change: Partial<TaskCheckpoint>): void {
    this.#checkpoint = { ...this.#checkpoint, ...change }
  }

  /** A status that does not end it. */
  setStatus(status: Extract<TaskStatus, 'queued' | 'running' | 'paused'>): void {
    const { started_at = this.at } = this.#checkpoint
    this.set({ status, ...(status === 'running' && { started_at }) })
    this.log('status', { status })
  }

  plan(parts: readonly PartitionEntry[]): void {
    this.#forgetFailures()
    this.#parts = [...parts]
    for (const [index, part] of parts.entries()) this.#changed.set(index, part)
    this.#count({ is_planned: true })
  }

  setPart(index: number, change: Partial<PartitionEntry>, worked?: { readonly ms: number }): void {
    const before = this.#parts[index]
    const { failure: _, failed_attempts: _f, again_at: _a, ...rest } = before
    const after: PartitionEntry = {
      ...(change.status === 'done' || change.status === 'skipped' ? rest : before),
      ...change,
    }
    this.#parts[index] = after
    this.#changed.set(index, after)
    // Attempts alone are no news.
    this.set({})
    if (after.status === before.status) return
    const { worked: sum, worked_ms } = this.#checkpoint
    this.#count(worked && { worked: sum + after.weight, worked_ms: worked_ms + worked.ms })
    const { partition_id, label, status, why, attempts, seconds, failure } = after
    const progress = progressOf(this.#checkpoint, this.#record.threads ?? limits.taskThreadsDefault)
    this.log('partition', {
      ...{ partition_id, label, status, attempts, progress },
      ...(why !== undefined && { why }),
      ...(seconds !== undefined && { seconds }),
      ...(failure && { failure }),
    })
  }

  end({ status, failure, result }: TaskEnding): void {
    this.#forgetFailures()
    this.set({ status, completed_at: this.at, ...(failure && { failure }), ...(result && { result }) })
    if (status === 'completed') this.log('complete', { status, ...(result && { result }) })
    else if (status === 'cancelled') this.log('cancelled', { status })
    else this.log('error', { ...failure })
  }

  #forgetFailures(): void {
    const { failed_attempts: _, again_at: _a, ...checkpoint } = this.#checkpoint
    this.#checkpoint = checkpoint
  }

  log(event: TaskEvent['event'], data: JsonObject): void {
    this.#events.push({ event, at: this.at, data })
    this.set({ last_event: this.#checkpoint.last_event + 1 })
  }

  write(writes: readonly Write[]): void {
    this.#writes.push(...writes)
  }

  /** The commit of all that was changed. */
  toWrites(): readonly Write[] {
    const { task_id: id, fingerprint } = this.#record
    const first = this.#before.checkpoint.last_event + 1
    return [
      ...this.#writes,
      ...[...this.#changed].map(([index, part]) => ({ key: taskPartKey(id, index), value: toBytes(part) })),
      { key: taskCheckpointKey(id), value: toBytes(this.#checkpoint) },
      ...this.#events.map((event, at) => ({ key: taskEventKey(id, first + at), value: toBytes(event) })),
      ...(hasEnded(this.#checkpoint) ? [{ key: openTaskKey(fingerprint), value: null }] : []),
    ]
  }

  #count(change: Partial<TaskCheckpoint> = {}): void {
    this.set({ ...change, ...countsOf(this.#parts) })
  }
}
