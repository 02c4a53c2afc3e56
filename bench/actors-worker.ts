// Worker of bench/suites/actors.ts: an echo on a bare port, and a host with an echo actor.

import type { MessagePort } from 'node:worker_threads'
import { next } from '../src/actors/behaviour.ts'
import { runHost } from '../src/actors/host.ts'
import type { HostTask } from '../src/actors/pool.ts'
import { systemClock } from '../src/platform/clock.ts'

/** Echoes each message until it receives null. */
export function bare(port: MessagePort): Promise<void> {
  return new Promise((resolve) => {
    port.on('message', (message) => {
      if (message !== null) return port.postMessage(message)
      port.close()
      resolve()
    })
  })
}

/** The task of a pool: returns its input. */
export const identity = (message: unknown) => message

export default function host({ port, shared }: HostTask): Promise<void> {
  const echo = {
    initial: () => null,
    receive: (state: unknown, message: { type: string }) =>
      message.type === 'started' ? next(state) : next(state, { type: 'reply', message }),
  }
  return runHost({ port, shared, clock: systemClock, behaviours: { echo }, tasks: {} })
}
