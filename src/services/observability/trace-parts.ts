// Trace parts: turns of actors as the Chrome trace format has them, which Perfetto and about:tracing open.

import { pid } from 'node:process'
import type { TracedTurn, TurnTrace } from '../../platform/turn-trace.ts'

const turnsPerPart = 1_000

/** The file, part by part: a complete event a turn, in microseconds, and the names of the threads. */
export function* traceParts({ turns, leftOut }: Pick<TurnTrace, 'turns' | 'leftOut'>): Generator<string, void> {
  const threads = [...new Set([0, ...turns.map(({ thread }) => thread)])]
  yield `{"displayTimeUnit":"ms","otherData":{"turns_left_out":${leftOut}},"traceEvents":[${threads.map(toName).join()}`
  for (let at = 0; at < turns.length; at += turnsPerPart)
    yield turns
      .slice(at, at + turnsPerPart)
      .map((turn) => `,${JSON.stringify(toEvent(turn))}`)
      .join('')
  yield ']}\n'
}

function toName(thread: number): string {
  const name = thread === 0 ? 'main' : `actors ${thread}`
  return JSON.stringify({ name: 'thread_name', ph: 'M', pid, tid: thread, args: { name } })
}

/** How long a turn held its thread, and how long its message waited for that. */
function toEvent({ address, type, thread: tid, handedMs, beganMs, endedMs }: TracedTurn): object {
  const [ts, dur] = [toMicroseconds(beganMs), toMicroseconds(endedMs - beganMs)]
  const args = { address, waited_us: toMicroseconds(beganMs - handedMs) }
  return { name: type, cat: address.split('/')[0] ?? '', ph: 'X', ts, dur, pid, tid, args }
}

function toMicroseconds(ms: number): number {
  return Math.round(ms * 1_000)
}
