// What may help where too few records are left.

import type { FilterStep } from '../../dataset/selection.ts'
import { limits } from '../../limits.ts'
import type { Reason } from '../../reasons.ts'
import type { Unknowns } from './unknowns.ts'

interface Shortage {
  /** Records that there are without any filter. */
  readonly population: number
  readonly steps: readonly FilterStep[]
  readonly unknowns: Pick<Unknowns, 'names' | 'ids'>
  /** Where the records came from. */
  readonly origin: 'request' | 'stored'
  readonly asksNothing?: boolean
}

/** A code of the table of reasons and the facts that its words need. */
export function suggestionFor({ population, steps, unknowns, origin, asksNothing }: Shortage): {
  readonly suggestion: Reason
  readonly [fact: string]: unknown
} {
  if (population < limits.recordsMin)
    return { suggestion: origin === 'request' ? 'send_more_records' : 'import_records' }
  if (asksNothing) return { suggestion: 'ask_about_records' }
  const { names, ids } = unknowns
  const nearest = [...new Set(names.flatMap((name) => name.nearest))]
  const unknown = [...names.map(({ text, shown }) => shown ?? text), ...ids]
  if (nearest.length > 0) return { suggestion: 'use_nearest_name', unknown, nearest }
  if (unknown.length > 0) return { suggestion: 'check_unknown', unknown }
  const narrow = steps.find(({ records_left }) => records_left < limits.recordsMin)
  return narrow ? { suggestion: 'change_filter', filter: narrow.filter } : { suggestion: 'widen_filters' }
}
