// What the asker thought of an answer; list-rated-answers.ts makes the list that `npm run evaluate` reads.

import { untilCommitted } from '../../auth/until-committed.ts'
import { toAskedText } from '../../chat/asked-text.ts'
import type { Caller } from '../../domain/caller.ts'
import type { ChatFeedbackRequest } from '../../domain/generated/wire-types.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import { AppError } from '../../errors.ts'
import type { ChatContext } from './context.ts'
import { chatBytes, getAnswer } from './conversation.ts'
import { feedbackKey } from './keys.ts'

type Feedback = ChatFeedbackRequest

export interface StoredFeedback extends Feedback {
  readonly message_id: string
  readonly question: string
  readonly at: string
}

/** Keeps it in place of what was said before. Throws RESOURCE_NOT_FOUND, and CONFLICT while the answer is under way. */
export async function rateAnswer(
  { state, clock }: ChatContext,
  { id, feedback }: { readonly id: string; readonly feedback: Feedback },
  caller: Caller,
): Promise<StoredFeedback> {
  return untilCommitted(async () => {
    const { document, condition } = await getAnswer(state, id, caller)
    if (document.status === 'answering') throw new AppError('CONFLICT', { reason: 'answer_open' })
    const { rating, reason, note } = feedback
    const kept: StoredFeedback = {
      ...{ message_id: id, rating },
      ...(reason !== undefined && { reason }),
      ...(note !== undefined && { note: toGivenText(note) }),
      question: toAskedText(document.question.text),
      at: new Date(clock.now()).toISOString(),
    }
    return (await state.commit([{ key: feedbackKey(id), value: chatBytes(kept) }], [condition])) ? kept : null
  })
}
