// What data is held, by source.

export interface HeldSource {
  readonly source: string
  readonly records: number
  readonly first_date?: string
  readonly last_date?: string
  readonly synthetic_records: number
  readonly last_retrieved_at?: string
}

export interface HeldRecords {
  readonly sources: readonly HeldSource[]
}
