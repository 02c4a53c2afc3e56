// Limits of webhooks.

export const webhookLimits = {
  webhooksPerUserMax: 50,
  webhookSecretBytesMin: 24,
  webhookOldSecretMs: 24 * 3_600_000,
  /** Headers that an owner wants on each request, and their names and values together. */
  webhookHeadersMax: 10,
  webhookHeadersBytesMax: 4_096,
  /** Opened secrets that are kept in memory. */
  webhookSecretsOpenMax: 10_000,
  /** Before each attempt of a delivery, from its queueing or from the failure before. */
  webhookDelaysMs: [
    ...[0, 5_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 5 * 3_600_000, 10 * 3_600_000, 14 * 3_600_000],
    ...[20 * 3_600_000, 24 * 3_600_000],
  ],
  /** Share of a delay by which it is longer or shorter at most. */
  webhookJitterRatio: 0.2,
  webhookRetryAfterMaxMs: 24 * 3_600_000,
  /** Pause of an endpoint that asks for one: as long as it says, up to a bound; else after 429 and 503, twice as long each time. */
  webhookPauseAskedMaxMs: 3_600_000,
  webhookPauseMs: 5_000,
  webhookPauseMaxMs: 300_000,
  /** From the look-up of the name to the head of the answer. */
  webhookAnswerMs: 15_000,
  webhookResolveMs: 5_000,
  /** From the head of the answer to what is kept of its body. */
  webhookReplyMs: 2_000,
  webhookReplyBytesKept: 1_024,
  webhookHeaderBytesMax: 16_384,
  webhookAttemptsKept: 20,
  /** An endpoint that took nothing for so long is given up; its owner is warned at these shares of the way, in per cent. */
  webhookFailingMs: 5 * 24 * 3_600_000,
  /** Most that counts as failing time between two attempts, and between those of two processes, which may not have run all the time. */
  webhookFailingGapMs: 29 * 3_600_000,
  webhookFailingRestartMs: 3_600_000,
  webhookWarningPercents: [50, 70, 90],
  /** Attempts under way, to one endpoint, to one that failed last, to all that failed last, and in all. */
  webhookConcurrentPerEndpoint: 8,
  webhookConcurrentFailing: 1,
  webhookConcurrentFailingAll: 256,
  webhookConcurrentAll: 1_024,
  /** Failing endpoints that a list of breakers looks at. */
  failingEndpointsListedMax: 1_000,
  /** Attempts that one turn of the event loop begins, and outcomes that one commit holds: requests wait for no more. */
  webhookAttemptsPerTurn: 8,
  webhookOutcomesPerCommit: 64,
  /** Of one webhook, what is due and known without reading the store. */
  webhookReadyMax: 64,
  /** Hosts with their addresses whose connections are kept. */
  webhookAgentsMax: 1_024,
  /** Deliveries of one webhook that wait; what comes beyond is read from the owner's log once fewer than half are left. */
  webhookWaitingMax: 1_000,
  /** Counts of those, by webhook, that are kept in memory. */
  webhookCountsMax: 10_000,
  webhookRefillEvents: 200,
  /** Between two looks for what waits without having been announced, such as by another node. */
  webhookLookMs: 5_000,
  /** Anomalies of one run that a webhook is sent one by one; of more it gets a summary at the end of the run. */
  webhookAnomaliesPerRun: 100,
  /** Newest deliveries of a webhook that are listed and that its figures are taken from. */
  webhookDeliveriesRead: 1_000,
  webhookDeliveriesKeptDays: 30,
  webhookPurgeMs: 3_600_000,
  webhookPurgedPerCommit: 500,
} as const
