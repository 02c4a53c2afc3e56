import { limits } from '../limits.ts'
import type { Random } from '../platform/random.ts'

/** Milliseconds to wait before attempt `attempt` + 1 (from 1): full jitter below an exponential bound (AWS Architecture Blog, 2015). */
export function backoffMs(attempt: number, random: Random): number {
  return random() * Math.min(limits.connectorBackoffMaxMs, limits.connectorBackoffMs * 2 ** (attempt - 1))
}

/** Milliseconds that a Retry-After header asks for: seconds, or a date (RFC 9110, 10.2.3); undefined where it is neither. */
export function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000
  const instantMs = Date.parse(header)
  return Number.isNaN(instantMs) ? undefined : Math.max(0, instantMs - nowMs)
}
