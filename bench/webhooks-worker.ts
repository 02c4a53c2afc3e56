// The other side of bench/webhooks.ts, in a process of its own: receivers of webhooks, some of them dead, or readers of the service.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type WorkerTask =
  | { readonly type: 'receive'; readonly live: number; readonly dead: number }
  | { readonly type: 'count' }
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
  /** Of each read, from when it was due. */
  readonly latenciesMs?: readonly number[]
}

let received = 0

process.on('message', (task: WorkerTask) => {
  void perform(task).then((answer) => process.send?.(answer))
})

async function perform(task: WorkerTask): Promise<WorkerAnswer> {
  if (task.type === 'count') return { received }
  if (task.type === 'read') return { latenciesMs: await read(task) }
  const ports: number[] = []
  for (let n = 0; n < task.live + task.dead; n++) ports.push(await listen(n < task.live))
  return { ports }
}

/** Port of a receiver; one that is dead takes the request and never answers. */
async function listen(isLive: boolean): Promise<number> {
  const server = createServer((request, response) => {
    request.resume()
    if (!isLive) return
    request.on('end', () => {
      received++
      response.writeHead(204).end()
    })
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** At a steady pace, whatever the answers take, so that a held-up service shows in every read that waits for it. */
async function read({ url, authorization, perSecond, seconds }: WorkerTask & { type: 'read' }): Promise<number[]> {
  const latencies: number[] = []
  const begin = performance.now()
  const reads: Promise<void>[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    const dueMs = begin + (n * 1000) / perSecond
    const waitMs = dueMs - performance.now()
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    reads.push(
      fetch(url, { headers: { authorization } }).then(async (answer) => {
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`a read was answered ${answer.status}`)
        latencies.push(performance.now() - dueMs)
      }),
    )
  }
  await Promise.all(reads)
  return latencies
}
