// What the asker wants, by the words of the question.

import { limits } from '../limits.ts'
import { type Line, type LinePart, plainAt, skip } from './line.ts'
import { toPlainCharacters } from './plain-characters.ts'
import type { Intent } from './question-reading.ts'
import { anomalyWords, suspicionWords } from './words/anomaly-words.ts'
import {
  adviceAsked,
  dataPatterns,
  followPatterns,
  helpPatterns,
  intentPatterns,
  otherMatters,
  progressPatterns,
  searchHelp,
  talkPatterns,
} from './words/intent-patterns.ts'
import { dataCues, helpCues, intentCues, subject, talk, talkWords } from './words/intent-words.ts'
import { stopWords } from './words/stop-words.ts'

export interface ReadIntent {
  readonly intent: Intent
  /** The intent that its words name, whatever the line is of. */
  readonly asks?: Intent
}

/** The intent of a line, or of its first question. */
export function readIntent(line: Line, excluded: ReadonlySet<LinePart>): ReadIntent {
  const { tokens, parts } = line
  const words = tokens.filter(({ type }) => type === 'word')
  const slots = parts.filter(
    ({ meaning }) => !['filler', 'note', 'ranking', 'intent', 'negation', 'suspicion', 'search'].includes(meaning.kind),
  )
  const isOfField = words.some(({ plain }) => subject.test(plain))
  if (isOtherMatter(line)) return said('off_topic')
  const isAbout =
    isOfField ||
    (slots.some(({ meaning }) => meaning.kind === 'object') && slots.some(isFrame)) ||
    isSearch(line, slots) ||
    parts.some(({ meaning }) => ['suspicion', 'negation'].includes(meaning.kind))
  if (isSmallTalk(line)) return said('small_talk')
  const start = afterException(line, excluded, afterTalk(line, 0))
  const text = plainText(line, start)
  // `como vai` opens a greeting, and a question of a run.
  if (isFollow(text, slots) || followPatterns.some((one) => one.test(plainText(line, 0)))) return said('follow')
  const isOfData =
    isDataHeld(line, start) || (dataPatterns.some((one) => one.test(text)) && !looksForAnomalies(line, excluded))
  const isOfOne = isOfParty(line, text) || /\b(?:tudo|everything|all)\b/.test(text)
  if (slots.every((part) => isFrame(part) || isNamed(part)) && isOfData && !(isOfOne && !slots.every(isFrame)))
    return said('data_held')
  const isOfService =
    isHelp(line, start) ||
    searchHelp.some((one) => one.test(text)) ||
    (!isOfField && helpPatterns.some((one) => one.test(text)))
  if (slots.length === 0 && isOfService) return said('help')
  const asks = cueOf(line, { from: start, excluded })?.intent
  return { intent: isAbout ? (asks ?? 'investigate') : 'off_topic', ...(asks && { asks }) }
}

/** `Ignorando os contratos de 2020, quais …`: what asks stands behind the clause of an exception. */
function afterException(line: Line, excluded: ReadonlySet<LinePart>, start: number): number {
  const opening = line.parts.findIndex(({ from }) => from >= start)
  const first = line.parts[opening]
  if (first === undefined || first.meaning.kind !== 'negation' || first.from > start + 2) return start
  const further = line.parts.slice(opening + 1)
  const end = further.findIndex((part) => !excluded.has(part) && part.meaning.kind !== 'negation')
  const last = end === -1 ? further.at(-1) : further[end - 1]
  if (last === undefined) return start
  const mark = [0, 1, 2].map((step) => last.to + step).find((at) => [',', ';', ':', '.'].includes(plainAt(line, at)))
  return mark === undefined || mark + 2 >= line.tokens.length ? start : afterTalk(line, mark + 1)
}

function said(intent: Intent): ReadIntent {
  return { intent, asks: intent }
}

/** Whether it asks how an investigation is going. */
function isFollow(text: string, slots: readonly LinePart[]): boolean {
  return (
    followPatterns.some((one) => one.test(text)) ||
    (slots.every(({ meaning }) => meaning.kind === 'date_range') && progressPatterns.some((one) => one.test(text)))
  )
}

