// Questions of who stands on a register of sanctions: `which suppliers are sanctioned?`, `a empresa X estava impedida em 2024?`.
// A period beside them is when a sanction was in force, unless words for contracts say that it is theirs.

import { formatDay, parseDay } from '../domain/days.ts'
import type { DateRange } from '../domain/generated/wire-types.ts'
import type { QuestionFilters, QuestionReading } from '../question/question-reading.ts'
import type { ChatState, MessageReading } from './chat-state.ts'
import { isSanctionWord, ordersToLook, readDrops } from './message-cues.ts'

/** What asks for words, or for something else of them. */
const otherwise =
  /^(?:[eo] )?(?:o que|what (?:is|are|does)|por ?que|why|como|how (?:is|are|do|does)|explain|expli\w+)\b|\b(?:aditivos?|amendments?|limites?|limits?)\b/
const anew = /\b(?:contratos?|contracts?|quanto|how much|gasto|spent|valor|value)\b/
/** Whose period it is, where no sanction is meant by it. */
const ofContracts =
  /\b(?:contrat(?:os?|acao|acoes|ou|aram)|contract(?:s|ed)?|licitac(?:ao|oes)|compras?|pregao|pregoes|dispensas?|tenders?|purchases?|awards?|assinad\w+|assinou|signed|won|ganh\w+|venc\w+|receb\w+|received|paid)\b/
const everBefore =
  /\b(?:ever|at any (?:time|point)|alguma vez|em algum momento|ja (?:foi|foram|esteve|estiveram|constou|teve))\b/
const anyTime = /\b(?:any|all|every|qualquer|tod[oa]s?|ever|sempre)\b/

/** The reading of a message that asks for them; what goes on from one asks for them too, until it asks for something else. */
export function withSanctions(
  reading: MessageReading,
  { plain, before }: { readonly plain: string; readonly before: ChatState | undefined },
): MessageReading {
  const { state, change, subject } = reading
  if (subject !== undefined || !asking.has(state.intent)) return reading
  const isAsked = isSanctionWord(plain) && !otherwise.test(plain) && !ordersToLook(plain)
  const goesOn = change !== 'new' && before?.sanctions === true && state.intent === before.intent && !anew.test(plain)
  if (!isAsked && !goesOn) return reading
  return withPeriod({ ...reading, state: { ...state, sanctions: true } }, { plain, before, isAsked })
}

const asking: ReadonlySet<string> = new Set(['investigate', 'lookup', 'count'])

interface Said {
  readonly plain: string
  readonly before: ChatState | undefined
  readonly isAsked: boolean
}

/** The reading with the period that it names as that of the sanctions, else with the one that was asked of before. */
function withPeriod(reading: MessageReading, { plain, before, isAsked }: Said): MessageReading {
  const { state, change, understood, inherited } = reading
  const isNamed = understood.some(({ kind }) => kind === 'date_range')
  const isOfRegister = isAsked || before?.sanctions_in !== undefined || before?.filters.date_range === undefined
  if (isNamed) {
    if (!isOfRegister || ofContracts.test(plain)) return reading
    const { filters, periods } = takenPeriods(state.filters)
    const had = change === 'new' ? undefined : before?.filters
    return { ...reading, state: { ...state, filters: withDates(filters, had), sanctions_in: periods } }
  }
  const isDropped = readDrops(plain).kinds.includes('dates')
  const isEver = everBefore.test(plain) || (isDropped && anyTime.test(plain))
  if (isEver && !ofContracts.test(plain)) return { ...reading, state: { ...state, sanctions_in: [{}] } }
  const kept = change === 'new' || isDropped ? undefined : before?.sanctions_in
  if (kept === undefined) return reading
  const names = [...new Set([...inherited, 'date_range'])]
  return { ...reading, state: { ...state, sanctions_in: kept }, inherited: names }
}

/** When a sanction was in force, as a message about one record asks. */
export function periodAsked({ filters }: QuestionReading, plain: string): Pick<ChatState, 'sanctions_in'> {
  if (filters.date_range === undefined || !isSanctionWord(plain)) return {}
  return { sanctions_in: takenPeriods(filters).periods }
}

/** The periods that filters ask for, one by one where there are gaps, and the filters without them; gaps that leave no day are ignored. */
function takenPeriods({ date_range, ...filters }: QuestionFilters): {
  readonly filters: QuestionFilters
  readonly periods: readonly DateRange[]
} {
  const { exclude: { date_ranges: gaps = [], ...others } = {}, ...rest } = filters
  const left = Object.keys(others).length > 0 ? { ...rest, exclude: others } : rest
  const whole = [date_range ?? {}]
  const periods = gaps.reduce<readonly DateRange[]>((some, gap) => some.flatMap((one) => withoutGap(one, gap)), whole)
  return { filters: left, periods: periods.length > 0 ? periods : whole }
}

/** What a gap leaves of a period, earliest first; the gap may be open or reach beyond the period at either end. */
function withoutGap(period: DateRange, gap: DateRange): readonly DateRange[] {
  const { start = '', end = '\uffff' } = period
  const [from, to] = [parseDay(gap.start ?? ''), parseDay(gap.end ?? '')]
  const pieces: DateRange[] = []
  if (from !== undefined) pieces.push(formatDay(from - 1) < end ? { ...period, end: formatDay(from - 1) } : period)
  if (to !== undefined) pieces.push(formatDay(to + 1) > start ? { ...period, start: formatDay(to + 1) } : period)
  return pieces.filter(isPeriod)
}

function isPeriod({ start = '', end = '\uffff' }: DateRange): boolean {
  return start <= end
}

/** What was asked of contracts before stays. */
function withDates(filters: QuestionFilters, before: QuestionFilters | undefined): QuestionFilters {
  const { date_range, exclude } = before ?? {}
  const left = { ...filters.exclude, ...(exclude?.date_ranges && { date_ranges: exclude.date_ranges }) }
  return {
    ...filters,
    ...(date_range && { date_range }),
    ...(Object.keys(left).length > 0 && { exclude: left }),
  }
}

/** The state as it asks of contracts, with the period of the sanctions as theirs. */
export function ofContractsAlone({ sanctions: _, sanctions_in: periods, ...state }: ChatState): ChatState {
  const [start, end] = [periods?.[0]?.start, periods?.at(-1)?.end]
  if (state.filters.date_range !== undefined || (start ?? end) === undefined) return state
  const date_range = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) }
  return { ...state, filters: { ...state.filters, date_range } }
}
