// Chat
// Owns: one conversation at the terminal: what its numbers stand for, and which answer is under way.
// Does not own: connections, and what the answers look like.
// T1. One question is under way at a time; the next line is read when its answer has ended.
// T2. A number stands for what the last answer offered: its choices, or else its suggested questions.

import type { ChatCompleteEvent, ClarificationEvent } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { type Say, sayIn } from '../wire/command-texts.ts'
import type { ChatLines } from './chat-lines.ts'
import { type ChatView, type ChatViewParts, createChatView } from './chat-view.ts'
import type { ChatMessage, HeldChat, ServerChats, TypedQuestion } from './server-chats.ts'
import { ServerFailure } from './server-client.ts'

/** The arguments of the command. */
export interface ChatCommand {
  /** A conversation to go on with. */
  readonly session?: string | undefined
  /** Lines of JSON: what the server says, as it says it. */
  readonly json: boolean
  readonly language: Language
}

export interface ChatParts extends ChatViewParts {
  readonly chats: ServerChats
  readonly lines: ChatLines
  /** Calls back at each Ctrl-C, instead of ending the process; the returned function undoes that. */
  readonly onInterrupt: (handler: () => void) => () => void
  readonly server: string
  readonly colours: 'never' | 'terminal'
}

/** Exit codes, as the README has them. */
const chatExits = { ended: 0, failed: 1, left: 130 } as const

/** Returns the exit code. Throws ServerFailure for what the server refuses before anything is asked, and where a sign-in is over. */
export async function runChat({ session, ...form }: ChatCommand, parts: ChatParts): Promise<number> {
  const view = createChatView({ ...form, server: parts.server, colours: parts.colours }, parts)
  const talk = new Talk(view, sayIn(form.language), parts)
  const stopHearing = parts.onInterrupt(() => talk.interrupt())
  try {
    if (session !== undefined) await talk.goOn(session)
    if (parts.lines.isTyped && !form.json) view.note(sayIn(form.language)('chat_opened'))
    return await talk.hold()
  } finally {
    stopHearing()
    talk.close()
  }
}

class Talk {
  readonly #view: ChatView
  readonly #say: Say
  readonly #parts: ChatParts
  readonly #leaving = new AbortController()
  #held: HeldChat | undefined
  #messages: AsyncIterator<ChatMessage> | undefined
  #session: string | undefined
  /** What numbers stand for. */
  #offered: readonly TypedQuestion[] = []
  #listed: readonly string[] = []
  #messageId: string | undefined
  #state: 'idle' | 'answering' | 'cancelling' = 'idle'

  constructor(view: ChatView, say: Say, parts: ChatParts) {
    this.#view = view
    this.#say = say
    this.#parts = parts
  }

  /** Until the lines end, or its user leaves; the exit code. */
  async hold(): Promise<number> {
    const { lines } = this.#parts
    let hasFailed = false
    for (;;) {
      const line = await this.#orLeft(lines.next(this.#say('chat_prompt')))
      if (line === left) return this.#leave()
      const text = line?.trim()
      if (text === undefined || text === '/quit')
        return hasFailed && !lines.isTyped ? chatExits.failed : chatExits.ended
      if (text === '') continue
      const outcome = text.startsWith('/') ? await this.#command(text) : await this.#ask(text)
      if (outcome === left) return this.#leave()
      if (outcome === 'failed') hasFailed = true
    }
  }

  /** Ctrl-C: cancels what is being answered; without such an answer, or another time, leaves. */
  interrupt(): void {
    if (this.#state === 'answering') {
      this.#state = 'cancelling'
      if (this.#messageId !== undefined) this.#held?.cancel(this.#messageId)
    } else this.#leaving.abort()
  }

  /** Goes on with a conversation of before, and shows it. */
  async goOn(session: string): Promise<void> {
    const messages = await this.#parts.chats.history(session)
    this.#view.history(messages)
    this.#parts.lines.remember(messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])))
    this.#session = session
    this.#offered = []
  }

  close(): void {
    this.#held?.close()
    this.#parts.lines.close()
  }

  #leave(): number {
    if (this.#state !== 'idle' && this.#session !== undefined)
      this.#view.note(this.#say('chat_left', { session: this.#session }))
    return chatExits.left
  }

  async #command(line: string): Promise<'done' | 'failed'> {
    const [command = '', wanted] = line.split(/\s+/)
    try {
      if (command === '/help') this.#view.note(this.#say('chat_help'))
      else if (command === '/history') await this.#history(wanted)
      else if (command === '/new') {
        this.#session = undefined
        this.#offered = []
        this.#view.note(this.#say('chat_new'))
      } else this.#view.note(this.#say('chat_unknown_command', { command }))
      return 'done'
    } catch (error) {
      return this.#told(error)
    }
  }

