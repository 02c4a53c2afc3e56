// Limits of the network of who deals with whom.

export const networkLimits = {
  /** Bidders of a purchase of which each two are joined; one with more is open to all and says nothing of two of them. */
  networkBiddersMax: 30,
  networkGroupFirmsMax: 12,
  /** Names that have most in common with a given one and are compared with it word by word. */
  networkNamesComparedMax: 40,
  /** The rarest trigrams of a name are looked at until so many names have come up: the others say little. */
  networkPostingsReadMax: 40_000,
  /** Nodes and edges of one answer, and of a cut-out that is exported. */
  networkNodesShownMax: 200,
  networkEdgesShownMax: 500,
  networkNodesExportedMax: 5_000,
  networkEdgesExportedMax: 20_000,
  /** A node with more arcs is shown and not gone through. */
  networkSupernodeArcsMax: 1_000,
  /** Records that an edge names in an answer; how many there are it says beside. */
  networkSourcesShownMax: 3,
  networkPathHopsMax: 8,
  networkPathNodesMax: 200_000,
  networkCommunityRoundsMax: 20,
  networkRankRounds: 30,
  /** Names that a search looks at. */
  networkNamesFoundMax: 200,
  networkMergedShownMax: 50,
  networkCounterpartsShownMax: 20,
  networkCentralShownMax: 20,
  networkGroupRecordsShownMax: 50,
  /** Investigations in which findings about an entity are looked for, the newest. */
  networkInvestigationsReadMax: 50,
  /** Their findings that were counted for a page of a list, for the next one. */
  networkTallyKeptMs: 30_000,
  networkThreadIdleMs: 30 * 60_000,
  networkQueuedMax: 200,
  networkActsExportedMax: 10_000,
  /** A list that is matched: its rows, its bytes, and the characters of a cell that are read. */
  networkMatchRowsMax: 50_000,
  networkMatchBytesMax: 16_777_216,
  networkMatchTextCharactersMax: 300,
  /** Titles of a list that a refusal names. */
  networkMatchTitlesShownMax: 30,
  /** Characters that a CPF may take as people type it, halves of pairs counted. */
  networkMatchCpfCharactersMax: 200,
  /** XML of a workbook, unpacked, and the columns of a sheet and the characters of a cell that are read. */
  workbookBytesMax: 134_217_728,
  workbookColumnsMax: 200,
  workbookCellCharactersMax: 1_000,
  /** Rows that are one commit, and rows that are asked of the network before others have their turn. */
  networkMatchPartRows: 250,
  networkMatchRowsAtOnce: 10,
  /** Lists of one user that are under way. */
  networkMatchesOpenPerUserMax: 3,
  /** Of the reconciliation service: queries of a request, entities whose values are fetched at once, candidates of a query, suggestions. */
  reconciliationQueriesMax: 50,
  reconciliationEntitiesMax: 100,
  reconciliationCandidatesMax: 10,
  reconciliationCandidatesDefault: 5,
  reconciliationSuggestionsMax: 10,
  /** Pixels of the frame for which a preview is made. */
  reconciliationPreviewWidth: 420,
  reconciliationPreviewHeight: 260,
  /** Connections of the relay of one machine. */
  relayConnectionsMax: 64,
  networkMs: 120_000,
  /** A network that takes no longer to build is built for each version; another after so many times as long. */
  networkQuickBuildMs: 1_000,
  networkBuildPauses: 10,
} as const
