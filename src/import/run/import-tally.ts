// The counts of one import, for its report.

import type { ImportReport } from '../../domain/generated/wire-types.ts'
import { noteTexts } from '../../domain/import-notes.ts'
import { outcomeTexts, rejectionTexts } from '../../domain/import-reasons.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import type { RecordKind, RecordQualityNote } from '../../domain/records.ts'
import { limits } from '../../limits.ts'
import type { AppendResult } from '../../records/commit-chunk.ts'
import type { ImportTally, Rejection } from '../importer.ts'

type StateGroup = NonNullable<ImportReport['states']>[number]

/** A group that is being counted. */
interface CountedStates extends Omit<StateGroup, 'count' | 'lines'> {
  count: number
  readonly lines: number[]
}

type RejectionGroup = ImportReport['rejections'][number]

interface Counted {
  count: number
  readonly lines: number[]
  readonly rejection: Rejection
  readonly file: string | undefined
}

/** A record that was handed to a chunk: how many rows of the file make it, and where the first of them stands. */
export interface AddedRecord {
  readonly kind: RecordKind
  readonly line: number
  readonly rows: number
  /** Name of the file inside an archive. */
  readonly file: string | undefined
}

/** Rows that were refused as records: the ids that they name, and how many name none. */
export interface RefusedRows {
  readonly unread: readonly string[]
  readonly unnamed: number
}

// RunTally
// Owns: the counts of one import.   Does not own: when rows are committed.
// T1. rows_read = accepted + rejected + duplicates once every chunk is committed, all counted in rows of the file.
// T2. Quotes of the file have their CPFs masked, since reports are public (LGPD).
// T3. Its size is bounded for any file: names beyond the maximum are counted under `(other)`.
// T4. What a reading counted is taken back where the file is read again; what was committed stays counted.
export class RunTally implements ImportTally {
  accepted = 0
  updated = 0
  readonly #states = new Map<string, CountedStates>()
  #known = 0
  #read = emptyCounts()

  get rowsRead(): number {
    return this.#read.rows
  }

  get rejected(): number {
    return this.#read.rejected
  }

  get duplicates(): number {
    return this.#known + this.#read.repeats
  }

