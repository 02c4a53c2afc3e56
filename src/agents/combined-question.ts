// Combined question: what the text of a question says and what the request says in fields, as filters in force. What the
// caller said in a field wins; nothing that the text says is left out without a word.

import type { ActFilters } from '../dataset/selection.ts'
import type {
  InvestigationRequest,
  QueryFilter,
  QueryFilterName,
  QueryUnderstood,
} from '../domain/generated/wire-types.ts'
import type { QueryNoteFacts } from '../domain/query-notes.ts'
import { type AnomalyType, queryFilterNames } from '../domain/vocabulary.ts'
import { wantedTypes } from '../domain/wanted-types.ts'
import type {
  Intent,
  MissingName,
  QuestionReading,
  ResolvedQuestion,
  UnderstoodPart,
} from '../question/question-reading.ts'

export interface CombinedQuestion {
  readonly types: readonly AnomalyType[]
  readonly filters: ActFilters
  readonly understood: QueryUnderstood
  /** What became of each filter, those of the text first. */
  readonly fates: readonly QueryFilter[]
  readonly ignored: readonly string[]
  readonly notes: readonly QueryNoteFacts[]
  /** Names that no record has and without which the search would be wider than the question. */
  readonly missing: readonly MissingName[]
  /** Neither the words nor the fields ask for anything that records tell: a search would be one of all of them. */
  readonly asksNothing?: true
}

/** What asks for no records by words that are known. */
const idleIntents: ReadonlySet<Intent> = new Set(['small_talk', 'help', 'data_held', 'follow'])
/** Choice: fewer words that nobody knows, such as `zzz`, say too little to be of another subject. */
const subjectWordsMin = 3

/** The request's filters and those of the reading that no field overrules. */
export function combineQuestion(
  reading: QuestionReading | ResolvedQuestion,
  request: InvestigationRequest,
): CombinedQuestion {
  const given = givenFilters(request)
  const rulers = new Map(
    [...namedValues(reading.filters, reading.anomaly_types)].flatMap(([name, value]) => {
      const ruler = rulerOf(name, value, given)
      return ruler === undefined ? [] : [[name, ruler] as const]
    }),
  )
  const own = withoutRuled(reading.filters, rulers)
  const { data_source } = reading
  const types = rulers.has('anomaly_types') ? [] : reading.anomaly_types
  const filters = mergeFilters(own, request.filters)
  const missing = 'missing' in reading ? reading.missing : []
  return {
    filters,
    types: wantedTypes(
      request.anomaly_types.length > 0 ? request.anomaly_types : types,
      filters.exclude?.anomaly_types,
    ),
    understood: {
      ...(reading.intent !== 'investigate' && { intent: reading.intent }),
      ...own,
      ...(data_source === request.data_source && { data_source }),
      ...(types.length > 0 && { anomaly_types: types }),
    },
    fates: [
      ...fatesOfText(reading, request, { rulers, given }),
      ...[...given.keys()].map((filter) => ({ filter, applied: true })),
    ],
    ignored: reading.ignored,
    notes: [...reading.notes, ...notesOn(reading, request, missing)],
    missing: missing.filter(({ kind, excluded }) => excluded !== true && !given.has(filterOf(kind))),
    ...(asksNothing(reading, request, given) && { asksNothing: true as const }),
  }
}

function asksNothing(
  { intent, asks, understood, named, ignored }: QuestionReading,
  { query }: InvestigationRequest,
  given: GivenFilters,
): boolean {
  // What is only likely to ask for something else is no reason to refuse it.
  const isIdle = asks === intent && idleIntents.has(intent)
  const isOther = intent === 'off_topic' && ignored.length > 0 && query.trim().split(/\s+/).length >= subjectWordsMin
  return (
    (isOther || isIdle) &&
    understood.filter((part) => filterOfPart(part) !== undefined).length + named.length + given.size === 0
  )
}

