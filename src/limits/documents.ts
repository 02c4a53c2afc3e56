// Limits of documents and charts.

export const documentLimits = {
  /** Blocks of one document; a report of 100 findings has about 3,000. */
  documentBlocksMax: 100_000,
} as const
