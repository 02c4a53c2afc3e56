// A conversation over WebSockets: questions are asked while it is open, and their answers read as they come.

import type { Client } from './client.ts'
import { connect, type SocketOptions } from './connections.ts'
import { ConnectionError } from './failures.ts'
import { chatFieldNames } from './generated/field-names.ts'
import type { ChatMessages } from './generated/messages.ts'
import { fieldOf, textOf } from './json-fields.ts'
import type { CallOptions, Language, OperationRow, Types } from './operation-row.ts'

export type ChatCall<L extends Language> = CallOptions &
  SocketOptions & {
    /** What is asked first. */
    readonly questions?: readonly ChatQuestion<L>[]
    /** The conversation stays open when the last of its answers has ended. */
    readonly keepOpen?: true
  }

/** A question as its asker writes it. */
export type ChatQuestion<L extends Language> = Omit<Types[L]['ChatQuestion'], 'type' | 'id'>

/** A conversation, whose connection opens with the first message that is asked for. Answers come in the order of their questions. */
export interface Chat<L extends Language> extends AsyncGenerator<ChatMessages[L], void> {
  /** Returns the `id` that the messages of the answer have. */
  ask(question: ChatQuestion<L>): string
  /** Cancels an answer by its id; false while there is no connection. */
  cancel(messageId: string): boolean
  /** Ends the conversation, also for who waits for its next message; the answers go on without it. */
  close(): void
}

/**
 * Messages of all answers, until the last of them has ended. After a break each goes on behind its last message; a question
 * of which it is not known whether it was taken is not asked again, and a ConnectionError says so. Throws a PrumoError.
 */
export function holdChat<L extends Language>(client: Client<L>, row: OperationRow, call: ChatCall<L> = {}): Chat<L> {
  const closing = new AbortController()
  const answers = new Answers(client.language)
  for (const question of call.questions ?? []) answers.ask(question)
  let send: ((text: string) => void) | undefined
  const signal = call.signal === undefined ? closing.signal : AbortSignal.any([call.signal, closing.signal])
  const connecting = { call: { ...call, signal }, query: () => ({}), diagnose: async () => undefined }

  async function* messages(): AsyncGenerator<ChatMessages[L], void> {
    try {
      for await (const socket of connect(client, row, connecting)) {
        send = (text) => socket.send(text)
        for (const text of answers.requests()) send(text)
        for await (const message of socket.messages) {
          answers.heard(message)
          yield message as ChatMessages[L]
          if (answers.isEmpty && !call.keepOpen) return
        }
        send = undefined
        if (answers.isUnsure)
          throw new ConnectionError('the connection broke before the question was known to be taken', unsent)
      }
    } catch (error) {
      if (!closing.signal.aborted || call.signal?.aborted) throw error
    } finally {
      send = undefined
    }
  }

  return Object.assign(messages(), {
    ask: (question: ChatQuestion<L>) => answers.ask(question, send),
    cancel: (messageId: string) => {
      send?.(answers.cancellation(messageId))
      return send !== undefined
    },
    close: () => closing.abort(),
  })
}

const unsent = { requestId: '', attempts: 1 }

/** What was asked, and how far each answer has come. */
class Answers {
  readonly #language: Language
  /** By the id of the question. */
  readonly #open = new Map<string, OpenAnswer>()
  #asked = 0

  constructor(language: Language) {
    this.#language = language
  }

  get isEmpty(): boolean {
    return this.#open.size === 0
  }

  /** Whether a question was sent, and nothing has come of it. */
  get isUnsure(): boolean {
    return [...this.#open.values()].some(({ isSent, messageId }) => isSent && messageId === undefined)
  }

  ask(question: object, send?: (text: string) => void): string {
    const id = String(++this.#asked)
    const text = JSON.stringify({ ...question, type: 'chat', id })
    send?.(text)
    this.#open.set(id, { text, isSent: send !== undefined })
    return id
  }

  /** What a new connection is sent: the rest of each answer, and what has not been asked yet. */
  requests(): readonly string[] {
    const names = chatFieldNames[this.#language]
    return [...this.#open].map(([id, answer]) => {
      const { text, messageId, sequence } = answer
      this.#open.set(id, { ...answer, isSent: true })
      if (messageId === undefined) return text
      return JSON.stringify({ type: 'resume', [names.message_id]: messageId, [names.sequence]: sequence, id })
    })
  }

  cancellation(messageId: string): string {
    return JSON.stringify({ type: 'cancel', [chatFieldNames[this.#language].message_id]: messageId })
  }

  heard(message: unknown): void {
    const names = chatFieldNames[this.#language]
    const id = textOf(message, 'id') ?? ''
    const answer = this.#open.get(id)
    if (answer === undefined) return
    const type = textOf(message, 'type')
    const messageId = textOf(message, names.message_id)
    const sequence = fieldOf(message, names.sequence)
    if (type === 'complete' || type === 'error') this.#open.delete(id)
    else if (messageId !== undefined) this.#open.set(id, { ...answer, messageId, sequence })
  }
}

interface OpenAnswer {
  readonly text: string
  readonly isSent: boolean
  /** Absent before its first message. */
  readonly messageId?: string
  readonly sequence?: unknown
}
