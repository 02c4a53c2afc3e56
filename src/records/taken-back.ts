// Taken back: accounts that their own file replaces further on. A package that holds a contract twice would otherwise
// change it to the first account and back whenever it is read again.

import type { Provenance } from '../domain/records.ts'
import type { Store } from '../store/port.ts'
import type { IndexEntry } from './chunk-writes.ts'
import { readStoredRows } from './find-record.ts'
import { mainTables } from './layout.ts'
import type { PackedContents, PreparedChunk } from './prepare-chunk.ts'

/** Positions of a chunk's records whose account in force comes from a later place of the same file. `found` has their index entries. */
export async function findTakenBack(
  store: Store,
  version: number,
  incoming: {
    readonly chunk: PreparedChunk
    readonly found: readonly (IndexEntry | undefined)[]
    readonly hashAt: (position: number) => string
  },
): Promise<ReadonlySet<number>> {
  const { chunk, found, hashAt } = incoming
  const changed = found.flatMap((entry, position) => {
    const table = mainTables[chunk.tables[position]]
    if (entry === undefined || table === undefined || entry.hash === hashAt(position)) return []
    return [{ position, table, row: entry.row }]
  })
  if (changed.length === 0) return new Set()
  const inForce = await readStoredRows(store, version, changed)
  const takenBack = changed.filter(({ position }, at) =>
    standsBefore(placeAt(chunk.contents, position), inForce[at]?.provenance),
  )
  return new Set(takenBack.map(({ position }) => position))
}

type FilePlace = Pick<Provenance, 'file' | 'file_sha256' | 'line'>

function placeAt({ places, placeOf, lines }: PackedContents, position: number): FilePlace {
  const { file = '', file_sha256 = '' } = places[placeOf[position] ?? 0] ?? {}
  return { file, file_sha256, line: lines[position] }
}

function standsBefore(place: FilePlace, later: FilePlace | undefined): boolean {
  if (later === undefined || place.file_sha256 !== later.file_sha256) return false
  return insideOf(place) === insideOf(later) && place.line < later.line
}

/** The file inside an archive; the archive's own name may change. */
function insideOf({ file }: FilePlace): string {
  return file.slice(file.lastIndexOf('!') + 1 || file.length)
}
