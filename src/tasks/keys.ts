// Keys of the state store under which tasks stand. One place, so that writers and readers agree.

/** Everything of one task but its entries in lists. */
export const taskPrefix = (id: string) => `task/${id}/`
/** What a kind keeps of a task. */
export const taskDataPrefix = (id: string) => `${taskPrefix(id)}data/`
