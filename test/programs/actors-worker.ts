// A worker entry for tests: hosts actors that obey, and tasks that do harm.

import { threadId } from 'node:worker_threads'
import type { Behaviour, Effect, Message, Repertoire } from '../../src/actors/behaviour.ts'
import { next } from '../../src/actors/behaviour.ts'
import { runHost } from '../../src/actors/host.ts'
import type { HostTask } from '../../src/actors/pool.ts'
import { systemClock } from '../../src/platform/clock.ts'

/** Answers every message with itself. */
const echo: Behaviour<null> = {
  initial: () => null,
  receive: (state, message) => (message.type === 'started' ? next(state) : next(state, { type: 'reply', message })),
}

/** Runs the task that a message names, and tells `report` what came of it and each message's attempt. */
const labourer: Behaviour<{ report: string }, Message & { task?: string; input?: unknown; tag?: string }> = {
  initial: (args) => ({ report: String(args) }),
  receive(state, message, { attempt }) {
    const told: Effect = { type: 'send', to: state.report, message: { ...message, attempt } as Message }
    if (message.task === undefined) return next(state, told)
    return next(state, told, { type: 'run', task: message.task, input: message.input, tag: message.tag ?? '' })
  },
}

/** Does the effects it is told to. */
const puppet: Behaviour<null, Message & { effects?: readonly Effect[] }> = {
  initial: () => null,
  receive(state, message) {
    if (message.type === 'fail') throw new Error('told to')
    return next(state, ...(message.effects ?? []))
  },
}

/** Does the harm that a message names at its first attempt, or at each, and says which attempt it is. */
const harmed: Behaviour<{ report: string }, Message & { harm?: string; always?: boolean }> = {
  initial: (args) => ({ report: String(args) }),
  receive(state, message, { attempt = 1 }) {
    const { harm, always = false } = message
    if (harm === undefined) return next(state)
    const told: Effect = { type: 'send', to: state.report, message: { type: 'attempt', attempt } as Message }
    const isHarmful = always || attempt === 1
    if (isHarmful && harm === 'throw') throw new Error('told to')
    return next(state, told, { type: 'run', task: isHarmful ? harm : 'threadId', input: null, tag: harm })
  },
}

export const repertoire: Repertoire = {
  behaviours: { echo, harmed, labourer, puppet },
  tasks: {
    double: async (input) => Number(input) * 2,
    exit: async () => process.exit(0),
    throwLater: () =>
      new Promise(() => {
        setImmediate(() => {
          throw new Error('uncaught')
        })
      }),
    hoard: async () => {
      for (const hoard: number[][] = []; ; ) hoard.push(new Array<number>(1_000_000).fill(0.5))
    },
    spin: async () => {
      for (;;);
    },
    untilCancelled: async (_, { cancelled }) => {
      while (!cancelled());
      return 'ended'
    },
    holdForEver: async (_, { hold }) => {
      hold(() => {
        for (;;);
      })
    },
    holdUntilCancelled: async (_, { hold, cancelled }) => {
      hold(() => {
        while (!cancelled());
      })
    },
    threadId: async () => threadId,
  },
}

export default function serve({ port, shared }: HostTask): Promise<void> {
  return runHost({ port, shared, clock: systemClock, ...repertoire })
}
