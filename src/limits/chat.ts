// Limits of conversations.

export const chatLimits = {
  /** After its last message a conversation is removed. */
  chatKeptDays: 365,
  chatExpiryCheckMs: 3_600_000,
  /** Records that an answer lists, unless the message says how many; groups alike. */
  chatRecordsShown: 5,
  chatGroupsShown: 10,
  /** Years or months. */
  chatPeriodsShown: 24,
  chatQuestionsSuggested: 3,
  /** Of what records say, to begin a conversation with. */
  chatQuestionsToBegin: 4,
  /** Readings of suggested questions that the process remembers. */
  chatReadingsKept: 1_000,
  /** A text is read in some milliseconds, one of 2,000 characters in a fraction of a second. */
  readingMs: 5_000,
  /** To start the thread that reads. */
  threadStartMs: 120_000,
  readingsWaitingMax: 500,
  chatRecordsShownMax: 50,
  /** Fewer records or groups like one say too little of it. */
  chatPeersMin: 8,
  /** Units and packs of one thing that a price is compared by. */
  chatUnitsCompared: 3,
  /** Words of a thing whose price is asked about; a longer text is of something else. */
  chatItemWordsMax: 8,
  /** Peers that a comparison names, and parties of one name among which a choice is offered. */
  chatPeersNamed: 3,
  chatPartiesOffered: 10,
  chatObjectCharactersMax: 160,
  /** A longer word makes a longer chunk. */
  chatChunkCharactersMax: 240,
  /** Of a user, at once: those that have not ended. */
  chatAnswersPerUserMax: 20,
  chatSessionsPerUserMax: 500,
  /** Of both sides. */
  chatMessagesPerSessionMax: 2_000,
  chatTitleCharactersMax: 80,
  /** Messages of all conversations that page numbers, filters and orders of a list reach; a cursor in the order of time reaches all. */
  chatHistoryMessagesMax: 20_000,
  /** After which the thread that reads records for answers ends. */
  chatThreadIdleMs: 600_000,
  /** Answers that wait for the thread. */
  chatsQueuedMax: 500,
  /** Of an answer, on the thread. */
  chatFactsMs: 20_000,
  /** To start a conversation's router, or to be heard by it. */
  chatWakeTriesMax: 5,
  chatWakeMs: 5_000,
  /** Findings of a run that its answer lists; the others are counted. */
  chatFindingsTold: 10,
  /** Shares of a run of which its answer says what is done (`thinking`). */
  chatStagesSaid: 20,
  /** The asker's latest runs in which a finding is looked for by its id. */
  chatRunsSearched: 20,
  /** Longest wait of an answer for news of its run before it looks whether it is still wanted. */
  chatRunLookMs: 1_000,
  /** How much longer another wording of a text may be: so many times, and so many characters. */
  phrasingGrowthMax: 2,
  phrasingCharactersMore: 80,
  /** Of a text model's reply. */
  textModelReplyBytesMax: 65_536,
  textModelTokensMax: 1_024,
  /** Asked of it at once; an answer that comes then is not phrased. */
  textModelCallsMax: 8,
  /** Phrasings in a row that could not be used, after which it is not asked for a while. */
  textModelFailuresMax: 5,
  textModelPauseMs: 60_000,
  /** Of `prumo chat`: conversations and messages that it lists, and lines that the arrow keys go back to. */
  chatSessionsListed: 20,
  chatHistoryListed: 50,
  chatLinesRemembered: 200,
} as const
