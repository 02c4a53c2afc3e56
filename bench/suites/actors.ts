// Messages between the main thread and one worker.

import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { createOutbox, unpackBatch } from '../../src/actors/outbox.ts'
import { createHostPool } from '../../src/actors/pool.ts'
import { transient } from '../../src/actors/supervisor.ts'
import { createActorSystem } from '../../src/actors/system.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/log.ts'
import { benchProgram } from '../support/repository.ts'
import { type Given, type RunningRow, rateRow, type Suite } from '../support/suite.ts'

const operations = 20_000
const inFlight = 1_000
const deadlineMs = 5_000
const filename = benchProgram('actors-worker')
const message = { type: 'work', item: 'price/17', first: 8192, rows: 8192, version: 'a3f1' }

export const actors: Suite = {
  name: 'actors',
  purpose:
    'Round trips a second of small messages between the main thread and one worker, 1,000 in flight: hosted actors told and asked, and turns of the pool of threads. The floor is a bare port. It measures the channel and the runtime, not work and not several threads.',
  minutes: 0.6,
  needs: 'nothing',
  open: (given) => [bareRow(given), batchedRow(given), ...hostedRows(given), poolRow(given)],
}

/** Posts all messages, never more than `inFlight` unanswered. */
function createFlow(post: () => void) {
  let left = 0
  let open = 0
  let finished = () => {}
  const fill = () => {
    for (; left > 0 && open < inFlight; left--, open++) post()
  }
  return {
    answered() {
      open -= 1
      if (left === 0 && open === 0) finished()
      else fill()
    },
    run: (times: number) =>
      new Promise<void>((resolve) => {
        left = times
        finished = resolve
        fill()
      }),
  }
}

/** An echo worker; `connect` connects the messages to its port. */
function echoRow(
  given: Given,
  head: Parameters<typeof rateRow>[0],
  connect: (port: MessagePort, answered: () => void) => () => void,
): RunningRow {
  const piscina = new Piscina({ filename: fileURLToPath(filename), maxThreads: 1, atomics: 'disabled' })
  const { port1: port, port2 } = new MessageChannel()
  const flow = createFlow(connect(port, () => flow.answered()))
  const served = piscina.run(port2, { name: 'bare', transferList: [port2] })
  given.after(async () => {
    port.postMessage(null)
    await served
    await piscina.destroy()
  })
  return rateRow(head, operations, flow.run)
}

function bareRow(given: Given): RunningRow {
  return echoRow(given, { name: 'bare postMessage', role: 'floor' }, (port, answered) => {
    port.on('message', answered)
    return () => port.postMessage(message)
  })
}

function batchedRow(given: Given): RunningRow {
  return echoRow(given, { name: 'batched outbox on a bare port' }, (port, answered) => {
    const outbox = createOutbox<unknown>({
      schedule: setImmediate,
      open: () => true,
      send: (batch) => port.postMessage(batch, [batch.buffer]),
      refused: (_, cause) => {
        throw cause
      },
    })
    port.on('message', (batch: Uint8Array) => unpackBatch(batch).forEach(answered))
    return () => outbox.push(message)
  })
}

function hostedRows(given: Given): readonly RunningRow[] {
  const system = createActorSystem({
    clock: systemClock,
    log: createLog('warn'),
    behaviours: {},
    tasks: {},
    persist: () => Promise.resolve(),
    pool: createHostPool({ threads: 1, filename, workerData: null }),
  })
  given.after(() => system.stopAll(1_000))
  const tells = createFlow(() => system.send('echo', message))
  const asks = createFlow(() => void system.ask('echo', message, deadlineMs).then(asks.answered))
  // The echo replies to the sender, which is outside the system.
  system.subscribe('outside', tells.answered)
  system.spawn({ address: 'echo', behaviour: 'echo', args: null, place: 'pool', supervision: transient })
  return [
    rateRow({ name: 'hosted actor, tell and answer' }, operations, tells.run),
    rateRow({ name: 'hosted actor, ask' }, operations, asks.run),
  ]
}

function poolRow(given: Given): RunningRow {
  const piscina = new Piscina({ filename: fileURLToPath(filename), name: 'identity', maxThreads: 1 })
  given.after(() => piscina.destroy())
  const flow = createFlow(() => void piscina.run(message).then(flow.answered))
  return rateRow({ name: 'pool turn (piscina.run)' }, operations, flow.run)
}
