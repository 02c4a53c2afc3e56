// The bytes of an input in order, for readers of parts that state their own length or end.

/** The bytes of an input in order; bytes that were read too far can be put back. */
export class ByteSource {
  readonly #iterator: AsyncIterator<Uint8Array>
  #back: Uint8Array = new Uint8Array(0)

  constructor(input: AsyncIterable<Uint8Array>) {
    this.#iterator = input[Symbol.asyncIterator]()
  }

  async next(): Promise<Uint8Array | undefined> {
    const back = this.#back
    this.#back = new Uint8Array(0)
    if (back.length > 0) return back
    for (;;) {
      const next = await this.#iterator.next()
      if (next.done === true) return undefined
      if (next.value.length > 0) return next.value
    }
  }

  unread(bytes: Uint8Array): void {
    this.#back = this.#back.length === 0 ? bytes : Buffer.concat([bytes, this.#back])
  }

  /** The next `count` bytes, fewer at the end. */
  async take(count: number): Promise<Buffer> {
    const parts: Uint8Array[] = []
    for (let left = count; left > 0; ) {
      const piece = await this.next()
      if (piece === undefined) break
      const own = piece.subarray(0, left)
      if (own.length < piece.length) this.unread(piece.subarray(own.length))
      left -= own.length
      parts.push(own)
    }
    return Buffer.concat(parts)
  }

  async close(): Promise<void> {
    await this.#iterator.return?.()
  }
}
