// Words of a state: a question that is read as exactly that state, to be suggested to who asks.

import { parseDay, yearOf } from '../domain/days.ts'
import type { DateRange } from '../domain/generated/wire-types.ts'
import { findMunicipality } from '../domain/municipalities.ts'
import { federativeUnits, type Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { toPlainCharacters } from '../question/plain-characters.ts'
import type { NamedParty, QuestionReading } from '../question/question-reading.ts'
import { afterPreposition } from '../reports/articles.ts'
import type { ChatState } from './chat-state.ts'
import { readAsQuestion, readMessage } from './read-message.ts'
import {
  groupWords,
  kindWords,
  orderWords,
  plainAsks,
  procedureWords,
  sourceClauses,
  stateWords,
  typeWords,
} from './suggest-words.ts'

export interface Wording {
  readonly language: Language
  /** The day on which it would be asked, since 1970-01-01. */
  readonly today: number
  /** The state of a conversation in which it is read so, too. */
  readonly after?: ChatState
}

/**
 * A question that is read as the state by itself; undefined where none is.
 * @example wordState(state, { language: 'en', today }) // 'how many contracts are there for works in Bahia in 2024?'
 */
export function wordState(state: ChatState, { language, today, after }: Wording): string | undefined {
  const ask = plainAsks[state.intent]?.[language] ?? askOf(state, language)
  if (ask === undefined) return undefined
  const isQuestion = ask.endsWith('?')
  const words = [isQuestion ? ask.slice(0, -1) : ask, ...filterWords(state, language)]
    .join(' ')
    .concat(isQuestion ? '?' : '')
  const wanted = canonical(state)
  const isReadSo = (before?: ChatState) => readOnce(words, today, before) === wanted
  return isReadSo() && (after === undefined || isReadSo(after)) ? words : undefined
}

/** What suggested words are read as by themselves, and after which state: answers about other records lead to the same questions. */
const readings = new Map<string, QuestionReading>()
const states = new Map<string, string>()

/** The state that the words are read as, as text that is equal where states ask for the same. */
function readOnce(words: string, today: number, before: ChatState | undefined): string {
  const key = `${today} ${words}`
  return once(states, before === undefined ? key : `${key} ${canonical(before)}`, () => {
    const own = once(readings, key, () => readAsQuestion(words, { today }))
    return canonical(readMessage(words, before, { today, own }).state)
  })
}

function once<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  if (known.size >= limits.chatReadingsKept) known.delete(known.keys().next().value ?? '')
  known.set(key, made)
  return made
}

/** Whether two states ask for the same, whatever words parties were named by. */
export function isSameState(one: ChatState, other: ChatState): boolean {
  return canonical(one) === canonical(other)
}

function canonical({ named, wish: _, ...state }: ChatState): string {
  const parties = named.map(({ kind, name, excluded = false }) => `${kind} ${name} ${excluded}`).sort()
  return JSON.stringify({ ...state, parties }, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  )
}

/** What is asked for, with its order, number and groups. */
function askOf(state: ChatState, language: Language): string | undefined {
  const { intent, group_by, order, limit } = state
  if (order !== undefined && group_by !== undefined) return rankingOf(state, language)
  const group =
    group_by === undefined ? '' : ` ${{ en: 'by', pt: 'por' }[language]} ${groupWords[group_by][language].one}`
  switch (intent) {
    case 'lookup':
      return listOf(state, language)
    case 'count':
      return language === 'pt' ? `quantos contratos há${group}?` : `how many contracts are there${group}?`
    case 'sum':
      return language === 'pt' ? `quanto foi gasto${group}?` : `how much was spent${group}?`
    case 'investigate':
      return (order ?? limit ?? group_by)
        ? undefined
        : { pt: 'investigue os contratos', en: 'investigate contracts' }[language]
    case 'report':
      return { pt: 'gere um relatório dos contratos', en: 'write a report on contracts' }[language]
    case 'dossier':
      return { pt: 'dossiê', en: 'dossier' }[language]
    case 'compare':
      return { pt: 'compare os gastos', en: 'compare spending' }[language]
    default:
      return undefined
  }
}

