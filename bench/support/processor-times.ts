// Processor time of this process with its children, and of everything else on the machine, from the kernel's counts.
// Kernel threads count as ours: they send and write for us, and nobody else should be at work. Other systems than Linux
// do not count so, and no round is dropped there.

import { readdirSync, readFileSync } from 'node:fs'

export interface ProcessorTimes {
  readonly atMs: number
  /** Of all processes, in ms. */
  readonly busyMs: number
  readonly ownMs: number
}

const tickMs = 10
const kernelParent = 2

/** Processor time of others between two readings, as a share of one processor. */
export function foreignShare(before: ProcessorTimes, after: ProcessorTimes): number {
  const elapsedMs = after.atMs - before.atMs
  const foreignMs = after.busyMs - before.busyMs - (after.ownMs - before.ownMs)
  // Both counts are whole ticks.
  return elapsedMs <= 0 ? 0 : Math.max(0, foreignMs - 2 * tickMs) / elapsedMs
}

export function readProcessorTimes(): ProcessorTimes {
  const atMs = performance.now()
  if (process.platform !== 'linux') return { atMs, busyMs: 0, ownMs: 0 }
  const busyMs = busyTicks(readFileSync('/proc/stat', 'utf8')) * tickMs
  return { atMs, busyMs, ownMs: ownTicks(process.pid, readProcesses()) * tickMs }
}

/** Ticks of processes and of the hypervisor, without idling and interrupts, from the text of `/proc/stat`. */
export function busyTicks(text: string): number {
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] = (/^cpu +(.*)$/m.exec(text)?.[1] ?? '')
    .split(' ')
    .map(Number)
  return user + nice + system + steal
}

/** Ticks of a process, of its living descendants, of those it waited for, and of kernel threads, from the texts of `/proc/N/stat`. */
export function ownTicks(root: number, texts: readonly string[]): number {
  const processes = texts.map(parseProcess)
  const own = new Set([root, kernelParent])
  // A child may be listed before its parent.
  for (let size = 0; size < own.size; ) {
    size = own.size
    for (const { pid, parent } of processes) if (own.has(parent)) own.add(pid)
  }
  return processes.reduce((sum, { pid, ticks }) => sum + (own.has(pid) ? ticks : 0), 0)
}

function parseProcess(text: string) {
  // The name, in brackets, may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { pid: Number.parseInt(text, 10), parent: Number(fields[1]), ticks }
}

function readProcesses(): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readFileSync(`/proc/${name}/stat`, 'utf8')]
      } catch {
        return [] // It has ended meanwhile.
      }
    })
}
