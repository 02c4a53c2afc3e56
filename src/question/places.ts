// Places in questions: states, macro-regions and municipalities, by name or abbreviation.
// P1. `São Paulo` and `Rio de Janeiro` are states unless the words beside them say city.
// P2. A bare name that several municipalities have is all of them, and a note says so.
// P3. A name that is also a common word is a place only with its state, a word such as `cidade`, or a capital after `em`.

import { type Municipality, municipalities } from '../domain/municipalities.ts'
import { type FederativeUnit, federativeUnits } from '../domain/vocabulary.ts'
import { type Line, type LinePart, type LineRule, plainAt, skip } from './line.ts'
import { isDenyingNo } from './negation.ts'
import { PhraseTable } from './phrases.ts'
import { toPlainCharacters } from './plain-characters.ts'
import { unitAt, wordsLikeUnits } from './state-letters.ts'
import type { Token } from './tokens.ts'
import { capitals } from './words/capitals.ts'
import { commonWords } from './words/common-words.ts'
import { namedAfter } from './words/other-names.ts'
import { stopWords } from './words/stop-words.ts'

const stateNames: Readonly<Record<FederativeUnit, string>> = {
  AC: 'acre | acreano/acreana/acreanos/acreanas',
  AL: 'alagoas | alagoano/alagoana/alagoanos/alagoanas',
  AM: 'amazonas | amazonense/amazonenses',
  AP: 'amapa | amapaense/amapaenses',
  BA: 'bahia | baiano/baiana/baianos/baianas',
  CE: 'ceara | cearense/cearenses',
  DF: 'distrito federal | federal district | brasiliense/brasilienses',
  ES: 'espirito santo | capixaba/capixabas',
  GO: 'goias | goiano/goianos',
  MA: 'maranhao | maranhense/maranhenses',
  MG: 'minas gerais | minas | mineiro/mineira/mineiros/mineiras',
  MS: 'mato grosso do sul',
  MT: 'mato grosso',
  PA: 'para | paraense/paraenses',
  PB: 'paraiba | paraibano/paraibana/paraibanos/paraibanas',
  PE: 'pernambuco | pernambucano/pernambucana/pernambucanos/pernambucanas',
  PI: 'piaui | piauiense/piauienses',
  PR: 'parana | paranaense/paranaenses',
  RJ: 'rio de janeiro | fluminense/fluminenses | rio',
  RN: 'rio grande do norte | potiguar/potiguares',
  RO: 'rondonia | rondoniense/rondonienses',
  RR: 'roraima | roraimense/roraimenses',
  RS: 'rio grande do sul | gaucho/gaucha/gauchos/gauchas',
  SC: 'santa catarina | catarinense/catarinenses',
  SE: 'sergipe | sergipano/sergipana/sergipanos/sergipanas',
  SP: 'sao paulo | paulista/paulistas',
  TO: 'tocantins | tocantinense/tocantinenses',
}
const states = new PhraseTable<FederativeUnit>(Object.entries(stateNames) as [FederativeUnit, string][])

const macroRegions: readonly (readonly [readonly FederativeUnit[], string])[] = [
  [['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'], 'norte | regiao norte | north | northern | regiao amazonica'],
  [
    ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
    'nordeste | northeast | northeastern | north east/eastern | nordestino/nordestina/nordestinos/nordestinas',
  ],
  [['ES', 'MG', 'RJ', 'SP'], 'sudeste | southeast | southeastern | south east/eastern'],
  [['PR', 'RS', 'SC'], 'sul | south | southern | sulista/sulistas'],
  [
    ['DF', 'GO', 'MS', 'MT'],
    'centro oeste | midwest | midwestern | center/central/centre west | mid west | west central',
  ],
]
const macros = new PhraseTable<readonly FederativeUnit[]>(macroRegions)
/** Words for a direction that is a region only in some places: `no Sul`, `the South`. */
const directions = new Set(['norte', 'sul', 'north', 'south', 'northern', 'southern'])
const notRegions = new Set([
  'zona',
  'asa',
  'america',
  'polo',
  'ala',
  'zone',
  'coreia',
  'africa',
  'avenida',
  'rua',
  'eixo',
  'litoral',
  'banco',
  'distrito',
])

