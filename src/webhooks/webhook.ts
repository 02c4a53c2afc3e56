// Webhook: an address of an owner, what is sent to it, and when it is given up.

import type { ExcludedActs, InvestigationFilters, OwnerEventType } from '../domain/generated/wire-types.ts'
import type { Language, Severity } from '../domain/vocabulary.ts'
import type { Headers } from './headers.ts'

/** Times are milliseconds since 1970. */
export interface StoredWebhook {
  readonly id: string
  readonly user_id: string
  readonly url: string
  readonly events: readonly OwnerEventType[]
  /** Of its bodies, by the names under which its events were subscribed. */
  readonly language: Language
  /** Sealed WebhookSecrets, for `id`. */
  readonly sealed: string
  readonly conditions: EventConditions
  readonly state: WebhookState
  readonly created_at: number
  readonly updated_at: number
}

/** What is asked of an event besides its type; what an event is not about is not asked of it. */
export interface EventConditions {
  readonly filter?: InvestigationFilters
  readonly exclude?: ExcludedActs
  readonly min_severity?: Severity
  readonly min_confidence?: number
  readonly watch_id?: string
}

export type WebhookState =
  | { readonly type: 'active' }
  | { readonly type: 'disabled'; readonly reason: DisabledReason; readonly at: number }

/** `gone`: it answered 410; `failing`: nothing was taken for limits.webhookFailingMs. */
export type DisabledReason = 'by_owner' | 'gone' | 'failing'

/** What a webhook signs with, never shown but once, and what else it sends that may be secret. */
export interface WebhookSecrets {
  readonly secret: string
  /** The one before, while receivers change over. */
  readonly previous?: { readonly secret: string; readonly valid_until: number }
  /** On each request, besides ours. */
  readonly headers?: Headers
}

/** The secrets that are valid, the newest first. */
export function validSecrets({ secret, previous }: WebhookSecrets, nowMs: number): readonly string[] {
  return previous && previous.valid_until > nowMs ? [secret, previous.secret] : [secret]
}
