// Parts of a server whose operations are all handled by one function of a test, over neither stores nor accounts.

import type { Handlers, Reply, ValidRequest } from '../../src/http/handler.ts'
import type { ServerParts } from '../../src/http/server.ts'
import type { Awaitable } from '../../src/platform/awaitable.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { operations } from '../../src/wire/operations.ts'

/** Whoever sends a credential is a viewer, unless `changes` says otherwise. */
export function serverParts(
  handle: (request: ValidRequest) => Awaitable<Reply>,
  changes: Partial<ServerParts> = {},
): ServerParts {
  return {
    host: '127.0.0.1',
    port: 0,
    handlers: Object.fromEntries(operations.map(({ id }) => [id, handle])) as unknown as Handlers,
    authenticate: async () => ({
      user_id: 'u',
      email: 'a@example.org',
      role: 'viewer',
      permissions: ['read:investigations'],
      team_ids: [],
    }),
    clock: systemClock,
    ids: systemIds,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    metrics: createMetrics(),
    probes: { version: '1', mode: 'production', obstacle: () => null, components: async () => ({}) },
    documents: {
      openapi_en: () => ({}),
      openapi_pt: () => ({}),
      asyncapi_en: () => ({}),
      asyncapi_pt: () => ({}),
    },
    ...changes,
  }
}
