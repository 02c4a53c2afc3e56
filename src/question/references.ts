// Numbers that name something: tax ids, codes of bodies, and numbers of contracts, procedures and laws, which are no filter.

import { type Line, type LinePart, type LineRule, plainAt, skip } from './line.ts'
import { readPeriod } from './periods.ts'

const bodyHeads = new Set(
  'ug uasg orgao entidade agencia siafi siorg organizacao organization organisation agency entity body uo uge'.split(
    ' ',
  ),
)
const codeWords = new Set(
  'codigo code numero number n nº no : # . - º ° cod id num do da de siafi siorg ug uasg cnpj'.split(' '),
)
const taxHeads = new Set(['cnpj', 'cnpjs'])
const rootWords = new Set(['root', 'raiz', 'base', 'basico', 'radical'])
const referenced = new Set(
  'contrato contratos contract contracts processo processos process edital editais pregao concorrencia dispensa inexigibilidade convite lei law decreto decree acordao artigo art inciso portaria convenio convenios ata nota empenho resolucao instrucao licitacao tender notice auction waiver certame chamada lote lot item protocolo ordem oficio leis medida mp'.split(
    ' ',
  ),
)
const numberMarks = new Set([
  'n',
  'nº',
  'no',
  'º',
  '°',
  '.',
  '#',
  'numero',
  'number',
  'num',
  'o',
  ':',
  'complementar',
  'n°',
  'federal',
])

/** A CNPJ, its root after the word for it, or the code of a body. */
export const readTaxId: LineRule = (line, at) => {
  const headed = taxHeads.has(plainAt(line, at))
  const start = headed
    ? skip(line, at + 1, {
        words: new Set([...rootWords, 'do', 'da', 'de', ':', 'n', 'nº', 'º', '.', 'numero', 'number']),
        most: 4,
      })
    : at
  const rooted = !headed && rootWords.has(plainAt(line, at)) ? readRoot(line, at) : undefined
  if (rooted) return rooted
  const id = idAt(line, start)
  if (id && (id.text.length === 14 || (headed && id.text.length === 8)))
    return {
      from: at,
      to: id.to,
      meaning: { kind: bodyBefore(line, at) ? 'organizations' : 'suppliers', codes: [id.text] },
    }
  // A person's number: natural persons are no filter.
  if (id && id.text.length === 11 && id.to > start + 1)
    return { from: at, to: id.to, meaning: { kind: 'note', note: 'not_a_filter' } }
  return undefined
}

function readRoot(line: Line, at: number): LinePart | undefined {
  const start = skip(line, at + 1, { words: new Set(['do', 'de', 'of', 'the', 'cnpj', ':']), most: 4 })
  const id = idAt(line, start)
  const isRoot =
    id?.text.length === 8 && line.tokens.slice(Math.max(0, at - 2), start + 4).some(({ plain }) => taxHeads.has(plain))
  return isRoot && id ? { from: at, to: id.to, meaning: { kind: 'suppliers', codes: [id.text] } } : undefined
}

function bodyBefore(line: Line, at: number): boolean {
  return [1, 2, 3].some((back) => bodyHeads.has(plainAt(line, at - back)))
}

/** The digits and letters of an id with its points and strokes. */
function idAt({ tokens, text }: Line, at: number): { readonly text: string; readonly to: number } | undefined {
  const first = tokens[at]
  if (first === undefined || first.type === 'mark') return undefined
  let to = at + 1
  while (tokens[to]?.glued && (tokens[to]?.type !== 'mark' || /^[./-]$/.test(tokens[to]?.text ?? '')) && to - at < 12)
    to++
  while (to > at + 1 && tokens[to - 1]?.type === 'mark') to--
  const written = text.slice(first.start, tokens[to - 1]?.end)
  // Since July 2026 a CNPJ may have letters (IN RFB 2.229/2024).
  if (
    !/^(?:[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2}|[0-9]{2}\.?\d{3}\.?\d{3})$/i.test(
      written,
    )
  )
    return undefined
  if (!/\d/.test(written)) return undefined
  return { text: written.replace(/[./-]/g, '').toUpperCase(), to }
}

