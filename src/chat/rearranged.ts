// Messages that turn the order of a ranking, or change the number of what is listed.

import { readNumber } from '../question/numbers.ts'
import type { QuestionReading } from '../question/question-reading.ts'
import { tokenize } from '../question/tokens.ts'
import type { ChatState } from './chat-state.ts'

/** `and the least?` after a ranking turns its order. */
export function reordered(read: QuestionReading, { order, group_by }: ChatState, plain: string): QuestionReading {
  if (read.order !== undefined || order === undefined || group_by === undefined) return read
  const found =
    /\b(?:(menos|least|fewest|menor(?:es)?|lowest|smallest)|mais|most|maior(?:es)?|highest|biggest)\b(?= ?$| ?[?.!]| gast| receb| spen| contrat)/.exec(
      plain,
    )
  if (found === null) return read
  const turned = { by: order.by, direction: found[1] === undefined ? ('desc' as const) : ('asc' as const) }
  return { ...read, order: turned, understood: [...read.understood, { kind: 'order', text: found[0], value: turned }] }
}

/** `make it ten` where a number of records was asked for. */
export function relimited(read: QuestionReading, { limit }: ChatState, plain: string): QuestionReading {
  const words =
    /^[\s,.!]*(?:so |just |only |apenas )?(\d{1,3}|[a-z]+)(?: (?:instead|then|please|entao|por favor|agora|now))?[\s.!?]*$/.exec(
      plain,
    )?.[1]
  const number =
    words === undefined
      ? undefined
      : readNumber({ text: words, tokens: tokenize(words), today: 0, parts: [] }, 0)?.value
  if (limit === undefined || read.limit !== undefined || number === undefined || number < 1 || number > limitMost)
    return read
  return {
    ...read,
    limit: number,
    understood: [...read.understood, { kind: 'limit', text: words ?? '', value: number }],
    ignored: [],
  }
}
/** Choice: a larger number is a year or an amount. */
const limitMost = 999
