// Null words: the texts that Brazilian sources write for a missing value. They depend on the kind of field:
// "-1" is a missing code in a code column and minus one in a money column (docs/choices.md#null-words).

import { toPlainText } from './object-nature.ts'

/** Each begins with a hyphen, an N or an S, so that most texts are decided by their first character. */
const words = new Set([
  '',
  '-',
  '--',
  'na',
  'n/a',
  'n/d',
  'nd',
  'null',
  'sem informacao',
  'nao informado',
  'nao informada',
  'nao se aplica',
  'nao ha',
])
const missingCodes = new Set(['-1', '-2', '-3', '-8', '-9', '-99'])

/** True when the text of a field means that there is no value; in code fields, negative codes do too. */
export function isNullWord(text: string, field: { readonly kind: 'text' | 'code' | 'number' }): boolean {
  const trimmed = text.trim()
  if (trimmed.length > 20 || !/^[-nNsS]|^$/.test(trimmed)) return false
  return words.has(toPlainText(trimmed)) || (field.kind === 'code' && missingCodes.has(trimmed))
}

/** True when the source withheld the value; the field is absent then, and a note says why. */
export function isSecret(text: string): boolean {
  // Most texts begin with another ASCII letter and skip the search.
  if (/^[\x20-\x7e]/.test(text) && !/^[dDiI]/.test(text)) return false
  return /^(detalhamento das informacoes bloqueado|informacoes protegidas por sigilo)/.test(
    toPlainText(text.slice(0, 80)),
  )
}
