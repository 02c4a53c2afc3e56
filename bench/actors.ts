// Round trips a second of small messages between the main thread and one worker: hosted actors against a bare port and other
// floors. It measures the channel and the runtime's overhead, not work and not several threads.
// Run on its own: node dist/bench/actors.js

import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { createOutbox, unpackBatch } from '../src/actors/outbox.ts'
import { createHostPool } from '../src/actors/pool.ts'
import { transient } from '../src/actors/supervisor.ts'
import { createActorSystem } from '../src/actors/system.ts'
import { systemClock } from '../src/platform/clock.ts'
import { createLog } from '../src/platform/log.ts'
import { benchProgram } from './support/program.ts'

const messages = 20_000
const rounds = 7
const inFlight = 1000
const filename = benchProgram('actors-worker')
const message = { type: 'work', item: 'price/17', first: 8192, rows: 8192, version: 'a3f1' }

const floor = startBare()
const batched = startBatched()
const pool = startPiscina()
const hosted = startHosted()
const contenders = [floor, batched, hosted, pool]
const rates = new Map<string, number[]>(contenders.map(({ name }) => [name, []]))
for (let round = -1; round < rounds; round++) {
  // The order alternates, and the first round only warms up.
  for (const { name, run } of round % 2 === 0 ? contenders : contenders.toReversed()) {
    const begin = performance.now()
    await run()
    if (round >= 0) rates.get(name)?.push((messages * 1000) / (performance.now() - begin))
  }
}
const medianOf = (name: string) => rates.get(name)?.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
process.stdout.write(
  `${messages} round trips, ${rounds} rounds, ${cpus()[0]?.model} × ${cpus().length}, ${process.version}\n`,
)
for (const { name } of contenders) {
  const all = rates.get(name) ?? []
  const ratio = (medianOf(name) / medianOf(floor.name)).toFixed(2)
  const [low, median, high] = [Math.min(...all), medianOf(name), Math.max(...all)].map((rate) => Math.round(rate))
  process.stdout.write(`${name.padEnd(28)} ${String(median).padStart(9)}/s  ${low} to ${high}  ${ratio} of the floor\n`)
}
await Promise.all(contenders.map(({ end }) => end()))

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
    run: () =>
      new Promise<void>((resolve) => {
        left = messages
        finished = resolve
        fill()
      }),
  }
}

/** Starts an echo worker; `connect` connects the messages to its port. */
function startEcho(name: string, connect: (port: MessagePort, answered: () => void) => () => void) {
  const piscina = new Piscina({ filename: fileURLToPath(filename), maxThreads: 1, atomics: 'disabled' })
  const { port1: port, port2 } = new MessageChannel()
  const flow = createFlow(connect(port, () => flow.answered()))
  const served = piscina.run(port2, { name: 'bare', transferList: [port2] })
  const end = async () => {
    port.postMessage(null)
    await served
    await piscina.destroy()
  }
  return { name, run: flow.run, end }
}

function startBare() {
  return startEcho('bare postMessage (floor)', (port, answered) => {
    port.on('message', answered)
    return () => port.postMessage(message)
  })
}

function startBatched() {
  return startEcho('batched outbox, bare port', (port, answered) => {
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

function startPiscina() {
  const piscina = new Piscina({ filename: fileURLToPath(filename), name: 'identity', maxThreads: 1 })
  const flow = createFlow(() => void piscina.run(message).then(flow.answered))
  return { name: 'piscina.run', run: flow.run, end: () => piscina.destroy() }
}

function startHosted() {
  const system = createActorSystem({
    clock: systemClock,
    log: createLog('warn'),
    behaviours: {},
    tasks: {},
    persist: () => Promise.resolve(),
    pool: createHostPool({ threads: 1, filename, workerData: null }),
  })
  const flow = createFlow(() => system.send('echo', message))
  // The echo replies to the sender, which is outside the system.
  system.subscribe('outside', flow.answered)
  system.spawn({ address: 'echo', behaviour: 'echo', args: null, place: 'pool', supervision: transient })
  return { name: 'hosted actor', run: flow.run, end: () => system.stopAll(1000) }
}