  async #history(wanted: string | undefined): Promise<void> {
    if (wanted === undefined) {
      const sessions = await this.#parts.chats.sessions()
      this.#listed = sessions.map(({ id }) => id)
      return this.#view.sessions(sessions)
    }
    if (!/^\d+$/.test(wanted)) return this.goOn(wanted)
    const id = this.#listed[Number(wanted) - 1]
    if (id === undefined) return this.#view.note(this.#say('chat_unknown_number', { number: wanted }))
    return this.goOn(id)
  }

  async #ask(text: string): Promise<'done' | 'failed' | typeof left> {
    const question = (/^\d{1,3}$/.test(text) ? this.#offered[Number(text) - 1] : undefined) ?? { message: text }
    this.#state = 'answering'
    this.#messageId = undefined
    this.#offered = []
    try {
      const messages = this.#open()
      const id = this.#held?.ask({ ...question, ...(this.#session && { session_id: this.#session }) })
      const outcome = await this.#orLeft(this.#follow(messages, id))
      if (outcome !== left) this.#state = 'idle'
      return outcome
    } catch (error) {
      this.#drop()
      this.#state = 'idle'
      return this.#told(error)
    }
  }

  #open(): AsyncIterator<ChatMessage> {
    this.#held ??= this.#parts.chats.hold()
    this.#messages ??= this.#held.messages[Symbol.asyncIterator]()
    return this.#messages
  }

  #drop(): void {
    this.#held?.close()
    this.#held = undefined
    this.#messages = undefined
  }

  async #follow(messages: AsyncIterator<ChatMessage>, id: string | undefined): Promise<'done' | 'failed'> {
    for (;;) {
      const { value: message, done } = await messages.next()
      if (done === true) throw new ServerFailure(this.#say('chat_broken'), { isPassing: true })
      if (message.value.id !== id) continue
      this.#heard(message)
      this.#view.show(message)
      if (message.type === 'complete') return 'done'
      if (message.type === 'error') return 'failed'
    }
  }

  #heard({ type, value }: ChatMessage): void {
    const { message_id, session_id } = value as Partial<ChatCompleteEvent>
    if (message_id !== undefined && this.#messageId === undefined) {
      this.#messageId = message_id
      if (this.#state === 'cancelling') this.#held?.cancel(message_id)
    }
    if (session_id !== undefined) this.#session = session_id
    if (type === 'clarification')
      this.#offered = (value as ClarificationEvent).options.map(({ id: choice }) => ({ choice }))
    if (type === 'complete' && this.#offered.length === 0)
      this.#offered = ((value as ChatCompleteEvent).suggested_questions ?? []).map((message) => ({ message }))
  }

  #told(error: unknown): 'failed' {
    // Nothing more can be asked before its user signs in again.
    if (!(error instanceof ServerFailure) || error.isSignedOut) throw error
    this.#view.note(error.message)
    return 'failed'
  }

  /** What is waited for, or that its user leaves. */
  async #orLeft<Value>(wanted: Promise<Value>): Promise<Value | typeof left> {
    const { signal } = this.#leaving
    if (signal.aborted) return left
    let stop = (): void => {}
    const leaving = new Promise<typeof left>((resolve) => {
      stop = () => resolve(left)
      signal.addEventListener('abort', stop)
    })
    // What comes after that is nobody's any more.
    wanted.catch(() => undefined)
    return Promise.race([wanted, leaving]).finally(() => signal.removeEventListener('abort', stop))
  }
}

const left = Symbol('left')
