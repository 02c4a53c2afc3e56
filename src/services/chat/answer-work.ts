// An answer at work, and what a step adds to it.

import type { Condition, Write } from '../../store/port.ts'
import type { ChatEvent } from './chat-events.ts'
import type { AssistantMessage, StoredConversation } from './conversation.ts'

/** What a step adds to an answer. */
export interface AnswerStep {
  readonly events: readonly ChatEvent[]
  readonly message: Partial<AssistantMessage>
  /** What the next message may go on from; set by the last step. */
  readonly session?: Partial<StoredConversation>
  readonly writes?: readonly Write[]
}

/** An answer at work, with its conversation. */
export interface AnswerWork {
  readonly answer: AssistantMessage
  /** That it is as it was read. */
  readonly condition: Condition
  readonly session: StoredConversation
  /** Fires when it is cancelled. */
  readonly aborted: AbortSignal
}
