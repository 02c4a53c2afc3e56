// Keys of the state store under which investigations are kept. One place, so that writers and readers agree.

const sequenceDigits = 10

/** Everything that is kept of one investigation but its entries in lists and its running mark, below. */
export const investigationPrefix = (id: string) => `investigation/${id}/`

/** `investigation/<id>/record`, the InvestigationRecord as JSON. */
export const recordKey = (id: string) => `investigation/${id}/record`

/** The Checkpoint as JSON. */
export const checkpointKey = (id: string) => `investigation/${id}/checkpoint`

/** The status answer as JSON, ready to send. */
export const statusKey = (id: string) => `investigation/${id}/status`

/** The StoredResults as JSON. */
export const resultsKey = (id: string) => `investigation/${id}/results`

/** The AnomalyFacts of one anomaly that is announced or listed, msgpack. */
export const anomalyKey = (id: string, anomaly: string) => `investigation/${id}/anomaly/${anomaly}`

/** Output of one work item, msgpack. */
export const outputKey = (id: string, item: string) => `investigation/${id}/output/${item}`

/** Prefix of the event log, and the key of one event (JSON). */
export const eventPrefix = (id: string) => `investigation/${id}/event/`
export const eventKey = (id: string, sequence: number) =>
  `${eventPrefix(id)}${String(sequence).padStart(sequenceDigits, '0')}`

/** Sequence number of an event's key. */
export const eventSequence = (key: string) => Number(key.slice(-sequenceDigits))

/** What people made of the anomalies of an investigation; the value is a StoredDispositions as JSON. */
export const allDispositionsPrefix = 'disposition/'
export const dispositionsPrefix = (id: string) => `${allDispositionsPrefix}${id}/`
export const dispositionKey = (id: string, anomaly: string) => `${dispositionsPrefix(id)}${anomaly}`

/** A list of investigations in order of creation: the key ends in the id, the value is what decides access to it. */
export const listPrefix = (list: string) => `investigation-list/${list}/`
export const listKey = (list: string, createdAt: string, id: string) => `${listPrefix(list)}${createdAt}/${id}`

/**
 * Investigations that have not ended; the key ends in the id, the value is the id of the account or API key whose `concurrent` they
 * count against.
 */
export const runningPrefix = 'investigation-running/'
export const runningKey = (id: string) => `${runningPrefix}${id}`

/** Of those, the ones that wait for a place, to be worked on for the first time or again: the value is a Wait as JSON. */
export const waitingPrefix = 'investigation-waiting/'
export const waitingKey = (id: string) => `${waitingPrefix}${id}`

/** A mark of the last start: each start moves it, so that two cannot pass a limit together. */
export const startsKey = 'investigation-starts'

/** The user whose investigation was taken out of the queue last. */
export const lastTurnKey = 'investigation-last-turn'
