// The repair of a text: characters that were encoded twice, HTML entities, padding; and the search for letters that are lost.

import { isUtf8 } from 'node:buffer'
import { toWindows1252, wholeCharacters } from './decode-text.ts'
import { decodeHtmlEntities } from './html-entities.ts'

/** What was repaired in a text, or could not be. */
export type TextRepair = 'encoded_twice' | 'html_entities' | 'lost_letters'

/** One line without padding, control characters or lone surrogates, each repair reported to `repaired`. */
export function cleanText(text: string, repaired?: (repair: TextRepair) => void): string {
  if (isClean(text)) return text
  const once = decodeAgain(text)
  if (once !== text) repaired?.('encoded_twice')
  const plain = decodeHtmlEntities(once)
  if (plain !== once) repaired?.('html_entities')
  // Control characters of C1 are bytes that the code page does not have.
  const whole = plain.replace(/[\u0080-\u009f\p{Cs}]/gu, '\ufffd')
  if (lostLetters.test(whole) && !whole.includes('://')) repaired?.('lost_letters')
  return whole.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** The sign of a character that could not be decoded, or question marks between letters. */
const lostLetters = /\ufffd|\p{L}\?{1,3}\p{L}/u

/** True for characters up to U+024F with single spaces between them and nothing to repair. */
export function isClean(text: string): boolean {
  let before = 0x20
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x20 ? before === 0x20 : unit < 0x20 || (unit > 0x7e && unit < 0xa1) || unit > 0x24f) return false
    // A question mark, an ampersand, or the first byte of a character that was encoded twice.
    if (unit === 0x3f || unit === 0x26 || ((unit === 0xc2 || unit === 0xc3) && text.charCodeAt(at + 1) > 0x7e))
      return false
    before = unit
  }
  return before !== 0x20
}

/** Times that a text can have been encoded: once too often, seldom twice. */
const ENCODINGS_MAX = 3

/**
 * UTF-8 that was read as windows-1252 and encoded again, decoded: `LocaÃ§Ã£o` → `Locação`. Only a text all of whose
 * characters are such bytes is one; a single Portuguese letter would make them invalid.
 */
function decodeAgain(text: string): string {
  let plain = text
  for (let times = 0; times < ENCODINGS_MAX; times++) {
    if (!/[\u00c2-\u00f4]/.test(plain)) break
    const bytes = toWindows1252(plain)
    if (bytes === undefined) break
    const kept = wholeCharacters(bytes)
    if (!isUtf8(kept)) break
    const decoded = Buffer.from(kept.buffer, kept.byteOffset, kept.length).toString('utf8')
    if (decoded === plain) break
    plain = decoded
  }
  return plain
}
