// Keys of the state store under which tasks stand. One place, so that writers and readers agree.

const sequenceDigits = 10

/** Everything of one task but its entries in lists. */
export const taskPrefix = (id: string) => `task/${id}/`
/** What a kind keeps of a task. */
export const taskDataPrefix = (id: string) => `${taskPrefix(id)}data/`
/** The TaskRecord as JSON. */
export const taskRecordKey = (id: string) => `${taskPrefix(id)}record`
/** The TaskCheckpoint as JSON. */
export const taskCheckpointKey = (id: string) => `${taskPrefix(id)}checkpoint`
/** The parts in the order of the plan; a PartitionEntry each, as JSON. */
export const taskPartPrefix = (id: string) => `${taskPrefix(id)}part/`
export const taskPartKey = (id: string, index: number) => `${taskPartPrefix(id)}${padded(index)}`
/** The log of events, JSON. */
export const taskEventPrefix = (id: string) => `${taskPrefix(id)}event/`
export const taskEventKey = (id: string, sequence: number) => `${taskEventPrefix(id)}${padded(sequence)}`
export const taskEventSequence = (key: string) => Number(key.slice(-sequenceDigits))

/** All tasks in order of creation; the key ends in the id, which is the value too. */
export const taskListPrefix = 'task-list/'
export const taskListKey = (createdAt: string, id: string) => `${taskListPrefix}${createdAt}/${id}`
/** Tasks that have not ended, by fingerprint: the value is the id. */
export const openTaskPrefix = 'task-open/'
export const openTaskKey = (fingerprint: string) => `${openTaskPrefix}${fingerprint}`

const padded = (number: number) => String(number).padStart(sequenceDigits, '0')
