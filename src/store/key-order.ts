// Key order: UTF-8 byte order over JavaScript strings, and the bounds that a range means. Shared by all drivers.

import assert from 'node:assert/strict'
import { limits } from '../limits.ts'
import type { Range } from './port.ts'

/** Compares two keys as their UTF-8 bytes would compare: by code point, which UTF-16 units alone get wrong above U+D7FF. */
export function compareKeys(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let i = 0; i < length; i++) {
    const difference = left.charCodeAt(i) - right.charCodeAt(i)
    if (difference !== 0) return rank(left.charCodeAt(i)) - rank(right.charCodeAt(i))
  }
  return left.length - right.length
}

/** Throws unless the text can be a key: well-formed (else two keys could become the same bytes), not empty, bounded. */
export function assertKey(key: string): void {
  assert(key.length > 0, 'a key is not empty')
  assert(!hasLoneSurrogate(key), 'a key is well-formed text')
  assert(key.length * 3 <= limits.keyBytesMax || Buffer.byteLength(key) <= limits.keyBytesMax, 'a key is too long')
}

/** True when the key lies in the interval and under the prefix of the range. */
export function isInRange(key: string, range: Range): boolean {
  return (
    key.startsWith(range.prefix) &&
    (range.from === undefined || compareKeys(key, range.from) >= 0) &&
    (range.to === undefined || compareKeys(key, range.to) < 0)
  )
}

/** Surrogates stand for code points above U+FFFF, so they sort after U+E000 … U+FFFF. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit
  return unit >= 0xe000 ? unit - 0x0800 : unit + 0x2000
}

function hasLoneSurrogate(text: string): boolean {
  // The first search excludes nearly every key from the one that needs the `u` flag.
  return /[\ud800-\udfff]/.test(text) && /\p{Surrogate}/u.test(text)
}
