// What an operation costs beside its time: bytes allocated, garbage collection, and instructions where the system counts them.
// Counted in passes apart from the timed rounds, which it would disturb.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { GCProfiler, getHeapStatistics } from 'node:v8'
import type { Cost } from './result.ts'

const passMs = 200

/** Repeats a step of so many operations for a while under the count. */
export async function countCost(repeat: (times: number) => unknown, operationsPerStep = 1): Promise<Cost> {
  const steps = await timesFor(repeat)
  const times = steps * operationsPerStep
  const instructions = await countInstructions(() => repeat(steps))
  globalThis.gc?.()
  const profiler = new GCProfiler()
  const before = getHeapStatistics().used_heap_size
  profiler.start()
  await repeat(steps)
  const after = getHeapStatistics().used_heap_size
  const { statistics } = profiler.stop()
  const bytes = allocatedBytes(before, after, statistics)
  const gcUs = statistics.reduce((sum, { cost }) => sum + cost, 0)
  return {
    bytesPerOperation: round(bytes / times),
    gcNsPerOperation: round((gcUs * 1000) / times),
    ...(instructions !== undefined && { instructionsPerOperation: round(instructions / times) }),
  }
}

function round(value: number): number {
  return Number(value.toPrecision(4))
}

interface Collection {
  readonly beforeGC: { readonly heapStatistics: { readonly usedHeapSize: number } }
  readonly afterGC: { readonly heapStatistics: { readonly usedHeapSize: number } }
}

/** What the heap grew by between collections, which is all that was allocated in it. */
export function allocatedBytes(before: number, after: number, collections: readonly Collection[]): number {
  let [bytes, used] = [0, before]
  for (const { beforeGC, afterGC } of collections) {
    bytes += Math.max(0, beforeGC.heapStatistics.usedHeapSize - used)
    used = afterGC.heapStatistics.usedHeapSize
  }
  return bytes + Math.max(0, after - used)
}

async function timesFor(repeat: (times: number) => unknown): Promise<number> {
  for (let times = 1; ; times *= 4) {
    const begin = performance.now()
    await repeat(times)
    const ms = performance.now() - begin
    if (ms >= passMs / 8) return Math.max(1, Math.round((times * passMs) / ms))
  }
}

let isCounting: boolean | undefined

/** Instructions of this process outside of the kernel; undefined where `perf` does not count them. */
async function countInstructions(work: () => unknown): Promise<number | undefined> {
  isCounting ??=
    readInstructions(spawnSync('perf', [...counting, 'true'], { encoding: 'utf8' }).stderr ?? '') !== undefined
  if (!isCounting) return undefined
  const perf = spawn('perf', [...counting, '-p', String(process.pid)], { stdio: ['ignore', 'ignore', 'pipe'] })
  let text = ''
  perf.stderr.on('data', (chunk) => (text += chunk))
  await once(perf, 'spawn')
  await work()
  perf.kill('SIGINT')
  await once(perf, 'close')
  return readInstructions(text)
}

const counting = ['stat', '-x', ',', '-e', 'instructions:u']

/** The count in what `perf stat -x ,` writes; undefined for `<not supported>`. */
export function readInstructions(text: string): number | undefined {
  const [, count] = /^(\d+),[^,]*,instructions:u/m.exec(text) ?? []
  return count === undefined ? undefined : Number(count)
}
