// The agreement between the edge and what runs behind it.
import type { Caller } from '../domain/caller.ts'
import type { Language } from '../domain/vocabulary.ts'
import type { Awaitable } from '../platform/awaitable.ts'
import type { Operation } from '../wire/operation.ts'
import type { OperationId } from '../wire/operations.ts'

/** A request that has passed every step: routed, authorised, in English names, valid. */
export interface HandlerRequest {
  readonly operation: Operation
  readonly language: Language
  /** Null only where the operation is public and no credential came. */
  readonly caller: Caller | null
  readonly params: Readonly<Record<string, string>>
  /** Values in English names, as the operation's query schema types them. */
  readonly query: Readonly<Record<string, unknown>>
  /** The valid body in English names, or null where the operation has none. */
  readonly body: unknown
  /** The bytes as they come, for operations whose media is `upload`; the sender waits while the reader is busy. */
  readonly upload: AsyncIterable<Uint8Array> | null
  /** A request header by its lower-case name. */
  headers(name: string): string | undefined
  /** Where a stream is to go on: the header of a reconnecting browser wins over the query it was opened with. */
  readonly lastEventId: string | null
  /** The path and the query as they were asked. */
  readonly path: string
  readonly search: URLSearchParams
  readonly requestId: string
  readonly remoteAddress: string
  /** Fires when nobody waits for the answer any more. */
  readonly aborted: AbortSignal
}

export interface StreamEvent {
  readonly id?: string
  readonly event: string
  readonly data: unknown
}

export interface DirectReply {
  /** Default: the operation's status. */
  readonly status?: number
  /** In English names; renamed along the operation's reply schema where the answer is Portuguese. */
  readonly body?: unknown
  /** Serialised JSON that is already in the language of the answer; goes out as it is. */
  readonly json?: Uint8Array
  readonly text?: string
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface StreamReply {
  readonly events: AsyncIterable<StreamEvent>
}

export type Reply = DirectReply | StreamReply

export type Handler = (request: HandlerRequest) => Awaitable<Reply>

/** Operations the edge answers itself. */
export type ProbeId =
  | 'health'
  | 'health_live'
  | 'health_ready'
  | 'health_detailed'
  | 'metrics'
  | 'health_metrics'
  | 'openapi_en'
  | 'openapi_pt'
  | 'docs_page'
  | 'redoc_page'
  | 'page_file'

/** One handler for every other operation: a missing one does not compile. */
export type Handlers = Readonly<Record<Exclude<OperationId, ProbeId>, Handler>>

/** The caller behind an `Authorization` header value. Throws UNAUTHORIZED, TOKEN_EXPIRED or TOKEN_INVALID. */
export type Authenticate = (authorization: string) => Awaitable<Caller>

/** The API keys, as far as requests need them. */
export interface KeyAccess {
  /** The caller behind a key that was sent from an address. Throws TOKEN_INVALID, TOKEN_EXPIRED or INSUFFICIENT_PERMISSIONS. */
  authenticate(text: string, address: string): Promise<Caller>
  /** Counts a request of a key at its end; the status is null where the caller left. */
  count(keyId: string, status: number | null): void
}
