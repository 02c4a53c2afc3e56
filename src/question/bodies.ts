// Names of public bodies in questions, to be looked up in the records.
// N1. A name begins with a word such as `prefeitura`, or is a known abbreviation.
// N2. A name ends before a preposition that opens something else, a verb, a mark, or what another rule reads.
// N3. The state beside a name is part of neither.

import { federativeUnits } from '../domain/vocabulary.ts'
import { type Line, type LinePart, plainAt, skip } from './line.ts'
import { articles, isCapitalised, isOther, named, plainText, skipState, startsOther, verbs } from './name-tokens.ts'
import { isNegationWord } from './negation.ts'
import { isPlaceWord, placeEnd } from './places.ts'
import { anomalyWords } from './words/anomaly-words.ts'
import { bodyHeads } from './words/body-heads.ts'
import { contractTypeWords, modalityWords, sourceWords } from './words/kind-words.ts'
import { knownBodies } from './words/known-bodies.ts'
import { stopWords } from './words/stop-words.ts'

const singulars: Readonly<Record<string, string>> = {
  prefeituras: 'prefeitura',
  ministerios: 'ministerio',
  universidades: 'universidade',
  secretarias: 'secretaria',
  camaras: 'camara',
  institutos: 'instituto',
  ministries: 'ministry',
  universities: 'university',
}
/** Words before the head of an English name: `Federal University of Ceará`. */
const adjectives = new Set(
  'federal state municipal national regional military brazilian city health superior supreme electoral'.split(' '),
)
const adjectivesAfter = new Set(
  'municipal estadual federal regional militar universitario geral superior tecnologica tecnologico nacional central publico publica supremo eleitoral legislativa rodoviaria civil catolica rural autonoma estaduais municipais'.split(
    ' ',
  ),
)
const connectors = new Set(['de', 'da', 'do', 'das', 'dos', 'of', 'the', 'for', 'e', 'and', 'del', 'd', '&', 'em'])
export function readBody(line: Line, from: number): LinePart | undefined {
  const known = knownBodies.find(line.tokens, from)
  if (known) {
    const isHyphenated = isStateBody(line, from) && known.to === from + 1
    const end = isHyphenated
      ? Math.max(ofState(line, from, known.to), lettersEnd(line, known.to))
      : ofState(line, from, known.to)
    return named(line, { from, start: from, to: skipState(line, end) }, { party: 'organizations', end })
  }
  // `a Caixa` with a capital is the bank.
  if (line.tokens[from]?.text === 'Caixa' && articles.has(plainAt(line, from - 1)))
    return named(line, { from, start: from, to: from + 1 }, { party: 'organizations', end: from + 1 })
  const start = from
  const isHead = bodyHeads.find(line.tokens, from) !== undefined
  const headAt = isHead ? from : skip(line, from, { words: adjectives, most: 2 })
  const head = bodyHeads.find(line.tokens, headAt)
  if (head === undefined || isNoHead(line, headAt)) return undefined
  const adjective = skip(line, head.to, { words: adjectivesAfter, most: 3 })
  const end = isEnglishAlone(line, head.to) ? adjective : nameEnd(line, { at: adjective })
  if (head.value === 'plural') return readPlural(line, { from, at: adjective })
  const isAdjective =
    adjective > head.to &&
    !['municipal', 'federal', 'estadual', 'publico', 'publica', 'regional'].includes(plainAt(line, adjective - 1))
  if (end <= adjective && !(isAdjective || adjective - head.to > 1 || isOfTown(line, headAt))) return undefined
  const to = Math.max(end, adjective)
  return named(line, { from, start, to: skipState(line, to) }, { party: 'organizations', end: to })
}

/** `Detran de Alagoas`, `TRE da Paraíba`: bodies that each state has. */
function ofState(line: Line, at: number, to: number): number {
  if (!ofStates.test(plainAt(line, at)) || !['de', 'do', 'da'].includes(plainAt(line, to))) return to
  const end = placeEnd(line, to + 1)
  return end > to + 1 && isStateAt(line, to) ? end : to
}
const ofStates =
  /^(?:tr[et]|tj|tc[em]|mp|mpe|pm|pc|cbm|dpe|pge|detran|der|deinfra|seduc|sed|sesa?|susam|sefaz|ssp|saae|crea|emater|ceasa|cohab|junta|sesi|senai|sebrae)$/

