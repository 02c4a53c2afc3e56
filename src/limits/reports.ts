// Limits of reports.

export const reportLimits = {
  /** Bodies or suppliers in a table of a report. */
  reportPartiesMax: 15,
  /** Bodies to which a report words a request for information, and acts that each names. */
  reportRequestsMax: 5,
  reportRequestActsMax: 200,
  /** Months of a chart. */
  reportMonthsMax: 120,
  reportInvestigationsMax: 20,
  /** Of a user, made or waiting; the oldest has to be deleted for another. */
  reportsPerUserMax: 500,
  /** Of a user, that are still to be made. */
  reportsWaitingPerUserMax: 20,
  /** Times that a report is begun, each ended with the process, before it has failed. */
  reportAttemptsMax: 3,
  /** How often reports that wait are looked for without being woken. */
  reportLookMs: 5_000,
  /** For building and writing one; then its thread is ended. */
  reportRenderMs: 120_000,
  /** Reports in memory on their way to the thread or back, and those that wait for it. */
  reportRendersWaitingMax: 20,
  /** A new thread loads fonts and charts again. */
  reportThreadIdleMs: 60_000,
  reportPieceBytes: 512 * 1_024,
  /** Of the document, and of the file. */
  reportBytesMax: 64 * 1_024 * 1_024,
  /** Rows of a table of a dossier, and parties of its picture. */
  dossierRowsMax: 30,
  dossierNodesMax: 25,
  dossierLinksMax: 60,
  /** Investigations whose findings about its entity a dossier has, the newest. */
  dossierInvestigationsMax: 5,
  /** Findings behind one evidence bundle; each brings its records along. */
  bundleFindingsMax: 5_000,
  /** Events of the audit trail that a bundle proves, the newest about its report and investigations. */
  bundleProofsMax: 200,
  /** Attempts and pauses of one that is being sent, where the thread of reports has no room. */
  bundleTriesMax: 120,
  bundleRetryMs: 1_000,
  /** Of a bundle that is checked, unpacked. */
  bundleBytesMax: 2 * 1_024 ** 3,
  /** Of each of its files that is kept in memory: signature, manifests, proofs. */
  bundleKeptBytesMax: 16 * 1_024 * 1_024,
} as const
