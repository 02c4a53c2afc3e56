import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Address, Effect, Message, Spawn, Turn } from '../../src/actors/behaviour.ts'
import { createMailbox } from '../../src/actors/mailbox.ts'
import { createQueue } from '../../src/actors/queue.ts'
import { transient, verdictOn } from '../../src/actors/supervisor.ts'
import type { ActorSystemParts } from '../../src/actors/system.ts'
import { AppError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { createPuppet, createStage, spawnOf } from '../support/actor-stage.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** A stage with puppets `a` and `b`; `seenBy` gives the types an actor received, or the messages whole. */
function stagePuppets(parts: Partial<ActorSystemParts> = {}, more: Partial<Spawn> = {}) {
  const seen: { message: Message; turn: Turn }[] = []
  const stage = createStage({ behaviours: { puppet: createPuppet(seen) }, ...parts })
  for (const address of ['a', 'b']) stage.system.spawn(spawnOf(address, 'puppet', more))
  const messagesOf = (address: Address) =>
    seen.filter(({ turn }) => turn.self === address).map(({ message }) => message)
  const seenBy = (address: Address) => messagesOf(address).map(({ type }) => type)
  const tell = (to: Address, ...effects: Effect[]) => stage.system.send(to, { type: 'do', effects } as Message)
  return { ...stage, seen, seenBy, messagesOf, tell }
}

const fail = { type: 'fail' }
const send = (to: Address, type: string): Effect => ({ type: 'send', to, message: { type } })

test('a queue gives back what was put in, in order, however puts and takes alternate', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer())), (steps) => {
      const queue = createQueue<number>()
      const model: number[] = []
      for (const step of steps) {
        if (step === null) assert.equal(queue.shift(), model.shift())
        else {
          queue.push(step)
          model.push(step)
        }
        assert.equal(queue.length, model.length)
      }
    }),
  )
})

test('a mailbox refuses what exceeds its maximum and has room again once a delivery is settled', () => {
  const mailbox = createMailbox(2)
  const envelope = { from: 'a', to: 'b', message: { type: 'x' } }
  const first = mailbox.accept(envelope)
  assert.ok(first && mailbox.accept(envelope))
  assert.equal(mailbox.accept(envelope), undefined)
  mailbox.settle(first.id)
  assert.ok(mailbox.accept(envelope))
})

test('a delivery that is tried again keeps its place, and leaves after the last attempt', () => {
  const mailbox = createMailbox()
  let delivery = mailbox.accept({ from: 'a', to: 'b', message: { type: 'x' } })
  mailbox.accept({ from: 'a', to: 'b', message: { type: 'y' } })
  for (let attempt = 2; attempt <= limits.deliveryAttemptsMax; attempt++) {
    assert.ok(delivery)
    delivery = mailbox.retry(delivery)
    assert.equal(mailbox.oldest()?.attempt, attempt)
  }
  assert.ok(delivery)
  assert.equal(mailbox.retry(delivery), undefined)
  assert.equal(mailbox.oldest()?.envelope.message.type, 'y')
})

test('the supervisor restarts by kind, doubles the delay, and gives up beyond the tolerance', () => {
  const history = { restarts: [], now: 1000 }
  const as = (restart: 'permanent' | 'transient' | 'temporary') => ({ ...transient, restart })
  assert.equal(verdictOn(as('permanent'), 'stopped', history).type, 'restart')
  assert.equal(verdictOn(as('transient'), 'stopped', history).type, 'end')
  assert.equal(verdictOn(as('transient'), 'failed', history).type, 'restart')
  assert.equal(verdictOn(as('temporary'), 'stopped', history).type, 'end')
  assert.equal(verdictOn(as('temporary'), 'failed', history).type, 'give_up')
  assert.equal(verdictOn(as('temporary'), 'lost', history).type, 'give_up')
  const strict = { restart: 'transient', restartsMax: 2, windowMs: 100, backoffMs: 10 } as const
  assert.deepEqual(verdictOn(strict, 'failed', { restarts: [950], now: 1000 }), {
    type: 'restart',
    delayMs: 20,
    restarts: [950, 1000],
  })
  assert.equal(verdictOn(strict, 'failed', { restarts: [950, 960], now: 1000 }).type, 'give_up')
  assert.equal(verdictOn(strict, 'failed', { restarts: [850, 960], now: 1000 }).type, 'restart')
  assert.deepEqual(verdictOn(strict, 'lost', { restarts: [950, 960], now: 1000 }), {
    type: 'restart',
    delayMs: 0,
    restarts: [950, 960],
  })
})

