import { idHash } from '../../domain/id-hash.ts'
import type { NormalisedRecord, QualityNote } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import type { Rejection, RowResult } from './importer.ts'

/** One row of a source in which several rows make one record. */
export interface GroupedRow<Head, Fact> {
  readonly line: number
  /** Names the record. */
  readonly key: string
  /** Equal for rows that say word for word the same. */
  readonly identity: string
  /** What the row tells about the whole record; asked of the first row only. */
  readonly head: () => Head
  readonly fact: Fact
  readonly notes: readonly QualityNote[]
}

/** All rows of one record. */
export interface RowGroup<Head, Fact> {
  readonly key: string
  /** Line of the first row. */
  readonly line: number
  readonly head: Head
  readonly facts: readonly Fact[]
  readonly notes: readonly QualityNote[]
  /** True when rows were turned away, so that sums over the facts are no sums over the record. */
  readonly is_cut: boolean
}

/**
 * Joins rows to records, wherever in the file they stand, and gives the records in the order of their first rows. Memory
 * is bounded: beyond `limits.importGroupedRowsMax` rows the record that was silent longest is given out, and a row that
 * comes for it afterwards is rejected as `group_closed`, since it cannot be added any more. At most
 * `limits.recordListItemsMax` rows make one record; a further one is rejected as `group_full`.
 */
export async function* groupRows<Head, Fact>(
  rows: AsyncIterable<GroupedRow<Head, Fact> | (RowResult & { readonly rejection: Rejection })>,
  build: (group: RowGroup<Head, Fact>) => NormalisedRecord,
): AsyncGenerator<RowResult> {
  const groups = new Groups<Head, Fact>()
  const toResult = (group: OpenGroup<Head, Fact>): RowResult => ({
    line: group.line,
    record: build(group),
    rows: group.facts.length,
  })
  for await (const row of rows) {
    if ('rejection' in row) {
      yield row
      continue
    }
    const fate = groups.add(row)
    if (fate === 'repeated') yield { line: row.line, repeated: true }
    else if (fate !== 'taken') yield { line: row.line, rejection: { reason: fate } }
    for (let group = groups.takeExcess(); group; group = groups.takeExcess()) yield toResult(group)
  }
  for (const group of groups.takeAll()) yield toResult(group)
}

interface OpenGroup<Head, Fact> {
  readonly key: string
  readonly line: number
  readonly head: Head
  readonly facts: Fact[]
  readonly notes: QualityNote[]
  readonly identities: number[]
  is_cut: boolean
}

// Groups
// Owns: the records that are not complete yet.   Does not own: what their rows mean.
// G1. No more than limits.importGroupedRowsMax rows are held after takeExcess gave undefined, one record excepted.
// G2. The order of the map is that of the last row of each record, so its first one was silent longest.
// G3. A record that was given out is not begun again, as long as limits.importRepeatedKeysMax of them are remembered.
class Groups<Head, Fact> {
  readonly #open = new Map<string, OpenGroup<Head, Fact>>()
  readonly #closed = new Set<number>()
  #rows = 0

  add(row: GroupedRow<Head, Fact>): 'taken' | 'repeated' | 'group_full' | 'group_closed' {
    const known = this.#open.get(row.key)
    if (known === undefined && this.#closed.has(idHash(row.key))) return 'group_closed'
    const group = known ?? this.#begin(row)
    const identity = idHash(row.identity)
    if (group.identities.includes(identity)) return 'repeated'
    if (group.facts.length >= limits.recordListItemsMax) {
      if (!group.is_cut) group.notes.push({ field: '*', note: 'rows_beyond_maximum' })
      group.is_cut = true
      return 'group_full'
    }
    group.identities.push(identity)
    group.facts.push(row.fact)
    for (const note of row.notes) if (group.notes.length < limits.recordListItemsMax) group.notes.push(note)
    this.#open.delete(row.key)
    this.#open.set(row.key, group)
    this.#rows++
    return 'taken'
  }

  /** The record that was silent longest, when too many rows are held. */
  takeExcess(): OpenGroup<Head, Fact> | undefined {
    if (this.#rows <= limits.importGroupedRowsMax || this.#open.size < 2) return undefined
    const [group] = this.#open.values()
    if (group === undefined) return undefined
    this.#open.delete(group.key)
    this.#rows -= group.facts.length
    if (this.#closed.size < limits.importRepeatedKeysMax) this.#closed.add(idHash(group.key))
    return group
  }

  takeAll(): readonly OpenGroup<Head, Fact>[] {
    const rest = [...this.#open.values()].sort((left, right) => left.line - right.line)
    this.#open.clear()
    return rest
  }

  #begin({ key, line, head }: GroupedRow<Head, Fact>): OpenGroup<Head, Fact> {
    const notes: QualityNote[] =
      this.#closed.size < limits.importRepeatedKeysMax ? [] : [{ field: '*', note: 'earlier_rows_not_remembered' }]
    return { key, line, head: head(), facts: [], notes, identities: [], is_cut: false }
  }
}
