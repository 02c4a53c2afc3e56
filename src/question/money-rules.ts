// Amounts of money in questions, in reais: `acima de 1 milhão`, `between R$ 10,000 and R$ 50,000`, `até 80 mil`.

import type { Found, QueryRule } from './query-rule.ts'

const units: Readonly<Record<string, number>> = {
  mil: 1e3,
  thousand: 1e3,
  k: 1e3,
  milhao: 1e6,
  milhoes: 1e6,
  million: 1e6,
  millions: 1e6,
  mi: 1e6,
  bilhao: 1e9,
  bilhoes: 1e9,
  billion: 1e9,
  billions: 1e9,
  bi: 1e9,
}
const number = '(\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?)'
const unit = `(?:\\s*(${Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')})\\b)?`
const currency = '(?:(?:r\\$|brl)\\s*)?'
const tail = '(?:\\s+(?:de\\s+)?(?:reais|real|brl))?'
const amount = `${currency}${number}${unit}${tail}`
/** An amount that cannot be a year or a count: it has a currency, a unit, or a thousands separator. */
const markedAmount = `(?:(?:r\\$|brl)\\s*${number}${unit}${tail}|${number}\\s*(${Object.keys(units).join('|')})\\b${tail})`
const lead = '(?:\\b(?:de|com|valor(?:es)?|value[ds]?|worth|that are|que sejam|custando|costing)\\s+){0,3}'
const above =
  '(?:acima d[eo]|maior(?:es)? (?:do )?que|mais d[eo]|superior(?:es)? a|a partir de|pelo menos|no minimo|minimo de|above|over|more than|greater than|higher than|at least|exceeding|minimum of|>=?)'
const below =
  '(?:abaixo d[eo]|menor(?:es)? (?:do )?que|menos d[eo]|inferior(?:es)? a|no maximo|maximo de|below|under|less than|lower than|at most|up to|maximum of|<=?)'

export const moneyRules: readonly QueryRule[] = [
  rule(
    `${lead}\\b(?:entre|between|from|de)\\s+${amount}\\s+(?:e|a|ate|and|to)\\s+${amount}`,
    ([, low, lowUnit, high, highUnit], text) => {
      if (
        !/r\$|brl|reais|real/.test(text) &&
        lowUnit === undefined &&
        highUnit === undefined &&
        !/[.,]\d{3}/.test(text)
      )
        return []
      return [
        { kind: 'min_value', value: toReais(low, lowUnit ?? highUnit) },
        { kind: 'max_value', value: toReais(high, highUnit) },
      ]
    },
  ),
  rule(`${lead}(?:\\b|(?=[<>]))${above}\\s*${amount}`, ([, value, size]) => [
    { kind: 'min_value', value: toReais(value, size) },
  ]),
  rule(`${lead}(?:\\b|(?=[<>]))${below}\\s*${amount}`, ([, value, size]) => [
    { kind: 'max_value', value: toReais(value, size) },
  ]),
  rule(`${lead}\\b(?:ate|until)\\s+${markedAmount}`, ([, a, aUnit, b, bUnit]) => [
    { kind: 'max_value', value: toReais(a ?? b, aUnit ?? bUnit) },
  ]),
]

type ReadAmounts = (match: readonly (string | undefined)[], text: string) => readonly Found[]

function rule(pattern: string, read: ReadAmounts): QueryRule {
  return { pattern: new RegExp(pattern, 'gd'), read: (match) => read(match, match[0]) }
}

/**
 * Parses a written number to reais. Of two kinds of separators the last is the decimal one; a single one is decimal
 * unless exactly three digits and no unit follow it.
 * @example toReais('1,5', 'milhao') // 1500000
 */
function toReais(text: string | undefined, size: string | undefined): number {
  const digits = text ?? ''
  const separators = digits.replace(/\d/g, '')
  const last = separators.at(-1) ?? ''
  const isMixed = new Set(separators).size === 2
  const isThousands = !isMixed && (separators.length > 1 || (/[.,]\d{3}$/.test(digits) && size === undefined))
  const plain =
    last === '' || isThousands
      ? digits.replace(/[.,]/g, '')
      : `${digits.slice(0, digits.lastIndexOf(last)).replace(/[.,]/g, '')}.${digits.slice(digits.lastIndexOf(last) + 1)}`
  return Math.round(Number(plain) * (units[size ?? ''] ?? 1) * 100) / 100
}