/** The words and marks from a token on, one space between them. */
function plainText({ tokens }: Line, from: number): string {
  return tokens
    .slice(from, from + limits.wordsOfIntentMax)
    .map(({ plain }) => plain)
    .join(' ')
}

/** Kinds of parts that stand in questions about anything. */
const anyones: ReadonlySet<string> = new Set(['date_range', 'regions', 'object', 'named', 'money', 'anomaly_types'])

/** Whether the question is of what no record holds: nothing of the field stands in it. */
export function isOtherMatter(line: Line): boolean {
  // As written: a corrected word may be one of the field.
  const text = line.tokens.map((token) => toPlainCharacters(token.text)).join(' ')
  if (adviceAsked.test(text) && !line.parts.some(({ meaning }) => isStrong(meaning))) return true
  return !isOfRecords(line) && otherMatters.some((one) => one.test(text))
}

/** Whether it is a greeting or thanks, whatever day it names. */
function isSmallTalk(line: Line): boolean {
  const text = plainText(line, afterGreeting(line))
  const isPlain = line.parts.every(({ meaning }) => !anyones.has(meaning.kind) || isOfDay(meaning))
  return isPlain && !isOfRecords(line) && (isTalk(line) || talkPatterns.some((one) => one.test(text)))
}

/** Days, and words such as `weekend`. */
function isOfDay(meaning: LinePart['meaning']): boolean {
  return (
    meaning.kind === 'date_range' || (meaning.kind === 'anomaly_types' && meaning.codes.includes('temporal_anomaly'))
  )
}

function isOfRecords({ tokens, parts }: Line): boolean {
  return (
    tokens.some(({ plain }) => subject.test(plain)) ||
    parts.some(({ meaning }) => isStrong(meaning) || meaning.kind === 'suspicion')
  )
}

/** What only a question about records names. */
function isStrong(meaning: LinePart['meaning']): boolean {
  if (meaning.kind === 'named') return meaning.party === 'organizations'
  return ['contract_types', 'modalities', 'organizations', 'suppliers', 'data_source'].includes(meaning.kind)
}

function afterGreeting(line: Line): number {
  return ['oi', 'ola', 'hi', 'hello', 'hey'].includes(plainAt(line, 0)) ? 1 : 0
}

/** Whether a word says what is asked for, and is part of no filter. */
export function isIntentWord(word: string): boolean {
  return talkWords.has(word) || [intentCues, dataCues, helpCues, talk].some(({ words }) => words.has(word))
}

/** What may say which data is meant. */
function isFrame({ meaning }: LinePart): boolean {
  return ['date_range', 'regions', 'data_source'].includes(meaning.kind)
}

function isNamed({ meaning }: LinePart): boolean {
  return ['named', 'organizations', 'contract_types', 'modalities', 'object'].includes(meaning.kind)
}

/** Places and dates are of any subject where words that nobody knows stand beside them. */
function isSearch(line: Line, slots: readonly LinePart[]): boolean {
  if (slots.some((part) => !['regions', 'date_range', 'object'].includes(part.meaning.kind) && !isGuess(part)))
    return true
  const isOrdered = line.parts.some(({ meaning }) => meaning.kind === 'search')
  if (slots.every(isGuess) && !(isOrdered && slots.length === 0)) return false
  const taken = new Set(
    line.parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)),
  )
  const unknown = line.tokens.some(
    ({ type, plain }, at) => type === 'word' && !taken.has(at) && !stopWords.has(plain) && !isIntentWord(plain),
  )
  return !unknown
}

/** A single capital may name anything: `the Libertadores`. */
function isGuess({ meaning, from, to }: LinePart): boolean {
  return meaning.kind === 'named' && meaning.party === 'suppliers' && to - from === 1
}

/** Precedence where a question has words of several intents. */
const order: readonly Intent[] = ['dossier', 'report', 'compare', 'count', 'sum', 'explain', 'lookup']

