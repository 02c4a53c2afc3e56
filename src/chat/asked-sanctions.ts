// Questions of who stands on a register of sanctions: `which suppliers are sanctioned?`, `a empresa X está impedida?`.

import type { ChatState, MessageReading } from './chat-state.ts'
import { isSanctionWord, ordersToLook } from './message-cues.ts'

/** What asks for words, or for something else of them. */
const otherwise =
  /^(?:[eo] )?(?:o que|what (?:is|are|does)|por ?que|why|como|how (?:is|are|do|does)|explain|expli\w+)\b|\b(?:aditivos?|amendments?|limites?|limits?)\b/
const anew = /\b(?:contratos?|contracts?|quanto|how much|gasto|spent|valor|value)\b/

/** The reading of a message that asks for them; what goes on from one asks for them too, until it asks for something else. */
export function withSanctions(
  reading: MessageReading,
  { plain, before }: { readonly plain: string; readonly before: ChatState | undefined },
): MessageReading {
  const { state, change, subject } = reading
  if (subject !== undefined || !asking.has(state.intent)) return reading
  const isAsked = isSanctionWord(plain) && !otherwise.test(plain) && !ordersToLook(plain)
  const goesOn = change !== 'new' && before?.sanctions === true && state.intent === before.intent && !anew.test(plain)
  return isAsked || goesOn ? { ...reading, state: { ...state, sanctions: true } } : reading
}

const asking: ReadonlySet<string> = new Set(['investigate', 'lookup', 'count'])
