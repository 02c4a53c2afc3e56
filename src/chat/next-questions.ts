// Questions that can come next: each has words that are read as just what is meant, after the answer and by themselves, and an answer.

import type { Language } from '../domain/vocabulary.ts'
import type { ChatState } from './chat-state.ts'
import type { RecordFacts } from './facts/record-facts.ts'
import { isSameState, wordState } from './suggest.ts'

export interface NextQuestion {
  readonly language: Language
  /** The day on which they would be asked, since 1970-01-01. */
  readonly today: number
  readonly limit: number
}

/** What the records offer to be asked. */
export type FactsToAsk = Pick<RecordFacts, 'totals' | 'years' | 'suppliers'>

/** The first few of the questions that a state leads to. */
export function nextQuestions(state: ChatState, facts: FactsToAsk, next: NextQuestion): readonly string[] {
  return firstWorded(nextStates(state, facts), state, next)
}

/** The same after a run that searched records: of the first finding that it lists, and of the records. */
export function questionsAfterRun(state: ChatState, told: number, next: NextQuestion): readonly string[] {
  const { group_by: _, order: __, limit: ___, compare: ____, share: _____, ...searched } = state
  const plain = { ...searched, anomaly_types: [] }
  const states: readonly ChatState[] = [
    { ...plain, intent: 'count' },
    { ...plain, intent: 'lookup', order: { by: 'value', direction: 'desc' } },
    { ...plain, intent: 'sum', group_by: 'supplier' },
  ]
  const explained = told > 0 ? [explainFirst[next.language]] : []
  return [...explained, ...firstWorded(states, state, { ...next, limit: next.limit - explained.length })]
}

const explainFirst = { en: 'explain the first finding', pt: 'explique o primeiro achado' } as const

function firstWorded(
  states: readonly ChatState[],
  after: ChatState,
  { language, today, limit }: NextQuestion,
): readonly string[] {
  const questions = new Set<string>()
  for (const state of states) {
    if (questions.size === limit) break
    const words = isSameState(state, after) ? undefined : wordState(state, { language, today, after })
    if (words !== undefined) questions.add(words)
  }
  return [...questions]
}

/** Only such as records have: a year with contracts, more than one supplier, more than one value. */
function nextStates(state: ChatState, { totals, years, suppliers }: FactsToAsk): readonly ChatState[] {
  const { group_by, order, limit: _, compare: __, share: ___, sanctions, sanctions_in: ____, ...asked } = state
  const plain = sanctions ? { ...asked, anomaly_types: [] } : asked
  const [year] = years.groups
  const narrowed: readonly ChatState[] =
    year !== undefined && state.filters.date_range === undefined && years.total > 1
      ? [{ ...plain, intent: 'count', filters: { ...state.filters, date_range: wholeYear(year.key) } }]
      : []
  const grouped: readonly ChatState[] =
    suppliers > 1 && group_by !== 'supplier' ? [{ ...plain, intent: 'sum', group_by: 'supplier' }] : []
  const ordered: readonly ChatState[] =
    totals.with_value > 1 && (order?.by !== 'value' || group_by !== undefined)
      ? [{ ...plain, intent: 'lookup', order: { by: 'value', direction: 'desc' } }]
      : []
  const searched: readonly ChatState[] = totals.count > 1 ? [{ ...plain, intent: 'investigate' }] : []
  return [...narrowed, ...grouped, ...ordered, ...searched]
}

function wholeYear(year: string) {
  return { start: `${year}-01-01`, end: `${year}-12-31` }
}