/** `Prefeitura Municipal` in capitals is all of a name, which that of many towns is. */
function isOfTown(line: Line, at: number): boolean {
  const isHead = plainAt(line, at) === 'prefeitura' || plainAt(line, at) === 'camara'
  return isHead && plainAt(line, at + 1) === 'municipal' && isCapitalised(line, at) && isCapitalised(line, at + 1)
}

/** `the town hall keeps signing`: an English name in lower case goes on with `of`. */
function isEnglishAlone(line: Line, at: number): boolean {
  return (
    englishHeads.has(plainAt(line, at - 1)) &&
    line.tokens[at]?.shape === 'lower' &&
    !/^(?:of|d[aeo]s?)$/.test(plainAt(line, at))
  )
}
const englishHeads = new Set(
  'hospital hall council ministry university institute department agency chamber government court'.split(' '),
)

/** `valor min` is no ministry. */
function isNoHead(line: Line, at: number): boolean {
  return plainAt(line, at) === 'min' && line.tokens[at]?.shape === 'lower' && plainAt(line, at + 1) !== '.'
}

/** `ministérios da Saúde e da Educação`: a body for each name. */
function readPlural(line: Line, { from, at }: { readonly from: number; readonly at: number }): LinePart | undefined {
  const head = singulars[plainAt(line, from)]
  if (head === undefined || !connectors.has(plainAt(line, at))) return undefined
  const names: string[] = []
  let next = at
  for (;;) {
    const end = nameEnd(line, { at: next, single: true })
    if (end <= next) break
    const joined = connectors.has(plainAt(line, next)) ? '' : `${plainAt(line, at)} `
    names.push(`${head} ${joined}${plainText(line, next, end)}`)
    next = end
    const joint = skip(line, next, { words: new Set([',', 'e', 'and']), most: 1 })
    if (joint === next) break
    next = joint
  }
  // `prefeituras do Paraná` are those of a state, which is read as a place.
  if (names.length === 0 || (names.length === 1 && isStateAt(line, at))) return undefined
  return { from, to: next, meaning: { kind: 'named', party: 'organizations', names } }
}

function isStateAt(line: Line, at: number): boolean {
  return (
    stateNames.has(
      line.tokens
        .slice(at + 1, at + 5)
        .map(({ plain }) => plain)
        .join(' '),
    ) ||
    [1, 2, 3, 4].some((length) =>
      stateNames.has(
        line.tokens
          .slice(at + 1, at + 1 + length)
          .map(({ plain }) => plain)
          .join(' '),
      ),
    ) ||
    federativeUnits.some((unit) => unit === line.tokens[at + 1]?.text)
  )
}
const stateNames = new Set(
  'acre,alagoas,amazonas,amapa,bahia,ceara,distrito federal,espirito santo,goias,maranhao,minas gerais,mato grosso do sul,mato grosso,para,paraiba,pernambuco,piaui,parana,rio de janeiro,rio grande do norte,rondonia,roraima,rio grande do sul,santa catarina,sergipe,sao paulo,tocantins,nordeste,sul,sudeste,norte,interior'.split(
    ',',
  ),
)

interface NameStart {
  readonly at: number
  /** One name of a list: no `e` goes on with it. */
  readonly single?: true
}

/** The index after the last word of a name; a connector counts where a word of the name follows it. */
function nameEnd(line: Line, { at, single }: NameStart): number {
  let end = at
  let next = at
  let words = 0
  const capitals = isCapitalised(line, skip(line, at, { words: connectors, most: 3 }))
  for (;;) {
    const word = skip(line, next, { words: connectors, most: next === at ? 3 : 2 })
    const joint = plainAt(line, next)
    if (word > next && !mayJoin(line, { from: next, to: word, words, capitals, single: single === true })) return end
    const town = townEnd(line, { at: word, isJoined: word > next })
    if (
      words >= 8 ||
      (town === word && !isNameWord(line, { at: word, first: words === 0, capitals, joint: word > next ? joint : '' }))
    )
      return end
    words++
    end = Math.max(town, word + 1)
    next = end
    // Without capitals a name has no clear end: a preposition must bind its second word.
    if (
      !capitals &&
      words >= 1 &&
      !connectors.has(plainAt(line, next)) &&
      !adjectivesAfter.has(plainAt(line, next)) &&
      !continuesTown(line, next)
    )
      return end
  }
}