/** Other names of cities. */
const nicknames: Readonly<Record<string, string>> = {
  bh: '3106200',
  poa: '4314902',
  floripa: '4205407',
  sampa: '3550308',
  carioca: '3304557',
  cariocas: '3304557',
  paulistano: '3550308',
  paulistana: '3550308',
  paulistanos: '3550308',
  soteropolitano: '2927408',
}

const leads = new Set(
  'em no na nos nas de do da dos das in at from of for pelo pela por para to the o a os as within across regiao region regioes regions governo government interior todo toda sede three four seven nine tres quatro sete nove'.split(
    ' ',
  ),
)
const stateLeads = new Set('estado estados state states provincia governo uf'.split(' '))
const cityLeads = new Set('cidade municipio municipality city town cidadezinha capital municipalidade'.split(' '))
const pluralCityLeads = new Set('cidades municipios cities towns municipalities prefeituras'.split(' '))
const near = new Set('em no na nos nas in at de do da dos das of from to para ao within for'.split(' '))
/** Prepositions before which stand places and seldom anything else. */
const local = new Set(['em', 'in', 'no', 'na', 'at'])
const cityTails = new Set(['capital', 'city'])
/** Choice: a lower-case name of a town below this is taken after `em` and `in` alone. */
const knownTownPopulation = 50_000

export const readPlace: LineRule = (line, at) => {
  if (isDenyingNo(line, at)) return undefined
  const start = skip(line, at, { words: leads, most: 3 })
  for (let from = start; from >= at; from--) {
    const found = readCapital(line, from) ?? readCity(line, from) ?? readMacro(line, from) ?? readState(line, from)
    if (found) return { ...found, from: at }
  }
  return undefined
}

/** `capital paulista`, `capital da Bahia`. */
function readCapital(line: Line, from: number): LinePart | undefined {
  if (plainAt(line, from) !== 'capital') return undefined
  const state = states.find(line.tokens, skip(line, from + 1, { words: capitalLinks, most: 3 }))
  if (state === undefined) return undefined
  return { from, to: state.to, meaning: { kind: 'regions', codes: [capitals[state.value]], name: state.value } }
}
const capitalLinks = new Set(['de', 'do', 'da', 'of', 'the', 'estado', 'state'])

/** Names of states of several words, for the correction of spelling. */
export const longStateNames: readonly string[] = Object.values(stateNames)
  .flatMap((names) => names.split(' | '))
  .filter((name) => name.includes(' '))

/** Words of states and regions, for the correction of spelling. */
export function placeWords(): readonly string[] {
  return [...states.words, ...macros.words]
}

export function isPlaceWord(word: string): boolean {
  return states.words.has(word) || macros.words.has(word)
}

function readMacro(line: Line, at: number): LinePart | undefined {
  const found = macros.find(line.tokens, at)
  if (found === undefined) return undefined
  const last = line.tokens[found.to - 1]
  const before = plainAt(line, at - 1)
  if (last && directions.has(last.plain)) {
    if (notRegions.has(before)) return undefined
    const next = plainAt(line, found.to)
    const isSaid =
      ['o', 'no', 'do', 'ao', 'the', 'regiao', 'region', 'e', 'and', 'pelo', 'estados'].includes(before) ||
      last.shape !== 'lower' ||
      ['region', 'regiao', 'do', 'of', 'states', 'ones', 'brazil', 'brasil'].includes(next)
    if (!isSaid) return undefined
  }
  const tail = skip(line, found.to, {
    words: new Set(['region', 'regiao', 'do', 'of', 'brasil', 'brazil', 'pais', 'country', 'the', 'states', 'ones']),
    most: 3,
  })
  const to = ['brasil', 'brazil', 'pais', 'country', 'region', 'regiao', 'states', 'ones'].includes(
    plainAt(line, tail - 1),
  )
    ? tail
    : found.to
  return { from: at, to, meaning: { kind: 'regions', codes: found.value, name: last?.plain ?? '', macro: true } }
}

