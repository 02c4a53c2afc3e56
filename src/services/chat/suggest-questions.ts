// Questions to begin a conversation with: of what is held, each read as just what it asks, with an answer.

import type { ChatState } from '../../chat/chat-state.ts'
import { plainAsks } from '../../chat/suggest-words.ts'
import { dayOf } from '../../domain/days.ts'
import type { ChatSuggestion } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import type { ChatContext } from './context.ts'

/** All that is held. */
const whole: ChatState = { intent: 'count', filters: {}, anomaly_types: [], named: [] }

/** One page of them. Throws SERVICE_UNAVAILABLE. */
export async function suggestQuestions(
  { clock, collect, read }: Pick<ChatContext, 'clock' | 'collect' | 'read'>,
  query: ListQuery,
  { language, signal }: { readonly language: Language; readonly signal: AbortSignal },
): Promise<Page<ChatSuggestion>> {
  const today = dayOf(clock.now())
  const { totals, years, suppliers } = await collect({ state: whole, given: {}, language, skip: 0, limit: 1 }, signal)
  const next = { language, today, limit: limits.chatQuestionsToBegin }
  const ofRecords =
    totals.count > 0 ? await read('next', { state: whole, facts: { totals, years, suppliers }, next }) : []
  const { sanctions, money_at_risk: risk, data_held: held, help } = plainAsks
  const always = [...(totals.count > 0 ? [sanctions, risk] : []), held, help].flatMap((words) =>
    words ? [words[language]] : [],
  )
  const labels = [...ofRecords, ...always]
  const intents = await read('intents', { texts: labels, today })
  const items = intents.map((action, index): ChatSuggestion => {
    return { id: String(index + 1), label: labels[index] ?? '', action }
  })
  return pageOf(items, query, 'id')
}
