// Null words: the texts that Brazilian sources, and the programs that export them, write for a missing value. They depend on
// the kind of field: "-1" is a missing code in a code column and minus one in a money column (docs/choices.md#null-words).

import { toPlainText } from './object-nature.ts'

/** In lower case, without accents. */
const words = new Set([
  '',
  '-',
  '--',
  '---',
  'na',
  'n/a',
  'n.a.',
  'n/d',
  'nd',
  'n/i',
  'sem informacao',
  'nao informado',
  'nao informada',
  'nao se aplica',
  'nao ha',
  'nao disponivel',
  'nao identificado',
  'nao identificada',
  'nao consta',
  'n.d.',
  'nulo',
  '(vazio)',
  '(em branco)',
  '(blank)',
  '?',
  '.',
  '***',
  // Databases: SQL, MySQL's dumps, PostgreSQL's COPY.
  'null',
  '(null)',
  '[null]',
  '<null>',
  "'null'",
  '"null"',
  '\\n',
  // Programs: Python, pandas, R, JavaScript, Ruby.
  'nan',
  '-nan',
  'none',
  'nat',
  'nil',
  '<na>',
  '<nan>',
  '<none>',
  '<nat>',
  'na_character_',
  'na_integer_',
  'na_real_',
  'undefined',
  // Spreadsheets, in English and in Portuguese.
  '#n/a',
  '#n/d',
  '#na',
  '#n/a n/a',
  '#n/disp!',
  '-1.#ind',
  '1.#ind',
  '-1.#qnan',
  '1.#qnan',
  '#null!',
  '#nulo!',
  '#value!',
  '#valor!',
  '#ref!',
  '#name?',
  '#nome?',
  '#num!',
  '#div/0!',
])
const missingCodes = new Set(['-1', '-2', '-3', '-8', '-9', '-99'])

/** By the code of an ASCII character whether a word begins so, or padding, so that most texts are decided by one. */
const beginnings = Array.from({ length: 0x80 }, (_, code) => {
  const sign = String.fromCharCode(code)
  return /\s/.test(sign) || [...words].some((word) => word.startsWith(sign.toLowerCase()) && word !== '')
})
const CHARACTERS_MAX = Math.max(...[...words].map((word) => word.length))

/** True when the text of a field means that there is no value; in code fields, negative codes do too. */
export function isNullWord(text: string, field: { readonly kind: 'text' | 'code' | 'number' }): boolean {
  // Beyond ASCII words begin after padding alone.
  if (text !== '' && !(beginnings[text.charCodeAt(0)] ?? /^\s/.test(text))) return false
  const trimmed = text.trim()
  if (trimmed.length > CHARACTERS_MAX) return false
  return words.has(toPlainText(trimmed)) || (field.kind === 'code' && missingCodes.has(trimmed))
}

/** True when the source withheld the value; the field is absent then, and a note says why. */
export function isSecret(text: string): boolean {
  // Most texts begin with another ASCII character than D or I and skip the search.
  const first = text.charCodeAt(0)
  if (first >= 0x20 && first <= 0x7e && (first & 0x5f) !== 0x44 && (first & 0x5f) !== 0x49) return false
  return /^(detalhamento das informacoes bloqueado|informacoes protegidas por sigilo)/.test(
    toPlainText(text.slice(0, 80)),
  )
}
