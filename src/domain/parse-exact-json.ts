// JSON whose identifiers keep every digit: publishers number contracts and documents with more digits than a double holds.

/** Every longer integer may lose digits as a double; 2^53 has 16. */
const SAFE_DIGITS = 15

/** Strings, which are passed over, and numbers. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/gs

/**
 * The value of a JSON text. An integer beyond 2^53 becomes the text of its digits; every other value is as by `JSON.parse`,
 * also what it throws.
 * @example parseExactJson('{"id":3791411052119578821}') // { id: '3791411052119578821' }
 */
export function parseExactJson(text: string): unknown {
  return JSON.parse(hasLongNumber(text) ? text.replace(tokens, keepDigits) : text)
}

function keepDigits(token: string): string {
  return /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token
}

/** Whether more than SAFE_DIGITS digits stand in a row. Such a run covers a multiple of its length: the rest is not looked at. */
function hasLongNumber(text: string): boolean {
  for (let at = SAFE_DIGITS; at < text.length; at += SAFE_DIGITS + 1) {
    if (!isDigit(text, at)) continue
    let [first, last] = [at, at]
    while (isDigit(text, first - 1)) first--
    while (isDigit(text, last + 1)) last++
    if (last - first >= SAFE_DIGITS) return true
    at = last
  }
  return false
}

function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0x30 && unit <= 0x39
}
