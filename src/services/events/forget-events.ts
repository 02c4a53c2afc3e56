// Forget: what the deletion of an investigation takes out of the outbox and of the logs of owners.

import { eventsOfPrefix, logKey, outboxPrefix, sequenceOf } from '../../events/keys.ts'
import { findHeld, wholeEntries } from '../../platform/damage.ts'
import type { Condition, Store, Write } from '../../store/port.ts'

const decoder = new TextDecoder()

/**
 * The writes that remove the events of an investigation that has ended, and the conditions under which these are all: what
 * still waits in the outbox is looked at first, so that whatever is handed out meanwhile fails the commit.
 */
export async function forgetEvents(
  state: Store,
  investigation: string,
): Promise<{ readonly writes: readonly Write[]; readonly conditions: readonly Condition[] }> {
  const writes: Write[] = []
  const conditions: Condition[] = []
  for await (const { key } of state.range({ prefix: outboxPrefix })) {
    if (!key.includes(`/${investigation}/`)) continue
    writes.push({ key, value: null })
    conditions.push({ key, expected: await findHeld(state, key) })
  }
  for await (const { key, value } of wholeEntries(state.range({ prefix: eventsOfPrefix(investigation) }))) {
    writes.push({ key, value: null }, { key: logKey(decoder.decode(value), sequenceOf(key)), value: null })
  }
  return { writes, conditions }
}
