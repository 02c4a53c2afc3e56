// Keys of the state store under which workflows stand. One place, so that writers and readers agree.

const sequenceDigits = 10

/** Everything of one workflow but its entries in lists. */
export const workflowPrefix = (id: string) => `workflow/${id}/`
/** The WorkflowRecord as JSON. */
export const workflowRecordKey = (id: string) => `workflow/${id}/record`
/** The WorkflowCheckpoint as JSON. */
export const workflowCheckpointKey = (id: string) => `workflow/${id}/checkpoint`
/** The output of a unit as JSON. */
export const workflowOutputPrefix = (id: string) => `workflow/${id}/output/`
export const workflowOutputKey = (id: string, unit: string) => `${workflowOutputPrefix(id)}${unit}`
/** The investigation that a unit has started. */
export const startedRunKey = (id: string, unit: string) => `workflow/${id}/started/${unit}`
/** The log of events, JSON. */
export const workflowEventPrefix = (id: string) => `workflow/${id}/event/`
export const workflowEventKey = (id: string, sequence: number) =>
  `${workflowEventPrefix(id)}${String(sequence).padStart(sequenceDigits, '0')}`
/** Sequence number of an event's key. */
export const workflowEventSequence = (key: string) => Number(key.slice(-sequenceDigits))

/** The workflows of an owner in order of creation: the key ends in the id, which is the value too. */
export const ownedWorkflowPrefix = (owner: string) => `workflow-owned/${owner}/`
export const ownedWorkflowKey = (owner: string, createdAt: string, id: string) =>
  `${ownedWorkflowPrefix(owner)}${createdAt}/${id}`
/** Moved with each new workflow of an owner, so that two cannot pass a limit, or the end of the account, together. */
export const workflowCountKey = (owner: string) => `workflow-count/${owner}`
/** Workflows that have not ended; the key ends in the id, the value is the owner. */
export const openWorkflowPrefix = 'workflow-open/'
export const openWorkflowKey = (id: string) => `${openWorkflowPrefix}${id}`
