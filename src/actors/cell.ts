// Cell: one life of one actor.
// Owns: its state, the messages that reached this life, its timers, open asks and tasks.
// Does not own: the mailbox and restarts (lives.ts), addresses (system.ts), when it gets its turn (place.ts).
// L1. One turn at a time; it ends when its effects have been performed, in order, each persist awaited.
// L2. A delivery is acknowledged once its turn, and the tasks it started and their turns, have ended, and after the reports
//     of all they did.
// L3. One task at a time, begun after the turn that asked for it.
// L4. `failed` or `stopped` is the last report, made when no turn and no task is under way.

import assert from 'node:assert/strict'
import { toError, toFailure } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import {
  type Address,
  type Effect,
  type Message,
  type Next,
  next,
  type Repertoire,
  type Spawn,
  type TaskRun,
  type Turn,
} from './behaviour.ts'
import { type CellReport, type Delivery, type Life, type Order, ownerOf, replyAddress } from './envelope.ts'
import { createQueue } from './queue.ts'

export interface CellSurroundings extends Repertoire {
  readonly clock: Clock
  report(report: CellReport): void
  /** The cell wants a turn. */
  ready(cell: Cell): void
  /** Runs the callback once what has been reported is on its way. */
  later(callback: () => void): void
  /** Marks the cell as the running one while the callback is on the stack. */
  working<T>(callback: () => T): T
  cancelRequested(): boolean
}

/** A delivery still to be acknowledged: how many turns and tasks it waits for. */
interface Debt {
  readonly id: number
  open: number
}

interface Item {
  readonly from: Address
  readonly message: Message
  readonly attempt: number
  readonly debt: Debt | null
}

interface Job {
  readonly effect: Extract<Effect, { type: 'run' }>
  readonly debt: Debt | null
}

const notices = new Set(['delivery_failed', 'spawn_failed', 'gave_up', 'dead_letter'])

/** One life of an actor; its first message is `started`. */
export class Cell {
  readonly slot: number
  readonly #surroundings: CellSurroundings
  readonly #life: Life
  readonly #spawn: Spawn
  readonly #ownReplies: Address
  readonly #items = createQueue<Item>()
  readonly #jobs = createQueue<Job>()
  readonly #timers = new Map<string, () => void>()
  readonly #asks = new Map<Address, () => void>()
  readonly #taskRun: TaskRun = {
    cancelled: () => this.#isCancelled(),
    hold: (work) => {
      assert(!this.#isCancelled(), 'a cancelled task begins no work that holds the thread')
      return this.#surroundings.working(work)
    },
  }
  #state: unknown
  #lastDelivery = 0
  #askCount = 0
  #inTurn = false
  #waiting = false
  #atTask = false
  #over: CellReport | null = null
  #storingMs = 0
  #persistence: { resolve(): void; reject(cause: Error): void } | null = null

  constructor({ slot, life, spawn }: Extract<Order, { type: 'start' }>, surroundings: CellSurroundings) {
    this.slot = slot
    this.#life = life
    this.#spawn = spawn
    this.#ownReplies = replyAddress(spawn.address, life)
    this.#surroundings = surroundings
    this.#enqueue({ from: spawn.address, message: { type: 'started' }, attempt: 1, debt: null })
  }

