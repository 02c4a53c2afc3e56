// Removes the files of tasks that are kept no longer, at the start and from time to time.

import { limits } from '../../limits.ts'
import type { Log } from '../../platform/log.ts'
import type { TaskFilesContext } from './context.ts'
import { purgeTaskFiles } from './purge-task-files.ts'

export interface TaskFilesExpiry {
  start(): void
  /** Resolves once nothing is being removed any more. */
  stop(): Promise<void>
}

export function createTaskFilesExpiry(
  context: Pick<TaskFilesContext, 'state' | 'clock' | 'users'>,
  { log, isHeld }: { readonly log: Log; readonly isHeld: () => Promise<boolean> },
): TaskFilesExpiry {
  const { clock } = context
  let stopTimer = () => {}
  let running: Promise<void> = Promise.resolve()
  const removeAll = async () => {
    if (!(await isHeld())) await purgeTaskFiles(context)
  }
  const run = () => {
    running = removeAll().catch((cause: unknown) => log.error({ err: cause }, 'expired files were not removed'))
    stopTimer = clock.timer(limits.taskFilesPurgeMs, run)
  }
  return {
    start: run,
    async stop() {
      stopTimer()
      await running
    },
  }
}
