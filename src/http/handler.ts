// The agreement between the edge and what runs behind it: the row of an operation types its request and its reply.
import type { Caller } from '../domain/caller.ts'
import type { SocketSubscription, WireTypes } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import type { Awaitable } from '../platform/awaitable.ts'
import type { Making } from '../services/idempotency/making.ts'
import type { TicketHolder } from '../services/identity/stream-ticket.ts'
import type { ChatRequest } from '../wire/chat-messages.ts'
import type { Operation } from '../wire/operation.ts'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Row } from '../wire/operation-types.ts'
import type { OperationId } from '../wire/operations.ts'
import type { Query } from '../wire/query.ts'

/** What every handler gets, whatever its operation. */
export interface AdmittedRequest {
  readonly operation: Operation
  readonly language: Language
  /** Null where no credential is needed and none came. */
  readonly caller: Caller | null
  /** A request header by its lower-case name. */
  headers(name: string): string | undefined
  /** The answer is to be lines of JSON; false where the operation has none. */
  readonly isByLines: boolean
  /** Where a stream is to go on: the header of a reconnecting browser wins over the query it was opened with. */
  readonly lastEventId: string | null
  /** The path and the query as they were sent. */
  readonly path: string
  readonly search: URLSearchParams
  readonly requestId: string
  /** When it came, on the monotonic clock, in ms. */
  readonly startedAtMs: number
  readonly remoteAddress: string
  /** Counts one more request of the caller, for work that is as much as that. Throws RATE_LIMIT_EXCEEDED. */
  countMore(): void
  /** Fires when the client has gone or the deadline has passed. */
  readonly aborted: AbortSignal
}

/** A request that has passed every step: routed, authorised, in English names, valid. */
export interface HandlerRequest<Id extends OperationId> extends AdmittedRequest {
  readonly caller: Row<Id> extends { readonly permission: 'public' } | { readonly isOpenOnLoopback: true }
    ? Caller | null
    : Caller
  readonly params: ParamsOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  /**
   * Makes something, by a use case that keeps the answer to it in the same commit where the request came with an
   * Idempotency-Key, and resolves to that answer.
   */
  once<Made, Answer extends DirectReply>(
    toReply: (made: Made) => Awaitable<Answer>,
    make: (making: Making<Made>) => Promise<Made>,
  ): Promise<Answer>
  /** The bytes as they come, for operations whose media is `upload`; the sender waits while the reader is busy. */
  readonly upload: Row<Id> extends { readonly media: 'upload' } ? AsyncIterable<Uint8Array> : null
}

/** A valid request as the steps hand it on: its row has been checked, its types are the handler's. */
export interface ValidRequest extends AdmittedRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: unknown
  readonly upload: AsyncIterable<Uint8Array> | null
}

/** Some text of a stream, of as many events as were there. */
export interface StreamText {
  readonly bytes: Uint8Array
  /** Set on the event that ends its stream: access is looked at before it, however short ago the last look was. */
  readonly isFinal?: true
}

export interface DirectReply {
  /** Default: the operation's status. */
  readonly status?: number
  /** In English names; renamed along the operation's reply schema where the answer is Portuguese. */
  readonly body?: unknown
  /** Serialised JSON that is already in the language of the answer; goes out as it is. */
  readonly json?: Uint8Array
  /** Text, or the bytes of a file. */
  readonly text?: string | Uint8Array
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
  /** What edits of the thing change; If-Match names its version. */
  readonly version?: unknown
  /** What the body says of the thing alone, where it says more, such as the id of the request. */
  readonly entity?: unknown
}

export interface StreamReply {
  /** Whether what the stream is about may still be read by its reader; absent: it may. */
  readonly isReadable?: () => Promise<boolean>
  readonly texts: AsyncIterable<StreamText>
  readonly headers?: Readonly<Record<string, string>>
}

/** Messages of a feed that are there at once, each as text in the language of its reader. */
export interface FeedMessages {
  readonly texts: readonly Uint8Array[]
  /** Set where the last one ends its feed: access is looked at before them. */
  readonly isFinal?: true
}

/** What a WebSocket follows. */
export interface Feed {
  /** Sets it apart from the other feeds of the socket. */
  readonly key: string
  /** What was subscribed to, for those who read of its begin and end; null where its own messages say so. */
  readonly about: SocketSubscription | null
  readonly messages: AsyncIterable<FeedMessages>
  /** Whether it may still be read by its reader; absent: it may. */
  readonly isReadable?: () => Promise<boolean>
}

/** How a client of a WebSocket subscribes; what it cannot have is an AppError. */
export interface Subscriptions {
  keyOf(wish: SocketSubscription): string
  open(wish: SocketSubscription, how: { readonly signal: AbortSignal; readonly language: Language }): Promise<Feed>
}

/** Items a few at a time, each of which becomes a line; what is returned becomes the last. */
export interface LinesReply {
  readonly lines: AsyncGenerator<readonly object[], object, void>
}