function readState(line: Line, from: number): LinePart | undefined {
  const headed = stateLeads.has(plainAt(line, from))
  const at = headed
    ? skip(line, from + 1, { words: new Set(['de', 'do', 'da', 'of', 'o', 'a', 'os', 'as', 'the']), most: 2 })
    : from
  const abbreviated = unitAt(line, at, headed)
  const found = abbreviated ? { value: abbreviated, to: at + 1 } : states.find(line.tokens, at)
  if (found === undefined || !(abbreviated || isStateName(line, at, { headed, to: found.to }))) return undefined
  // `Mato Grosso (MT)`, `Bahia state`.
  const tail = skipUnit(line, found.to, found.value)
  const to = ['state', 'estado'].includes(plainAt(line, tail)) ? tail + 1 : tail
  if (plainAt(line, to) === 'one' && isOfCity(line, found.value))
    return { from, to: to + 1, meaning: { kind: 'filler' } }
  return { from, to, meaning: { kind: 'regions', codes: [found.value], name: found.value } }
}

/** `Toledo, PR, I mean the Paraná one`: the state of a city that was named. */
function isOfCity(line: Line, unit: FederativeUnit): boolean {
  const codes = line.parts.flatMap(({ meaning }) => (meaning.kind === 'regions' ? meaning.codes : []))
  return municipalities().some((one) => one.unit === unit && codes.includes(one.code))
}

function isStateName(
  line: Line,
  at: number,
  { headed, to }: { readonly headed: boolean; readonly to: number },
): boolean {
  const token = line.tokens[at]
  if (token === undefined || headed) return token !== undefined
  const before = plainAt(line, at - 1)
  const isCapital = token.shape !== 'lower'
  switch (token.plain) {
    case 'para':
      return (
        /\u00e1|\u00c1/.test(token.text) ||
        (isCapital && ['no', 'do', 'in', 'of', 'from', 'e', 'and', ','].includes(before) && at > 0) ||
        (['no', 'do'].includes(before) && !isVerbAfter(line, to))
      )
    case 'acre':
    case 'minas':
    case 'rio':
      if (to - at > 1) return true
      return isCapital || ['no', 'do', 'em', 'in'].includes(before)
    default:
      return true
  }
}

function isVerbAfter(line: Line, at: number): boolean {
  return /(?:ar|er|ir)$/.test(plainAt(line, at)) || ['o', 'a', 'os', 'as', 'que'].includes(plainAt(line, at))
}

function readCity(line: Line, from: number): LinePart | undefined {
  const plural = pluralCityLeads.has(plainAt(line, from))
  const headed = cityLeads.has(plainAt(line, from)) || plural
  const at = headed
    ? skip(line, from + 1, { words: new Set(['de', 'do', 'da', 'dos', 'das', 'of', 'o', 'a', 'in', 'em']), most: 2 })
    : from
  // `alguma cidade do Paraná` is one of the state.
  if (headed && any.has(plainAt(line, from - 1)) && isStateThere(line, at)) return undefined
  const match = findCity(line, at)
  // `município de Roraima` is one of the state.
  if (match === undefined) return headed && !plural && !isStateThere(line, at) ? unknownCity(line, from, at) : undefined
  const unit = unitBeside(line, match.to)
  const isState = states.find(line.tokens, at)?.to === match.to
  const tail =
    cityTails.has(plainAt(line, match.to)) ||
    (plainAt(line, match.to) === '(' && plainAt(line, match.to + 1) === 'capital')
  // The municipalities of São Paulo are those of the state.
  if (isState && !((headed && !plural) || unit || tail)) return undefined
  if (states.find(line.tokens, at) && (states.find(line.tokens, at)?.to ?? 0) > match.to) return undefined
  const inUnit = unit && match.cities.filter((city) => city.unit === unit.unit)
  if (unit && inUnit?.length === 0) {
    // `São Paulo, Santa Catarina` are two states.
    if (!unit.isTight)
      return isState || !(headed || isPlain(line, at, match))
        ? undefined
        : city({ from, to: match.to, cities: match.cities })
    return { from, to: unit.to, meaning: { kind: 'named', party: 'municipalities', names: [match.name] } }
  }
  if (inUnit && unit) return city({ from, to: unit.to, cities: inUnit })
  if (!headed && !tail && !isPlain(line, at, match)) return undefined
  const to = tail ? match.to + (plainAt(line, match.to) === '(' ? 3 : 1) : match.to
  const cities = isState
    ? match.cities.filter((one) => one.population === Math.max(...match.cities.map((each) => each.population)))
    : match.cities
  return city({ from, to, cities })
}

