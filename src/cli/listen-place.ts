// Listen place
// Owns: how far a receiver has got with the events of an account, the file of that, and the secret that was made for it.
// Does not own: what is sent.
// P1. The file is whole at any instant: it is written beside and put in its place.
// P2. An event is noted once it was taken: a process that ends before sends that one again, and no other.
// P3. A file of another account or receiver is refused: its cursor means other events. The address of the server may change.

import { constants } from 'node:fs'
import { access, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { writing } from '../platform/writing.ts'
import type { Say } from '../wire/command-texts.ts'

/** Whose events go where. */
export interface PlaceOf {
  readonly account: string
  /** Null where they are printed. */
  readonly forward_to: string | null
}

interface StoredPlace {
  readonly of: PlaceOf
  /** Where the page begins that is being sent; null before the first. */
  readonly cursor: string | null
  /** Ids of that page that were taken. */
  readonly taken: readonly string[]
  readonly secret: string | null
}

export class ListenPlace {
  /** Undefined where nothing is kept. */
  readonly #file: string | undefined
  #place: StoredPlace

  private constructor(file: string | undefined, place: StoredPlace) {
    this.#file = file
    this.#place = place
  }

  /** The place in a file, or at the beginning where there is none. Throws an Error for a file of something else. */
  static async open(file: string | undefined, of: PlaceOf, say: Say): Promise<ListenPlace> {
    const text = file === undefined ? undefined : await readIfThere(file, say)
    if (file === undefined || text === undefined)
      return new ListenPlace(file, { of, cursor: null, taken: [], secret: null })
    const place = parsePlace(text)
    if (place === undefined) throw new Error(say('broken_place', { file }))
    if (!isDeepStrictEqual(place.of, of)) throw new Error(say('other_place', { file }))
    return new ListenPlace(file, place)
  }

  get cursor(): string | undefined {
    return this.#place.cursor ?? undefined
  }

  hasTaken(event: string): boolean {
    return this.#place.taken.includes(event)
  }

  async noteTaken(event: string): Promise<void> {
    await this.#keep({ ...this.#place, taken: [...this.#place.taken, event] })
  }

  /** Goes on behind a page, or from another one. */
  async noteCursor(cursor: string): Promise<void> {
    if (cursor !== this.#place.cursor) await this.#keep({ ...this.#place, cursor, taken: [] })
  }

  /** The secret that was made for this receiver; `isNew` where it was made now. */
  async secret(make: () => string): Promise<{ readonly secret: string; readonly isNew: boolean }> {
    const kept = this.#place.secret
    if (kept !== null) return { secret: kept, isNew: false }
    const secret = make()
    await this.#keep({ ...this.#place, secret })
    return { secret, isNew: true }
  }

  async #keep(place: StoredPlace): Promise<void> {
    this.#place = place
    const file = this.#file
    if (file === undefined) return
    await writing(async () => {
      const draft = `${file}.draft`
      await writeFile(draft, `${JSON.stringify(place)}\n`, { mode: 0o600, flush: true })
      await rename(draft, file)
    })
  }
}

/** Undefined where there is none, and one can be made. */
async function readIfThere(file: string, say: Say): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EISDIR') throw new Error(say('folder_place', { file }))
    if (code !== 'ENOENT') throw error
    await access(dirname(resolve(file)), constants.W_OK)
    return undefined
  }
}

function parsePlace(text: string): StoredPlace | undefined {
  try {
    const place = JSON.parse(text) as Partial<StoredPlace> | null
    const { of, cursor, taken, secret } = place ?? {}
    return of && cursor !== undefined && Array.isArray(taken) && secret !== undefined
      ? { of, cursor, taken, secret }
      : undefined
  } catch {
    return undefined
  }
}
