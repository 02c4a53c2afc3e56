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
  readonly content: 'table' | 'json' | 'unknown'
  /** Delimiter and column titles of a table. */
  readonly delimiter?: string
  readonly header?: readonly string[]
  /** Reason why the input broke off within the first rows. */
  readonly failure?: string
  /** The first rows: records with their quality notes, or rejections. Tax ids of persons are masked. */
  readonly rows: readonly ExplainedRow[]
  /** Columns that the format does not read. */
  readonly ignored: readonly string[]
  /** All supported formats, when none was recognised. */
  readonly formats?: readonly string[]
}

export type ExplainedRow =
  | { readonly line: number; readonly record: NormalisedRecord }
  | {
      readonly line: number
      readonly rejection: { readonly reason: string; readonly field?: string; readonly found?: string }
    }
  | { readonly line: number; readonly repeated: true }
