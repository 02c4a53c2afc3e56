// What a sentence says beside its free words: numbers, dates, names and every word that carries meaning, in their order.
// A1. An anchor is equal to another where both say the same: `1,000.00` and `1,000` do in English, `five` and `5`, `31/01/2024`
//     and `31 de janeiro de 2024` in Portuguese.
// A2. Whatever is not known to be free is an anchor, a sign in an unusual place too.
// A3. A known name is one anchor as it is written, with the free words within it.

import { escapePattern } from '../../domain/escape-pattern.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { isAccusation, isFree, isHedge, isSum, numberOf, withoutSynonyms } from './free-words.ts'

export type AnchorKind = 'number' | 'date' | 'name' | 'hedge' | 'accusation' | 'markup' | 'word'

export interface Anchor {
  readonly kind: AnchorKind
  /** By which it is compared. */
  readonly key: string
}

export interface Anchors {
  readonly ordered: readonly Anchor[]
  /** Words for a sum of all, which may stand anywhere. */
  readonly sums: number
}

export interface ReadingAnchors {
  readonly language: Language
  /** As they are written in the text. */
  readonly names: readonly string[]
}

/** The anchors of a text of one line. */
export function readAnchors(text: string, { language, names }: ReadingAnchors): Anchors {
  const marked = withMarkedNames(text, names)
  const tokens = tokensOf(withoutSynonyms(withPlainDates(marked, language), language))
  const ordered: Anchor[] = []
  let sums = 0
  for (let at = 0; at < tokens.length; at++) {
    const range = rangeAt(tokens, at, language)
    if (range !== undefined) {
      ordered.push(...range.anchors)
      at = range.last
      continue
    }
    const token = tokens[at] ?? nothing
    if (token.type === 'word' && isSum(token.text.toLowerCase(), language)) sums++
    else ordered.push(...anchorsOf(token, language))
  }
  return { ordered, sums }
}

/** From here on characters that no language uses stand for the known names. */
const firstMark = 0xe000
const marks = /[\ue000-\uf8ff]/u

/** The text with a mark in the place of each known name, the longest first. A text that has such marks itself keeps none of them. */
function withMarkedNames(text: string, names: readonly string[]): string {
  const plain = text.replace(new RegExp(marks, 'gu'), '\0')
  const sorted = [...new Set(names)]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return sorted.reduce((marked, name, index) => {
    const written = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'gu')
    return marked.replace(written, ` ${String.fromCharCode(firstMark + index)} `)
  }, plain)
}

interface Token {
  readonly type: 'word' | 'sign'
  readonly text: string
  /** A sign that a digit follows at once. */
  readonly isBeforeDigit: boolean
}

const nothing: Token = { type: 'sign', text: '', isBeforeDigit: false }
const runs = /[\p{L}\p{M}\p{N}]+(?:[-./,_'’&ªº:]+[\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(runs)].map(({ 0: found, index }) => ({
    type: /^[\p{L}\p{M}\p{N}]/u.test(found) ? 'word' : 'sign',
    text: found,
    isBeforeDigit: /^\p{N}/u.test(text.slice(index + found.length)),
  }))
}

