// TaskGate
// Owns: which pieces of work of tasks are done at once on this node, and which begins next.
// Does not own: what they are (run-work.ts), how many of one task are given out (tasks/runner.ts).
// G1. At most limits.taskPartsAtOnceMax pieces are at work at once.
// G2. The next one is that of the highest priority; of equal ones that of the oldest task, and of one task the first to come.
// G3. While investigations are at work none begins but what somebody waits for, and one in limits.taskGiveWayMs, so that tasks come to
//     their end.
// G4. While schedules are paused none of their tasks begins.
// G5. What is not wanted any more leaves the gate and has no place.

import type { TaskPriority } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { taskPriorities } from '../../tasks/task.ts'

export interface GateParts {
  readonly clock: Clock
  /** Whether people wait for work of this node at this moment. */
  readonly isBusy: () => boolean
  /** Whether the tasks of schedules wait. */
  readonly areSchedulesPaused: () => boolean
}

/** A piece of work that wants to begin. */
export interface Comer {
  readonly task_id: string
  readonly priority: TaskPriority
  readonly created_at: string
  readonly schedule_id?: string
  /** Somebody waits for it. */
  readonly is_awaited?: boolean
}

interface Waiting extends Comer {
  readonly isWanted: () => boolean
  readonly admit: () => void
  readonly refuse: (error: AppError) => void
}

export class TaskGate {
  readonly #parts: GateParts
  #waiting: Waiting[] = []
  #atWork = 0
  #lastMs = Number.NEGATIVE_INFINITY
  #stopTimer: (() => void) | undefined

  constructor(parts: GateParts) {
    this.#parts = parts
  }

  /** Resolves when the work may begin, to what it calls at its end; rejects once it is not wanted any more. */
  async enter(comer: Comer, isWanted: () => boolean): Promise<() => void> {
    await new Promise<void>((admit, refuse) => {
      this.#waiting.push({ ...comer, isWanted, admit, refuse })
      this.#look()
    })
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      this.#atWork--
      this.#look()
    }
  }

  /** What waits of a task waits with another priority. */
  prioritise(taskId: string, priority: TaskPriority): void {
    this.#waiting = this.#waiting.map((each) => (each.task_id === taskId ? { ...each, priority } : each))
  }

  #look(): void {
    this.#waiting = this.#waiting.filter((each) => {
      if (each.isWanted()) return true
      each.refuse(new AppError('SERVICE_UNAVAILABLE', { reason: 'task_not_wanted' }))
      return false
    })
    while (this.#hasPlace() && this.#admit());
    if (this.#waiting.length === 0 || this.#stopTimer !== undefined) return
    this.#stopTimer = this.#parts.clock.timer(limits.taskLookMs, () => {
      this.#stopTimer = undefined
      this.#look()
    })
  }

  #hasPlace(): boolean {
    return this.#atWork < limits.taskPartsAtOnceMax
  }

  /** Whether work that nobody waits for has to give way. */
  #givesWay(): boolean {
    const { clock, isBusy } = this.#parts
    return isBusy() && (this.#atWork > 0 || clock.monotonic() - this.#lastMs < limits.taskGiveWayMs)
  }

  /** False where nothing waits that may begin. */
  #admit(): boolean {
    const isHeld = this.#parts.areSchedulesPaused()
    const givesWay = this.#givesWay()
    const [first] = this.#waiting
      .filter((each) => (!isHeld || each.schedule_id === undefined) && (!givesWay || each.is_awaited))
      .toSorted(inOrder)
    if (first === undefined) return false
    this.#waiting = this.#waiting.filter((each) => each !== first)
    this.#atWork++
    this.#lastMs = this.#parts.clock.monotonic()
    first.admit()
    return true
  }
}

function inOrder(left: Waiting, right: Waiting): number {
  const rank = ({ priority }: Waiting) => taskPriorities.indexOf(priority)
  if (rank(left) !== rank(right)) return rank(left) - rank(right)
  return left.created_at < right.created_at ? -1 : left.created_at > right.created_at ? 1 : 0
}
