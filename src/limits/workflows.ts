// Limits of workflows.

export const workflowLimits = {
  workflowsOpenPerUserMax: 10,
  workflowsOpenMax: 1_000,
  /** Ended ones of an owner that are kept; the oldest goes when another begins. */
  workflowsKeptPerUser: 200,
  /** Agents that one workflow asks at once. */
  workflowConcurrentMax: 4,
  /** Items that a step maps over. */
  workflowItemsMax: 50,
  workflowOutputNamesMax: 10,
  workflowDataBytesMax: 65_536,
  workflowOutputBytesMax: 65_536,
  /** Before the second attempt of a step; it doubles with each further one. */
  workflowRetryMs: 1_000,
  workflowRetryMaxMs: 30_000,
  /** After which what was asked of a workflow that is being opened is looked at again. */
  workflowOpenMs: 100,
  workflowAnswerMs: 5_000,
  /** To start its runner, or to be answered by it. */
  workflowBeginTriesMax: 5,
  /** Between two looks whether a step is still wanted. */
  workflowStopLookMs: 100,
} as const