/** The index after a town or state that is a part of a name; in lower case a preposition must bind it. */
function townEnd(line: Line, { at, isJoined }: { readonly at: number; readonly isJoined: boolean }): number {
  const end = placeEnd(line, at)
  if (end === at || !isJoined) return at
  const isLong = end - at > 1 || isCapitalised(line, at)
  return isLong || !isOther(line, at) ? end : at
}

/** A capital after the head: names of towns go on without a preposition, as `campo grande`. */
function continuesTown(line: Line, at: number): boolean {
  const token = line.tokens[at]
  return token?.type === 'word' && !stopWords.has(token.plain) && !verbs.has(token.plain) && !isOther(line, at)
}

function mayJoin(
  line: Line,
  {
    from,
    to,
    words,
    capitals,
    single,
  }: {
    readonly from: number
    readonly to: number
    readonly words: number
    readonly capitals: boolean
    readonly single: boolean
  },
): boolean {
  const joints = line.tokens.slice(from, to).map(({ plain }) => plain)
  if (joints.includes('em')) return false
  if (!joints.some((joint) => joint === 'e' || joint === 'and')) return true
  // `Ciência e Tecnologia` is one name; `e da UFRJ` begins another.
  return (
    !single &&
    words > 0 &&
    capitals &&
    joints.length === 1 &&
    isCapitalised(line, to) &&
    bodyHeads.find(line.tokens, to) === undefined &&
    line.tokens[to]?.shape === 'title' &&
    isAbstract(plainAt(line, to))
  )
}

/** `prefeitura pequena`: which ones, and no name. */
const describing =
  /^(?:pequen|grand|mesm|outr|inteir|vizinh|menor|maior|local|locais|suspeit|envolvid|responsave|contratant|small|large|other|same|near)\w*$/

/** Second words of names with `e`. */
function isAbstract(word: string): boolean {
  return /^(?:tecnologia|inovacao|seguranca|assistencia|cultura|esporte|esportes|desenvolvimento|orcamento|comercio|servicos|combate|abastecimento|pecuaria|social|mudanca|pesca|lazer|turismo|transportes?|obras|ciencias?|technology|innovation|security|social|culture|sports?|development|trade|supply|education|cidadania|emprego|previdencia|saneamento|habitacao|urbanismo|infraestrutura|planejamento|gestao|finance|planning|environment|comunicacao|comunicacoes|livestock|agricultura|ensino|pesquisa|energia|energy|communications?|historico|estatistica|statistics)$/.test(
    word,
  )
}

function isNameWord(
  line: Line,
  {
    at,
    first,
    capitals,
    joint,
  }: { readonly at: number; readonly first: boolean; readonly capitals: boolean; readonly joint: string },
): boolean {
  const token = line.tokens[at]
  if (token?.type !== 'word' || verbs.has(token.plain)) return false
  if (first && joint === '' && describing.test(token.text)) return false
  // `Prefeitura de Niterói de TI` buys it.
  if (!first && token.shape === 'upper' && contractTypeWords.find(line.tokens, at)) return false
  if (capitals) return token.shape !== 'lower' && (first || !startsOther(line, at))
  if (token.shape !== 'lower') return false
  if (stopWords.has(token.plain) && !adjectivesAfter.has(token.plain)) return false
  // `secretaria de obras`: the first word may be one that other rules read.
  return (first && joint !== '') || !isOther(line, at)
}

