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
import { type Address, type Effect, type Message, type Next, next, type Repertoire } from './behaviour.ts'
import { type Delivery, type Order, ownerOf, type Report, replyAddress } from './envelope.ts'
import { createQueue } from './queue.ts'

export interface Cell {
  readonly slot: number
  deliver(delivery: Delivery): void
  /** The answer to the persist that the turn waits for. */
  persisted(order: Extract<Order, { type: 'persisted' }>): void
  stop(): void
  /** Takes the next message. */
  turn(): void
}

export interface CellSurroundings extends Repertoire {
  readonly clock: Clock
  report(report: Report): void
  /** The cell wants a turn. */
  ready(cell: Cell): void
  /** Runs the callback once what has been reported is on its way. */
  later(callback: () => void): void
  /** Marks the cell as the one at work while the callback is on the stack. */
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

/** Starts a life; its first message is `started`. */
export function createCell(order: Extract<Order, { type: 'start' }>, surroundings: CellSurroundings): Cell {
  const { clock, report } = surroundings
  const { life, spawn } = order
  const self = spawn.address
  const ownReplies = replyAddress(self, life)
  const items = createQueue<Item>()
  const jobs = createQueue<Job>()
  const timers = new Map<string, () => void>()
  const asks = new Map<Address, () => void>()
  let state: unknown
  let lastDelivery = 0
  let askCount = 0
  let inTurn = false
  let waiting = false
  let atTask = false
  let over: Report | null = null
  let persistence: { resolve(): void; reject(cause: Error): void } | null = null

  const cell: Cell = {
    slot: order.slot,
    deliver(delivery) {
      const { id, attempt, envelope } = delivery
      if (over || id <= lastDelivery) return
      lastDelivery = id
      if (isLate(envelope.to)) return report({ type: 'acknowledged', life, id })
      enqueue({ from: envelope.from, message: envelope.message, attempt, debt: { id, open: 1 } })
    },
    persisted({ failure }) {
      if (failure) persistence?.reject(toError(failure))
      else persistence?.resolve()
      persistence = null
    },
    stop: () => end({ type: 'stopped', life, reason: 'ordered' }),
    turn: () => void turn(),
  }
  enqueue({ from: self, message: { type: 'started' }, attempt: 1, debt: null })
  return cell

  /** An answer after the ask's deadline; it closes the ask when in time. */
  function isLate(to: Address): boolean {
    if (!to.startsWith(ownReplies)) return false
    const cancel = asks.get(to)
    asks.delete(to)
    cancel?.()
    return cancel === undefined
  }

  function enqueue(item: Item): void {
    if (over) return
    items.push(item)
    wake()
  }

  function wake(): void {
    if (inTurn || waiting || items.length === 0) return
    waiting = true
    surroundings.ready(cell)
  }

  async function turn(): Promise<void> {
    waiting = false
    const item = over ? undefined : items.shift()
    if (!item) return
    inTurn = true
    try {
      const outcome = receive(item)
      for (const effect of outcome.effects) {
        const done = perform(effect, item)
        if (done) await done
      }
      settle(item.debt)
      if (outcome.type === 'stop') end({ type: 'stopped', life, reason: outcome.reason })
      else state = outcome.state
    } catch (error) {
      end({ type: 'failed', life, failure: toFailure(error), id: item.debt?.id ?? null })
    }
    inTurn = false
    if (over) finish()
    else wake()
  }

  function receive({ from, message, attempt }: Item): Next<unknown> {
    const behaviour = surroundings.behaviours[spawn.behaviour]
    assert(behaviour, `the behaviour ${spawn.behaviour} must be registered in its place`)
    const turn = { self, from, now: clock.now(), attempt }
    if (message.type === 'started') state = behaviour.initial(spawn.args, turn)
    const outcome: Next<unknown> | undefined = behaviour.receive(state, message, turn)
    if (!outcome && (notices.has(message.type) || message.type === 'started')) return next(state)
    assert(outcome, `${spawn.behaviour} must say what follows ${message.type}`)
    return outcome
  }

  function perform(effect: Effect, item: Item): Promise<void> | undefined {
    switch (effect.type) {
      case 'send':
        return post(self, effect.to, effect.message)
      case 'reply':
        return post(self, item.from, effect.message)
      case 'ask':
        return ask(effect)
      case 'persist':
        return persist(effect.change)
      case 'publish':
        return void report({ type: 'publish', topic: effect.topic, event: effect.event })
      case 'run':
        return run({ effect, debt: item.debt })
      case 'startTimer':
        return startTimer(effect)
      case 'cancelTimer':
        return cancelTimer(effect.key)
      case 'spawn':
        return void report({ type: 'spawn', life, spawn: effect.spawn })
      case 'stop':
        return void report({ type: 'stop', address: effect.address })
    }
  }

  function post(from: Address, to: Address, message: Message): undefined {
    report({ type: 'post', envelope: { from, to, message } })
  }

  function ask({ to, message, deadlineMs, onTimeout }: Extract<Effect, { type: 'ask' }>): undefined {
    assert(asks.size < limits.mailboxMessagesMax, 'open asks are bounded')
    askCount += 1
    const reply = `${ownReplies}${askCount}`
    const expire = () => {
      asks.delete(reply)
      enqueue({ from: ownerOf(to), message: onTimeout, attempt: 1, debt: null })
    }
    asks.set(reply, clock.timer(deadlineMs, expire))
    post(reply, to, message)
  }

  function persist(change: unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      persistence = { resolve, reject }
      report({ type: 'persist', life, change })
    })
  }

  function startTimer({ key, delayMs, message }: Extract<Effect, { type: 'startTimer' }>): undefined {
    cancelTimer(key)
    assert(timers.size < limits.mailboxMessagesMax, 'timers are bounded')
    const fire = () => {
      timers.delete(key)
      enqueue({ from: self, message, attempt: 1, debt: null })
    }
    timers.set(key, clock.timer(delayMs, fire))
  }

  function cancelTimer(key: string): undefined {
    timers.get(key)?.()
    timers.delete(key)
  }

  function run(job: Job): undefined {
    assert(jobs.length < limits.mailboxMessagesMax, 'tasks that wait are bounded')
    if (job.debt) job.debt.open += 1
    jobs.push(job)
    if (!atTask) work()
  }

  function work(): void {
    const job = jobs.shift()
    if (!job) return
    atTask = true
    surroundings.later(() => void outputOf(job).then((message) => handBack(job, message)))

    async function outputOf({ effect: { task, tag, input } }: Job): Promise<Message> {
      if (over) return { type: 'cancelled' }
      try {
        const registered = surroundings.tasks[task]
        assert(registered, `the task ${task} must be registered in its place`)
        const cancelled = () => over !== null || surroundings.cancelRequested()
        const output = await surroundings.working(() => registered(input, { cancelled }))
        return { type: 'task_completed', tag, output } as Message
      } catch (error) {
        return { type: 'task_failed', tag, failure: toFailure(error) } as Message
      }
    }
  }

  function handBack({ debt }: Job, message: Message) {
    atTask = false
    if (over) return finish()
    enqueue({ from: self, message, attempt: 1, debt })
    work()
  }

  function settle(debt: Debt | null): void {
    if (!debt) return
    debt.open -= 1
    if (debt.open === 0) report({ type: 'acknowledged', life, id: debt.id })
  }

  function end(last: Report): void {
    if (over) return
    over = last
    for (const cancel of [...timers.values(), ...asks.values()]) cancel()
    finish()
  }

  function finish(): void {
    if (over && !inTurn && !atTask) report(over)
  }
}
