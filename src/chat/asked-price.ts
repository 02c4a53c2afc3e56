// Whether a price that a message names is high: `papel A4 a R$ 25 a resma está caro?`, `is R$ 12 for a ream of paper overpriced?`.
// Read are the price, the unit that it is of, and the thing, by the words that nothing else takes.
// A1. One amount in reais, and a word that asks how it stands; a bound of amounts, or a word for contracts, asks of records.
// A2. What goes on from it with another price, unit, place or period asks of the same thing.

import { limits } from '../limits.ts'
import type { Line } from '../question/line.ts'
import { type AmountRead, findAmount } from '../question/money.ts'
import { findUnitOf, readPerUnit, unitNamed } from '../question/per-unit.ts'
import { toOrdinaryCharacters } from '../question/plain-characters.ts'
import type { QuestionReading } from '../question/question-reading.ts'
import { tokenize } from '../question/tokens.ts'
import { goodsSynonyms } from '../question/words/goods-synonyms.ts'
import { stopWords } from '../question/words/stop-words.ts'
import type { AskedPrice, ChatState, MessageReading } from './chat-state.ts'
import { inheritedOf } from './inherited.ts'
import { plainOf } from './message-cues.ts'
import { asksPriceAlone, asksPricesOfParty } from './record-wish.ts'

const judgedWords =
  /\b(?:car[oa]s?|carinh[oa]|barat[oa]s?|salgad[oa]s?|puxad[oa]s?|alt[oa]s?|baix[oa]s?|abusiv[oa]s?|normal|razoave(?:l|is)|just[oa]s?|(?:bom|boa) preco|preco bom|ok|bom|boa|demais|muito|superfatur\w+|sobrepreco|acima do (?:mercado|normal)|fora do (?:preco|normal)|compensa|vale a pena|over-?priced|overpricing|(?:in)?expensive|pricey|steep|cheap|high|low|too much|a lot|fair|reasonable|normal|inflated|a rip-?off|good (?:price|deal)|worth it|above (?:the )?market)\b/g
const otherwise =
  /\b(?:contrat(?:o|os|acao|acoes)|contracts?|licitac(?:ao|oes)|tenders?|preg(?:ao|oes)|dispensas?|compras?|purchases?|pagamentos?|payments?|achados?|findings?|investig\w+|procur\w+|search|look(?:ing)? for|list\w*|mostr\w+|show|fornecedor(?:es)?|suppliers?|acima de|abaixo de|mais de|menos de|maior(?:es)? que|a partir de|entre|ate r\$|above r\$|over r\$|under r\$|below r\$|more than|less than|at least|between|quant[oa]s?|how (?:many|much)|quem|who)\b/

/** The reading of a message that asks about a price; undefined where it asks for something else. */
export function readAskedPrice(
  text: string,
  before: ChatState | undefined,
  read: (rest: string) => QuestionReading,
): MessageReading | undefined {
  const plain = plainOf(text)
  const found = otherwise.test(plain) ? undefined : findPrice(text)
  if (found === undefined) return undefined
  const own = read(found.rest)
  const all = wordsOfItem(found.rest, own)
  // `a resma a R$ 40`: a unit of nothing that is named.
  const [lone = '', second] = all
  const unit = second === undefined ? unitNamed(lone) : undefined
  const words = unit === undefined ? all : []
  if (words.length > limits.chatItemWordsMax) return undefined
  const isJudged = plain.search(judgedWords) >= 0
  if (words.length > 0) return isJudged ? ofThing(own, found, words) : undefined
  if (!isOfPriceAlone(own)) return undefined
  if (before?.asked_price) return ofSameThing(before, own, { ...found, ...(unit !== undefined && { unit }) })
  // `is R$ 12 overpriced?`: nobody can say of what.
  return (before === undefined || unit !== undefined) && isJudged ? ofThing(own, found, words) : undefined
}

