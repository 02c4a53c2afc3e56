// RequestBody
// Owns: the chunks between the socket and the reader, and the sender's pace.   Does not own: what the bytes mean.
// B1. At most limits.bodyQueueBytesMax and one socket read are held, however large the body is.
// B2. A reader gets every byte in order, or an error; never a silent end.
// B3. A chunked body is complete only once its turn has ended without another request behind it: until then the library ends
//     the connection at whatever follows, and the body is lost instead of read.
// B4. A slow sender is not cut off by the library: the time of a request is its deadline's.
// B5. The sender is never left paused: the next request of the connection would wait for ever.
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { HttpResponse } from './native.ts'

/** The client went away before its request was complete. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** How the end of a body is announced: not at all, by its length, or by a last chunk. */
export type Framing = 'none' | 'length' | 'chunks'

export class RequestBody {
  readonly #response: HttpResponse
  readonly #framing: Framing
  readonly #queue: Uint8Array[] = []
  #queuedBytes = 0
  #paused = false
  #state: 'receiving' | 'discarding' | 'ending' | 'complete' | 'lost' | 'closed'
  #wake: (() => void) | null = null

  /** Must be made while the request's callback runs, so that no chunk is missed. */
  constructor(response: HttpResponse, framing: Framing) {
    this.#response = response
    this.#framing = framing
    this.#state = framing === 'none' ? 'complete' : 'receiving'
    if (framing !== 'none') response.onData((chunk, isLast) => this.#receive(chunk, isLast))
  }

  /** True when the last byte has come from the client, read or not. */
  get complete(): boolean {
    return this.#state === 'complete'
  }

  /** False once the rest is dropped instead of read. */
  get isRead(): boolean {
    return this.#state === 'receiving'
  }

  /** The bytes as they come; pauses the sender while the reader is busy. Throws PAYLOAD_TOO_LARGE and ConnectionLost. */
  async *read(bytesMax: number): AsyncGenerator<Uint8Array, void, undefined> {
    let bytes = 0
    for (let chunk = await this.#next(); chunk !== null; chunk = await this.#next()) {
      bytes += chunk.length
      if (bytes > bytesMax) throw new AppError('PAYLOAD_TOO_LARGE', { maximum_bytes: bytesMax })
      yield chunk
    }
  }

  /** The whole body, at most `bytesMax` of it. */
  async collect(bytesMax: number): Promise<Uint8Array> {
    const chunks: Uint8Array[] = []
    for await (const chunk of this.read(bytesMax)) chunks.push(chunk)
    return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)
  }

  /** Reads and drops what is left, up to limits.bodyDiscardedBytesMax; true when the body ended within that. */
  async discard(): Promise<boolean> {
    if (this.#state === 'receiving') this.#state = 'discarding'
    this.#queue.length = 0
    this.#wakeReader() // A reader that is still there learns that the body is no longer its own.
    this.#resumeSender()
    for (this.#queuedBytes = 0; this.#state === 'discarding'; await this.#woken()) {
      if (this.#queuedBytes > limits.bodyDiscardedBytesMax) return false
    }
    return this.#state === 'complete'
  }

  /**
   * Lets the sender go on, just before the answer ends. Not as soon as the body is complete: the library then counts 30 s of
   * silence against the answer.
   */
  release(): void {
    if (this.#paused) this.#response.resume()
    this.#paused = false
  }

  /** The client has gone: wakes the reader, who gets ConnectionLost. */
  lose(): void {
    if (this.#state !== 'complete') this.#state = 'lost'
    this.#wakeReader()
  }

  /** The answer has been sent: the response may no longer be touched. */
  close(): void {
    this.#state = this.#state === 'complete' ? 'complete' : 'closed'
    this.#wakeReader()
  }

  #receive(chunk: ArrayBuffer, isLast: boolean): void {
    if (!this.#isOpen) return
    this.#queuedBytes += chunk.byteLength
    // The library takes the buffer back after this call.
    if (this.#state === 'receiving' && chunk.byteLength > 0) this.#queue.push(new Uint8Array(chunk.slice(0)))
    if (isLast) this.#end()
    else if (this.#state === 'receiving' && this.#queuedBytes >= limits.bodyQueueBytesMax) this.#pauseSender()
    else if (this.#state === 'receiving' && chunk.byteLength < limits.slowPieceBytesMax) this.#expectMore()
    this.#wakeReader()
  }

  /** The library ends the connection after 30 s in which less than 16 KB a second came, unless its timer begins anew. */
  #expectMore(): void {
    if (this.#paused) return
    this.#response.pause()
    this.#response.resume()
  }

  #end(): void {
    this.#state = this.#framing === 'chunks' ? 'ending' : 'complete'
    if (this.#state === 'ending') setImmediate(() => this.#complete())
  }

  #complete(): void {
    if (this.#state === 'ending') this.#state = 'complete'
    this.#wakeReader()
  }

  get #isOpen(): boolean {
    return this.#state === 'receiving' || this.#state === 'discarding'
  }

  async #next(): Promise<Uint8Array | null> {
    while (this.#queue.length === 0) {
      if (this.#state === 'complete') return null
      if (this.#state !== 'receiving' && this.#state !== 'ending')
        throw new ConnectionLost('the request ended before its body did')
      await this.#woken()
    }
    const chunk = this.#queue.shift() as Uint8Array
    this.#queuedBytes -= chunk.length
    if (this.#queuedBytes < limits.bodyQueueBytesMax) this.#resumeSender()
    return chunk
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  #wakeReader(): void {
    this.#wake?.()
    this.#wake = null
  }

  #pauseSender(): void {
    if (this.#paused) return
    this.#paused = true
    this.#response.pause()
  }

  #resumeSender(): void {
    if (this.#isOpen) this.release()
  }
}
