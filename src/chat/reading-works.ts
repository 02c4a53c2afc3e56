// What the thread that reads does: the words of people are read beside the main thread, since a text may be long.

import { readQuestion } from '../question/read-question.ts'
import { askedKind } from './asked-kind.ts'
import type { ChatState, MessageReading } from './chat-state.ts'
import { type FactsToAsk, type NextQuestion, nextQuestions, questionsAfterRun } from './next-questions.ts'
import { readMessage } from './read-message.ts'
import { type Wording, wordState } from './suggest.ts'

interface Text {
  readonly text: string
  /** The day on which it is asked, since 1970-01-01. */
  readonly today: number
}

interface Spoken {
  readonly before: ChatState | undefined
  readonly earlier?: ChatState | undefined
  readonly isOfOne?: boolean
  readonly isOfFindings?: boolean
}

export const readingWorks = {
  message({ text, before, ...given }: Text & Spoken): MessageReading {
    const asked_kind = askedKind(text)
    return { ...readMessage(text, before, given), ...(asked_kind && { asked_kind }) }
  },
  question: ({ text, today }: Text) => readQuestion(text, { today }),
  intents: ({ texts, today }: { readonly texts: readonly string[]; readonly today: number }) =>
    texts.map((text) => {
      const { state } = readMessage(text, undefined, { today })
      return state.sanctions ? 'lookup' : state.intent
    }),
  next: ({
    state,
    facts,
    next,
  }: {
    readonly state: ChatState
    readonly facts: FactsToAsk
    readonly next: NextQuestion
  }) => nextQuestions(state, facts, next),
  after_run: ({
    state,
    told,
    next,
  }: {
    readonly state: ChatState
    readonly told: number
    readonly next: NextQuestion
  }) => questionsAfterRun(state, told, next),
  words: ({ state, wording }: { readonly state: ChatState; readonly wording: Wording }) => wordState(state, wording),
} as const

type Works = typeof readingWorks
type Given<Name extends keyof Works> = Parameters<Works[Name]>[0]

export interface ReadingJob {
  readonly work: keyof Works
  readonly given: never
}

/** Does one of the works on the thread that reads; throws SERVICE_UNAVAILABLE where too many wait or it takes too long. */
export type Read = <Name extends keyof Works>(work: Name, given: Given<Name>) => Promise<ReturnType<Works[Name]>>
