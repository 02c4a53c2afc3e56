// A finding as a conversation speaks of it, in the words of its reader's language.

export interface AnomalyReference {
  readonly id: string
  readonly investigation_id: string
  readonly severity: string
  readonly confidence: number
  readonly description: string
  /** What to read, where the finding was explained. */
  readonly explanation?: string
  readonly contract_id?: string
}
