import { getValue } from '../errors.ts'
import { systemClock as clock } from '../platform/clock.ts'
import type { LookupsContext } from '../services/records/context.ts'
import { createWorkerThread } from './worker-thread.ts'

/** Lookups on a thread that starts with the first of them and keeps its cache while there are any. */
export function createLookups(dataDir: string): LookupsContext & { stop(): Promise<void> } {
  const thread = createWorkerThread('lookup', dataDir)
  return { clock, run: async (task) => getValue(await thread.run(task)), stop: thread.stop }
}
