import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import type { Address, Effect, Message, Turn } from '../../src/actors/behaviour.ts'
import { createHostPool } from '../../src/actors/pool.ts'
import { type ActorSystem, createActorSystem } from '../../src/actors/system.ts'
import type { Failure } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createPuppet, silentLog, spawnOf } from '../support/actor-stage.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { testProgram } from '../support/repository.ts'

const filename = testProgram('actors-worker')
const running: ActorSystem[] = []

/** A system over real threads. `heard` resolves with the first `count` messages that `main` got of the given types. */
function startSystem({
  threads = 2,
  clock = systemClock,
  persist = () => Promise.resolve(),
  oldMegabytes = 1024,
} = {}) {
  const seen: { message: Message; turn: Turn }[] = []
  let look = () => {}
  const behaviours = { puppet: createPuppet(seen, () => look()) }
  const pool = createHostPool({ threads, filename, workerData: null, oldMegabytes })
  const system = createActorSystem({ clock, log: silentLog, behaviours, tasks: {}, persist, pool })
  running.push(system)
  system.spawn(spawnOf('main', 'puppet'))
  const heard = (count: number, ...types: string[]) =>
    new Promise<readonly Message[]>((resolve) => {
      const matching: Message[] = []
      let looked = 0
      look = () => {
        for (const { message, turn } of seen.slice(looked)) {
          if (turn.self === 'main' && types.includes(message.type)) matching.push(message)
        }
        looked = seen.length
        if (matching.length >= count) resolve(matching)
      }
      look()
    })
  /** What the runtime tells `outside` when it gives an actor up. */
  const givenUp = () =>
    new Promise<Message>((resolve) => {
      system.subscribe('outside', (event) => {
        if (event.type === 'gave_up') resolve(event)
      })
    })
  const tell = (to: Address, ...effects: Effect[]) => system.send(to, { type: 'do', effects } as Message)
  return { system, heard, givenUp, tell }
}

const hosted = (address: Address, behaviour: string, args: unknown = 'main') =>
  spawnOf(address, behaviour, {
    place: 'pool',
    args,
    supervision: { restart: 'transient', restartsMax: 5, windowMs: 60_000, backoffMs: 1 },
  })

after(() => Promise.all(running.map((system) => system.stopAll(2000))))

test('10,000 messages go to actors on two threads and come back, in order for each', async () => {
  const { heard, system, tell } = startSystem()
  const actors = Array.from({ length: 10 }, (_, n) => `echo/${n}`)
  for (const address of actors) system.spawn(hosted(address, 'echo'))
  for (let n = 0; n < 1000; n++) {
    tell('main', ...actors.map((to): Effect => ({ type: 'send', to, message: { type: 'n', to, n } as Message })))
  }
  const echoes = (await heard(10_000, 'n')) as (Message & { n: number; to: Address })[]
  assert.equal(echoes.length, 10_000)
  for (const address of actors) {
    const numbers = echoes.filter(({ to }) => to === address).map(({ n }) => n)
    assert.deepEqual(
      numbers,
      Array.from({ length: 1000 }, (_, n) => n),
    )
  }
})

test('typed arrays, big integers, dates and sets survive the way to a thread and back', async () => {
  const { system } = startSystem({ threads: 1 })
  system.spawn(hosted('echo', 'echo'))
  const message = {
    type: 'cargo',
    bytes: new Uint8Array([1, 2, 255]),
    numbers: new Float64Array([1.5, Number.NaN]),
    codes: new Int32Array([-7]),
    big: 2n ** 80n,
    date: new Date(5),
    set: new Set([1]),
    nothing: null,
  }
  assert.deepEqual(await system.ask('echo', message, 5000), message)
})

