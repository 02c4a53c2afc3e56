// Listed: names in a sentence, a long list cut to its first few.

import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'

const joints = {
  en: { last: ' and ', more: (count: number) => `${count} more` },
  pt: { last: ' e ', more: (count: number) => `mais ${count}` },
} as const

/**
 * The first few of a list, and how many more there are.
 * @example listed(['a', 'b', 'c'], 'pt') // 'a, b e c'
 */
export function listed(names: readonly string[], language: Language): string {
  const { last, more } = joints[language]
  const shown = names.slice(0, limits.reportNamesMax)
  const others = names.length - shown.length
  const ending = others > 0 ? more(others) : shown.pop()
  return shown.length === 0 ? (ending ?? '') : `${shown.join(', ')}${last}${ending}`
}
