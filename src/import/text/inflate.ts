// Deflated data inside another format, which zlib reads up to its own end.

import { createInflateRaw } from 'node:zlib'
import type { ByteSource } from './byte-source.ts'
import { InputFailure, unread } from './input-failure.ts'

/** What a break within deflated data is called: the data is damaged, or the input ends before it does. */
export interface InflateFailures {
  readonly broken: InputFailure['reason']
  readonly truncated: InputFailure['reason']
}

/** The inflated bytes of the deflated data that begins here; what follows it stays in the source. Throws InputFailure. */
export async function* inflate(source: ByteSource, failures: InflateFailures): AsyncGenerator<Uint8Array> {
  const engine = createInflateRaw()
  const stopped = new Promise<void>((resolve) => engine.once('close', resolve))
  let last: Uint8Array = new Uint8Array(0)
  let fed = 0
  // zlib takes no more input once the deflated data has ended, and may not call back the last write before it closes.
  const feeding = (async () => {
    while (!engine.destroyed && engine.bytesWritten === fed) {
      const piece = await source.next()
      if (piece === undefined) {
        engine.end()
        return
      }
      last = piece
      fed += piece.length
      await Promise.race([new Promise<void>((resolve) => engine.write(piece, () => resolve())), stopped])
    }
  })().catch((error: unknown) => engine.destroy(error instanceof Error ? error : new InputFailure('input_failed')))
  try {
    for await (const chunk of engine) yield chunk as Uint8Array
  } catch (cause) {
    yield* unread(engine)
    if (cause instanceof InputFailure) throw cause
    // The code of an input that ends too early.
    const isCut = cause instanceof Error && 'code' in cause && cause.code === 'Z_BUF_ERROR'
    throw new InputFailure(isCut ? failures.truncated : failures.broken, { cause })
  } finally {
    engine.destroy()
    await feeding
  }
  source.unread(last.subarray(last.length - (fed - engine.bytesWritten)))
}
