// Priority of a thread.

import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lets the calling thread run when no other wants the processor, where the system has priorities of threads, which is Linux; elsewhere
 * nothing happens.
 */
export function yieldToOthers(): void {
  try {
    // /proc/thread-self leads to PID/task/TID, and Linux takes the id of a thread for that of a process.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (Number.isInteger(thread)) setPriority(thread, constants.priority.PRIORITY_LOW)
  } catch {
    // Without it the work is done all the same.
  }
}
