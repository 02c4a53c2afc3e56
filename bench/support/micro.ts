// Rows of one small step, in ns: tinybench times batches of it, each long enough for the clock.

import { Bench } from 'tinybench'
import type { RunningRow } from './suite.ts'

const batchNs = 50_000
const roundMs = 60

/** Where results go, so that the compiler cannot leave a step out. */
const sink: { last: unknown } = { last: undefined }

/** The loop without a step, which every other row of a step must be slower than. */
export const emptyLoop: RunningRow = micro('empty loop', () => undefined, { role: 'floor', over: null })

interface MicroHow {
  readonly role?: 'floor' | 'peer'
  readonly over?: string | null
  /** Operations in one call of the step, such as the rows of a scan; the figure is ns an operation. */
  readonly operations?: number
}

/** A row of a step, sync or async, in ns an operation. */
export function micro(name: string, step: () => unknown, { operations = 1, ...head }: MicroHow = {}): RunningRow {
  let batch = 0
  const repeat = (times: number) => repeatStep(step, times)
  const run = async () => {
    if (batch === 0) batch = await batchFor(repeat)
    const bench = new Bench({ time: roundMs, warmup: false, iterations: 3, throws: true }).add(name, () =>
      repeat(batch),
    )
    const [task] = await bench.run()
    if (task?.result.state !== 'completed') throw new Error(`${name} was not timed`)
    return { time: (task.result.latency.p50 * 1e6) / batch / operations }
  }
  return { name, ...head, figures: { time: 'ns' }, run, repeat, operationsPerStep: operations }
}

function repeatStep(step: () => unknown, times: number): unknown {
  for (let n = 0; n < times; n++) {
    const made = step()
    if (made instanceof Promise) return repeatAsync(step, { done: n + 1, times, first: made })
    sink.last = made
  }
  return undefined
}

async function repeatAsync(
  step: () => unknown,
  { done, times, first }: { readonly done: number; readonly times: number; readonly first: Promise<unknown> },
): Promise<void> {
  sink.last = await first
  for (let n = done; n < times; n++) sink.last = await step()
}

/** Doubles the batch until it takes long enough, at its quickest: first calls, and others at work, take longer. */
async function batchFor(repeat: (times: number) => unknown): Promise<number> {
  for (let times = 1; ; times *= 2) {
    let quickest = Number.POSITIVE_INFINITY
    for (let n = 0; n < 3; n++) {
      const begin = process.hrtime.bigint()
      await repeat(times)
      quickest = Math.min(quickest, Number(process.hrtime.bigint() - begin))
    }
    if (quickest >= batchNs) return times
  }
}
