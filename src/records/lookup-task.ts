// Tasks of the lookup thread and their answers. Records leave it only as they may be shown.

import type { RecordIdentity } from '../domain/record-id.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import type { Language } from '../domain/vocabulary.ts'
import type { RecordCoverage } from './coverage.ts'
import type { Lookup, LookupPage } from './lookup.ts'

/** A record with what must not be shown replaced, and its public id where it has one. */
export interface ShownRecord {
  readonly record_id?: string
  readonly record: NormalisedRecord
}

export interface ShownPage extends Omit<LookupPage, 'records' | 'removed'> {
  readonly records: readonly ShownRecord[]
  readonly removed?: {
    /** Those of them that have a public id. */
    readonly records: readonly { readonly record_id: string; readonly at: number }[]
    readonly total: number
  }
}

export type LookupTask =
  | { readonly type: 'list'; readonly lookup: Lookup; readonly language: Language }
  | { readonly type: 'find'; readonly identity: RecordIdentity; readonly language: Language }
  | { readonly type: 'cover' }

/** The answer to each kind of task. */
export interface LookupAnswers {
  readonly list: ShownPage
  readonly find: ShownRecord | undefined
  readonly cover: readonly RecordCoverage[]
}
