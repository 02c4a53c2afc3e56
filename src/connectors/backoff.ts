import { limits } from '../limits.ts'
import type { Random } from '../platform/random.ts'

/** Milliseconds to wait before attempt `attempt` + 1 (from 1): full jitter below an exponential bound (AWS Architecture Blog, 2015). */
export function backoffMs(attempt: number, random: Random): number {
  return random() * Math.min(limits.connectorBackoffMaxMs, limits.connectorBackoffMs * 2 ** (attempt - 1))
}
