// Server tasks: tasks that commands begin and follow on a server. What it says is kept as it says it, beside English names.

import { createTask, getTask, listTaskPartitions, type Types, taskStream } from '../../clients/typescript/src/index.ts'
import type {
  Task,
  TaskKindName,
  TaskParameters,
  TaskPartition,
  TaskPartitionList,
} from '../domain/generated/wire-types.ts'
import { type TaskEventName, taskEvents } from '../wire/events.ts'
import { toEnglish, toPortuguese } from '../wire/rename.ts'
import type { Server } from './server-client.ts'
import type { Said } from './server-investigations.ts'

export interface TaskNews extends Said<unknown> {
  readonly name: TaskEventName
  readonly spelledName: string
}

export interface ServerTasks {
  /** The one that does the same where it is under way. */
  create(kind: TaskKindName, parameters: TaskParameters): Promise<Said<Task>>
  /** To its end, over as many connections as it takes; or until the signal, with the failure of the client. */
  follow(task_id: string, signal: AbortSignal): AsyncIterable<TaskNews>
  read(task_id: string): Promise<Said<Task>>
  /** The first hundred of its parts. */
  partitions(task_id: string): Promise<readonly TaskPartition[]>
}

/** Each throws ServerFailure where it is not answered as asked. */
export function createServerTasks({ client, language, fail }: Server): ServerTasks {
  const isPt = language === 'pt'
  const said = <Value>(schema: string, spelled: unknown): Said<Value> => ({
    spelled,
    value: (isPt ? toEnglish(schema, spelled) : spelled) as Value,
  })
  const paramsOf = (task_id: string) => ({ task_id }) as never
  return {
    async create(kind, parameters) {
      const request = { kind, parameters }
      const body = (isPt ? toPortuguese('TaskRequest', request) : request) as Types['en']['TaskRequest']
      return said('Task', (await createTask(client, { body }).catch(fail)).data)
    },
    async *follow(id, signal) {
      try {
        for await (const { event, data } of taskStream(client, { params: paramsOf(id), signal })) {
          const row = taskEvents.find(({ name, namePt }) => (isPt ? namePt : name) === event)
          if (row !== undefined) yield { name: row.name, spelledName: event, ...said(row.schema, data) }
        }
      } catch (error) {
        fail(error)
      }
    },
    async read(id) {
      return said('Task', (await getTask(client, { params: paramsOf(id) }).catch(fail)).data)
    },
    async partitions(id) {
      const query = (isPt ? { limite: 100 } : { limit: 100 }) as never
      const { data } = await listTaskPartitions(client, { params: paramsOf(id), query }).catch(fail)
      return said<TaskPartitionList>('TaskPartitionList', data).value.data
    },
  }
}
