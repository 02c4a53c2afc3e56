// Place: the actors that live in one thread.
// Owns: their cells, who is next, the turns of one tick.   Does not own: the way to the system (host.ts, system.ts).
// P1. Cells take turns one message each, so that none starves another; a tick ends after limits.turnsPerTickMax
//     turns or limits.tickMs, so that the thread's other events get their time.
// P2. shared[0] holds the slot of the cell whose code is on the stack, 0 for none, so that it can be read after the thread's end.

import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Repertoire } from './behaviour.ts'
import { Cell } from './cell.ts'
import type { CellReport, Life, Order, Place, Schedule } from './envelope.ts'
import { createQueue } from './queue.ts'

export interface PlaceParts extends Repertoire {
  readonly clock: Clock
  readonly schedule: Schedule
  report(report: CellReport): void
  /** [running slot, …requests to cancel by slot], shared with the system. */
  readonly shared: Int32Array
}

/** A place without actors. */
export function createPlace(parts: PlaceParts): Place {
  const { schedule, shared } = parts
  const cells = new Map<Life, Cell>()
  const ready = createQueue<Cell>()
  let ticking = false

  return {
    take(order) {
      switch (order.type) {
        case 'start':
          return start(order)
        case 'deliver':
          return cells.get(order.life)?.deliver(order.delivery)
        case 'persisted':
          return cells.get(order.life)?.persisted(order)
        case 'stop':
          return cells.get(order.life)?.stop()
        case 'close':
          return
      }
    },
  }

  function start(order: Extract<Order, { type: 'start' }>): void {
    const { life, slot } = order
    const cell = new Cell(order, {
      behaviours: parts.behaviours,
      tasks: parts.tasks,
      clock: parts.clock,
      report(report) {
        if (report.type === 'failed' || report.type === 'stopped') cells.delete(life)
        parts.report(report)
      },
      ready(cell) {
        ready.push(cell)
        if (!ticking) schedule(tick)
        ticking = true
      },
      // Twice, since the outbox is scheduled in between and must be flushed before a long task blocks the thread.
      later: (callback) => schedule(() => schedule(callback)),
      working: (callback) => working(slot, callback),
      cancelRequested: () => Atomics.load(shared, slot) === 1,
    })
    cells.set(life, cell)
  }

  function tick(): void {
    const endMs = parts.clock.monotonic() + limits.tickMs
    for (let turns = 0; turns < limits.turnsPerTickMax && parts.clock.monotonic() <= endMs; turns++) {
      const cell = ready.shift()
      if (!cell) break
      working(cell.slot, () => void cell.turn())
    }
    ticking = ready.length > 0
    if (ticking) schedule(tick)
  }

  function working<T>(slot: number, callback: () => T): T {
    const before = Atomics.exchange(shared, 0, slot)
    try {
      return callback()
    } finally {
      Atomics.store(shared, 0, before)
    }
  }
}
