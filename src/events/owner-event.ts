// Owner event: something that happened to what a user owns, as facts; the reader's language is for the one who sends it.

import type { OwnerEvent } from '../domain/generated/wire-types.ts'
import type { AnomalyType, Severity } from '../domain/vocabulary.ts'

/** What the filter of a subscriber is held against; a fact that no record states is absent. */
export interface EventSubject {
  readonly organization?: string
  readonly supplier?: string
  readonly contract_type?: string
  readonly modality?: string
  readonly region?: string
  readonly municipality?: string
  /** ISO day of the act. */
  readonly date?: string
  /** BRL. */
  readonly value?: number
  readonly object?: string
  readonly anomaly_type?: AnomalyType
  readonly severity?: Severity
  readonly confidence?: number
  readonly investigation_id?: string
  readonly watch_id?: string
  /** Webhooks that get it though they do not subscribe to it. */
  readonly webhook_ids?: readonly string[]
}

/** An event as it is handed over: without sentences, its id that of the fact and not of a delivery. */
export interface Announcement extends OwnerEvent {
  readonly subject?: EventSubject
}

/** An event in its owner's log. */
export interface NumberedEvent extends Announcement {
  /** From 1, rising. */
  readonly sequence: number
}
