// Progress: how far a task is and how fast, from what is stored, so that it is right after a restart too.

import type { TaskCheckpoint } from './task.ts'

export interface TaskProgress {
  /** Whole percent, 100 for what has ended completely. */
  readonly percentage: number
  readonly processed: number
  readonly total: number
  /** Absent before a part has run. */
  readonly per_second?: number
  /** Absent where no rate is known, and at the end. */
  readonly eta_seconds?: number
}

/** The progress of a task at a rate of its own parts, of which so many run at once. */
export function progressOf(checkpoint: TaskCheckpoint, atOnce: number): TaskProgress {
  const { status, processed, total, worked, worked_ms } = checkpoint
  const percentage = status === 'completed' ? 100 : total === 0 ? 0 : Math.floor((processed / total) * 100)
  if (worked === 0 || worked_ms === 0) return { percentage, processed, total }
  const rate = (worked / worked_ms) * 1000 * atOnce
  const isOpen = status === 'running' || status === 'paused'
  return {
    ...{ percentage, processed, total, per_second: Math.round(rate * 100) / 100 },
    ...(isOpen && { eta_seconds: Math.ceil((total - processed) / rate) }),
  }
}
