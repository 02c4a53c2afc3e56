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
} as const