function listOf({ order, limit }: ChatState, language: Language): string | undefined {
  const ranked = order && orderWords(order)
  if (order !== undefined && ranked === undefined) return undefined
  const number = limit === undefined ? '' : `${limit} `
  if (language === 'en')
    return ranked ? `show the ${number}${ranked.en} contracts` : `show ${number === '' ? 'the ' : number}contracts`
  if (ranked === undefined) return `mostre ${number === '' ? 'os ' : number}contratos`
  return order?.by === 'date'
    ? `mostre os ${number}contratos ${ranked.pt}`
    : `mostre os ${number}${ranked.pt} contratos`
}

/** `which 5 suppliers got the most?`, `quais órgãos têm mais contratos?`. */
function rankingOf({ intent, group_by, order, limit }: ChatState, language: Language): string | undefined {
  if (group_by === undefined || order === undefined || order.by === 'date') return undefined
  if ((order.by === 'count') !== (intent === 'count') || !['count', 'sum'].includes(intent)) return undefined
  const number = limit === undefined ? '' : `${limit} `
  const { several } = groupWords[group_by][language]
  const isDown = order.direction === 'desc'
  if (language === 'pt') {
    if (order.by === 'count')
      return `quais ${number}${several} têm o ${isDown ? 'maior' : 'menor'} número de contratos?`
    return `quais ${number}${several} ${group_by === 'supplier' ? 'receberam' : 'gastaram'} ${isDown ? 'mais' : 'menos'}?`
  }
  if (order.by === 'count') return `which ${number}${several} have the ${isDown ? 'most' : 'fewest'} contracts?`
  return `which ${number}${several} ${group_by === 'supplier' ? 'received' : 'spent'} the ${isDown ? 'most' : 'least'}?`
}

function filterWords(state: ChatState, language: Language): readonly string[] {
  const { filters, anomaly_types, data_source, named } = state
  const [of, by, and, on] = language === 'pt' ? ['de', 'por', 'e', 'com'] : ['for', 'by', 'and', 'with']
  const spentOn = language === 'pt' ? 'com' : 'on'
  const goods = [...wordsIn(kindWords, filters.contract_types, language), ...(filters.object ?? [])]
  return [
    ...joined(goods, state.intent === 'sum' ? spentOn : of, and),
    ...joined(wordsIn(procedureWords, filters.modalities, language), by, and),
    ...(filters.organizations ?? []).map((code) => (language === 'pt' ? `do órgão ${code}` : `of agency ${code}`)),
    ...(filters.suppliers ?? []).map((id) =>
      language === 'pt' ? `do fornecedor CNPJ ${id}` : `of supplier CNPJ ${id}`,
    ),
    ...joined(
      named.filter(({ excluded }) => !excluded).map((party) => partyWords(party, language)),
      '',
      and,
    ),
    ...joined(
      (filters.regions ?? []).map((code) => placeWords(code, language)),
      '',
      and,
    ),
    ...(filters.date_range ? [periodWords(filters.date_range, language)] : []),
    ...amountWords(filters, language),
    ...joined(
      anomaly_types.map((type) => typeWords[type][language]),
      on,
      and,
    ),
    ...(data_source ? [sourceClauses[data_source][language]] : []),
    ...exclusionWords(state, language),
  ]
}

type Table = Readonly<Record<string, Readonly<Record<Language, string>>>>

function wordsIn(table: Table, codes: readonly string[] = [], language: Language): readonly string[] {
  return codes.map((code) => table[code]?.[language] ?? code)
}

