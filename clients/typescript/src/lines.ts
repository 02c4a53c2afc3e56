// Lines
// Owns: the lines of JSON of one answer.   Does not own: how the answer began.
// L1. No more is read than is asked for: a slow reader holds up the service, and keeps nothing in memory.
// L2. They end with the line that says what the answer says besides its items; whatever ends before is thrown.
// L3. Who leaves early, or aborts the call, ends the connection.
// L4. They are read once. There is no limit to how long the next one may take: the service sends nothing in between.

import type { Client } from './client.ts'
import { ApiError, ConnectionError, PrumoError } from './failures.ts'
import { fieldNames } from './generated/field-names.ts'
import { fieldOf, parseJson } from './json-fields.ts'
import type { AnyCall, Language, LinedRow, Result } from './operation-row.ts'
import { type Reading, textsOf } from './read-body.ts'

interface Source extends Reading {
  readonly response: Response
  readonly language: Language
  /** A field that the last line has, and no item. */
  readonly lastHas: string
}

/** The items of an answer as they come, to be read once. Throws a PrumoError where it ends early, or is read again. */
export class Lines<Item, Rest> implements AsyncIterable<Item> {
  readonly #source: Source
  #isBegun = false
  #rest: Rest | undefined

  constructor(source: Source) {
    this.#source = source
  }

  /** What the answer says besides its items; undefined until they have all been read. */
  get rest(): Rest | undefined {
    return this.#rest
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void> {
    const { response, language, lastHas, signal, ...sent } = this.#source
    if (this.#isBegun) throw new PrumoError('the lines have been read already: they can be read only once', sent)
    this.#isBegun = true
    const { status, headers, body } = response
    for await (const line of body === null ? [] : linesIn(textsOf(body, { signal, ...sent }))) {
      const value = parseJson(line)
      if (fieldOf(value, fieldNames[language].error) !== undefined)
        throw new ApiError({ status, headers, body: value, language, pauseMs: undefined, ...sent })
      if (fieldOf(value, lastHas) !== undefined) {
        this.#rest = value as Rest
        return
      }
      if (value === undefined) break
      yield value as Item
    }
    throw new ConnectionError('the lines broke off', sent)
  }
}

/** The answer of an operation as lines, once it has begun. Throws a PrumoError. */
export async function readLines<Item, Rest>(
  client: Client<Language>,
  row: LinedRow,
  call: AnyCall = {},
): Promise<Result<Lines<Item, Rest>, 200>> {
  const { language } = client
  const { response, ...sent } = await client.open({ ...row, answer: 'lines' }, call)
  const source = { response, language, lastHas: row.lastLineHas[language], signal: call.signal, ...sent }
  return { data: new Lines<Item, Rest>(source), status: 200, headers: response.headers, etag: undefined, ...sent }
}

async function* linesIn(texts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let begun = ''
  for await (const text of texts) {
    const [first = '', ...others] = text.split('\n')
    begun += first
    for (const next of others) {
      yield begun
      begun = next
    }
  }
}
