// Limits of documents and charts.

export const documentLimits = {
  /** Blocks of one document; a report of 100 findings has about 3,000. */
  documentBlocksMax: 100_000,
  workbookSheetsMax: 400,
  /** What spreadsheets allow. */
  sheetNameCharactersMax: 31,
  // What a chart draws; its table has the rest.
  chartBarsMax: 30,
  /** Peers that are drawn as dots; more are drawn as columns. */
  chartDotsMax: 60,
  chartPointsMax: 2_000,
  heatmapColumnsMax: 16,
  heatmapRowsMax: 40,
  treemapPartsMax: 40,
  sankeyFlowsMax: 60,
  networkNodesDrawnMax: 200,
  /** Parties or links up to which all have their name. */
  networkLabelsMax: 30,
  /** Of a table, to share the width among its columns. */
  tableRowsMeasured: 200,
} as const
