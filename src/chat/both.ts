// `compare os dois`: what the last two questions asked of, or the two that the last one names, set side by side.

import type { DateRange } from '../domain/generated/wire-types.ts'
import type { ComparisonKind } from '../question/question-reading.ts'
import type { ChatState } from './chat-state.ts'
import { mergeState } from './merge-state.ts'
import { isSameValue, type ListKind, type StateValue, valuesOf } from './state-values.ts'

const opening = '^[\\s,.!]*(?:(?:e|and|ok|now|agora|entao|then|so|please|por favor|pode|can you|could you)\\b[\\s,]*)*'
const both =
  '(?:both(?: of them)?|the two(?: of them)?|them|these(?: two)?|those(?: two)?|(?:os|as) (?:dois|duas)|ambos|ambas|eles|elas|ess[ea]s(?: dois| duas)?|est[ea]s(?: dois| duas)?)'
const pattern = new RegExp(
  `${opening}(?:(?:compar\\w+|contrast|confront\\w+) ${both}|compar\\w+-[oa]s|(?:put|place|set|coloc\\w+|poe|ponha) ${both} (?:side by side|lado a lado)|(?:faz|faca|fazer)(?: uma)? comparacao (?:entre )?${both})(?: (?:side by side|lado a lado|please|por favor|then|entao|agora|now))*[\\s?.!]*$`,
)

/** Whether a text asks to compare two things that it does not name. */
export function comparesBoth(plain: string): boolean {
  return pattern.test(plain)
}

const kinds: readonly (readonly [ListKind, ComparisonKind])[] = [
  ['suppliers', 'suppliers'],
  ['organizations', 'organizations'],
  ['regions', 'states'],
]

/** The state that compares two sides: those of one question, or of the last two; undefined where nobody can say which are meant. */
export function comparedBoth(before: ChatState, earlier: ChatState | undefined): ChatState | undefined {
  const own = sidesIn(before)
  if (own !== undefined) return asking(before, own)
  if (earlier === undefined) return undefined
  const differing = kinds.filter(([kind]) => !isSame(wantedOf(before, kind), wantedOf(earlier, kind)))
  const [only, second] = differing
  const ofYears = yearOf(before.filters.date_range) !== yearOf(earlier.filters.date_range)
  if (second !== undefined || (only !== undefined && ofYears)) return undefined
  if (only !== undefined) {
    const [kind, compare] = only
    const sides = [wantedOf(earlier, kind), wantedOf(before, kind)]
    return sides.some((side) => side.length !== 1) ? undefined : joined(before, earlier, compare)
  }
  const years = [before, earlier].map(({ filters }) => yearOf(filters.date_range))
  return ofYears && !years.includes(undefined) ? joined(before, earlier, 'years') : undefined
}

/** What one question names two of. */
function sidesIn(state: ChatState): ComparisonKind | undefined {
  if (state.compare !== undefined) return state.compare
  const found = kinds.filter(([kind]) => wantedOf(state, kind).length === 2)
  return found.length === 1 ? found[0]?.[1] : undefined
}

function asking(
  { order: _, limit: __, group_by: ___, share: ____, ...state }: ChatState,
  compare: ComparisonKind,
): ChatState {
  return { ...state, intent: 'compare', compare }
}

function joined(before: ChatState, earlier: ChatState, compare: ComparisonKind): ChatState {
  const { anomaly_types, filters, named } = earlier
  const own = {
    intent: 'compare',
    ...{ anomaly_types, named, understood: [], ignored: [], notes: [] },
    filters: {
      ...(filters.suppliers && { suppliers: filters.suppliers }),
      ...(filters.organizations && { organizations: filters.organizations }),
      ...(filters.regions && { regions: filters.regions }),
      ...(filters.date_range && { date_range: filters.date_range }),
    },
  } as const
  const change = { intent: 'compare', drops: [], adds: 'all', isCorrection: false, restores: false } as const
  return asking(mergeState(before, own, change), compare)
}

function wantedOf(state: ChatState, kind: ListKind): readonly StateValue[] {
  return valuesOf(state).filter((each) => each.kind === kind && !each.isExcluded)
}

function isSame(ones: readonly StateValue[], others: readonly StateValue[]): boolean {
  return ones.length === others.length && ones.every((one) => others.some((other) => isSameValue(one, other)))
}

function yearOf(range: DateRange | undefined): string | undefined {
  const [start, end] = [range?.start?.slice(0, 4), range?.end?.slice(0, 4)]
  return start !== undefined && start === end ? start : undefined
}
