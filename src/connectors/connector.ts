// Connector port: a bounded query against a public source, answered by raw pages and by errors as values.
// C1. A failed fetch is an error; the pages before it remain valid.
// C2. The cursor advances when a page is accepted; an interrupted run resumes there.

import type { DataSource } from '../domain/vocabulary.ts'
import type { Breaker } from '../platform/breaker.ts'

export const sourceIds = [
  'portal_transparencia',
  'pncp',
  'compras_gov',
  'tcu',
  'cgu',
  'ibge',
  'datasus',
  'inep',
] as const
export type SourceId = (typeof sourceIds)[number]

/** A query. Days are `YYYY-MM-DD`, both included. Each kind requires some of the filters and ignores others. */
export interface SourceQuery {
  readonly kind: string
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Code or CNPJ of the body, as the source spells it. */
  readonly organization?: string | undefined
  /** `SP` */
  readonly state?: string | undefined
  /** Ids of the source: tax ids, control numbers, catalogue codes. */
  readonly ids?: readonly string[] | undefined
}

export type SourceErrorCode =
  | 'bad_request'
  | 'cancelled'
  | 'circuit_open'
  | 'connection_failed'
  | 'deadline_exceeded'
  | 'import_failed'
  | 'invalid_json'
  | 'not_configured'
  | 'not_found'
  | 'not_writable'
  | 'out_of_descriptors'
  | 'page_limit'
  | 'page_shift'
  | 'rate_limited'
  | 'redirect_refused'
  | 'repeated_page'
  | 'server_error'
  | 'timed_out'
  | 'tls_failed'
  | 'too_large'
  | 'unauthorized'
  | 'unexpected_content'

/** A failure at a source, in the form of `meta.errors`. */
export interface SourceError {
  readonly source: SourceId
  readonly code: SourceErrorCode
  /** True when the same query can succeed later. */
  readonly recoverable: boolean
  /** Without secrets and without CPFs. */
  readonly url?: string
  readonly page?: number
  /** HTTP status, where there was one. */
  readonly status?: number
  readonly retry_after_seconds?: number
}

/** Raw bytes of the source: a page of its API, or a file. */
export interface FetchedPage {
  readonly source: SourceId
  readonly kind: string
  /** From 1, within its window of the query. */
  readonly page: number
  /** Requested address, without secrets and without CPFs. */
  readonly url: string
  /** Source of the records, where it differs from the format's. */
  readonly data_source?: DataSource
  /** Id of the import format, where the content does not identify it. */
  readonly format?: string
  /** Number of records of a JSON page, which can be imported together with adjacent pages; undefined for a file. */
  readonly items?: number
  /** True when the records are summed, so that only a complete window counts; such pages are not accepted one by one. */
  readonly whole?: true
  /** Readable once; throws SourceFailure when the transfer fails. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** Confirms that the page is imported: a later run resumes after it and requests changes alone. */
  accept(): Promise<void>
}

/**
 * One step of a run. `unchanged`: the page equals the one accepted before. `window_ended`: the run continues with the next
 * window of its query, or ends after the last; the caller accepts the pages of the window now.
 */
export type FetchStep =
  | { readonly type: 'page'; readonly page: FetchedPage }
  | { readonly type: 'unchanged'; readonly url: string; readonly page: number }
  | { readonly type: 'window_ended'; readonly complete: boolean; readonly windows_left: number }
  | { readonly type: 'error'; readonly error: SourceError }

export interface FetchOptions {
  readonly signal?: AbortSignal | undefined
  /** At most, and by default, limits.connectorRunMs. */
  readonly deadlineMs?: number | undefined
}

export interface Connector {
  readonly id: SourceId
  readonly kinds: readonly string[]
  /** Open while the source is left alone, since it has failed so often. */
  readonly breaker: Breaker
  /** Runs a query, resuming an interrupted run of it. VALIDATION_ERROR for a query that the kind cannot answer. */
  fetch(query: SourceQuery, options?: FetchOptions): AsyncIterable<FetchStep>
}

/** A failed transfer: carries the error value out of a stream, which can only throw. */
export class SourceFailure extends Error {
  readonly error: SourceError

  constructor(error: SourceError, options?: ErrorOptions) {
    super(error.code, options)
    this.name = 'SourceFailure'
    this.error = error
  }
}

/** Position of a run: window and next page. */
export interface Cursor {
  readonly window: number
  readonly page: number
  /** Number of items on the earlier pages of the window. */
  readonly items: number
  /** Content hash of the previous page, so that a repeated page is detected after a restart too. */
  readonly digest?: string
}

/** Version of an accepted page, for conditional requests. */
export interface PageVersion {
  /** Hash of the address, since addresses can contain CPFs. */
  readonly address: string
  readonly etag?: string
  readonly last_modified?: string
  readonly digest: string
  readonly items: number
  readonly total?: number
  readonly last: boolean
}

/** State of the connectors between runs. Its loss costs repeated requests, never records. */
export interface FetchMemory {
  findCursor(question: string): Promise<Cursor | undefined>
  /** Undefined: the query is complete. */
  saveCursor(question: string, cursor: Cursor | undefined): Promise<void>
  findVersion(address: string): Promise<PageVersion | undefined>
  saveVersion(version: PageVersion): Promise<void>
}