type GivenFilters = ReadonlyMap<QueryFilterName, unknown>

/** The filters that the request gives in fields; an empty one is none. */
function givenFilters({ filters, anomaly_types }: InvestigationRequest): GivenFilters {
  return new Map(namedValues(filters, anomaly_types))
}

function namedValues(
  filters: ActFilters,
  anomaly_types: readonly AnomalyType[],
): readonly [QueryFilterName, unknown][] {
  const { exclude = {}, ...own } = filters
  const listed = [...Object.entries({ anomaly_types, ...own }), ...Object.entries(exclude).map(prefixed)]
  return listed.flatMap(([key, value]): [QueryFilterName, unknown][] => {
    const name = findName(key)
    return name === undefined || isEmpty(value) ? [] : [[name, value]]
  })
}

const excluding = 'exclude.'

function prefixed<Value>([key, value]: readonly [string, Value]): [string, Value] {
  return [`${excluding}${key}`, value]
}

function findName(name: string): QueryFilterName | undefined {
  return queryFilterNames.find((known) => known === name)
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' ? value === null || Object.keys(value).length === 0 : value === undefined
}

/** The field that counts instead of what the text says. */
function rulerOf(name: QueryFilterName, value: unknown, given: GivenFilters): QueryFilterName | undefined {
  const other = findName(name.startsWith(excluding) ? name.slice(excluding.length) : `${excluding}${name}`)
  const rival = other === undefined ? undefined : given.get(other)
  if (given.has(name)) return name
  // The gaps of a period go with it.
  if (name === 'exclude.date_ranges') return given.has('date_range') ? 'date_range' : undefined
  // What the request names is not left out because the text says so.
  if (name.startsWith(excluding)) return listOf(value).some((one) => listOf(rival).includes(one)) ? other : undefined
  if (name === 'anomaly_types') return listOf(value).every((one) => listOf(rival).includes(one)) ? other : undefined
  return boundAgainst(name, value, given)
}

