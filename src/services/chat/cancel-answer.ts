// An answer is cancelled: what was sent of it stays, marked as a part.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { logged } from './chat-events.ts'
import type { ChatContext } from './context.ts'
import { type AssistantMessage, chatBytes, getAnswer, getSession } from './conversation.ts'
import { findStartedRun } from './find-started-run.ts'
import { saidOfRun } from './follow-run.ts'
import { answeringKey, messageKey, sessionKey } from './keys.ts'
import { completeFacts, evidenceWrites, sessionAfter } from './say.ts'

/** The answer as it ends. Throws RESOURCE_NOT_FOUND, and CONFLICT where it has ended before. */
export async function cancelAnswer(context: ChatContext, id: string, caller: Caller): Promise<AssistantMessage> {
  const { state, clock, working } = context
  const ended = await untilCommitted(async () => {
    const { document: answer, condition } = await getAnswer(state, id, caller)
    if (answer.status !== 'answering') throw new AppError('CONFLICT', { reason: 'answer_ended', status: answer.status })
    const { user_id, session_id, sequence, run_anomalies } = answer
    // A run that was started is named, even where the step that says so does not come any more.
    const { investigation_id, condition: ofRun } = await findStartedRun(state, id)
    const found = {
      ...(run_anomalies !== undefined && { anomalies: run_anomalies }),
      ...(investigation_id !== undefined && { investigation_id }),
    }
    const { document: session, condition: unchanged } = await getSession(state, session_id, caller)
    const draft = { parts: [], ...saidOfRun(answer, new Map()) }
    const facts = completeFacts({ answer }, { status: 'cancelled', draft, found })
    const { message, writes } = logged(answer, [{ event: 'complete', data: { ...facts, partial: true } }])
    const completed_at = new Date(clock.now()).toISOString()
    const next: AssistantMessage = {
      ...message,
      ...(investigation_id !== undefined && { investigation_id }),
      ...{ status: 'cancelled', partial: true, completed_at },
    }
    const isFollowed = investigation_id !== undefined
    const spoken = { ...session, ...sessionAfter({ answer: next, session }, draft), updated_at: completed_at }
    const changed = [
      ...writes,
      ...evidenceWrites(answer, draft),
      ...(isFollowed ? [{ key: sessionKey(user_id, session_id), value: chatBytes(spoken) }] : []),
      { key: messageKey(session_id, sequence), value: chatBytes(next) },
      { key: answeringKey(user_id, session_id, sequence), value: null },
    ]
    const conditions = [condition, ofRun, ...(isFollowed ? [unchanged] : [])]
    return (await state.commit(changed, conditions)) ? next : null
  })
  working.get(id)?.abort()
  return ended
}