const any = new Set('algum alguma qualquer nenhum nenhuma cada outro outra any some every each another'.split(' '))

function isStateThere({ tokens }: Line, at: number): boolean {
  return states.find(tokens, at) !== undefined || federativeUnits.some((code) => code === tokens[at]?.text)
}

export function city({
  from,
  to,
  cities,
}: {
  readonly from: number
  readonly to: number
  readonly cities: readonly Municipality[]
}): LinePart {
  const codes = cities.map(({ code }) => code).sort()
  const [first] = cities
  const part: LinePart = { from, to, meaning: { kind: 'regions', codes, name: first?.name ?? '' } }
  return cities.length > 1
    ? { ...part, notes: [{ kind: 'ambiguous', value: cities.map(({ name, unit }) => `${name}/${unit}`) }] }
    : part
}

/** `cidade de Xanadu`: a city that the table of municipalities does not have. */
function unknownCity(line: Line, from: number, at: number): LinePart | undefined {
  if (at === from + 1) return undefined
  let to = at
  while (line.tokens[to]?.type === 'word' && line.tokens[to]?.shape !== 'lower' && to - at < 5) to++
  if (to === at) return undefined
  const unit = unitBeside(line, to)
  const name = toPlainCharacters(line.text.slice(line.tokens[at]?.start, line.tokens[to - 1]?.end))
  return { from, to: unit?.isTight ? unit.to : to, meaning: { kind: 'named', party: 'municipalities', names: [name] } }
}

/** The index after the name of a state or municipality at a token; the token's own where there is none. */
export function placeEnd(line: Line, at: number): number {
  const [city, state, macro] = [findCity(line, at), states.find(line.tokens, at), macros.find(line.tokens, at)]
  // A direction alone may begin a name: `Norte Táxi Aéreo`.
  const region = macro && macro.to - at > 1 ? macro.to : at
  return Math.max(at, city?.to ?? at, state?.to ?? at, region)
}

interface CityMatch {
  readonly to: number
  readonly name: string
  readonly cities: readonly Municipality[]
}

/** `dispensas de Natal`, `contracts of Bonito`: what is bought at Christmas has other words before it. */
function isBoughtThere(line: Line, at: number): boolean {
  const isLinked = /^(?:de|of|from|to|para)$/.test(plainAt(line, at - 1))
  return isLinked && ofPlaces.test(plainAt(line, at - 2)) && !goesOn(line, at + 1)
}
const ofPlaces =
  /^(?:contrat|licitac|dispensa|inexig|preg(?:ao|oes)|obra|gasto|despesa|pagament|aditiv|empenho|concorrencia|convenio|contract|tender|payment|spending|waiver|work|amendment|auction)/

/** `Did Natal spend more`. */
const asking = new Set('did does has is was'.split(' '))

/** `how much does niteroi spend`. */
const buying = /^(?:spen[dt]|pay|paid|buy|bought|purchase|owe|award|sign|contract|hire)/