/** Of two bounds that no value is between, that of the request counts. */
function boundAgainst(name: QueryFilterName, value: unknown, given: GivenFilters): QueryFilterName | undefined {
  if (name === 'min_value') return Number(given.get('max_value')) < Number(value) ? 'max_value' : undefined
  if (name === 'max_value') return Number(given.get('min_value')) > Number(value) ? 'min_value' : undefined
  return undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

type Rulers = ReadonlyMap<QueryFilterName, QueryFilterName>

function withoutRuled({ exclude = {}, ...own }: ActFilters, rulers: Rulers): ActFilters {
  const isFree = ([key]: readonly [string, unknown]) => {
    const name = findName(key)
    return name === undefined || !rulers.has(name)
  }
  const kept = entriesOf(own).filter(isFree)
  const left = entriesOf(exclude).filter((entry) => isFree(prefixed(entry)))
  return { ...Object.fromEntries(kept), ...(left.length > 0 && { exclude: Object.fromEntries(left) }) }
}

function mergeFilters(own: ActFilters, request: ActFilters): ActFilters {
  const given = (filters: object) => Object.fromEntries(entriesOf(filters).filter(([, value]) => !isEmpty(value)))
  const exclude = { ...own.exclude, ...given(request.exclude ?? {}) }
  return { ...own, ...given({ ...request, exclude: {} }), ...(!isEmpty(exclude) && { exclude }) }
}

function entriesOf(filters: object) {
  return Object.entries(filters)
}

function fatesOfText(
  reading: QuestionReading | ResolvedQuestion,
  request: InvestigationRequest,
  { rulers, given }: { readonly rulers: Rulers; readonly given: GivenFilters },
): readonly QueryFilter[] {
  const missing = 'missing' in reading ? reading.missing : undefined
  const read = partsOf(reading).flatMap((part): QueryFilter[] => {
    const filter = filterOfPart(part)
    if (filter === undefined) return []
    const isOther = filter === 'data_source' && part.value !== request.data_source
    const overruled_by = isOther ? filter : rulers.get(filter)
    const not_found = missing?.some((name) => isPart(name, part)) ?? false
    const fate = overruled_by === undefined ? { applied: !not_found } : { applied: false, overruled_by }
    return [{ filter, text: part.text, ...fate, ...(not_found && { not_found }) }]
  })
  const named = missing?.filter((name) => !reading.understood.some((part) => isPart(name, part))) ?? reading.named
  return [...read, ...named.flatMap((name) => fateOfName(name, { given, isLookedUp: missing !== undefined }))]
}

/** The parts of the text; what lies between several periods is left out by the same words. */
function partsOf({ understood, filters }: QuestionReading): readonly UnderstoodPart[] {
  const gaps = filters.exclude?.date_ranges
  const dates = understood.filter(({ kind }) => kind === 'date_range')
  if (gaps === undefined || dates.some(({ excluded }) => excluded)) return understood
  return [...understood, ...dates.map(({ kind, text }) => ({ kind, text, value: gaps, excluded: true }) as const)]
}

/** Whether it is the code of a body or a tax id rather than a name. */
function isCode(text: string): boolean {
  return /^(?=.*\d)[0-9A-Z]+$/.test(text)
}

/** The filter of a part; undefined where there is none, such as for a data source that is left out. */
function filterOfPart({ kind, excluded }: UnderstoodPart): QueryFilterName | undefined {
  if (!excluded) return findName(kind)
  return kind === 'date_range' ? 'exclude.date_ranges' : findName(`${excluding}${kind}`)
}

function fateOfName(
  { kind, text, excluded }: Pick<MissingName, 'kind' | 'text' | 'excluded'>,
  { given, isLookedUp }: { readonly given: GivenFilters; readonly isLookedUp: boolean },
): readonly QueryFilter[] {
  const filter = findName(excluded ? `${excluding}${filterOf(kind)}` : filterOf(kind))
  if (filter === undefined) return []
  if (given.has(filter)) return [{ filter, text, applied: false, overruled_by: filter }]
  return [
    isLookedUp
      ? { filter, text, applied: false, not_found: true }
      : { filter, text, applied: true, looked_up_later: true },
  ]
}

/** Whether what no record has is a code or a place that the text was read as. */
function isPart({ kind, text, excluded }: MissingName, part: UnderstoodPart): boolean {
  if (part.kind !== filterOf(kind) || part.excluded !== excluded) return false
  return part.text === text || listOf(part.value).includes(text)
}

/** The filter that a name becomes. */
export function filterOf(kind: MissingName['kind']): 'organizations' | 'suppliers' | 'regions' {
  return kind === 'municipalities' ? 'regions' : kind
}

function notesOn(
  { intent, second, notes, understood }: QuestionReading,
  { query, data_source }: InvestigationRequest,
  missing: readonly MissingName[],
): readonly QueryNoteFacts[] {
  const source = understood.find(
    ({ kind, value, excluded }) => kind === 'data_source' && !excluded && value !== data_source,
  )
  const unfiltered = understood.filter((part) => filterOfPart(part) === undefined)
  const isSecondNoted = second === undefined || notes.some(({ kind }) => kind === 'second_question')
  return [
    ...missing.map(({ text, nearest }): QueryNoteFacts => {
      return { kind: isCode(text) ? 'unknown_id' : 'unknown_name', text, nearest }
    }),
    ...unfiltered.map(({ text }): QueryNoteFacts => ({ kind: 'not_a_filter', text })),
    ...(source ? [{ kind: 'other_source', text: source.text, value: data_source } as const] : []),
    ...(isSecondNoted ? [] : [{ kind: 'second_question', text: second } as const]),
    ...(intent === 'investigate' ? [] : [{ kind: 'other_intent', text: query, value: intent } as const]),
  ]
}
