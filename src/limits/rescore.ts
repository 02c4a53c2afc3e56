// Limits of re-scoring.

export const rescoreLimits = {
  /** Findings that are kept of a partition, the most severe first. */
  rescoreFindingsMax: 100_000,
  /** Findings or changes of one stored block. */
  rescoreBlockItems: 1_000,
  /** Acts of a source up to which the records of an earlier run are read again, to say whose records changed. */
  rescoreEarlierActsMax: 300_000,
  /** Finished investigations of one task, the newest. */
  rescoreInvestigationsMax: 10_000,
  /** Tasks that are looked at for the last one over the same scope, and runs before that for what a partition was then. */
  rescoreTasksReadMax: 1_000,
  rescoreRunsBackMax: 20,
} as const
