// Where the time of a torture goes: the wall clock by what was done, and the processor's of clients and of servers.

import { readFileSync } from 'node:fs'

/** Sums of time by name. */
export class Times {
  readonly #spent = new Map<string, { times: number; ms: number }>()

  /** Does some work and adds its time to those of its name. */
  async of<T>(name: string, work: () => Promise<T>): Promise<T> {
    const startedMs = performance.now()
    try {
      return await work()
    } finally {
      const spent = this.#spent.get(name) ?? { times: 0, ms: 0 }
      this.#spent.set(name, { times: spent.times + 1, ms: spent.ms + performance.now() - startedMs })
    }
  }

  /** In one line, the longest first. */
  toText(): string {
    return [...this.#spent]
      .sort(([, a], [, b]) => b.ms - a.ms)
      .map(([name, { times, ms }]) => `${name} ${times} × ${Math.round(ms / times)} ms`)
      .join(', ')
  }
}

/** Processor time in s of this process, and of its children that have ended. */
export function processorTimes(): string {
  // Fields behind the name, in ticks of 10 ms (proc_pid_stat(5)).
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  const [own, children] = [11, 13].map((at) => (Number(fields[at]) + Number(fields[at + 1])) / 100)
  return `${own} s of clients, ${children} s of servers`
}
