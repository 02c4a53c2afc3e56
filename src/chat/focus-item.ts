// What an answer leaves for the next message to point to.

import type { DataSource } from '../domain/vocabulary.ts'
import type { Grouping } from '../question/question-reading.ts'

/** What the next message can point to. */
export interface FocusItem {
  readonly kind: 'record' | 'supplier' | 'organization' | 'anomaly' | 'group'
  readonly id: string
  readonly name?: string
  readonly investigation_id?: string
  /** Of a group. */
  readonly by?: Grouping
  /** Who sold and who bought, of a record or a finding. */
  readonly supplier?: FocusParty
  readonly organization?: FocusParty
  /** Where a record stands. */
  readonly place?: RecordPlace
}

export interface FocusParty {
  readonly id: string
  readonly name?: string
}

/** A row of the records of a source, or of all, at one version. */
export interface RecordPlace {
  readonly row: number
  readonly version: number
  readonly data_source?: DataSource
}
