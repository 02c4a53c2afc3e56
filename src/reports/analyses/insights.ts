// Insights: sentences over the figures of an analysis, and steps that a reader can take. True by the records; they accuse nobody.

import { toRatio } from '../../domain/figures.ts'
import { formatMoney, formatMonth, formatNumber, formatPercent } from '../../domain/format.ts'
import type {
  AnalysisFigure,
  AnalysisInsight,
  AnalysisPrices,
  AnalysisResults,
} from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { afterPreposition } from '../articles.ts'
import type { Bilingual } from '../template.ts'
import {
  calendarMonths,
  comparedOfPlaces,
  type FigureWords,
  figureWords,
  lackingPlaces,
  missingStep,
  nominalStep,
  nothingStandsOut,
  placeTypeWords,
  realStep,
  sameVariables,
  variableWords,
} from './words.ts'

/** Level of a test that holds, as in the analyses. */
const levelOfTests = 0.05
/** Correlation from which two variables say the same, as in the analyses. */
const sameVariable = 0.95
/** Correlation that is worth a sentence. */
const correlationWorth = 0.1
/** Rank-biserial correlation of amounts that is worth a sentence: below it is negligible (Romano et al. 2006). */
const effectWorth = 0.147

/** A sentence for each figure that says something; one that nothing does, where none does. */
export function insightsOf(
  { figures }: Pick<AnalysisResults, 'figures'>,
  language: Language,
): readonly AnalysisInsight[] {
  const told = new Map<string, AnalysisInsight>()
  for (const figure of figures) {
    const said = insightOf(figure, language)
    // Some figures of real and of nominal terms are the same.
    if (said !== undefined && !told.has(said.insight)) told.set(said.insight, said)
  }
  const tested = figures.filter(isTested)
  const isQuiet = tested.length > 0 && !figures.some(holds)
  const names = [...new Set(tested.map(({ name }) => name))]
  const quiet = { insight: nothingStandsOut[language], figures: names }
  return [...told.values(), ...(isQuiet ? [quiet] : [])]
}

/** Bodies are tested each, and listed where the test holds. */
function isTested({ name, test, value }: AnalysisFigure): boolean {
  return test !== undefined || (name.endsWith('_of_bodies') && value !== undefined)
}

function holds({ test }: AnalysisFigure): boolean {
  return test !== undefined && test.p_adjusted <= levelOfTests
}

/** Steps of the sentences, each once, and what the reader should know of the figures. */
export function recommendationsOf({ figures, prices }: AnalysisResults, language: Language): readonly string[] {
  const steps = figures.flatMap((figure) => (isWorth(figure) ? (figureWords[figure.name]?.step ?? []) : []))
  const isNominal = prices.terms === 'nominal' && figures.some(({ terms }) => terms !== undefined)
  const isMissing = figures.some(({ insufficient_data: why }) => why !== undefined)
  const all = [...steps, ...(isNominal ? [nominalStep] : []), ...(isMissing ? [missingStep] : [])]
  const real = prices.terms === 'real' ? [realTerms(prices, language)] : []
  return [...new Set([...all.map((step) => step[language]), ...real])]
}

function realTerms(
  { index = '', sources = [], base_month, months_missing = 0 }: AnalysisPrices,
  language: Language,
): string {
  const facts: Readonly<Record<string, string>> = {
    ...{ index, sources: sources.join(', '), missing: formatNumber(months_missing, language) },
    month: base_month === undefined ? '' : formatMonth(base_month, language),
  }
  return fill(realStep[language], facts)
}

/** The sentence of a figure; undefined where it says nothing by itself. */
export function insightOf(
  figure: AnalysisFigure,
  language: Language,
): (AnalysisInsight & { readonly confidence: number }) | undefined {
  const words = figureWords[figure.name]
  if (words === undefined || !isWorth(figure)) return undefined
  const isSame = figure.name === 'spearman' && Math.abs(figure.value ?? 0) > sameVariable
  return {
    insight: sentenceOf(figure, isSame ? sameVariables : words.text, language),
    confidence: confidenceOf(figure),
    figures: [figure.name],
  }
}

/** The step of a figure that says something. */
export function implicationOf(figure: AnalysisFigure, language: Language): readonly string[] {
  const step = isWorth(figure) ? figureWords[figure.name]?.step : undefined
  return step === undefined ? [] : [step[language]]
}

function isWorth(figure: AnalysisFigure): boolean {
  const words: FigureWords | undefined = figureWords[figure.name]
  if (words === undefined || figure.value === undefined) return false
  if (words.worth === 'judged') return true
  if (figure.test === undefined) return figure.name === 'single_bid_share'
  if (figure.name === 'spearman' && Math.abs(figure.value) < correlationWorth) return false
  if (figure.name === 'place_median_amount' && Math.abs(figure.effect_size?.value ?? 0) < effectWorth) return false
  return holds(figure)
}

/** One less the corrected p-value; the level of its interval where there is no test. */
export function confidenceOf({ test, interval }: AnalysisFigure): number {
  if (test !== undefined) return toRatio(1 - test.p_adjusted)
  return interval?.level ?? 0.5
}

