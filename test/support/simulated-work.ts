// Simulated threads that work through units for a durable coordinator, while chance kills threads, drops their timers, delays every
// message, fails turns, tasks and the disk.

import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { Packr } from 'msgpackr'
import {
  type Behaviour,
  type Effect,
  type Message,
  next,
  type Repertoire,
  type Spawn,
} from '../../src/actors/behaviour.ts'
import { createActorSystem } from '../../src/actors/system.ts'
import { type SeededRandom, seededRandom } from '../../src/stats/seeded-random.ts'
import { silentLog } from './actor-stage.ts'
import { createSimulation, type SimulatedThread } from './simulated-hosts.ts'

export const units: readonly number[] = Array.from({ length: 40 }, (_, unit) => unit)
const workers = ['worker/0', 'worker/1', 'worker/2', 'worker/3', 'worker/4']
const stepsMax = 60_000
/** How often a worker says again that it is free; over a day seldom, as the clock goes on by more while nothing is to do. */
const nagMs = 200
const dayNagMs = 600_000
const dayIdleMs = 60_000

/** Runs until every unit is done; `hours`: over which the units come, while nothing is to do in between. */
export async function simulate(seed: string, hours = 0) {
  const random = seededRandom(seed)
  const everyMs = (hours * 3_600_000) / units.length
  // Where the coordinator lives on, nothing but the runtime brings back what a dead thread had.
  const fragility = random.next() < 0.5 ? 0 : 1
  const observe = createObserver()
  const disk = createDisk(random, fragility, (callback) => simulation.defer(callback))
  const hosted = (thread: SimulatedThread): Repertoire => ({
    behaviours: { worker: observe.behaviour(createWorker(hours === 0 ? nagMs : dayNagMs)) },
    tasks: { square: (unit) => square(Number(unit), thread, random) },
  })
  const simulation = createSimulation(random, hosted, hours === 0 ? undefined : { idleMs: dayIdleMs })
  const system = createActorSystem({
    clock: simulation.clock,
    log: silentLog,
    pool: simulation.pool,
    schedule: simulation.schedule,
    behaviours: {
      coordinator: observe.behaviour(coordinator({ random, fragility, everyMs, startMs: simulation.clock.now() })),
    },
    tasks: { load: async () => disk.written.map(({ unit }) => unit) },
    persist: (change, actor) => observe.persist(actor, disk.write(change as Written)),
  })
  system.subscribe('units', (event) => {
    const isWritten = disk.written.some(({ unit }) => unit === (event as UnitMessage).unit)
    observe.hold(isWritten, 'A3: what follows a persist finds it done')
  })
  system.spawn(spawnOf('coordinator', 'main'))
  const startMs = simulation.clock.now()
  let steps = 0
  while (disk.written.length < units.length) {
    steps += 1
    assert.ok(steps < stepsMax, `seed ${seed}: ${disk.written.length} units after ${stepsMax} steps`)
    await simulation.step()
  }
  return {
    steps,
    simulatedMs: simulation.clock.now() - startMs,
    written: disk.written,
    threadsStarted: simulation.started,
    turns: observe.turns(),
    violations: observe.violations,
  }
}

const lookAgain: Effect = { type: 'startTimer', key: 'look', delayMs: dayNagMs, message: { type: 'look' } }

interface Written {
  readonly unit: number
  readonly value: number
}

type UnitMessage = Message & { readonly unit: number }

function spawnOf(address: string, place: 'main' | 'pool'): Spawn {
  const supervision = {
    restart: 'permanent',
    restartsMax: place === 'main' ? 1000 : 4,
    windowMs: 1000,
    backoffMs: 5,
  } as const
  return { address, behaviour: address.split('/')[0] ?? '', args: null, place, supervision }
}

/** Says when it is free, and works on what it gets. */
const createWorker = (nagEveryMs: number): Behaviour<null, Message> => ({
  initial: () => null,
  receive(state, message) {
    const tell = (told: Message): Effect => ({ type: 'send', to: 'coordinator', message: told })
    const nag: Effect = { type: 'startTimer', key: 'nag', delayMs: nagEveryMs, message: { type: 'nagging' } }
    switch (message.type) {
      case 'work': {
        const { unit } = message as UnitMessage
        return next(state, { type: 'run', task: 'square', input: unit, tag: String(unit) })
      }
      case 'task_completed': {
        const { tag, output } = message as Message & { tag: string; output: number }
        return next(
          state,
          tell({ type: 'worked', unit: Number(tag), value: output } as Message),
          tell({ type: 'ready' }),
        )
      }
      case 'task_failed': {
        const { tag } = message as Message & { tag: string }
        return next(state, tell({ type: 'not_worked', unit: Number(tag) } as Message), tell({ type: 'ready' }))
      }
      default:
        return next(state, tell({ type: 'ready' }), nag)
    }
  },
})

interface Plan {
  readonly todo: readonly number[]
  readonly done: readonly number[]
}

interface Chances {
  readonly random: SeededRandom
  readonly fragility: number
  /** Between two units. */
  readonly everyMs: number
  readonly startMs: number
}

