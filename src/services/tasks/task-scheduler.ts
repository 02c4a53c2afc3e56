// TaskScheduler
// Owns: that each schedule which is switched on has one task that waits for its next time or is under way, and others none that waits.
// Does not own: when that task begins (its window), nor whether schedules are paused (the gate holds their tasks then).
// S1. One node at a time makes them (lease.ts); a second one would fail on the condition that the schedule has no open task.
// S2. A time that passed while nobody was there is kept by the task that waited for it, which then begins at once, and once.
// S3. A task that was made for its time while the clock was ahead gives way to one for the next time there is.
// S4. Where nothing is to be made nothing is written.

import { Lease } from '../../events/lease.ts'
import { limits } from '../../limits.ts'
import type { Log } from '../../platform/log.ts'
import { Rounds } from '../../platform/rounds.ts'
import { isAhead } from '../../platform/stored-times.ts'
import { openTaskPrefix } from '../../tasks/keys.ts'
import { taskAddress, taskSpawn } from '../../tasks/runner.ts'
import { nextTimeMs } from '../watches/schedule.ts'
import type { TasksContext } from './context.ts'
import { firstEvent, newTask, readTaskAdmission } from './create-task.ts'
import { nextTask, taskOfSchedule } from './scheduled-task.ts'
import {
  getSchedule,
  listStoredSchedules,
  type StoredSchedule,
  schedulePrefix,
  scheduleWrite,
} from './stored-schedule.ts'
import { getTask, taskWrites } from './stored-task.ts'

interface SchedulerParts extends Pick<TasksContext, 'state' | 'clock' | 'ids' | 'actors'> {
  readonly log: Pick<Log, 'error'>
  readonly holder: string
  /** Those that the service has by itself, as they are at its first start. */
  readonly builtIns: readonly StoredSchedule[]
}

export class TaskScheduler {
  readonly #parts: SchedulerParts
  readonly #lease: Lease
  readonly #rounds: Rounds

  constructor(parts: SchedulerParts) {
    this.#parts = parts
    this.#lease = new Lease('task-schedules', { ...parts, store: parts.state })
    this.#rounds = new Rounds({
      ...parts,
      everyMs: limits.taskScheduleLookMs,
      work: () => this.#look(),
      failure: 'schedules of tasks were not seen to, which is tried again',
      // A task that ends leaves room for the next of its schedule.
      subscribe: (wake) => {
        const ended = parts.state.watch(openTaskPrefix, (writes) => {
          if (writes.some(({ value }) => value === null)) wake()
        })
        const changed = parts.state.watch(schedulePrefix, wake)
        return () => {
          ended()
          changed()
        }
      },
    })
  }

  start(): void {
    this.#rounds.start()
  }

  async stop(): Promise<void> {
    await this.#rounds.stop()
    await this.#lease.release()
  }

  /** Resolves once every schedule has its task. */
  async settle(): Promise<void> {
    await this.#rounds.settle()
  }

  /** Ends the task of a schedule that has not begun, so that its times and switch are those of now. */
  async replan(schedule: StoredSchedule): Promise<void> {
    const { state } = this.#parts
    const task_id = await taskOfSchedule(state, schedule)
    if (task_id !== undefined && (await getTask(state, task_id)).checkpoint.status === 'queued')
      await this.#cancel(task_id)
    await this.settle()
  }

  async #cancel(task_id: string): Promise<void> {
    await this.#parts.actors.ask(taskAddress(task_id), { type: 'cancel' }, limits.taskAnswerMs)
  }

  async #look(): Promise<void> {
    const known = await listStoredSchedules(this.#parts.state)
    const ids = new Set(known.map(({ schedule_id }) => schedule_id))
    for (const schedule of this.#parts.builtIns) if (!ids.has(schedule.schedule_id)) await this.#makeBuiltIn(schedule)
    for (const schedule of await listStoredSchedules(this.#parts.state))
      if (schedule.is_enabled && !this.#rounds.isStopped) await this.#makeNext(schedule)
  }

  /** Whether a task waits for a time that was planned by a clock that was set back since. */
  async #isAhead(id: string): Promise<boolean> {
    const { state, clock } = this.#parts
    const { record, checkpoint } = await getTask(state, id)
    return checkpoint.status === 'queued' && isAhead(Date.parse(record.created_at), clock.now())
  }

  async #makeBuiltIn(schedule: StoredSchedule): Promise<void> {
    const write = scheduleWrite(schedule)
    if (await this.#lease.hold()) await this.#parts.state.commit([write], [{ key: write.key, expected: null }])
  }

  async #makeNext(schedule: StoredSchedule): Promise<void> {
    const { state, clock, ids, actors } = this.#parts
    const open = await taskOfSchedule(state, schedule)
    if (open !== undefined) {
      // The next is made when the end of this one is heard.
      if ((await this.#isAhead(open)) && (await this.#lease.hold())) await this.#cancel(open)
      return
    }
    if (nextTimeMs(schedule.times, clock.now()) === undefined || !(await this.#lease.hold())) return
    const record = nextTask(schedule, { task_id: ids.uuid(), nowMs: clock.now() })
    const { writes, conditions } = await readTaskAdmission({ state }, record)
    const { condition } = await getSchedule(state, schedule.schedule_id)
    const all = [...writes, ...taskWrites(newTask(record)), firstEvent(record)]
    if (await state.commit(all, [...conditions, condition])) actors.spawn(taskSpawn(record.task_id))
  }
}
