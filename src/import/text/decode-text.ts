// Bytes to text: which encoding a file has, and the repair of lines in another one.

import { isAscii, isUtf8 } from 'node:buffer'

/**
 * Encodings that are decoded. Brazilian portals publish windows-1252 as ISO-8859-1, so the former reads both. UTF-16 is
 * converted to UTF-8 as a file is opened.
 */
export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

export interface DecodedText {
  readonly text: string
  /** The repair of a text that is not in the file's encoding. */
  readonly repair?: 'windows_1252_fallback' | 'c1_controls_decoded'
}

/** Bytes 0x80 to 0x9F of windows-1252; the five holes stay control characters. */
const c1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Encoding of a file by its first bytes: UTF-8 unless most of its non-ASCII lines are invalid UTF-8.
 * Windows-1252 is rarely valid UTF-8 by accident, so a few invalid lines do not decide.
 */
export function detectEncoding(head: Uint8Array): Encoding {
  if (isUtf8(head)) return 'utf-8'
  let valid = 0
  let broken = 0
  for (let start = 0; start < head.length; ) {
    const found = head.indexOf(0x0a, start)
    const end = found < 0 ? head.length : found
    const line = head.subarray(start, end)
    // The last line may be cut inside a character.
    if (!isUtf8(found < 0 ? wholeCharacters(line) : line)) broken++
    else if (!isAscii(line)) valid++
    start = end + 1
  }
  return broken > valid ? 'windows-1252' : 'utf-8'
}

/** The bytes without the beginning of a character that their end cuts. */
export function wholeCharacters(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back]
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back)
    if (byte < 0x80) break
  }
  return bytes
}

/** Text of one line. A line of a UTF-8 file that is not UTF-8 is decoded as windows-1252; characters U+0080 to U+009F of a text that was decoded twice are restored. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): DecodedText {
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (encoding === 'windows-1252') return { text: fromC1(buffer.toString('latin1')) }
  if (!isUtf8(buffer)) return { text: fromC1(buffer.toString('latin1')), repair: 'windows_1252_fallback' }
  const text = buffer.toString('utf8')
  if (!c1Controls.test(text)) return { text }
  return { text: fromC1(text), repair: 'c1_controls_decoded' }
}

/** Length of the byte order mark at the beginning, 0 or 3. */
export function byteOrderMarkLength(head: Uint8Array): number {
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0
}

/** The UTF-16 encoding of a byte order mark; undefined without one. */
export function wideEncodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

const c1Controls = /[\u0080-\u009f]/

function fromC1(text: string): string {
  return c1Controls.test(text)
    ? text.replace(/[\u0080-\u009f]/g, (sign) => c1[sign.charCodeAt(0) - 0x80] ?? sign)
    : text
}
