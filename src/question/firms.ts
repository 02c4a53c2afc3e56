// Names of firms in questions, to be looked up in the records.
// F1. A name follows a word such as `empresa`, ends with `Ltda`, stands in quotes, or is in capitals that no table knows.

import { isIntentWord } from './intents.ts'
import { type Line, type LinePart, type LineRule, plainAt, skip } from './line.ts'
import { articles, isCapitalised, isOther, named, skipState, startsOther, verbs } from './name-tokens.ts'
import { isNegationWord } from './negation.ts'
import { PhraseTable } from './phrases.ts'
import { placeEnd, readPlace } from './places.ts'
import { bodyHeads } from './words/body-heads.ts'
import { knownBodies } from './words/known-bodies.ts'
import { otherNames } from './words/other-names.ts'
import { stopWords } from './words/stop-words.ts'

const firmHeads = new Set(
  'empresa firma fornecedor fornecedora contratada companhia company firm supplier vendor contractor empreiteira licitante grupo'.split(
    ' ',
  ),
)
/** Heads that are a part of the name. */
const tradeHeads = new Set(
  'consorcio panificadora laticinios frigorifico lavanderia construtora transportadora distribuidora editora grafica laboratorio papelaria drogaria viacao incorporadora comercial cooperativa locadora padaria supermercado mercado posto auto clinica'.split(
    ' ',
  ),
)
/** Last words of names of firms, which are names of firms also without `Ltda`: `Vale Verde Atacado`. */
const tradeEnds = new Set(
  'obras pavimentacao saneamento turismo eventos grafica foods logistics engineering builders construction consulting technologies distribuidora atacado atacadista comercial comercio construtora construcoes engenharia empreendimentos servicos solucoes suprimentos terceirizacao transportes logistica consultoria tecnologia informatica sistemas hospitalar medicamentos farmaceutica alimentos industria locacoes vigilancia editora participacoes representacoes'.split(
    ' ',
  ),
)
/** English words after which capitals name whom a question is about: `Did Alfa Comercial win`. */
const askingVerbs = new Set('is are was were did does do has have had'.split(' '))
const firmEnds = new PhraseTable<true>([
  [
    true,
    'ltda me? | ltda . | s a | s . a . | s . a | s / a | sa | eireli me? | epp | inc | ltd | corp | corporation | llc | co | gmbh | mei | ltda epp | limitada | s s | slu',
  ],
])
const noNames = new Set([
  ...firmHeads,
  'empresas',
  'fornecedores',
  'cnpj',
  'contrato',
  'contratos',
  'contract',
  'contracts',
  'que',
  'with',
  'com',
  'qual',
  'which',
])
const quotes = new Set(['"', '“', '”', "'", '‘', '’', '«', '»'])

export function readFirm(line: Line, from: number): LinePart | undefined {
  const word = plainAt(line, from)
  if (firmHeads.has(word)) {
    const start = skip(line, from + 1, {
      words: new Set(['chamada', 'chamado', 'named', 'called', 'denominada', ':', ...quotes]),
      most: 3,
    })
    const inside =
      tradeHeads.has(plainAt(line, start)) && !isCapitalised(line, start) ? undefined : firmEnd(line, start)
    const end = inside ?? tradeEnd(line, start)
    return end === undefined
      ? undefined
      : named(line, { from, start, to: skipQuote(line, end) }, { party: 'suppliers', end })
  }
  const trade = tradeEnd(line, from)
  if (trade !== undefined)
    return named(line, { from, start: from, to: skipState(line, trade) }, { party: 'suppliers', end: trade })
  const quoted = opensQuote(line, from) ? readQuoted(line, from) : undefined
  return quoted ?? readInitials(line, from) ?? readWithEnding(line, from) ?? readTradeName(line, from)
}

/** `M. J. Alves Comércio`: a name of a firm with initials before it. */
function readInitials(line: Line, from: number): LinePart | undefined {
  let start = from
  while (line.tokens[start]?.text.length === 1 && isCapitalised(line, start) && plainAt(line, start + 1) === '.')
    start += 2
  const name = start === from ? undefined : (readWithEnding(line, start) ?? readTradeName(line, start))
  return name && named(line, { from, start: from, to: name.to }, { party: 'suppliers', end: name.to })
}

