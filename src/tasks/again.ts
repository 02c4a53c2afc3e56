// When work of a task that failed is tried again. The jitter follows from the task, so that a restart keeps it.

import { createHash } from 'node:crypto'
import { limits } from '../limits.ts'

/**
 * The wait before the next try of a piece, in ms: half of an exponential bound and a share of the other half, so that what failed at once
 * does not come again at once.
 */
export function pauseMs(piece: string, failedAttempts: number): number {
  const bound = Math.min(limits.taskAgainMs * 2 ** (failedAttempts - 1), limits.taskAgainMaxMs)
  const share = createHash('sha256').update(`${piece}/${failedAttempts}`).digest().readUInt32BE() / 2 ** 32
  return Math.round((bound / 2) * (1 + share))
}
