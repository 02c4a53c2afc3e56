// Evaluates the reading of questions on labelled ones: by part, in both languages together and in each.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseDay } from '../domain/days.ts'
import { readQuestion } from '../question/read-question.ts'
import { type LabelledQuestion, readLabelled } from './labelled-questions.ts'
import { type QuestionFigures, questionFigures, type ScoredQuestion, scoreQuestion } from './question-score.ts'
import { slotsOf } from './question-slots.ts'

/** Parts of the labelled questions, each a file; who writes the grammar reads the first alone. */
export const questionParts = ['development', 'test'] as const

/** The part that models learn from: what they learnt is measured on the other. */
export const learntPart = 'development' satisfies (typeof questionParts)[number]

/** Day of a labelled question that does not say its own. */
const askedOn = '2024-08-15'

export interface QuestionPart {
  readonly name: string
  readonly figures: Readonly<Record<'all' | LabelledQuestion['language'], QuestionFigures>>
  readonly scored: readonly ScoredQuestion[]
}

/** The parts that the folder has. */
export function evaluateQuestions(folder: string): readonly QuestionPart[] {
  return questionParts
    .map((name) => ({ name, file: join(folder, `${name}.jsonl`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const scored = readLabelled<LabelledQuestion>(file).map(toScored)
      const of = (language: string) => questionFigures(scored.filter(({ question }) => question.language === language))
      return { name, figures: { all: questionFigures(scored), en: of('en'), pt: of('pt') }, scored }
    })
}

function toScored(question: LabelledQuestion): ScoredQuestion {
  const reading = readQuestion(question.text, { today: dayAsked(question) })
  return scoreQuestion(question, { intent: reading.intent, slots: slotsOf(reading) })
}

/** The day on which a labelled text was written. */
export function dayAsked({ id, today }: Pick<LabelledQuestion, 'id' | 'today'>): number {
  const day = parseDay(today ?? askedOn)
  if (day === undefined) throw new RangeError(`${id} was asked on no day`)
  return day
}