  deliver({ id, attempt, envelope }: Delivery): void {
    if (this.#over || id <= this.#lastDelivery) return
    this.#lastDelivery = id
    if (this.#isLate(envelope.to)) this.#surroundings.report({ type: 'acknowledged', life: this.#life, id })
    else this.#enqueue({ from: envelope.from, message: envelope.message, attempt, debt: { id, open: 1 } })
  }

  /** The answer to the persist that the turn waits for. */
  persisted({ failure }: Extract<Order, { type: 'persisted' }>): void {
    if (failure) this.#persistence?.reject(toError(failure))
    else this.#persistence?.resolve()
    this.#persistence = null
  }

  stop(): void {
    this.#end({ type: 'stopped', life: this.#life, reason: 'ordered' })
  }

  /** True for an answer after its ask's deadline; an answer in time closes the ask. */
  #isLate(to: Address): boolean {
    if (!to.startsWith(this.#ownReplies)) return false
    const cancel = this.#asks.get(to)
    this.#asks.delete(to)
    cancel?.()
    return cancel === undefined
  }

  #enqueue(item: Item): void {
    if (this.#over) return
    this.#items.push(item)
    this.#wake()
  }

  #wake(): void {
    if (this.#inTurn || this.#waiting || this.#items.length === 0) return
    this.#waiting = true
    this.#surroundings.ready(this)
  }

  async turn(): Promise<void> {
    this.#waiting = false
    const item = this.#over ? undefined : this.#items.shift()
    if (!item) return
    this.#inTurn = true
    try {
      const outcome = this.#receive(item)
      for (const effect of outcome.effects) {
        const done = this.#perform(effect, item)
        if (done) await done
      }
      this.#settle(item.debt)
      if (outcome.type === 'stop') this.#end({ type: 'stopped', life: this.#life, reason: outcome.reason })
      else this.#state = outcome.state
    } catch (error) {
      this.#end({ type: 'failed', life: this.#life, failure: toFailure(error), id: item.debt?.id ?? null })
    }
    this.#inTurn = false
    if (this.#over) this.#finish()
    else this.#wake()
  }

  #receive({ from, message, attempt }: Item): Next<unknown> {
    const behaviour = this.#surroundings.behaviours[this.#spawn.behaviour]
    assert(behaviour, `the behaviour ${this.#spawn.behaviour} must be registered in its place`)
    const now = this.#surroundings.clock.now()
    const turn: Turn = { self: this.#spawn.address, from, now, attempt, storingMs: this.#storingMs }
    if (message.type === 'started') this.#state = behaviour.initial(this.#spawn.args, turn)
    const outcome: Next<unknown> | undefined = behaviour.receive(this.#state, message, turn)
    if (!outcome && (notices.has(message.type) || message.type === 'started')) return next(this.#state)
    assert(outcome, `${this.#spawn.behaviour} must say what follows ${message.type}`)
    return outcome
  }

  #perform(effect: Effect, item: Item): Promise<void> | undefined {
    switch (effect.type) {
      case 'send':
        return this.#post(this.#spawn.address, effect.to, effect.message)
      case 'reply':
        return this.#post(this.#spawn.address, item.from, effect.message)
      case 'ask':
        return this.#ask(effect)
      case 'persist':
        return this.#persist(effect.change)
      case 'publish':
        return void this.#surroundings.report({ type: 'publish', topic: effect.topic, event: effect.event })
      case 'run':
        return this.#run({ effect, debt: item.debt })
      case 'startTimer':
        return this.#startTimer(effect)
      case 'cancelTimer':
        return this.#cancelTimer(effect.key)
      case 'spawn':
        return void this.#surroundings.report({ type: 'spawn', life: this.#life, spawn: effect.spawn })
      case 'stop':
        return void this.#surroundings.report({ type: 'stop', address: effect.address })
    }
  }

  #post(from: Address, to: Address, message: Message): undefined {
    this.#surroundings.report({ type: 'post', envelope: { from, to, message } })
  }

  #ask({ to, message, deadlineMs, onTimeout }: Extract<Effect, { type: 'ask' }>): undefined {
    assert(this.#asks.size < limits.mailboxMessagesMax, 'open asks are bounded')
    this.#askCount += 1
    const reply = `${this.#ownReplies}${this.#askCount}`
    const expire = () => {
      this.#asks.delete(reply)
      this.#enqueue({ from: ownerOf(to), message: onTimeout, attempt: 1, debt: null })
    }
    this.#asks.set(reply, this.#surroundings.clock.timer(deadlineMs, expire))
    this.#post(reply, to, message)
  }

  async #persist(change: unknown): Promise<void> {
    const { clock } = this.#surroundings
    const beganMs = clock.monotonic()
    await new Promise<void>((resolve, reject) => {
      this.#persistence = { resolve, reject }
      this.#surroundings.report({ type: 'persist', life: this.#life, change })
    })
    this.#storingMs += clock.monotonic() - beganMs
  }

  #startTimer({ key, delayMs, message }: Extract<Effect, { type: 'startTimer' }>): undefined {
    this.#cancelTimer(key)
    assert(this.#timers.size < limits.mailboxMessagesMax, 'timers are bounded')
    const fire = () => {
      this.#timers.delete(key)
      this.#enqueue({ from: this.#spawn.address, message, attempt: 1, debt: null })
    }
    this.#timers.set(key, this.#surroundings.clock.timer(delayMs, fire))
  }

  #cancelTimer(key: string): undefined {
    this.#timers.get(key)?.()
    this.#timers.delete(key)
  }

  #run(job: Job): undefined {
    assert(this.#jobs.length < limits.mailboxMessagesMax, 'tasks that wait are bounded')
    if (job.debt) job.debt.open += 1
    this.#jobs.push(job)
    if (!this.#atTask) this.#work()
  }

  #work(): void {
    const job = this.#jobs.shift()
    if (!job) return
    this.#atTask = true
    this.#surroundings.later(() => void this.#outputOf(job).then((message) => this.#handBack(job, message)))
  }

  async #outputOf({ effect: { task, tag, input } }: Job): Promise<Message> {
    if (this.#isCancelled()) return { type: 'cancelled' }
    try {
      const registered = this.#surroundings.tasks[task]
      assert(registered, `the task ${task} must be registered in its place`)
      const output = await this.#surroundings.working(() => registered(input, this.#taskRun))
      return { type: 'task_completed', tag, output } as Message
    } catch (error) {
      // Who is cancelled is stopped by an order that is on its way.
      if (this.#isCancelled()) return { type: 'cancelled' }
      return { type: 'task_failed', tag, failure: toFailure(error) } as Message
    }
  }

  #isCancelled(): boolean {
    return this.#over !== null || this.#surroundings.cancelRequested()
  }

  #handBack({ debt }: Job, message: Message) {
    this.#atTask = false
    if (this.#over) return this.#finish()
    if (this.#isCancelled()) return
    this.#enqueue({ from: this.#spawn.address, message, attempt: 1, debt })
    this.#work()
  }

  #settle(debt: Debt | null): void {
    if (!debt) return
    debt.open -= 1
    if (debt.open === 0) this.#surroundings.report({ type: 'acknowledged', life: this.#life, id: debt.id })
  }

  #end(last: CellReport): void {
    if (this.#over) return
    this.#over = last
    for (const cancel of [...this.#timers.values(), ...this.#asks.values()]) cancel()
    this.#finish()
  }

  #finish(): void {
    if (this.#over && !this.#inTurn && !this.#atTask) this.#surroundings.report(this.#over)
  }
}
