// What follows the price of one unit: `a resma`, `por litro`, `for a ream`, `/kg`.
// U1. A letter alone is a unit behind a stroke only: `R$ 5/l`.
// U2. Days, months and years are no units: `R$ 5 mil por mês` is what is paid in a month.

import { findUnitName, toUnitName } from '../domain/unit-words.ts'
import { type Line, plainAt } from './line.ts'
import { tokenize } from './tokens.ts'
import { askedUnits } from './words/unit-names.ts'

/** A unit of a question. */
export interface UnitRead {
  /** The one name of all spellings, such as `RESMA`. */
  readonly unit: string
  /** Index after its last token. */
  readonly to: number
}

const links = new Set('a o pela pelo por per for the an uma um each cada in na no'.split(' '))
/** `R$ 2 milhões na unidade`: a place, and no unit of supply. */
const placeLinks = new Set('in na no'.split(' '))
const times = new Set(['DIA', 'MES', 'ANO'])

/** The unit that a price at the tokens before is of; undefined where it names none. */
export function readPerUnit(line: Pick<Line, 'tokens'>, at: number): UnitRead | undefined {
  if (plainAt(line, at) === '/') return unitAt(line, at + 1)
  let to = at
  while (to - at < 3 && links.has(plainAt(line, to))) to++
  const found = to === at || plainAt(line, to).length < 2 ? undefined : unitAt(line, to)
  const isPlace = placeLinks.has(plainAt(line, at)) && found?.unit === 'UNIDADE'
  return isPlace ? undefined : found
}

/** The unit that a word names. */
export function unitNamed(word: string): string | undefined {
  return unitAt({ tokens: tokenize(word) }, 0)?.unit
}

/** The unit that a word of a question names; in capitals it is a name: `pela Caixa`. */
function unitAt({ tokens }: Pick<Line, 'tokens'>, at: number): UnitRead | undefined {
  const token = tokens[at]
  if (token?.shape !== 'lower') return undefined
  const asked = askedUnits.get(token.plain)
  const unit = asked === undefined ? findUnitName(token.plain) : toUnitName(asked)
  return unit === undefined || times.has(unit) ? undefined : { unit, to: at + 1 }
}

/** The unit that stands before its thing: `uma resma de papel`, `a ream of paper`. */
export function findUnitOf(line: Pick<Line, 'tokens'>): (UnitRead & { readonly from: number }) | undefined {
  for (let at = 0; at < line.tokens.length; at++) {
    const found = ['de', 'do', 'da', 'of'].includes(plainAt(line, at + 1)) ? unitAt(line, at) : undefined
    if (found !== undefined && plainAt(line, at).length > 1) return { ...found, from: at }
  }
  return undefined
}
