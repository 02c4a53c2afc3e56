// Queue: the investigations that wait for a place, as the store holds them, and the order in which they are taken.

import { lastTurnKey, waitingKey, waitingPrefix } from '../../agents/keys.ts'
import { limits } from '../../limits.ts'
import { unlessDamaged, wholeEntries } from '../../platform/damage.ts'
import type { Store, Write } from '../../store/port.ts'
import { tryParse } from './documents.ts'

/** What is stored of a run that waits. */
interface Wait {
  readonly user_id: string
  readonly created_at: string
  /**
   * `new`: never worked on. `interrupted`: by a stop of the process. `suspect`: of stopping it. `damaged`: what is stored cannot
   * be read.
   */
  readonly kind: 'new' | 'interrupted' | 'suspect' | 'damaged'
}

export interface WaitingRun extends Wait {
  readonly id: string
  /** As stored: a commit that takes the run out of the queue has it as its condition. */
  readonly bytes: Uint8Array
}

const damaged: Wait = { user_id: '', created_at: '', kind: 'damaged' }

/** The write that puts a run into the queue. */
export function enqueue(id: string, { user_id, created_at }: Omit<Wait, 'kind'>, kind: Wait['kind']): Write {
  return { key: waitingKey(id), value: new TextEncoder().encode(JSON.stringify({ user_id, created_at, kind })) }
}

/**
 * Every run that waits, in no order that matters; at most limits.waitingInvestigationsMax and those interrupted. One whose entry is
 * damaged is put back at the next start.
 */
export async function readQueue(state: Store): Promise<readonly WaitingRun[]> {
  const waiting: WaitingRun[] = []
  for await (const { key, value } of wholeEntries(state.range({ prefix: waitingPrefix })))
    waiting.push({ id: key.slice(waitingPrefix.length), bytes: value, ...(tryParse<Wait>(value) ?? damaged) })
  return waiting
}

/** The user who had the last turn, where that can be read. */
export async function readLastUser(state: Store): Promise<string | undefined> {
  const bytes = await unlessDamaged(() => state.get(lastTurnKey))
  return bytes && new TextDecoder().decode(bytes)
}

/**
 * The order in which runs are taken. Damaged ones, which only end, are first, then those that were at work before a stop, suspects
 * before the others. Then the users take turns in the order of their ids, starting after the one who had the last turn; a user's
 * oldest run is taken first.
 */
export function orderOf<Run extends Wait & { readonly id: string }>(
  waiting: readonly Run[],
  lastUser: string | undefined,
): readonly Run[] {
  const aged = waiting.toSorted((a, b) => compare(a.created_at, b.created_at) || compare(a.id, b.id))
  const of = (wanted: Wait['kind']) => aged.filter(({ kind }) => kind === wanted)
  return [...of('damaged'), ...of('suspect'), ...of('interrupted'), ...inTurns(of('new'), lastUser)]
}

function inTurns<Run extends Wait>(aged: readonly Run[], lastUser: string | undefined): readonly Run[] {
  const byUser = new Map<string, Run[]>()
  for (const run of aged) byUser.set(run.user_id, [...(byUser.get(run.user_id) ?? []), run])
  const users = [...byUser.keys()].sort(compare)
  const after = users.filter((user) => lastUser === undefined || user > lastUser)
  const circle = [...after, ...users.slice(0, users.length - after.length)]
  const rounds = Math.max(0, ...[...byUser.values()].map(({ length }) => length))
  const round = (n: number) => circle.flatMap((user) => byUser.get(user)?.[n] ?? [])
  return Array.from({ length: rounds }, (_, n) => round(n)).flat()
}

/**
 * When a run with so many others before it, those at work included, is expected to have ended (ms).
 * @example estimateEnd({ nowMs: 0, ahead: 4, places: 4 }) // 2 * limits.estimatedRunMs
 */
export function estimateEnd({ nowMs, ahead, places }: Readonly<Record<'nowMs' | 'ahead' | 'places', number>>): number {
  return nowMs + limits.estimatedRunMs * Math.ceil((ahead + 1) / places)
}

/** Of ids and instants in ISO 8601, whose characters are ASCII. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
