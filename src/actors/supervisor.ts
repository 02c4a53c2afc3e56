// Supervisor: whether an actor restarts when its life has ended. Pure; the system keeps the times and follows the verdict.

import { limits } from '../limits.ts'
import type { Supervision } from './behaviour.ts'

/** `failed`: it threw. `stopped`: at its own request. `lost`: its thread ended through no fault of the actor. */
export type LifeEnding = 'failed' | 'stopped' | 'lost'

export type Verdict =
  | { readonly type: 'restart'; readonly delayMs: number; readonly restarts: readonly number[] }
  | { readonly type: 'end' }
  | { readonly type: 'give_up' }

/** Restarts after failures, with the tolerance of limits.ts. */
export const transient: Supervision = {
  restart: 'transient',
  restartsMax: limits.restartsMax,
  windowMs: limits.restartWindowMs,
  backoffMs: limits.restartBackoffMs,
}

/**
 * What follows an ending. `restarts` are the times of earlier restarts, ascending, ms; the verdict's list replaces them.
 * The delay doubles with each restart in the window. A lost life is no fault of the actor: it restarts at once, uncounted.
 */
export function verdictOn(
  supervision: Supervision,
  ending: LifeEnding,
  history: { readonly restarts: readonly number[]; readonly now: number },
): Verdict {
  const { restart, restartsMax, windowMs, backoffMs } = supervision
  if (ending === 'stopped' && restart !== 'permanent') return { type: 'end' }
  if (restart === 'temporary') return { type: 'give_up' }
  if (ending === 'lost') return { type: 'restart', delayMs: 0, restarts: history.restarts }
  const recent = history.restarts.filter((at) => at > history.now - windowMs)
  if (recent.length >= restartsMax) return { type: 'give_up' }
  const delayMs = Math.min(backoffMs * 2 ** recent.length, limits.restartBackoffMaxMs)
  return { type: 'restart', delayMs, restarts: [...recent, history.now] }
}