/** A file that is written as its reader takes it. */
export interface FileReply {
  readonly file: AsyncGenerator<string | Uint8Array, void>
  readonly contentType: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface SocketReply {
  /** What the socket is for, and ends with; null: for what its client subscribes to. */
  readonly feed: Feed | null
  /** Null: the client may not subscribe. */
  readonly subscriptions: Subscriptions | null
  /** Absent: the client may not ask. */
  readonly conversation?: Conversation
}

/** How a client of a WebSocket asks, and follows the answers; what it cannot have is an AppError. */
export interface Conversation {
  /** The answer to a question, or the rest of one, each after those that were opened before it. */
  follow(
    request: Extract<ChatRequest, { readonly type: 'chat' | 'resume' }>,
    how: { readonly caller: Caller; readonly language: Language; readonly signal: AbortSignal },
  ): Promise<Feed>
  /** The message that says so. */
  cancel(
    request: Extract<ChatRequest, { readonly type: 'cancel' }>,
    how: { readonly caller: Caller; readonly language: Language },
  ): Promise<string>
}

export type Reply = DirectReply | StreamReply | SocketReply | LinesReply | FileReply

/** Whether a reply is one whole answer. */
export function isReplyDirect(reply: Reply): reply is DirectReply {
  return !('texts' in reply || 'feed' in reply || 'lines' in reply || 'file' in reply)
}

type BodilessReply = DirectReply & { readonly body?: never }

/** The replies that the row of an operation allows. */
export type ReplyTo<Id extends OperationId> =
  | (Row<Id> extends { readonly media: 'sse' } ? StreamReply : never)
  | (Row<Id> extends { readonly media: 'websocket' } ? SocketReply : OrdinaryReplyTo<Id>)

type OrdinaryReplyTo<Id extends OperationId> =
  | (Row<Id> extends { readonly reply: string }
      ? DirectReply & ({ readonly json: Uint8Array } | { readonly body: AnswerOf<Id> })
      : BodilessReply)
  | (Row<Id> extends { readonly lines: string } ? LinesReply : never)
  | (Row<Id> extends { readonly streams: true } ? StreamReply : never)
  | (Row<Id> extends { readonly outcome: { readonly reply: infer Name extends keyof WireTypes } }
      ? DirectReply & { readonly status: 202; readonly body: WireTypes[Name] }
      : never)
  | (Row<Id> extends { readonly goesOn: object } ? BodilessReply & { readonly status: 303 } : never)
  | (Row<Id> extends { readonly taken: object } ? BodilessReply & { readonly status: 202 } : never)
  | (Row<Id> extends { readonly files: readonly string[] } | { readonly media: 'archive' } ? FileReply : never)
  | (Row<Id> extends { readonly noContent: object } ? BodilessReply & { readonly status: 204 } : never)

export type Handler<Id extends OperationId> = (request: HandlerRequest<Id>) => Awaitable<ReplyTo<Id>>

/** Descriptions of the interface. */
export type DocumentId = 'openapi_en' | 'openapi_pt' | 'asyncapi_en' | 'asyncapi_pt'

/** Operations the edge answers itself. */
export type ProbeId =
  | 'health'
  | 'health_live'
  | 'health_ready'
  | 'health_detailed'
  | 'metrics'
  | 'health_metrics'
  | DocumentId
  | 'docs_page'
  | 'redoc_page'
  | 'errors_page'
  | 'error_page'
  | 'release_notes_page'
  | 'migration_page'
  | 'page_file'

/** Any of the handlers; only its own operation has the request that it takes. */
export type AnyHandler = (request: never) => Awaitable<Reply>

/** Operations over the server itself, which makes their handlers. */
type ServerOperationId =
  | 'mcp'
  | 'graphql'
  | 'query_graphql'
  | 'list_active_requests'
  | 'read_metrics'
  | 'performance_summary'

/** One handler for every other operation: a missing one does not compile, nor one that answers something else. */
export type Handlers = { readonly [Id in Exclude<OperationId, ProbeId | ServerOperationId>]: Handler<Id> }

/** The handlers of the operations that the edge answers itself. */
export type ProbeHandlers = { readonly [Id in ProbeId]: Handler<Id> }

/** The caller behind an `Authorization` header value. Throws UNAUTHORIZED, TOKEN_EXPIRED or TOKEN_INVALID. */
export type Authenticate = (authorization: string) => Awaitable<Caller>

/** The caller behind a ticket on an English path, which uses it up. Throws TOKEN_INVALID. */
export type RedeemTicket = (ticket: string, path: string) => Promise<TicketHolder>

/** The API keys, as far as requests need them. */
export interface KeyAccess {
  /** The caller behind a key that was sent from an address. Throws TOKEN_INVALID, TOKEN_EXPIRED or INSUFFICIENT_PERMISSIONS. */
  authenticate(text: string, address: string): Promise<Caller>
  /** Counts a request of a key at its end; the status is null where the caller left. */
  count(keyId: string, status: number | null): void
}
