// Rows of the operations table: what runs on this server.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

export const observabilityOperations = [
  {
    ...get,
    ...shared('/api/v1/observability/requests/active'),
    id: 'list_active_requests',
    tag: 'Health',
    summary: {
      en: 'List the requests that are running, open streams and WebSockets included',
      pt: 'Listar as requisições em andamento, incluídos os fluxos e WebSockets abertos',
    },
    permission: 'configure:system',
    query: 'ActiveRequestsQuery',
    reply: 'ActiveRequestList',
  },
] as const satisfies readonly Operation[]
