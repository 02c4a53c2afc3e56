// Parked work: what was given up after it had been tried again. It is listed until somebody has it tried once more.
// An entry is in the commit that gives its work up, and goes with the commit that takes it up again or removes what it is of.

import type { Message } from '../actors/behaviour.ts'
import type { Failure } from '../errors.ts'
import { limits } from '../limits.ts'
import { namedUuid } from '../platform/ids.ts'
import type { Store, Write } from '../store/port.ts'

export interface ParkedWork {
  readonly parked_id: string
  /** `message`: an actor failed on it each time; `part`: its work failed each time. */
  readonly kind: 'message' | 'part'
  /** The type of the message, or the part by its id. */
  readonly name: string
  readonly subject: 'investigation' | 'workflow' | 'task'
  readonly subject_id: string
  /** Whose the subject is; absent where it is the service's own. */
  readonly user_id?: string
  /** The address of the actor. */
  readonly actor?: string
  readonly attempts: number
  readonly failure: Failure
  readonly parked_at: string
  /** Where its actor lives on: what it did not take. */
  readonly message?: Message
}

export const parkedPrefix = 'parked/'
/** All that is parked of an investigation, a workflow or a task. */
export const parkedPrefixOf = (subjectId: string) => `${parkedPrefix}${subjectId}/`
/** A ParkedWork as JSON. */
export const parkedKey = ({ subject_id, kind, name }: Pick<ParkedWork, 'subject_id' | 'kind' | 'name'>) =>
  `${parkedPrefixOf(subject_id)}${kind}/${name}`

/** Equal work of one subject has one entry, the last. */
export function parkedWrite(work: Omit<ParkedWork, 'parked_id' | 'parked_at'>, nowMs: number): Write {
  const key = parkedKey(work)
  const entry: ParkedWork = { parked_id: namedUuid(key), ...work, parked_at: new Date(nowMs).toISOString() }
  return { key, value: new TextEncoder().encode(JSON.stringify(entry)) }
}

/** What a listing may show, and what it would be delivered again as, where that is not too long to keep. */
export function keptMessage(message: Message): { readonly message?: Message } {
  return JSON.stringify(message).length <= limits.parkedMessageCharactersMax ? { message } : {}
}

/** The writes that take all out that is parked of a subject. */
export async function unparked(state: Pick<Store, 'range'>, subjectId: string): Promise<readonly Write[]> {
  const writes: Write[] = []
  for await (const { key } of state.range({ prefix: parkedPrefixOf(subjectId) })) writes.push({ key, value: null })
  return writes
}
