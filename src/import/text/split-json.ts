// The elements of a JSON file of any length, one in memory at a time.

import { limits } from '../../limits.ts'

/** One element of a JSON file: an object of the outer array, of an envelope's array, or a document of its own. */
export interface JsonElement {
  /** Ordinal from 1. */
  readonly ordinal: number
  readonly bytes: Uint8Array
  readonly problem?: 'row_too_long' | 'invalid_json' | 'truncated_json'
}

/** Which documents wrap rows, by keys of at most 16 characters at their top level. */
export interface JsonFraming {
  /** Keys whose array holds the rows. */
  readonly envelopes: ReadonlySet<string>
  /** Keys that only a row has: after one of them the document is a row itself, whatever arrays follow. */
  readonly rows?: ReadonlySet<string>
}

/** Keys under which services wrap their rows by default. */
const serviceFraming: JsonFraming = { envelopes: new Set(['data', 'dados', 'resultado', 'items']) }

/** Splits one document, several in a row, an array, or an envelope such as `{"data":[…]}` into its elements, without holding more than one of them. */
export async function* splitJson(
  input: AsyncIterable<Uint8Array>,
  framing: JsonFraming = serviceFraming,
): AsyncGenerator<JsonElement> {
  const splitter = new JsonSplitter(framing)
  for await (const chunk of input) {
    splitter.push(chunk)
    yield* splitter.take()
  }
  splitter.end()
  yield* splitter.take()
}

const byteOf = (sign: string): number => sign.charCodeAt(0)
const OPEN_OBJECT = byteOf('{')
const CLOSE_OBJECT = byteOf('}')
const OPEN_ARRAY = byteOf('[')
const CLOSE_ARRAY = byteOf(']')
const QUOTE = byteOf('"')
const BACKSLASH = byteOf('\\')
const COMMA = byteOf(',')
const COLON = byteOf(':')
const LINE_FEED = byteOf('\n')

// JsonSplitter
// Owns: the open element and the nesting around it.   Does not own: parsing an element (JSON.parse does).
// J1. The buffer holds at most `limits.importRowBytesMax` of one element; the rest of a longer one is scanned, not kept.
// J2. Every element that began is reported once: whole, or with its problem.
// J3. A nesting that is not JSON marks the element; the next line that begins with an object begins a new element.
class JsonSplitter {
  readonly #framing: JsonFraming
  /** The open document has shown a key that only a row has. */
  #isRow = false
  readonly #ready: JsonElement[] = []
  /** Between documents, between elements of an array, inside an element, or in an envelope after its array. */
  #mode: 'outside' | 'list' | 'element' | 'tail' = 'outside'
  #home: 'outside' | 'list' = 'outside'
  #enveloped = false
  #ordinal = 0
  /** Open brackets inside the element or the tail, up to `limits.jsonDepthMax`; deeper ones are counted. */
  #nesting: number[] = []
  #deeper = 0
  #parts: Uint8Array[] = []
  #size = 0
  #problem: JsonElement['problem']
  #quoted = false
  #escaped = false
  /** The last string, cut to the length of an envelope's key. */
  #key = ''
  #previous = 0
  #lineIsBlank = true

  constructor(framing: JsonFraming) {
    this.#framing = framing
  }

