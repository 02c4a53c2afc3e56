/** The progress of a running import. */
export interface ImportProgress {
  readonly bytes_read: number
  readonly bytes_total: number
  readonly rows_read: number
  readonly accepted: number
  readonly rejected: number
  readonly duplicates: number
}
