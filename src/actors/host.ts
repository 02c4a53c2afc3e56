// Host: the worker's side of the channel, an endless task that keeps the actors of its thread.
// Owns: the thread's place and its outbox.   Does not own: which actors it has, restarts, redelivery (the system).
// H1. Its state may be lost with the thread.

import assert from 'node:assert/strict'
import type { Clock } from '../platform/clock.ts'
import type { Repertoire } from './behaviour.ts'
import type { CellReport, Order, Schedule } from './envelope.ts'
import { createOutbox, unpackBatch } from './outbox.ts'
import { createPlace } from './place.ts'

/** As much of a MessagePort as a host needs. */
export interface HostPort {
  postMessage(batch: Uint8Array, transfer: readonly ArrayBuffer[]): void
  on(event: 'message', listener: (batch: Uint8Array) => void): unknown
  close(): void
}

export interface HostParts extends Repertoire {
  readonly port: HostPort
  readonly shared: Int32Array
  readonly clock: Clock
  readonly schedule?: Schedule
}

/** Serves until the system closes the host. */
export function runHost({ port, shared, clock, behaviours, tasks, schedule = setImmediate }: HostParts): Promise<void> {
  const outbox = createOutbox<CellReport>({
    schedule,
    open: () => true,
    send: (batch) => port.postMessage(batch, [batch.buffer]),
    // A bug of the behaviour. The thread ends with it: its turn may otherwise be acknowledged already.
    refused: (report, cause) => assert.fail(`a ${report.type} cannot leave its thread: ${String(cause)}`),
  })
  const place = createPlace({ behaviours, tasks, clock, schedule, shared, report: outbox.push })
  return new Promise<void>((resolve) => {
    port.on('message', (batch) => {
      for (const order of unpackBatch<Order>(batch)) {
        place.take(order)
        if (order.type === 'close') resolve()
      }
    })
  }).then(() => {
    outbox.flush()
    port.close()
  })
}