function cueOf(
  line: Line,
  { from, excluded }: { readonly from: number; readonly excluded: ReadonlySet<LinePart> },
): { readonly intent: Intent; readonly at: number } | undefined {
  const found = new Map<Intent, number>()
  const denied = new Set(line.parts.filter(({ meaning }) => meaning.kind === 'negation').flatMap(tokensIn))
  for (let at = from; at < line.tokens.length; at++) {
    const cue = intentCues.find(line.tokens, at)
    // `sem contar os de limpeza` counts nothing.
    if (cue === undefined || denied.has(at) || (cue.value === 'explain' && denied.has(at - 1))) continue
    const intent = meantBy(line, { intent: cue.value, at, to: cue.to })
    if (!found.has(intent) && isCue(line, { intent, at, to: cue.to, from })) found.set(intent, at)
  }
  const text = plainText(line, from)
  for (const [intent, pattern] of intentPatterns)
    if (!found.has(intent) && pattern.test(text) && !(intent === 'sum' && hasMoney(line))) found.set(intent, from)
  // `why does this count as a red flag?` asks for no number.
  if (/^(?:so |and |but |, )*(?:why|por que|porque)\b/.test(text)) found.delete('count')
  if (comparesTwo(line)) found.set('compare', from)
  if (found.has('compare') && isOfTerms(line, text)) {
    found.delete('compare')
    found.set('explain', from)
  }
  if (isOfParty(line, text)) found.set('dossier', from)
  if (found.has('lookup') && looksForAnomalies(line, excluded)) found.delete('lookup')
  const isDoubted = line.parts.some((part) => !excluded.has(part) && doubting.has(part.meaning.kind))
  if (found.size === 0 && !isDoubted && searching.test(text)) found.set('lookup', from)
  const intent = order.find((each) => found.has(each))
  return intent && { intent, at: found.get(intent) ?? from }
}

function tokensIn({ from, to }: LinePart): readonly number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset)
}

/** `Pesquise os contratos de publicidade`, `search for contracts`: to find them is all that is asked. */
const searching =
  /^(?:por favor |please |, )*(?:pesquis\w+|search|procur[ae]\w*|bus(?:c|qu)\w+|find me|(?:can|could|would|will) you (?:please )?find|find|look up|localiz\w+|encontr\w+)\b(?! (?:out|evidence|signs?|algo|alguma coisa|anything|something|problem|irregular|contracts? [^?]{1,40}\bworth)\b)/
const doubting: ReadonlySet<string> = new Set(['suspicion', 'anomaly_types'])

/** Words of lists that mean something else within a sentence, and what stands before them where they ask. */
const isAlsoNoun = new Set([
  'ver',
  'veja',
  'see',
  'view',
  'list',
  'lista',
  'which',
  'where',
  'onde',
  'who',
  'quem',
  'qual',
  'quais',
  'show',
])
const asksTo = new Set([
  'quero',
  'queria',
  'posso',
  'gostaria',
  'preciso',
  'de',
  'to',
  'can',
  'me',
  'i',
  'you',
  ',',
  'and',
  'e',
  'please',
  'favor',
  ':',
  'could',
  'pode',
  'tcu',
  'cgu',
  'pncp',
])

/** `what are the largest contracts` asks for a list. */
function meantBy(
  line: Line,
  { intent, at, to }: { readonly intent: Intent; readonly at: number; readonly to: number },
): Intent {
  return intent === 'explain' && plainAt(line, at) === 'what' && !isExplained(line, at, to) ? 'lookup' : intent
}

/** Whether the words of an intent ask for it where they stand. */
function isCue(
  line: Line,
  {
    intent,
    at,
    to,
    from,
  }: { readonly intent: Intent; readonly at: number; readonly to: number; readonly from: number },
): boolean {
  const isEarly = at - from <= 5
  switch (intent) {
    case 'explain':
      return isEarly && isExplained(line, at, to)
    case 'lookup':
      // `não me traga pregão` orders nothing.
      if ([1, 2].some((back) => denied.has(plainAt(line, at - back)) && (back === 1 || plainAt(line, at - 1) === 'me')))
        return false
      // `see if anybody padded the invoices` looks into something.
      if (looking.has(plainAt(line, at)) && whether.has(plainAt(line, to))) return false
      // `contratos de show`.
      if (plainAt(line, at) === 'show' && ofShows.has(plainAt(line, at - 1))) return false
      if (orders.has(plainAt(line, at)) && ['.', ';', ':', '!'].includes(plainAt(line, at - 1))) return true
      if (opensClause(line, at) && (!isAlsoNoun.has(plainAt(line, at)) || ordering.has(plainAt(line, at - 1))))
        return true
      return isEarly && (at === from || !isAlsoNoun.has(plainAt(line, at)) || asksTo.has(plainAt(line, at - 1)))
    case 'sum':
      return isEarly || to - at > 1 || opensClause(line, at)
    case 'count':
      // `qual foi a conta de publicidade?` asks what it cost.
      if (plainAt(line, at) === 'conta' && bills.has(plainAt(line, at - 1))) return false
      return at - from <= 12 || opensClause(line, at)
    case 'report':
    case 'dossier':
      return at - from <= 12
    case 'compare':
      return at - from <= 12 || opensClause(line, at)
    default:
      return true
  }
}

