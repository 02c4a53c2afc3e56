// Clients of bench/suites/feeds.ts, in a process of their own: connections that ask for a stream or feed and wait for the end of each wave. They
// look at the end of what comes and count bytes, which costs them less than the server writes it for; the first one reads every event.

import { connect, type Socket } from 'node:net'
import { createLatencies, type Latencies } from './support/arrivals.ts'

export type FeedsTask =
  /** Clients take turns with the requests. */
  | {
      readonly type: 'open'
      readonly port: number
      readonly clients: number
      readonly requests: readonly string[]
      readonly opened: string
      /** What stands at the end of the last event of a wave, and nowhere else. */
      readonly end: string
    }
  /** Answered once every client has so many waves. */
  | { readonly type: 'await'; readonly waves: number }
  /** Answered with latencies once some of the clients have so many events, each of which says when it was due. */
  | { readonly type: 'time'; readonly events: number }
  | { readonly type: 'close' }

export interface FeedsAnswer {
  readonly bytes: number
  /** Numbers of the events that the first client has read, in the order in which they came. */
  readonly numbers: readonly number[]
  readonly latencies?: Latencies
}

/** As long as the end of an event may be, with what frames it. */
const tailBytes = 256
const eventNumber = /"event_number":(\d+)/g
const due = /"due_ms":([\d.]+),/g
/** One client in so many is timed: reading every event of all would hold the client up. */
const timedEvery = 16
let sockets: Socket[] = []
let end = Buffer.alloc(0)
let bytes = 0
/** How many clients have the n-th wave. */
let arrived: number[] = []
let whenArrived: () => void = () => {}
let first: Buffer[] = []
let timed = createLatencies()
let timedEvents = 0

process.on('message', (task: FeedsTask) => {
  void perform(task).then(() => {
    const numbers = task.type === 'close' ? numbersIn(first) : []
    process.send?.({ bytes, numbers, ...(task.type === 'time' && { latencies: timed.read() }) } satisfies FeedsAnswer)
    if (task.type === 'close') first = []
  })
})

async function perform(task: FeedsTask): Promise<void> {
  if (task.type === 'open') return open(task)
  if (task.type === 'await') return wait(task.waves)
  if (task.type === 'time') return waitForTimed(task.events * Math.ceil(sockets.length / timedEvery))
  for (const socket of sockets) socket.destroy()
  sockets = []
}

async function wait(waves: number): Promise<void> {
  while (arrived[waves] !== sockets.length)
    await new Promise<void>((resolve) => {
      whenArrived = resolve
    })
}

async function waitForTimed(events: number): Promise<void> {
  while (timedEvents < events) await new Promise((resolve) => setTimeout(resolve, 10))
}

async function open({ port, clients, requests, opened, ...task }: FeedsTask & { type: 'open' }): Promise<void> {
  bytes = 0
  arrived = []
  timed = createLatencies()
  timedEvents = 0
  end = Buffer.from(task.end)
  for (let n = 0; n < clients; n++) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    await new Promise<void>((resolve, reject) => {
      let head = ''
      socket.on('error', reject)
      socket.on('data', function listen(chunk) {
        head += chunk.toString('latin1')
        if (!head.includes(opened)) return
        socket.off('data', listen)
        resolve()
      })
      socket.write(requests[n % requests.length] ?? '')
    })
    listen(socket, n === 0)
    if (n % timedEvery === 0) time(socket)
    sockets.push(socket)
  }
}

function listen(socket: Socket, isFirst: boolean): void {
  let waves = 0
  let before = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    bytes += chunk.length
    if (isFirst) first.push(chunk)
    const tail = before.length === 0 ? chunk : Buffer.concat([before, chunk])
    const last = tail.subarray(-tailBytes)
    const isAtEnd = last.includes(end)
    before = isAtEnd ? before.subarray(0, 0) : last
    if (!isAtEnd) return
    waves++
    arrived[waves] = (arrived[waves] ?? 0) + 1
    if (arrived[waves] === sockets.length) whenArrived()
  })
}

/** Notes when events come that say when they were due. */
function time(socket: Socket): void {
  let rest = ''
  socket.on('data', (chunk) => {
    const text = rest + chunk.toString('latin1')
    const now = performance.timeOrigin + performance.now()
    let read = 0
    for (const { 0: whole, 1: at, index } of text.matchAll(due)) {
      timed.record(now - Number(at))
      timedEvents++
      read = index + whole.length
    }
    rest = text.slice(Math.max(read, text.length - tailBytes))
  })
}

function numbersIn(chunks: readonly Buffer[]): readonly number[] {
  const text = Buffer.concat(chunks).toString('latin1')
  return [...text.matchAll(eventNumber)].map(([, number]) => Number(number))
}
