// Events: the way of facts into the logs of owners, for the service and tests alike.

import { Distributor, type DistributorParts } from '../events/distributor.ts'
import type { Log } from '../platform/log.ts'
import { createEventExpiry } from '../services/events/expire-events.ts'

export interface Events {
  readonly distributor: Distributor
  start(): void
  stop(): Promise<void>
}

interface EventsParts extends Omit<DistributorParts, 'follow' | 'log'>, Partial<Pick<DistributorParts, 'follow'>> {
  readonly log: Pick<Log, 'error' | 'info'>
  /** Whether events that have expired stay. */
  readonly isHeld?: () => Promise<boolean>
}

/** Nothing is handed out before the start. */
export function createEvents(parts: EventsParts): Events {
  const distributor = new Distributor({ follow: async () => ({ writes: [], conditions: [] }), ...parts })
  const expiry = createEventExpiry({ ...parts, state: parts.store })
  return {
    distributor,
    start() {
      distributor.start()
      expiry.start()
    },
    async stop() {
      await expiry.stop()
      await distributor.stop()
    },
  }
}
