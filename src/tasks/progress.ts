// Progress: how far a task is and how fast, from what is stored, so that it is right after a restart too.

import type { TaskProgress } from '../domain/generated/wire-types.ts'
import type { PartitionEntry, TaskCheckpoint } from './task.ts'

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

/** What a checkpoint says of its parts. */
export function countsOf(entries: readonly PartitionEntry[]): Pick<TaskCheckpoint, 'parts' | 'processed' | 'total'> {
  const parts = { waiting: 0, done: 0, failed: 0, skipped: 0 }
  let [processed, total] = [0, 0]
  for (const { status, weight } of entries) {
    parts[status]++
    total += weight
    if (status !== 'waiting') processed += weight
  }
  return { parts, processed, total }
}
