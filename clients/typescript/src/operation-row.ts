// What an operation of the service is to the client, what a call of it takes, and what it gives.

import type { WireTypes as English } from './generated/english.ts'
import type { WireTypes as Portuguese } from './generated/portuguese.ts'
import type { Logger } from './log-entry.ts'

/** The language of paths, names and words. */
export type Language = 'en' | 'pt'

/** The types of both languages by their names in schemas/. */
export interface Types {
  readonly en: English
  readonly pt: Portuguese
}

export interface OperationRow {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{parameters}`. */
  readonly path: Readonly<Record<Language, string>>
  readonly answer: 'json' | 'lines' | 'text' | 'bytes' | 'events' | 'messages'
  /** It makes something: an idempotency key lets the request be sent again. */
  readonly isKeyed?: true
  /** Its body is a file. */
  readonly isUpload?: true
  /** Names of the events that its stream ends with. */
  readonly lastEvents?: Readonly<Record<Language, readonly string[]>>
  /** Of a stream that asks for something: what it goes on by, since opening it again would ask again. */
  readonly resumedBy?: Resumption
}

export interface Resumption {
  readonly row: () => OperationRow
  /** The parameter of that row, by the name of the field of an event that has its value. */
  readonly param: Readonly<Record<Language, string>>
  readonly field: Readonly<Record<Language, string>>
}

/** An operation that can also answer in lines of JSON, an item each. */
export interface LinedRow extends OperationRow {
  /** A field of the last line, which is what the answer says besides its items; no item has it. */
  readonly lastLineHas: Readonly<Record<Language, string>>
}

export type UploadBody = string | Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

/** What can be said anew for each call; the rest stands in the options of the client. */
export interface CallOptions {
  /** How often a request is sent again at most, where that is safe and the failure may pass by itself. */
  readonly maxRetries?: number
  /** Milliseconds for each attempt, in which `wait` is not counted; of a stream until it begins. */
  readonly timeout?: number
  readonly logger?: Logger
  readonly signal?: AbortSignal
  /** Of a request that makes something; without it the client makes one for each call. */
  readonly idempotencyKey?: string
  /** Seconds for which the service waits for what is not there yet (`Prefer: wait`). */
  readonly wait?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Of a read. */
export interface IfNoneMatch<Tag extends string | undefined = string | undefined> {
  /** The `etag` of an earlier result: where it is that still, the result is `notModified` and has no data. */
  readonly ifNoneMatch?: Tag
}

/** Of an edit. */
export interface IfMatch {
  /** The `etag` of what was read: the edit is refused with PRECONDITION_FAILED where it is another one by now. */
  readonly ifMatch?: string
}

/** The parts of a request and the options of the call. */
export type Call<Request> = Request & CallOptions

/** A call of any operation. */
export interface AnyCall extends CallOptions, IfNoneMatch, IfMatch {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: object
  readonly body?: unknown
  readonly contentType?: string
}

/** An answer. */
export interface Result<Data, Status extends number = number> {
  readonly data: Data
  readonly status: Status
  readonly headers: Headers
  /** Of what was read or edited: for `ifNoneMatch`, and where it can be edited for `ifMatch`. */
  readonly etag: string | undefined
  /** Names the request in the logs of the service and in its audit trail. */
  readonly requestId: string
  /** How often the request was sent. */
  readonly attempts: number
  readonly notModified?: false
  /** Of a page of a list that goes on: reads the next one. */
  readonly next?: () => Promise<Result<Data, Status>>
}

/** The answer to a read with `ifNoneMatch` where nothing has changed; there is none to one without. */
export type NotModified<Tag extends string | undefined> = Tag extends string
  ? Omit<Result<undefined, 304>, 'notModified' | 'next'> & { readonly notModified: true }
  : never
