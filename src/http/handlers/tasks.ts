// Handlers of the module of tasks.

import type { Task, TaskRequest, TasksActionReply } from '../../domain/generated/wire-types.ts'
import { isPersonal } from '../../domain/task-permissions.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { type Failure, isRecoverable } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { TaskFilesContext } from '../../services/task-files/context.ts'
import { openTaskFile } from '../../services/task-files/open-task-file.ts'
import { changeTasks } from '../../services/tasks/change-tasks.ts'
import type { TasksContext } from '../../services/tasks/context.ts'
import {
  cancelTask,
  controlTask,
  prioritiseTask,
  retryTask,
  type TaskControl,
} from '../../services/tasks/control-task.ts'
import { createTask } from '../../services/tasks/create-task.ts'
import { followTask, type LoggedTaskEvent } from '../../services/tasks/follow-task.ts'
import { openDiffFile, readDiff } from '../../services/tasks/read-diff.ts'
import { listPartitions, listTasks, readLog, readTask, viewOfTask } from '../../services/tasks/read-task.ts'
import {
  deleteSchedule,
  listSchedules,
  readSchedule,
  runSchedule,
  updateSchedule,
} from '../../services/tasks/schedule-tasks.ts'
import type { StoredTask } from '../../services/tasks/stored-task.ts'
import { wordFailure } from '../../wire/envelope.ts'
import { toTaskEvent } from '../../wire/events.ts'
import { askerOf } from '../asker-of.ts'
import type { AdmittedRequest, HandlerRequest, Handlers, StreamText } from '../handler.ts'
import { formatEvent, type StreamEvent } from '../sse.ts'
import { createTextsByLanguage } from '../texts-by-language.ts'
import { toList } from './to-list.ts'

const path = '/api/v1/tasks'
/** The page of a comparison is one file, which runs and loads nothing. */
const diffPolicy = "default-src 'none'; style-src 'unsafe-inline'"
type Controlled = Omit<HandlerRequest<'pause_task'>, 'operation'> & Pick<AdmittedRequest, 'operation'>

/** One handler for each operation of the module. */
export function taskHandlers(context: TasksContext, files: TaskFilesContext) {
  const control = async (request: Controlled, action: TaskControl) => {
    const wanted = { id: request.params.task_id, action }
    return { body: shown(await controlTask(context, wanted, askerOf(request)), request.language) }
  }
  return {
    ...scheduleHandlers(context),
    create_task(request) {
      return request.once(madeTaskIn(request.language), (making) =>
        createTask(context, inLanguage(request.body, request.language), { ...askerOf(request), ...making }),
      )
    },
    async list_tasks(request) {
      const { items, ...page } = await listTasks(context, request.query, request.caller)
      return { body: toList(request, { ...page, items: items.map((item) => worded(item, request.language)) }) }
    },
    get_task: async ({ params, language, caller }) => ({
      body: worded(await readTask(context, params.task_id, caller), language),
    }),
    async update_task(request) {
      const wanted = { id: request.params.task_id, priority: request.body.priority }
      return { body: shown(await prioritiseTask(context, wanted, askerOf(request)), request.language) }
    },
    async change_tasks(request) {
      const { body, language } = request
      const { matched, results } = await changeTasks(context, body, askerOf(request))
      return { body: { matched, dry_run: body.dry_run, results: results.map((each) => changed(each, language)) } }
    },
    async task_stream({ params, lastEventId, aborted: signal, language, caller }) {
      const stream = await followTask(context, params.task_id, { lastEventId, signal, caller })
      if (stream.type === 'ended') return { status: 204 }
      const before = stream.type === 'reset' ? [resetEvent(lastEventId ?? '', language)] : []
      return { texts: toStream(before, stream.pages, language) }
    },
    async task_log(request) {
      const { items, ...page } = await readLog(context, listedBy(request), request.caller)
      return { body: toList(request, { ...page, items: items.map((item) => worded(item, request.language)) }) }
    },
    async list_task_partitions(request) {
      const { items, ...page } = await listPartitions(context, listedBy(request), request.caller)
      return { body: toList(request, { ...page, items: items.map((item) => worded(item, request.language)) }) }
    },
    async task_diff({ params: { task_id }, query, language }) {
      const { format } = query
      if (format === 'json') return { body: await readDiff(context, task_id, query) }
      const { texts, contentType, fileName } = await openDiffFile(context, task_id, { format, language })
      const disposition = format === 'csv' ? 'attachment' : 'inline'
      return {
        ...{ file: texts, contentType },
        headers: {
          'Content-Disposition': `${disposition}; filename="${fileName}"`,
          'Content-Security-Policy': diffPolicy,
        },
      }
    },
    pause_task: (request) => control(request, 'pause'),
    resume_task: (request) => control(request, 'resume'),
    async cancel_task(request) {
      return { body: shown(await cancelTask(context, request.params.task_id, askerOf(request)), request.language) }
    },
    async download_task_file(request) {
      const { file, contentType, fileName } = await openTaskFile(files, request.params.task_id, askerOf(request))
      return { file, contentType, headers: { 'Content-Disposition': `attachment; filename="${fileName}"` } }
    },
    async retry_task(request) {
      const wanted = { id: request.params.task_id, partitions: request.body.partitions }
      return { body: shown(await retryTask(context, wanted, askerOf(request)), request.language) }
    },
  } satisfies Partial<Handlers>
}