/** What the correlation of two variables says. */
export function correlationText(
  figure: AnalysisFigure,
  partial: AnalysisFigure | undefined,
  language: Language,
): string {
  const own = insightOf(figure, language)?.insight ?? quietText(figure, language)
  const given = partial && insightOf(partial, language)?.insight
  return given === undefined ? own : `${own} ${given}`
}

function quietText(figure: AnalysisFigure, language: Language): string {
  const names = listOf(figure.variables ?? [], language)
  if (figure.value === undefined)
    return language === 'en'
      ? `Too few records have both ${names}, or one of them does not vary.`
      : `Poucos registros têm ao mesmo tempo ${names}, ou um deles não varia.`
  const [value, n] = [formatNumber(figure.value, language), formatNumber(figure.n, language)]
  return language === 'en'
    ? `No relation of ${names} beyond chance, or one that is too weak to count (rank correlation ${value}; ${n} records).`
    : `Nenhuma relação entre ${names} além do acaso, ou uma fraca demais para contar (correlação de postos ${value}; ${n} registros).`
}

const choices = /\{([^{}|]+)\|([^{}|]+)\}/g

/** Why a comparison of places could not be judged; undefined where it was. */
export function lackingText(
  { name, subject, insufficient_data: why }: AnalysisFigure,
  language: Language,
): string | undefined {
  if (why === undefined) return undefined
  const text = lackingPlaces[why.reason === 'too_few_groups' ? 'groups' : 'records'][language]
  const what = comparedOfPlaces[name]?.[language] ?? name
  const places = placeTypeWords[subject?.type ?? '']?.[language] ?? ''
  return fill(text, {
    what,
    places,
    found: formatNumber(why.found, language),
    minimum: formatNumber(why.minimum, language),
  })
}

function sentenceOf(figure: AnalysisFigure, text: Bilingual, language: Language): string {
  const { value = 0, unit, effect_size, expected } = figure
  // What is compared, such as a share, is more or less than that of others by its effect.
  const isCompared = unit === 'share' || expected !== undefined
  const direction = isCompared ? (effect_size?.value ?? value) : value
  const facts = factsOf(figure, language)
  const chosen = text[language].replace(choices, (_, rising: string, falling: string) =>
    direction >= 0 ? rising : falling,
  )
  return capital(fill(chosen, facts))
}

/** In one go, so that what a value says is no place for another. */
function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z_]+)\}/g, (_, name: string) => facts[name] ?? '')
}

function factsOf(figure: AnalysisFigure, language: Language): Readonly<Record<string, string>> {
  const {
    value = 0,
    expected,
    interval,
    test,
    effect_size,
    n,
    subject,
    period,
    variables = [],
    controls = [],
    terms,
  } = figure
  const shown = (number: number) => quantityOf(number, figure, language)
  const isPt = language === 'pt'
  const p = test === undefined ? '' : chanceOf(test.p_adjusted, language)
  const within = interval === undefined ? '' : `${shown(interval.low)} ${isPt ? 'a' : 'to'} ${shown(interval.high)}`
  const name = nameOf(subject, language)
  return {
    ...{ value: shown(value), size: shown(Math.abs(value)), n: formatNumber(n, language), p },
    ...{ low: interval ? shown(interval.low) : '', high: interval ? shown(interval.high) : '' },
    ...{ effect: effect_size ? formatNumber(effect_size.value, language) : '', subject: name },
    of_subject: name === '' ? '' : isPt ? ` ${afterPreposition('de', name)}` : ` of ${name}`,
    expected: expected === undefined ? '' : shown(expected),
    equal: formatNumber(1 / value, language, 1),
    interval_or_p: test
      ? `${isPt ? 'p corrigido' : 'corrected p'} ${p}`
      : `${isPt ? 'intervalo de 95%:' : '95 % interval'} ${within}`,
    period: period === undefined ? '' : formatMonth(period.start, language),
    terms: terms === 'real' ? (isPt ? 'reais' : 'real') : isPt ? 'nominais' : 'nominal',
    ...{ variables: listOf(variables, language), controls: listOf(controls, language) },
  }
}

function nameOf(subject: AnalysisFigure['subject'], language: Language): string {
  if (subject === undefined) return ''
  const { type, id, name = id } = subject
  return type === 'calendar_month' ? (calendarMonths[Number(id) - 1]?.[language] ?? id) : name
}

function chanceOf(p: number, language: Language): string {
  if (p < 0.001) return language === 'en' ? 'below 0.001' : 'abaixo de 0,001'
  return language === 'en' ? p.toFixed(3) : p.toFixed(3).replace('.', ',')
}

function quantityOf(value: number, { name, unit }: AnalysisFigure, language: Language): string {
  // The scale of competition authorities.
  if (name === 'hhi') return formatNumber(Math.round(10_000 * value), language)
  if (unit === 'BRL') return formatMoney(value, language)
  if (unit === 'share') return formatPercent(value, language)
  return unit === 'percent_per_year' ? formatPercent(value / 100, language) : formatNumber(value, language)
}

function listOf(variables: readonly string[], language: Language): string {
  return variables.map((name) => variableWords[name]?.[language] ?? name).join(language === 'pt' ? ' e ' : ' and ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
