// Every maximum and duration, with its unit in the name. A number that bounds something stands here or nowhere, but for what
// schemas/ alone checks of a body or a query.

import assert from 'node:assert/strict'
import { chatLimits } from './limits/chat.ts'
import { documentLimits } from './limits/documents.ts'
import { edgeLimits } from './limits/edge.ts'
import { exportLimits } from './limits/exports.ts'
import { graphLimits } from './limits/graphql.ts'
import { modelLimits } from './limits/models.ts'
import { networkLimits } from './limits/network.ts'
import { notificationLimits } from './limits/notifications.ts'
import { operationLimits } from './limits/operations.ts'
import { reportLimits } from './limits/reports.ts'
import { rescoreLimits } from './limits/rescore.ts'
import { signInLimits } from './limits/sign-in.ts'
import { taskLimits } from './limits/tasks.ts'
import { visualizationLimits } from './limits/visualizations.ts'
import { webhookLimits } from './limits/webhooks.ts'
import { workflowLimits } from './limits/workflows.ts'

export const limits = {
  ...edgeLimits,
  ...documentLimits,
  ...chatLimits,
  ...modelLimits,
  ...graphLimits,
  ...networkLimits,
  ...notificationLimits,
  ...operationLimits,
  ...exportLimits,
  ...reportLimits,
  ...rescoreLimits,
  ...signInLimits,
  ...taskLimits,
  ...visualizationLimits,
  ...webhookLimits,
  ...workflowLimits,
  // Events of owners
  /** How often the outbox is looked through without being woken, for what had to wait. */
  outboxLookMs: 5_000,
  outboxEntriesPerRound: 100,
  /** Tries to hand out what another commit came between, before it waits for the next look. */
  outboxTriesMax: 5,
  /** For how long a lease is good, and how much sooner its holder counts it as ended, for clocks that differ. */
  leaseMs: 15_000,
  leaseMarginMs: 3_000,
  eventsKeptDays: 30,
  eventsExpiryCheckMs: 3_600_000,
  eventsExpiredPerCommit: 1_000,
  /** Of a log, for one request for events of some types, and in one turn of that. */
  eventsScannedMax: 5_000,
  eventsScannedPerTurn: 500,
  /** Read at a time for a stream or feed. */
  eventsFollowedAtOnce: 100,
  /** Places of one log of which what was read is kept for the next readers, until the log grows. */
  followedReadingsMax: 16,
  /** Logs that nobody follows at the moment, of which what was read is kept for a while. */
  followedLogsIdleMax: 16,
  /** Longest wait for an event, in s; below the deadline of a request. */
  eventsWaitSecondsMax: 30,
  /** Between two looks at what the service has to tell of itself. */
  systemLookMs: 2_000,
  // Watches
  watchesPerUserMax: 50,
  /** Shortest time between two runs of a watch: a run may take up to half an hour, and sources change by the day. */
  watchIntervalMsMin: 900_000,
  /** Times of a schedule that are compared with it, and how far beyond the first. */
  watchTimesCheckedMax: 60,
  watchTimesCheckedDays: 400,
  /** How often it is looked what is due, without being woken. */
  watchLookMs: 10_000,
  /** After how long without new records a watch of them runs, so that imports in a row make one run, and after how long at most. */
  watchQuietMs: 60_000,
  watchQuietMsMax: 900_000,
  /** When a run is tried again that could not be started for a reason that passes. */
  watchAgainMs: 60_000,
  watchRunsKept: 100,
  /** Smallest difference of a confidence that counts as a change (docs/choices.md#watches). */
  watchConfidenceStep: 0.05,
  // Investigations
  queryCharactersMin: 3,
  queryCharactersMax: 2000,
  /** Words of one question that are compared with all words of the grammar. */
  wordsCorrectedMax: 12,
  /** Words of one question that may say what is asked for. */
  wordsOfIntentMax: 80,
  /** Names that are offered for one that no record has. */
  nearestNames: 5,
  iterationsMax: 10,
  iterationsDefault: 3,
  filterItemsMax: 100,
  dateRangeYearsMax: 10,
  recordsMin: 8,
  /** Fewer values than this are compared with nothing. */
  comparedValuesMin: 8,
  investigationTimeoutMs: 30 * 60_000,
  /** Ends of the process while it worked on a run, without a step in between: from so many on it is worked on alone. */
  suspectResumes: 2,
  /** After more of them, the last while it was worked on alone, the run fails. */
  investigationResumesMax: 3,
  /** At work at once, for each thread of a node: while one merges or reports, another has work for the threads. */
  investigationsPerThread: 2,
  /** In the queue, of all users together. */
  waitingInvestigationsMax: 1_000,
  /** Whose rest is packed together: each block names its fields once, and is unpacked as a whole. */
  candidateBlockItems: 256,
  workAttemptsMax: 3,
  cancelReportMs: 900,
  cancelAnswerMs: 5_000,
  selectionsKeptMax: 4,
  /** Of a stored investigation, to read whose it is without parsing the rest. */
  investigationHeadBytes: 256,
  partitionsMax: 32,
  partitionRows: 65_536,
  estimatedRunMs: 5_000,
  relatedRecordsMax: 20,
  /** Peers that a finding names. */
  peersNamedMax: 5,
  supportingRecordsMax: 10,
  /** First entries that a reader may read, of each list. */
  investigationsListedMax: 10_000,
  /** Entries that one query reads, of all its lists together, readable or not. */
  investigationEntriesReadMax: 100_000,
  /** Whose documents are read before other work gets its turn. */
  investigationsReadPerTurnMax: 256,
  // Reports
  /** Anomalies whose facts are read together to be worded. */
  anomaliesReadAtOnce: 64,
  /** Answers in words that a process keeps for their next readers. */
  wordedResultsBytesMax: 64 * 1024 * 1024,
  /** Longest time for which wording holds the main thread, but for one anomaly. */
  mainSliceMs: 5,
  reportNamesMax: 5,
  reportEvidenceIdsMax: 50,
  /** Sentences that say what speaks against a finding. */
  againstMax: 4,
  /** A usual range of fewer peers than this is said to be uncertain. */
  peersTrustedMin: 20,
  /** A value that lies beyond its expected interval by no more than this part of the bound is near it. */
  intervalNearRatio: 0.1,
  /** A confidence that is shown as less makes a regular explanation the likelier one. */
  evenConfidencePercent: 50,
  /** Peers that are all further away than this are of another time. */
  peersFarDays: 365,
  recordsOfCheckMax: 5,
  reportNameCharactersMax: 120,
  // Analyses that are answered at once
  analysisMs: 60_000,
  analysesQueuedMax: 16,
  analysisThreadIdleMs: 600_000,
  /** Acts among which findings are looked for while the caller waits; of more, an investigation. */
  analysisActsMax: 250_000,
  /** Sets of contracts whose candidates the thread for analyses keeps, and whole answers. */
  analysisCandidatesKeptMax: 4,
  analysisAnswersKeptMax: 32,
  // Agents that are asked
  agentRecordsListed: 5,
  agentAnomaliesListed: 10,
  /** For how long the coordinator waits for the end of an investigation that it was asked for. */
  agentRunWaitMs: 30_000,
  // Profiles
  profileSampleMicroseconds: 1_000,
  /** Of a processor profile or a trace as a file. */
  profileBytesMax: 128 * 1024 * 1024,
  /** Of the heap that a snapshot is taken of: it needs as much again meanwhile. */
  profileHeapBytesMax: 512 * 1024 * 1024,
  /** Of a snapshot as a file, which can be several times as much as the heap. */
  heapSnapshotBytesMax: 2 * 1024 * 1024 * 1024,
  profileSliceCharacters: 65_536,
  /** For how long worker threads report themselves, and the longest wait for the answer of one. */
  inspectorLookMs: 100,
  inspectorAnswerMs: 20_000,
  tracedTurnsMax: 100_000,
  // Actors
  mailboxMessagesMax: 10_000,
  turnTimeoutMs: 60_000,
  /** Longest time for which cancelled work holds its thread before that is ended. */
  cancelledHoldMs: 500,
  /** The same of work that is no actor's, and that is to end: a thread that reads the store is ended late. */
  heldThreadMs: 30_000,
  outboxBatchMessagesMax: 256,
  restartsMax: 5,
  restartWindowMs: 60_000,
  restartBackoffMs: 100,
  restartBackoffMaxMs: 10_000,
  deliveryAttemptsMax: 3,
  turnsPerTickMax: 256,
  tickMs: 5,
  hostedActorsPerThreadMax: 4096,
  /** What detectors make dies with its fold: more would keep the dead for longer, and saves no time (bench/suites/million.ts). */
  threadYoungMegabytes: 32,
  // Store
  keyBytesMax: 1000,
  /** A larger store is mapped anew as it grows. */
  storeAddressSpaceBytes: 64 * 1024 ** 3,
  rangePageItems: 512,
  rangePageBytes: 4 * 1024 * 1024,
  readsPerTurnMax: 1024,
  /** A longer path of a socket is cut off by the system: 108 bytes with a final zero on Linux, 104 elsewhere. */
  socketPathBytesMax: 103,
  /** With less space left the service is not ready; also the size of a test write. */
  diskFreeBytesMin: 1024 * 1024,
  /** Between two looks at the disk, so that probes answer at once and cost no call of the system. */
  diskLookMs: 1_000,
  /** Between two tries to store a step of an investigation on a disk that takes no writes, or to take the next from the queue. */
  writeAgainMs: 1_000,
  /** A larger store is probed by its pages alone, since reading 4,000,000 entries takes 6 s of a processor. */
  storeProbedEntriesMax: 500_000,
  /** Kept of what a probe that could not run says of it. */
  probeMessageCharactersMax: 4096,
  /** Damaged entries of a store that are counted for the health, and named by prumo doctor. */
  damagedEntriesNamedMax: 100,
  /** Read at a time to compare a value file with its digest. */
  valueFilePieceBytes: 1024 * 1024,
  /** A younger value file that nothing names may belong to a commit under way. */
  valueFileOrphanMs: 3_600_000,
  valueFilesFoundWholeMax: 16_384,
  storeCacheEntriesMax: 20_000,
  storeCacheValueBytesMax: 16_384,
  storeSlabBytes: 131_072,
  // Records
  documentBlockRows: 32,
  documentBlocksPerRead: 256,
  /** Documents read at once where all of a selection are: other turns come in between. */
  documentsPerTurn: 2048,
  importChunkRows: 8192,
  /** Of the file: long rows make smaller chunks. */
  importChunkBytes: 16 * 1024 * 1024,
  importRowBytesMax: 4 * 1024 * 1024,
  importRejectionsReportedMax: 1000,
  importSampleBytes: 64 * 1024,
  importRejectionLinesMax: 10,
  /** Of a row too long to be read, for the report. */
  importExcerptBytes: 200,
  importCountedNamesMax: 100,
  /** Paths of JSON objects whose values are counted each. */
  importPathsCountedMax: 2000,
  /** Lines of a report's title that may stand before the titles of its columns. */
  importLinesBeforeTitlesMax: 30,
  importRepeatedKeysMax: 1_000_000,
  /** Share of a column's telling values that must agree: a column below it is mixed, and one below the second doubtful. */
  importColumnMajorityRatio: 0.75,
  importColumnSureRatio: 0.99,
  /** Telling values by doubtful ones below which they are odd cells, and their number below which the doubtful ones are in doubt. */
  importColumnTellingRatio: 0.05,
  importColumnTellingMin: 3,
  /** Days after the file's own by which an act in it may be dated, as when a month is entered ahead. */
  importDaysAheadMax: 366,
  importMappingCharactersMax: 100_000,
  importExplainedRows: 10,
  /** Rows that an explanation reads for its examples. */
  importExplainedRowsRead: 50_000,
  importExamplesMax: 3,
  importGroupedRowsMax: 50_000,
  importGroupedBytesMax: 32 * 1024 * 1024,
  /** Rows of a file whose sums make reference figures; the school census has some 220,000. */
  importCountedRowsMax: 1_000_000,
  /** Lots that stand in the id of an award; more of them stand in it as one name. */
  ocdsLotsCharactersMax: 60,
  /** Processes that are read and kept together. */
  ocdsProcessesPerTurn: 500,
  /** Releases of one process that are kept, as JSON. */
  ocdsProcessCharactersMax: 16_000_000,
  /** Rows of one record beyond that lie in this many temporary files, each of which is read alone. */
  importGroupPartitions: 256,
  importGroupBufferBytesMax: 1024 * 1024,
  importArchiveFilesMax: 100,
  /** Archives inside archives. */
  importArchiveDepthMax: 3,
  recordIdCharactersMax: 200,
  /** Of the body within which an id counts. */
  recordScopeCharactersMax: 80,
  /** An id of so many digits names its body or register itself. */
  unscopedIdDigitsMin: 14,
  recordTermCharactersMax: 500,
  recordTextCharactersMax: 10_000,
  recordListItemsMax: 1000,
  noteFoundCharactersMax: 80,
  /** A file with a smaller share of the rows that are known of its register is an extract of it. */
  wholeRegisterRatio: 0.5,
  /** Registers before and after one that show whether it is whole. */
  wholeRegisterNeighbours: 3,
  wholeRegisterDatesMax: 1000,
  /** Refused rows of a register whose sanctions are remembered; more of them leave it open what it holds. */
  wholeRegisterUnreadMax: 1000,
  /** States of one record of which something is left; older ones are forgotten. */
  recordStatesMax: 32,
  urlCharactersMax: 2_000,
  naturalKeyCharactersMax: 300,
  contentHashBytes: 16,
  placeDigestBytes: 8,
  recordShapesMax: 4096,
  /** What lives on the heap of an import that runs by command may grow by before the next full collection. */
  importHeapGrowthPercent: 100,
  /** Columns that are not read, in the report on screen. */
  leftOutShownMax: 12,
  /** Of the thread that commits chunks: what it allocates for one is garbage at the next. */
  commitThreadYoungHeapMb: 12,
  importThreadIdleMs: 10_000,
  /** Longest import that is asked for, its wait included. */
  importWorkMs: 3 * 3_600_000,
  importsQueuedMax: 32,
  csvBatchRows: 256,
  csvBatchCharacters: 1024 * 1024,
  importMappingColumnsMax: 10,
  /** Builders of chunks that wait for the next chunk: an import has two in hand. */
  chunkBuildersIdleMax: 2,
  /** Chunks that the commit thread of an import takes before it opens the store anew, which unmaps the pages it has read. */
  commitChunksPerOpening: 10,
  /** Repeated texts of a column, such as days, whose meaning is remembered; after so many different ones it begins anew. */
  textsRememberedMax: 32_768,
  textRememberedCharactersMax: 80,
  recordsPerTurnMax: 512,
  appendAttemptsMax: 8,
  datasetsCachedMax: 3,
  lookupOrdersKeptMax: 4,
  lookupMatchesKeptMax: 8,
  /** Pages of lists that the main thread keeps for the next reader, each of at most so many records. */
  lookupPagesKeptMax: 32,
  lookupPageRowsKeptMax: 100,
  removedShownMax: 1_000,
  lookupThreadIdleMs: 60_000,
  /** Longest lookup, its wait included. */
  lookupWorkMs: 90_000,
  lookupsQueuedMax: 512,
  publicIdCharactersMax: 2000,
  lookupRefreshMs: 10_000,
  /** For all questions together that an investigation asks of sources before it collects records. */
  investigationRefreshMs: 60_000,
  investigationRefreshOrganizationsMax: 20,
  lookupRefreshDays: 30,
  recordsFreshMs: 7 * 24 * 3_600_000,
  // Connectors
  connectorAttemptsMax: 4,
  /** A command's wait for the answer of a server, and how often it asks again, but for what it follows. */
  commandAnswerMs: 15_000,
  commandRetriesMax: 5,
  /** How often a command looks whether a report is made. */
  commandLookMs: 500,
  /** Longer than a command waits for new tokens with all that it asks again; how often another looks whether they are there. */
  loginsLockMs: 120_000,
  loginsLockLookMs: 50,
  connectorBackoffMs: 1_000,
  connectorBackoffMaxMs: 30_000,
  /** A source that asks for a longer pause is left until the next run. */
  connectorRetryAfterMaxMs: 120_000,
  connectorRedirectsMax: 3,
  /** From the request to the first byte of a download, or to the last byte of a page: what drips slower is cut off. */
  connectorAnswerMs: 60_000,
  /** Between two pieces of a download. */
  connectorIdleMs: 30_000,
  /** One run over all windows of a query. */
  connectorRunMs: 15 * 60_000,
  connectorPageBytesMax: 16 * 1024 * 1024,
  connectorHeaderBytesMax: 32_768,
  connectorDownloadBytesMax: 1024 ** 3,
  connectorPagesMax: 2_000,
  /** Pages that are imported as one: small imports make small segments, which are slow to read. */
  connectorBatchPagesMax: 200,
  connectorBatchBytesMax: 64 * 1024 * 1024,
  connectorWindowsMax: 2_000,
  connectorRereadsMax: 1,
  connectorFailuresMax: 5,
  connectorOpenMs: 30_000,
  connectorOpenMaxMs: 10 * 60_000,
  /** An older cursor is not gone on from: pages have moved since. */
  connectorCursorMs: 24 * 3_600_000,
  connectorCursorsKeptMax: 1_024,
  connectorVersionsKeptMax: 16_384,
  connectorErrorsMax: 100,
  // Identity
  accessTokenMs: 15 * 60_000,
  refreshTokenMs: 7 * 24 * 3_600_000,
  refreshesMax: 5,
  sessionsMax: 3,
  sessionIdleMs: 2 * 3_600_000,
  passwordCharactersMin: 8,
  passwordCharactersMax: 128,
  commonPasswordWordCharactersMax: 32,
  tokenBytesMax: 8192,
  verifiedTokensMax: 10_000,
  /** Between the clocks of two nodes. */
  clockSkewMs: 5_000,
  /** Delay of the answer to failed sign-in 1, 2, 3, 4 and 5; the next one locks. */
  loginDelaysMs: [0, 1_000, 5_000, 15_000, 60_000],
  loginLockMs: 300_000,
  loginQuietMs: 15 * 60_000,
  loginHeldPerAddressMax: 5,
  backupCodes: 10,
  accountCommitAttemptsMax: 64,
  /** Entries that have run out, dropped with each new one of their kind. */
  expiredEntriesDroppedMax: 8,
  /** Between two looks at the folder of signing keys, for keys that another process has made. */
  signingKeysRereadMs: 1_000,
  teamsMax: 1_000,
  // API keys and rate limits
  apiKeysPerUserMax: 50,
  /** Texts of one key that were rotated away and are good yet. */
  apiKeyOldTextsMax: 5,
  apiKeyUsageFlushMs: 5_000,
  /** Counters of users, and as many of addresses. */
  rateCountersMax: 100_000,
  // Usage
  /** After which what follows the announcements of a store is read again, for what another node wrote. */
  followedEntriesMs: 60_000,
  /** Webhooks whose waiting deliveries are counted without reading the store. */
  waitingCountsMax: 10_000,
  preflightKeptSeconds: 600,
  // Audit
  auditTextCharactersMax: 500,
  auditDetailsMax: 32,
  auditDetailsDepthMax: 4,
  /** Refusals of this long share one commit. */
  auditGatherMs: 10,
  /** From so many of auditFloodMs on, refusals that are alike are counted instead of listed. */
  auditListedMax: 200,
  auditFloodMs: 1_000,
  auditKindsMax: 64,
  auditCommitsBatchedMax: 128,
  auditCommitAttemptsMax: 64,
  /** While searching or checking, before other work gets its turn. */
  auditReadEventsMax: 64,
  auditSegmentEvents: 1024,
  auditPageItemsMax: 1000,
  /** Events that a page of the trail counts for its total. */
  auditMatchesCountedMax: 1_000_000,
  /** A shorter retention would let the thief of an admin's session remove its own traces. */
  auditRetentionDaysMin: 90,
  auditRetentionCheckMs: 3_600_000,
  auditExportEventsMax: 50_000,
  auditStatisticsEventsMax: 100_000,
} as const

