// Rows of the operations table: watches. They say what of investigations they may, and a key that may not read those reads none.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Watches', permission: 'read:investigations' } as const
const changes = {
  ...reads,
  method: 'POST',
  permission: 'write:investigations',
  shows: 'read:investigations',
  reply: 'Watch',
} as const
const one = shared('/api/v1/watches/{watch_id}')

export const watchOperations = [
  {
    ...changes,
    ...shared('/api/v1/watches'),
    status: 201,
    id: 'create_watch',
    creates: 'in_commit',
    summary: { en: 'Save an investigation that runs again and again', pt: 'Salvar uma investigação que se repete' },
    body: 'WatchRequest',
    errors: ['INVALID_DATA_SOURCE', 'CONFLICT'],
  },
  {
    ...reads,
    ...shared('/api/v1/watches'),
    id: 'list_watches',
    summary: { en: "List one's watches", pt: 'Listar as próprias vigilâncias' },
    query: 'WatchesQuery',
    reply: 'WatchList',
  },
  { ...reads, ...one, id: 'get_watch', summary: { en: 'Read a watch', pt: 'Ler uma vigilância' }, reply: 'Watch' },
  {
    ...changes,
    ...one,
    method: 'PATCH',
    id: 'update_watch',
    summary: { en: 'Change a watch', pt: 'Alterar uma vigilância' },
    body: 'WatchPatch',
    errors: ['PRECONDITION_FAILED', 'INVALID_DATA_SOURCE'],
  },
  {
    ...reads,
    ...one,
    method: 'DELETE',
    status: 204,
    id: 'delete_watch',
    summary: {
      en: 'Delete a watch with what it says of its runs; their investigations stay',
      pt: 'Excluir uma vigilância e o que ela diz de suas execuções; as investigações delas ficam',
    },
    permission: 'write:investigations',
    reply: null,
    errors: ['PRECONDITION_FAILED'],
  },
  {
    ...changes,
    ...shared('/api/v1/watches/{watch_id}/pause'),
    id: 'pause_watch',
    creates: null,
    summary: { en: 'Pause a watch', pt: 'Pausar uma vigilância' },
  },
  {
    ...changes,
    ...shared('/api/v1/watches/{watch_id}/resume'),
    id: 'resume_watch',
    creates: null,
    summary: { en: 'Let a paused watch go on', pt: 'Retomar uma vigilância pausada' },
  },
  {
    ...changes,
    ...shared('/api/v1/watches/{watch_id}/run'),
    status: 201,
    id: 'run_watch',
    creates: 'in_commit',
    summary: { en: 'Run a watch now', pt: 'Executar uma vigilância agora' },
    reply: 'WatchRun',
    errors: ['CONFLICT', 'INVALID_DATA_SOURCE', 'DATA_SOURCE_UNAVAILABLE', 'INSUFFICIENT_DATA'],
  },
  {
    ...reads,
    ...shared('/api/v1/watches/{watch_id}/runs'),
    id: 'list_watch_runs',
    summary: { en: 'List the runs of a watch', pt: 'Listar as execuções de uma vigilância' },
    query: 'WatchRunsQuery',
    reply: 'WatchRunList',
  },
  {
    ...reads,
    ...shared('/api/v1/watches/{watch_id}/runs/{run_id}'),
    id: 'get_watch_run',
    summary: {
      en: 'Read a run of a watch: what is new, gone and changed',
      pt: 'Ler uma execução de uma vigilância: o que é novo, o que sumiu e o que mudou',
    },
    reply: 'WatchRun',
  },
] as const satisfies readonly Operation[]
