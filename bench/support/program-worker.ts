// A program of the benches in a process of its own that answers each message by one.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { benchProgram } from './repository.ts'
import type { Given } from './suite.ts'

export interface ProgramWorker<Task, Answer> {
  ask(task: Task): Promise<Answer>
}

/** Starts a program, which ends with the suite. */
export function startWorker<Task, Answer>(given: Given, name: string): ProgramWorker<Task, Answer> {
  const child: ChildProcess = fork(benchProgram(name), [], { execArgv: [] })
  given.after(() => child.kill())
  return {
    async ask(task) {
      child.send(task as object)
      const over = new AbortController()
      const ended = once(child, 'exit', { signal: over.signal }).then(([code, signal]) => {
        throw new Error(`${name} ended with ${code ?? signal}`)
      })
      const answered = once(child, 'message', { signal: over.signal }) as Promise<[Answer]>
      try {
        return (await Promise.race([answered, ended]))[0]
      } finally {
        over.abort()
        ended.catch(() => undefined)
      }
    },
  }
}