test('an actor is told `started` first, then its messages, and sends and replies by address', async () => {
  const { settle, seen, seenBy, tell } = stagePuppets()
  tell('a', {
    type: 'send',
    to: 'b',
    message: { type: 'do', effects: [{ type: 'reply', message: { type: 'pong' } }] } as Message,
  })
  await settle()
  assert.deepEqual(seenBy('a'), ['started', 'do', 'pong'])
  assert.deepEqual(seenBy('b'), ['started', 'do'])
  assert.deepEqual(seen.find(({ message }) => message.type === 'pong')?.turn, {
    self: 'a',
    from: 'b',
    now: Date.parse('2026-01-15T12:00:00Z'),
    attempt: 1,
    storingMs: 0,
  })
})

test('messages of one sender arrive in the order sent, whoever else sends meanwhile', async () => {
  const senders = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(senders, async (turns) => {
      const seen: { message: Message; turn: Turn }[] = []
      const { system, settle } = createStage({ behaviours: { puppet: createPuppet(seen) } })
      for (const address of ['to', '0', '1', '2', '3', '4']) system.spawn(spawnOf(address, 'puppet'))
      turns.forEach((sender, n) => {
        system.send(String(sender), {
          type: 'do',
          effects: [{ type: 'send', to: 'to', message: { type: 'n', n } }],
        } as Message)
      })
      await settle()
      const received = seen.filter(({ message }) => message.type === 'n')
      assert.equal(received.length, turns.length)
      for (const sender of [0, 1, 2, 3, 4]) {
        const numbers = received
          .filter(({ turn }) => turn.from === String(sender))
          .map(({ message }) => (message as { n?: number }).n)
        assert.deepEqual(
          numbers,
          turns.map((of, n) => (of === sender ? n : -1)).filter((n) => n >= 0),
        )
      }
    }),
    { numRuns: 30 },
  )
})

test('effects are performed in order, and what follows a persist waits until that is durable', async () => {
  const durable: (() => void)[] = []
  const persisted: unknown[] = []
  const persist = (change: unknown, actor: Address) => {
    persisted.push([actor, change])
    return new Promise<void>((resolve) => durable.push(resolve))
  }
  const { settle, tell, seenBy, system } = stagePuppets({ persist })
  tell('a', send('b', 'before'), { type: 'persist', change: 1 }, send('b', 'after'))
  system.send('a', { type: 'second' })
  await settle()
  assert.deepEqual(persisted, [['a', 1]])
  assert.deepEqual(seenBy('b'), ['started', 'before'])
  assert.deepEqual(seenBy('a'), ['started', 'do'], 'no other turn begins meanwhile')
  durable[0]?.()
  await settle()
  assert.deepEqual(seenBy('b'), ['started', 'before', 'after'])
  assert.deepEqual(seenBy('a'), ['started', 'do', 'second'])
})

test('a turn knows how long the persists before it have taken', async () => {
  const durable: (() => void)[] = []
  const persist = () => new Promise<void>((resolve) => durable.push(resolve))
  const { settle, advance, tell, seen } = stagePuppets({ persist })
  tell('a', { type: 'persist', change: 1 })
  tell('a')
  await advance(5000)
  durable[0]?.()
  await settle()
  const turns = seen.filter(({ turn }) => turn.self === 'a').map(({ turn }) => turn.storingMs)
  assert.deepEqual(turns, [0, 0, 5000])
})

