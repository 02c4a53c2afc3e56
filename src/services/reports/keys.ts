// Keys of the state store under which reports stand. One place, so that writers and readers agree.

export const reportPrefix = 'report/'
/** What was asked and how far it is; the value is a StoredReport as JSON. */
export const reportKey = (id: string) => `${reportPrefix}${id}`
/** The document, then the file in its format: pieces in their order. */
export const reportPiecesPrefix = (id: string) => `report-piece/${id}/`
export const reportPieceKey = (id: string, what: 'document' | 'file', piece: number) =>
  `${reportPiecesPrefix(id)}${what}/${String(piece).padStart(6, '0')}`

/** Reports of an owner; the key ends in the id, which is the value too. */
export const reportsOwnedPrefix = (owner: string) => `report-owned/${owner}/`
export const reportOwnedKey = (owner: string, id: string) => `${reportsOwnedPrefix(owner)}${id}`
/** Moved with each new report of an owner, so that two cannot pass their limit together. */
export const reportCountKey = (owner: string) => `report-count/${owner}`

/** Reports that are still to be made, the oldest first; the key ends in the id, which is the value too. */
export const reportWaitingPrefix = 'report-waiting/'
export const reportWaitingKey = (at: string, id: string) => `${reportWaitingPrefix}${at}/${id}`