const looking = new Set('see ver veja ve view'.split(' '))
const whether = new Set('if whether se'.split(' '))
const bills = new Set('a da na uma essa esta'.split(' '))
const denied = new Set('nao nem not dont t never nunca'.split(' '))
const ofShows = new Set(['de', 'do', 'dos', 'da', 'um', 'o', 'no', 'of', 'a', 'the'])
const orders = new Set('list lista show ver veja quem quais qual which who'.split(' '))

const beforeOrders = new Set(['just', 'so', 'apenas', 'somente', 'only', 'please', 'e', 'and', 'then', 'me', 'pode'])

const ordering = new Set(['just', 'so', 'apenas', 'somente', 'only', 'please', 'me'])

/** `Tirando SP, liste …`: an order at the beginning of a clause. */
function opensClause(line: Line, at: number): boolean {
  let back = at - 1
  while (back >= at - 2 && beforeOrders.has(plainAt(line, back))) back--
  return [',', ';', ':', '.', '?', '!'].includes(plainAt(line, back))
}

/** `what are the 10 largest contracts` lists; `what is an inexigibilidade` explains. */
export function isExplained(line: Line, at: number, to: number): boolean {
  const words = line.tokens.slice(at, to).map(({ plain }) => plain)
  if (words[0] === 'como' && words.length === 1) return false
  // `how are purchases doing?`
  if (words[0] === 'how' && line.tokens.some(({ plain }) => plain === 'doing' || plain === 'going')) return false
  if (words.join(' ') === 'what is' || words.join(' ') === 'what are')
    return (
      !['the', 'wrong', 'suspicious', 'happening', 'left', 'missing', 'new'].includes(plainAt(line, to)) ||
      anomalyWords.find(line.tokens, to) !== undefined
    )
  if (words.join(' ') === 'o que e' || words.join(' ') === 'que e')
    return !['suspeito', 'irregular', 'estranho'].includes(plainAt(line, to))
  return true
}

export function looksForAnomalies(line: Line, excluded: ReadonlySet<LinePart>): boolean {
  return line.parts.some(
    (part) => !excluded.has(part) && ['suspicion', 'search', 'anomaly_types'].includes(part.meaning.kind),
  )
}

function hasMoney({ parts }: Line): boolean {
  return parts.some(({ meaning }) => meaning.kind === 'money')
}

/** `qual a diferença entre pregão e dispensa?` asks what words mean, and of no record. */
function isOfTerms({ parts }: Line, text: string): boolean {
  return (
    /\bdiferencas? entre\b|\bdifferences? between\b/.test(text) &&
    parts.every(
      ({ meaning }) =>
        !('codes' in meaning || meaning.kind === 'named' || meaning.kind === 'date_range') || isTerm(meaning),
    )
  )
}

function isTerm({ kind }: LinePart['meaning']): boolean {
  return kind === 'modalities' || kind === 'anomaly_types' || kind === 'contract_types'
}

/** `what do you have on supplier X?`, `quem é a empresa X?`. */
function isOfParty({ parts }: Line, text: string): boolean {
  const named = parts.filter(({ meaning }) => meaning.kind === 'named' || 'codes' in meaning)
  const isParty =
    named.length === 1 && named.some(({ meaning }) => partyKinds.has(meaning.kind) || meaning.kind === 'named')
  return isParty && ofParty.test(text)
}
const partyKinds: ReadonlySet<string> = new Set(['suppliers', 'organizations'])
const ofParty =
  /\bwhat (?:do|have|can) you (?:have|know|got|hold|tell me)? ?(?:got )?(?:on|about)\b|\bo que (?:e que )?(?:voces? )?(?:tem|sabem?|ha|existe|consta) (?:\w+ )?(?:sobre|contra|a respeito)\b|^(?:e |and )?(?:quem|who) (?:e|is|s|sao|are) (?!(?:the |os |as )?(?:\d+ )?(?:\w+ )?(?:biggest|largest|main|top|maiores|principais|suppliers|fornecedores|winners|buyers))|^(?:me |por favor |please )*(?:fala|fale|falem|conta|conte|diz|diga|tell) (?:me |pra mim )?(?:mais |more |tudo )?(?:d[aeo]s?|sobre|about) /

