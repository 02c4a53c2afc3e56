// Evaluates the reading of messages: first ones by intent and slots, dialogues by the whole state after each turn.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type ChatState, type MessageReading, nextState } from '../chat/chat-state.ts'
import { readMessage } from '../chat/read-message.ts'
import { dayAsked, questionParts } from './evaluate-questions.ts'
import { type LabelledDialogue, type LabelledMessage, type LabelledTurn, readLabelled } from './labelled-questions.ts'
import { questionFigures, scoreQuestion } from './question-score.ts'
import { slotsOf } from './question-slots.ts'

/** What a reading lacks or has too much, as `slot=value`, or reads as something else. */
export type Misreading =
  | { readonly what: 'missed' | 'extra'; readonly pair: string }
  | { readonly what: 'differs'; readonly name: string; readonly read: string; readonly wanted: string }

/** A message that was read otherwise than its label says. */
export interface MisreadMessage {
  readonly id: string
  readonly text: string
  readonly wrong: readonly Misreading[]
}

export interface MessageFigures {
  readonly messages: number
  readonly intent: number
  readonly f1: number
  /** Share of messages whose intent, slots, order, number and groups are all right. */
  readonly exact: number
}

export interface DialogueFigures {
  readonly turns: number
  readonly intent: number
  readonly f1: number
  /** Share of turns after which the whole state is right. */
  readonly turns_exact: number
  /** Share of dialogues all of whose turns are right. */
  readonly dialogues_exact: number
}

export interface MessagePart<Figures> {
  readonly name: string
  readonly figures: Readonly<Record<'all' | 'en' | 'pt', Figures>>
  readonly misread: readonly MisreadMessage[]
}

/** The parts of the labelled messages that the folder has. */
export function evaluateMessages(folder: string): readonly MessagePart<MessageFigures>[] {
  return partsOf<LabelledMessage>(folder, 'messages').map(({ name, lines }) => {
    const scored = lines.map((line) => ({
      language: line.language,
      turn: scoreTurn(line, readMessage(line.text, undefined, { today: dayAsked(line) }), line.id),
    }))
    const of = (turns: readonly ScoredTurn[]): MessageFigures => {
      const { questions, intent, f1 } = questionFigures(turns.map(({ slots }) => slots))
      return { messages: questions, intent, f1, exact: shareOf(turns, ({ wrong }) => wrong.length === 0) }
    }
    return {
      name,
      figures: byLanguage(scored, (some) => of(some.map(({ turn }) => turn))),
      misread: misreadOf(scored.map(({ turn }) => turn)),
    }
  })
}

/** The parts of the labelled dialogues that the folder has; a turn is read after the states that were read before it. */
export function evaluateDialogues(folder: string): readonly MessagePart<DialogueFigures>[] {
  return partsOf<LabelledDialogue>(folder, 'dialogues').map(({ name, lines }) => {
    const scored = lines.map((line) => ({ language: line.language, turns: scoreDialogue(line) }))
    const of = (dialogues: readonly { readonly turns: readonly ScoredTurn[] }[]): DialogueFigures => {
      const turns = dialogues.flatMap((dialogue) => dialogue.turns)
      const { questions, intent, f1 } = questionFigures(turns.map(({ slots }) => slots))
      const isRight = ({ wrong }: ScoredTurn) => wrong.length === 0
      return {
        turns: questions,
        intent,
        f1,
        turns_exact: shareOf(turns, isRight),
        dialogues_exact: shareOf(dialogues, (dialogue) => dialogue.turns.every(isRight)),
      }
    }
    return { name, figures: byLanguage(scored, of), misread: misreadOf(scored.flatMap(({ turns }) => turns)) }
  })
}

interface ScoredTurn extends MisreadMessage {
  readonly slots: ReturnType<typeof scoreQuestion>
}

function scoreDialogue(dialogue: LabelledDialogue): readonly ScoredTurn[] {
  const today = dayAsked(dialogue)
  let before: ChatState | undefined
  return dialogue.turns.map((turn, index) => {
    const reading = readMessage(turn.text, before, { today })
    before = nextState(before, reading)
    return scoreTurn({ ...turn, language: dialogue.language }, reading, `${dialogue.id}.${index + 1}`)
  })
}

function scoreTurn(
  label: LabelledTurn & Pick<LabelledMessage, 'language'>,
  reading: MessageReading,
  id: string,
): ScoredTurn {
  const { state, second, reference } = reading
  const slots = scoreQuestion(
    { id, language: label.language, text: label.text, intent: label.intent, slots: label.slots },
    { intent: state.intent, slots: slotsOf({ ...state, ...(second !== undefined && { second }) }) },
  )
  const others = (['order', 'limit', 'group_by', 'compare'] as const).map(
    (name) => [name, label[name], state[name]] as const,
  )
  const differing = [
    ...others,
    ['intent', label.intent, state.intent] as const,
    ['reference', label.reference, pointedTo(reference)] as const,
  ]
    .filter(([, wanted, read]) => !isDeepStrictEqual(wanted, read))
    .map(([name, wanted, read]): Misreading => {
      const [found, label] = [read, wanted].map((value) => JSON.stringify(value) ?? '–')
      return { what: 'differs', name, read: found ?? '', wanted: label ?? '' }
    })
  const { missed, extra } = slots
  return {
    id,
    text: label.text,
    slots,
    wrong: [
      ...differing,
      ...missed.map((pair) => ({ what: 'missed', pair }) as const),
      ...extra.map((pair) => ({ what: 'extra', pair }) as const),
    ],
  }
}

/** As labels have it: what is pointed to, and no way of how it is said. */
function pointedTo(reference: MessageReading['reference']): LabelledTurn['reference'] {
  if (reference === undefined) return undefined
  const { isRecord: _, ...pointed } = reference
  return pointed
}

function partsOf<Line>(
  folder: string,
  kind: string,
): readonly { readonly name: string; readonly lines: readonly Line[] }[] {
  return questionParts
    .map((name) => ({ name, file: join(folder, `${kind}-${name}.jsonl`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, lines: readLabelled<Line>(file) }))
}

function byLanguage<Line extends { readonly language: string }, Figures>(
  lines: readonly Line[],
  of: (lines: readonly Line[]) => Figures,
): Readonly<Record<'all' | 'en' | 'pt', Figures>> {
  const some = (language: string) => of(lines.filter((line) => line.language === language))
  return { all: of(lines), en: some('en'), pt: some('pt') }
}

function shareOf<Item>(items: readonly Item[], isRight: (item: Item) => boolean): number {
  return items.filter(isRight).length / items.length
}

function misreadOf(turns: readonly ScoredTurn[]): readonly MisreadMessage[] {
  return turns
    .filter(({ wrong }) => wrong.length > 0)
    .toSorted((left, right) => right.wrong.length - left.wrong.length)
    .map(({ id, text, wrong }) => ({ id, text, wrong }))
}