/** `UFRJ`, `DNIT`, `TRE-SP`: capitals after an article, or known ones anywhere. */
export function readAbbreviation(line: Line, at: number): LinePart | undefined {
  const token = line.tokens[at]
  if (token?.type !== 'word' || isNegationWord(token.plain) || isStateName(token.plain)) return undefined
  const isKnown =
    /^(?:uf[a-z]{1,4}|uni[a-z]{2,5}|if[a-z]{2,4}|ue[a-z]{1,2}|tr[etf]\d?|tj[a-z]{2}|crea|cefet[a-z]*)$/.test(
      token.plain,
    ) && !notBodies.has(token.plain)
  const isShouted = line.text === line.text.toUpperCase()
  const isCapital =
    isStateBody(line, at) ||
    (token.shape === 'upper' && /^[a-z]{3,10}$/.test(token.plain) && !isShouted && !notBodies.has(token.plain))
  if (
    !(isKnown && (token.shape !== 'lower' || articles.has(plainAt(line, at - 1)))) &&
    !(isCapital && (isStateBody(line, at) || hasBodyContext(line, at)))
  )
    return undefined
  if (
    anomalyWords.find(line.tokens, at) ||
    modalityWords.find(line.tokens, at) ||
    contractTypeWords.find(line.tokens, at) ||
    sourceWords.find(line.tokens, at)
  )
    return undefined
  const unit = line.tokens[at + 1]
  const court =
    (ofStates.test(token.plain) || /^cr[a-z]$/.test(token.plain)) &&
    unit?.shape === 'upper' &&
    federativeUnits.some((code) => code === unit.text)
  const dashed =
    ['-', '/'].includes(plainAt(line, at + 1)) && federativeUnits.some((code) => code === line.tokens[at + 2]?.text)
  // `TRF3`.
  const isNumbered = unit?.type === 'number' && unit.glued && /^tr[ft]$/.test(token.plain)
  const end =
    court || isNumbered
      ? at + 2
      : ofState(line, at, at + 1) > at + 1
        ? ofState(line, at, at + 1)
        : dashed && ofStates.test(token.plain)
          ? at + 3
          : at + 1
  return named(line, { from: at, start: at, to: end }, { party: 'organizations', end })
}

/** The index after `-PA` or `/PA`. */
function lettersEnd({ tokens }: Line, at: number): number {
  const to = /^[-/]$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  return federativeUnits.some((code) => code === tokens[to]?.text) ? to + 1 : at
}

/** `TJ-RJ`, `PM de Santa Catarina`. */
function isStateBody(line: Line, at: number): boolean {
  const token = line.tokens[at]
  if (token === undefined || token.shape === 'lower' || !ofStates.test(token.plain)) return false
  const isUnit = (one: number) => federativeUnits.some((code) => code === line.tokens[one]?.text)
  return (
    isUnit(at + 1) || (/^[-/]$/.test(plainAt(line, at + 1)) && isUnit(at + 2)) || ofState(line, at, at + 1) > at + 1
  )
}

/** `ACRE` in capitals is no abbreviation. */
function isStateName(word: string): boolean {
  return word.length > 3 && isPlaceWord(word)
}

const notBodies = new Set(
  'ltda cnpj cpf epi epis led glp gps covid sus sa me epp tic ict usd brl rdc srp arp ufs unidade unidades unico unica unicos unicas unit units unida unidos united uniao union unusual uni universidade university universidades uniforme uniformes iptu iss icms pdf csv api dvd tv ppe usb hiv pac fundeb ppp ltd inc corp uf ufir ug uasg urgente rap'.split(
    ' ',
  ),
)

/** In Portuguese a body has an article before it, in English contracts after it; a commodity such as GLP has neither. */
function hasBodyContext(line: Line, at: number): boolean {
  const before = plainAt(line, at - 1)
  if (
    [
      'da',
      'do',
      'na',
      'no',
      'pela',
      'pelo',
      'a',
      'o',
      'ao',
      'by',
      'at',
      'the',
      'of',
      'from',
      'e',
      'and',
      'ou',
      'or',
      'nem',
      'nor',
      '&',
      '/',
      'in',
      'does',
      'did',
      'is',
      ',',
    ].includes(before)
  )
    return true
  return (
    at === 0 ||
    ['contracts', 'contract', 'spending', 'purchases', 'payments', 'tenders', ':', '?'].includes(plainAt(line, at + 1))
  )
}
