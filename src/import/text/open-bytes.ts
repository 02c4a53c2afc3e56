// The bytes of an input made plain: gzip, byte order marks, UTF-16 and line ends are resolved here.

import { isUtf8 } from 'node:buffer'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Reason } from '../../reasons.ts'
import type { FileBeginning } from '../importer.ts'
import {
  byteOrderMarkLength,
  decodeText,
  detectEncoding,
  type Encoding,
  wholeCharacters,
  wideEncodingOf,
  wideSampleBytes,
} from './decode-text.ts'
import { gunzip } from './gunzip.ts'
import { InputFailure } from './input-failure.ts'

/** The content of a file, decompressed and without byte order mark, with its sample and encoding. */
export interface OpenedBytes {
  readonly bytes: AsyncIterable<Uint8Array>
  readonly sample: FileBeginning
  readonly encoding: Encoding
  /** The failure within the sample; reading `bytes` up to that place throws it. */
  readonly failure?: InputFailure
  /** Decompressed bytes that were read so far. */
  readonly bytesPassed: () => number
}

/**
 * Opens raw bytes. The first bytes decide on gzip and UTF-16, the first `limits.importSampleBytes` on other encodings and line
 * ends. `noted` receives notes on the file as they come up.
 */
export async function openBytes(
  raw: AsyncIterable<Uint8Array>,
  noted: (note: string) => void = () => undefined,
): Promise<OpenedBytes> {
  const packed = await peek(guarded(raw, 'input_failed'), 2)
  const isGzip = packed.head[0] === 0x1f && packed.head[1] === 0x8b
  const plain = isGzip ? gunzip(packed.whole, noted) : packed.whole
  const passed = { bytes: 0 }
  const marked = await peek(bounded(plain, passed), wideSampleBytes)
  const wide = wideEncodingOf(marked.head)
  const narrow = wide === undefined ? marked.whole : toUtf8(marked.whole, wide)
  const { head: first, whole, failure } = await peek(narrow, limits.importSampleBytes)
  const returned = endsLinesByReturn(first)
  const head = returned ? returnsToFeeds(first) : first
  const skip = byteOrderMarkLength(head)
  const encoding = wide ?? detectEncoding(head)
  const start = head.subarray(skip)
  const text = decodeLines(encoding === 'windows-1252' ? start : wholeCharacters(start), encoding)
  const firstLine = decodeText(firstLineOf(start), encoding).text
  const bytes = skip === 0 ? whole : withoutFirst(whole, skip)
  return {
    bytes: returned ? withFeeds(bytes) : bytes,
    sample: { text, firstLine },
    encoding,
    ...(failure instanceof InputFailure ? { failure } : {}),
    bytesPassed: () => passed.bytes,
  }
}

/**
 * The error of an input that cannot be read: the failure of the file system as it is, else VALIDATION_ERROR with the
 * reason of the failure; without one, what the input is instead, else `unknown_format`.
 */
export function unreadable(failure: InputFailure | undefined, formats: readonly string[], other?: Reason): Error {
  const cause = failure?.cause as NodeJS.ErrnoException | undefined
  if (failure?.reason === 'input_failed' && cause?.syscall !== undefined) return cause
  const reason = failure?.reason ?? other
  return new AppError(
    'VALIDATION_ERROR',
    reason === undefined ? { field: 'file', reason: 'unknown_format', formats } : { field: 'file', reason },
  )
}

/** Reads at least `count` bytes ahead, where there are as many; `whole` yields everything from the start and throws a failure in its place. */
export async function peek(
  input: AsyncIterable<Uint8Array>,
  count: number,
): Promise<{ readonly head: Uint8Array; readonly whole: AsyncIterable<Uint8Array>; readonly failure: unknown }> {
  const iterator = input[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  let size = 0
  let failure: unknown
  try {
    while (size < count) {
      const next = await iterator.next()
      if (next.done === true) break
      chunks.push(next.value)
      size += next.value.length
    }
  } catch (error) {
    failure = error
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift()) yield chunk
      if (failure !== undefined) throw failure
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { head: Buffer.concat(chunks).subarray(0, count), whole: whole(), failure }
}

/** UTF-16 as spreadsheets save it; everything after here reads UTF-8. */
async function* toUtf8(input: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of input) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield Buffer.from(text)
  }
  const rest = decoder.decode()
  if (rest !== '') yield Buffer.from(rest)
}

/** Turns any failure of the input into an InputFailure, which sets it apart from a bug. */
async function* guarded(input: AsyncIterable<Uint8Array>, reason: InputFailure['reason']): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of input) yield chunk
  } catch (cause) {
    throw cause instanceof InputFailure ? cause : new InputFailure(reason, { cause })
  }
}

async function* bounded(input: AsyncIterable<Uint8Array>, passed: { bytes: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of input) {
    passed.bytes += chunk.length
    if (passed.bytes > limits.uploadBytesMax) throw new InputFailure('too_large')
    yield chunk
  }
}

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** Old spreadsheets end lines by a carriage return alone; without this the whole file would be its header. */
function endsLinesByReturn(head: Uint8Array): boolean {
  return !head.includes(LINE_FEED) && head.subarray(0, -1).includes(CARRIAGE_RETURN)
}

function returnsToFeeds(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte) => (byte === CARRIAGE_RETURN ? LINE_FEED : byte))
}

async function* withFeeds(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of input) yield returnsToFeeds(chunk)
}

/** Bytes behind the first `count`. */
export async function* withoutFirst(input: AsyncIterable<Uint8Array>, count: number): AsyncGenerator<Uint8Array> {
  let left = count
  for await (const chunk of input) {
    const cut = Math.min(left, chunk.length)
    left -= cut
    if (cut < chunk.length) yield chunk.subarray(cut)
  }
}

/** Each line decoded alone, as when it is read. */
function decodeLines(bytes: Uint8Array, encoding: Encoding): string {
  if (isUtf8(bytes)) return decodeText(bytes, encoding).text
  const lines: string[] = []
  for (let start = 0; start <= bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, start)
    const end = found < 0 ? bytes.length : found
    lines.push(decodeText(bytes.subarray(start, end), encoding).text)
    start = end + 1
  }
  return lines.join('\n')
}

/** The first line that is not blank; it is decoded alone, so that a stray byte further on does not change it. */
function firstLineOf(head: Uint8Array): Uint8Array {
  for (let start = 0; start < head.length; ) {
    const found = head.indexOf(0x0a, start)
    const end = found < 0 ? head.length : found
    const line = head.subarray(start, end)
    if (line.some((byte) => byte > 0x20)) return line.at(-1) === 0x0d ? line.subarray(0, -1) : line
    start = end + 1
  }
  return head.subarray(0, 0)
}
