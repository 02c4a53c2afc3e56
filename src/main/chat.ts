// Conversations: their thread, and what their services work with.

import type { Repertoire, TaskRun } from '../actors/behaviour.ts'
import { chatRouter, type StepInput, type StepOutcome } from '../agents/chat-router.ts'
import type { FactsQuestion, RecordFacts } from '../chat/facts/record-facts.ts'
import type { Config } from '../config.ts'
import { getValue, type Outcome } from '../errors.ts'
import type { CountedPlaces } from '../platform/bulkhead.ts'
import { createTextClient } from '../platform/post-text.ts'
import type { ChatContext } from '../services/chat/context.ts'
import { createConversationExpiry } from '../services/chat/expire-conversations.ts'
import { TextModel } from '../services/chat/text-model.ts'
import { createReadings } from './readings.ts'
import { createWorkerThread, type OpenThread } from './worker-thread.ts'

/** The routers of conversations, which take one step of an answer after the other. */
export function chatActors(takeStep: (input: StepInput, isCancelled: () => boolean) => Promise<StepOutcome>) {
  return {
    behaviours: { chat_router: chatRouter },
    tasks: { chat_step: (input: unknown, { cancelled }: TaskRun) => takeStep(input as StepInput, cancelled) },
  } satisfies Repertoire
}

type RunningChat = ChatContext & {
  readonly bulkheads: readonly CountedPlaces[]
  start(): void
  stop(): Promise<void>
}
type ChatParts = Pick<ChatContext, 'investigations' | 'lookups' | 'users' | 'reports' | 'asked' | 'log'> & {
  readonly dataDir: string
  readonly textModel: Config['textModel']
  /** Whether conversations that have expired stay. */
  readonly isHeld: () => Promise<boolean>
}

/** What the services of conversations work with, with what runs beside them. */
export function createChat({ dataDir, textModel: settings, isHeld, ...parts }: ChatParts): RunningChat {
  const { state, clock, ids, actors, logs } = parts.investigations
  const thread = createChatThread(dataDir)
  const readings = createReadings(dataDir)
  const client = settings === null ? null : createTextClient()
  const expiry = createConversationExpiry({ ...parts, state, clock, isHeld })
  return {
    ...{ ...parts, state, clock, ids, actors, logs, collect: thread.collect, read: readings.read },
    textModel: settings && client && new TextModel({ settings, client, clock, log: parts.log }),
    working: new Map(),
    bulkheads: [thread.bulkhead, readings.bulkhead],
    start: () => expiry.start(),
    stop: async () => void (await Promise.all([expiry.stop(), thread.stop(), readings.stop(), client?.close()])),
  }
}

/** The thread that works out what records say; each question has limits.chatFactsMs, and ends when its answer is cancelled. */
function createChatThread(dataDir: string): Pick<ChatContext, 'collect'> & OpenThread {
  const thread = createWorkerThread('chat', dataDir)
  return {
    async collect(question: FactsQuestion, aborted: AbortSignal) {
      const outcome = await thread.runWhileWanted({ question }, aborted)
      return getValue(outcome as Outcome<RecordFacts>)
    },
    bulkhead: thread.bulkhead,
    stop: thread.stop,
  }
}
