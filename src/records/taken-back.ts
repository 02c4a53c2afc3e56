// Taken back: accounts that their own file replaces further on. A package that tells a contract twice would otherwise
// change it to the first account and back whenever it is read again.

import type { NormalisedRecord, Provenance } from '../domain/records.ts'
import type { Store } from '../store/port.ts'
import { toIndexEntry } from './chunk-writes.ts'
import { tableOf } from './columns.ts'
import { readStoredRows } from './find-record.ts'

/** Positions of the incoming records whose account in force comes from a later place of the same file. `found` has their index entries. */
export async function findTakenBack(
  store: Store,
  version: number,
  incoming: readonly { readonly record: NormalisedRecord; readonly hash: string }[],
  found: readonly (Uint8Array | undefined)[],
): Promise<ReadonlySet<number>> {
  const changed = incoming.flatMap(({ record, hash }, position) => {
    const stored = found[position]
    const entry = stored && toIndexEntry(stored)
    if (entry === undefined || entry.hash === hash) return []
    return [{ position, record, table: tableOf(record.record_kind), row: entry.row }]
  })
  if (changed.length === 0) return new Set()
  const inForce = await readStoredRows(store, version, changed)
  const takenBack = changed.filter(({ record }, at) => standsBefore(record.provenance, inForce[at]?.provenance))
  return new Set(takenBack.map(({ position }) => position))
}

function standsBefore(place: Provenance, later: Provenance | undefined): boolean {
  if (later === undefined || place.file_sha256 !== later.file_sha256) return false
  return insideOf(place) === insideOf(later) && place.line < later.line
}

/** The file inside an archive; the archive's own name may change. */
function insideOf({ file }: Provenance): string {
  return file.slice(file.lastIndexOf('!') + 1 || file.length)
}
