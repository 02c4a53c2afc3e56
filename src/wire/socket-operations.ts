// Rows of the operations table: WebSocket feeds.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const feed = {
  ...get,
  tag: 'Events',
  permission: 'read:investigations',
  status: 101,
  media: 'websocket',
  reply: null,
} as const

export const socketOperations = [
  {
    ...feed,
    id: 'investigation_feed',
    path: '/api/v1/ws/investigations/{investigation_id}',
    pathPt: '/api/v1/ws/investigacoes/{id_investigacao}',
    summary: {
      en: 'Follow an investigation over a WebSocket',
      pt: 'Acompanhar uma investigação por WebSocket',
    },
    query: 'StreamQuery',
    errors: ['INVESTIGATION_NOT_FOUND'],
  },
  {
    ...feed,
    ...shared('/api/v1/ws'),
    id: 'feed',
    summary: {
      en: 'Subscribe to investigations and events over a WebSocket',
      pt: 'Assinar investigações e eventos por WebSocket',
    },
    query: 'FeedQuery',
  },
] as const satisfies readonly Operation[]