test('a failed persist fails the actor, and its message is tried again by the next life', async () => {
  let refusals = 1
  const persist = () => (refusals-- > 0 ? Promise.reject(new Error('disk full')) : Promise.resolve())
  const { settle, advance, tell, seenBy, seen } = stagePuppets({ persist })
  tell('a', { type: 'persist', change: 1 }, send('b', 'after'))
  await settle()
  assert.deepEqual(seenBy('b'), ['started'])
  await advance(10)
  assert.deepEqual(seenBy('a'), ['started', 'do', 'started', 'do'])
  assert.deepEqual(seenBy('b'), ['started', 'after'])
  assert.equal(seen.findLast(({ message }) => message.type === 'do')?.turn.attempt, 2)
})

test('a throw kills one actor alone; what waited for it is delivered to its next life', async () => {
  const { settle, advance, system, seenBy } = stagePuppets()
  system.send('a', { type: 'x' })
  system.send('a', fail)
  system.send('a', { type: 'y' })
  system.send('b', { type: 'z' })
  await settle()
  assert.deepEqual(seenBy('b'), ['started', 'z'])
  assert.deepEqual(seenBy('a'), ['started', 'x', 'fail'])
  await advance(10)
  await advance(20)
  assert.deepEqual(seenBy('a'), ['started', 'x', 'fail', 'started', 'fail', 'started', 'fail'])
  await advance(40)
  assert.deepEqual(seenBy('a').slice(-2), ['started', 'y'])
})

test('a message that its actor keeps dying of is set aside, and its sender and the spawner are told', async () => {
  const { settle, advance, tell, messagesOf } = stagePuppets()
  const child = spawnOf('a/child', 'puppet', {
    supervision: { restart: 'permanent', restartsMax: 9, windowMs: 1000, backoffMs: 1 },
  })
  tell('a', { type: 'spawn', spawn: child })
  await settle()
  tell('b', { type: 'send', to: 'a/child', message: fail })
  for (let life = 0; life < limits.deliveryAttemptsMax; life++) await advance(10)
  const failure = { code: 'INTERNAL_ERROR', details: { message: 'told to' } }
  assert.deepEqual(messagesOf('a').at(-1), { type: 'dead_letter', address: 'a/child', message: fail, failure })
  assert.deepEqual(messagesOf('b').at(-1), {
    type: 'delivery_failed',
    to: 'a/child',
    reason: 'dead_letter',
    message: fail,
  })
  assert.deepEqual(
    messagesOf('a/child')
      .map(({ type }) => type)
      .at(-1),
    'started',
    'it lives on',
  )
})

test('beyond its tolerance an actor is given up, its spawner is told, and who waits for it too', async () => {
  const { settle, advance, tell, messagesOf, system } = stagePuppets()
  const supervision = { restart: 'transient', restartsMax: 1, windowMs: 1000, backoffMs: 1 } as const
  tell('a', { type: 'spawn', spawn: spawnOf('a/child', 'puppet', { supervision }) })
  await settle()
  system.send('a/child', fail)
  tell('b', send('a/child', 'waiting'))
  await advance(5)
  const failure = { code: 'INTERNAL_ERROR', details: { message: 'told to' } }
  assert.deepEqual(messagesOf('a').at(-1), { type: 'gave_up', address: 'a/child', failure })
  assert.equal(messagesOf('b').at(-1)?.type, 'delivery_failed')
  await assert.rejects(system.ask('a/child', { type: 'x' }, 10), {
    details: { reason: 'unknown_address', address: 'a/child' },
  })
})