/** Whether a name without `cidade` or a state beside it is meant as a place. */
function isPlain(line: Line, at: number, { to, cities, name }: CityMatch): boolean {
  const token = line.tokens[at]
  const last = line.tokens[to - 1]
  const before = plainAt(line, at - 1)
  if (namedAfter.has(before)) return false
  const isCapital = token?.shape !== 'lower' && last?.shape !== 'lower'
  const isSingle = to - at === 1
  const isInList =
    ['e', 'and', ',', 'ou', 'or'].includes(before) &&
    line.parts.at(-1)?.to === at - 1 &&
    line.parts.at(-1)?.meaning.kind === 'regions'
  if (isCapital && isInList) return true
  if (isSingle && commonWords.has(name)) {
    const isExcepted = line.parts.at(-1)?.to === at && line.parts.at(-1)?.meaning.kind === 'negation'
    const isNamed =
      ['em', 'in'].includes(before) ||
      (at === 1 && asking.has(before)) ||
      isBoughtThere(line, at) ||
      (at === 0 && plainAt(line, to) === ':') ||
      isExcepted
    return isCapital && isNamed && line.text !== line.text.toUpperCase()
  }
  if (isCapital && isSingle && goesOn(line, to)) return false
  if (isCapital) return at > 0 || !isSingle || cities.some(({ population }) => population >= knownTownPopulation)
  if (local.has(before) || isInList || (asking.has(before) && buying.test(plainAt(line, to)))) return name.length > 3
  return !isSingle || (near.has(before) && cities.some(({ population }) => population >= knownTownPopulation))
}

/** Whether a capital that names no place follows: `Delta Foods` is no town. */
function goesOn(line: Line, at: number): boolean {
  const next = line.tokens[at]
  return next?.shape === 'title' && next.type === 'word' && !stopWords.has(next.plain) && placeEnd(line, at) === at
}

/** The state beside a name: `/ES`, `, PI`, `(MG)`, `- SP`, `no Pará`. */
function unitBeside(
  line: Line,
  at: number,
): { readonly unit: FederativeUnit; readonly to: number; readonly isTight: boolean } | undefined {
  const mark = plainAt(line, at)
  const isMark = ['/', '-', '(', ',', '–'].includes(mark)
  const next = isMark ? at + 1 : at
  const token = line.tokens[next]
  const unit = federativeUnits.find((code) => code.toLowerCase() === token?.plain)
  const isTight = mark === '/' || mark === '(' || mark === '-' || token?.glued === true
  if (unit && token && (token.shape === 'upper' || isTight || isLooseUnit(line, next))) {
    const to = mark === '(' && plainAt(line, next + 1) === ')' ? next + 2 : next + 1
    return { unit, to, isTight: isTight && mark !== ',' }
  }
  const place = skip(line, next, {
    words: new Set(['no', 'na', 'em', 'in', 'the', 'do', 'da', 'de', 'estado', 'state', 'of']),
    most: 4,
  })
  const isJoined = ['no', 'na', 'do', 'da', 'de', 'em', 'in', 'estado', 'of'].includes(plainAt(line, at))
  const abbreviated = federativeUnits.find((code) => code === line.tokens[place]?.text)
  if (isJoined && abbreviated) return { unit: abbreviated, to: place + 1, isTight: false }
  const named = states.find(line.tokens, place)
  if (named === undefined || !(isMark || isJoined)) return undefined
  if (!isStateName(line, place, { headed: false, to: named.to })) return undefined
  const to = mark === '(' && plainAt(line, named.to) === ')' ? named.to + 1 : named.to
  return { unit: named.value, to, isTight: mark === '/' || mark === '(' }
}

/** `campo grande ms: obras`: in lower case, where it is no other word. */
function isLooseUnit(line: Line, at: number): boolean {
  const next = line.tokens[at + 1]
  return !wordsLikeUnits.has(plainAt(line, at)) || next === undefined || next.type === 'mark'
}

function skipUnit(line: Line, at: number, unit: FederativeUnit): number {
  const beside = unitBeside(line, at)
  return beside?.unit === unit && beside.isTight ? beside.to : at
}

