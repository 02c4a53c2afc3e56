import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportReport } from '../domain/generated/wire-types.ts'
import type { Outcome } from '../errors.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { findBatch } from '../records/batches.ts'
import type { ImportsContext } from '../services/imports.ts'
import type { Store } from '../store/port.ts'
import { createWorkerThread, type OpenThread } from './worker-thread.ts'

/** Imports on a thread that starts with the first of them and ends when there are none for a while. */
export function createImports(dataDir: string, records: Store): ImportsContext & OpenThread {
  const directory = join(dataDir, 'uploads')
  // Leftovers of a killed process have no owner.
  rmSync(directory, { recursive: true, force: true })
  const thread = createWorkerThread('import', dataDir)
  return {
    directory,
    ids,
    assertRoom: thread.assertRoom,
    run: async (job) => (await thread.run(job)) as Outcome<ImportReport>,
    find: (id) => findBatch(records, id),
    bulkhead: thread.bulkhead,
    stop: thread.stop,
  }
}
