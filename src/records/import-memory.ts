// Import memory: what imports know of those before them besides the records, over a store that is open or is opened for each
// piece of work.

import type { DataSource } from '../domain/vocabulary.ts'
import type { Store } from '../store/port.ts'
import { arrivalOf } from './arrivals.ts'
import { keepProcesses, type ProcessMemory, readProcesses } from './processes.ts'
import { removeRecords } from './remove-records.ts'
import { type RegisterClosing, type WholeRegister, withdrawUnlisted } from './withdraw-unlisted.ts'

export interface ImportMemory {
  /** The instant at which bytes of this digest first came, which is `now` for new ones. */
  readonly arrivalOf: (sha256: string, now: string) => Promise<string>
  /** Ends what whole registers no longer hold. */
  readonly closeRegister: (register: WholeRegister) => Promise<RegisterClosing>
  readonly processesOf: (source: DataSource) => ProcessMemory
}

type WithStore = <Result>(work: (store: Store) => Promise<Result>) => Promise<Result>

export function createImportMemory(withStore: WithStore): ImportMemory {
  return {
    arrivalOf: (sha256, now) => withStore((store) => arrivalOf(store, sha256, now)),
    closeRegister: (register) => withStore((store) => withdrawUnlisted(store, register)),
    processesOf: (source) => ({
      read: (ocids) => withStore((store) => readProcesses(store, source, ocids)),
      keep: (processes) => withStore((store) => keepProcesses(store, source, processes)),
      remove: (keys) => withStore((store) => removeRecords(store, keys)),
    }),
  }
}