test('a permanent actor starts again after its own stop, a transient one is gone', async () => {
  const supervision = { restart: 'permanent', restartsMax: 3, windowMs: 1000, backoffMs: 1 } as const
  const { advance, system, seenBy } = stagePuppets()
  system.spawn(spawnOf('c', 'puppet', { supervision }))
  system.send('c', { type: 'quit' })
  system.send('a', { type: 'quit' })
  await advance(5)
  system.send('c', { type: 'x' })
  system.send('a', { type: 'x' })
  await advance(0)
  assert.deepEqual(seenBy('c'), ['started', 'quit', 'started', 'x'])
  assert.deepEqual(seenBy('a'), ['started', 'quit'])
})

test('children end with their spawner, and with each of its lives', async () => {
  const { settle, advance, system, tell, seenBy } = stagePuppets()
  tell('a', { type: 'spawn', spawn: spawnOf('a/child', 'puppet') })
  await settle()
  assert.deepEqual(seenBy('a/child'), ['started'])
  system.send('a', fail)
  await settle()
  await assert.rejects(system.ask('a/child', { type: 'x' }, 10), AppError)
  await advance(10)
  tell('a', { type: 'spawn', spawn: spawnOf('a/other', 'puppet') }, { type: 'stop', address: 'a' })
  await advance(100)
  await assert.rejects(system.ask('a/other', { type: 'x' }, 10), AppError)
})

test('a taken address is refused: to outside by CONFLICT, to an actor by spawn_failed', async () => {
  const { settle, system, tell, messagesOf } = stagePuppets()
  assert.throws(() => system.spawn(spawnOf('a', 'puppet')), { code: 'CONFLICT' })
  tell('a', { type: 'spawn', spawn: spawnOf('b', 'puppet') })
  await settle()
  assert.equal(messagesOf('a').at(-1)?.type, 'spawn_failed')
})

test('a full mailbox refuses, and each sender is told; an ask fails at once', async () => {
  const { settle, system, tell, messagesOf } = stagePuppets({ persist: () => new Promise(() => {}) })
  tell('b', { type: 'persist', change: 1 })
  await settle()
  for (let n = 1; n < limits.mailboxMessagesMax; n++) system.send('b', { type: 'filler' })
  const asked = system.ask('b', { type: 'x' }, 10)
  await assert.rejects(asked, { code: 'SERVICE_UNAVAILABLE', details: { reason: 'mailbox_full', address: 'b' } })
  tell('a', send('b', 'too much'))
  await settle()
  const refusal = { type: 'delivery_failed', to: 'b', reason: 'mailbox_full', message: { type: 'too much' } }
  assert.deepEqual(messagesOf('a').at(-1), refusal)
})

test('an unknown address answers delivery_failed, as the answer to an ask too', async () => {
  const { settle, advance, tell, seenBy } = stagePuppets()
  const ask: Effect = {
    type: 'ask',
    to: 'nobody',
    message: { type: 'x' },
    deadlineMs: 50,
    onTimeout: { type: 'too late' },
  }
  tell('a', send('nobody', 'hello'), ask)
  await settle()
  await advance(100)
  assert.deepEqual(seenBy('a'), ['started', 'do', 'delivery_failed', 'delivery_failed'])
})

test('an ask gets its answer or its timeout, never both, and may be answered in a later turn', async () => {
  const { advance, settle, tell, seen, seenBy } = stagePuppets()
  const ask: Effect = {
    type: 'ask',
    to: 'b',
    message: { type: 'question' },
    deadlineMs: 50,
    onTimeout: { type: 'too late' },
  }
  tell('a', ask)
  await settle()
  const replyTo = seen.find(({ message }) => message.type === 'question')?.turn.from ?? ''
  tell('b', send(replyTo, 'answer'))
  await advance(100)
  assert.deepEqual(seenBy('a'), ['started', 'do', 'answer'])
  tell('b', send(replyTo, 'a second answer'))
  tell('a', ask)
  await advance(50)
  tell('b', send(seen.findLast(({ message }) => message.type === 'question')?.turn.from ?? '', 'late answer'))
  await settle()
  assert.deepEqual(seenBy('a'), ['started', 'do', 'answer', 'do', 'too late'])
})

