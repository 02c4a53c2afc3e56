// Rows of the operations table: what admins see and end of the whole service.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const row = { ...get, tag: 'Administration', permission: 'configure:system' } as const

export const administrationOperations = [
  {
    ...row,
    ...shared('/api/v1/admin/sessions'),
    id: 'list_account_sessions',
    permission: 'manage:users',
    summary: { en: 'List the sessions of all accounts', pt: 'Listar as sessões de todas as contas' },
    query: 'AccountSessionsQuery',
    reply: 'AccountSessionList',
  },
  {
    ...row,
    ...shared('/api/v1/admin/sessions/{account_session_id}'),
    id: 'end_account_session',
    method: 'DELETE',
    status: 204,
    reply: null,
    permission: 'manage:users',
    summary: { en: 'End a session of any account', pt: 'Encerrar uma sessão de qualquer conta' },
  },
  {
    ...row,
    ...shared('/api/v1/admin/storage'),
    id: 'read_storage',
    summary: {
      en: 'Read what is stored, by store and kind, the free space, and for how long it is kept',
      pt: 'Ler o que está guardado, por armazenamento e espécie, o espaço livre e por quanto tempo se guarda',
    },
    reply: 'StorageReport',
  },
  {
    ...row,
    ...shared('/api/v1/admin/usage'),
    id: 'list_consumption',
    summary: {
      en: 'List what each account and API key asked for',
      pt: 'Listar o que cada conta e chave de API requisitou',
    },
    query: 'ConsumptionQuery',
    reply: 'ConsumptionList',
  },
] as const satisfies readonly Operation[]
