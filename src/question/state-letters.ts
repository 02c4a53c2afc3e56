// Abbreviations of states in questions: `SP` anywhere, `sp` where it can be no word.

import { type FederativeUnit, federativeUnits } from '../domain/vocabulary.ts'
import { type Line, plainAt } from './line.ts'

const near = new Set('em no na nos nas in at de do da dos das of from to para ao within for'.split(' '))
const local = new Set(['em', 'in', 'no', 'na', 'at'])
/** Abbreviations that are also words where they are not in capitals. */
export const wordsLikeUnits = new Set([
  'se',
  'to',
  'am',
  'al',
  'pa',
  'ma',
  'ro',
  'ap',
  'ac',
  'es',
  'ms',
  'mt',
  'pi',
  'go',
  'ba',
  'ce',
  'pe',
  'pr',
])

/** An abbreviation of a state: in capitals, or after a word for a place where it is no word itself. */
export function unitAt(line: Line, at: number, headed: boolean): FederativeUnit | undefined {
  const token = line.tokens[at]
  const unit = federativeUnits.find((code) => code.toLowerCase() === token?.plain)
  if (unit === undefined || token === undefined) return undefined
  const isShouted = line.text === line.text.toUpperCase()
  if (token.shape === 'upper' && !(isShouted && wordsLikeUnits.has(token.plain) && !local.has(plainAt(line, at - 1))))
    return unit
  if (headed) return unit
  if (isUnitAlone(line, at) || isOfUnits(line, at)) return unit
  if (wordsLikeUnits.has(token.plain)) return undefined
  return near.has(plainAt(line, at - 1)) || ['/', ',', 'e', 'and', '-'].includes(plainAt(line, at - 1)) || at === 0
    ? unit
    : undefined
}

/** `tirando sp`: letters that are no word, and here no milligrams and no money. */
function isUnitAlone({ tokens }: Line, at: number): boolean {
  const isBesideNumber = [at - 1, at + 1].some((beside) => tokens[beside]?.type === 'number')
  return /^(?:sp|rj|mg|rs|sc|df|pb|rn|rr)$/.test(tokens[at]?.text ?? '') && !isBesideNumber
}

/** `ba e pe`, `ba, ce ou pe`. */
function isOfUnits(line: Line, at: number): boolean {
  return [at - 2, at + 2].some((other) => {
    const joint = plainAt(line, other < at ? at - 1 : at + 1)
    const isUnit = federativeUnits.some((code) => code.toLowerCase() === line.tokens[other]?.text)
    return isUnit && /^(?:e|ou|and|or|,|\/)$/.test(joint) && plainAt(line, other) !== 'se'
  })
}
