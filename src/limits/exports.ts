// Limits of exports.

export const exportLimits = {
  /** Rows of a workbook: the format holds 1,048,576, and one is made in memory. */
  exportWorkbookRowsMax: 20_000,
  /** Rows of a PDF, which nobody reads beyond. */
  exportPdfRowsMax: 2_000,
  /** Workbooks and PDF that are in the making at once: each holds its rows in memory. */
  exportsWholeAtOnceMax: 2,
  /** Investigations whose findings are read in one export. */
  exportInvestigationsMax: 10_000,
  /** Characters of a cell of a workbook, which holds no more. */
  exportCellCharactersMax: 32_000,
  /** Tasks of one account that make files, of a kind: those that have not ended, and those that have, whose oldest go with a new one. */
  fileTasksOpenPerUserMax: 2,
  fileTasksKeptPerUserMax: 5,
  /** Tasks of all accounts that make files and have not ended: a bound apart from that of other tasks. */
  fileTasksOpenMax: 100,
  /** In how many days at most the window of a task that makes files opens, since it has a place until then. */
  fileTaskAheadDays: 30,
  /** A part that is made whole looks so often for a place, and so long, before that counts as a failure. */
  taskPlaceLookMs: 500,
  taskPlaceWaitMs: 600_000,
  /** How long the files that a task has made are kept. */
  taskFileKeptMs: 3 * 86_400_000,
  /** A file is stored in pieces of so many bytes, each compressed. */
  taskFilePieceBytes: 512 * 1_024,
  /** Compressed bytes of the files of one task. */
  taskFilesBytesMax: 512 * 1_024 * 1_024,
  /** Compressed bytes of the files of all tasks, beyond which those of the oldest that have ended make room. */
  storedTaskFilesBytesMax: 4 * 1_024 * 1_024 * 1_024,
  /** Files that are kept no longer are looked for so often. */
  taskFilesPurgeMs: 3_600_000,
  /** Pieces that one commit removes. */
  taskFilePiecesRemovedAtOnce: 100,
} as const
