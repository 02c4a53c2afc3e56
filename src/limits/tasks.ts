// Limits of tasks.

export const taskLimits = {
  /** Tasks that have not ended, but for those that make files for one person. */
  tasksOpenMax: 100,
  /** Ended ones of a kind; with a new one the oldest go. */
  tasksKeptPerKind: 100,
  tasksListedMax: 1_000,
  taskPartsMax: 10_000,
  taskPartIdCharactersMax: 100,
  taskParametersBytesMax: 65_536,
  /** Parts of one task at once, where it does not say how many, and at most. */
  taskThreadsDefault: 1,
  taskThreadsMax: 4,
  /** Parts of all tasks at once, on a node. */
  taskPartsAtOnceMax: 4,
  /** Tries of a part that fails for what may pass. */
  taskPartTriesMax: 2,
  /** Before a piece of work that failed is tried again, at first and at most. */
  taskAgainMs: 2_000,
  taskAgainMaxMs: 60_000,
  /** Begins of one part that the process, or its thread, did not outlive. */
  taskPartAttemptsMax: 5,
  /** While investigations are at work, a part begins only so long after the one before. */
  taskGiveWayMs: 30_000,
  /** Between two looks of a part that waits: whether it is still wanted, and whether it may begin. */
  taskLookMs: 100,
  /** Longest timer of a task, since those of the platform end at 24 days. */
  taskTimerMaxMs: 86_400_000,
  taskThreadIdleMs: 600_000,
  /** Longest work of one part on the thread of tasks. */
  taskPartMs: 6 * 3_600_000,
  /** Between two looks at schedules without being woken. */
  taskScheduleLookMs: 60_000,
  taskOpenMs: 100,
  taskAnswerMs: 5_000,
  /** Entries whose indexes are worked out anew before others have their turn. */
  reindexedAtOnce: 200,
  /** Of a message that was set aside; of a longer one it is known that it was. */
  parkedMessageCharactersMax: 65_536,
  /** Parked work that a list looks at, and a retry by id. */
  parkedListedMax: 1_000,
  /** Tasks that one request for many changes. */
  taskActionsMax: 100,
  /** Analyses that have not ended, of one caller and of all. */
  analysesOpenPerUserMax: 10,
  analysesOpenMax: 50,
  /** Months of all imported price indices that analyses read. */
  priceIndexMonthsMax: 100_000,
  /** Newest analyses that a list looks at. */
  analysesListedMax: 10_000,
} as const
