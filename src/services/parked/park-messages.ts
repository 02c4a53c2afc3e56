// Messages that the runner of a task or of a workflow failed on each time, and runners that could not live: parked as they are given
// up. Those of investigations end their run, and are parked by that commit.

import type { Actors } from '../../agents/messages.ts'
import { keptMessage, type ParkedWork, parkedWrite } from '../../agents/parked.ts'
import { workflowRecordKey } from '../../agents/workflow/keys.ts'
import { runnerAddress } from '../../agents/workflow/runner.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { Failure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { isNotWritable } from '../../platform/writing.ts'
import type { Store } from '../../store/port.ts'
import { taskRecordKey } from '../../tasks/keys.ts'
import { taskAddress } from '../../tasks/runner.ts'

interface ParkingParts {
  readonly state: Store
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
  readonly actors: Pick<Actors, 'subscribe'>
}

interface Notice {
  readonly type: string
  readonly address?: string
  readonly message?: NonNullable<ParkedWork['message']>
}

/** Who has runners that live on, with where what they are of is stored. */
const runners = [
  { subject: 'task', prefix: taskAddress(''), recordKey: taskRecordKey },
  { subject: 'workflow', prefix: runnerAddress(''), recordKey: workflowRecordKey },
] as const

const deadLetter: Failure = { code: 'INTERNAL_ERROR', details: { reason: 'dead_letter' } }

/** Parks from now on; the returned function ends that. */
export function parkMessages(parts: ParkingParts): () => void {
  return parts.actors.subscribe('outside', (event) => {
    const { type, address = '', message } = event as Notice
    const runner = runners.find(({ prefix }) => address.startsWith(prefix))
    if (runner === undefined || (type !== 'dead_letter' && type !== 'gave_up')) return
    const subject_id = address.slice(runner.prefix.length)
    const attempts = type === 'dead_letter' ? limits.deliveryAttemptsMax : limits.restartsMax + 1
    void park(parts, runner.recordKey(subject_id), {
      ...{ kind: 'message', name: message?.type ?? 'started', actor: address, attempts, failure: deadLetter },
      ...{ subject: runner.subject, subject_id },
      ...(message && keptMessage(message)),
    })
  })
}

/** Tried again while the disk takes nothing. */
async function park(
  parts: ParkingParts,
  recordKey: string,
  work: Omit<ParkedWork, 'parked_id' | 'parked_at'>,
): Promise<void> {
  const { state, clock, log } = parts
  try {
    await untilCommitted(async () => {
      const record = (await state.getMany([recordKey]))[0]
      if (record === undefined) return true
      const { user_id } = parseStored<{ readonly user_id: string | null }>(record)
      const owned = { ...work, ...(user_id !== null && { user_id }) }
      return (await state.commit([parkedWrite(owned, clock.now())], [{ key: recordKey, expected: record }])) || null
    })
  } catch (error) {
    if (!isNotWritable(error)) log.error({ err: error }, 'a message that was set aside is not listed')
    else clock.timer(limits.writeAgainMs, () => void park(parts, recordKey, work))
  }
}