/** Capitals of which the last is a trade: `Horizonte Distribuidora`. */
export function readTradeName(line: Line, from: number): LinePart | undefined {
  if (!isNameStart(line, from)) return undefined
  let to = from
  while (line.tokens[to]?.type === 'word' && line.tokens[to]?.shape === 'title' && to - from < 6) to++
  while (to > from + 1 && !tradeEnds.has(plainAt(line, to - 1))) to--
  return to > from + 1 ? named(line, { from, start: from, to }, { party: 'suppliers', end: to }) : undefined
}

/** Stop words that begin names: `Nova Era Transportes`. */
const nameAdjectives = new Set('nova novo grande alta alto boa bom primeira primeiro geral nacional brasil'.split(' '))

function isNameStart(line: Line, at: number): boolean {
  const word = plainAt(line, at)
  return (
    line.tokens[at]?.shape === 'title' &&
    (!stopWords.has(word) || (at > 0 && nameAdjectives.has(word))) &&
    !(at === 0 && isIntentWord(word)) &&
    !isOther(line, at) &&
    bodyHeads.find(line.tokens, at) === undefined
  )
}

function tradeEnd(line: Line, at: number): number | undefined {
  if (!tradeHeads.has(plainAt(line, at))) return undefined
  if (isCapitalised(line, at + 1) || isCapitalised(line, at)) return firmEnd(line, at + 1)
  const isMeant = builders.has(plainAt(line, at)) && definite.has(plainAt(line, at - 1)) && isPlainName(line, at + 1)
  return endingAfter(line, at, 7) ?? (isMeant ? firmEnd(line, at + 1) : undefined)
}

/** `com a construtora marquise`: in lower case too, where no body and no town is meant. */
const builders = new Set('construtora transportadora distribuidora empreiteira incorporadora locadora'.split(' '))
const definite = new Set(['a', 'da', 'pela', 'com', 'with', 'by', 'from', 'to', 'and', 'e', 'na'])

/** The end of a firm's name: its capitals, or the words up to `Ltda`. */
function firmEnd(line: Line, start: number): number | undefined {
  const token = line.tokens[start]
  if (token === undefined) return undefined
  // `supplier is not Claro SA`, `fornecedor não seja a Vivo`.
  if (token.shape === 'lower' && (verbs.has(token.plain) || isNegationWord(token.plain))) return undefined
  const closing = endingAfter(line, start, 8)
  if (closing !== undefined) return closing
  if (token.type !== 'word' || noNames.has(token.plain)) return undefined
  if (isCapitalised(line, start))
    return isOther(line, start) && !isCapitalised(line, start + 1) ? undefined : capitalsEnd(line, start)
  if (stopWords.has(token.plain) || verbs.has(token.plain) || isOther(line, start)) return undefined
  let to = start
  while (isPlainName(line, to) && to - start < 4) to++
  return to === start || isDescription(line, start, to) ? undefined : to
}

function isPlainName(line: Line, at: number): boolean {
  const token = line.tokens[at]
  return token?.type === 'word' && !stopWords.has(token.plain) && !verbs.has(token.plain) && !isOther(line, at)
}

/** `empresa responsável`, `company involved`: one word that describes and names nobody. */
function isDescription(line: Line, start: number, to: number): boolean {
  return (
    to - start === 1 &&
    /(?:ou|eu|iu|aram|eram|iram|nsa|nsas|nso|nsos|vel|veis|nte|ntes|do|da|dos|das|ing|ed|ria|al|ais|iva|ivo|rica|ica|ico)$/.test(
      plainAt(line, start),
    )
  )
}

