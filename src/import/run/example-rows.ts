// Examples of what an import would reject, note and find known: a few rows of each code, with persons masked.

import type { ExplainedGroup } from '../../domain/import-explanation.ts'
import { noteTexts } from '../../domain/import-notes.ts'
import { outcomeTexts, type ReasonText, rejectionTexts } from '../../domain/import-reasons.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import { limits } from '../../limits.ts'
import type { AppendResult } from '../../records/commit-chunk.ts'
import type { OpenChunk, RecordWriter } from '../../records/writer.ts'
import { excerpt, type RowResult } from '../importer.ts'

type Example = ExplainedGroup['rows'][number]

/** Where a code stands, what stands there, and how many rows of the file it is. */
interface Noted {
  readonly line: number
  readonly found?: string | undefined
  readonly rows?: number | undefined
}

const texts: Readonly<Record<string, ReasonText>> = { ...noteTexts, ...rejectionTexts, ...outcomeTexts }

// ExampleRows
// Owns: the groups of one explanation and the chunk that shows which records are known.   Does not own: the reading of rows.
// E1. Its size is bounded: limits.importExamplesMax rows of each of at most limits.importRejectionsReportedMax groups.
export class ExampleRows {
  readonly #groups = new Map<
    string,
    { readonly group: Omit<ExplainedGroup, 'count' | 'rows'>; count: number; rows: Example[] }
  >()
  readonly #writer: RecordWriter | undefined
  #chunk: OpenChunk | undefined
  #added: Example[] = []

  /** Without a writer over a store that may be thrown away, states of records are not compared. */
  constructor(writer: RecordWriter | undefined) {
    this.#writer = writer
    this.#chunk = writer?.open()
  }

  async add(row: RowResult): Promise<void> {
    const { line, record, rejection } = row
    if (rejection !== undefined) {
      const found = 'text' in row && row.text !== undefined ? row.text() : rejection.found
      this.#note(
        { outcome: 'rejected', code: rejection.reason, field: rejection.field },
        { line, found, rows: row.rows },
      )
    }
    if (record === undefined) return
    for (const { field, note, found } of record.quality ?? [])
      this.#note({ outcome: 'noted', code: note, field }, { line, found })
    this.#chunk?.add(record)
    this.#added.push({ line, found: record.provenance.original_id })
    if (this.#added.length >= limits.importChunkRows) await this.#settle()
  }

  /** The groups, most frequent first within each outcome. */
  async finish(): Promise<readonly ExplainedGroup[]> {
    await this.#settle()
    const groups = [...this.#groups.values()].map(({ group, count, rows }) => ({ ...group, count, rows }))
    return groups.sort((a, b) => outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome) || b.count - a.count)
  }

  async #settle(): Promise<void> {
    const result: AppendResult | undefined = this.#added.length > 0 ? await this.#chunk?.commit() : undefined
    for (const outcome of ['replaced', 'merged', 'confirmed', 'kept'] as const)
      for (const position of result?.states[outcome] ?? [])
        this.#note({ outcome, code: outcome }, this.#added[position])
    this.#added = []
    this.#chunk = this.#writer?.open()
  }

  #note(
    { outcome, code, field }: Pick<ExplainedGroup, 'outcome' | 'code'> & { readonly field?: string | undefined },
    { line, found, rows = 1 }: Noted,
  ): void {
    const key = `${outcome} ${code} ${field ?? ''}`
    const known = this.#groups.get(key)
    if (known === undefined && this.#groups.size >= limits.importRejectionsReportedMax) return
    const message = Object.hasOwn(texts, code) ? { message: texts[code].en } : {}
    const group = known ?? {
      group: { outcome, code, ...(field === undefined ? {} : { field }), ...message },
      count: 0,
      rows: [],
    }
    this.#groups.set(key, group)
    group.count += rows
    const example = found === undefined ? { line } : { line, found: maskPersonalIds(excerpt(found)) }
    const isShown = group.rows.some((other) => other.line === line && other.found === example.found)
    if (group.rows.length < limits.importExamplesMax && !isShown) group.rows.push(example)
  }
}

const outcomes: readonly ExplainedGroup['outcome'][] = ['rejected', 'noted', 'replaced', 'merged', 'confirmed', 'kept']
