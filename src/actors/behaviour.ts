// Behaviours and effects: an actor is a pure function from state and message to state and effects; the system performs them.
// A1. An actor has one turn at a time; a turn ends when its effects have been performed.
// A2. Messages of one sender to one actor arrive in the order they were sent.
// A3. Effects of a turn are performed in order; what follows a `persist` waits until that is durable.
// A5. After a start and after each restart an actor's first message is `{ type: 'started' }`, from its own address.
// A6. An ask may be answered in a later turn: a `send` to the `from` it came with is its answer.
// A4. Everything in a message or a state survives msgpack: no functions, classes or Errors.

/** Where an actor is reached, e.g. `coordinator/7f0c…`; says nothing of threads or machines. */
export type Address = string

/** Tagged: imperative on the way in (`start`), past tense on the way out (`phase_completed`). */
export interface Message {
  readonly type: string
}

/** What a turn is told besides its message. */
export interface Turn {
  readonly self: Address
  readonly from: Address
  /** Milliseconds since 1970 UTC, read once for the turn. */
  readonly now: number
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
  /** To whoever subscribed to the topic in this process. */
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
  /** More than `restartsMax` restarts within `windowMs` end the actor, and `onGiveUp` goes to the spawner. */
  readonly restartsMax: number
  readonly windowMs: number
  readonly backoffMs: number
}