test('an actor on a thread spawns, publishes, persists, asks and stops like any other', async () => {
  const persisted: unknown[] = []
  const persist = (change?: unknown) => {
    persisted.push(change)
    return Promise.resolve()
  }
  const { heard, system, tell } = startSystem({ persist })
  const published: Message[] = []
  system.subscribe('news', (event) => published.push(event))
  system.spawn(hosted('hosted', 'puppet'))
  tell(
    'hosted',
    { type: 'persist', change: { bytes: new Uint8Array([9]) } },
    { type: 'publish', topic: 'news', event: { type: 'one' } },
    { type: 'spawn', spawn: hosted('hosted/child', 'labourer') },
    { type: 'ask', to: 'hosted/child', message: { type: 'question' }, deadlineMs: 5000, onTimeout: { type: 'late' } },
    { type: 'stop', address: 'hosted/child' },
    { type: 'send', to: 'hosted/child', message: { type: 'x' } },
    { type: 'send', to: 'main', message: { type: 'done' } },
  )
  await heard(1, 'done')
  assert.deepEqual(persisted, [{ bytes: new Uint8Array([9]) }])
  assert.deepEqual(published, [{ type: 'one' }])
  await assert.rejects(system.ask('hosted/child', { type: 'x' }, 1000), {
    details: { reason: 'unknown_address', address: 'hosted/child' },
  })
})

test('a thread that dies takes nothing along: exactly what it had not acknowledged comes again, in order', async () => {
  for (const death of ['exit', 'throwLater']) {
    const { heard, system } = startSystem({ threads: 1 })
    system.spawn(hosted('w', 'labourer'))
    for (let n = 0; n < 3; n++)
      system.send('w', { type: 'task', task: 'double', input: n, tag: `done ${n}` } as Message)
    assert.equal((await heard(3, 'task_completed')).length, 3)
    system.send('w', { type: 'task', task: death, tag: 'death' } as Message)
    for (let n = 3; n < 6; n++)
      system.send('w', { type: 'task', task: 'double', input: n, tag: `after ${n}` } as Message)
    const completed = (await heard(6, 'task_completed')) as (Message & { output: number })[]
    assert.deepEqual(
      completed.map(({ output }) => output),
      [0, 2, 4, 6, 8, 10],
    )
    const tags = ((await heard(10, 'task')) as (Message & { tag: string; attempt: number })[]).filter(({ tag }) =>
      tag.startsWith('done'),
    )
    assert.deepEqual(
      tags.map(({ attempt }) => attempt),
      [1, 1, 1],
      'what was acknowledged does not come again',
    )
    const deaths = ((await heard(1, 'task')) as (Message & { tag: string })[]).filter(({ tag }) => tag === 'death')
    assert.equal(deaths.length, limits.deliveryAttemptsMax, 'the deadly message is set aside after its attempts')
  }
})

test('an actor that shares its thread with a killer lives on, unblamed', async () => {
  const { heard, givenUp, system } = startSystem({ threads: 1 })
  system.spawn(hosted('innocent', 'labourer'))
  system.spawn({
    ...hosted('killer', 'labourer'),
    supervision: { restart: 'temporary', restartsMax: 0, windowMs: 1, backoffMs: 1 },
  })
  const gone = givenUp()
  system.send('killer', { type: 'task', task: 'exit' } as Message)
  await gone
  system.send('innocent', { type: 'task', task: 'double', input: 21 } as Message)
  assert.deepEqual(((await heard(1, 'task_completed')) as (Message & { output: number })[])[0]?.output, 42)
})

test('a turn that overruns its time ends the thread, and the rest goes on elsewhere', async () => {
  const clock = new FakeClock()
  const { heard, givenUp, system } = startSystem({ threads: 1, clock })
  system.spawn({
    ...hosted('hog', 'labourer'),
    supervision: { restart: 'temporary', restartsMax: 0, windowMs: 1, backoffMs: 1 },
  })
  system.spawn(hosted('other', 'labourer'))
  const gone = givenUp()
  system.send('hog', { type: 'task', task: 'spin' } as Message)
  await heard(1, 'task')
  system.send('other', { type: 'hello' })
  clock.advance(limits.turnTimeoutMs * 0.9)
  clock.advance(limits.turnTimeoutMs * 0.4)
  await gone
  clock.advance(limits.restartBackoffMaxMs)
  await heard(1, 'hello')
})

