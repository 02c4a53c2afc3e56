// Deadline: how long a run may be at work. What it waits for descriptors or for its disk is no work, so that what was
// accepted does not fail for a shortage.

import { type Effect, type Next, next, type Turn } from '../actors/behaviour.ts'
import { limits } from '../limits.ts'
import { failed } from './ending.ts'
import type { Running, Scene } from './running.ts'

/** The timer that ends a run after so long. */
export function timeoutAfter(delayMs: number): Effect {
  return { type: 'startTimer', key: 'timeout', delayMs, message: { type: 'timed_out' } }
}

/** A run that has met a lack of what the process needs. */
export function lacking(state: Running, { now }: Turn): Running {
  return { ...state, lackSinceMs: state.lackSinceMs ?? now }
}

/** A run of which something got done, so that a lack is over. */
export function supplied(state: Running, { now }: Turn): Running {
  if (state.lackSinceMs === null) return state
  return { ...state, lackSinceMs: null, lackedMs: state.lackedMs + now - state.lackSinceMs }
}

/** What a run has waited since its last extension, it gets; a run that has waited for nothing is over its time. */
export function timedOut(state: Running, scene: Scene): Next<Running> {
  const { now, storingMs = 0 } = scene.turn
  const waitedMs = storingMs + supplied(state, scene.turn).lackedMs
  const leftMs = waitedMs - state.extendedMs
  const isOver = state.askers !== null || leftMs <= 0
  if (isOver) return failed(state, { code: 'INVESTIGATION_TIMED_OUT', details: {} }, scene)
  // During a lack that has just begun the next look is not at once.
  const isLacking = state.lackSinceMs !== null && now > state.lackSinceMs
  const delayMs = isLacking ? Math.max(leftMs, limits.descriptorsAgainMs) : leftMs
  return next<Running>({ ...state, extendedMs: waitedMs }, timeoutAfter(delayMs))
}
