// Schedule: when the attempts of a delivery are made. The jitter follows from the delivery, so that a restart keeps it.

import { createHash } from 'node:crypto'
import { limits } from '../limits.ts'

/**
 * The wait before attempt `tries` + 1 of a delivery, in ms; undefined where no attempt is left.
 * @example nextAttemptMs('any', 0) // 0
 */
export function nextAttemptMs(delivery: string, tries: number): number | undefined {
  const delayMs = limits.webhookDelaysMs[tries]
  if (delayMs === undefined) return undefined
  const share = createHash('sha256').update(`${delivery}/${tries}`).digest().readUInt32BE() / 2 ** 32
  return Math.round(delayMs * (1 + limits.webhookJitterRatio * (2 * share - 1)))
}
