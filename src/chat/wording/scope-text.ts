// What was searched, in one sentence, so that a misreading is seen at once.

import { contractTypeNames } from '../../domain/contract-type-names.ts'
import { parseDay, yearOf } from '../../domain/days.ts'
import { formatDate, formatMoney, formatMonth, formatNumber } from '../../domain/format.ts'
import type { DateRange, InvestigationFilters } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import { findMunicipality } from '../../domain/municipalities.ts'
import { federativeUnits, type Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { SearchScope } from '../facts/record-facts.ts'
import { stateWords } from '../suggest-words.ts'
import { modalityNames, sourceNames } from './words.ts'

/** The sentence of a search. */
export function scopeText(scope: SearchScope, language: Language): string {
  const limiting = limitingWords(scope, language)
  const out = excludedWords(scope, language)
  if (limiting.length + out.length === 0)
    return { en: 'I searched everything that is held.', pt: 'Pesquisei tudo o que está guardado.' }[language]
  const what = limiting.length === 0 ? everything : records
  const left = out.length === 0 ? '' : `${{ en: ', leaving out what is', pt: ', exceto' }[language]} ${out.join(', ')}`
  return `${[what[language], ...limiting].join(' ')}${left}.`
}

/** What records are that a search narrows to: `are awarded by waiver of bidding`. */
export function criteriaText(scope: SearchScope, language: Language): string {
  const limiting = limitingWords(scope, language).join(' ')
  const out = excludedWords(scope, language).join({ en: ' or ', pt: ' ou ' }[language])
  const are = { en: `are ${limiting}`, pt: `são contratos ${limiting}` }[language]
  const not = { en: `are not ${out}`, pt: `não são contratos ${out}` }[language]
  if (out === '' || limiting === '') return out === '' ? are : not
  return `${are}${{ en: ' and ', pt: ' e ' }[language]}${not}`
}

/** What the records of a chart are filtered to: `only records of the body 26000 in São Paulo`; undefined where nothing is asked of them. */
export function filterText(scope: SearchScope, language: Language): string | undefined {
  const limiting = limitingWords(scope, language)
  const out = excludedWords(scope, language)
  if (limiting.length + out.length === 0) return undefined
  const only = { en: 'only records', pt: 'só registros' }[language]
  const all = { en: 'all records', pt: 'todos os registros' }[language]
  const left = out.length === 0 ? '' : `${{ en: ', leaving out what is', pt: ', exceto' }[language]} ${out.join(', ')}`
  return `${[limiting.length === 0 ? all : only, ...limiting].join(' ')}${left}`
}

function limitingWords(scope: SearchScope, language: Language): readonly string[] {
  const { filters, data_source } = scope
  return [
    ...listWords(scope, filters, language),
    ...(filters.date_range ? [dateRangeText(filters.date_range, language)] : []),
    ...valueWords(filters, language),
    ...(data_source
      ? [`${{ en: 'in the data of', pt: 'nos dados de' }[language]} ${nameOfSource(data_source, language)}`]
      : []),
  ].filter((words) => words !== '')
}

/** Names in the sentence of a search, as they are written there. */
export function scopeNames({ filters, data_source, names }: SearchScope, language: Language): readonly string[] {
  const lists = [filters, filters.exclude ?? {}]
  return [
    ...Object.values(names),
    ...lists.flatMap((list) => [
      ...(list.object ?? []),
      ...(list.contract_types ?? []).map((type) => contractTypeNames[type]?.[language] ?? type),
      ...(list.modalities ?? []).map((name) => modalityNames[name]?.[language] ?? name),
      ...(list.regions ?? []).map(placeName),
    ]),
    ...(data_source ? [nameOfSource(data_source, language)] : []),
  ]
}

const records = { en: 'I searched records', pt: 'Pesquisei registros' } as const
const everything = { en: 'I searched everything that is held', pt: 'Pesquisei tudo o que está guardado' } as const

type Lists = Pick<
  InvestigationFilters,
  'contract_types' | 'object' | 'modalities' | 'organizations' | 'suppliers' | 'regions'
>

function listWords({ names }: SearchScope, lists: Lists, language: Language): readonly string[] {
  const { contract_types = [], object = [], modalities = [], organizations = [], suppliers = [], regions = [] } = lists
  const one = (words: readonly string[], before: { readonly en: string; readonly pt: string }) =>
    words.length === 0 ? [] : [`${before[language]} ${either(words, language)}`]
  const named = (ids: readonly string[]) =>
    ids.map((id) => {
      const shown = maskTyped(id)
      return names[id] === undefined ? shown : `${names[id]} (${shown})`
    })
  const isOne = (list: readonly string[]) => list.length === 1
  return [
    ...one(
      contract_types.map((type) => contractTypeNames[type]?.[language] ?? type),
      { en: 'for', pt: 'de' },
    ),
    ...one(
      object.map((phrase) => `“${phrase}”`),
      { en: 'about', pt: 'sobre' },
    ),
    ...one(
      modalities.map((name) => modalityNames[name]?.[language] ?? name),
      { en: 'awarded by', pt: 'por' },
    ),
    ...one(
      named(organizations),
      isOne(organizations) ? { en: 'of the body', pt: 'do órgão' } : { en: 'of the bodies', pt: 'dos órgãos' },
    ),
    ...one(
      named(suppliers),
      isOne(suppliers)
        ? { en: 'of the supplier', pt: 'do fornecedor' }
        : { en: 'of the suppliers', pt: 'dos fornecedores' },
    ),
    ...(regions.length === 0 ? [] : [placesText(regions, language)]),
  ]
}

/** A list of which any one will do, cut to its first few. */
function either(words: readonly string[], language: Language): string {
  const or = { en: ' or ', pt: ' ou ' }[language]
  const shown = words.slice(0, limits.reportNamesMax)
  const more = words.length - shown.length
  if (more > 0) {
    const others = { en: `one of ${formatNumber(more, 'en')} others`, pt: `outros ${formatNumber(more, 'pt')}` }[
      language
    ]
    return `${shown.join(', ')}${or}${others}`
  }
  const last = shown.pop() ?? ''
  return shown.length === 0 ? last : `${shown.join(', ')}${or}${last}`
}

/** In English one word stands before all of them, in Portuguese each state has its own. */
function placesText(codes: readonly string[], language: Language): string {
  if (language === 'en') return `in ${either(codes.map(placeName), 'en')}`
  return either(
    codes.map((code) => placeText(code)),
    'pt',
  )
}

function placeText(code: string): string {
  const unit = federativeUnits.find((each) => each === code)
  return `${unit === undefined ? 'em' : stateWords[unit][0]} ${placeName(code)}`
}

/** The name of a state, or of a municipality with its state; a code without a name as it is. */
export function placeName(code: string): string {
  const unit = federativeUnits.find((each) => each === code)
  if (unit !== undefined) return stateWords[unit][1]
  const town = findMunicipality(code)
  return town === undefined ? code : `${town.name}/${town.unit}`
}

/** `in 2024`, `from 2024-01-01 to 2024-06-30`; empty where nothing bounds it. */
export function dateRangeText({ start = '', end = '' }: DateRange, language: Language): string {
  const [first, last] = [parseDay(start.slice(0, 10)), parseDay(end.slice(0, 10))]
  if (first !== undefined && last !== undefined) {
    const whole = wholePeriod(start.slice(0, 10), end.slice(0, 10), language)
    if (whole !== undefined) return whole
    const [from, to] = [formatDate(first, language), formatDate(last, language)]
    if (first === last) return { en: `on ${from}`, pt: `em ${from}` }[language]
    return { en: `from ${from} to ${to}`, pt: `de ${from} a ${to}` }[language]
  }
  if (first !== undefined)
    return { en: `since ${formatDate(first, 'en')}`, pt: `desde ${formatDate(first, 'pt')}` }[language]
  return last === undefined
    ? ''
    : { en: `until ${formatDate(last, 'en')}`, pt: `até ${formatDate(last, 'pt')}` }[language]
}

/** Whole years, or one whole month. */
function wholePeriod(start: string, end: string, language: Language): string | undefined {
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)]
  if (start.endsWith('-01-01') && end.endsWith('-12-31'))
    return from === to
      ? { en: `in ${from}`, pt: `em ${from}` }[language]
      : { en: `from ${from} to ${to}`, pt: `de ${from} a ${to}` }[language]
  const day = parseDay(end) ?? 0
  const isMonth = start.endsWith('-01') && start.slice(0, 7) === end.slice(0, 7) && isLastOfMonth(day)
  if (!isMonth) return undefined
  return `${{ en: 'in', pt: 'em' }[language]} ${formatMonth(start.slice(0, 7), language)}`
}

