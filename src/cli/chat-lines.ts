// The lines of a conversation: typed at a terminal, with those before them under the arrow keys, or read from a file or a pipe.

import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import { limits } from '../limits.ts'
import type { TerminalStreams } from './terminal.ts'

export interface ChatLines {
  /** Nobody types: each line is asked when the answer before it has ended. */
  readonly isTyped: boolean
  /** The next line; undefined behind the last one. */
  next(prompt: string): Promise<string | undefined>
  /** What the arrow keys go back to, the latest last. */
  remember(lines: readonly string[]): void
  close(): void
}

export function openLines({ stdin, stderr }: TerminalStreams): ChatLines {
  return stdin.isTTY ? new TypedLines({ stdin, stderr }) : new ReadLines(stdin)
}

class ReadLines implements ChatLines {
  readonly isTyped = false
  readonly #reader: Interface
  readonly #lines: AsyncIterator<string>

  constructor(input: NodeJS.ReadableStream) {
    this.#reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    this.#lines = this.#reader[Symbol.asyncIterator]()
  }

  async next(): Promise<string | undefined> {
    const { value, done } = await this.#lines.next()
    return done === true ? undefined : value
  }

  remember(): void {}

  close(): void {
    this.#reader.close()
  }
}

/** What is typed while nobody waits for it is not shown, and is the next line. */
class TypedLines implements ChatLines {
  readonly isTyped = true
  readonly #reader: Interface & { history?: string[] }
  readonly #typed: string[] = []
  #isShown = false
  #isClosed = false
  #wake = (): void => {}

  constructor({ stdin, stderr }: TerminalStreams) {
    const shown = new Writable({
      write: (chunk, _, done) => {
        if (this.#isShown) stderr.write(chunk)
        done()
      },
    })
    const output = Object.defineProperty(shown, 'columns', { get: () => stderr.columns })
    this.#reader = createInterface({ input: stdin, output, terminal: true, historySize: limits.chatLinesRemembered })
    this.#reader.on('line', (line) => {
      this.#typed.push(line)
      this.#wake()
    })
    this.#reader.on('close', () => {
      // What comes after it does not stand on the line of the prompt.
      if (this.#isShown) stderr.write('\n')
      this.#isClosed = true
      this.#wake()
    })
    // A terminal that is read in raw mode does not send the signal by itself.
    this.#reader.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  }

  async next(prompt: string): Promise<string | undefined> {
    this.#isShown = true
    this.#reader.setPrompt(prompt)
    this.#reader.prompt(true)
    while (this.#typed.length === 0 && !this.#isClosed)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    this.#isShown = false
    return this.#typed.shift()
  }

  remember(lines: readonly string[]): void {
    this.#reader.history?.unshift(...lines.toReversed().slice(0, limits.chatLinesRemembered))
  }

  close(): void {
    this.#reader.close()
  }
}
