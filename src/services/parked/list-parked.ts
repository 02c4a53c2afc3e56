// Parked work as those see it who may configure the system.

import { type ParkedWork, parkedPrefix } from '../../agents/parked.ts'
import { limits } from '../../limits.ts'
import { wholeEntries } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'

/** As the interface shows it, but for the words of its failure. */
export type ShownParked = Omit<ParkedWork, 'message'>

/** One page, what was parked last first by default; of very many some alone are looked at. */
export async function listParked({ state }: { readonly state: Store }, query: ListQuery): Promise<Page<ShownParked>> {
  const found = await readParked(state)
  const items = found.slice(0, limits.parkedListedMax).map(({ message: _, ...shown }) => shown)
  const page = pageOf(items, { sort: '-parked_at', ...query }, 'parked_id')
  return { ...page, ...(found.length > items.length && { examined: items.length }) }
}

/** As many as are looked at, and one more where there are more. */
export async function readParked(state: Store): Promise<readonly ParkedWork[]> {
  const found: ParkedWork[] = []
  const range = { prefix: parkedPrefix, limit: limits.parkedListedMax + 1 }
  for await (const { value } of wholeEntries(state.range(range))) found.push(parseStored<ParkedWork>(value))
  return found
}
