// Evaluates the reading of questions on labelled ones: by part, in both languages together and in each.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseDay } from '../domain/days.ts'
import { readQuestion } from '../question/read-question.ts'
import { type LabelledQuestion, readLabelledQuestions } from './labelled-questions.ts'
import { type QuestionFigures, questionFigures, type ScoredQuestion, scoreQuestion } from './question-score.ts'
import { slotsOf } from './question-slots.ts'

/** Parts of the labelled questions, each a file; who writes the grammar reads the first alone. */
const questionParts = ['development', 'test'] as const

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
      const scored = readLabelledQuestions(file).map(toScored)
      const of = (language: string) => questionFigures(scored.filter(({ question }) => question.language === language))
      return { name, figures: { all: questionFigures(scored), en: of('en'), pt: of('pt') }, scored }
    })
}

function toScored(question: LabelledQuestion): ScoredQuestion {
  const today = parseDay(question.today ?? askedOn)
  if (today === undefined) throw new RangeError(`${question.id} was asked on no day`)
  const reading = readQuestion(question.text, { today })
  return scoreQuestion(question, { intent: reading.intent, slots: slotsOf(reading) })
}
