// What is asked of a record that a message names: what its words ask, or what was asked of another one before.

import type { ChatState, MessageReading } from './chat-state.ts'
import { opensAsFollowUp } from './message-cues.ts'
import type { RecordWish } from './record-wish.ts'

interface Wished {
  /** What its words ask. */
  readonly wish: RecordWish | undefined
  readonly before: ChatState | undefined
  readonly plain: string
}

const asksAnew =
  /\b(?:mostr\w+|list\w*|show|veja|ver|abr[aei]\w*|open|qual|quais|which|what(?! about)|give|traz\w*|traga|see|exib\w+|display|quero|want|explain|expli\w+)\b/

/** The reading of a message that names a record: `and contract 12/2024?` asks of it what was asked before. */
export function wishOfNamed(reading: MessageReading, { wish: said, before, plain }: Wished): MessageReading {
  const { subject, state } = reading
  if (subject?.kind !== 'record') return reading
  const had = before?.wish ?? (before?.sanctions ? 'sanctions_then' : undefined)
  const goesOn = said === undefined && had !== undefined && opensAsFollowUp(plain) && !asksAnew.test(plain)
  const wish = goesOn ? had : said
  if (wish === undefined) return reading
  const sanctions_in = wish === 'sanctions_then' && goesOn ? before?.sanctions_in : undefined
  return { ...reading, wish, ...(sanctions_in && { state: { ...state, sanctions_in } }) }
}
