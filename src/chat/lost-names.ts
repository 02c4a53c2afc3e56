// Names that no record has hold for what goes on from them, such as `e em 2023?`, and are left by a message that begins anew.

import type { ChatState } from './chat-state.ts'
import { hasPronoun, opensAsFollowUp, plainOf } from './message-cues.ts'

/** The state that a message builds on, after an answer that found nobody of these names. */
export function withoutLostNames(
  state: ChatState | undefined,
  lost: readonly string[],
  text: string,
): ChatState | undefined {
  const plain = plainOf(text)
  const goesOn = opensAsFollowUp(plain) || hasPronoun(plain.replace(/\b(?:is|are|were) there\b/g, ''))
  if (state === undefined || lost.length === 0 || goesOn) return state
  return { ...state, named: state.named.filter(({ name }) => !lost.includes(name)) }
}