for (const harm of ['throw', 'throwLater', 'exit', 'hoard', 'spin'] as const)
  test(`a worker that comes to harm (${harm}) costs one redelivery, and no thread`, async () => {
    const clock = harm === 'spin' ? new FakeClock() : systemClock
    const { heard, system } = startSystem({ threads: 2, clock, oldMegabytes: 32 })
    system.spawn(hosted('harmed', 'harmed'))
    system.send('harmed', { type: 'work', harm } as Message)
    if (clock instanceof FakeClock) {
      await heard(1, 'attempt')
      clock.advance(limits.turnTimeoutMs * 0.9)
      clock.advance(limits.turnTimeoutMs * 0.4)
      while (system.statistics().threads.every(({ isUp }) => isUp)) await delay(1)
      clock.advance(limits.restartBackoffMaxMs)
    }
    const attempts = harm === 'throw' ? 1 : 2
    assert.equal(
      (await heard(attempts, 'attempt')).map((message) => (message as Message & { attempt: number }).attempt).at(-1),
      2,
    )
    while (!system.statistics().threads.every(({ isUp }) => isUp)) await delay(1)
    const [{ failures = 0 } = {}] = system.statistics().actors.filter(({ address }) => address === 'harmed')
    assert.equal(failures, 1)
  })

test('a message that harms its worker at each attempt is set aside with the reason, and the pool is as large as before', async () => {
  const { heard, system, tell } = startSystem({ threads: 2, oldMegabytes: 32 })
  tell(
    'main',
    { type: 'spawn', spawn: hosted('harmed', 'harmed') },
    { type: 'spawn', spawn: hosted('other', 'labourer') },
  )
  await heard(0)
  tell('main', { type: 'send', to: 'harmed', message: { type: 'work', harm: 'hoard', always: true } as Message })
  const [letter] = (await heard(1, 'dead_letter')) as (Message & { failure: Failure })[]
  assert.match(JSON.stringify(letter?.failure), /out of memory/i)
  assert.equal((await heard(limits.deliveryAttemptsMax, 'attempt')).length, limits.deliveryAttemptsMax)
  while (!system.statistics().threads.every(({ isUp }) => isUp)) await delay(1)
  assert.equal(system.statistics().threads.length, 2)
  system.send('harmed', { type: 'work', harm: 'threadId', always: true } as Message)
  await heard(limits.deliveryAttemptsMax + 1, 'attempt')
})

test('a task that holds its thread still sees that its actor is to stop', async () => {
  const { heard, system } = startSystem({ threads: 1 })
  system.spawn(hosted('busy', 'labourer'))
  system.spawn(hosted('next', 'labourer'))
  system.send('busy', { type: 'task', task: 'untilCancelled' } as Message)
  await heard(1, 'task')
  system.stop('busy')
  system.send('next', { type: 'hello' })
  await heard(1, 'hello')
})

test('work that holds its thread after it was cancelled ends with it, and who shares the thread goes on elsewhere', async () => {
  // The system's clock: an invented one would run out the patience with a thread that takes real time to start.
  const { heard, system } = startSystem({ threads: 1 })
  system.spawn(hosted('held', 'labourer'))
  system.spawn(hosted('other', 'labourer'))
  system.send('held', { type: 'task', task: 'holdForEver' } as Message)
  await heard(1, 'task')
  system.send('other', { type: 'hello' })
  system.stop('held')
  await heard(1, 'hello')
})

test('a cancelled actor ends no thread that the work of another one holds', async () => {
  const clock = new FakeClock()
  const { heard, system } = startSystem({ threads: 1, clock })
  for (const name of ['before', 'holder', 'idle', 'after']) system.spawn(hosted(name, 'labourer'))
  system.send('before', { type: 'task', task: 'threadId' } as Message)
  await heard(1, 'task_completed')
  system.send('holder', { type: 'task', task: 'holdUntilCancelled' } as Message)
  await heard(2, 'task')
  system.send('idle', { type: 'task', task: 'holdForEver' } as Message)
  system.stop('idle')
  clock.advance(limits.cancelledHoldMs)
  system.stop('holder')
  system.send('after', { type: 'task', task: 'threadId' } as Message)
  const [first, last] = (await heard(2, 'task_completed')) as (Message & { output: number })[]
  assert.equal(first?.output, last?.output)
})

test('a message that cannot cross threads is a dead letter, and its fellows arrive', async () => {
  const { heard, system, tell } = startSystem({ threads: 1 })
  system.spawn(hosted('w', 'labourer'))
  const cycle: Message & { self?: unknown } = { type: 'cycle' }
  cycle.self = cycle
  tell('main', { type: 'send', to: 'w', message: cycle }, { type: 'send', to: 'w', message: { type: 'hello' } })
  assert.equal((await heard(2, 'hello', 'delivery_failed')).length, 2)
})
