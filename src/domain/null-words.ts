// The words with which Brazilian sources say "nothing". Which of them count depends on the kind of field:
// "-1" is a missing code in a code column and a value of minus one in a money column (docs/choices.md#null-words).

import { toPlainText } from './object-nature.ts'

/** All of them begin with a hyphen, an N or an S, which spares most texts a closer look. */
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

/** True when the text of a field says that there is no value; code fields also know the negative codes. */
export function isNullWord(text: string, field: { readonly kind: 'text' | 'code' | 'number' }): boolean {
  const trimmed = text.trim()
  if (trimmed.length > 20 || !/^[-nNsS]|^$/.test(trimmed)) return false
  return words.has(toPlainText(trimmed)) || (field.kind === 'code' && missingCodes.has(trimmed))
}

/** True when the source withheld the value; the field is absent then, and a note says why. */
export function isSecret(text: string): boolean {
  // Most texts begin with another plain letter, which spares them the search.
  if (/^[\x20-\x7e]/.test(text) && !/^[dDiI]/.test(text)) return false
  return /^(detalhamento das informacoes bloqueado|informacoes protegidas por sigilo)/.test(
    toPlainText(text.slice(0, 80)),
  )
}
