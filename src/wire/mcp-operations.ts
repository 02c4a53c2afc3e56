// Rows of the operations table: the door for assistants of others. What a tool does has a row of its own, with its own permission.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

export const mcpOperations = [
  {
    ...get,
    ...shared('/api/v1/mcp'),
    method: 'POST',
    id: 'mcp',
    tag: 'Assistants',
    creates: null,
    summary: {
      en: 'Offer operations to an assistant as tools (Model Context Protocol)',
      pt: 'Oferecer operações a um assistente como ferramentas (Model Context Protocol)',
    },
    permission: 'authenticated',
    body: 'McpMessage',
    reply: 'McpAnswer',
    taken: {
      en: 'A notification or a response: it has been taken, and has no answer.',
      pt: 'Uma notificação ou resposta: foi recebida e não tem resposta.',
    },
    failures: 'json_rpc',
  },
] as const satisfies readonly Operation[]
