// Keys of the state store under which watches stand. One place, so that writers and readers agree.

/** A watch; the value is a StoredWatch as JSON. */
export const watchPrefix = 'watch/'
export const watchKey = (id: string) => `${watchPrefix}${id}`
/** The watches of an owner; the key ends in the id, which is the value too. */
export const watchesPrefix = (owner: string) => `watch-owned/${owner}/`
export const ownedWatchKey = (owner: string, id: string) => `${watchesPrefix(owner)}${id}`
/** Moved with each new watch of an owner, so that two cannot pass their limit, or the end of the account, together. */
export const watchCountKey = (owner: string) => `watch-count/${owner}`

/** What is due when, in the order of time; the key ends in the id of the watch, which is the value too. */
export const watchDuePrefix = 'watch-due/'
export const watchDueKey = (at: string, id: string) => `${watchDuePrefix}${at}/${id}`

/** The runs of a watch; the value is a StoredRun as JSON. */
export const runsPrefix = (watch: string) => `watch-run/${watch}/`
export const runKey = (watch: string, run: string) => `${runsPrefix(watch)}${run}`
/** Runs that have not ended; the key ends in the id of the investigation, the value is an OpenRun as JSON. */
export const openPrefix = 'watch-open/'
export const openKey = (investigation: string) => `${openPrefix}${investigation}`
/** What the next run of a watch is compared with; the value is a RunListing as JSON. */
export const listingKey = (watch: string) => `watch-listing/${watch}`
