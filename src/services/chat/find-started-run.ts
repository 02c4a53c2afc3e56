// The run that an answer started, which may be there before the answer names it.

import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Store } from '../../store/port.ts'
import { answerRunKey } from './keys.ts'

interface FoundRun {
  /** Absent: it has started none. */
  readonly investigation_id?: string
  /** That it has started no other meanwhile. */
  readonly condition: Condition
}

/** The run of an answer, by the id of its message. */
export async function findStartedRun(state: Store, message: string): Promise<FoundRun> {
  const key = answerRunKey(message)
  const bytes = await state.get(key)
  if (bytes === undefined) return { condition: { key, expected: null } }
  const { investigation_id } = parseStored<{ readonly investigation_id: string }>(bytes)
  return { investigation_id, condition: { key, expected: bytes } }
}
