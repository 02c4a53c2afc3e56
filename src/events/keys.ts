// Keys of the state store under which events stand. One place, so that writers and readers agree.

const digits = 12
const padded = (count: number) => String(count).padStart(digits, '0')
/** Milliseconds since 1970, so that keys are in the order of time. */
const timeKey = (ms: number) => String(Math.max(0, Math.floor(ms))).padStart(15, '0')

/** Facts that no log holds yet, in the order of their time; the value is an OutboxEntry as JSON. */
export const outboxPrefix = 'event-outbox/'
export const outboxKey = (atMs: number, id: string) => `${outboxPrefix}${timeKey(atMs)}/${id}`

/** The log of an owner; the value is an Announcement as JSON, the key ends in its sequence. */
export const logPrefix = (owner: string) => `event-log/${owner}/`
export const logKey = (owner: string, sequence: number) => `${logPrefix(owner)}${padded(sequence)}`
export const sequenceOf = (key: string) => Number(key.slice(-digits))

/** Where the events of an investigation stand: the key ends in the sequence, the value is the owner. */
export const eventsOfPrefix = (investigation: string) => `event-of/${investigation}/`
export const eventOfKey = (investigation: string, sequence: number) =>
  `${eventsOfPrefix(investigation)}${padded(sequence)}`

/** The last sequence of an owner's log, as JSON; it stays when events expire. */
export const lastPrefix = 'event-last/'
export const lastKey = (owner: string) => `${lastPrefix}${owner}`
/** The first sequence that an owner's log still holds, as JSON; absent: 1. */
export const firstKey = (owner: string) => `event-first/${owner}`

/** Who does on behalf of all nodes what one does at a time; the value is a LeaseEntry as JSON. */
export const leaseKey = (name: string) => `lease/${name}`
