// The join of rows to records, in bounded memory.

import { idHash } from '../../domain/id-hash.ts'
import type { NormalisedRecord, RecordQualityNote } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import type { Rejection, RowResult } from '../importer.ts'
import { createRowSpill, type RowSpill } from './spill-rows.ts'

/** One row of a source in which several rows make one record. Head and fact are plain JSON values. */
export interface GroupedRow<Head, Fact> {
  readonly line: number
  /** Names the record. */
  readonly key: string
  /** Equal for rows that are the same word for word. */
  readonly identity: string
  /** What the row states of the whole record; that of the first row counts. It may add notes to `notes`. */
  readonly head: () => Head
  readonly fact: Fact
  readonly notes: readonly RecordQualityNote[]
}

/** All rows of one record. */
export interface RowGroup<Head, Fact> {
  readonly key: string
  /** Line of the first row. */
  readonly line: number
  readonly head: Head
  readonly facts: readonly Fact[]
  readonly notes: readonly RecordQualityNote[]
  /** True when rows were rejected, so that sums over the facts are no sums over the record. */
  readonly is_cut: boolean
}

/**
 * Joins rows to records, wherever in the file they stand. Beyond `limits.importGroupedRowsMax` rows or
 * `limits.importGroupedBytesMax` bytes, all rows go to temporary files by their key, and each file is joined alone. At
 * most `limits.recordListItemsMax` rows make one record; a further one is rejected as `group_full`. Records come in the
 * order of their first rows, within each temporary file where there are such.
 */
export async function* joinRows<Head, Fact>(
  rows: AsyncIterable<GroupedRow<Head, Fact> | (RowResult & { readonly rejection: Rejection })>,
  build: (group: RowGroup<Head, Fact>) => NormalisedRecord,
): AsyncGenerator<RowResult> {
  let held: HeldRow<Head, Fact>[] = []
  // The identity is the text of the row, whose length stands for the row's size in memory.
  let heldBytes = 0
  let spill: RowSpill<HeldRow<Head, Fact>> | undefined
  try {
    for await (const row of rows) {
      if ('rejection' in row) {
        yield row
        continue
      }
      const own = toHeld(row)
      if (spill === undefined) {
        held.push(own)
        heldBytes += row.identity.length
      } else await spill.add(own.key, own)
      if (held.length <= limits.importGroupedRowsMax && heldBytes <= limits.importGroupedBytesMax) continue
      spill = await createRowSpill()
      for (const each of held) await spill.add(each.key, each)
      held = []
      heldBytes = 0
    }
    if (spill === undefined) yield* join(held, build)
    else for await (const part of spill.parts()) yield* join(part, build)
  } finally {
    await spill?.remove()
  }
}

interface HeldRow<Head, Fact> {
  readonly key: string
  readonly line: number
  readonly identity: number
  readonly head: Head
  readonly fact: Fact
  readonly notes: readonly RecordQualityNote[]
  /** Notes on the head, which count for the first row alone. */
  readonly headNotes: readonly RecordQualityNote[]
}

function toHeld<Head, Fact>({ key, line, identity, head, fact, notes }: GroupedRow<Head, Fact>): HeldRow<Head, Fact> {
  const own = notes.length === 0 ? none : [...notes]
  const value = head()
  const headNotes = notes.length === own.length ? none : notes.slice(own.length)
  return { key, line, identity: idHash(identity), head: value, fact, notes: own, headNotes }
}

const none: readonly RecordQualityNote[] = []

interface OpenGroup<Head, Fact> {
  readonly key: string
  readonly line: number
  readonly head: Head
  readonly facts: Fact[]
  readonly notes: RecordQualityNote[]
  readonly identities: number[]
  is_cut: boolean
}

async function* join<Head, Fact>(
  rows: Iterable<HeldRow<Head, Fact>> | AsyncIterable<HeldRow<Head, Fact>>,
  build: (group: RowGroup<Head, Fact>) => NormalisedRecord,
): AsyncGenerator<RowResult> {
  const groups = new Map<string, OpenGroup<Head, Fact>>()
  for await (const row of rows) {
    const { key, line, head, headNotes } = row
    const known = groups.get(key)
    const group = known ?? { key, line, head, facts: [], notes: [...headNotes], identities: [], is_cut: false }
    if (known === undefined) groups.set(key, group)
    const fate = add(group, row)
    if (fate === 'repeated') yield { line, repeated: true }
    else if (fate === 'group_full') yield { line, rejection: { reason: fate } }
  }
  for (const group of groups.values()) yield { line: group.line, record: build(group), rows: group.facts.length }
}

function add<Head, Fact>(
  group: OpenGroup<Head, Fact>,
  { identity, fact, notes }: HeldRow<Head, Fact>,
): 'taken' | 'repeated' | 'group_full' {
  if (group.identities.includes(identity)) return 'repeated'
  if (group.facts.length >= limits.recordListItemsMax) {
    if (!group.is_cut) group.notes.unshift({ field: '*', note: 'rows_beyond_maximum' })
    group.is_cut = true
    return 'group_full'
  }
  group.identities.push(identity)
  group.facts.push(fact)
  for (const note of notes) if (group.notes.length < limits.recordListItemsMax) group.notes.push(note)
  return 'taken'
}