  push(chunk: Uint8Array): void {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]
      if (this.#quoted) {
        this.#followString(byte)
        continue
      }
      if (byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === LINE_FEED) {
        if (byte === LINE_FEED) this.#lineIsBlank = true
        continue
      }
      if (this.#mode === 'element' && this.#endsBefore(byte)) {
        this.#hold(chunk.subarray(from, at))
        this.#finish()
      }
      const was = this.#mode
      if (was === 'outside' || was === 'list') {
        this.#between(byte)
        from = at
      }
      if (this.#mode === 'element' && this.#inside(byte)) {
        this.#hold(chunk.subarray(from, at + 1))
        this.#finish()
      } else if (was === 'tail') this.#skip(byte)
      this.#previous = byte
      this.#lineIsBlank = false
    }
    if (this.#mode === 'element') this.#hold(chunk.subarray(from))
  }

  end(): void {
    if (this.#mode !== 'element') return
    if (this.#nesting.length > 0) this.#problem ??= 'truncated_json'
    this.#finish()
  }

  *take(): Generator<JsonElement> {
    yield* this.#ready.splice(0)
  }

  #followString(byte: number): void {
    if (this.#escaped) this.#escaped = false
    else if (byte === BACKSLASH) this.#escaped = true
    else if (byte === QUOTE) this.#quoted = false
    else if (byte === LINE_FEED) {
      // A raw line end inside a string is not JSON: a quote is missing.
      this.#quoted = false
      this.#lineIsBlank = true
      this.#problem ??= 'invalid_json'
    } else if (this.#key.length < 16) this.#key += String.fromCharCode(byte)
  }

  /** True when the open element has ended without a bracket of its own: a bare value, or one that was broken off (J3). */
  #endsBefore(byte: number): boolean {
    const closer = byte === COMMA || byte === CLOSE_ARRAY
    if (this.#nesting.length === 0) return this.#home === 'list' ? closer : byte === OPEN_OBJECT || this.#lineIsBlank
    if (byte !== OPEN_OBJECT || !this.#lineIsBlank) return false
    const fits =
      this.#nesting.at(-1) === OPEN_OBJECT
        ? this.#previous === COLON
        : this.#previous === COMMA || this.#previous === OPEN_ARRAY
    if (fits && this.#problem === undefined) return false
    this.#problem ??= 'invalid_json'
    return true
  }

  #between(byte: number): void {
    if (byte === COMMA) return
    if (this.#mode === 'list' && byte === CLOSE_ARRAY) {
      this.#mode = this.#enveloped ? 'tail' : 'outside'
      this.#nesting = this.#enveloped ? [OPEN_OBJECT] : []
      this.#enveloped = false
      return
    }
    if (this.#mode === 'outside' && byte === OPEN_ARRAY) {
      this.#mode = 'list'
      return
    }
    this.#home = this.#mode === 'list' ? 'list' : 'outside'
    this.#mode = 'element'
    this.#ordinal++
  }

  /** Follows one byte of the element; true when it closes it. */
  #inside(byte: number): boolean {
    if (byte === QUOTE) {
      this.#quoted = true
      this.#key = ''
      return false
    }
    if (byte === COLON && this.#framing.rows?.has(this.#key) === true && this.#isTop()) this.#isRow = true
    if (byte === OPEN_ARRAY && this.#opensEnvelope()) return false
    if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
      // Deeper nesting is scanned but the element is rejected.
      if (this.#nesting.length >= limits.jsonDepthMax) {
        this.#problem ??= 'invalid_json'
        this.#deeper++
      } else this.#nesting.push(byte)
      return false
    }
    if (byte !== CLOSE_OBJECT && byte !== CLOSE_ARRAY) return false
    if (this.#deeper > 0) {
      this.#deeper--
      return false
    }
    const opened = this.#nesting.pop()
    if ((opened === OPEN_OBJECT) !== (byte === CLOSE_OBJECT)) this.#problem ??= 'invalid_json'
    return this.#nesting.length === 0
  }

  /** At the top of a document that stands by itself. */
  #isTop(): boolean {
    return this.#home === 'outside' && this.#nesting.length === 1 && this.#nesting[0] === OPEN_OBJECT
  }

  /** `{"data":[` turns a document into an envelope; what was buffered of it is dropped. */
  #opensEnvelope(): boolean {
    if (this.#isRow || !this.#isTop()) return false
    if (this.#previous !== COLON || !this.#framing.envelopes.has(this.#key)) return false
    this.#reset()
    this.#ordinal--
    this.#mode = 'list'
    this.#enveloped = true
    return true
  }

  #skip(byte: number): void {
    if (byte === QUOTE) this.#quoted = true
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
      if (this.#nesting.length >= limits.jsonDepthMax) this.#deeper++
      else this.#nesting.push(byte)
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
      if (this.#deeper > 0) this.#deeper--
      else this.#nesting.pop()
    }
    if (this.#nesting.length === 0) this.#mode = 'outside'
  }

  #hold(bytes: Uint8Array): void {
    if (this.#problem === 'row_too_long') return
    this.#size += bytes.length
    if (this.#size <= limits.importRowBytesMax) {
      this.#parts.push(bytes.slice())
      return
    }
    this.#problem = 'row_too_long'
    this.#parts = [(this.#parts[0] ?? bytes).slice(0, limits.importExcerptBytes)]
  }

  #finish(): void {
    const problem = this.#problem
    const bytes = Buffer.concat(this.#parts)
    this.#ready.push({ ordinal: this.#ordinal, bytes, ...(problem === undefined ? {} : { problem }) })
    this.#reset()
    this.#mode = this.#home
  }

  #reset(): void {
    this.#isRow = false
    this.#nesting = []
    this.#deeper = 0
    this.#parts = []
    this.#size = 0
    this.#problem = undefined
  }
}
