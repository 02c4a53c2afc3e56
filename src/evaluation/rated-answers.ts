// Answers of conversations as those who asked rated them: read from an exported list, and counted by what was asked and why.

import { readFileSync } from 'node:fs'
import { sayFigure } from '../domain/evaluation-texts.ts'
import type { ChatFeedbackRequest } from '../domain/generated/wire-types.ts'
import { type Language, languages } from '../domain/vocabulary.ts'
import { WordedFailure } from '../domain/worded-failure.ts'

/** A line of the list. */
export interface RatedAnswer {
  readonly message_id: string
  readonly at: string
  readonly rating: ChatFeedbackRequest['rating']
  readonly reason?: ChatFeedbackRequest['reason']
  readonly note?: string
  readonly question: string
  /** Of the answer; what is no longer kept of it is absent. */
  readonly language?: Language
  readonly intent?: string
  readonly agent?: string
  /** What the question was read as. */
  readonly reading?: object
}

export interface Ratings {
  readonly up: number
  readonly down: number
}

export interface RatedFigures extends Ratings {
  readonly rated: number
  readonly by_language: Readonly<Record<string, Ratings>>
  /** Each with its languages. */
  readonly by_intent: Readonly<Record<string, Ratings & { readonly languages: Readonly<Record<string, Ratings>> }>>
  /** Of those rated down; `none` where no reason was given. */
  readonly by_reason: Readonly<
    Record<string, { readonly count: number; readonly by_intent: Readonly<Record<string, number>> }>
  >
}

/** The lines of a file. Throws a WordedFailure for one that is none of the list. */
export function readRatedAnswers(file: string): readonly RatedAnswer[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => (text.trim() === '' ? [] : [parseLine(text, { file, line: index + 1 })]))
}

function parseLine(text: string, { file, line }: { readonly file: string; readonly line: number }): RatedAnswer {
  const refused = () => {
    const texts = (language: Language) => sayFigure(language, 'no_rated_answer', { file, line })
    return new WordedFailure({ en: texts('en'), pt: texts('pt') })
  }
  let found: Partial<RatedAnswer> | null
  try {
    found = JSON.parse(text) as Partial<RatedAnswer> | null
  } catch {
    throw refused()
  }
  const isRated = found?.rating === 'up' || found?.rating === 'down'
  if (!isRated || typeof found?.question !== 'string') throw refused()
  return found as RatedAnswer
}

export function countRatings(answers: readonly RatedAnswer[]): RatedFigures {
  const down = answers.filter(({ rating }) => rating === 'down')
  return {
    rated: answers.length,
    ...ratingsOf(answers),
    by_language: byName(answers, ({ language = 'unknown' }) => language, ratingsOf),
    by_intent: byName(
      answers,
      ({ intent = 'unknown' }) => intent,
      (own) => ({
        ...ratingsOf(own),
        languages: Object.fromEntries(
          languages.map((language) => [language, ratingsOf(own.filter((answer) => answer.language === language))]),
        ),
      }),
    ),
    by_reason: byName(
      down,
      ({ reason = 'none' }) => reason,
      (own) => ({
        count: own.length,
        by_intent: byName(
          own,
          ({ intent = 'unknown' }) => intent,
          ({ length }) => length,
        ),
      }),
    ),
  }
}

function ratingsOf(answers: readonly RatedAnswer[]): Ratings {
  const up = answers.filter(({ rating }) => rating === 'up').length
  return { up, down: answers.length - up }
}

/** The most frequent first. */
function byName<Figures>(
  answers: readonly RatedAnswer[],
  nameOf: (answer: RatedAnswer) => string,
  figuresOf: (own: readonly RatedAnswer[]) => Figures,
): Readonly<Record<string, Figures>> {
  const groups = new Map<string, RatedAnswer[]>()
  for (const answer of answers) groups.set(nameOf(answer), [...(groups.get(nameOf(answer)) ?? []), answer])
  return Object.fromEntries(
    [...groups].sort(([, one], [, other]) => other.length - one.length).map(([name, own]) => [name, figuresOf(own)]),
  )
}