  /** Marks this place of the reading; the function that is returned takes back what was counted since, but for commits. */
  mark(): () => void {
    const before = structuredClone(this.#read)
    return () => {
      this.#read = structuredClone(before)
    }
  }

  ignored(field: string, values: number): void {
    count(this.#read.ignored, maskPersonalIds(field).slice(0, limits.recordIdCharactersMax), values)
  }

  keyedByContents(): void {
    this.#read.isKeyed = true
  }

  decodedOtherwise(_line: number): void {
    this.#read.decodedOtherwise++
  }

  beforeTitles(lines: number): void {
    this.#read.beforeTitles += lines
  }

  noted(field: string, note: string): void {
    count(this.#read.notes, `${field}\u0000${note}`)
  }

  /** `file` is the name of one inside an archive. */
  reject(line: number, rejection: Rejection, file?: string): void {
    const { rejections, unread } = this.#read
    if (rejection.id !== undefined && unread.length < limits.wholeRegisterUnreadMax) unread.push(rejection.id)
    else if (!isNoRecord(rejection)) this.#read.unnamed++
    this.#read.rows++
    this.#read.rejected++
    const key = `${file ?? ''}\u0000${rejection.reason} ${rejection.field ?? ''}`
    const known = rejections.get(key)
    if (known === undefined) {
      if (rejections.size < limits.importRejectionsReportedMax)
        rejections.set(key, { count: 1, lines: [line], rejection: masked(rejection), file })
      return
    }
    known.count++
    if (known.lines.length < limits.importRejectionLinesMax && known.lines.at(-1) !== line) known.lines.push(line)
  }

  /** The refused rows of records since an earlier count of them. */
  refusedSince(before: RefusedRows = { unread: [], unnamed: 0 }): RefusedRows {
    const { unread, unnamed } = this.#read
    return { unread: unread.slice(before.unread.length), unnamed: unnamed - before.unnamed }
  }

  /** A record that `rows` rows of the file make; 0 for one that rows of earlier files make, such as the tender of a later contract. */
  read(notes: readonly RecordQualityNote[] | undefined, rows: number): void {
    this.#read.rows += rows
    this.#read.merged += Math.max(0, rows - 1)
    for (const { field, note } of notes ?? []) this.noted(field, note)
  }

  /** A row that repeats an earlier row of the same file. */
  repeat(): void {
    this.#read.rows++
    this.#read.repeats++
  }

  /** The result of a committed chunk and the records that it was made of. */
  appended(result: AppendResult, added: readonly AddedRecord[]): void {
    const known = result.duplicate_positions.reduce((sum, position) => sum + (added[position]?.rows ?? 1), 0)
    this.accepted += added.reduce((sum, { rows }) => sum + rows, 0) - known
    this.#known += known
    this.updated += result.updated
    for (const outcome of ['replaced', 'merged', 'confirmed', 'kept'] as const)
      for (const position of result.states[outcome])
        if (added[position].rows > 0) this.#noteState(outcome, added[position])
        // What changes of a record that rows of earlier files make is counted with no row of this one.
        else if (outcome === 'replaced' || outcome === 'merged') this.updated--
  }

  /** Sanctions that a whole register no longer holds. */
  withdrew(count: number, file: string | undefined): void {
    if (count === 0) return
    const message = outcomeTexts.withdrawn.en
    const own = { record_kind: 'sanction', outcome: 'withdrawn' as const, message, count, lines: [] }
    this.#states.set(`withdrawn ${file ?? ''}`, file === undefined ? own : { ...own, file })
  }

  #noteState(outcome: StateGroup['outcome'], { kind, line, file }: AddedRecord): void {
    const key = `${kind} ${outcome} ${file ?? ''}`
    const group = this.#states.get(key)
    if (group === undefined) {
      const own = { record_kind: kind, outcome, message: outcomeTexts[outcome].en, count: 1, lines: [line] }
      this.#states.set(key, file === undefined ? own : { ...own, file })
      return
    }
    group.count++
    if (group.lines.length < limits.importRejectionLinesMax && group.lines.at(-1) !== line) group.lines.push(line)
  }

  /** The counts of the report. */
  summary(): Pick<
    ImportReport,
    | 'rows_read'
    | 'accepted'
    | 'rejected'
    | 'duplicates'
    | 'updated'
    | 'states'
    | 'merged'
    | 'rejections'
    | 'quality_notes'
    | 'ignored_fields'
    | 'lines_decoded_otherwise'
    | 'lines_before_titles'
  > {
    const { decodedOtherwise, beforeTitles, merged, rejections, isKeyed, ignored } = this.#read
    const notes = new Map(this.#read.notes)
    if (isKeyed && this.#known > 0) count(notes, '*\u0000known_by_contents', this.#known)
    return {
      lines_decoded_otherwise: decodedOtherwise,
      ...(beforeTitles === 0 ? {} : { lines_before_titles: beforeTitles }),
      rows_read: this.rowsRead,
      accepted: this.accepted,
      rejected: this.rejected,
      duplicates: this.duplicates,
      updated: this.updated,
      ...(this.#states.size === 0 ? {} : { states: [...this.#states.values()] }),
      merged,
      rejections: [...rejections.values()].sort((left, right) => right.count - left.count).map(toRejectionGroup),
      quality_notes: byCount(notes).map(([key, times]) => {
        const [field = '', note = ''] = key.split('\u0000')
        return { field, note, ...messageOf(note), count: times }
      }),
      ignored_fields: byCount(ignored).map(([field, times]) => ({ field, count: times })),
    }
  }
}

/** The sentence of a note; a record that is an export of ours may bring notes of its own. */
function messageOf(note: string): { readonly message?: string } {
  const texts: Readonly<Record<string, { readonly en: string }>> = noteTexts
  return Object.hasOwn(texts, note) ? { message: texts[note].en } : {}
}

/** What a reading of the file counts, without what was committed of it. */
function emptyCounts() {
  return {
    rows: 0,
    rejected: 0,
    repeats: 0,
    unread: [] as string[],
    unnamed: 0,
    isKeyed: false,
    merged: 0,
    decodedOtherwise: 0,
    beforeTitles: 0,
    rejections: new Map<string, Counted>(),
    notes: new Map<string, number>(),
    ignored: new Map<string, number>(),
  }
}

/** Lines that a register holds besides its rows. */
function isNoRecord({ reason }: Rejection): boolean {
  return reason === 'total_line' || reason === 'note_line' || reason === 'repeated_header'
}

function masked(rejection: Rejection): Rejection {
  return rejection.found === undefined ? rejection : { ...rejection, found: maskPersonalIds(rejection.found) }
}

function count(counts: Map<string, number>, name: string, times = 1): void {
  const key = counts.has(name) || counts.size < limits.importCountedNamesMax ? name : '(other)'
  counts.set(key, (counts.get(key) ?? 0) + times)
}

function byCount(counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...counts].sort(([, left], [, right]) => right - left)
}

function toRejectionGroup({ rejection, count: times, lines, file }: Counted): RejectionGroup {
  const { reason, field, found } = rejection
  return {
    line: lines[0] ?? 0,
    reason,
    message: rejectionTexts[reason].en,
    ...(field === undefined ? {} : { field }),
    count: times,
    lines,
    ...(found === undefined ? {} : { found }),
    ...(file === undefined ? {} : { file }),
  }
}
