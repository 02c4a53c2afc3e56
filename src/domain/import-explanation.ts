// Import explanation: the result of a dry run of an import.

import type { NormalisedRecord } from './records.ts'

/** The format of a file and its first rows as an import would read them; nothing is written. */
export interface ImportExplanation {
  readonly file: string
  /** Name inside a ZIP of the first file that an importer recognises. */
  readonly inside?: string
  /** Format, or absent when no importer recognises the content. */
  readonly format?: string
  readonly importer_version?: number
  readonly source?: string
  readonly encoding: string
  /** What `line` counts; lines where nothing was read. */
  readonly lines_are?: 'lines' | 'elements'
  readonly content: 'table' | 'json' | 'unknown'
  /** Delimiter and column titles of a table. */
  readonly delimiter?: string
  readonly header?: readonly string[]
  /** Reason why the input broke off within the first rows. */
  readonly failure?: string
  /** The first rows: records with their quality notes, or rejections. Tax ids of persons are masked. */
  readonly rows: readonly ExplainedRow[]
  /** What would be rejected, noted and found known among the rows that were read, each with example rows. */
  readonly groups: readonly ExplainedGroup[]
  /** Rows that were read for it; more may follow. */
  readonly rows_read: number
  /** Columns and paths that the format does not read, with how many of their values say something. */
  readonly ignored: readonly { readonly field: string; readonly count: number }[]
  /** All supported formats, when none was recognised. */
  readonly formats?: readonly string[]
}

/** Rows that share a code: why they are rejected, what is noted on them, or what becomes of records that are known. */
export interface ExplainedGroup {
  readonly outcome: 'rejected' | 'noted' | 'replaced' | 'merged' | 'confirmed' | 'kept'
  readonly code: string
  readonly field?: string
  readonly message?: string
  readonly count: number
  /** The first few of them, with what stands there; CPFs are masked. */
  readonly rows: readonly { readonly line: number; readonly found?: string }[]
}

export type ExplainedRow =
  | { readonly line: number; readonly record: NormalisedRecord }
  | {
      readonly line: number
      readonly rejection: { readonly reason: string; readonly field?: string; readonly found?: string }
    }
  | { readonly line: number; readonly repeated: true }
