// English names of bodies whose kind stands behind: `Belo Horizonte city hall`, `Ceará Department of Education`, `Acre's health secretariat`.

import { isIntentWord } from './intents.ts'
import { type Line, type LinePart, plainAt, skip } from './line.ts'
import { isCapitalised, isOther, named, startsOther } from './name-tokens.ts'
import { isNegationWord } from './negation.ts'
import { PhraseTable } from './phrases.ts'
import { placeEnd } from './places.ts'
import { stopWords } from './words/stop-words.ts'

const heads = new PhraseTable<true>([
  [
    true,
    'city/town hall | city/town/municipal council | municipal chamber/legislature | mayor s office | prefecture | municipal/city administration | state/city/municipal? health/education/finance/culture/transport/planning/housing/security secretariat/department/secretary/office | secretariat/department of health/education/finance/culture/transport/planning/housing/works/security/justice/infrastructure/agriculture | state/federal/rural/technological? university | university hospital? | regional/general/municipal/state/university/military/maternity? hospital | court of accounts/justice | electoral/labor/labour/regional/federal court | state/military/civil/federal? police | state/legislative assembly | fire department/brigade | public prosecutor/defender s office | public prosecution/defence/defense office? | school board | housing/transit/transport/water/port/development agency/authority | federal institute | state bank',
  ],
])
/** Ministries and departments by what they are of: `the health ministry`. */
const ofField = new PhraseTable<true>([
  [
    true,
    'health/education/defence/defense/justice/finance/culture/environment/agriculture/transport/labor/labour/tourism/mines/energy/planning/communications/foreign/sports/fisheries/economy/science/treasury/housing/works ministry/secretariat/department',
  ],
])
const connectors = new Set(['de', 'do', 'da', 'dos', 'das', 'd', 'e', 's'])

/** The body that begins at a token with the name of a place or with capitals, and whose kind follows it. */
export function readBodyAfterName(line: Line, from: number): LinePart | undefined {
  if (line.tokens[from]?.type !== 'word') return undefined
  const field = ofField.find(line.tokens, from)
  if (field && plainAt(line, field.to) !== 'of')
    return named(line, { from, start: from, to: field.to }, { party: 'organizations', end: field.to })
  if (heads.find(line.tokens, from)) return undefined
  const start = nameEnd(line, from)
  const found = start === from ? undefined : heads.find(line.tokens, start)
  if (found === undefined) return undefined
  const end = plainAt(line, found.to) === 'of' ? ofEnd(line, found.to + 1) : found.to
  return named(line, { from, start: from, to: end }, { party: 'organizations', end })
}

/** The index after the leading words of a place or a body, at which its kind may begin. */
function nameEnd(line: Line, from: number): number {
  const place = placeEnd(line, from)
  const afterPlace = skip(line, place, { words: new Set(['s']), most: 1 })
  if (place > from && heads.find(line.tokens, afterPlace)) return afterPlace
  const opens = plainAt(line, from)
  // A capital that opens the text is a word of any kind.
  const isCapital = isCapitalised(line, from) && (from > 0 || isCapitalised(line, 1))
  const isWord = stopWords.has(opens) || isNegationWord(opens) || isIntentWord(opens)
  if (!isCapital || isWord || isOther(line, from) || startsOther(line, from)) return from
  for (let at = from + 1; at - from <= 7; at++) {
    if (heads.find(line.tokens, at)) return at
    const isJoined = connectors.has(plainAt(line, at)) && (isCapitalised(line, at + 1) || plainAt(line, at) === 's')
    if (!isCapitalised(line, at) && !isJoined) return from
  }
  return from
}

/** `Ceará Department of Education`: what stands behind `of` within the table; else a name in capitals. */
function ofEnd(line: Line, at: number): number {
  let to = at
  while (isCapitalised(line, to) && !startsOther(line, to) && to - at < 7) to++
  return to > at ? to : at - 1
}
