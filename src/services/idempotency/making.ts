// What a use case that makes something takes along, so that the answer to it is kept in the commit that makes it.

import type { Awaitable } from '../../platform/awaitable.ts'
import type { Condition, Write } from '../../store/port.ts'

/** What goes into a commit besides what it makes. */
export interface Besides {
  readonly writes: readonly Write[]
  readonly conditions: readonly Condition[]
}

/** What asks for something to be made; `keep` is called for each attempt to commit, with what that makes. */
export interface Making<Made> {
  readonly keep?: (made: Made) => Awaitable<Besides>
}

const nothing: Besides = { writes: [], conditions: [] }

/** What keeps the answer to what is made; nothing where nobody asked for that. */
export function keeping<Made>({ keep }: Making<Made>, made: Made): Awaitable<Besides> {
  return keep === undefined ? nothing : keep(made)
}
