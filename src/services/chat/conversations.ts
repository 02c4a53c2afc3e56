// Which conversations are at work on this node: their routers are started when something is asked, and after a start of the process.

import { type ConversationName, routerAddress, routerSpawn } from '../../agents/chat-router.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { ChatContext } from './context.ts'
import { answeringPrefix } from './keys.ts'

/** Lets the router of a conversation look for what is asked; where it does not hear, the next reader of the answer starts it again. */
export async function wake({ actors, log }: WakeParts, name: ConversationName): Promise<void> {
  for (let tries = 0; tries < limits.chatWakeTriesMax; tries++) {
    if (startRouter({ actors, log }, name)) return
    // It is at work, or was until a moment ago.
    const answer = actors.ask(routerAddress(name), { type: 'asked' }, limits.chatWakeMs)
    if (await answer.then(isHeard, () => false)) return
  }
  // The question is stored, and asked again it would be there twice.
  log.warn({ session_id: name.session_id }, 'the router of a conversation does not hear')
}

/** Starts the router of a conversation; false where it is at work, or cannot be started. */
export function startRouter({ actors, log }: WakeParts, { user_id, session_id }: ConversationName): boolean {
  try {
    actors.spawn(routerSpawn({ user_id, session_id }))
    return true
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONFLICT'))
      log.error({ err: error, session_id }, 'the router of a conversation was not started')
    return false
  }
}

type WakeParts = Pick<ChatContext, 'actors' | 'log'>

function isHeard({ type }: { readonly type: string }): boolean {
  return type === 'heard'
}

/** Takes up the answers that were under way when the process ended; resolves to the number of their conversations. */
export async function resumeConversations(context: Pick<ChatContext, 'state'> & WakeParts): Promise<number> {
  const names = new Map<string, ConversationName>()
  for await (const { key } of context.state.range({ prefix: answeringPrefix })) {
    const [user_id = '', session_id = ''] = key.slice(answeringPrefix.length).split('/')
    names.set(session_id, { user_id, session_id })
  }
  for (const name of names.values()) await wake(context, name)
  return names.size
}
