// A report asked for in words that are no question by themselves: `write this up`, `preciso disso em PDF`.

import { readQuestion } from '../question/read-question.ts'
import { asksForReportAlone, plainOf } from './message-cues.ts'
import { findWriteUp } from './report-wish.ts'

const report = 'faça um relatório'

/** The message with a report that is asked for in other words, in words that are read as one; a place or party that it names stays. */
export function withReportAsked(said: string, { today }: { readonly today: number }): string {
  const plain = plainOf(said)
  const [from, to] = findWriteUp(plain) ?? []
  if (from === undefined) return asksForReportAlone(plain) ? report : said
  const text = `${said.slice(0, from)}relatório disso${said.slice(to)}`
  const { filters, named } = readQuestion(text, { today })
  return Object.keys(filters).length + named.length > 0 ? text : report
}
