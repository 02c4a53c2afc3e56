// Which conversations are at work on this node: their routers are started when something is asked, and after a start of the process.

import { type ConversationName, routerAddress, routerSpawn } from '../../agents/chat-router.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { ChatContext } from './context.ts'
import { answeringPrefix } from './keys.ts'

/** Lets the router of a conversation look for what is asked. */
export async function wake({ actors }: Pick<ChatContext, 'actors'>, name: ConversationName): Promise<void> {
  for (let tries = 0; tries < limits.chatWakeTriesMax; tries++) {
    if (isStarted(() => actors.spawn(routerSpawn(name)))) return
    // It is at work, or was until a moment ago.
    const answer = actors.ask(routerAddress(name), { type: 'asked' }, limits.chatWakeMs)
    if (await answer.then(isHeard, () => false)) return
  }
  throw new AppError('SERVICE_UNAVAILABLE', { reason: 'busy' })
}

function isHeard({ type }: { readonly type: string }): boolean {
  return type === 'heard'
}

function isStarted(spawn: () => void): boolean {
  try {
    spawn()
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return false
    throw error
  }
}

/** Takes up the answers that were under way when the process ended; resolves to the number of their conversations. */
export async function resumeConversations(context: Pick<ChatContext, 'state' | 'actors'>): Promise<number> {
  const names = new Map<string, ConversationName>()
  for await (const { key } of context.state.range({ prefix: answeringPrefix })) {
    const [user_id = '', session_id = ''] = key.slice(answeringPrefix.length).split('/')
    names.set(session_id, { user_id, session_id })
  }
  for (const name of names.values()) await wake(context, name)
  return names.size
}
