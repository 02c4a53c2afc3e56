import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { limits } from '../limits.ts'
import { systemClock as clock } from '../platform/clock.ts'
import type { LookupsContext } from '../services/records/context.ts'
import { workerFile } from './stores.ts'

/** Lookups on a thread that starts with the first of them and keeps what it has read while there are any. */
export function createLookups(dataDir: string): LookupsContext & { stop(): Promise<void> } {
  const pool = new Piscina({
    filename: fileURLToPath(workerFile('lookup')),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: limits.lookupThreadIdleMs,
    atomics: 'disabled',
    workerData: { dataDir },
  })
  return { clock, run: (task) => pool.run(task), stop: () => pool.destroy() }
}
