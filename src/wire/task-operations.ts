// Rows of the operations table: tasks.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Tasks', permission: 'configure:system' } as const
const controls = { ...reads, method: 'POST', creates: null, reply: 'Task', errors: ['CONFLICT'] } as const
/** By the kind of the task: what each needs is in src/domain/task-permissions.ts. */
const byKind = { permission: 'authenticated' } as const
const all = shared('/api/v1/tasks')
const schedule = shared('/api/v1/tasks/schedules/{schedule_id}')
const one = shared('/api/v1/tasks/{task_id}')

export const taskOperations = [
  {
    ...controls,
    ...all,
    ...byKind,
    id: 'create_task',
    summary: {
      en: 'Begin work on all records, or on what is stored; the same work under way is answered in its place',
      pt: 'Iniciar um trabalho sobre todos os registros, ou sobre o que está guardado; o mesmo trabalho em andamento é respondido em seu lugar',
    },
    creates: 'in_commit',
    status: 201,
    body: 'TaskRequest',
    errors: ['DATA_SOURCE_UNAVAILABLE'],
  },
  {
    ...reads,
    ...all,
    ...byKind,
    id: 'list_tasks',
    summary: { en: 'List the tasks', pt: 'Listar as tarefas' },
    query: 'TasksQuery',
    reply: 'TaskList',
  },
  {
    ...controls,
    ...shared('/api/v1/tasks/actions'),
    id: 'change_tasks',
    summary: {
      en: 'Pause, resume, cancel or retry many tasks',
      pt: 'Pausar, retomar, cancelar ou repetir várias tarefas',
    },
    body: 'TasksActionRequest',
    reply: 'TasksActionReply',
    errors: [],
  },
  {
    ...reads,
    ...shared('/api/v1/tasks/schedules'),
    id: 'list_task_schedules',
    summary: { en: 'List the schedules of tasks', pt: 'Listar as agendas de tarefas' },
    query: 'TaskSchedulesQuery',
    reply: 'TaskScheduleList',
  },
  {
    ...reads,
    ...schedule,
    id: 'get_task_schedule',
    summary: { en: 'Read a schedule of tasks', pt: 'Ler uma agenda de tarefas' },
    reply: 'TaskSchedule',
  },
  {
    ...controls,
    ...shared('/api/v1/tasks/schedules/{schedule_id}/run'),
    id: 'run_task_schedule',
    summary: {
      en: 'Begin the work of a schedule now; the same work under way is answered in its place',
      pt: 'Iniciar agora o trabalho de uma agenda; o mesmo trabalho em andamento é respondido em seu lugar',
    },
    creates: 'in_commit',
    status: 201,
    errors: ['DATA_SOURCE_UNAVAILABLE'],
  },
  {
    ...reads,
    ...schedule,
    method: 'PATCH',
    id: 'update_task_schedule',
    summary: {
      en: 'Switch a schedule of tasks on or off, or change it',
      pt: 'Ligar, desligar ou alterar uma agenda de tarefas',
    },
    body: 'TaskSchedulePatch',
    reply: 'TaskSchedule',
  },
  {
    ...reads,
    ...schedule,
    method: 'DELETE',
    status: 204,
    id: 'delete_task_schedule',
    summary: { en: 'Delete a schedule of tasks', pt: 'Excluir uma agenda de tarefas' },
    reply: null,
    errors: ['CONFLICT'],
  },
  { ...reads, ...one, ...byKind, id: 'get_task', summary: { en: 'Read a task', pt: 'Ler uma tarefa' }, reply: 'Task' },
  {
    ...reads,
    ...one,
    method: 'PATCH',
    id: 'update_task',
    summary: { en: 'Change the priority of a task', pt: 'Alterar a prioridade de uma tarefa' },
    body: 'TaskPatch',
    reply: 'Task',
    errors: ['CONFLICT'],
  },
  {
    ...reads,
    ...shared('/api/v1/tasks/{task_id}/stream'),
    ...byKind,
    id: 'task_stream',
    summary: { en: 'Follow a task', pt: 'Acompanhar uma tarefa' },
    query: 'StreamQuery',
    reply: null,
    media: 'sse',
    stream: 'task',
  },
  {
    ...reads,
    ...shared('/api/v1/tasks/{task_id}/log'),
    ...byKind,
    id: 'task_log',
    summary: { en: 'Read what happened to a task', pt: 'Ler o que aconteceu com uma tarefa' },
    query: 'TaskLogQuery',
    reply: 'TaskLogEntryList',
  },
  {
    ...reads,
    ...shared('/api/v1/tasks/{task_id}/partitions'),
    ...byKind,
    id: 'list_task_partitions',
    summary: { en: 'List the parts of a task', pt: 'Listar as partes de uma tarefa' },
    query: 'TaskPartitionsQuery',
    reply: 'TaskPartitionList',
  },
  {
    ...reads,
    ...shared('/api/v1/tasks/{task_id}/diff'),
    id: 'task_diff',
    summary: {
      en: 'Read how a re-scoring differs from what was found before, and why',
      pt: 'Ler em que uma reavaliação difere do que foi encontrado antes, e por quê',
    },
    query: 'TaskDiffQuery',
    reply: 'TaskDiff',
    files: ['text/csv', 'text/html'],
    errors: ['CONFLICT'],
  },
  {
    ...reads,
    ...shared('/api/v1/tasks/{task_id}/file'),
    ...byKind,
    id: 'download_task_file',
    summary: {
      en: 'Take the file of a report that a task has made, or the archive of its exports',
      pt: 'Levar o arquivo do relatório que uma tarefa fez, ou o pacote de suas exportações',
    },
    reply: null,
    media: 'archive',
    types: [
      ...['application/zip', 'text/markdown', 'text/html', 'application/pdf', 'application/json', 'text/csv'],
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    errors: ['CONFLICT', 'INVESTIGATION_NOT_FOUND'],
  },
  {
    ...controls,
    ...shared('/api/v1/tasks/{task_id}/pause'),
    id: 'pause_task',
    summary: { en: 'Pause a task', pt: 'Pausar uma tarefa' },
  },
  {
    ...controls,
    ...shared('/api/v1/tasks/{task_id}/resume'),
    id: 'resume_task',
    summary: { en: 'Let a paused task go on', pt: 'Retomar uma tarefa pausada' },
  },
  {
    ...controls,
    ...shared('/api/v1/tasks/{task_id}/cancel'),
    ...byKind,
    id: 'cancel_task',
    summary: { en: 'Cancel a task', pt: 'Cancelar uma tarefa' },
  },
  {
    ...controls,
    ...shared('/api/v1/tasks/{task_id}/retry'),
    id: 'retry_task',
    summary: {
      en: 'Run parts of an ended task again that failed or were not begun',
      pt: 'Executar de novo partes de uma tarefa encerrada que falharam ou não começaram',
    },
    body: 'TaskRetryRequest',
    isBodyOptional: true,
  },
] as const satisfies readonly Operation[]
