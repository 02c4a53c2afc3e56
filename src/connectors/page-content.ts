import { parseExactJson } from '../domain/parse-exact-json.ts'
import { ProblemThrown } from './problem.ts'

/** The JSON of a page. Throws `unexpected_content` for HTML, whatever the declared type, and `invalid_json` for malformed JSON. */
export function parsePage(bytes: Uint8Array): unknown {
  const text = decodePage(bytes)
  if (/^\s*</.test(text)) throw new ProblemThrown({ code: 'unexpected_content' })
  try {
    return parseExactJson(text)
  } catch (cause) {
    throw new ProblemThrown({ code: 'invalid_json' }, { cause })
  }
}

/** Text of a page. Declared charsets are often wrong: valid UTF-8 is decoded as such, anything else as windows-1252. */
export function decodePage(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8; windows-1252 decodes every byte.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
