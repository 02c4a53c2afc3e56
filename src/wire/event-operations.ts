// Rows of the operations table: events of the caller.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const events = { ...get, tag: 'Events', permission: 'read:investigations' } as const

export const eventOperations = [
  {
    ...events,
    ...shared('/api/v1/events'),
    id: 'list_events',
    summary: {
      en: "Read what happened to one's investigations, in order; Prefer: wait=30 waits for the next",
      pt: 'Ler o que aconteceu às próprias investigações, em ordem; Prefer: wait=30 espera pelo próximo',
    },
    query: 'EventsQuery',
    reply: 'EventPage',
    waits: {},
  },
] as const satisfies readonly Operation[]
