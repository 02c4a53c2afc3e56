// The connectors of the service.

import type { Config } from '../config.ts'
import type { Connector, SourceId } from '../connectors/connector.ts'
import { createConnectors } from '../connectors/create-connectors.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { createHttpClient } from '../platform/fetch.ts'
import { systemRandom as random } from '../platform/random.ts'
import { createRefreshMemory } from '../services/refresh-memory.ts'
import type { Store } from '../store/port.ts'

export interface OpenConnectors {
  readonly connectors: ReadonlyMap<SourceId, Connector>
  close(): Promise<void>
}

/** The connectors that the configuration enables; their state stands beside the records. */
export function openConnectors(config: Config, records: Store): OpenConnectors {
  const http = createHttpClient()
  const memory = createRefreshMemory(records, clock)
  return { connectors: createConnectors(config.connectors, { http, clock, random, memory }), close: () => http.close() }
}
