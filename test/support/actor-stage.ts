import type { Address, Effect, Message, Next, Spawn, Turn } from '../../src/actors/behaviour.ts'
import { next } from '../../src/actors/behaviour.ts'
import { type ActorSystem, type ActorSystemParts, createActorSystem } from '../../src/actors/system.ts'
import type { Log } from '../../src/platform/log.ts'
import { FakeClock } from './fake-clock.ts'

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }

/** An actor system whose time and ticks move only when the test says so. */
export function createStage(parts: Partial<ActorSystemParts>) {
  const clock = new FakeClock()
  const ticks: (() => void)[] = []
  const system: ActorSystem = createActorSystem({
    clock,
    log: silentLog,
    behaviours: {},
    tasks: {},
    persist: () => Promise.resolve(),
    schedule: (callback) => ticks.push(callback),
    ...parts,
  })
  const settle = async () => {
    do {
      for (let tick = ticks.shift(); tick; tick = ticks.shift()) tick()
      await new Promise(setImmediate)
    } while (ticks.length > 0)
  }
  return {
    clock,
    system,
    settle,
    async advance(ms: number) {
      await settle()
      clock.advance(ms)
      await settle()
    },
  }
}

export function spawnOf(address: Address, behaviour: string, more: Partial<Spawn> = {}): Spawn {
  const supervision = { restart: 'transient', restartsMax: 3, windowMs: 1000, backoffMs: 10 } as const
  return { address, behaviour, args: null, place: 'main', supervision, ...more }
}

/** A behaviour that does what the message says: `{ type: 'do', effects }`; everything it receives is noted in `seen`. */
export function createPuppet(seen: { message: Message; turn: Turn }[], onSeen = () => {}) {
  return {
    initial: () => 0,
    receive(count: number, message: Message & { effects?: readonly Effect[] }, turn: Turn): Next<number> {
      seen.push({ message, turn })
      onSeen()
      if (message.type === 'fail') throw new Error('told to')
      if (message.type === 'quit') return { type: 'stop', reason: 'told to', effects: message.effects ?? [] }
      return next(count + 1, ...(message.effects ?? []))
    },
  }
}