/** Knows from the disk what is done, hands out what is not, and writes each result once. */
function coordinator({ random, fragility, everyMs, startMs }: Chances): Behaviour<Plan | null, Message> {
  const again = (plan: Plan, unit: number): Plan =>
    plan.done.includes(unit) || plan.todo.includes(unit) ? plan : { ...plan, todo: [...plan.todo, unit] }
  return {
    initial: () => null,
    receive(plan, message, { from, now }) {
      if (random.next() < 0.02 * fragility) throw new Error('chance')
      if (message.type === 'started') return next(plan, { type: 'run', task: 'load', input: null, tag: 'load' })
      if (message.type === 'task_completed') {
        const { output: done } = message as Message & { output: readonly number[] }
        const spawns = workers.map((address): Effect => ({ type: 'spawn', spawn: spawnOf(address, 'pool') }))
        const todo = units.filter((unit) => !done.includes(unit))
        return next({ done, todo }, ...spawns, ...(everyMs > 0 ? [lookAgain] : []))
      }
      if (plan === null) return next(plan)
      switch (message.type) {
        case 'ready': {
          const unit = plan.todo.find((each) => startMs + each * everyMs <= now)
          if (unit === undefined) return next(plan)
          const todo = plan.todo.filter((each) => each !== unit)
          return next({ ...plan, todo }, { type: 'send', to: from, message: { type: 'work', unit } as Message })
        }
        case 'worked': {
          const { unit, value } = message as UnitMessage & Written
          if (plan.done.includes(unit)) return next(plan)
          return next(
            { todo: plan.todo.filter((other) => other !== unit), done: [...plan.done, unit] },
            { type: 'persist', change: { unit, value } },
            { type: 'publish', topic: 'units', event: { type: 'recorded', unit } as Message },
          )
        }
        // Timers of threads are dropped: who is silent is asked.
        case 'look':
          return next(
            plan,
            ...workers.map((to): Effect => ({ type: 'send', to, message: { type: 'asked' } })),
            lookAgain,
          )
        case 'not_worked':
          return next(again(plan, (message as UnitMessage).unit))
        case 'dead_letter':
        case 'delivery_failed': {
          const { message: lost } = message as Message & { message: UnitMessage }
          return next(lost.type === 'work' ? again(plan, lost.unit) : plan)
        }
        case 'gave_up':
          return next(plan, {
            type: 'spawn',
            spawn: spawnOf((message as Message & { address: string }).address, 'pool'),
          })
        default:
          return next(plan)
      }
    },
  }
}

async function square(unit: number, thread: SimulatedThread, random: SeededRandom): Promise<number> {
  if (random.next() < 0.02) thread.kill()
  for (let ticks = random.integer(4); ticks > 0; ticks--) await thread.tick()
  if (random.next() < 0.05) throw new Error('chance')
  return unit * unit
}

/** Writes take their time, and some fail before they are done, some after. */
function createDisk(random: SeededRandom, fragility: number, defer: (callback: () => void) => void) {
  const written: Written[] = []
  const write = (change: Written) =>
    new Promise<void>((resolve, reject) => {
      const chance = random.next()
      defer(() => {
        if (chance < 0.05 * fragility) return reject(new Error('lost'))
        written.push(change)
        if (chance < 0.1 * fragility) reject(new Error('written, but not said so'))
        else resolve()
      })
    })
  return { written, write }
}

/** Holds every turn to the invariants A1, A2 and A4 of behaviour.ts, by stamping what is sent. */
function createObserver() {
  const packr = new Packr({ moreTypes: true })
  const persisting = new Set<string>()
  const lives = new Map<string, { life: number; sent: number; heard: Map<string, number> }>()
  const violations: string[] = []
  let lifeCount = 0
  let turnCount = 0

  // Noted, not thrown: the runtime takes a throw for the failure of an actor, and survives it.
  function hold(holds: boolean, invariant: string): void {
    if (!holds) violations.push(invariant)
  }

  function check(self: string, message: Message & { stamp?: { from: string; n: number } }): void {
    turnCount += 1
    hold(!persisting.has(self), 'A1: no turn begins while another waits for its persist')
    hold(isDeepStrictEqual(packr.unpack(packr.pack(message)), message), 'A4: a message survives msgpack')
    if (message.type === 'started') {
      lifeCount += 1
      lives.set(self, { life: lifeCount, sent: 0, heard: new Map() })
    }
    if (!message.stamp) return
    const { from, n } = message.stamp
    const heard = lives.get(self)?.heard
    hold(n > (heard?.get(from) ?? 0), 'A2: messages of one sender arrive in order, once in each life')
    heard?.set(from, n)
  }

  function stamp(self: string, effect: Effect): Effect {
    const life = lives.get(self)
    if (effect.type !== 'send' || !life) return effect
    life.sent += 1
    const message = { ...effect.message, stamp: { from: `${self} ${life.life}`, n: life.sent } }
    return { ...effect, message }
  }

  return {
    hold,
    violations,
    turns: () => turnCount,
    behaviour: <State>(observed: Behaviour<State>): Behaviour<State> => ({
      initial: (args, turn) => observed.initial(args, turn),
      receive(state, message, turn) {
        check(turn.self, message)
        const outcome = observed.receive(state, message, turn)
        return { ...outcome, effects: outcome.effects.map((effect) => stamp(turn.self, effect)) }
      },
    }),
    async persist(actor: string, write: Promise<void>): Promise<void> {
      persisting.add(actor)
      await write.finally(() => persisting.delete(actor))
    },
  }
}