test('an ask from outside gives the answer, or SERVICE_UNAVAILABLE at its deadline', async () => {
  const { settle, advance, system } = stagePuppets()
  const answered = system.ask(
    'a',
    { type: 'do', effects: [{ type: 'reply', message: { type: 'answer' } }] } as Message,
    50,
  )
  await settle()
  assert.deepEqual(await answered, { type: 'answer' })
  const ignored = assert.rejects(system.ask('a', { type: 'x' }, 50), {
    details: { reason: 'ask_timed_out', address: 'a' },
  })
  await advance(50)
  await ignored
})

test('a timer fires once; starting its key again replaces it, and cancelling ends it', async () => {
  const { advance, tell, seenBy, clock } = stagePuppets()
  const timer = (key: string, delayMs: number, type: string): Effect => ({
    type: 'startTimer',
    key,
    delayMs,
    message: { type },
  })
  tell('a', timer('k', 10, 'first'), timer('k', 20, 'second'), timer('other', 5, 'never'), {
    type: 'cancelTimer',
    key: 'other',
  })
  await advance(10)
  assert.deepEqual(seenBy('a'), ['started', 'do'])
  await advance(10)
  assert.deepEqual(seenBy('a'), ['started', 'do', 'second'])
  assert.equal(clock.timersWaiting, 0)
})

test('timers and open asks end with the life that started them', async () => {
  const { advance, settle, tell, system, seenBy } = stagePuppets()
  tell('a', { type: 'startTimer', key: 'k', delayMs: 50, message: { type: 'tick' } })
  tell('a', { type: 'ask', to: 'b', message: { type: 'question' }, deadlineMs: 50, onTimeout: { type: 'too late' } })
  await settle()
  system.stop('a')
  system.spawn(spawnOf('a', 'puppet'))
  await advance(100)
  assert.deepEqual(seenBy('a'), ['started', 'do', 'do', 'started'])
})

test('an event reaches whoever subscribed to its topic, until they leave, and a listener that throws harms nobody', async () => {
  const { settle, tell, system, seenBy } = stagePuppets()
  const heard: Message[] = []
  system.subscribe('news', () => {
    throw new Error('listener')
  })
  const leave = system.subscribe('news', (event) => heard.push(event))
  tell(
    'a',
    { type: 'publish', topic: 'news', event: { type: 'one' } },
    { type: 'publish', topic: 'olds', event: { type: 'no' } },
  )
  await settle()
  leave()
  tell('a', { type: 'publish', topic: 'news', event: { type: 'two' } })
  await settle()
  assert.deepEqual(heard, [{ type: 'one' }])
  assert.deepEqual(seenBy('a'), ['started', 'do', 'do'])
})

test('tasks run one at a time, and come back as completed or failed values', async () => {
  const atWork: string[] = []
  const open: Record<string, () => void> = {}
  const tasks = {
    slow: async (input: unknown) => {
      atWork.push(String(input))
      await new Promise<void>((resolve) => {
        open[String(input)] = resolve
      })
      if (input === 'bad') throw new AppError('INSUFFICIENT_DATA', { records_found: 3 })
      return input
    },
  }
  const { settle, tell, messagesOf } = stagePuppets({ tasks })
  const run = (input: string): Effect => ({ type: 'run', task: 'slow', input, tag: input })
  tell('a', run('good'), run('bad'), { type: 'run', task: 'unheard of', input: 0, tag: 'none' })
  await settle()
  assert.deepEqual(atWork, ['good'])
  open.good?.()
  await settle()
  assert.deepEqual(atWork, ['good', 'bad'])
  open.bad?.()
  await settle()
  const [good, bad, none] = messagesOf('a').slice(2)
  assert.deepEqual(good, { type: 'task_completed', tag: 'good', output: 'good' })
  const failure = { code: 'INSUFFICIENT_DATA', details: { records_found: 3 } }
  assert.deepEqual(bad, { type: 'task_failed', tag: 'bad', failure })
  assert.equal(none?.type, 'task_failed')
})