const compared: ReadonlySet<string> = new Set(['regions', 'named', 'organizations', 'suppliers', 'date_range'])

/** `SP ou RJ: quem gasta mais?`, `UFPE x UFRJ`: two of one kind with a word that compares them. */
function comparesTwo(line: Line): boolean {
  if (comparesYears(line)) return true
  const parts = line.parts.filter(({ meaning }) => compared.has(meaning.kind))
  const taken = new Set(
    line.parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)),
  )
  const words = line.tokens.map(({ plain }, at) => (taken.has(at) ? '' : plain))
  const text = words.join(' ')
  return parts.some((part, index) => {
    const next = parts[index + 1]
    if (next?.meaning.kind !== part.meaning.kind) return false
    const between = words.slice(part.to, next.from).filter((word) => word !== '')
    const isVersus =
      between.some((word) => ['x', 'vs', 'versus', 'against', 'contra'].includes(word)) ||
      besides.test(between.join(' '))
    const isChoice = between.some((word) => ['ou', 'or', 'than'].includes(word)) || between.join(' ').includes('do que')
    return isVersus || (isChoice && degrees.test(text))
  })
}
/** `put 2023 next to 2024`. */
const besides = /^(?:next to|alongside|beside|ao lado de?|lado a lado com|frente a)$/

/** `gastou mais em 2024 ou em 2025?`: periods of one list. */
function comparesYears(line: Line): boolean {
  const words = line.tokens.map(({ plain }) => plain)
  return line.parts.some(
    ({ meaning, from, to }) =>
      meaning.kind === 'date_range' &&
      meaning.spans.length > 1 &&
      words.slice(from, to).some((word) => ['ou', 'or', 'than', 'x', 'vs'].includes(word)) &&
      degrees.test(words.join(' ')),
  )
}

const degrees =
  /\b(?:mais|menos|more|less|cheaper|pricier|higher|lower|maior|menor|most|least|melhor|pior|better|worse)\b/

function isTalk(line: Line): boolean {
  let at = 0
  let some = false
  while (at < line.tokens.length) {
    const found = talk.find(line.tokens, at)
    if (found) {
      some = true
      at = found.to
    } else if (line.tokens[at]?.type === 'mark' || talkWords.has(plainAt(line, at))) at++
    else return false
  }
  return some
}

export function afterTalk(line: Line, from: number): number {
  let at = from
  for (;;) {
    const found = talk.find(line.tokens, at)
    const next = found?.to ?? at
    const marks = skip(line, next, { words: new Set([',', '!', '.', '-', '?']), most: 3 })
    if (found === undefined) return at
    at = marks
  }
}

export function isHelp(line: Line, from: number): boolean {
  for (let at = from; at <= from + 3; at++) {
    const found = helpCues.find(line.tokens, at)
    if (found)
      return (
        !['audit', 'find', 'investigate', 'check', 'to', 'a', 'me', 'voce', 'voces', 'vc', 'vcs'].includes(
          plainAt(line, found.to),
        ) || found.to >= line.tokens.length - 2
      )
  }
  return false
}

export function isDataHeld(line: Line, from: number): boolean {
  const isOfActs = line.tokens
    .slice(from)
    .some(({ plain }) => /^(?:contrat|contract|fornecedor|supplier|pagament|payment|empresa|compan)/.test(plain))
  const isOfSuspicion = line.tokens
    .slice(from, from + 8)
    .some((_, offset) => suspicionWords.find(line.tokens, from + offset)?.value === 'suspicion')
  return (
    !isOfActs &&
    !isOfSuspicion &&
    [0, 1, 2, 3].some((offset) => dataCues.find(line.tokens, from + offset) !== undefined)
  )
}
