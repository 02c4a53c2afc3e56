// Bytes that are hashed as they are read.

import { createHash } from 'node:crypto'

export class HashedBytes implements AsyncIterable<Uint8Array> {
  readonly #bytes: AsyncIterable<Uint8Array>
  readonly #hash = createHash('sha256')

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#bytes = bytes
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const piece of this.#bytes) {
      this.#hash.update(piece)
      yield piece
    }
  }

  /** Of what was read; once. */
  digest(): string {
    return this.#hash.digest('hex')
  }
}
