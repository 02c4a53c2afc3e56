// The terminal of a command: questions to the person before it, and Ctrl-C.

import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

export interface TerminalStreams {
  readonly stdin: NodeJS.ReadStream
  readonly stderr: NodeJS.WriteStream
}

/** Asks on standard error, so that standard output holds results alone; a secret answer is not shown. Rejects where input ends. */
export function createAsk({ stdin, stderr }: TerminalStreams) {
  // Without a terminal each line of the input is an answer.
  const lines = stdin.isTTY ? undefined : createInterface({ input: stdin })[Symbol.asyncIterator]()
  return async (
    question: string,
    { isSecret, signal }: { readonly isSecret: boolean; readonly signal?: AbortSignal },
  ) => {
    stderr.write(question)
    const answer =
      lines === undefined ? await askTerminal(isSecret, { stdin, stderr }, signal) : (await lines.next()).value
    if (isSecret || lines !== undefined) stderr.write('\n')
    return String(answer ?? '').trim()
  }
}

function askTerminal(isSecret: boolean, { stdin, stderr }: TerminalStreams, signal?: AbortSignal): Promise<string> {
  const shown = new Writable({
    write(chunk, _, done) {
      if (!isSecret) stderr.write(chunk)
      done()
    },
  })
  return new Promise((resolve, reject) => {
    const reader = createInterface({ input: stdin, output: shown, terminal: true })
    // What is settled first counts: closing is heard too.
    const end = (settle: () => void) => {
      settle()
      reader.close()
    }
    reader.once('line', (line) => end(() => resolve(line)))
    reader.once('close', () => resolve(''))
    // A terminal that is read in raw mode does not send the signal by itself.
    reader.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
  })
}

/** Calls back at each Ctrl-C, instead of ending the process. */
export function onInterrupt(handler: () => void): () => void {
  process.on('SIGINT', handler)
  return () => process.off('SIGINT', handler)
}
