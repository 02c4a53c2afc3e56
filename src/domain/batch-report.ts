import type { DataSource } from './vocabulary.ts'

/** What one import did. `rows_read` = `accepted` + `rejected` + `duplicates`, always. */
export interface BatchReport {
  readonly import_id: string
  /** `failed`: the input broke off; what had been committed before stays, and importing again completes it. */
  readonly status: 'completed' | 'failed'
  /** Why the input broke off: `truncated_gzip`, `input_failed`, `too_large`. */
  readonly failure?: string
  readonly source: DataSource
  readonly format: string
  readonly importer_version: number
  /** Base name, or the URL. */
  readonly file: string
  readonly sha256: string
  /** Size of the file as given (compressed or not). */
  readonly bytes: number
  readonly encoding: 'utf-8' | 'windows-1252'
  /** Lines that were not in that encoding and were read as windows-1252. */
  readonly lines_decoded_otherwise: number
  readonly rows_read: number
  /** Rows that went in, `updated` ones among them. */
  readonly accepted: number
  readonly rejected: number
  /** Rows that the store already had with the same content. */
  readonly duplicates: number
  /** Accepted rows that replaced an older account of the same record. */
  readonly updated: number
  readonly rejections: readonly RejectionCount[]
  /** Repairs and doubts about values of accepted rows, most frequent first. */
  readonly quality_notes: readonly { readonly field: string; readonly note: string; readonly count: number }[]
  /** Fields of the source that no record has room for. */
  readonly ignored_fields: readonly { readonly field: string; readonly count: number }[]
  readonly started_at: string
  readonly completed_at: string
  /** Version of the records that holds all of it. */
  readonly dataset_version: number
}

export interface RejectionCount {
  readonly reason: string
  readonly field?: string
  readonly count: number
  /** The first few lines (or elements) with it. */
  readonly lines: readonly number[]
  /** What stood on the first of them. */
  readonly found?: string
}

/** How far a running import is. */
export interface ImportProgress {
  readonly bytes_read: number
  readonly bytes_total: number
  readonly rows_read: number
  readonly accepted: number
  readonly rejected: number
  readonly duplicates: number
}
