// Actors in one thread.

import { next } from '../../src/actors/behaviour.ts'
import { createMailbox } from '../../src/actors/mailbox.ts'
import { transient } from '../../src/actors/supervisor.ts'
import { type ActorSystem, createActorSystem } from '../../src/actors/system.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/log.ts'
import { erlangRate, findErlang } from '../support/erlang.ts'
import { micro } from '../support/micro.ts'
import { absentPeer, loadPeer } from '../support/peers.ts'
import { type Given, type Row, rateRow, type Suite } from '../support/suite.ts'

const operations = 50_000
/** Messages sent before their turns are awaited. */
const wave = 1_000
const deadlineMs = 5_000
const message = { type: 'work', item: 'price/17', first: 8192, rows: 8192, version: 'a3f1' }

export const mailbox: Suite = {
  name: 'mailbox',
  purpose:
    'Actors in one thread: the mailbox alone in ns a message, tells and asks a second, sent in waves of 1,000. Floors are a Map that messages enter and leave, and callbacks by setImmediate. Peers are nact and Erlang. It does not measure threads.',
  minutes: 0.6,
  needs: 'for its peers Erlang, and nact by --install-peers',
  async open(given) {
    const system = createActorSystem({
      clock: systemClock,
      log: createLog('warn'),
      behaviours: { counter, echo },
      tasks: {},
      persist: () => Promise.resolve(),
    })
    given.after(() => system.stopAll(1_000))
    return [...mailboxRows(), ...callbackRows(), ...ownRows(system), ...(await nactRows(given)), ...erlangRows()]
  },
}

let counted = 0

const counter = {
  initial: () => null,
  receive(state: unknown, { type }: { readonly type: string }) {
    if (type === 'work') counted++
    return next(state)
  },
}

const echo = {
  initial: () => null,
  receive: (state: unknown, asked: { readonly type: string }) =>
    asked.type === 'started' ? next(state) : next(state, { type: 'reply', message: asked }),
}

function mailboxRows(): readonly Row[] {
  const [map, box] = [new Map<number, object>(), createMailbox()]
  const envelope = { from: 'a', to: 'b', message }
  let id = 0
  const enterMap = () => {
    map.set(++id, { id, attempt: 1, envelope })
    return map.delete(id)
  }
  return [
    micro('a message in and out of a Map', enterMap, { role: 'floor' }),
    micro('a message in and out of the mailbox', () => box.settle(box.accept(envelope)?.id ?? 0)),
  ]
}

function callbackRows(): readonly Row[] {
  const send = () => setImmediate(() => counted++)
  return [rateRow({ name: 'callbacks by setImmediate', role: 'floor' }, operations, (times) => inWaves(times, send))]
}

function ownRows(system: ActorSystem): readonly Row[] {
  const where = { args: null, place: 'main', supervision: transient } as const
  system.spawn({ address: 'counter', behaviour: 'counter', ...where })
  system.spawn({ address: 'echo', behaviour: 'echo', ...where })
  return [
    rateRow({ name: 'tell' }, operations, (times) => inWaves(times, () => system.send('counter', message))),
    rateRow({ name: 'ask' }, operations, (times) => askInWaves(times, () => system.ask('echo', message, deadlineMs))),
  ]
}

/** What is used of nact. */
interface Nact {
  start(): object
  stop(system: object): void
  spawn(
    parent: object,
    receive: (state: unknown, message: never, context: { readonly sender: object }) => unknown,
  ): object
  dispatch(to: object, message: object, sender?: object): void
  query(to: object, message: (sender: object) => object, timeoutMs: number): Promise<unknown>
}

async function nactRows(given: Given): Promise<readonly Row[]> {
  const nact = await loadPeer<Nact>('nact')
  const [tell, ask] = [
    { name: 'tell: nact', role: 'peer' },
    { name: 'ask: nact', role: 'peer' },
  ] as const
  const figures = { rate: '1/s' } as const
  if (nact === undefined) return [tell, ask].map((row) => ({ ...row, figures, absent: absentPeer('nact') }))
  const system = nact.start()
  given.after(() => nact.stop(system))
  const counting = nact.spawn(system, () => void counted++)
  const echoing = nact.spawn(system, (_, { sender }: { readonly sender: object }) => nact.dispatch(sender, message))
  const query = () => nact.query(echoing, (sender) => ({ ...message, sender }), deadlineMs)
  return [
    rateRow(tell, operations, (times) => inWaves(times, () => nact.dispatch(counting, message))),
    rateRow(ask, operations, (times) => askInWaves(times, query)),
  ]
}

/** Erlang times its own loop, in a process of its own. */
function erlangRows(): readonly Row[] {
  const found = findErlang()
  const rows = [
    { name: 'tell: Erlang', role: 'peer', program: 'flood' },
    { name: 'ask: Erlang gen_server', role: 'peer', program: 'call' },
  ] as const
  const figures = { rate: '1/s' } as const
  return rows.map(({ program, ...row }) =>
    found === undefined
      ? { ...row, figures, absent: 'Erlang is not installed (erl)' }
      : { ...row, figures, run: async () => ({ rate: erlangRate(found, program, operations * 10) }) },
  )
}

/** Sends so many, a wave at a time, and waits until all of a wave were counted. */
async function inWaves(times: number, send: () => void): Promise<void> {
  for (let sent = 0; sent < times; sent += wave) {
    const goal = counted + Math.min(wave, times - sent)
    for (let n = counted; n < goal; n++) send()
    while (counted < goal) await new Promise((resolve) => setImmediate(resolve))
  }
}

async function askInWaves(times: number, ask: () => Promise<unknown>): Promise<void> {
  for (let asked = 0; asked < times; asked += wave)
    await Promise.all(Array.from({ length: Math.min(wave, times - asked) }, ask))
}
