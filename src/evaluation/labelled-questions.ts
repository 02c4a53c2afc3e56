// Labelled questions: what people read in a question, in lines of the schema test/question/labelled/line.schema.json.

import { readFileSync } from 'node:fs'
import type { Reference } from '../chat/chat-state.ts'
import type { Arrangement, ExcludedByQuestion, Intent } from '../question/question-reading.ts'

/** Days, both included; an open end is absent. */
export interface LabelledPeriod {
  readonly start?: string
  readonly end?: string
}

/** What a question says, slot by slot; bodies and firms by name. */
export interface QuestionSlots {
  readonly date_range?: LabelledPeriod
  readonly min_value?: number
  readonly max_value?: number
  readonly regions?: readonly string[]
  readonly organizations?: readonly string[]
  readonly suppliers?: readonly string[]
  readonly contract_types?: readonly string[]
  readonly object?: readonly string[]
  readonly modalities?: readonly string[]
  readonly anomaly_types?: readonly string[]
  readonly data_source?: string
  readonly exclude?: ExcludedByQuestion
  /** A second question that one search cannot serve. */
  readonly second?: true
}

export interface LabelledQuestion {
  readonly id: string
  readonly language: 'en' | 'pt'
  readonly text: string
  readonly intent: Intent
  readonly slots: QuestionSlots
  /** The day on which it was asked, where that is not the day of the others. */
  readonly today?: string
}

/** The first message of a conversation. */
export interface LabelledMessage extends LabelledQuestion, Arrangement {}

/** A message of a conversation, with the whole state after it. */
export interface LabelledTurn extends Arrangement {
  readonly text: string
  readonly intent: Intent
  readonly slots: QuestionSlots
  readonly reference?: Reference
}

export interface LabelledDialogue {
  readonly id: string
  readonly language: 'en' | 'pt'
  readonly today?: string
  readonly turns: readonly LabelledTurn[]
}

/** The questions, messages or dialogues of a file with one a line. */
export function readLabelled<Line>(path: string): readonly Line[] {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Line => JSON.parse(line))
}
