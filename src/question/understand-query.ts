// The whole understanding of a question: what its text says, and the records' ids of whom it names.

import type { Dataset } from '../dataset/dataset.ts'
import type { ResolvedQuestion } from './question-reading.ts'
import { readQuestion } from './read-question.ts'
import { resolveNames } from './resolve-names.ts'

/**
 * Filters of a question; `today` is a day since 1970-01-01.
 * @example understandQuery('sobrepreço em SP em 2024', { today, dataset }).filters.regions // ['SP']
 */
export function understandQuery(
  query: string,
  { today, dataset }: { readonly today: number; readonly dataset: Dataset },
): ResolvedQuestion {
  return resolveNames(readQuestion(query, { today }), dataset)
}
