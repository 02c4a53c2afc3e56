// The list of rated answers, for the operator: what was asked, how it was read, and what the asker thought of the answer.
// Without who asked and without the answer; CPFs are masked.

import { maskAsked } from '../../chat/asked-text.ts'
import type { RatedAnswer } from '../../evaluation/rated-answers.ts'
import { unlessDamaged, wholeEntries } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import type { AssistantMessage, MessagePlace, StoredMessage } from './conversation.ts'
import type { StoredFeedback } from './feedback.ts'
import { feedbackPrefix, messageKey, placeKey } from './keys.ts'

/** Every rated answer, in the order of its id. */
export async function* listRatedAnswers(state: Store): AsyncGenerator<RatedAnswer> {
  for await (const { value } of wholeEntries(state.range({ prefix: feedbackPrefix }))) {
    const feedback = parseStored<StoredFeedback>(value)
    const answer = await unlessDamaged(() => findAnswer(state, feedback.message_id))
    yield withoutCpfs({ ...feedback, ...(answer && readingOf(answer)) }) as RatedAnswer
  }
}

async function findAnswer(state: Store, id: string): Promise<AssistantMessage | undefined> {
  const bytes = await state.get(placeKey(id))
  const place = bytes && parseStored<MessagePlace>(bytes)
  const message = place && (await state.get(messageKey(place.session_id, place.sequence)))
  const document = message && parseStored<StoredMessage>(message)
  return document?.role === 'assistant' ? document : undefined
}

function readingOf({ language, agent, reading }: AssistantMessage): Partial<RatedAnswer> {
  return {
    language,
    ...(agent !== undefined && { agent }),
    ...(reading && { intent: reading.state.intent, reading: reading.state }),
  }
}

function withoutCpfs(value: unknown): unknown {
  if (typeof value === 'string') return maskAsked(value)
  if (Array.isArray(value)) return value.map(withoutCpfs)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutCpfs(each)]))
}