type Limits = typeof limits
type LimitName = { [Name in keyof Limits]: Limits[Name] extends number ? Name : never }[keyof Limits]

/** Limits of which each is at most the next one: an inner wait ends before the outer one, a part fits its whole. */
const ascending: readonly (readonly LimitName[])[] = [
  ['publicBodyBytesMax', 'bodyBytesMax', 'uploadBytesMax'],
  ['gzipBytesMin', 'gzipInlineBytesMax', 'inlineAnswerBytesMax'],
  ['streamHeartbeatMs', 'requestTimeoutMs'],
  ['socketMessageBytesMax', 'socketPauseBytes', 'streamBacklogBytesMax'],
  ['analysisMs', 'lookupWorkMs', 'requestTimeoutMs'],
  ['lookupRefreshMs', 'requestTimeoutMs'],
  ['cancelReportMs', 'cancelAnswerMs', 'requestTimeoutMs'],
  ['investigationRefreshMs', 'investigationTimeoutMs'],
  ['webhookResolveMs', 'webhookAnswerMs', 'requestTimeoutMs'],
  ['webhookConcurrentFailing', 'webhookConcurrentPerEndpoint', 'webhookConcurrentFailingAll', 'webhookConcurrentAll'],
  ['webhookDeliveriesKeptDays', 'eventsKeptDays'],
  ['suspectResumes', 'investigationResumesMax'],
  ['queryCharactersMin', 'queryCharactersMax'],
  ['iterationsDefault', 'iterationsMax'],
  ['tickMs', 'turnTimeoutMs', 'investigationTimeoutMs'],
  ['cancelledHoldMs', 'cancelReportMs'],
  ['restartBackoffMs', 'restartBackoffMaxMs', 'restartWindowMs'],
  ['storeCacheValueBytesMax', 'storeSlabBytes', 'rangePageBytes'],
  ['documentBlockRows', 'importChunkRows'],
  ['importSampleBytes', 'importRowBytesMax', 'importChunkBytes'],
  ['csvBatchRows', 'importChunkRows'],
  ['connectorBackoffMs', 'connectorBackoffMaxMs', 'connectorRetryAfterMaxMs', 'connectorRunMs'],
  ['connectorIdleMs', 'connectorAnswerMs', 'connectorRunMs'],
  ['connectorOpenMs', 'connectorOpenMaxMs'],
  ['connectorPageBytesMax', 'connectorBatchBytesMax', 'connectorDownloadBytesMax'],
  ['accessTokenMs', 'sessionIdleMs', 'refreshTokenMs'],
  ['passwordCharactersMin', 'passwordCharactersMax'],
  ['auditGatherMs', 'auditFloodMs'],
  ['auditPageItemsMax', 'auditExportEventsMax'],
]

/** Throws where limits that must fit together do not, and names them. */
export function assertLimitsFit(
  values: Readonly<Record<LimitName, number>> & { readonly loginDelaysMs: readonly number[] } = limits,
): void {
  const { drainRequestsMs, drainTurnsMs, drainTimeoutMs, loginDelaysMs, requestTimeoutMs } = values
  const { naturalKeyCharactersMax, keyBytesMax, auditSegmentEvents, importChunkRows, documentBlockRows } = values
  for (const names of ascending)
    for (const [index, name] of names.slice(1).entries())
      assert(values[names[index]] <= values[name], `limits: ${names[index]} is above ${name}`)
  assert(drainRequestsMs + drainTurnsMs < drainTimeoutMs, 'limits: the drain leaves no time to close the stores')
  assert(Math.max(...loginDelaysMs) < requestTimeoutMs, 'limits: a delayed sign-in outlasts its request')
  assert(naturalKeyCharactersMax * 3 < keyBytesMax, 'limits: a natural key in UTF-8 does not fit a key of the store')
  assert(Number.isInteger(Math.log2(auditSegmentEvents)), 'limits: auditSegmentEvents is no power of two')
  assert(importChunkRows % documentBlockRows === 0, 'limits: a chunk ends within a block of documents')
}
