// The text of a body, piece by piece, and how it can end before its end.

import { AbortedError, ConnectionError, type Sent, TimeoutError } from './failures.ts'

export interface Reading extends Sent {
  readonly signal: AbortSignal | undefined
  /** Milliseconds without anything after which it counts as broken; absent: none. */
  readonly silenceMaxMs?: number
}

/** Pieces of text, each read when it is asked for. Throws a PrumoError where the connection breaks, or is silent for too long. */
export async function* textsOf(body: ReadableStream<Uint8Array>, reading: Reading): AsyncGenerator<string, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await readOnce(reader, reading)
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    // A reader that leaves early ends the connection; of one that has failed there is nothing to cancel.
    await reader.cancel().catch(() => undefined)
  }
}

async function readOnce(reader: ReadableStreamDefaultReader<Uint8Array>, { signal, silenceMaxMs, ...sent }: Reading) {
  const aborted = (cause: unknown) => new AbortedError('the call was aborted', { ...sent, cause })
  if (signal?.aborted) throw aborted(signal.reason)
  let isSilent = false
  const end = () => {
    isSilent = true
    reader.cancel().catch(() => undefined)
  }
  const timer = silenceMaxMs === undefined ? undefined : setTimeout(end, silenceMaxMs)
  try {
    const read = await reader.read()
    if (!isSilent) return read
  } catch (cause) {
    if (signal?.aborted) throw aborted(signal.reason)
    throw new ConnectionError('the answer broke off', { ...sent, cause })
  } finally {
    clearTimeout(timer)
  }
  throw new TimeoutError(`nothing came for ${silenceMaxMs} ms`, sent)
}
