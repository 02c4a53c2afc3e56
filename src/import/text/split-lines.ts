// The lines or quoted records of a text file of any length, one row in memory at a time.

import { limits } from '../../limits.ts'

/** One line or record of a text file, without its line end. */
export interface Frame {
  /** Number of its first line, from 1. */
  readonly line: number
  readonly bytes: Uint8Array
  /** Why it cannot be read; `bytes` is then its beginning. */
  readonly problem?: 'row_too_long' | 'unclosed_quote'
}

/** The delimiter of cells and the quote within which a line end does not end a record. */
export interface Quoting {
  readonly delimiter: number
  readonly quote: number
}

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/**
 * Splits bytes into records of at most `limits.importRowBytesMax`; without a framing each line is one. A quote that never
 * closes would take in the rest of the file: at the limit or the end its first line alone is reported, and splitting goes
 * on with the next line.
 */
export async function* splitFrames(input: AsyncIterable<Uint8Array>, framing: Quoting | null): AsyncGenerator<Frame> {
  for await (const frames of splitFrameBatches(input, framing)) for (const frame of frames) yield frame
}

/** The frames of `splitFrames` in batches, one for each piece of the input; a batch, bytes included, is consumed before the next is asked for. */
export async function* splitFrameBatches(
  input: AsyncIterable<Uint8Array>,
  framing: Quoting | null,
): AsyncGenerator<Iterable<Frame>> {
  const state = new FrameSplitter(framing)
  for await (const chunk of input) {
    state.push(chunk)
    yield state.take()
  }
  state.end()
  yield state.take()
}

// FrameSplitter
// Owns: the bytes not yet framed.   Does not own: decoding and meaning.
// F1. `start` ≤ `scan` ≤ buffer length; bytes before `start` are done, bytes before `scan` are examined.
// F2. The buffer never holds more than the longest row plus two chunks.
// F3. A frame's bytes may be other ones as soon as the next batch is asked for.
class FrameSplitter {
  readonly #framing: Quoting | null
  /** Reused, so that the bytes of a frame last until the next piece comes (F3). */
  #memory: Buffer = Buffer.alloc(0)
  #buffer: Buffer = this.#memory
  #start = 0
  #scan = 0
  #line = 1
  #linesInside = 0
  #quoted = false
  #fieldStart = true
  /** Where the first physical line of the current record ends; -1 when it has not ended. */
  #firstEnd = -1
  /** Up to here a quote was found not to close: lines before it are records of their own, without another search. */
  #plainBefore = 0
  #discarding = false
  #ended = false

  constructor(framing: Quoting | null) {
    this.#framing = framing
  }

  push(chunk: Uint8Array): void {
    const rest = this.#buffer.length - this.#start
    const size = rest + chunk.length
    // Memory outside of the heap is collected late: pieces of it would add up to more than the import itself.
    if (size > this.#memory.length) this.#memory = Buffer.allocUnsafeSlow(size + chunk.length)
    this.#memory.set(this.#buffer.subarray(this.#start))
    this.#memory.set(chunk, rest)
    this.#scan -= this.#start
    if (this.#firstEnd >= 0) this.#firstEnd -= this.#start
    this.#plainBefore -= this.#start
    this.#start = 0
    this.#buffer = this.#memory.subarray(0, size)
  }

  end(): void {
    this.#ended = true
  }

  /** The frames that are complete. */
  *take(): Generator<Frame> {
    for (let frame = this.#next(); frame; frame = this.#next()) yield frame
  }

  #next(): Frame | undefined {
    if (this.#discarding && !this.#discard()) return undefined
    const end = this.#framing === null ? this.#findLineEnd() : this.#findRecordEnd(this.#framing)
    if (end >= 0 && end - this.#start <= limits.importRowBytesMax)
      return this.#take(end, this.#line + this.#linesInside + 1)
    if (end >= 0 || this.#scan - this.#start > limits.importRowBytesMax) return this.#takeTooLong(end)
    if (!this.#ended || this.#start >= this.#buffer.length) return undefined
    if (this.#quoted) return this.#takeUnclosed()
    return this.#take(this.#buffer.length, this.#line + 1)
  }

  #findLineEnd(): number {
    const end = this.#buffer.indexOf(LINE_FEED, this.#scan)
    this.#scan = end < 0 ? this.#buffer.length : end
    return end
  }

  #findRecordEnd(framing: Quoting): number {
    const buffer = this.#buffer
    for (; this.#scan < buffer.length; this.#scan++) {
      const byte = buffer[this.#scan]
      if (byte === LINE_FEED) {
        if (!this.#quoted || this.#scan < this.#plainBefore) return this.#scan
        if (this.#firstEnd < 0) this.#firstEnd = this.#scan
        this.#linesInside++
      } else if (byte === framing.quote) {
        // A doubled quote closes and opens again: no change.
        if (this.#quoted) this.#quoted = false
        else if (this.#fieldStart || buffer[this.#scan - 1] === framing.quote) this.#quoted = true
        this.#fieldStart = false
        continue
      }
      this.#fieldStart = byte === framing.delimiter
    }
    return -1
  }

  #take(end: number, nextLine: number): Frame {
    const last = end > this.#start && this.#buffer[end - 1] === CARRIAGE_RETURN ? end - 1 : end
    const frame = { line: this.#line, bytes: this.#buffer.subarray(this.#start, last) }
    this.#restart(Math.min(end + 1, this.#buffer.length), nextLine)
    return frame
  }

  #takeUnclosed(): Frame {
    const end = this.#firstEnd >= 0 ? this.#firstEnd : this.#buffer.length
    this.#plainBefore = this.#scan
    return { ...this.#take(end, this.#line + 1), problem: 'unclosed_quote' }
  }

  #takeTooLong(end: number): Frame {
    if (this.#quoted && this.#firstEnd >= 0) return this.#takeUnclosed()
    if (end >= 0) return { ...this.#take(end, this.#line + this.#linesInside + 1), problem: 'row_too_long' }
    const frame: Frame = {
      line: this.#line,
      bytes: this.#buffer.slice(this.#start, this.#start + 200),
      problem: 'row_too_long',
    }
    this.#discarding = true
    this.#restart(this.#scan, this.#line)
    return frame
  }

  /** Drops bytes up to the end of the line; false while the end has not arrived. */
  #discard(): boolean {
    const end = this.#buffer.indexOf(LINE_FEED, this.#start)
    this.#discarding = end < 0
    this.#restart(end < 0 ? this.#buffer.length : end + 1, end < 0 ? this.#line : this.#line + 1)
    return end >= 0
  }

  #restart(at: number, line: number): void {
    this.#start = at
    this.#scan = at
    this.#line = line
    this.#linesInside = 0
    this.#quoted = false
    this.#fieldStart = true
    this.#firstEnd = -1
  }
}
