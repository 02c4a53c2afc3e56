import type { NormalisedRecord } from './records.ts'

/** What an import would make of a file, told without writing anything. */
export interface ImportExplanation {
  readonly file: string
  /** Name inside the ZIP, when the file is one; the first that is recognised is told. */
  readonly inside?: string
  /** Format, or absent when no importer recognises the content. */
  readonly format?: string
  readonly importer_version?: number
  readonly source?: string
  readonly encoding: string
  readonly content: 'table' | 'json' | 'unknown'
  /** Of a table: what parts its cells, and the titles. */
  readonly delimiter?: string
  readonly header?: readonly string[]
  /** What broke the file off, within its first rows. */
  readonly failure?: string
  /** The first rows: records with their quality notes, or why they are none. Tax ids of persons are masked. */
  readonly rows: readonly ExplainedRow[]
  /** Columns that no record has room for. */
  readonly ignored: readonly string[]
  /** Every format that is known, when none was recognised. */
  readonly formats?: readonly string[]
}

export type ExplainedRow =
  | { readonly line: number; readonly record: NormalisedRecord }
  | {
      readonly line: number
      readonly rejection: { readonly reason: string; readonly field?: string; readonly found?: string }
    }
  | { readonly line: number; readonly repeated: true }
