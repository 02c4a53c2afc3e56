// Processes: the releases of each OCDS process that came, so that those of a later file build on them as in one file.
// Owns: the releases, and the keys of the records that were ever made of them.   Does not own: what is made of them.
// P1. A release is kept before the records that it makes are committed: what is known of it may be more than what is stored,
//     and the same file again completes it.
// P2. A record that is no longer made of its process, such as an award that a contract stands for, is removed.

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Provenance, RecordQualityNote } from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import { decode, encode } from './layout.ts'
import { keyPart } from './natural-key.ts'

/** One release as JSON, and where it stood. */
export interface KeptRelease {
  readonly text: string
  readonly notes: readonly RecordQualityNote[]
  readonly place: Pick<Provenance, 'file' | 'file_sha256' | 'line' | 'retrieved_at'>
}

export interface KeptProcess {
  readonly releases: readonly KeptRelease[]
  /** Natural keys of the records that were made of it. */
  readonly made: readonly string[]
}

/** What is kept of processes, in their order. */
export async function readProcesses(
  store: Store,
  source: DataSource,
  ocids: readonly string[],
): Promise<readonly (KeptProcess | undefined)[]> {
  const values = await store.getMany(ocids.map((ocid) => processKey(source, ocid)))
  return values.map((value) => value && (decode(inflateRawSync(value)) as KeptProcess))
}

/** Keeps processes in place of what was kept of them; of one beyond limits.ocdsProcessCharactersMax, the first releases. */
export async function keepProcesses(
  store: Store,
  source: DataSource,
  processes: ReadonlyMap<string, KeptProcess>,
): Promise<void> {
  const writes = [...processes].map(([ocid, { releases, made }]) => ({
    key: processKey(source, ocid),
    value: deflateRawSync(encode({ releases: bounded(releases), made }), { level: 1 }),
  }))
  await store.commit(writes)
}

/** What an import knows and keeps of the processes of its source. */
export interface ProcessMemory {
  readonly read: (ocids: readonly string[]) => Promise<readonly (KeptProcess | undefined)[]>
  readonly keep: (processes: ReadonlyMap<string, KeptProcess>) => Promise<void>
  /** Removes records that are made no longer, by their natural keys. */
  readonly remove: (keys: readonly string[]) => Promise<void>
}

/** Of a reading that leaves nothing behind. */
export const forgetful: ProcessMemory = {
  read: async (ocids) => ocids.map(() => undefined),
  keep: async () => undefined,
  remove: async () => undefined,
}

function bounded(releases: readonly KeptRelease[]): readonly KeptRelease[] {
  let characters = 0
  return releases.filter(({ text }) => {
    characters += text.length
    return characters <= limits.ocdsProcessCharactersMax
  })
}

function processKey(source: DataSource, ocid: string): string {
  return `records/process/${source}/${keyPart(ocid)}`
}
