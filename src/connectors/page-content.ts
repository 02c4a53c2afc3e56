import { ProblemThrown } from './problem.ts'

/** The JSON of a page. Throws `unexpected_content` for HTML, whatever it says it is, and `invalid_json` for what is cut off. */
export function parsePage(bytes: Uint8Array): unknown {
  const text = decodePage(bytes)
  if (/^\s*</.test(text)) throw new ProblemThrown({ code: 'unexpected_content' })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProblemThrown({ code: 'invalid_json' }, { cause })
  }
}

/** Text of a page or of HTML. Declared charsets are often wrong: what is UTF-8 is read as that, the rest as windows-1252. */
export function decodePage(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8; every byte has a meaning in windows-1252.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
