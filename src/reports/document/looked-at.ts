// Looked at: what an investigation examined, in words: its kinds, and its filters with their values.

import { formatMoney } from '../../domain/format.ts'
import { anomalyTypes } from '../../domain/vocabulary.ts'
import { listed } from '../listed.ts'
import { number, text } from '../template.ts'
import { dateIn, nameOfSource, type PartContext, wordOf } from './part.ts'
import type { ReportedInvestigation } from './report-sources.ts'

type Said = Pick<PartContext, 'sources' | 'say'>
type Members = Readonly<Record<string, unknown>>

/** The kinds that were looked for and the filters that held, as a sentence. */
export function lookedAt(investigation: ReportedInvestigation, context: Said): string {
  const { say, sources } = context
  const { anomaly_types } = investigation.request
  const isAll = anomaly_types.length === 0 || anomaly_types.length === anomalyTypes.length
  const kinds = isAll ? say('looked_at_all') : anomaly_types.map((type) => wordOf(type, sources)).join(', ')
  const filters = filtersOf(investigation, context).map(({ name, value }) => said({ name, value }, context))
  return say('lead_looked_at', {
    kinds: text(kinds),
    filters: text(filters.length === 0 ? say('looked_at_unfiltered') : filters.join('; ')),
  })
}

/** The filters that held, each with its values and how many records it and those before it left. */
export function filtersRead(investigation: ReportedInvestigation, context: Said): readonly string[] {
  return filtersOf(investigation, context).map(({ name, value, left }) =>
    left === undefined
      ? said({ name, value }, context)
      : context.say('filter_read', { said: text(said({ name, value }, context)), left: number(left) }),
  )
}

interface ShownFilter {
  readonly name: string
  readonly value: string
  readonly left?: number | undefined
}

function filtersOf({ request, results }: ReportedInvestigation, context: Said): readonly ShownFilter[] {
  const { query_filters = [], query_understood = {} } = results.metadata
  return query_filters
    .filter(({ applied }) => applied)
    .map(({ filter, text: words, records_left: left }): ShownFilter => {
      // A field of the request has no words in the question.
      const places = words === undefined ? [request.filters, request, query_understood] : [query_understood]
      const values = places.map((place) => valueAt(place as Members, filter)).find((found) => found !== undefined)
      return { name: filter, value: shownValue(values, context) || (words ?? ''), left }
    })
    .filter(({ value }) => value !== '')
}

function valueAt(place: Members, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), place)
}

function said({ name, value }: ShownFilter, { say }: Said): string {
  const [first, second] = name.split('.')
  const key = second === undefined ? 'filter_named' : 'filter_excluded'
  return say(key, { name: text(say(`narrowed_${second ?? first}`)), value: text(value) })
}

function shownValue(value: unknown, context: Said): string {
  const { sources, say } = context
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return formatMoney(value, sources.language)
  if (Array.isArray(value)) {
    return listed(
      value.map((each) => shownValue(each, context)),
      sources.language,
    )
  }
  if (typeof value !== 'object') {
    const source = nameOfSource(String(value), sources)
    return source === value ? wordOf(source, sources) : source
  }
  const { start, end } = value as { readonly start?: string; readonly end?: string }
  if (start === undefined && end === undefined) return ''
  const day = (date: string) => text(dateIn(date, sources.language))
  const key = start === undefined ? 'until' : end === undefined ? 'since' : 'from_to'
  return say(key, { ...(start && { from: day(start) }), ...(end && { to: day(end) }) })
}
