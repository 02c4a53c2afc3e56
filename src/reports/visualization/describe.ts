// Describe: title, subtitle and description of a visualization. The description is read out in place of its picture.

import { parseDay } from '../../domain/days.ts'
import { formatDate, formatMoney, formatMonth, formatNumber, formatPercent } from '../../domain/format.ts'
import type {
  VisualDimension,
  VisualGranularity,
  VisualMetadata,
  VisualPoint,
  VisualUnit,
} from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { Bilingual } from '../template.ts'
import { amountWords, dimensionWords, granularityWords, metricWords, recordWords, visualTexts } from './words.ts'

export interface DescribedVisual {
  readonly title: string
  readonly subtitle: string
  readonly description: string
}

export interface Shown {
  readonly points: readonly VisualPoint[]
  readonly metadata: VisualMetadata
  readonly percentile: number
  /** What the records are filtered to, in words; undefined where nothing is asked of them. */
  readonly filtered: string | undefined
  /** Not one of the records was published. */
  readonly isMadeUp: boolean
}

export function describeVisual(shown: Shown, language: Language): DescribedVisual {
  const { points, metadata, percentile } = shown
  const title = titleOf(metadata, percentile, language)
  const subtitle = subtitleOf(shown, language)
  const known = points.filter(({ value }) => value !== undefined)
  const [isTime] = metadata.dimensions.map((dimension) => dimension === 'period')
  const named = isTime
    ? endsOf(known)
    : known.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)).slice(0, limits.visualGroupsNamed)
  const list = named.map((point) => sentenceOf(point, metadata, language)).join('; ')
  return {
    title,
    subtitle,
    description: `${title}. ${subtitle}. ${list === '' ? visualTexts.nothing[language] : list}.`,
  }
}

/** First and last, least and greatest, each once. */
function endsOf(points: readonly VisualPoint[]): readonly VisualPoint[] {
  const sorted = points.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
  const wanted = new Set([points[0], sorted[0], sorted.at(-1), points.at(-1)])
  return points.filter((point) => wanted.has(point))
}

function sentenceOf(point: VisualPoint, { unit, granularity }: VisualMetadata, language: Language): string {
  const name = [wordOf(point.label, granularity, language), point.series]
    .filter((part) => part !== undefined)
    .join(', ')
  const value =
    point.value === undefined ? visualTexts.unknownValue[language] : formatValue(point.value, unit, language)
  const aside = point.is_projected ? ` (${visualTexts.projected[language]})` : ''
  return `${name}: ${value}${aside}`
}

function wordOf(label: string, granularity: VisualGranularity | undefined, language: Language): string {
  if (granularity === 'month') return formatMonth(label, language)
  return granularity === 'day' || granularity === 'week' ? dayText(label, language) : label
}

function dayText(iso: string, language: Language): string {
  const day = parseDay(iso)
  return day === undefined ? iso : formatDate(day, language)
}

function formatValue(value: number, unit: VisualUnit, language: Language): string {
  if (unit === 'share') return formatPercent(value, language)
  return unit === 'BRL' || unit === 'BRL_per_inhabitant' ? formatMoney(value, language) : formatNumber(value, language)
}

/** What the figures are, without what they are grouped by. */
export function measureText(metadata: VisualMetadata, percentile: number, language: Language): string {
  const { metric, aggregation = 'sum', record_kind, unit } = metadata
  const words = metric === 'value' ? amountWords[aggregation] : metricWords[metric]
  const facts = { of: recordWords[record_kind][language], share: formatNumber(percentile, language) }
  const what = fillIn(words, facts, language)
  if (unit === 'BRL_per_inhabitant') return fillIn(visualTexts.perInhabitant, { what }, language)
  if (unit === 'count_per_100000_inhabitants') return fillIn(visualTexts.perHundredThousand, { what }, language)
  return what
}

function titleOf(metadata: VisualMetadata, percentile: number, language: Language): string {
  const what = measureText(metadata, percentile, language)
  const [first, second] = metadata.dimensions.map((dimension) => dimensionName(dimension, metadata, language))
  if (first === undefined) return what
  return second === undefined
    ? fillIn(visualTexts.by, { what, first }, language)
    : fillIn(visualTexts.by_both, { what, first, second }, language)
}

function dimensionName(dimension: VisualDimension, { granularity }: VisualMetadata, language: Language): string {
  const words =
    dimension === 'period' && granularity !== undefined ? granularityWords[granularity] : dimensionWords[dimension]
  return words[language]
}

function subtitleOf({ points, metadata, filtered, isMadeUp }: Shown, language: Language): string {
  const { records, records_unknown, first_date, last_date, groups_found, population, synthetic, dimensions } = metadata
  const number = (value: number) => formatNumber(value, language)
  const dates =
    first_date === undefined || last_date === undefined
      ? []
      : [fillIn(visualTexts.dates, { from: dayText(first_date, language), to: dayText(last_date, language) }, language)]
  const groups = points.filter(({ records: own, is_projected }) => own > 0 && !is_projected).length
  const isCut = dimensions[0] !== 'period' && groups < groups_found
  return [
    ...(filtered === undefined ? [] : [filtered]),
    ...dates,
    fillIn(visualTexts.records, { n: number(records) }, language),
    ...records_unknown
      .filter((each) => each.records > 0)
      .map((each) => {
        const facts = { n: number(each.records), dimension: dimensionWords[each.dimension][language] }
        return fillIn(visualTexts.unknown, facts, language)
      }),
    ...(isCut ? [fillIn(visualTexts.shown, { shown: number(groups), all: number(groups_found) }, language)] : []),
    ...(population ? [population.source] : []),
    ...(synthetic ? [(isMadeUp ? visualTexts.allSynthetic : visualTexts.synthetic)[language]] : []),
  ].join('; ')
}

/** In one go, so that what a value says is no place for another. */
function fillIn(words: Bilingual, facts: Readonly<Record<string, string>>, language: Language): string {
  return words[language].replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
}
