// TaskTally
// Owns: how many tasks of a kind are in which state on this node's view, and what was counted of them since its start.
// Does not own: the tasks; it hears of them as their commits become durable.

import type { TaskKindName, TaskStatus } from '../../domain/generated/wire-types.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store, Write } from '../../store/port.ts'
import { taskPrefix, taskRecordKey } from '../../tasks/keys.ts'
import type { TaskEvent, TaskRecord } from '../../tasks/task.ts'
import { getTask, listOpenTasks } from './stored-task.ts'

interface Open {
  readonly kind: TaskKindName
  readonly status: TaskStatus
}

type Counter = ReturnType<Metrics['counter']>

/** Counts tasks for the metrics, those that are open at the start included. */
export function countTasks(metrics: Metrics, state: Store): void {
  const open = new Map<string, Open>()
  const counters: Counters = {
    ended: metrics.counter({
      name: 'prumo_tasks_ended_total',
      help: 'Tasks that have ended, by kind and status.',
      labels: ['kind', 'status'],
    }),
    parts: metrics.counter({
      name: 'prumo_tasks_partitions_total',
      help: 'Parts of tasks that were done, failed or need not run, by kind and status.',
      labels: ['kind', 'status'],
    }),
    late: metrics.counter({
      name: 'prumo_tasks_late_total',
      help: 'Tasks that had not ended by their deadline, by kind.',
      labels: ['kind'],
    }),
  }
  metrics.observed(
    {
      type: 'gauge',
      name: 'prumo_tasks_open',
      help: 'Tasks that have not ended, by kind and status.',
      labels: ['kind', 'status'],
    },
    () => samplesOf(open),
  )
  state.watch(allTasks, (writes) => hear(writes, open, counters))
  // One that cannot be read is not counted; doctor names it.
  void readOpen(state, open).catch(() => {})
}

async function readOpen(state: Store, open: Map<string, Open>): Promise<void> {
  for (const id of await listOpenTasks(state)) {
    const { record, checkpoint } = await getTask(state, id)
    if (!open.has(id)) open.set(id, { kind: record.kind, status: checkpoint.status })
  }
}

const allTasks = 'task/'

type Counters = Readonly<Record<'ended' | 'parts' | 'late', Counter>>

function samplesOf(open: ReadonlyMap<string, Open>) {
  const counts = new Map<string, { readonly labels: Readonly<Record<string, string>>; value: number }>()
  for (const { kind, status } of open.values()) {
    const known = counts.get(`${kind} ${status}`) ?? { labels: { kind, status }, value: 0 }
    known.value++
    counts.set(`${kind} ${status}`, known)
  }
  return [...counts.values()]
}

function hear(writes: readonly Write[], open: Map<string, Open>, counters: Counters): void {
  for (const { key, value } of writes) {
    const id = key.slice(allTasks.length).split('/')[0] ?? ''
    if (value === null) continue
    if (key === taskRecordKey(id)) {
      const { kind } = parseStored<TaskRecord>(value)
      open.set(id, { kind, status: open.get(id)?.status ?? 'queued' })
    }
  }
  for (const { key, value } of writes) {
    const id = key.slice(allTasks.length).split('/')[0] ?? ''
    const task = open.get(id)
    if (task === undefined || value === null || !key.startsWith(`${taskPrefix(id)}event/`)) continue
    count(parseStored<TaskEvent>(value), { id, task, open, counters })
  }
}

interface Heard {
  readonly id: string
  readonly task: Open
  readonly open: Map<string, Open>
  readonly counters: Counters
}

function count({ event, data }: TaskEvent, { id, task, open, counters }: Heard): void {
  const { kind } = task
  const ended = (status: TaskStatus) => {
    counters.ended.increment(1, { kind, status })
    open.delete(id)
  }
  switch (event) {
    case 'status':
      open.set(id, { kind, status: data.status as TaskStatus })
      return
    case 'partition':
      counters.parts.increment(1, { kind, status: String(data.status) })
      return
    case 'late':
      counters.late.increment(1, { kind })
      return
    case 'complete':
      ended('completed')
      return
    case 'error':
      ended('failed')
      return
    case 'cancelled':
      ended('cancelled')
      return
  }
}