function joined(words: readonly string[], before: string, and: string): readonly string[] {
  const last = words.at(-1)
  if (last === undefined) return []
  const list = words.length === 1 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`
  return [`${before} ${list}`.trim()]
}

/** Bodies that are called with a feminine article. */
const feminine =
  /^(?:prefeitura|universidade|secretaria|camara|policia|assembleia|fundacao|agencia|receita|defensoria|controladoria|marinha|aeronautica|caixa|casa|petrobras|eletrobras|telebras|fiocruz|funasa|funai|anvisa|anatel|aneel|ancine|antt|antaq|anac|embrapa|capes|infraero|dataprev|codevasf|conab|sudene|sudam|susep|finep|valec|ebserh|abin|agu|usp|unicamp|unesp|unb|u[ef][a-z]{1,4}|sabesp|sanepar|cemig|copel|caesb)\b/

function partyWords(party: NamedParty, language: Language): string {
  const name = nameOf(party)
  if (language === 'en') return party.kind === 'suppliers' ? `of the firm ${name}` : `of ${name}`
  if (party.kind === 'suppliers') return `da empresa ${name}`
  const isFeminine = feminine.test(party.name) || afterPreposition('de', name).startsWith('da ')
  return `${isFeminine ? 'da' : 'do'} ${name}`
}

/** The name as written, without what stands before it. */
function nameOf({ text, name }: NamedParty): string {
  const plain = toPlainCharacters(text)
  return plain.endsWith(name) ? text.slice(text.length - name.length) : name
}

function placeWords(code: string, language: Language): string {
  const unit = federativeUnits.find((each) => each === code)
  if (unit !== undefined) {
    const [preposition, name] = stateWords[unit]
    return language === 'pt' ? `${preposition} ${name}` : `in ${name}`
  }
  const town = findMunicipality(code)
  return language === 'pt' ? `na cidade de ${town?.name}/${town?.unit}` : `in the city of ${town?.name}/${town?.unit}`
}

function periodWords({ start, end }: DateRange, language: Language): string {
  const [first, last] = [parseDay(start ?? ''), parseDay(end ?? '')]
  const day = (text = '') => (language === 'pt' ? text.split('-').reverse().join('/') : text)
  if (first !== undefined && last !== undefined) {
    const [from, to] = [yearOf(first), yearOf(last)]
    const areYears = start === `${from}-01-01` && end === `${to}-12-31` && to - from <= 1
    const years = from === to ? `${from}` : `${from} ${language === 'pt' ? 'e' : 'and'} ${to}`
    if (areYears) return language === 'pt' ? `em ${years}` : `in ${years}`
    return language === 'pt' ? `de ${day(start)} a ${day(end)}` : `from ${start} to ${end}`
  }
  if (start !== undefined) return language === 'pt' ? `desde ${day(start)}` : `since ${start}`
  return language === 'pt' ? `até ${day(end)}` : `until ${end}`
}

function amountWords({ min_value, max_value }: ChatState['filters'], language: Language): readonly string[] {
  const money = (value: number) =>
    `R$ ${value.toLocaleString(language === 'pt' ? 'pt-BR' : 'en-US', { minimumFractionDigits: 2 })}`
  const between = { pt: ['entre', 'e'], en: ['between', 'and'] }[language]
  if (min_value !== undefined && max_value !== undefined)
    return [`${between[0]} ${money(min_value)} ${between[1]} ${money(max_value)}`]
  if (min_value !== undefined) return [`${{ pt: 'a partir de', en: 'of at least' }[language]} ${money(min_value)}`]
  return max_value === undefined ? [] : [`${{ pt: 'de no máximo', en: 'of at most' }[language]} ${money(max_value)}`]
}

/** Each kind of what is taken out behind a word of its own. */
function exclusionWords({ filters: { exclude = {} }, named }: ChatState, language: Language): readonly string[] {
  const [except, of, and] = language === 'pt' ? ['exceto', 'por', 'e'] : ['except', 'by', 'and']
  const out = (words: readonly string[], before = '') => joined(words, `${except} ${before}`.trim(), and)
  return [
    ...out([...wordsIn(kindWords, exclude.contract_types, language), ...(exclude.object ?? [])]),
    ...out(wordsIn(procedureWords, exclude.modalities, language), of),
    ...out((exclude.regions ?? []).map((code) => placeWords(code, language))),
    ...out(named.filter(({ excluded }) => excluded).map((party) => partyWords(party, language))),
    ...out((exclude.date_ranges ?? []).map((range) => periodWords(range, language))),
  ]
}
