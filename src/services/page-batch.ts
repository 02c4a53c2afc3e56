// Coalesces fetched pages into one import.

import { hash } from 'node:crypto'
import type { FetchedPage } from '../connectors/connector.ts'
import type { SourcePage } from '../import/importer.ts'
import { limits } from '../limits.ts'

/** Pages to be imported as one file. */
export interface TakenPages {
  readonly first: FetchedPage
  readonly pages: readonly FetchedPage[]
  /** First record of each page; undefined for a file. */
  readonly places: readonly SourcePage[] | undefined
  readonly bytes: AsyncIterable<Uint8Array>
}

// PageBatch
// Owns: pages that were fetched and not yet imported.   Does not own: when they are.
// B1. A file is a batch of its own; pages of JSON are concatenated, one document a line, until the batch is full.
// B2. Pages that are summed stay in one batch, whose maximum is that of the run.
export class PageBatch {
  #pages: FetchedPage[] = []
  #places: SourcePage[] = []
  #pieces: Uint8Array[] = []
  #records = 0
  #bytes = 0

  /** True when the pages are valid together alone. */
  get isWhole(): boolean {
    return this.#pages[0]?.whole === true
  }

  get isFull(): boolean {
    if (this.#pages[0]?.items === undefined) return this.#pages.length > 0
    const isLarge = this.#bytes >= limits.connectorBatchBytesMax || this.#pages.length >= limits.connectorBatchPagesMax
    return isLarge && !this.isWhole
  }

  /** True when a page can join the batch. */
  joins(page: FetchedPage): boolean {
    return this.#pages.length === 0 || page.items !== undefined
  }

  async add(page: FetchedPage): Promise<void> {
    this.#pages.push(page)
    if (page.items === undefined) return
    const pieces: Uint8Array[] = []
    for await (const piece of page.bytes) pieces.push(piece)
    const bytes = Buffer.concat(pieces)
    this.#places.push({ first: this.#records + 1, url: page.url, sha256: hash('sha256', bytes, 'hex') })
    this.#records += page.items
    this.#bytes += bytes.length
    this.#pieces.push(bytes, lineEnd)
  }

  /** Returns the batch and starts a new one; undefined when it is empty. */
  take(): TakenPages | undefined {
    const [pages, places, pieces] = [this.#pages, this.#places, this.#pieces]
    this.#pages = []
    this.#places = []
    this.#pieces = []
    this.#records = 0
    this.#bytes = 0
    const [first] = pages
    if (first === undefined) return undefined
    if (first.items === undefined) return { first, pages, places: undefined, bytes: first.bytes }
    return { first, pages, places, bytes: inOrder(pieces) }
  }
}

const lineEnd = Buffer.from('\n')

async function* inOrder(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces
}
