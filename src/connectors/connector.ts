// Connector port: a bounded question to a public source, answered by pages of its own bytes and by errors as values.
// C1. Nothing is made up: what could not be fetched is an error, and the pages before it stand.
// C2. A page counts as taken once it is accepted; a run that breaks off goes on from there.

import type { DataSource } from '../domain/vocabulary.ts'

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

/** What is asked for. Days are `YYYY-MM-DD`, both included. Each kind says which of these it needs and which it can use. */
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

/** What went wrong at a source, ready for `meta.errors`. */
export interface SourceError {
  readonly source: SourceId
  readonly code: SourceErrorCode
  /** True when the same question can succeed later. */
  readonly recoverable: boolean
  /** Without secrets and without CPFs. */
  readonly url?: string
  readonly page?: number
  /** HTTP status, where there was one. */
  readonly status?: number
  readonly retry_after_seconds?: number
}

/** Bytes as the source gave them: a page of its API, or a file. */
export interface FetchedPage {
  readonly source: SourceId
  readonly kind: string
  /** From 1, within its window of the question. */
  readonly page: number
  /** Address asked, without secrets and without CPFs. */
  readonly url: string
  /** Source of the records, where it is not the format's own. */
  readonly data_source?: DataSource
  /** Id of the import format, where the content alone does not tell it. */
  readonly format?: string
  /** Records of a page of JSON, which can be read in one go with the pages around it; undefined for a file, which cannot. */
  readonly items?: number
  /** True when sums are made of its records, so that a window counts whole or not at all; such pages are not accepted. */
  readonly whole?: true
  /** To be read once; throws SourceFailure when they break off. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** Says that the page is in the records: a later run goes on after it and asks only for what changed. */
  accept(): Promise<void>
}

/**
 * One step of a run. `unchanged`: the source says that the page is still what was accepted before. `window_ended`: the run
 * goes on to the next window of its question; after the last it is over, so that what was taken is to be accepted now.
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
  /** Runs a question, from where an earlier run of it broke off. VALIDATION_ERROR for a question that the kind cannot answer. */
  fetch(query: SourceQuery, options?: FetchOptions): AsyncIterable<FetchStep>
}

/** Bytes that broke off: the error as a value, in the place where a stream can only throw. */
export class SourceFailure extends Error {
  readonly error: SourceError

  constructor(error: SourceError, options?: ErrorOptions) {
    super(error.code, options)
    this.name = 'SourceFailure'
    this.error = error
  }
}

/** Where a run stands: the next page of which window. */
export interface Cursor {
  readonly window: number
  readonly page: number
  /** Items that the earlier pages of the window held. */
  readonly items: number
  /** Content hash of the page before, so that the same page again is noticed after a restart too. */
  readonly digest?: string
}

/** What is known of a page that was accepted, for asking whether it changed. */
export interface PageVersion {
  /** Hash of the address: addresses can hold CPFs. */
  readonly address: string
  readonly etag?: string
  readonly last_modified?: string
  readonly digest: string
  readonly items: number
  readonly total?: number
  readonly last: boolean
}

/** What connectors remember between runs. Losing it costs a fetch, never a record. */
export interface FetchMemory {
  findCursor(question: string): Promise<Cursor | undefined>
  /** Undefined: the question is answered. */
  saveCursor(question: string, cursor: Cursor | undefined): Promise<void>
  findVersion(address: string): Promise<PageVersion | undefined>
  saveVersion(version: PageVersion): Promise<void>
}
