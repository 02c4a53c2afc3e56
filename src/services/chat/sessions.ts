// Conversations as their owners see, rename and delete them; nobody else sees them, admins neither.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { Caller } from '../../domain/caller.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import { AppError } from '../../errors.ts'
import { unlessDamaged, wholeEntries } from '../../platform/damage.ts'
import { assertMatch } from '../entity-tag.ts'
import { cancelAnswer } from './cancel-answer.ts'
import type { ChatContext } from './context.ts'
import { chatBytes, getSession, listSessionsOf, type StoredConversation } from './conversation.ts'
import { answeringOfSession } from './keys.ts'
import { removeConversation } from './remove-conversation.ts'

/** A session that is to be changed, as far as it has one of these versions. */
export interface WantedSession {
  readonly id: string
  readonly ifMatch?: string | undefined
}

/** What edits of a session change. */
export function sessionVersion({ id, title }: StoredConversation): unknown {
  return { id, title }
}

export function listConversations({ state }: ChatContext, { user_id }: Caller): Promise<readonly StoredConversation[]> {
  return listSessionsOf(state, user_id)
}

/** Throws RESOURCE_NOT_FOUND. */
export async function readSession({ state }: ChatContext, id: string, caller: Caller): Promise<StoredConversation> {
  return (await getSession(state, id, caller)).document
}

/** Throws RESOURCE_NOT_FOUND, PRECONDITION_FAILED, and VALIDATION_ERROR for a title of nothing. */
export async function renameSession(
  { state, clock }: ChatContext,
  { id, ifMatch, title }: WantedSession & { readonly title: string },
  caller: Caller,
): Promise<StoredConversation> {
  if (title.trim() === '') throw new AppError('VALIDATION_ERROR', { field: 'title', reason: 'empty' })
  return untilCommitted(async () => {
    const { document, condition } = await getSession(state, id, caller)
    assertMatch(ifMatch, sessionVersion(document), id)
    const next = { ...document, title: toGivenText(title.trim()), updated_at: new Date(clock.now()).toISOString() }
    return (await state.commit([{ key: condition.key, value: chatBytes(next) }], [condition])) ? next : null
  })
}

/** Deletes a conversation with all that was said in it; what is being answered is cancelled first. Throws as renameSession. */
export async function deleteSession(
  context: ChatContext,
  { id, ifMatch }: WantedSession,
  caller: Caller,
): Promise<void> {
  const { state } = context
  await untilCommitted(async () => {
    const { document, condition } = await getSession(state, id, caller)
    assertMatch(ifMatch, sessionVersion(document), id)
    for await (const { value } of wholeEntries(state.range({ prefix: answeringOfSession(caller.user_id, id) })))
      await endAnswer(context, new TextDecoder().decode(value), caller)
    return (await removeConversation(state, document, condition)) ? true : null
  })
}

async function endAnswer(context: ChatContext, id: string, caller: Caller): Promise<void> {
  try {
    await unlessDamaged(() => cancelAnswer(context, id, caller))
  } catch (error) {
    // It ended by itself.
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
  }
}