let index: ReadonlyMap<string, readonly (readonly [words: readonly string[], Municipality])[]> | undefined

/** The longest name of a municipality at a token, whatever its accents, hyphens and old spelling. */
function findCity(line: Line, at: number): CityMatch | undefined {
  const token = line.tokens[at]
  if (token?.type !== 'word') return undefined
  const nickname = nicknames[token.plain]
  if (nickname !== undefined) {
    const cities = municipalities().filter(({ code }) => code === nickname)
    return { to: at + 1, name: token.plain, cities }
  }
  const entries = cityIndex().get(spellingOf(token)) ?? []
  let best: { to: number; cities: Municipality[] } | undefined
  for (const [words, city] of entries) {
    if (best && words.length < best.to - at) continue
    if (!words.every((word, offset) => spellingOf(line.tokens[at + offset]) === word)) continue
    if (/ç/i.test(token.text) && !/ç/i.test(city.name)) continue // França is not Franca.
    if (best && best.to - at === words.length) best.cities.push(city)
    else best = { to: at + words.length, cities: [city] }
  }
  if (best === undefined) return undefined
  const name = line.tokens
    .slice(at, best.to)
    .map(({ plain }) => plain)
    .join(' ')
  const exact = best.cities.filter((city) => toWords(city.name).join(' ') === name)
  return { ...best, name, cities: exact.length > 0 ? exact : best.cities }
}

function cityIndex() {
  if (index !== undefined) return index
  const byFirst = new Map<string, [readonly string[], Municipality][]>()
  for (const city of municipalities()) {
    // Sant'Ana is written Santana too.
    for (const name of new Set([city.name, city.name.replace(/['’]/g, '')])) {
      const words = toWords(name).map(spelling)
      const [first = ''] = words
      const entries = byFirst.get(first) ?? []
      entries.push([words, city])
      byFirst.set(first, entries)
    }
  }
  index = byFirst
  return byFirst
}

function toWords(name: string): readonly string[] {
  return toPlainCharacters(name).split(/[\s'’-]+/)
}

const spellings = new WeakMap<Token, string>()

/** The spelling of a token, found once: each of its words is compared with every town that begins alike. */
function spellingOf(token: Token | undefined): string {
  if (token === undefined) return ''
  const known = spellings.get(token) ?? spelling(token.plain)
  spellings.set(token, known)
  return known
}

/** Spellings that differ from town to town and year to year: Luís and Luiz, Paraty and Parati, Mogi and Moji. */
function spelling(word: string): string {
  return word
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/th/g, 't')
    .replace(/ph/g, 'f')
    .replace(/ge|gi/g, (pair) => `j${pair.charAt(1)}`)
    .replace(/(.)\1/g, '$1')
}

/** A capital after `em` that no table knows: a place that is named and not found. */
export const readUnknownPlace: LineRule = (line, at) => {
  const token = line.tokens[at]
  const before = plainAt(line, at - 1)
  if (token?.type !== 'word' || token.shape !== 'title' || !['em', 'in'].includes(before)) return undefined
  if (stopWords.has(token.plain) || isAbstract(token.plain) || line.text === line.text.toUpperCase()) return undefined
  let to = at + 1
  while (line.tokens[to]?.type === 'word' && line.tokens[to]?.shape === 'title' && to - at < 5) to++
  const name = toPlainCharacters(line.text.slice(token.start, line.tokens[to - 1]?.end))
  const unit = unitBeside(line, to)
  return {
    from: at,
    to: unit?.isTight ? unit.to : to,
    meaning: { kind: 'named', party: 'municipalities', names: [name] },
  }
}

/** Nouns such as `Educação`, which some write with a capital. */
function isAbstract(word: string): boolean {
  return /(?:cao|coes|dade|ncia|gia|ura|mento|ismo|aude|ica|icas|ing|ment|tion|ity|th|cs|ses|ntos|ores|veis|geral|english|portuguese|health|culture)$/.test(
    word,
  )
}