function capitalsEnd(line: Line, start: number): number {
  let to = start
  for (;;) {
    if (to > start && joinsTwo(line, to)) return to
    const next =
      to > start && ['de', 'da', 'do', 'e', '&', 'dos', 'das', 'and', 'of'].includes(plainAt(line, to)) ? to + 1 : to
    if (
      next > to &&
      ['e', 'and'].includes(plainAt(line, to)) &&
      (bodyHeads.find(line.tokens, next) || knownBodies.find(line.tokens, next))
    )
      return to
    // `empresa Alfa de Campinas` says where it is; `Siemens and Philips` are two.
    if (
      next > to &&
      (placeEnd(line, next) > next ||
        (plainAt(line, to) === 'and' && to - start === 1 && !isCapitalised(line, next + 1)))
    )
      return to
    const token = line.tokens[next]
    const isNumber = token?.type === 'number' && to > start && /^\d{1,3}$/.test(token.text)
    if (!(token?.type === 'word' && token.shape !== 'lower') && !isNumber) return to
    if (next > start && startsOther(line, next)) return to
    if (to - start >= 9) return to
    to = next + 1
  }
}

/** The index after `Ltda` or `S.A.` within some tokens, when only words of a name stand between. */
function endingAfter(line: Line, start: number, most: number): number | undefined {
  for (let at = start + 1; at <= start + most; at++) {
    const token = line.tokens[at]
    if (token === undefined || line.tokens[at - 1]?.type === 'mark' || joinsTwo(line, at)) return undefined
    const found = firmEnds.find(line.tokens, at)
    if (found && isEnding(line, at, found.to)) return found.to
    if (
      stopWords.has(token.plain) &&
      ![
        'de',
        'da',
        'do',
        'e',
        'dos',
        'das',
        'comercio',
        'servicos',
        'servico',
        'construtora',
        'and',
        'of',
        'services',
        'brasil',
        'produtos',
      ].includes(token.plain)
    )
      return undefined
  }
  return undefined
}

/** `Alfa Engenharia and Beta Obras Ltda`: a trade ends the first name, and two words that begin with no trade are the second. */
function joinsTwo(line: Line, at: number): boolean {
  const isEnglish = plainAt(line, at) === 'and'
  if (!isEnglish && plainAt(line, at) !== 'e') return false
  const [before, next] = [plainAt(line, at - 1), plainAt(line, at + 1)]
  if (tradeEnds.has(next) || partners.has(next) || !isCapitalised(line, at + 1)) return false
  const isLong = isCapitalised(line, at + 2) && firmEnds.find(line.tokens, at + 2) === undefined
  const isFirstLong = isCapitalised(line, at - 1) && isCapitalised(line, at - 2)
  return isLong && (tradeEnds.has(before) || (isEnglish && isFirstLong))
}
/** Words that go on with the name of a firm after `and`. */
const partners = new Set(
  'sons son co company partners associates associados filhos filho irmaos irmao cia brothers bros young johnson services'.split(
    ' ',
  ),
)

/** `me`, `co` and `sa` end a name in capitals alone. */
function isEnding(line: Line, at: number, to: number): boolean {
  const word = plainAt(line, at)
  return to - at > 1 || !['me', 'co', 'sa', 's'].includes(word) || line.tokens[at]?.shape === 'upper'
}

/** A quote at the word after it and not at the one before it; `«` may stand apart. */
function opensQuote({ tokens }: Line, at: number): boolean {
  const token = tokens[at]
  if (token === undefined || !quotes.has(token.plain)) return false
  return token.text === '«' || (tokens[at + 1]?.glued === true && (!token.glued || tokens[at - 1]?.type === 'mark'))
}

/** Words that begin a term of the method: `'grau de confiança 0,7'`. */
const concepts = new Set('grau nivel indice score taxa risco preco confidence risk price level'.split(' '))

function readQuoted(line: Line, from: number): LinePart | undefined {
  for (let to = from + 1; to < Math.min(line.tokens.length, from + 14); to++)
    if (quotes.has(plainAt(line, to)) && to > from + 1)
      return concepts.has(plainAt(line, from + 1)) || isOther(line, from + 1) || readPlace(line, from + 1)?.to === to
        ? undefined
        : named(line, { from, start: from + 1, to: to + 1 }, { party: 'suppliers', end: to })
  return undefined
}

/** `Alfa Engenharia Ltda` without a word before it. */
function readWithEnding(line: Line, from: number): LinePart | undefined {
  const token = line.tokens[from]
  if (token?.type !== 'word' || stopWords.has(token.plain) || !isCapitalised(line, from)) return undefined
  if (from === 0 && isIntentWord(token.plain)) return undefined
  const end = endingAfter(line, from, 7)
  return end === undefined ? undefined : named(line, { from, start: from, to: end }, { party: 'suppliers', end })
}

