// Behaviours and effects: an actor is a pure function from state and message to state and effects; the system performs them.
// A1. An actor has one turn at a time; a turn ends when its effects have been performed.
// A2. Messages of one sender to one actor arrive in the order they were sent.
// A3. Effects of a turn are performed in order; what follows a `persist` waits until that is durable.
// A4. Everything in a message or a state survives msgpack: no functions, classes or Errors.
// A5. After a start and after each restart an actor's first message is `{ type: 'started' }`, from its own address.
// A6. An ask may be answered in a later turn: a `send` to the `from` it came with is its answer. That `from` is an address
//     for this one answer. A late answer is dropped; one to an ask of an earlier life arrives as a plain message.
// A7. Delivery is at least once. A message stays with its actor until its turn, and the tasks it started and their turns,
//     have ended; when a life ends before that, the next one receives it again (`attempt` says so), in the old order, and
//     repeats what it sends. So work carries an id of its own, and who counts it tolerates a repeat.
// A8. Timers, open asks, tasks and children belong to a life and end with it; a new life starts its own.
// A9. A behaviour may return nothing for a notice of the runtime that it does not know; the notice is then ignored.

import type { Failure } from '../errors.ts'

/** Where an actor is reached, e.g. `coordinator/7f0c…`; says nothing of threads or machines. */
export type Address = string

/** Tagged: imperative on the way in (`start`), past tense on the way out (`phase_completed`). */
export interface Message {
  readonly type: string
}

/** What a turn knows besides its message. */
export interface Turn {
  readonly self: Address
  readonly from: Address
  /** Milliseconds since 1970 UTC, read once for the turn. */
  readonly now: number
  /** 1 at first; more when an earlier life of the actor, or its thread, ended before this message was acknowledged. */
  readonly attempt?: number
  /** How long the persists of this life have taken, ms; 0 where absent. */
  readonly storingMs?: number
}

export interface Behaviour<State, In extends Message = Message> {
  /** State at first start and after a restart. */
  initial(args: unknown, turn: Turn): State
  receive(state: State, message: In, turn: Turn): Next<State>
}

export type Next<State> =
  | { readonly type: 'next'; readonly state: State; readonly effects: readonly Effect[] }
  | { readonly type: 'stop'; readonly reason: string; readonly effects: readonly Effect[] }

/** Continues with `state` after the effects. */
export function next<State>(state: State, ...effects: readonly Effect[]): Next<State> {
  return { type: 'next', state, effects }
}

/** Ends the actor after the effects. */
export function stop<State>(reason: string, ...effects: readonly Effect[]): Next<State> {
  return { type: 'stop', reason, effects }
}

export type Effect =
  | { readonly type: 'send'; readonly to: Address; readonly message: Message }
  /** Answers the message of this turn (an ask's reply, or a plain send to its sender). */
  | { readonly type: 'reply'; readonly message: Message }
  /** The answer arrives as a message; without one in time, `onTimeout` does. */
  | {
      readonly type: 'ask'
      readonly to: Address
      readonly message: Message
      readonly deadlineMs: number
      readonly onTimeout: Message
    }
  /** Opaque to the runtime; the persister given to the system makes it durable before the next effect. */
  | { readonly type: 'persist'; readonly change: unknown }
  /** To the subscribers of the topic in this process. */
  | { readonly type: 'publish'; readonly topic: string; readonly event: Message }
  /**
   * Runs a registered task in the thread where this actor lives. Its result arrives as
   * `{ type: 'task_completed', tag, output }` or `{ type: 'task_failed', tag, failure }`.
   */
  | { readonly type: 'run'; readonly task: string; readonly input: unknown; readonly tag: string }
  | { readonly type: 'startTimer'; readonly key: string; readonly delayMs: number; readonly message: Message }
  | { readonly type: 'cancelTimer'; readonly key: string }
  | { readonly type: 'spawn'; readonly spawn: Spawn }
  | { readonly type: 'stop'; readonly address: Address }

/** A child to start: `behaviour` names one in the registry of its place; the spawner becomes its supervisor's customer. */
export interface Spawn {
  readonly address: Address
  readonly behaviour: string
  readonly args: unknown
  /** `main`: in the system's own thread. `pool`: on one of the worker hosts, the least loaded. */
  readonly place: 'main' | 'pool'
  readonly supervision: Supervision
}

/** As in OTP: permanent restarts always, transient after a failure only, temporary never. */
export interface Supervision {
  readonly restart: 'permanent' | 'transient' | 'temporary'
  /** More than `restartsMax` restarts within `windowMs` end the actor, and `gave_up` goes to the spawner. */
  readonly restartsMax: number
  readonly windowMs: number
  readonly backoffMs: number
}

/** What the runtime itself sends to an actor. */
export type Notice =
  /** To the sender of a message that could not be delivered; it stands for the answer where one was asked for. */
  | { readonly type: 'delivery_failed'; readonly to: Address; readonly reason: Refusal; readonly message: Message }
  | { readonly type: 'task_completed'; readonly tag: string; readonly output: unknown }
  | { readonly type: 'task_failed'; readonly tag: string; readonly failure: Failure }
  /** To the spawner: nothing was started. */
  | { readonly type: 'spawn_failed'; readonly address: Address; readonly failure: Failure }
  /** To the spawner: the child failed beyond its tolerance and has ended. */
  | { readonly type: 'gave_up'; readonly address: Address; readonly failure: Failure }
  /** To the spawner: the child failed on this message too often; the message was set aside, the child lives on. */
  | { readonly type: 'dead_letter'; readonly address: Address; readonly message: Message; readonly failure: Failure }

export type Refusal = 'unknown_address' | 'mailbox_full' | 'stopped' | 'dead_letter'

export interface TaskRun {
  /** True once the actor is to stop; the task returns soon then, and its output is dropped. */
  cancelled(): boolean
  /**
   * Runs work that holds the thread and need not look. It does not begin once the task is cancelled; under way it is given
   * limits.cancelledHoldMs, then the thread is ended and replaced, and the other actors there start again unblamed.
   */
  hold<T>(work: () => T): T
}

/** Long work beside the turns, one at a time for each actor. It yields now and then, and holds the thread by `hold` only. */
export type LongTask = (input: unknown, run: TaskRun) => Promise<unknown>

/** What a place can run, by name. */
export interface Repertoire {
  readonly behaviours: Readonly<Record<string, Behaviour<unknown>>>
  readonly tasks: Readonly<Record<string, LongTask>>
}
