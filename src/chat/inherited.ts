// Filters of a state by name: which it has from the one before, and which of that one it has no longer.

import type { ChatState } from './chat-state.ts'
import { valuesOf } from './state-values.ts'

/** Names of the filters of a state of which the next one has none. */
export function droppedOf(before: ChatState, after: ChatState): readonly string[] {
  const namesOf = (state: ChatState) => [
    ...valuesOf(state).flatMap(({ slot, isExcluded }) => (isExcluded ? [] : [slot])),
    ...(['date_range', 'min_value', 'max_value'] as const).filter((name) => state.filters[name] !== undefined),
  ]
  const left = new Set<string>(namesOf(after))
  return [...new Set(namesOf(before))].filter((name) => !left.has(name))
}

/** Names of the filters of a state that were there before. */
export function inheritedOf(before: ChatState, after: ChatState): readonly string[] {
  const had = valuesOf(before)
  const lists = valuesOf(after)
    .filter((each) =>
      had.some((one) => one.slot === each.slot && one.value === each.value && one.isExcluded === each.isExcluded),
    )
    .map(({ slot, isExcluded }) => (isExcluded ? `exclude.${slot}` : slot))
  const bounds = (['date_range', 'min_value', 'max_value'] as const).filter(
    (name) =>
      after.filters[name] !== undefined && JSON.stringify(after.filters[name]) === JSON.stringify(before.filters[name]),
  )
  const source = after.data_source !== undefined && after.data_source === before.data_source ? ['data_source'] : []
  return [...new Set([...lists, ...bounds, ...source])]
}
