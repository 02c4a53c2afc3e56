// Ending: how a run stops, with which last commit, and which messages follow.

import { type Effect, type Next, stop, type Turn } from '../actors/behaviour.ts'
import type { Failure } from '../errors.ts'
import type { Write } from '../store/port.ts'
import { type Checkpoint, isFinal } from './investigation.ts'
import { type ParkedWork, parkedWrite } from './parked.ts'
import { percentage } from './progress.ts'
import { type Running, type Scene, send } from './running.ts'
import { cleanup, commitStep, finalEvent, type Step } from './step.ts'

/** The end of a cancelled run: its report is there, or there is none. */
export function cancelled(
  state: Running,
  writes: readonly Write[],
  scene: Scene,
  before: readonly Effect[] = [],
): Next<Running> {
  const partial_results_available = writes.length > 0
  const checkpoint: Checkpoint = { ...state.checkpoint, partial_results_available }
  const completed_at = state.cancelledAt ?? undefined
  return ended({ ...state, checkpoint }, { state: 'cancelled', completed_at, writes, events: [] }, scene, before)
}

/** A run that is being cancelled ends as cancelled whatever happens to it. */
export function failed(state: Running, error: Failure, scene: Scene): Next<Running> {
  if (state.askers !== null) return cancelled(state, [], scene)
  return ended(state, { state: 'failed', error, writes: [], events: [] }, scene)
}

/** What was given up, and how the run fails for it. */
export type GivenUp = Pick<ParkedWork, 'kind' | 'name' | 'actor' | 'attempts'> & { readonly error: Failure }

/** A run that fails because some of its work was given up: that stays listed until it is tried once more. */
export function givenUp(state: Running, { error, ...work }: GivenUp, scene: Scene): Next<Running> {
  if (state.askers !== null) return cancelled(state, [], scene)
  const { investigation_id: subject_id, user_id } = state.record
  const parked = { subject: 'investigation', subject_id, user_id, failure: error, ...work } as const
  return ended(state, { state: 'failed', error, writes: [parkedWrite(parked, scene.turn.now)], events: [] }, scene)
}

interface Ending {
  readonly state: 'completed' | 'failed' | 'cancelled'
  readonly error?: Failure
  /** Now where it is absent. */
  readonly completed_at?: string | undefined
}

/** The last commit of a run, after the given effects; what was already announced as final stays so. */
export function ended(
  state: Running,
  ending: Ending & Pick<Step, 'writes' | 'events'>,
  { turn, detectors }: Scene,
  before: readonly Effect[] = [],
): Next<Running> {
  const { record, workers } = state
  const isAnnounced = isFinal(state.checkpoint.state)
  const final = isAnnounced ? state.checkpoint : finalCheckpoint(state, ending, turn)
  const step = commitStep(record, final, {
    writes: [...ending.writes, ...cleanup(record, final)],
    events: isAnnounced ? [] : [...ending.events, finalEvent(final, turn.now)],
    percentage: percentage(final, detectors),
    nowMs: turn.now,
  })
  return stop(
    `investigation ${final.state}`,
    ...before,
    persist(step),
    ...(state.askers ?? []).map((asker) => answer(asker, final)),
    ...workers.map(({ address }): Effect => ({ type: 'stop', address })),
  )
}

/** The checkpoint in a final state. */
export function finalCheckpoint({ checkpoint }: Running, ending: Ending, turn: Turn): Checkpoint {
  const { state, error, completed_at } = ending
  return {
    ...checkpoint,
    state,
    error: error ?? null,
    agents_active: 0,
    completed_at: completed_at ?? new Date(turn.now).toISOString(),
  }
}

/** The reply to a request to cancel. */
export function answer(asker: string, { partial_results_available: partial }: Checkpoint): Effect {
  return send(asker, { type: 'cancelled', partial })
}

/** A step as an effect. */
export function persist({ change }: { readonly change: readonly Write[] }): Effect {
  return { type: 'persist', change }
}
