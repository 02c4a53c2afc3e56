// Response bodies: decompressed and bounded.

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { HttpAnswer } from '../platform/fetch.ts'
import { ProblemThrown } from './problem.ts'

/** The body's bytes, decompressed from gzip; `too_large` where either form exceeds `bytesMax`. */
export async function* bodyOf(answer: HttpAnswer, bytesMax: number): AsyncGenerator<Uint8Array> {
  const coding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  // The request accepts gzip alone.
  if (!['identity', 'gzip', 'x-gzip', ''].includes(coding)) throw new ProblemThrown({ code: 'unexpected_content' })
  if (Number(answer.headers['content-length'] ?? 0) > bytesMax) throw new ProblemThrown({ code: 'too_large' })
  const packed = bounded(answer.body, bytesMax)
  yield* coding.endsWith('gzip') ? bounded(gunzip(packed), bytesMax) : packed
}

/** The whole body. Errors as `bodyOf`. */
export async function wholeBody(answer: HttpAnswer, bytesMax: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of bodyOf(answer, bytesMax)) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* bounded(input: AsyncIterable<Uint8Array>, bytesMax: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of input) {
    size += piece.length
    if (size > bytesMax) throw new ProblemThrown({ code: 'too_large' })
    yield piece
  }
}

async function* gunzip(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = createGunzip()
  // `pipeline` destroys the stream with the source's error, which the loop below throws.
  const fed = pipeline(Readable.from(input, { objectMode: true }), stream).catch(() => undefined)
  try {
    for await (const piece of stream) yield piece as Uint8Array
  } catch (error) {
    // Corrupt compression is a failed transfer; any other error is rethrown.
    if (!String((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_')) throw error
    throw new ProblemThrown({ code: 'connection_failed' }, { cause: error })
  } finally {
    stream.destroy()
    await fed
  }
}
