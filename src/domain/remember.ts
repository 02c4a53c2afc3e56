// Remembering: what a function makes of texts that come again and again, such as the days and the firms of a file.

import { limits } from '../limits.ts'

/**
 * The same function, which remembers its answers to the last texts, up to limits.textsRememberedMax. It must be pure; an
 * answer is shared by all who ask.
 */
export function remember<Answer extends NonNullable<unknown>>(
  answerTo: (text: string) => Answer,
): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    if (text.length > limits.textRememberedCharactersMax) return answerTo(text)
    const known = answers.get(text)
    if (known !== undefined) return known
    // A cell can be a view of its whole line, which would stay in memory.
    const copy = structuredClone(text)
    const answer = answerTo(copy)
    if (answers.size >= limits.textsRememberedMax) answers.clear()
    answers.set(copy, answer)
    return answer
  }
}
