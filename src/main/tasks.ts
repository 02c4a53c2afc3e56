// Tasks: their actors, which run beside those of investigations, their kinds and their thread, and the services over them.

import assert from 'node:assert/strict'
import type { Repertoire, TaskRun } from '../actors/behaviour.ts'
import type { ActorSystem } from '../actors/system.ts'
import type { Audit } from '../audit/audit.ts'
import type { Users } from '../auth/users.ts'
import { dayMs } from '../domain/days.ts'
import { getValue, type Outcome } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Log } from '../platform/log.ts'
import type { RecordReader } from '../records/reader.ts'
import { expireConversations } from '../services/chat/expire-conversations.ts'
import { expireEvents } from '../services/events/expire-events.ts'
import type { KeptAnswers } from '../services/idempotency/kept-answers.ts'
import type { RunAdmission } from '../services/investigations/admission.ts'
import type { InvestigationsContext } from '../services/investigations/context.ts'
import { investigationQuestions } from '../services/investigations/refresh-sources.ts'
import { type DriftContext, measureDrift } from '../services/models/measure-drift.ts'
import type { NetworkContext } from '../services/network/context.ts'
import { matchPart } from '../services/network/match-part.ts'
import { parkMessages } from '../services/parked/park-messages.ts'
import { type RefreshContext, refreshSource } from '../services/refresh.ts'
import { type SettingsStore, settingsKey } from '../services/settings/settings.ts'
import type { TaskFilesContext } from '../services/task-files/context.ts'
import { exportsPort, reportsPort } from '../services/task-files/files-port.ts'
import { purgeTaskFiles } from '../services/task-files/purge-task-files.ts'
import type { Analyse, TasksContext } from '../services/tasks/context.ts'
import { recoverStuck } from '../services/tasks/recover-stuck.ts'
import { resumeTasks } from '../services/tasks/resume-tasks.ts'
import { runWork } from '../services/tasks/run-work.ts'
import { type BuiltIn, idOfBuiltIn, type StoredSchedule } from '../services/tasks/stored-schedule.ts'
import { openTask } from '../services/tasks/stored-task.ts'
import { TaskGate } from '../services/tasks/task-gate.ts'
import { TaskScheduler } from '../services/tasks/task-scheduler.ts'
import { purgeDeliveries } from '../services/webhooks/purge-deliveries.ts'
import type { Store } from '../store/port.ts'
import { analysing } from '../tasks/kinds/analyse.ts'
import { calibrating } from '../tasks/kinds/calibrate.ts'
import { createFileMaking } from '../tasks/kinds/make-files.ts'
import { createMatching } from '../tasks/kinds/match.ts'
import { createNamedWorks } from '../tasks/kinds/named-work.ts'
import { createRefresh } from '../tasks/kinds/refresh.ts'
import { training } from '../tasks/kinds/train.ts'
import { rescoring } from '../tasks/rescore/rescore.ts'
import { taskRunner } from '../tasks/runner.ts'
import type { JsonObject } from '../tasks/task.ts'
import { type PieceInput, taskWork } from '../tasks/work.ts'
import { createReindexing } from './reindex.ts'
import { createWorkerThread, type OpenThread } from './worker-thread.ts'

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
  readonly network: NetworkContext
  readonly taskFiles: TaskFilesContext
  readonly investigations: InvestigationsContext & { readonly actors: ActorSystem; readonly admission: RunAdmission }
}

interface TasksParts extends KindParts, Pick<TasksContext, 'ids' | 'trail'> {
  readonly records: { readonly reader: RecordReader }
  readonly dataDir: string
  readonly threads: number
  readonly log: Log
  readonly holder: string
  readonly taskActors: ReturnType<typeof createTaskActors>
}

/** What the services of tasks work with, and what makes the tasks of schedules. */
export function createTasks({ dataDir, threads, taskActors, records, log, holder, ...parts }: TasksParts) {
  const { state, clock, ids, settings, refresh } = parts
  const { actors, logs, admission } = parts.investigations
  const thread = createTaskThread(dataDir, Math.min(threads, limits.taskThreadsMax))
  const { areSchedulesPaused, follow } = createSchedulesSwitch(settings, state)
  const gate = new TaskGate({ clock, isBusy: () => admission.isAtWork, areSchedulesPaused })
  const builtIns = builtInSchedules({ hasSources: refresh.connectors.size > 0 })
  parkMessages({ state, clock, log, actors })
  const scheduler = new TaskScheduler({ state, clock, ids, actors, log, holder, builtIns })
  const tasks = taskActors.attach({
    ...{ ...parts, records: records.reader, actors, logs, gate, analyse: thread.analyse },
    kinds: createKinds(parts, { records: records.reader, analyse: thread.analyse }),
    ...{ areSchedulesPaused, replan: (schedule) => scheduler.replan(schedule) },
  })
  return {
    tasks,
    taskRuns: {
      async start() {
        await follow()
        await resumeTasks(tasks)
        scheduler.start()
        // A service at rest writes nothing once it has started.
        await scheduler.settle()
      },
      stop: () => scheduler.stop(),
      bulkhead: thread.bulkhead,
      stopThread: thread.stop,
    },
  }
}

