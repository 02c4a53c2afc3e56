// What the filters before the one that left nothing had left, which an answer says where nothing matches.

import type { RecordFacts } from '../../chat/facts/record-facts.ts'
import type { FilterStep } from '../../dataset/selection.ts'
import type { InvestigationFilters } from '../../domain/generated/wire-types.ts'

/** The filters of the steps before the first that left no record; undefined where there is none before it, or none left nothing. */
export function filtersBefore(
  filters: InvestigationFilters,
  steps: readonly FilterStep[],
): InvestigationFilters | undefined {
  const at = steps.findIndex(({ records_left }) => records_left === 0)
  if (at < 1) return undefined
  const names = new Set(steps.slice(0, at).map(({ filter }) => filter))
  const { exclude = {}, ...kept } = filters
  const own = Object.entries(kept).filter(([name]) => names.has(name))
  const left = Object.entries(exclude).filter(([name]) => names.has(`exclude.${name}`))
  return { ...Object.fromEntries(own), ...(left.length > 0 && { exclude: Object.fromEntries(left) }) }
}

/** The steps with what is counted in the place of all records, which are more: of a contract also its items and amendments. */
export function countedSteps(
  steps: readonly FilterStep[],
  before: NonNullable<RecordFacts['before']>,
): readonly FilterStep[] {
  const at = steps.findIndex(({ records_left }) => records_left === 0)
  const { count } = before.totals
  const last = steps.slice(at)
  return count === 0 ? last : [{ filter: steps[at - 1]?.filter ?? '', records_left: count }, ...last]
}
