// Listed: a long list of names cut to its first few.

import { limits } from '../limits.ts'

/** The first few of a list, and how many more there are: `a, b, +3`. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, limits.reportNamesMax)
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')}, +${more}` : shown.join(', ')
}
