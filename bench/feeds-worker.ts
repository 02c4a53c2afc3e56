// Clients of bench/feeds.ts, in a process of their own: connections that ask for a stream or feed and wait for the end of each wave. They
// look at the end of what comes and count bytes, which costs them less than the server writes it for; the first one reads every event.

import { connect, type Socket } from 'node:net'

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
  | { readonly type: 'close' }

export interface FeedsAnswer {
  readonly bytes: number
  /** Numbers of the events that the first client has read, in the order in which they came. */
  readonly numbers: readonly number[]
}

/** As long as the end of an event may be, with what frames it. */
const tailBytes = 256
const eventNumber = /"event_number":(\d+)/g
let sockets: Socket[] = []
let end = Buffer.alloc(0)
let bytes = 0
/** How many clients have the n-th wave. */
let arrived: number[] = []
let whenArrived: () => void = () => {}
let first: Buffer[] = []

process.on('message', (task: FeedsTask) => {
  void perform(task).then(() => {
    const numbers = task.type === 'close' ? numbersIn(first) : []
    process.send?.({ bytes, numbers } satisfies FeedsAnswer)
    if (task.type === 'close') first = []
  })
})

async function perform(task: FeedsTask): Promise<void> {
  if (task.type === 'open') return open(task)
  if (task.type === 'await') return wait(task.waves)
  for (const socket of sockets) socket.destroy()
  sockets = []
}

async function wait(waves: number): Promise<void> {
  while (arrived[waves] !== sockets.length)
    await new Promise<void>((resolve) => {
      whenArrived = resolve
    })
}

async function open({ port, clients, requests, opened, ...task }: FeedsTask & { type: 'open' }): Promise<void> {
  bytes = 0
  arrived = []
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

function numbersIn(chunks: readonly Buffer[]): readonly number[] {
  const text = Buffer.concat(chunks).toString('latin1')
  return [...text.matchAll(eventNumber)].map(([, number]) => Number(number))
}
