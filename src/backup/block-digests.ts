// Digests of a file as it passes: one of the whole, and one of each block, so that damage is named by where it lies.

import { createHash, type Hash } from 'node:crypto'
import { limits } from '../limits.ts'

export interface FileDigests {
  readonly bytes: number
  /** SHA-256 in hex. */
  readonly sha256: string
  /** SHA-256 in hex of each limits.backupBlockBytes; the last block may be shorter. */
  readonly blocks: readonly string[]
}

/** Owns: the digests begun.   Does not own: the bytes, which are not kept. */
export class BlockDigests {
  readonly #whole = createHash('sha256')
  readonly #blocks: string[] = []
  #block: Hash = createHash('sha256')
  #inBlock = 0
  #bytes = 0

  update(chunk: Buffer): void {
    this.#whole.update(chunk)
    this.#bytes += chunk.length
    for (let at = 0; at < chunk.length; ) {
      const end = Math.min(chunk.length, at + limits.backupBlockBytes - this.#inBlock)
      this.#block.update(chunk.subarray(at, end))
      this.#inBlock += end - at
      at = end
      if (this.#inBlock === limits.backupBlockBytes) this.#endBlock()
    }
  }

  finish(): FileDigests {
    if (this.#inBlock > 0) this.#endBlock()
    return { bytes: this.#bytes, sha256: this.#whole.digest('hex'), blocks: this.#blocks }
  }

  #endBlock(): void {
    this.#blocks.push(this.#block.digest('hex'))
    this.#block = createHash('sha256')
    this.#inBlock = 0
  }
}
