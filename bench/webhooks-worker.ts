// The other side of bench/suites/webhooks.ts, in a process of its own: receivers of webhooks, some of them dead, or readers of the service.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLatencies, driveArrivals, type Latencies } from './support/arrivals.ts'

export type WorkerTask =
  | { readonly type: 'receive'; readonly live: number; readonly dead: number }
  | { readonly type: 'count' }
  /** From now on the bodies are read, which say when their event was due. */
  | { readonly type: 'time' }
  /** Latencies since then. */
  | { readonly type: 'timed' }
  | {
      readonly type: 'read'
      readonly url: string
      readonly authorization: string
      readonly perSecond: number
      readonly seconds: number
    }

export interface WorkerAnswer {
  readonly ports?: readonly number[]
  readonly received?: number
  readonly latencies?: Latencies
}

let received = 0
let timed: ReturnType<typeof createLatencies> | undefined

process.on('message', (task: WorkerTask) => {
  void perform(task).then((answer) => process.send?.(answer))
})

async function perform(task: WorkerTask): Promise<WorkerAnswer> {
  if (task.type === 'count') return { received }
  if (task.type === 'read') return { latencies: await read(task) }
  if (task.type === 'time' || task.type === 'timed') {
    const latencies = timed?.read()
    timed = task.type === 'time' ? createLatencies() : undefined
    return latencies === undefined ? {} : { latencies }
  }
  const ports: number[] = []
  for (let n = 0; n < task.live + task.dead; n++) ports.push(await listen(n < task.live))
  return { ports }
}

/** Port of a receiver; one that is dead takes the request and never answers. */
async function listen(isLive: boolean): Promise<number> {
  const server = createServer((request, response) => {
    let body = ''
    if (timed !== undefined) request.on('data', (chunk) => (body += chunk))
    request.resume()
    if (!isLive) return
    request.on('end', () => {
      received++
      const [, due] = /"timestamp":"([^"]+)"/.exec(body) ?? []
      if (due !== undefined) timed?.record(performance.timeOrigin + performance.now() - Date.parse(due))
      response.writeHead(204).end()
    })
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** At a steady pace, whatever the answers take, so that a held-up service shows in every read that waits for it. */
function read({ url, authorization, perSecond, seconds }: WorkerTask & { type: 'read' }): Promise<Latencies> {
  const send = async (_: number, answered: () => void) => {
    const answer = await fetch(url, { headers: { authorization } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`a read was answered ${answer.status}`)
    answered()
  }
  return driveArrivals({ perSecond, count: perSecond * seconds, send: (n, answered) => void send(n, answered) })
}
