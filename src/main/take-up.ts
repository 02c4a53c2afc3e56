// Taking up: what a start writes before work goes on. On a full disk what is stored is served meanwhile.

import { limits } from '../limits.ts'
import { unlessDamaged } from '../platform/damage.ts'
import type { Log } from '../platform/log.ts'
import { isNotWritable } from '../platform/writing.ts'
import { resumeConversations } from '../services/chat/conversations.ts'
import { resumeInvestigations } from '../services/investigations/resume.ts'
import { upgradeLists } from '../services/investigations/upgrade-lists.ts'
import type { ServiceParts } from './parts.ts'
import { version } from './version.ts'

export interface TakeUp {
  /** Puts interrupted runs back. Before the first request: it would find lists with gaps, and its new run taken for an interrupted one. */
  prepare(): Promise<void>
  /** Records the start and opens the queue; resolves to how many runs were put back, null where that has to wait for space. */
  begin(): Promise<number | null>
  /** Waits no longer. */
  stop(): void
}

type TakeUpParts = Pick<ServiceParts, 'investigations' | 'chat' | 'audit' | 'clock' | 'firstAdmin'>

/** Nothing has been written yet. A new folder, of which there is nothing to read, is not served without space. */
export function createTakeUp({ investigations, chat, audit, clock, firstAdmin }: TakeUpParts, log: Log): TakeUp {
  let resumed: number | null = null
  let stopTimer = (): void => {}
  let isStopped = false

  async function prepare(): Promise<void> {
    await upgradeLists(investigations.state)
    resumed = await resumeInvestigations(investigations)
    await resumeConversations(chat)
  }

  async function open(): Promise<void> {
    const startup = [{ event_type: 'system.startup', details: { version, resumed } }] as const
    if ((await unlessDamaged(() => audit.commit([], [], startup))) === undefined)
      log.error(
        {},
        'the head of the audit trail is damaged: what is audited is refused until the data folder is restored',
      )
    if (!isStopped) investigations.admission.open()
  }

  /** False where the disk takes no writes. */
  async function written(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (!isNotWritable(error) || firstAdmin !== null) throw error
      return false
    }
  }

  async function tryAgain(): Promise<void> {
    try {
      const isDone = (resumed !== null || (await written(prepare))) && (await written(open))
      if (isDone) log.info({ resumed_investigations: resumed }, 'there is space again: runs are taken up')
      else later()
    } catch (error) {
      log.error({ err: error }, 'runs were not taken up: start the server again')
    }
  }

  function later(): void {
    if (!isStopped) stopTimer = clock.timer(limits.writeAgainMs, () => void tryAgain())
  }

  return {
    prepare: async () => void (await written(prepare)),
    async begin() {
      if (resumed !== null && (await written(open))) return resumed
      later()
      return null
    },
    stop() {
      isStopped = true
      stopTimer()
    },
  }
}