/** Capitals that no table knows, after an article: `contratos da Magazine Sol`. */
export const readCapitals: LineRule = (line, from) => {
  const token = line.tokens[from]
  if (token?.type !== 'word' || line.text === line.text.toUpperCase()) return undefined
  if (from === 0 && !opensSentence(line)) return undefined
  const before = from === 0 ? 'the' : wordBefore(line, from)
  if (
    token.shape !== 'title' ||
    token.plain.length < 3 ||
    otherNames.has(token.plain) ||
    isInsideName(line, from) ||
    !(
      articles.has(before) ||
      isNegationWord(before) ||
      before === 'than' ||
      isDenied(line, from) ||
      isAskedAbout(line, from)
    ) ||
    stopWords.has(token.plain)
  )
    return undefined
  if (['em', 'in', 'no', 'na', 'at'].includes(before) || isOther(line, from)) return undefined
  const end = capitalsEnd(line, from)
  const party = end === from + 1 && isBodyAlone(line, from) ? 'organizations' : 'suppliers'
  return named(line, { from, start: from, to: end }, { party, end })
}

/** `feitos pelo Ipasgo`, `contratos da Conder`: who buys goes by one word, and who sells by more, or as `vendido pela Rodagás`. */
function isBodyAlone(line: Line, at: number): boolean {
  return (
    bodyJoints.has(plainAt(line, at - 1)) &&
    !selling.test(plainAt(line, at - 2)) &&
    !/^\p{Lu}\p{Ll}+\p{Lu}/u.test(line.tokens[at]?.text ?? '')
  )
}
const bodyJoints = new Set('do da pelo pela by of'.split(' '))
const selling =
  /^(?:won|sold|supplied|provided|delivered|made|built|vendid|fornecid|ganh|vencid|entreg|executad|prestad|construid|produzid|fabricad|products?$|produtos?$|subsidiary|filial|empresa|firma|grupo|group|owner|dono|socios?$|capital)/

/** `c/ Oracle`, `w/ Oracle` are short for with; who is paid or hired follows at once. */
function wordBefore(line: Line, at: number): string {
  const [before, first] = [plainAt(line, at - 1), plainAt(line, at - 2)]
  if (before === 'w' || before === 'c' || (before === '/' && (first === 'c' || first === 'w')) || paying.has(before))
    return 'with'
  return before
}
const paying = new Set('paid pays pay hired hires hire owes owed sued favors favours favoured favored'.split(' '))

/** `Copa do Mundo`, `Mais Médicos`: a part of a name that is no firm's. */
function isInsideName({ tokens }: Line, at: number): boolean {
  return [tokens[at - 1], tokens[at - 2]].some((token) => token?.shape === 'title' && otherNames.has(token.plain))
}

/** `isn't Vivo`. */
function isDenied(line: Line, at: number): boolean {
  return plainAt(line, at - 1) === 't' && isNegationWord(plainAt(line, at - 2))
}

/** `Did Magazine Luiza win`: two capitals at least, since one may be anything. */
function isAskedAbout(line: Line, from: number): boolean {
  // `TransNorte`: a capital inside of a word is that of a name.
  if (/^\p{Lu}\p{Ll}+\p{Lu}/u.test(line.tokens[from]?.text ?? '')) return true
  return from === 1 && askingVerbs.has(plainAt(line, 0)) && capitalsEnd(line, from) > from + 1
}

/** `Magazine Luiza forneceu tablets`: capitals before a verb. */
const sides = new Set(['vs', 'versus', 'x', 'against', 'contra'])

function opensSentence(line: Line): boolean {
  if (isIntentWord(plainAt(line, 0))) return false
  // `MaxFood vs NutriBem`: two capitals in one word are those of a brand.
  if (/^\p{Lu}\p{Ll}+\p{Lu}/u.test(line.tokens[0]?.text ?? '') && sides.has(plainAt(line, 1))) return true
  const end = capitalsEnd(line, 0)
  return end > 1 && verbs.has(plainAt(line, end))
}

function skipQuote(line: Line, at: number): number {
  return quotes.has(plainAt(line, at)) ? at + 1 : skipState(line, at)
}