function listedBy({ params, query }: Pick<HandlerRequest<'task_log' | 'list_task_partitions'>, 'params' | 'query'>) {
  return { id: params.task_id, query }
}

/** What is made for its reader is in the language of the request, unless that names another. */
function inLanguage(body: TaskRequest, language: Language): TaskRequest {
  if (!isPersonal(body.kind)) return body
  return { ...body, parameters: { ...body.parameters, language: body.parameters?.language ?? language } } as TaskRequest
}

function scheduleHandlers(context: TasksContext) {
  return {
    async list_task_schedules(request) {
      return { body: toList(request, await listSchedules(context, request.query)) }
    },
    get_task_schedule: async ({ params }) => ({ body: await readSchedule(context, params.schedule_id) }),
    run_task_schedule(request) {
      const id = request.params.schedule_id
      return request.once(madeTaskIn(request.language), (making) =>
        runSchedule(context, id, { ...askerOf(request), ...making }),
      )
    },
    async update_task_schedule(request) {
      const wanted = { id: request.params.schedule_id, patch: request.body }
      return { body: await updateSchedule(context, wanted, askerOf(request)) }
    },
    async delete_task_schedule(request) {
      await deleteSchedule(context, request.params.schedule_id, askerOf(request))
      return {}
    },
  } satisfies Partial<Handlers>
}

/** A task that was made, where it is read. */
export function madeTaskIn(language: Language) {
  return (made: StoredTask) => ({
    headers: { Location: `${path}/${made.record.task_id}` },
    body: shown(made, language),
  })
}

function shown(task: StoredTask, language: Language): Task {
  return worded(viewOfTask(task), language)
}

/** With its failure in words. */
function worded<View extends object>({ failure, ...view }: View & { readonly failure?: Failure }, language: Language) {
  return { ...view, ...(failure && { error: inWords(failure, language) }) }
}

function inWords(failure: Failure, language: Language) {
  return wordFailure({ ...failure, recoverable: isRecoverable(failure) }, language)
}

function changed(
  { task, failure }: { readonly task: StoredTask; readonly failure?: Failure },
  language: Language,
): TasksActionReply['results'][number] {
  const { task_id } = task.record
  return { task_id, status: task.checkpoint.status, ...(failure && { error: inWords(failure, language) }) }
}

function resetEvent(last_event_id: string, language: Language): StreamEvent {
  return toTaskEvent('reset', { last_event_id: last_event_id.slice(0, limits.eventIdCharactersMax) }, language)
}

type Page = readonly LoggedTaskEvent[]

async function* toStream(
  before: readonly StreamEvent[],
  pages: AsyncIterable<Page>,
  language: Language,
): AsyncGenerator<StreamText> {
  if (before.length > 0) yield { bytes: Buffer.from(before.map(formatEvent).join('')) }
  for await (const page of pages) yield textOf(page, { language })
}

const textOf = createTextsByLanguage((page: Page, { language }: { readonly language: Language }): StreamText => {
  const events = page.map(({ id, event, data }) => {
    const whole = event === 'error' ? inWords(data as unknown as Failure, language) : worded(data, language)
    return { id: String(id), ...toTaskEvent(event, whole, language) }
  })
  const isFinal = page.at(-1)?.isFinal
  return { bytes: Buffer.from(events.map(formatEvent).join('')), ...(isFinal && { isFinal }) }
})
