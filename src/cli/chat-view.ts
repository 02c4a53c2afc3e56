// Chat view: a conversation as people or programs read it. Answers go to standard output, all else to the other one.

import type {
  ChatCompleteEvent,
  ChatErrorEvent,
  ChatHistoryItem,
  ChatSession,
  ChunkEvent,
  ClarificationEvent,
  ThinkingEvent,
} from '../domain/generated/wire-types.ts'
import { printableLine, printableText } from '../domain/printable-text.ts'
import type { Language } from '../domain/vocabulary.ts'
import { type Say, sayIn } from '../wire/command-texts.ts'
import { toPortuguese } from '../wire/rename.ts'
import type { ViewParts } from './run-view.ts'
import type { ChatMessage } from './server-chats.ts'

export interface ChatView {
  show(message: ChatMessage): void
  history(messages: readonly ChatHistoryItem[]): void
  sessions(sessions: readonly ChatSession[]): void
  /** A sentence of the command itself. */
  note(sentence: string): void
}

export interface ChatForm {
  readonly json: boolean
  readonly language: Language
  readonly colours: 'never' | 'terminal'
  /** Address that the paths of evidence are of. */
  readonly server: string
}

export interface ChatViewParts extends ViewParts {
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean }
}

export function createChatView(form: ChatForm, parts: ChatViewParts): ChatView {
  return form.json ? new JsonView(form.language, parts) : new TextView(form, parts)
}

/** Each message of the server, as it says it, a line. */
class JsonView implements ChatView {
  readonly #language: Language
  readonly #parts: ChatViewParts

  constructor(language: Language, parts: ChatViewParts) {
    this.#language = language
    this.#parts = parts
  }

  show({ spelled }: ChatMessage): void {
    this.#write(spelled)
  }

  history(messages: readonly ChatHistoryItem[]): void {
    for (const message of messages) this.#write({ type: 'history', ...this.#spell('ChatHistoryItem', message) })
  }

  sessions(sessions: readonly ChatSession[]): void {
    for (const session of sessions) this.#write({ type: 'session', ...this.#spell('ChatSession', session) })
  }

  note(sentence: string): void {
    this.#parts.stderr.write(`${sentence}\n`)
  }

  #spell(schema: string, value: object): object {
    return this.#language === 'pt' ? Object(toPortuguese(schema, value)) : value
  }

  #write(value: unknown): void {
    this.#parts.stdout.write(`${JSON.stringify(value)}\n`)
  }
}

const styles = { bold: '1', dim: '2', link: '36', failure: '31' } as const

class TextView implements ChatView {
  readonly #say: Say
  readonly #server: string
  readonly #parts: ChatViewParts
  readonly #colours: ChatForm['colours']
  #isStatusShown = false
  /** The answer stands at the begin of a line. */
  #isAtBegin = true

  constructor({ language, server, colours }: ChatForm, parts: ChatViewParts) {
    this.#say = sayIn(language)
    this.#server = server
    this.#parts = parts
    this.#colours = colours
  }

  show({ type, value }: ChatMessage): void {
    if (type === 'thinking') this.#status((value as ThinkingEvent).status)
    if (type === 'chunk') this.#write(printableText((value as ChunkEvent).content))
    if (type === 'clarification') this.#choices(value as ClarificationEvent)
    if (type === 'complete') this.#end(value as ChatCompleteEvent)
    if (type === 'error') this.note(this.#in('failure', printableLine((value as ChatErrorEvent).message), 'stderr'))
  }

  history(messages: readonly ChatHistoryItem[]): void {
    for (const { role, content } of messages)
      this.#write(
        role === 'user' ? `${this.#in('bold', `> ${printableLine(content)}`)}\n` : `${printableText(content)}\n\n`,
      )
  }

  sessions(sessions: readonly ChatSession[]): void {
    if (sessions.length === 0) this.note(this.#say('chat_none'))
    const rows = sessions.map(({ id, title, last_message_at }, at) => {
      const day = last_message_at.slice(0, '2024-01-01'.length)
      return `${String(at + 1).padStart(3)}. ${printableLine(title)}  ${this.#in('dim', `${day}  ${id}`)}\n`
    })
    this.#write(rows.join(''))
  }

  note(sentence: string): void {
    this.#clear()
    if (!this.#isAtBegin) this.#write('\n')
    this.#parts.stderr.write(`${sentence}\n`)
  }

  #choices({ question, options }: ClarificationEvent): void {
    if (!this.#isAtBegin) this.#write('\n')
    this.#write(`${printableLine(question)}\n`)
    const rows = options.map(({ label, records }, at) => {
      const count = this.#in('dim', this.#say('chat_records', { count: records }))
      return `  ${at + 1}. ${printableLine(label)}  ${count}`
    })
    this.#list('chat_choices', rows)
  }

  #end({ evidence = [], suggested_questions = [], ignored = [], notes = [], partial }: ChatCompleteEvent): void {
    if (!this.#isAtBegin) this.#write('\n')
    this.#clear()
    if (partial) this.note(this.#say('chat_cancelled'))
    const sources = evidence.map(({ label, href }) => {
      return `  - ${printableLine(label)}  ${this.#in('link', `${this.#server}${printableLine(href)}`)}`
    })
    if (ignored.length > 0) {
      const words = ignored.map((word) => `“${printableLine(word)}”`).join(', ')
      this.#write(`\n${this.#in('dim', this.#say('chat_ignored', { words }))}\n`)
    }
    this.#list(
      'chat_notes',
      notes.map(({ text, explanation }) => `  - “${printableLine(text)}”: ${printableLine(explanation)}`),
    )
    this.#list('chat_sources', sources)
    this.#list(
      'chat_next',
      suggested_questions.map((question, at) => `  ${at + 1}. ${printableLine(question)}`),
    )
    this.#write('\n')
  }

  #list(title: 'chat_sources' | 'chat_next' | 'chat_choices' | 'chat_notes', rows: readonly string[]): void {
    if (rows.length === 0) return
    if (!this.#isAtBegin) this.#write('\n')
    this.#write(`\n${this.#in('bold', this.#say(title))}\n${rows.join('\n')}\n`)
  }

  /** What the answer is at, on a line that the next one replaces; on a terminal alone. */
  #status(text: string): void {
    if (this.#parts.stderr.isTTY !== true || !this.#isAtBegin) return
    this.#clear()
    this.#parts.stderr.write(this.#in('dim', `${printableLine(text)} …`, 'stderr'))
    this.#isStatusShown = true
  }

  #clear(): void {
    if (this.#isStatusShown) this.#parts.stderr.write('\r\u001b[2K')
    this.#isStatusShown = false
  }

  #write(text: string): void {
    if (text === '') return
    this.#clear()
    this.#parts.stdout.write(text)
    this.#isAtBegin = text.endsWith('\n')
  }

  #in(style: keyof typeof styles, text: string, on: 'stdout' | 'stderr' = 'stdout'): string {
    const isColoured = this.#colours === 'terminal' && this.#parts[on].isTTY === true
    return isColoured ? `\u001b[${styles[style]}m${text}\u001b[0m` : text
  }
}
