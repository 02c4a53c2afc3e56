// Present: fields that stay out of an answer where their number is not known.

import { toFigure } from '../domain/figures.ts'

/** A field for a spread, with the digits of its unit: nothing when the number is not known, since JSON has no NaN. */
export function present<K extends string>(
  name: K,
  value: number | undefined,
  shown = toFigure,
): { readonly [P in K]?: number } {
  return value === undefined || !Number.isFinite(value) ? {} : ({ [name]: shown(value) } as Record<K, number>)
}
