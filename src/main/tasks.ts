// Tasks: their actors, which run beside those of investigations, their kinds and their thread, and the services over them.

import assert from 'node:assert/strict'
import type { Repertoire, TaskRun } from '../actors/behaviour.ts'
import type { ActorSystem } from '../actors/system.ts'
import type { Audit } from '../audit/audit.ts'
import type { Users } from '../auth/users.ts'
import { dayMs } from '../domain/days.ts'
import { getValue, type Outcome } from '../errors.ts'
import { limits } from '../limits.ts'
import type { RecordReader } from '../records/reader.ts'
import { expireConversations } from '../services/chat/expire-conversations.ts'
import { expireEvents } from '../services/events/expire-events.ts'
import type { KeptAnswers } from '../services/idempotency/kept-answers.ts'
import type { RunAdmission } from '../services/investigations/admission.ts'
import type { InvestigationsContext } from '../services/investigations/context.ts'
import { investigationQuestions } from '../services/investigations/refresh-sources.ts'
import { type RefreshContext, refreshSource } from '../services/refresh.ts'
import type { SettingsStore } from '../services/settings/settings.ts'
import type { Analyse, TasksContext } from '../services/tasks/context.ts'
import { runWork } from '../services/tasks/run-work.ts'
import { openTask } from '../services/tasks/stored-task.ts'
import { TaskGate } from '../services/tasks/task-gate.ts'
import { purgeDeliveries } from '../services/webhooks/purge-deliveries.ts'
import { createNamedWorks } from '../tasks/kinds/named-work.ts'
import { createRefresh } from '../tasks/kinds/refresh.ts'
import { rescoring } from '../tasks/rescore/rescore.ts'
import { taskRunner } from '../tasks/runner.ts'
import { type PieceInput, taskWork } from '../tasks/work.ts'
import { createReindexing } from './reindex.ts'
import { createWorkerThread } from './worker-thread.ts'

/** The actors of tasks; the services need them as they need the services: `attach` brings the two together. */
export function createTaskActors(): Repertoire & { attach(context: TasksContext): TasksContext } {
  let attached: TasksContext | undefined
  const context = (): TasksContext => {
    assert(attached, 'tasks run once their services are there')
    return attached
  }
  return {
    behaviours: { task: taskRunner, task_work: taskWork } as unknown as Repertoire['behaviours'],
    tasks: {
      open_task: (input) => openTask(context().state, (input as { readonly id: string }).id),
      task_work: (input, run: TaskRun) => runWork(context(), input as PieceInput, run),
    },
    attach(given) {
      attached = given
      return given
    },
  }
}

interface KindParts extends Pick<TasksContext, 'state' | 'clock'> {
  readonly audit: Pick<Audit, 'removeBefore'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly users: Pick<Users, 'find'>
  readonly kept: Pick<KeptAnswers, 'removeExpired'>
  readonly refresh: RefreshContext
}

interface TasksParts extends KindParts, Pick<TasksContext, 'ids' | 'trail'> {
  readonly records: { readonly reader: RecordReader }
  readonly dataDir: string
  readonly threads: number
  readonly investigations: InvestigationsContext & {
    readonly actors: ActorSystem
    readonly admission: Pick<RunAdmission, 'isAtWork'>
  }
  readonly taskActors: ReturnType<typeof createTaskActors>
}

/** What the services of tasks work with. */
export function createTasks({ dataDir, threads, investigations, taskActors, records, ...parts }: TasksParts) {
  const thread = createTaskThread(dataDir, Math.min(threads, limits.taskThreadsMax))
  const { actors, logs, admission } = investigations
  const gate = new TaskGate({ clock: parts.clock, isBusy: () => admission.isAtWork })
  const tasks = taskActors.attach({
    ...parts,
    records: records.reader,
    actors,
    logs,
    kinds: createKinds(parts),
    gate,
    analyse: thread.analyse,
  })
  return { tasks, taskThread: thread }
}

function createKinds(parts: KindParts): TasksContext['kinds'] {
  return {
    rescore: rescoring,
    refresh: createRefresh(refreshPort(parts.refresh)),
    retention: createNamedWorks({ kind: 'retention', parameter: 'areas', works: removals(parts) }),
    reindex: createNamedWorks({ kind: 'reindex', parameter: 'indexes', works: createReindexing(parts.state) }),
  }
}

function refreshPort(refresh: RefreshContext): Parameters<typeof createRefresh>[0] {
  const { connectors } = refresh
  return {
    sources: new Map([...connectors].map(([id, { kinds }]) => [id, kinds])),
    usual: investigationQuestions,
    ask: (question) => refreshSource(refresh, question),
  }
}

/** What has expired, by where it stands. */
function removals({ state, clock, audit, settings, users, kept }: KindParts) {
  const removed = async (entries: Promise<number>) => ({ entries_removed: await entries })
  return {
    async audit_trail() {
      const { retention_days: days } = (await settings.read()).audit
      return removed(days === 0 ? Promise.resolve(0) : audit.removeBefore(clock.now() - days * dayMs))
    },
    events: () => removed(expireEvents({ state, clock })),
    async kept_answers({ assertWanted }: { assertWanted(): void }) {
      let entries = 0
      for (
        let last: number = limits.idempotencyRemovedAtOnce;
        last === limits.idempotencyRemovedAtOnce;
        entries += last
      ) {
        assertWanted()
        last = await kept.removeExpired()
      }
      return { entries_removed: entries }
    },
    conversations: () => removed(expireConversations({ state, users, clock })),
    deliveries: () => removed(purgeDeliveries({ state, clock })),
  }
}

/** The threads that compute for tasks, at the lowest priority. */
function createTaskThread(
  dataDir: string,
  threads: number,
): { readonly analyse: Analyse; readonly stop: () => Promise<void> } {
  const pool = createWorkerThread('task', dataDir, threads)
  return {
    async analyse(work, aborted) {
      const outcome = await pool.runWhileWanted({ work }, { aborted, longestMs: limits.taskPartMs })
      return getValue(outcome as Outcome<unknown>)
    },
    stop: pool.stop,
  }
}