const freeSigns = new Set(['.', ',', ';', ':', '(', ')', '–', '—', '-', '“', '”', '"', "'", '’'])
const markup = /[<>[\]{}*_#|\\`~^=@]|[\p{C}\p{Z}]/u

function anchorsOf({ type, text, isBeforeDigit }: Token, language: Language): readonly Anchor[] {
  if (marks.test(text)) return [{ kind: 'name', key: text }]
  if (type === 'sign') {
    const isQuote = text === '(' || text === '“' || text === '"'
    if (freeSigns.has(text) && (isQuote || !isBeforeDigit)) return []
    return [{ kind: markup.test(text) ? 'markup' : 'number', key: text }]
  }
  if (/^(?:\d{4}-\d{2}(?:-\d{2})?)$/.test(text)) return [{ kind: 'date', key: text }]
  if (/^\p{N}/u.test(text)) return [{ kind: 'number', key: plainNumber(text, language) }]
  if (/^(?:https?|www)\b/i.test(text)) return [{ kind: 'markup', key: text }]
  const word = text.toLowerCase()
  if (isFree(word, language)) return []
  const number = numberOf(word, language)
  if (number !== undefined) return [{ kind: 'number', key: String(number) }]
  return [{ kind: kindOf(text, word, language), key: word }]
}

function kindOf(text: string, word: string, language: Language): AnchorKind {
  if (isAccusation(word)) return 'accusation'
  if (isHedge(word, language)) return 'hedge'
  return /^\p{Lu}|\p{N}/u.test(text) ? 'name' : 'word'
}

const numberForms = {
  en: { whole: /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/, group: /,/g, noCents: /\.00$/ },
  pt: { whole: /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/, group: /\./g, noCents: /,00$/ },
} as const

/** Without the marks between groups, and without cents where there are none; what is no number of the language as it is. */
function plainNumber(text: string, language: Language): string {
  const { whole, group, noCents } = numberForms[language]
  return whole.test(text) ? text.replace(noCents, '').replace(group, '').replace(',', '.') : text
}

const joiners = {
  en: { after: /^to$/i, both: /^and$/i, before: /^between$/i, from: /^from$/i },
  pt: { after: /^(?:a|até)$/i, both: /^e$/i, before: /^entre$/i, from: /^de$/i },
} as const

/** `from 2023 to 2024`, `between R$ 10 and R$ 20`: two bounds, which stay two bounds. */
function rangeAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { readonly anchors: readonly Anchor[]; readonly last: number } | undefined {
  const { after, both, before, from } = joiners[language]
  const opening = tokens[at]?.text ?? ''
  const isBetween = before.test(opening)
  const start = isBetween || from.test(opening) ? at + 1 : at
  const first = boundAt(tokens, start, language)
  if (first === undefined) return undefined
  const join = tokens[first.last + 1]?.text ?? ''
  const second = boundAt(tokens, first.last + 2, language)
  if (second === undefined || !(isBetween ? both : after).test(join)) return undefined
  return { anchors: [...first.anchors, { kind: 'number', key: '…' }, ...second.anchors], last: second.last }
}

/** A date, a number or an amount. */
function boundAt(tokens: readonly Token[], at: number, language: Language) {
  const isMoney = tokens[at]?.text === 'R' && tokens[at + 1]?.text === '$'
  const last = isMoney ? at + 2 : at
  const own = tokens.slice(at, last + 1)
  if (!/^\p{N}/u.test(own.at(-1)?.text ?? '')) return undefined
  return { anchors: own.flatMap((token) => anchorsOf(token, language)), last }
}

const months: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  pt: [
    ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
    ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  ],
}

/** Dates of the language as `2024-01-31`, months as `2024-01`. */
function withPlainDates(text: string, language: Language): string {
  return dateForms[language].reduce(
    (plain, form) =>
      plain.replace(form, (...found) => {
        const { day = '', month = '', year = '' } = found.at(-1) as Readonly<Record<string, string>>
        const number = /^\d/.test(month) ? month : String(numberOfMonth(month, language)).padStart(2, '0')
        return [year, number, ...(day === '' ? [] : [day.padStart(2, '0')])].join('-')
      }),
    text,
  )
}

const monthNames = { en: `(?<month>${months.en.join('|')})`, pt: `(?<month>${months.pt.join('|')})` } as const
const dateForms: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    `${monthNames.en} (?<day>\\d{1,2}),? (?<year>\\d{4})`,
    `(?<day>\\d{1,2}) ${monthNames.en},? (?<year>\\d{4})`,
    `${monthNames.en} (?<year>\\d{4})`,
  ].map(whole),
  pt: [
    '(?<day>\\d{2})/(?<month>\\d{2})/(?<year>\\d{4})',
    `(?<day>\\d{1,2})º? de ${monthNames.pt} de (?<year>\\d{4})`,
    `${monthNames.pt} de (?<year>\\d{4})`,
  ].map(whole),
}

function whole(form: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}/-])${form}(?![\\p{L}\\p{N}/-])`, 'giu')
}

function numberOfMonth(name: string, language: Language): number {
  return months[language].findIndex((month) => month.toLowerCase() === name.toLowerCase()) + 1
}