/** `is it overpriced?` where nothing is named: of the price that was asked about before, else of what the answers before spoke of. */
export function readPriceAlone(
  own: QuestionReading,
  { plain, before }: { readonly plain: string; readonly before: ChatState | undefined },
): MessageReading | undefined {
  if (!asksPriceAlone(plain)) return undefined
  const said = { ...saidIn(own, []), understood: [] }
  if (before?.asked_price)
    return { state: before, change: 'follow_up', inherited: inheritedOf(before, before), ...said }
  if (before !== undefined) return undefined
  const state = { intent: 'lookup', filters: {}, anomaly_types: [], named: [] } as const
  return { state, change: 'new', inherited: [], ...said, reference: { kind: 'item', isRecord: true }, wish: 'price' }
}

/** `is Alfa Ltda overpriced?`: the prices of the one supplier that the message names. */
export function readPricesOfParty(own: QuestionReading, plain: string): MessageReading | undefined {
  const { suppliers = [], date_range, regions, ...others } = own.filters
  const named = own.named.filter(({ kind, excluded }) => kind === 'suppliers' && excluded !== true)
  const isOfOne = suppliers.length + named.length === 1 && named.length === own.named.length
  if (!isOfOne || Object.keys(others).length > 0 || !asksPricesOfParty(plain)) return undefined
  const state = { intent: 'lookup', filters: own.filters, anomaly_types: [], named: own.named } as const
  const said = { ...saidIn(own, []), understood: own.understood.filter(({ kind }) => narrowing.has(kind)) }
  return { state, change: 'new', inherited: [], ...said, wish: 'price' }
}

/** The reading with the price that was asked about before, where the message asks of other records of the thing. */
export function withAskedPrice(reading: MessageReading, before: ChatState | undefined): MessageReading {
  const { state, change, reference, understood } = reading
  const asked = before?.asked_price
  const isSame = change !== 'new' && state.intent === before?.intent && reference === undefined
  if (asked === undefined || !isSame || state.asked_price || !understood.every(({ kind }) => narrowing.has(kind)))
    return reading
  return { ...reading, state: { ...state, asked_price: asked } }
}

/** Filters of the records whose prices are compared. */
const narrowing: ReadonlySet<string> = new Set(['regions', 'date_range', 'organizations', 'suppliers', 'modalities'])

interface FoundPrice extends Omit<AskedPrice, 'item'> {
  /** The message with spaces in the place of the price and its unit. */
  readonly rest: string
}

/** The one amount in reais of a message; its unit stands behind it, or before the thing: `uma resma de papel por R$ 25`. */
function findPrice(said: string): FoundPrice | undefined {
  const text = toOrdinaryCharacters(said)
  const line: Line = { text, tokens: tokenize(text), today: 0, parts: [] }
  const found: (AmountRead & { readonly from: number })[] = []
  for (let at = 0; at < line.tokens.length; at = Math.max(at + 1, found.at(-1)?.to ?? 0)) {
    const amount = findAmount(line, at)
    if (amount !== undefined) found.push({ ...amount, from: at })
  }
  const [one, second] = found
  if (one === undefined || second !== undefined || one.value <= 0) return undefined
  const behind = readPerUnit(line, one.to)
  const before = behind === undefined ? findUnitOf(line) : undefined
  const unit = behind ?? before
  const taken = [{ from: one.from, to: behind?.to ?? one.to }, ...(before ? [before] : [])]
  const rest = taken.reduce((left, { from, to }) => {
    const [start, end] = [line.tokens[from]?.start ?? 0, line.tokens[to - 1]?.end ?? 0]
    return left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  }, text)
  return { price: one.value, ...(unit && { unit: unit.unit }), rest }
}

/** The words of the thing: those that no filter of its records takes, and that judge nothing. */
function wordsOfItem(rest: string, own: QuestionReading): readonly string[] {
  const taken = [...own.understood.filter(({ kind }) => narrowing.has(kind)), ...own.named]
  const left = taken.reduce((words, { text }) => words.replace(text, ' '), rest)
  return (
    plainOf(left)
      .replace(judgedWords, ' ')
      .match(/[a-z0-9]+/g) ?? []
  ).filter((word) => naming.has(word) || !(stopWords.has(word) || talking.test(word)))
}

