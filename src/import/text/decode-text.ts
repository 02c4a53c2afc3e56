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
  readonly repair?: 'windows_1252_fallback' | 'utf_8_line' | 'c1_controls_decoded'
}

/** True for a line that was in another encoding than its file. */
export function isOtherEncoding(repair: DecodedText['repair']): boolean {
  return repair === 'windows_1252_fallback' || repair === 'utf_8_line'
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

/** Text of one line. A line of a UTF-8 file that is not UTF-8 is decoded as windows-1252, and one of a windows-1252 file that is UTF-8 beyond ASCII as that, which it is by no accident; characters U+0080 to U+009F of a text that was decoded twice are restored. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): DecodedText {
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isAscii(buffer)) return { text: buffer.toString('latin1') }
  if (encoding === 'windows-1252') {
    if (isUtf8(buffer)) return { text: buffer.toString('utf8'), repair: 'utf_8_line' }
    return { text: fromC1(buffer.toString('latin1')) }
  }
  if (!isUtf8(buffer)) return { text: fromC1(buffer.toString('latin1')), repair: 'windows_1252_fallback' }
  const text = buffer.toString('utf8')
  if (!c1Controls.test(text)) return { text }
  return { text: fromC1(text), repair: 'c1_controls_decoded' }
}

/** Length of the byte order marks at the beginning: 3 for each; files that were joined or saved twice have several. */
export function byteOrderMarkLength(head: Uint8Array): number {
  let length = 0
  while (head[length] === 0xef && head[length + 1] === 0xbb && head[length + 2] === 0xbf) length += 3
  return length
}

/** Bytes by which `wideEncodingOf` knows UTF-16 without a mark. */
export const wideSampleBytes = 512

/**
 * UTF-16 by its byte order mark, or without one by its beginning: of texts in Latin letters every second byte is zero, and
 * in no other encoding. Undefined for other encodings.
 */
export function wideEncodingOf(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of head.subarray(0, wideSampleBytes).entries()) if (byte === 0) zeros[at % 2]++
  const [even = 0, odd = 0] = zeros
  const most = Math.min(head.length, wideSampleBytes) / 4
  if (odd > most && even === 0) return 'utf-16le'
  return even > most && odd === 0 ? 'utf-16be' : undefined
}

/** The bytes of a text in windows-1252; undefined where it has other characters. */
export function toWindows1252(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const byte = unit <= 0xff ? unit : c1.indexOf(text.charAt(at)) + 0x80
    if (byte < 0x80 && unit > 0xff) return undefined
    bytes[at] = byte
  }
  return bytes
}

const c1Controls = /[\u0080-\u009f]/

function fromC1(text: string): string {
  return c1Controls.test(text)
    ? text.replace(/[\u0080-\u009f]/g, (sign) => c1[sign.charCodeAt(0) - 0x80] ?? sign)
    : text
}