function isLastOfMonth(day: number): boolean {
  return formatDate(day + 1, 'en').endsWith('-01') && yearOf(day) > 0
}

function valueWords({ min_value: min, max_value: max }: InvestigationFilters, language: Language): readonly string[] {
  const money = (value: number) => formatMoney(value, language)
  if (min !== undefined && min === max)
    return [{ en: `worth exactly ${money(min)}`, pt: `no valor exato de ${money(min)}` }[language]]
  if (min !== undefined && max !== undefined)
    return [{ en: `worth ${money(min)} to ${money(max)}`, pt: `no valor de ${money(min)} a ${money(max)}` }[language]]
  if (min !== undefined)
    return [{ en: `worth at least ${money(min)}`, pt: `no valor de pelo menos ${money(min)}` }[language]]
  return max === undefined
    ? []
    : [{ en: `worth at most ${money(max)}`, pt: `no valor de no máximo ${money(max)}` }[language]]
}

function excludedWords(scope: SearchScope, language: Language): readonly string[] {
  const { exclude } = scope.filters
  if (exclude === undefined) return []
  return [
    ...listWords(scope, exclude, language),
    ...(exclude.date_ranges ?? []).map((range) => dateRangeText(range, language)),
  ]
}

function nameOfSource(source: string, language: Language): string {
  return sourceNames[source]?.[language] ?? source
}
