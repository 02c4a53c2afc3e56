// Everything of the package. Functions of operations that are not imported are left out by a bundler.

export type { Chat, ChatCall, ChatQuestion } from './chat.ts'
export type { Client, ClientOptions, Credentials } from './client.ts'
export type { SocketOptions } from './connections.ts'
export { createClient } from './create-client.ts'
export { accessToken, apiKey, type SessionOptions, session, type Tokens } from './credentials.ts'
export {
  AbortedError,
  type AnyErrorCode,
  ApiError,
  ConnectionError,
  FeedClosedError,
  isApiError,
  isPassing,
  PrumoError,
  TimeoutError,
} from './failures.ts'
export type { Feed, FeedCall } from './feed.ts'
export { type FollowCall, followEventPages, followEvents } from './follow-events.ts'
export type { WireTypes as English } from './generated/english.ts'
export type {
  ChatEvents,
  ChatMessages,
  FeedCloseReason,
  SocketMessages,
  StreamEvents,
  WorkflowEvents,
} from './generated/messages.ts'
export * from './generated/operations.ts'
export type { WireTypes as Portuguese } from './generated/portuguese.ts'
export type { Lines } from './lines.ts'
export type { LogEntry, Logger } from './log-entry.ts'
export type {
  Call,
  CallOptions,
  IfMatch,
  IfNoneMatch,
  Language,
  NotModified,
  Result,
  Types,
  UploadBody,
} from './operation-row.ts'
export { items, pages } from './paging.ts'
export type { WebSocketConstructor, WebSocketLike } from './socket.ts'
export { type VerifiedDelivery, verifyWebhook, type WebhookBody, WebhookError } from './webhook.ts'
