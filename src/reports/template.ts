// Templates: `{name}` stands for a value, `{name|format}` says how it is written, `[…]` is left out when a value in it is missing.
// Values are inserted once and never parsed as a template.

import { formatDate, formatMoney, formatMonth, formatNumber, formatPercent } from '../domain/format.ts'
import type { Language } from '../domain/vocabulary.ts'
import { afterPreposition, isPreposition } from './articles.ts'
import { nouns, words } from './catalogue/words.ts'

export type Value =
  | { readonly kind: 'money'; readonly brl: number }
  | { readonly kind: 'date'; readonly day: number }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string }
export type Values = Readonly<Record<string, Value>>

/** A text in both languages, side by side. */
export type Bilingual = Readonly<Record<Language, string>>

const placeholder = /\{(\w+)(?:\|(\w+))?\}/g

/** The text of a template; undefined when a value outside of `[…]` is missing. */
function fill(template: Bilingual, values: Values, language: Language): string | undefined {
  const chosen = template[language].replace(/\[([^[\]]*)\]/g, (_, part: string) =>
    isComplete(part, values) ? part : '',
  )
  let isFilled = true
  const filled = chosen.replace(placeholder, (_, name: string, format: string | undefined) => {
    const value = values[name]
    if (value === undefined) isFilled = false
    return formatValue(value, format, language)
  })
  return isFilled ? filled : undefined
}

/** The first of the templates that can be filled; the last must need nothing that may be missing. */
export function fillFirst(templates: readonly (Bilingual | undefined)[], values: Values, language: Language): string {
  for (const template of templates) {
    const text = template && fill(template, values, language)
    if (text !== undefined) return text
  }
  return ''
}

export function text(value: string): Value {
  return { kind: 'text', text: value }
}

export function number(value: number): Value {
  return { kind: 'number', value }
}

export function money(brl: number): Value {
  return { kind: 'money', brl }
}

function isComplete(part: string, values: Values): boolean {
  for (const [, name = ''] of part.matchAll(placeholder)) if (values[name] === undefined) return false
  return true
}

function formatValue(value: Value | undefined, format: string | undefined, language: Language): string {
  switch (value?.kind) {
    case undefined:
      return ''
    case 'money':
      return formatMoney(value.brl, language)
    case 'date':
      return formatDate(value.day, language)
    case 'text':
      if (format === 'month') return formatMonth(value.text, language)
      if (isPreposition(format)) return language === 'pt' ? afterPreposition(format, value.text) : value.text
      if (format === 'register') return formatRegisterWord(value.text, language)
      return format === 'word' ? (words[value.text]?.[language] ?? value.text) : value.text
    case 'number':
      return formatAs(value.value, format, language)
  }
}

/** A word of a register in any case; one that no table has is quoted where it is not of the language. */
function formatRegisterWord(said: string, language: Language): string {
  const word = [said, said.toLowerCase(), said.toUpperCase()].map((each) => words[each]).find((each) => each)
  if (word !== undefined) return word[language]
  if (language === 'pt') return said
  // `SUSPENSA (INTERRUPÇÃO TEMPORÁRIA)`: the status may be known where its reason is not.
  const [status = ''] = said.split(' (')
  const known = words[status.toUpperCase()]?.en.replace(`${status.toUpperCase()} `, '')
  return known === undefined ? `“${said}”` : `“${said}” ${known}`
}

function formatAs(value: number, format: string | undefined, language: Language): string {
  if (format === 'percent') return formatPercent(value, language)
  if (format === 'change') return `${value > 0 ? '+' : ''}${formatPercent(value, language)}`
  if (format === 'whole') return formatPercent(Math.round(value * 100) / 100, language)
  if (format === 'p') return formatTail(value, language)
  if (format === 'brl') return formatMoney(value, language)
  if (format === 'plain') return String(value)
  if (format === 'none' || format === 'nenhuma')
    return value === 0 ? noneOf[format][language] : formatNumber(value, language)
  if (format === 'few') return formatFew(value, language)
  if (format === 'fine') return formatFine(value, language)
  if (format === 'exact') return formatNumber(value, language, 4)
  if (format === 'tenth') return formatNumber(Math.round(value * 10) / 10, language, 1)
  if (format === 'within' || format === 'later') return formatDays(value, format, language)
  const noun = format === undefined ? undefined : nouns[format]?.[language]
  const decimals = noun !== undefined && Number.isInteger(value * 10) ? 1 : decimalsOf(value)
  const written = formatNumber(value, language, decimals)
  return noun === undefined ? written : `${written} ${isSingular(value, language) ? noun[0] : noun[1]}`
}

/** One; in Portuguese also what is more than nothing and less than two: `1,5 dia`. */
function isSingular(value: number, language: Language): boolean {
  const size = Math.abs(value)
  return size === 1 || (language === 'pt' && size > 0 && size < 2)
}

/** Nothing in a word of its gender; the formats are the masculine and the feminine word. */
const noneOf = { none: { en: 'none', pt: 'nenhum' }, nenhuma: { en: 'none', pt: 'nenhuma' } } as const

const dayPhrases = {
  within: { en: ['on one day', 'within '], pt: ['no mesmo dia', 'em '] },
  later: { en: ['on the same day', '', ' later'], pt: ['no mesmo dia', '', ' depois'] },
} as const

/** A distance in days as an adverbial: `within 3 days`, `3 days later`, and none as the same day. */
function formatDays(days: number, format: keyof typeof dayPhrases, language: Language): string {
  const [none, before, after = ''] = dayPhrases[format][language]
  return days === 0 ? none : `${before}${formatAs(days, 'days', language)}${after}`
}

/** A reader compares by about three digits. */
function decimalsOf(value: number): number {
  const size = Math.abs(value)
  if (size < 10) return 2
  return size >= 100 || Number.isInteger(Math.round(size * 10) / 10) ? 0 : 1
}

/** A p-value; below a billionth nobody knows it, since no law of chance holds so far out. */
function formatTail(value: number, language: Language): string {
  return value < 1e-9 ? 'p < 10⁻⁹' : `p = ${formatNumber(value, language)}`
}

/** Up to three decimals, so that a threshold of .995 is not read as .99. */
function formatFine(value: number, language: Language): string {
  const rounded = Math.round(value * 1e3) / 1e3
  const decimals = String(rounded).split('.')[1]?.length ?? 0
  return formatNumber(Math.abs(value) < 0.01 ? value : rounded, language, decimals)
}

/** An expected count; one below .01 in words. */
function formatFew(value: number, language: Language): string {
  const least = formatNumber(0.01, language)
  if (value < 0.01) return language === 'en' ? `less than ${least}` : `menos de ${least}`
  return formatNumber(value, language)
}