/** Stop words that name a kind of a thing: `gasolina comum`. */
const naming: ReadonlySet<string> = new Set(['comum', 'comuns'])
const talking =
  /^(?:nao|not|isn|aren|wasn|doesn|ach\w+|think|acho|esta|ta|tao|eh|pagu\w+|pag\w+|paid|cobr\w+|charg\w+|vend\w+|sell\w*|sai\w*|r|reais|real|brl|would|say|said|ne|hein|mano|cara|gente|oi|ola|hi|hello|hey|pra|pro|pela|um|uma|kinda|super|bit|meio|way|too|so|is|it|that|mercado|market|justo|fair|preco|price|caso|unit|unidade|cada|each)$/

/** Whether a message says of which records and no more. */
function isOfPriceAlone({ understood, named }: QuestionReading): boolean {
  return named.length === 0 && understood.every(({ kind }) => kind === 'anomaly_types' || narrowing.has(kind))
}

function ofThing(own: QuestionReading, found: FoundPrice, words: readonly string[]): MessageReading {
  const { price, unit } = found
  const item = itemText(words, found)
  const translated = words.map((word) => goodsSynonyms(word)[0] ?? word).join(' ')
  const object = item === '' ? {} : { object: translated === words.join(' ') ? [item] : [item, translated] }
  const { object: _, contract_types: __, min_value: ___, max_value: ____, ...filters } = own.filters
  return {
    state: {
      intent: 'lookup',
      filters: { ...filters, ...object },
      ...{ anomaly_types: [], named: own.named },
      asked_price: { price, ...(unit !== undefined && { unit }), item },
    },
    change: 'new',
    inherited: [],
    ...saidIn(own, words),
  }
}

/** `e a R$ 18?`: another price of the same thing. */
function ofSameThing(before: ChatState, own: QuestionReading, { price, unit }: FoundPrice): MessageReading {
  const asked = { item: '', ...before.asked_price, price, ...(unit !== undefined && { unit }) }
  const state: ChatState = { ...before, filters: { ...before.filters, ...own.filters }, asked_price: asked }
  return { state, change: 'follow_up', inherited: inheritedOf(before, state), ...saidIn(own, []) }
}

/** Words that say how a price stands, or that are said of any. */
function isSaid(word: string): boolean {
  const plain = plainOf(word)
  return talking.test(plain) || plain.search(judgedWords) >= 0
}

/** The thing as it is written, with the small words inside of it: `leite em pó`. */
function itemText(words: readonly string[], { rest }: FoundPrice): string {
  const plain = plainOf(rest)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const from = plain.search(new RegExp(`\\b${first}\\b`))
  const to = plain.indexOf(last, from) + last.length
  const whole = plain.slice(from, to)
  const inside = whole.split(/\s+/).filter((word) => !words.includes(word))
  const isOne = from >= 0 && !/ {2}/.test(whole) && inside.every((word) => inner.has(word))
  return isOne ? rest.slice(from, to).toLowerCase() : words.join(' ')
}

const inner: ReadonlySet<string> = new Set('de do da dos das em com para sem of with for in'.split(' '))

function saidIn({ understood, ignored, notes, second }: QuestionReading, words: readonly string[]) {
  const kept = understood.filter(({ kind }) => narrowing.has(kind))
  const item = words.join(' ')
  return {
    understood: words.length === 0 ? kept : [...kept, { kind: 'object', text: item, value: [item] }],
    ignored: ignored.filter((word) => !words.includes(plainOf(word)) && !isSaid(word)),
    notes: notes.filter(({ kind }) => kind !== 'not_a_filter'),
    ...(second !== undefined && { second }),
  }
}
