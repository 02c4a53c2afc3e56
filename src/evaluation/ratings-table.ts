// How answers were rated, in the table of goals: by what was asked, and why those rated down were.

import { nameOfFigure, sayFigure } from '../domain/evaluation-texts.ts'
import type { GoalTable } from './goal-table.ts'
import { countRatings, type RatedAnswer, type Ratings } from './rated-answers.ts'

/** Adds the ratings; `misread` answers that were rated down are listed. */
export function addRatings(
  table: GoalTable,
  answers: readonly RatedAnswer[],
  { misread }: { readonly misread: number },
): void {
  const { language } = table
  const { rated, by_intent, by_language, by_reason, down, ...all } = countRatings(answers)
  table.title(sayFigure(language, 'feedback_title', { count: rated }))
  const cellsOf = (ratings: Ratings, languages: Readonly<Record<string, Ratings>>) => [
    sayFigure(language, 'rated', { ...ratings }),
    ...Object.entries(languages).map(([of, { up, down }]) => `${nameOfFigure(of, language)} ${up}/${down}`),
  ]
  table.row('all', cellsOf({ ...all, down }, by_language))
  for (const [intent, { languages, ...ratings }] of Object.entries(by_intent))
    table.row(intent, cellsOf(ratings, languages))
  if (down > 0) table.title(sayFigure(language, 'feedback_reasons', { count: down }))
  for (const [reason, { count, by_intent: intents }] of Object.entries(by_reason))
    table.row(reason, [
      String(count),
      ...Object.entries(intents).map(([intent, own]) => `${nameOfFigure(intent, language)} ${own}`),
    ])
  for (const { question, reason, note, intent = 'unknown' } of answers.filter(isDown).slice(0, misread))
    table.row('  ', [
      question,
      nameOfFigure(intent, language),
      ...(reason === undefined ? [] : [nameOfFigure(reason, language)]),
      ...(note === undefined ? [] : [sayFigure(language, 'noted', { note })]),
    ])
}

function isDown({ rating }: RatedAnswer): boolean {
  return rating === 'down'
}
