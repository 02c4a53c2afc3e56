// Maximums and durations of requests, streams and sockets.

export const edgeLimits = {
  // Edge
  bodyBytesMax: 1024 * 1024,
  /** Of callers without a credential. */
  publicBodyBytesMax: 16 * 1024,
  headerBytesMax: 16_384,
  uploadBytesMax: 8 * 1024 ** 3,
  /** Body bytes held between the socket and a reader before the sender is paused. */
  bodyQueueBytesMax: 256 * 1024,
  /** Body bytes read and dropped so that a sender can see why it was refused; past them the connection closes. */
  bodyDiscardedBytesMax: 8 * 1024 * 1024,
  gzipBytesMin: 1024,
  gzipInlineBytesMax: 64 * 1024,
  /** A longer answer to a request in chunks is offered piece by piece as the client reads. */
  inlineAnswerBytesMax: 64 * 1024,
  /** An answer that the client has not taken after this and its length at a slow line's pace ends the connection. */
  answerGraceMs: 60_000,
  answerBytesPerMsMin: 4,
  /** Of a header such as Accept; what comes after them is not read. */
  acceptRangesMax: 32,
  userAgentCharactersMax: 300,
  /** Of what a failure repeats of a request: an id, a path, the value of a header. */
  shownIdCharactersMax: 64,
  shownPathCharactersMax: 200,
  shownHeaderCharactersMax: 100,
  jsonDepthMax: 64,
  /** Failing fields that a refusal names, and characters of the largest body in which all are looked for. */
  failingFieldsMax: 20,
  failingFieldsReadMax: 65_536,
  /** Longer than the longest delay of a failed sign-in, 60 s. */
  requestTimeoutMs: 90_000,
  /** A slow sender gives so small pieces of a body, and a fast one larger. */
  slowPieceBytesMax: 65_536,
  /** How often a request that waits for a change looks whether another process has made it. */
  changeLookMs: 1_000,
  /** Longest wait for the results of an investigation that is being started, in s; below requestTimeoutMs. */
  startWaitSecondsMax: 60,
  /** What Retry-After says where a failure does not know better. */
  retryAfterSeconds: 3,
  // Idempotency keys
  idempotencyKeyCharactersMax: 255,
  idempotencyKeptMs: 24 * 3_600_000,
  idempotencyKeysPerOwnerMax: 10_000,
  /** Of a kept answer before it is sealed. */
  idempotencyAnswerBytesMax: 256 * 1024,
  idempotencyPurgeMs: 3_600_000,
  idempotencyRemovedAtOnce: 500,
  // Stopping
  drainTimeoutMs: 10_000,
  /** Of drainTimeoutMs: for requests to end, and then for turns of actors. What is left closes the stores. */
  drainRequestsMs: 5_000,
  drainTurnsMs: 2_500,
  eventLoopResolutionMs: 10,
  /** Turns of the main thread that are late by so much, so many in a row, are an overload: further requests are refused. */
  overloadDelayMs: 500,
  overloadLooks: 5,
  /** Between two looks at how late turns are, and how long they go on without a request. */
  overloadLookMs: 100,
  overloadAskedMs: 1_000,
  /** Connections that the process may have open, whatever its descriptors, and those that it always has. */
  connectionsMax: 50_000,
  connectionsMin: 16,
  connectionsRecountMs: 1_000,
  /** Of the process, for stores, value files, threads, uploads and connectors. */
  descriptorsReserved: 192,
  /** With fewer descriptors the log warns at the start. */
  descriptorsMin: 1_024,
  /** Between two tries of work that met a lack of descriptors, and how many before others get their turn. */
  descriptorsAgainMs: 1_000,
  descriptorTriesMax: 30,
  /** The longest wait between two tries to query the sources of an investigation, each of which is a request to them. */
  refreshAgainMsMax: 60_000,
  /** From the notice of an end to the end, as the interface promises. */
  deprecationMonths: 12,
  /** Running requests that a list looks at, the oldest first. */
  activeRequestsExaminedMax: 5_000,
  /** For so long it is known how requests ended, by operation. */
  performanceMinutesMax: 60,
  // Streams
  streamHeartbeatMs: 15_000,
  streamRetryMs: 3_000,
  /** Between two looks at the access of a reader, so that a feed ends within a second of it. */
  streamAuthorisationMs: 750,
  eventIdCharactersMax: 64,
  streamBacklogBytesMax: 1024 * 1024,
  /** After which a reader of lines that takes none is given up. */
  linesReaderSilentMs: 30_000,
  linesReadAtOnce: 500,
  // Assistants (Model Context Protocol)
  /** Of the id of a message, which its answer repeats. */
  mcpIdCharactersMax: 255,
  /** Links to records beside a result, and items that its text lists; the others stand in its structured content. */
  mcpLinksMax: 20,
  mcpItemsListed: 10,
  mcpTextCharactersMax: 4_000,
  /** What is kept of what people made of one finding. */
  dispositionsOfAnomalyMax: 200,
  /** Findings of an investigation that one answer has: each is some 3 kB of what an assistant can hold. */
  mcpFindingsMax: 100,
  mcpFindingsDefault: 25,
  /** Messages that the command has sent on and that are not answered yet. */
  mcpMessagesAtOnce: 16,
  /** Messages that it has read and that are not answered yet; it reads no more until one is. */
  mcpMessagesReadMax: 64,
  // WebSockets
  socketMessageBytesMax: 16 * 1024,
  socketIdCharactersMax: 64,
  socketsPerUserMax: 250,
  /** Subscriptions of one WebSocket. */
  socketSubscriptionsMax: 32,
  /** Of a client, in each socketMessagesMs. */
  socketMessagesMax: 120,
  socketMessagesMs: 10_000,
  /** Bytes that a client has not taken yet, from which on no more is read for it. */
  socketPauseBytes: 256 * 1024,
  /** For a new token in a conversation whose access has ended. */
  socketRenewalMs: 10_000,
  streamTicketMs: 60_000,
} as const
