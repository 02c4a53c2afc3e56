// Rows of the operations table: the graph. What a field does has a row of its own, with its own permission.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const graph = {
  ...get,
  ...shared('/api/v1/graphql'),
  tag: 'Graph',
  permission: 'authenticated',
  reply: 'GraphqlAnswer',
  failures: 'graphql',
} as const

export const graphqlOperations = [
  {
    ...graph,
    id: 'graphql',
    method: 'POST',
    creates: null,
    summary: {
      en: 'Ask for what several operations read, or carry them out (GraphQL)',
      pt: 'Pedir o que várias operações leem, ou executá-las (GraphQL)',
    },
    body: 'GraphqlRequest',
    streams: true,
  },
  {
    ...graph,
    id: 'query_graphql',
    summary: {
      en: 'Ask for what several operations read (GraphQL)',
      pt: 'Pedir o que várias operações leem (GraphQL)',
    },
    query: 'GraphqlQuery',
  },
] as const satisfies readonly Operation[]
