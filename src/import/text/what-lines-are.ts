// What the ordinals of rows count in a file.

import type { ImportReport } from '../../domain/generated/wire-types.ts'
import type { FileBeginning } from '../importer.ts'

/** Lines of text, as in JSON Lines too, or elements of a JSON document, which may stand in one line. */
export function whatLinesAre({ text }: FileBeginning): NonNullable<ImportReport['lines_are']> {
  return /^\s*[[{]/.test(text) && !/\}[^\S\n]*\n\s*\{/.test(text) ? 'elements' : 'lines'
}
