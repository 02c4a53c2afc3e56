// Pack size: the content of a pack that a description states, in the unit under which its price stands.

import { toPlainText } from './object-nature.ts'
import { findMeasure, type UnitMeasure } from './unit-words.ts'

const packWord =
  '(?:caixa|cx|pacote|pct|pcte|saco|saca|sc|fardo|fd|embalagem|emb|galao|balde|bombona|tambor|barril|lata|frasco|garrafa|garrafao|pote|sache|envelope|bisnaga|kit|bandeja|blister|cartela|display|resma|rolo)s?'
const amount = String.raw`\(?\s*(\d[\d.]*(?:,\d+)?)\s*(?!x\b|de\b|com\b|c\/)([a-z]+)?`
/** A pack with its content, then what each piece of it holds: `fardo com 10 pacotes de 1 kg`, `cx 12 x 500 ml`. */
const pack = new RegExp(String.raw`\b${packWord}\.?\s*(?:c\/|c\.|com|de|contendo|:)?\s*(?:de )?${amount}`)
const inner = new RegExp(String.raw`^\.?,?\s*(?:x|de|com|c\/|contendo)\s*(?:de )?${amount}`)
/** A content without the word of its pack: `luva com 100 unidades`, and `arroz 5 kg` where the unit is a measure. */
const pieces = new RegExp(String.raw`(?:\bcom|\bc\/|\bcontendo)\s*${amount}`)
const bare = new RegExp(String.raw`\b${amount}`)

/**
 * How many of the unit one pack holds, where the description states a pack of more than one; undefined where it states none.
 * A content in another measure than the unit's counts as the content of the unit itself, which peers may state as well.
 * @example findPackSize('ARROZ, PACOTE DE 5 KG', 'QUILOGRAMA') // 5
 */
export function findPackSize(description: string | undefined, unit: string | undefined): number | undefined {
  if (description === undefined) return undefined
  const plain = toPlainText(description)
  const measure = findMeasure(unit ?? '')
  const found = pack.exec(plain)
  if (found !== null) {
    const rest = inner.exec(plain.slice(found.index + found[0].length))
    return toSize(measure, toContent(found), rest === null ? undefined : toContent(rest))
  }
  const loose = (measure?.dimension === 'count' ? pieces : bare).exec(plain)
  const content = loose === null || !isContent(loose[2]) ? undefined : toContent(loose)
  return content?.dimension === measure?.dimension && content ? toSize(measure, content) : undefined
}

/** Whether the word after a number says what is counted: doors and drawers are no content. */
function isContent(word: string | undefined): boolean {
  return word === undefined || findMeasure(word) !== undefined
}

/** So many pieces, or so much of a measure. */
type Content = UnitMeasure

function toContent([, digits = '', word = '']: readonly string[]): Content {
  const count = toNumber(digits)
  const measure = findMeasure(word)
  // "10 pacotes" and a number without a word are pieces.
  return measure === undefined ? { dimension: 'count', size: count } : { ...measure, size: count * measure.size }
}

function toSize(unit: UnitMeasure | undefined, first: Content, second?: Content): number | undefined {
  const whole =
    second !== undefined && first.dimension === 'count' ? { ...second, size: first.size * second.size } : first
  const told = unit?.dimension === 'count' && first.dimension === 'count' ? first : whole
  const size = unit?.dimension === told.dimension ? told.size / unit.size : told.size
  return size > 0 && size !== 1 && Number.isFinite(size) ? size : undefined
}

/** `2.000,00` and `2.000` are two thousand; a dot before other than three digits is a decimal point. */
function toNumber(digits: string): number {
  if (digits.includes(',')) return Number(digits.replace(/\./g, '').replace(',', '.'))
  return Number(/^\d{1,3}(\.\d{3})+$/.test(digits) ? digits.replace(/\./g, '') : digits.replace(/\.$/, ''))
}
