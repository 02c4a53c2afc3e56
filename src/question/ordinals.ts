// Ordinals of parts of a period: `primeiro`, `2º`, `last`, `primeiros`.

import { type Line, plainAt, skip } from './line.ts'

const ordinals: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'primeiro primeira first 1st i',
    'segundo segunda second 2nd ii',
    'terceiro terceira third 3rd iii',
    'quarto quarta fourth 4th iv',
    'quinto quinta fifth 5th v',
    'sexto sexta sixth 6th vi',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1])),
)
const lasts = new Set(['ultimo', 'ultima', 'last', 'final'])
/** What may stand behind the figure of an ordinal. */
export const ordinalMarks = new Set(['o', 'a', 'º', 'ª', '°', 'st', 'nd', 'rd', 'th', '.'])

export interface Ordinal {
  readonly value: number
  readonly to: number
  readonly isLast?: true
}

/** The ordinal at a token. */
export function ordinalAt(line: Line, at: number): Ordinal | undefined {
  const word = plainAt(line, at)
  if (lasts.has(word) || word === 'ultimos' || word === 'ultimas') return { value: -1, to: at + 1, isLast: true }
  if (word === 'primeiros' || word === 'primeiras') return { value: 1, to: at + 1 }
  const named = ordinals[word]
  if (named !== undefined) return { value: named, to: at + 1 }
  if (!/^[1-6]$/.test(word)) return undefined
  return { value: Number(word), to: skip(line, at + 1, { words: ordinalMarks, most: 1 }) }
}
