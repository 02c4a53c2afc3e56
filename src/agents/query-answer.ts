// Query answer: how the question was read and what became of it, as the start, the status, the results and a failure show it.

import type { FilterStep } from '../dataset/selection.ts'
import { dayOf } from '../domain/days.ts'
import type { QueryFilter, QueryNote, QueryUnderstood } from '../domain/generated/wire-types.ts'
import { type QueryNoteFacts, wordNotes } from '../domain/query-notes.ts'
import type { Language } from '../domain/vocabulary.ts'
import { readQuestion } from '../question/read-question.ts'
import { type CombinedQuestion, combineQuestion } from './combined-question.ts'
import type { Checkpoint, InvestigationRecord } from './investigation.ts'

/** Notes are facts until a reader asks for them. */
export interface QueryAnswer {
  readonly query_understood: QueryUnderstood
  readonly query_filters: readonly QueryFilter[]
  readonly query_ignored: readonly string[]
  readonly query_notes: readonly QueryNoteFacts[]
}

const textAlone = new WeakMap<InvestigationRecord, CombinedQuestion>()

/** What is known of a run's question: until there is a plan, what its text alone says. */
export function queryOf(record: InvestigationRecord, { plan }: Pick<Checkpoint, 'plan'>): QueryAnswer {
  if (plan?.question) return toQueryAnswer(plan.question, plan.steps)
  const question = textAlone.get(record) ?? combineQuestion(readOwnQuestion(record), record.request)
  textAlone.set(record, question)
  return toQueryAnswer(question)
}

/** The reading of a run's question by its text; relative dates refer to the day on which it was started. */
export function readOwnQuestion({ request, created_at }: Pick<InvestigationRecord, 'request' | 'created_at'>) {
  return readQuestion(request.query, { today: dayOf(Date.parse(created_at)) })
}

/** The answer's parts; filters that were applied carry how many records they left, in that order. */
export function toQueryAnswer(
  { understood, fates, ignored, notes }: CombinedQuestion,
  steps: readonly FilterStep[] = [],
): QueryAnswer {
  const at = new Map(steps.map(({ filter }, index) => [filter, index]))
  const order = ({ filter, applied }: QueryFilter) => (applied ? (at.get(filter) ?? steps.length) : steps.length + 1)
  const query_filters = fates
    .map((fate): QueryFilter => {
      const step = fate.applied ? steps[at.get(fate.filter) ?? steps.length] : undefined
      return { ...fate, ...(step && { records_left: step.records_left }) }
    })
    .sort((left, right) => order(left) - order(right))
  return { query_understood: understood, query_filters, query_ignored: ignored, query_notes: notes }
}

/** The same as its readers get it. */
export function wordQuery<Answer extends Pick<QueryAnswer, 'query_notes'>>(
  answer: Answer,
  language: Language,
): Omit<Answer, 'query_notes'> & { readonly query_notes: readonly QueryNote[] } {
  return { ...answer, query_notes: wordNotes(answer.query_notes, language) }
}