export const readBodyCode: LineRule = (line, at) => {
  if (!bodyHeads.has(plainAt(line, at))) return undefined
  const start = skip(line, at + 1, { words: codeWords, most: 4 })
  const token = line.tokens[start]
  if (token?.type !== 'number' || !/^\d{4,14}$/.test(token.text)) return undefined
  // `the agency, 2024` has a year.
  if (start === at + 1 && /^(?:19|20)\d\d$/.test(token.text)) return undefined
  return { from: at, to: start + 1, meaning: { kind: 'organizations', codes: [token.text] } }
}

/** `contrato nº 45/2023`, `Lei 14.133/2021`, `pregão 12/2023`. */
export const readReference: LineRule = (line, at) => {
  const token = line.tokens[at]
  if (token?.type !== 'number') return undefined
  let back = at - 1
  while (back >= 0 && at - back <= 4 && numberMarks.has(plainAt(line, back))) back--
  const isMarked = back < at - 1 && plainAt(line, at - 1) !== ':'
  const isNamed = referenced.has(plainAt(line, back))
  const hasYear =
    ['/', '-'].includes(plainAt(line, at + 1)) &&
    /^\d{2,4}$/.test(plainAt(line, at + 2)) &&
    line.tokens[at + 2]?.glued === true
  const isDay =
    hasYear &&
    /^\d{1,2}$/.test(token.plain) &&
    ['/', '-'].includes(plainAt(line, at + 3)) &&
    line.tokens[at + 4]?.type === 'number'
  const isLaw = ['lei', 'law', 'decreto', 'decree', 'artigo', 'art', 'mp'].includes(plainAt(line, back))
  if (isDay && !isMarked) return undefined
  if (!(isNamed || (isMarked && /^(?:n|nº|#|numero|number)$/.test(plainAt(line, back + 1)))))
    return hasYear && isNoMonth(line, at) ? reference(at, at + 3) : undefined
  if (
    !(hasYear || isMarked || isLaw) ||
    (!isMarked &&
      !(hasYear && plainAt(line, at + 2).length > 2 && !/^(?:19|20)\d\d$/.test(plainAt(line, at + 2))) &&
      /^(?:19|20)\d\d$/.test(token.plain) &&
      !isLaw)
  )
    return undefined
  const ofYear = ['of', 'de', 'do'].includes(plainAt(line, at + 1)) && /^(?:19|20)\d\d$/.test(plainAt(line, at + 2))
  const to = hasYear || (isMarked && ofYear) ? at + 3 : at + 1
  return reference(at, isLaw ? dayOfLaw(line, to) : partsEnd(line, to))
}

/** The index after the day of a law: `Lei 14.133, de 1º de abril de 2021`. */
function dayOfLaw(line: Line, at: number): number {
  const start = skip(line, at, { words: new Set([',', 'de', 'of']), most: 2 })
  const day = start > at ? readPeriod(line, start) : undefined
  return day && day.first === day.last ? day.to : at
}

/** The index after further parts of a number: `23000.001234/2024-11`. */
function partsEnd({ tokens }: Line, at: number): number {
  let to = at
  while (
    tokens[to]?.glued &&
    /^[./-]$/.test(tokens[to]?.text ?? '') &&
    tokens[to + 1]?.type === 'number' &&
    tokens[to + 1]?.glued
  )
    to += 2
  return to
}

function isNoMonth(line: Line, at: number): boolean {
  return (
    Number(plainAt(line, at)) > 12 && /^(?:19|20)\d\d$/.test(plainAt(line, at + 2)) && plainAt(line, at).length !== 4
  )
}

function reference(from: number, to: number): LinePart {
  return { from, to, meaning: { kind: 'note', note: 'not_a_filter' } }
}
