// Documents as JSON: the document itself.

import type { TextDocument } from './document.ts'

/** The text of a JSON file. */
export function writeJson(document: TextDocument): string {
  return `${JSON.stringify(document, null, 1)}\n`
}
