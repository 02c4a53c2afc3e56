import { getValue, type Outcome } from '../errors.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { KeptPages } from '../records/kept-pages.ts'
import type { LookupAnswers, LookupTask } from '../records/lookup-task.ts'
import type { LookupsContext } from '../services/records/context.ts'
import type { Store } from '../store/port.ts'
import { createWorkerThread, type OpenThread } from './worker-thread.ts'

/** Lookups on a thread that starts with the first of them and keeps its cache while there are any; pages of late are at hand. */
export function createLookups(dataDir: string, records: Store): LookupsContext & OpenThread {
  const thread = createWorkerThread('lookup', dataDir)
  const pages = new KeptPages(records, async (task) =>
    getValue((await thread.run(task)) as Outcome<LookupAnswers['list']>),
  )
  const run: LookupsContext['run'] = async <Type extends LookupTask['type']>(task: LookupTask) =>
    (await pages.run(task)) as LookupAnswers[Type]
  return { clock, run, bulkhead: thread.bulkhead, stop: thread.stop }
}