test('a stopped actor asks its task to end, and its next life waits for that', async () => {
  let cancelled = () => false
  let finish = () => {}
  const tasks = {
    slow: (_: unknown, run: { cancelled(): boolean }) => {
      cancelled = run.cancelled
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    },
  }
  const { settle, advance, tell, system, seenBy } = stagePuppets({ tasks })
  tell('a', { type: 'run', task: 'slow', input: null, tag: 't' })
  await settle()
  assert.equal(cancelled(), false)
  system.send('a', fail)
  await advance(100)
  assert.equal(cancelled(), true)
  assert.deepEqual(seenBy('a'), ['started', 'do', 'fail'])
  finish()
  await settle()
  await advance(100)
  assert.deepEqual(
    seenBy('a').slice(0, 5),
    ['started', 'do', 'fail', 'started', 'do'],
    'its unfinished message comes again',
  )
})

test('stopping all waits for the turn in progress and its persist', async () => {
  let durable = () => {}
  const persist = () =>
    new Promise<void>((resolve) => {
      durable = resolve
    })
  const { settle, tell, system, seenBy } = stagePuppets({ persist })
  tell('a', { type: 'persist', change: 1 }, send('b', 'after'))
  await settle()
  let stopped = false
  const stopping = system.stopAll(1000).then(() => {
    stopped = true
  })
  await settle()
  assert.equal(stopped, false)
  durable()
  await settle()
  await stopping
  assert.deepEqual(seenBy('b'), ['started'])
})

test('stopping all does not wait beyond its deadline', async () => {
  const { advance, settle, tell, system } = stagePuppets({ persist: () => new Promise(() => {}) })
  tell('a', { type: 'persist', change: 1 })
  await settle()
  const stopping = system.stopAll(1000)
  await advance(1000)
  await stopping
})

test('a tick gives way once its time is up, though turns wait', async () => {
  const clock = new FakeClock()
  const ticks: (() => void)[] = []
  const seen: { message: Message; turn: Turn }[] = []
  const puppet = createPuppet(seen, () => clock.advance(limits.tickMs * 0.6))
  const { system } = createStage({ clock, behaviours: { puppet }, schedule: (tick) => ticks.push(tick) })
  system.spawn(spawnOf('a', 'puppet'))
  for (let n = 0; n < 4; n++) system.send('a', { type: 'x' })
  ticks.shift()?.()
  assert.equal(seen.length, 2)
  ticks.shift()?.()
  assert.equal(seen.length, 4)
})

test('statistics count what actors handled, how they failed, and what waits', async () => {
  const countedAs = (address: Address, message: Message | undefined) => `${address} ${message?.type ?? 'none'}`
  const { system, settle, advance } = stagePuppets({ countedAs })
  const actor = (address: Address) => system.statistics().actors.find((each) => each.address === address)
  await settle()
  system.send('a', { type: 'x' })
  system.send('a', { type: 'x' })
  assert.deepEqual([actor('a')?.state, actor('a')?.mailbox, actor('a')?.message?.type], ['working', 2, 'x'])
  await settle()
  assert.deepEqual([actor('a')?.state, actor('a')?.mailbox, actor('a')?.turns], ['idle', 0, 2])
  system.send('a', fail)
  await settle()
  assert.deepEqual([actor('a')?.state, actor('a')?.failures, actor('a')?.turns], ['restarting', 1, 2])
  assert.equal(actor('a')?.lastFailure?.failure.code, 'INTERNAL_ERROR')
  await advance(10)
  // The message came again.
  assert.deepEqual([actor('a')?.failures, actor('a')?.restarts], [2, 2])
  system.stop('a')
  await settle()
  assert.equal(actor('a'), undefined)
  const { counts } = system.statistics()
  assert.deepEqual([counts.get('a x')?.turns, counts.get('a fail')?.failures, actor('b')?.turns], [2, 2, 0])
})