/** The switch as the settings have it, read again whenever they change. */
function createSchedulesSwitch(settings: Pick<SettingsStore, 'read'>, state: Pick<Store, 'watch'>) {
  let isPaused = false
  const read = async () => {
    isPaused = (await settings.read()).tasks.schedules === 'paused'
  }
  return {
    areSchedulesPaused: () => isPaused,
    async follow() {
      await read()
      state.watch(settingsKey, () => void read().catch(() => {}))
    },
  }
}

/** Choice: times at which few people are at work. */
function builtInSchedules({ hasSources }: { readonly hasSources: boolean }): readonly StoredSchedule[] {
  const rows: readonly (Pick<StoredSchedule, 'kind' | 'is_enabled'> & {
    readonly built_in: BuiltIn
    readonly cron: string
    readonly parameters?: JsonObject
  })[] = [
    { built_in: 'new_records', kind: 'refresh', cron: '0 */6 * * *', is_enabled: hasSources },
    {
      ...{ built_in: 'stuck_runs', kind: 'retention', cron: '*/15 * * * *', is_enabled: true },
      parameters: { areas: ['stuck_runs'] },
    },
    {
      ...{ built_in: 'weekly_analysis', kind: 'rescore', cron: '0 2 * * 0', is_enabled: true },
      parameters: { dataset: 'all', stale: true },
    },
    { built_in: 'retention', kind: 'retention', cron: '30 3 * * *', is_enabled: true },
    {
      ...{ built_in: 'model_drift', kind: 'reindex', cron: '30 4 * * *', is_enabled: true },
      parameters: { indexes: ['model_drift'] },
    },
  ]
  return rows.map(({ cron, parameters, ...row }) => ({
    ...{ ...row, schedule_id: idOfBuiltIn(row.built_in), priority: 'low', user_id: null },
    ...{ parameters: { dry_run: false, ...parameters }, times: { cron, time_zone: 'America/Sao_Paulo' } },
    created_at: new Date(0).toISOString(),
  }))
}

function createKinds(parts: KindParts, computing: Pick<DriftContext, 'records' | 'analyse'>): TasksContext['kinds'] {
  const { state, clock } = parts
  const indexes = { ...createReindexing(state), model_drift: measureDrift({ state, clock, ...computing }) }
  return {
    analysis: analysing,
    train: training,
    calibrate: calibrating,
    export: createFileMaking('export', exportsPort(parts.taskFiles)),
    report: createFileMaking('report', reportsPort(parts.taskFiles)),
    match: createMatching((rows, how) => matchPart(parts.network, rows, how)),
    rescore: rescoring,
    refresh: createRefresh(refreshPort(parts.refresh)),
    retention: createNamedWorks({ kind: 'retention', parameter: 'areas', works: removals(parts) }),
    reindex: createNamedWorks({ kind: 'reindex', parameter: 'indexes', works: indexes }),
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
function removals({ state, clock, audit, settings, users, kept, investigations }: KindParts) {
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
    task_files: ({ assertWanted }: { assertWanted(): void }) =>
      removed(purgeTaskFiles({ state, clock, users }, assertWanted)),
    stuck_runs: async () => ({ runs_resumed: await recoverStuck(investigations) }),
  }
}

/** The threads that compute for tasks, at the lowest priority. */
function createTaskThread(dataDir: string, threads: number): OpenThread & { readonly analyse: Analyse } {
  const pool = createWorkerThread('task', dataDir, { maxThreads: threads })
  return {
    async analyse(work, aborted) {
      const outcome = await pool.runWhileWanted({ work }, aborted)
      return getValue(outcome as Outcome<unknown>)
    },
    bulkhead: pool.bulkhead,
    stop: pool.stop,
  }
}
